// Tests the reasons for which a position is won or lost, in both languages: every game has a sentence with the numbers of the
// position.
#include <QTest>

#include "app/wording/analysis.h"
#include "app/wording/games.h"
#include "app/wording/rich_text.h"
#include "core/sum/sum_notation.h"
#include "tests/app/wording/texts.h"
#include "tests/program.h"

using namespace nimstone;
using namespace nimstone::tests;

class TestReasons : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyPositionHasAReason();
    void positionsHaveTheExpectedReasons_data();
    void positionsHaveTheExpectedReasons();
    void everyGameHasANameAndASummary();
};

static QString reasonFor(const std::string& position)
{
    const GameSum sum = parseSum(position).value();
    return wording::outcomeReason(sum, analyze(sum, 1000));
}

void TestReasons::everyPositionHasAReason()
{
    for (const QString& language : {u"en"_qs, u"zh_CN"_qs}) {
        const InLanguage spoken(language);
        int positions = 0;
        for (const GameEntry& entry : catalogue()) {
            std::string game(entry.example.substr(0, entry.example.find(':') + 1));
            for (Count a = 0; a <= 12; ++a) {
                for (Count b = 0; b <= 12; ++b) {
                    const std::string first = std::to_string(a);
                    const std::string second = std::to_string(b);
                    std::string text = game + first + ',' + second;
                    if (entry.layout == Layout::Quota)
                        text = game + first + (b == 0 ? "" : '~' + second);
                    if (entry.layout == Layout::Blocks)
                        text = game + std::to_string(a + 1) + 'x' + std::to_string(b + 1);
                    if (entry.ordered) {
                        const Rules rules = parseGame(entry.name).value();
                        text = print(GameSum(Component{rules, rules->positionFromSizes({a, b})}));
                    }
                    VERIFY_SENTENCE(reasonFor(text), language);
                    ++positions;
                }
            }
        }
        qInfo("checked %d sentences in %s", positions, qPrintable(language));
    }
}

