#include "app/wording/games.h"

#include <QCoreApplication>
#include <map>

namespace nimstone::wording {

namespace {

struct Words {
    const char* name;
    const char* summary;
};

struct Games {
    Q_DECLARE_TR_FUNCTIONS(nimstone::wording::Games)

public:
    static const Words& wordsOf(std::string_view game)
    {
        static const std::map<std::string_view, Words> words{
            {"nim", {QT_TR_NOOP("Nim"), QT_TR_NOOP("Take any number of stones from one heap.")}},
            {"misere-nim", {QT_TR_NOOP("misère Nim"),
                            QT_TR_NOOP("Take any number of stones from one heap; who takes the last stone loses.")}},
            {"moore-nim", {QT_TR_NOOP("Moore's Nim"),
                           QT_TR_NOOP("Take any number of stones from each of at most k heaps.")}},
            {"bash", {QT_TR_NOOP("Bash game"), QT_TR_NOOP("Take 1 to m stones from one heap.")}},
            {"subtraction", {QT_TR_NOOP("subtraction game"),
                             QT_TR_NOOP("Take one of the numbers in parentheses from one heap.")}},
            {"wythoff", {QT_TR_NOOP("Wythoff's game"),
                         QT_TR_NOOP("Take any number from one of two heaps, or the same number from both.")}},
            {"fibonacci-nim", {QT_TR_NOOP("Fibonacci Nim"),
                               QT_TR_NOOP("One heap: first not all of it, then at most twice what was taken last; ~6 "
                                          "says that at most 6 may be taken now.")}},
            {"staircase-nim", {QT_TR_NOOP("staircase Nim"),
                               QT_TR_NOOP("Bring any number of stones from one step down to the next; step 1 comes "
                                          "first.")}},
            {"octal", {QT_TR_NOOP("take-and-break game"),
                       QT_TR_NOOP("Digit i of the code says how many heaps taking i stones may leave: 1 none, 2 one, "
                                  "4 two, and their sums.")}},
            {"hexadecimal", {QT_TR_NOOP("take-and-break game with three heaps"),
                             QT_TR_NOOP("As octal, and 8 allows three heaps: digits 0 to 9 and A to F.")}},
            {"kayles", {QT_TR_NOOP("Kayles"),
                        QT_TR_NOOP("Take one or two stones; the rest may be split in two. The code 0.77.")}},
            {"dawson-kayles", {QT_TR_NOOP("Dawson's Kayles"),
                               QT_TR_NOOP("Take two stones; the rest may be split in two. The code 0.07.")}},
            {"dawsons-chess", {QT_TR_NOOP("Dawson's Chess"),
                               QT_TR_NOOP("Take a pawn and its neighbours from a row of n. The code 0.137.")}},
            {"treblecross", {QT_TR_NOOP("Treblecross"),
                             QT_TR_NOOP("Three crosses in a row win; n cells are a heap of n + 2. The code 0.007.")}},
            {"grundy-game", {QT_TR_NOOP("Grundy's game"), QT_TR_NOOP("Split a heap into two unequal heaps.")}},
            {"lasker-nim", {QT_TR_NOOP("Lasker's Nim"),
                            QT_TR_NOOP("Take any number of stones from one heap, or split a heap in two.")}},
            {"euclid", {QT_TR_NOOP("Euclid's game"),
                        QT_TR_NOOP("Subtract a positive multiple of the smaller number from the larger; whoever makes "
                                   "a number 0 wins.")}},
            {"cutcake", {QT_TR_NOOP("Cutcake"),
                         QT_TR_NOOP("Left cuts down, through the first side of a block, Right across, through the second, into whole sizes; who "
                                    "cannot cut loses.")}},
        };
        static const Words none{"", ""};
        const auto found = words.find(game);
        return found == words.end() ? none : found->second;
    }

    static QString translated(const char* text) { return *text ? tr(text) : QString(); }
};

}  // namespace

QString gameName(const GameEntry& game)
{
    return Games::translated(Games::wordsOf(game.name).name);
}

QString gameSummary(const GameEntry& game)
{
    return Games::translated(Games::wordsOf(game.name).summary);
}

}  // namespace nimstone::wording
