#include "app/wording/games.h"

#include <QCoreApplication>
#include <algorithm>
#include <map>
#include <string_view>

#include "app/wording/names.h"

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
                            QT_TR_NOOP("Take any number of stones from one heap; whoever takes the last stone loses.")}},
            {"moore-nim", {QT_TR_NOOP("Moore's Nim"),
                           QT_TR_NOOP("Take stones from at most k heaps, any number from each.")}},
            {"bash", {QT_TR_NOOP("Bash game"), QT_TR_NOOP("Take 1 to m stones from one heap.")}},
            {"subtraction", {QT_TR_NOOP("subtraction game"),
                             QT_TR_NOOP("Take a number of stones listed in parentheses from one heap.")}},
            {"wythoff", {QT_TR_NOOP("Wythoff's game"),
                         QT_TR_NOOP("Take any number of stones from one of two heaps, or the same number from both.")}},
            {"fibonacci-nim", {QT_TR_NOOP("Fibonacci Nim"),
                               QT_TR_NOOP("One heap: the first move may not take everything; after that, take at most twice what "
                                          "was taken last. ~6 means that at most 6 may be taken now.")}},
            {"staircase-nim", {QT_TR_NOOP("staircase Nim"),
                               QT_TR_NOOP("Move any number of stones from one step down to the next; the list begins with step 1.")}},
            {"coins", {QT_TR_NOOP("coins on a strip"),
                       QT_TR_NOOP("Slide one coin toward square 0, over free squares only, never past another coin.")}},
            {"turning-turtles", {QT_TR_NOOP("Turning Turtles"),
                                 QT_TR_NOOP("Turn a coin from heads to tails and, if you like, turn over any one coin on its left; the "
                                            "list has the squares of the heads.")}},
            {"octal", {QT_TR_NOOP("take-and-break game"),
                       QT_TR_NOOP("Digit i of the code says how many heaps may be left after taking i stones: 1 none, 2 one, 4 "
                                  "two, and their sums.")}},
            {"hexadecimal", {QT_TR_NOOP("take-and-break game leaving up to three heaps"),
                             QT_TR_NOOP("Like octal, but 8 allows three heaps: digits 0 to 9 and A to F.")}},
            {"kayles", {QT_TR_NOOP("Kayles"),
                        QT_TR_NOOP("Take one or two stones; what remains may be split in two. Code 0.77.")}},
            {"dawson-kayles", {QT_TR_NOOP("Dawson's Kayles"),
                               QT_TR_NOOP("Take two stones; what remains may be split in two. Code 0.07.")}},
            {"dawsons-chess", {QT_TR_NOOP("Dawson's Chess"),
                               QT_TR_NOOP("Take a pawn and the pawns beside it from a row of n. Code 0.137.")}},
            {"treblecross", {QT_TR_NOOP("Treblecross"),
                             QT_TR_NOOP("Whoever makes three crosses in a row wins; a row of n squares, n ≥ 3, is a heap of n + 2. Code 0.007.")}},
            {"grundy-game", {QT_TR_NOOP("Grundy's game"), QT_TR_NOOP("Split a heap into two unequal heaps.")}},
            {"lasker-nim", {QT_TR_NOOP("Lasker's Nim"),
                            QT_TR_NOOP("Take any number of stones from one heap, or split a heap in two.")}},
            {"euclid", {QT_TR_NOOP("Euclid's game"),
                        QT_TR_NOOP("Subtract a positive multiple of the smaller number from the larger; whoever makes "
                                   "a number 0 wins.")}},
            {"cutcake", {QT_TR_NOOP("Cutcake"),
                         QT_TR_NOOP("Left cuts down, through the first side of a block, Right across, through the second, always "
                                    "into whole lengths; whoever cannot cut loses.")}},
        };
        static const Words none{"", ""};
        const auto found = words.find(game);
        return found == words.end() ? none : found->second;
    }

    static QString translated(const char* text) { return *text ? tr(text) : QString(); }
};

/// The largest number of amounts for which the rules of a game code are listed one by one. A code with more amounts gets a general
/// description.
constexpr std::size_t mostAmounts = 3;

/// A function object that returns the rules of a game. It has one overload for each game and no generic overload, so the code
/// does not compile if a game has no rules.
class RulesText {
    Q_DECLARE_TR_FUNCTIONS(nimstone::wording::Rules)

public:
    RulesText(const Component& part, Cutter person) : m_part(part), m_person(person) {}