void TestReasons::positionsHaveTheExpectedReasons_data()
{
    QTest::addColumn<QString>("position");
    QTest::addColumn<QString>("english");
    const auto row = [](const char* what, QString position, QString english) {
        QTest::newRow(what) << position << english;
    };
    row("Nim", u"nim:3,4,5"_qs,
        u"The highest 1 of the nim-sum 2 is in the 2s column. Only heap 1 has a 1 there, so only a move in that heap can make the "
        u"nim-sum 0."_qs);
    row("the end", u"wythoff:0,0"_qs, u"No stone is left: the player to move cannot move, and has lost."_qs);
    row("Euclid's end", u"euclid:0,0"_qs, u"One of the numbers is 0, so nothing can be subtracted: the player to move has lost."_qs);
    row("Euclid's end beside a number", u"euclid:5,0"_qs,
        u"One of the numbers is 0, so nothing can be subtracted: the player to move has lost."_qs);
    row("no move", u"grundy-game:2,1"_qs, u"No move is left: the player to move has lost."_qs);
    row("no move in a fresh heap of one", u"fibonacci-nim:1"_qs, u"No move is left: the player to move has lost."_qs);
    row("the misère end", u"misere-nim:0"_qs, u"No stone is left: in misère play the player to move has won."_qs);
    row("the misère switch, keeping one", u"misere-nim:1,1,9"_qs,
        u"Exactly one heap has two or more stones, and there are 2 heaps of one. The winning move leaves one stone of the large "
        u"heap, so that the number of heaps of one becomes odd."_qs);
    row("the misère switch, taking all", u"misere-nim:1,9"_qs,
        u"Exactly one heap has two or more stones, and there is one heap of one. The winning move takes the large heap whole, so "
        u"that the number of heaps of one stays odd."_qs);
    row("misère, like Nim", u"misere-nim:2,3"_qs,
        u"With at least two heaps of two or more stones, misère Nim is played like Nim: the nim-sum is 1, and the winning moves "
        u"make it 0."_qs);
    row("misère, heaps of one", u"misere-nim:1,1,1"_qs,
        u"Only heaps of one are left, 3 of them, an odd number: the player to move takes the last stone and loses."_qs);
    row("Moore", u"moore-nim(2):3,4,5"_qs,
        u"In the 4s column the number of 1s is 2, not a multiple of 3, and this is the highest such column. Some move in at most 2 "
        u"heaps makes the number of 1s in every column a multiple of 3."_qs);
    row("Moore, lost", u"moore-nim(2):5,5,5"_qs,
        u"In every column the number of 1s is a multiple of 3, and every move destroys that."_qs);
    row("Bash", u"bash(4):32"_qs, u"32 = 6 × 5 + 2: taking the remainder, 2, leaves only whole blocks of 5."_qs);
    row("Bash, lost", u"bash(4):30"_qs,
        u"30 = 6 × 5: after any move, which takes at most 4, the opponent can make the two moves add up to 5. Then only whole "
        u"blocks of 5 are left again."_qs);
    row("Wythoff", u"wythoff:4,5"_qs,
        u"(4, 5) is not a cold pair: the one with the difference 1 is (1, 2). From a pair that is not cold, some move always leads "
        u"to a cold pair."_qs);
    row("Wythoff, lost, where doubles fail", u"wythoff:267914295,165580140"_qs,
        u"(165580140, 267914295) is a cold pair, the one with the difference 102334155. Every move from a cold pair leads to a pair "
        u"that is not cold."_qs);
    row("Wythoff, a cold pair beyond 64 bits", u"wythoff:9223372036854775807,5"_qs,
        u"(5, 9223372036854775807) is not a cold pair: the one with the difference 9223372036854775802 is (14923729446516375041, "
        u"24147101483371150843). From a pair that is not cold, some move always leads to a cold pair."_qs);
    row("Fibonacci", u"fibonacci-nim:59~3"_qs,
        u"The Zeckendorf representation is 59 = 1 + 3 + 55 (Fibonacci numbers, no two consecutive). Up to 3 may be taken, so the "
        u"smallest term, 1, can be. The next term is more than twice as large, so the opponent cannot take it whole."_qs);
    row("Fibonacci, lost", u"fibonacci-nim:20~1"_qs,
        u"The Zeckendorf representation is 20 = 2 + 5 + 13 (Fibonacci numbers, no two consecutive). At most 1 may be taken, less "
        u"than the smallest term, 2. Whatever is taken, the opponent may then take the smallest term of what is left, and wins."_qs);
    row("a Fibonacci number", u"fibonacci-nim:13"_qs,
        u"13 is a Fibonacci number, and at most 12 may be taken. Whatever is taken, the opponent may then take the smallest term of "
        u"what is left, and wins."_qs);
    row("Fibonacci, all at once", u"fibonacci-nim:13~13"_qs, u"A single move may take the whole heap of 13."_qs);
    row("the staircase", u"staircase-nim:1,7,3"_qs,
        u"Only the odd steps count, and their nim-sum is 1 ⊕ 3 = 2: some move makes it 0."_qs);
    row("Euclid", u"euclid:21,34"_qs,
        u"34 × (34 − 21) = 442 is more than 21² = 441, so 34 is more than the golden ratio times 21. Then some move leaves the "
        u"opponent a losing pair."_qs);
    row("Euclid, lost", u"euclid:2000000000,1500000000"_qs,
        u"2000000000 × (2000000000 − 1500000000) = 1000000000000000000 is less than 1500000000² = 2250000000000000000, so "
        u"2000000000 is less than the golden ratio times 1500000000. Then the only move leaves the opponent a winning pair."_qs);
    row("Euclid, beyond 64 bits", u"euclid:9223372036854775807,1"_qs,
        u"9223372036854775807 × (9223372036854775807 − 1) = 85070591730234615838173535747377725442 is more than 1² = 1, so "
        u"9223372036854775807 is more than the golden ratio times 1. Then some move leaves the opponent a losing pair."_qs);
    row("Euclid, equal", u"euclid:7,7"_qs,
        u"The numbers are equal: subtracting one from the other makes it 0, and wins."_qs);
    row("Kayles", u"kayles:12,7"_qs,
        u"Each heap counts as a Nim heap of the size of its Grundy value. The nim-sum of these values is 4 ⊕ 2 = 6, and some move "
        u"makes it 0."_qs);
    row("a sum", u"nim:3,4 + wythoff:3,5 + kayles:7"_qs,
        u"Each component counts as a Nim heap of the size of its Grundy value. The nim-sum of these values is 7 ⊕ 0 ⊕ 2 = 5, and "
        u"some move makes it 0."_qs);
    row("one part decides", u"nim:2,2 + wythoff:9000000000000000000,5"_qs,
        u"The nim-sum of the other components' Grundy values is 0, so component 2 decides alone. The player to move can win it, and "
        u"its winning moves win the sum."_qs);
    row("beyond the bound", u"nim:1 + wythoff:9000000000000000000,5"_qs,
        u"This position is too large for its Grundy value to be computed."_qs);
    row("Cutcake", u"cutcake:4x1,1x2"_qs, u"Counted in cuts, the blocks are worth 3 and −1 to Left, and together 2. Left wins if "
                                          u"the total is positive, Right if it is negative; at 0 the player to move loses."_qs);
}

void TestReasons::positionsHaveTheExpectedReasons()
{
    QFETCH(QString, position);
    QFETCH(QString, english);
    const InLanguage spoken(u"en"_qs);
    QCOMPARE(wording::plain(reasonFor(position.toStdString())), english);
}

void TestReasons::everyGameHasANameAndASummary()
{
    for (const QString& language : {u"en"_qs, u"zh_CN"_qs}) {
        const InLanguage spoken(language);
        for (const GameEntry& entry : catalogue()) {
            QVERIFY2(!wording::gameName(entry).isEmpty(), entry.name.data());
            QVERIFY2(!wording::gameSummary(entry).isEmpty(), entry.name.data());
        }
    }
}

NIMSTONE_TEST(TestReasons)
#include "tst_reasons.moc"