    QString operator()(const Nim&) const
    {
        return oneHeap() ? tr("Take any number of stones. Whoever takes the last one wins.")
                         : tr("Take any number of stones from one heap. Whoever takes the last stone wins.");
    }
    QString operator()(const MisereNim&) const
    {
        return oneHeap() ? tr("Take any number of stones. Whoever takes the last one loses.")
                         : tr("Take any number of stones from one heap. Whoever takes the last stone loses.");
    }
    QString operator()(const MooreNim& game) const
    {
        if (game.k() == 1)
            return operator()(Nim());
        //: %1 is a number of heaps, 2 or more
        return tr("Take stones from up to %1 heaps, as many as you like from each. Whoever takes the last stone wins.")
            .arg(number(game.k()));
    }
    QString operator()(const BashGame& game) const
    {
        if (game.m() == 1)
            return takeOne();
        //: %1 is the largest number of stones that may be taken, 2 or more
        return (oneHeap() ? tr("Take 1 to %1 stones. Whoever takes the last one wins.")
                          //: %1 is the largest number of stones that may be taken, 2 or more
                          : tr("Take 1 to %1 stones from one heap. Whoever takes the last stone wins."))
            .arg(number(game.m()));
    }
    QString operator()(const SubtractionGame& game) const
    {
        const auto amounts = game.set().amounts();
        std::vector<Count> counts(amounts.begin(), amounts.end());
        if (counts == std::vector<Count>{1})
            return takeOne();
        const bool toTheEnd = !counts.empty() && counts.front() == 1;
        //: %1 is an amount, or a list of amounts such as "1, 3 or 4"
        const QString take = (oneHeap() ? tr("Take exactly %1 stones at a time.")
                                        //: %1 is an amount, or a list of amounts such as "1, 3 or 4"
                                        : tr("Take exactly %1 stones from one heap."))
                                 .arg(orText(counts));
        return sentences(take, toTheEnd ? tr("Whoever takes the last stone wins.") : cannotMove());
    }
    QString operator()(const Wythoff&) const
    {
        return tr("Move the queen left, down, or diagonally down and left, as far as you like. Whoever brings her to the corner "
                  "(0, 0) wins.");
    }
    QString operator()(const FibonacciNim&) const
    {
        const Count heap = m_part.position.heaps.front();
        const Count quota = std::min(m_part.position.quota, heap);
        //: %1 is the largest number of stones that may be taken in the first move
        const QString now = quota == 0 ? tr("Take some stones first, but not all, and after that at most twice what was just taken.")
            : quota == 1               ? tr("Take 1 stone first, and after that at most twice what was just taken.")
                                       : tr("Take 1 to %1 stones first, and after that at most twice what was just taken.").arg(number(quota));
        return sentences(now, tr("Whoever takes the last stone wins."));
    }
    QString operator()(const StaircaseNim&) const
    {
        return tr("Move any number of stones from one step down to the next, and from step 1 to the ground. Whoever brings "
                  "the last stone to the ground wins.");
    }
    QString operator()(const CoinsOnAStrip&) const
    {
        return sentences(tr("Slide one coin to the left as far as you like, but not past another coin."), cannotMove());
    }
    QString operator()(const TurningTurtles&) const
    {
        return sentences(tr("Turn a coin from heads to tails and, if you like, turn over any one coin on its left."), cannotMove());
    }
    QString operator()(const TakeAndBreakGame& game) const
    {
        const std::string_view name = m_part.rules.entry().name;
        if (name == "kayles")
            return tr("Knock down one pin, or two that stand side by side. Whoever knocks down the last pin wins.");
        if (name == "dawson-kayles")
            return sentences(tr("Knock down two pins that stand side by side."), tr("Whoever finds no such pair loses."));
        if (name == "dawsons-chess")
            return tr("Advance one of your pawns: its file and the files beside it are then out of play. Whoever has no file "
                      "left loses.");
        if (name == "treblecross")
            return joinedTo(tr("Place a cross on an empty square; whoever makes three in a row wins. Two crosses side by side, or with "
                               "one square between them, let the opponent make three, so whoever places the last safe cross wins."),
                            positionNote(GameSum(m_part)));
        return sentences(amounts(game.code()), cannotMove());
    }
    QString operator()(const GrundysGame&) const
    {
        return sentences(tr("Split one heap into two heaps of different sizes."), cannotMove());
    }
    QString operator()(const LaskersNim&) const
    {
        return tr("Take any number of stones from one heap, or split a heap in two without taking any. Whoever takes the "
                  "last stone wins.");
    }
    QString operator()(const Euclid&) const
    {
        const auto [small, large] = std::minmax(m_part.position.heaps[0], m_part.position.heaps[1]);
        const QString wins = tr("Whoever makes a number 0 wins.");
        if (small == 0)
            return sentences(tr("Subtract the smaller number from the larger, once or several times."), wins);
        const Count times = large / small;
        //: %1 is the smaller number, %2 the larger number
        return sentences(times == 1 ? tr("Subtract the smaller number from the larger: now %1 from %2, once.").arg(number(small), number(large))
                                    //: %1 is the smaller number, %2 the larger number; %3 is how often the smaller number may be
                                    //: subtracted, 2 or more
                                    : tr("Subtract the smaller number from the larger: now %1 from %2, 1 to %3 times.")
                                          .arg(number(small), number(large), number(times)),
                         wins);
    }
    QString operator()(const Cutcake&) const
    {
        switch (m_person) {
        case Cutter::Left:
            return tr("You are Left and cut a block from top to bottom; Right cuts from left to right. Whoever cannot cut "
                      "loses.");
        case Cutter::Right:
            return tr("You are Right and cut a block from left to right; Left cuts from top to bottom. Whoever cannot cut "
                      "loses.");
        case Cutter::None: break;
        }
        return tr("Left cuts a block from top to bottom, Right from left to right. Whoever cannot cut loses.");
    }

    static QString ofCounting(const BashGame& game, Count goal)
    {
        if (game.m() == 1) {
            //: Bash's game as counting up: %1 is the number that wins
            return tr("Count up from 0, by 1 at a time. Whoever says %1 wins.").arg(number(goal));
        }
        //: Bash's game as counting up: %1 is the largest number that may be added, 2 or more; %2 is the number that wins
        return tr("Count up from 0, by 1 to %1 at a time. Whoever says %2 wins.").arg(number(game.m()), number(goal));
    }

    static QString ofSum(const GameSum& sum)
    {
        return joinedTo(tr("Move in one of the games, by its rules. Whoever cannot move in any of them loses."), positionNote(sum));
    }

private:
    bool oneHeap() const { return m_part.position.heaps.size() == 1; }

    QString takeOne() const
    {
        return oneHeap() ? tr("Take 1 stone. Whoever takes the last one wins.")
                         : tr("Take 1 stone from any heap. Whoever takes the last stone wins.");
    }

    static QString cannotMove() { return tr("Whoever cannot move loses."); }

    static QString joinedTo(const QString& text, const QString& note) { return note.isEmpty() ? text : sentences(text, note); }

    static QString sentences(const QString& first, const QString& second)
    {
        //: Two sentences: a rule and the condition for winning, or a rule and a remark on the position
        return tr("%1 %2").arg(first, second);
    }

    /// Returns a list such as "1, 3, or 4". In a list of more than 8 numbers, "…" replaces the middle.
    static QString orText(const std::vector<Count>& counts)
    {
        constexpr std::size_t most = 8;
        if (counts.size() == 1)
            return number(counts.front());
        QStringList firsts;
        for (std::size_t i = 0; i + 1 < counts.size(); ++i) {
            if (counts.size() > most && i >= most - 2) {
                firsts << QStringLiteral("…");
                break;
            }
            firsts << number(counts[i]);
        }
        const QString first = firsts.join(tr(", ", "between numbers of which one is chosen"));
        //: A list of two alternatives
        return counts.size() == 2 ? tr("%1 or %2").arg(first, number(counts.back()))
                                  //: The end of a list of three or more alternatives: %1 is all numbers except the last, %2 the last number
                                  : tr("%1, or %2").arg(first, number(counts.back()));
    }

    static QString leaving(const TakeAndBreakCode& code, Count amount)
    {
        std::vector<Count> heaps;
        if (code.mayEmpty(amount))
            heaps.push_back(0);
        if (code.mayLeaveOne(amount))
            heaps.push_back(1);
        if (code.mayLeaveTwo(amount))
            heaps.push_back(2);
        if (code.mayLeaveThree(amount))
            heaps.push_back(3);
        if (amount == 0) {
            //: A possible move in a heap: %1 is "2", "3" or "2 or 3"
            return tr("split it into %1 heaps").arg(orText(heaps));
        }
        //: A possible move in a heap: %1 is the number of stones that are taken, %2 the number of heaps that are left, "1" or "0 or 1"
        return (heaps.back() == 1 ? tr("take %1 and leave %2 heap")
                                  //: A possible move in a heap: %1 is the number of stones that are taken, %2 the number of heaps that are
                                  //: left, such as "0, 1 or 2"
                                  : tr("take %1 and leave %2 heaps"))
            .arg(number(amount), orText(heaps));
    }

    static QString amounts(const TakeAndBreakCode& code)
    {
        QStringList moves;
        bool leavesThree = false;
        for (Count amount = 0; amount <= code.last(); ++amount) {
            leavesThree = leavesThree || code.mayLeaveThree(amount);
            if (code.digit(amount) != 0)
                moves << leaving(code, amount);
        }
        if (static_cast<std::size_t>(moves.size()) > mostAmounts)
            return leavesThree ? tr("Digit i of the code says how many heaps may be left after taking i stones: 1 none, 2 one, 4 two, "
                                    "8 three, and their sums.")
                               : tr("Digit i of the code says how many heaps may be left after taking i stones: 1 none, 2 one, 4 two, and "
                                    "their sums.");
        //: The rule of a game as a sentence: %1 is a list of the possible moves in a heap
        return tr("Choose a heap: %1.").arg(moves.join(tr(", or ", "between moves of which one is made")));
    }

    const Component& m_part;
    Cutter m_person;
};

}  // namespace

QString gameName(const GameEntry& game)
{
    return Games::translated(Games::wordsOf(game.name).name);
}

QString gameName(const Rules& rules)
{
    const QString name = gameName(rules.entry());
    const QString parameters = QString::fromStdString(rules.name()).section(QLatin1Char('('), 1).chopped(rules.entry().parameters.empty() ? 0 : 1);
    if (parameters.isEmpty())
        return name;
    if (rules->parameter()) {
        //: A game and its parameter: %1 is the name of the game, such as "Bash game", %2 the usual letter of the parameter, such as m, %3
        //: its value, such as 4
        return Games::tr("%1 with %2 = %3").arg(name, QString::fromUtf8(rules.entry().parameters.data()), parameters);
    }
    if (rules.as<SubtractionGame>()) {
        //: A game and the amounts that may be taken: %1 is "subtraction game", %2 a list such as "1, 3, 4"
        return Games::tr("%1 with {%2}").arg(name, QString(parameters).replace(QLatin1Char(','), QStringLiteral(", ")));
    }
    //: A game and its code: %1 is "take-and-break game", %2 is "0.77"
    return Games::tr("%1 with code %2").arg(name, parameters);
}

QString gameSummary(const GameEntry& game)
{
    return Games::translated(Games::wordsOf(game.name).summary);
}

QString positionNote(const GameSum& sum)
{
    /// The smallest heap size for which a row of Treblecross is a playable board. A heap of 5 is a row of 3 squares.
    constexpr Count leastRow = 5;
    const auto isShort = [](Count heap) { return heap > 0 && heap < leastRow; };
    const bool hasShortRow = std::ranges::any_of(sum.components(), [&](const Component& part) {
        return part.rules.entry().move == MoveKind::PlaceCross && std::ranges::any_of(part.position.heaps, isShort);
    });
    return hasShortRow ? Games::tr("A Treblecross row of fewer than 3 squares is what crosses have left of a longer row. As a board of "
                                   "its own it has no winner, because nobody can make three.")
                       : QString();
}

QString rulesText(const GameSum& start, Cutter person, std::optional<Count> countedTo)
{
    if (start.isSum())
        return RulesText::ofSum(start);
    const Component& part = start.components().front();
    if (countedTo)
        return RulesText::ofCounting(*part.rules.as<BashGame>(), *countedTo);
    return std::visit(RulesText(part, person), part.rules.game());
}

}  // namespace nimstone::wording
