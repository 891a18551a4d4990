// Tests how the end of a game is told in both languages, for every kind of end and every winner.
#include <QTest>

#include "app/wording/play/ends.h"
#include "core/sum/sum_notation.h"
#include "tests/app/wording/texts.h"
#include "tests/core/sum/tables.h"
#include "tests/program.h"

using namespace nimstone;
using namespace nimstone::tests;
using wording::Mover;

class TestEnds : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void endsOfGamesHaveTheExpectedTexts_data();
    void endsOfGamesHaveTheExpectedTexts();
    void everyGameHasSentencesForItsEnd();
    void aPositionWithoutAMoveIsExplained_data();
    void aPositionWithoutAMoveIsExplained();
    void positionsAreShownAsText_data();
    void positionsAreShownAsText();
};

void TestEnds::endsOfGamesHaveTheExpectedTexts_data()
{
    QTest::addColumn<QString>("end");
    QTest::addColumn<Mover>("winner");
    QTest::addColumn<Mover>("loser");
    QTest::addColumn<QString>("english");
    QTest::addColumn<QString>("chinese");
    const auto row = [](const char* what, QString end, Mover winner, Mover loser, QString english, QString chinese) {
        QTest::newRow(what) << end << winner << loser << english << chinese;
    };
    row("Nim, you", u"nim:0,0"_qs, Mover::You, Mover::Computer, u"You took the last stone: you win."_qs,
        u"你取走了最后一颗石子，你赢了。"_qs);
    row("Nim, the computer", u"nim:0,0"_qs, Mover::Computer, Mover::You, u"The computer took the last stone and wins."_qs,
        u"电脑取走了最后一颗石子，因而获胜。"_qs);
    row("Nim, two people", u"nim:0"_qs, Mover::SecondPlayer, Mover::FirstPlayer,
        u"The second player took the last stone and wins."_qs, u"后手取走了最后一颗石子，因而获胜。"_qs);
    row("misère, you", u"misere-nim:0"_qs, Mover::You, Mover::Computer, u"The computer took the last stone: you win."_qs,
        u"电脑取走了最后一颗石子，你赢了。"_qs);
    row("misère, the computer", u"misere-nim:0"_qs, Mover::Computer, Mover::You, u"You took the last stone: you lose."_qs,
        u"你取走了最后一颗石子，你输了。"_qs);
    row("misère, two people", u"misere-nim:0"_qs, Mover::FirstPlayer, Mover::SecondPlayer,
        u"The second player took the last stone and loses. The first player wins."_qs,
        u"后手取走了最后一颗石子，输了。先手获胜。"_qs);
    row("staircase, you", u"staircase-nim:0,0"_qs, Mover::You, Mover::Computer,
        u"You moved the last stone to the ground: you win."_qs, u"你把最后一颗石子移到了地面，你赢了。"_qs);
    row("staircase, the computer", u"staircase-nim:0,0"_qs, Mover::Computer, Mover::You,
        u"The computer moved the last stone to the ground and wins."_qs, u"电脑把最后一颗石子移到了地面，因而获胜。"_qs);
    row("Euclid, you", u"euclid:0,3"_qs, Mover::You, Mover::Computer, u"You made one of the numbers 0: you win."_qs,
        u"你使一个数变成了 0，你赢了。"_qs);
    row("Euclid, the computer", u"euclid:0,3"_qs, Mover::Computer, Mover::You, u"The computer made one of the numbers 0 and wins."_qs,
        u"电脑使一个数变成了 0，因而获胜。"_qs);
    row("Cutcake, you", u"cutcake:1x1"_qs, Mover::You, Mover::Computer, u"The computer has no cut left: you win."_qs,
        u"电脑无刀可切，你赢了。"_qs);
    row("Cutcake, the computer", u"cutcake:1x1"_qs, Mover::Computer, Mover::You, u"You have no cut left: you lose."_qs,
        u"你无刀可切，你输了。"_qs);
    row("Cutcake, Left", u"cutcake:3x1"_qs, Mover::Left, Mover::Right, u"Right has no cut left. Left wins."_qs,
        u"右方无刀可切。左方获胜。"_qs);
    row("a sum of cakes", u"cutcake:1x1 + cutcake:1x1"_qs, Mover::Right, Mover::Left,
        u"Left has no cut left. Right wins."_qs, u"左方无刀可切。右方获胜。"_qs);
    row("stones are left", u"subtraction(2,5):1"_qs, Mover::You, Mover::Computer, u"You made the last move: you win."_qs,
        u"你走了最后一步，你赢了。"_qs);
    row("no stones are left", u"subtraction(2,5):0"_qs, Mover::You, Mover::Computer,
        u"You took the last stone: you win."_qs, u"你取走了最后一颗石子，你赢了。"_qs);
    row("Wythoff, you", u"wythoff:0,0"_qs, Mover::You, Mover::Computer, u"You moved the queen to the corner (0, 0): you win."_qs,
        u"你把皇后移到了角落 (0, 0)，你赢了。"_qs);
    row("Wythoff, the computer", u"wythoff:0,0"_qs, Mover::Computer, Mover::You,
        u"The computer moved the queen to the corner (0, 0) and wins."_qs, u"电脑把皇后移到了角落 (0, 0)，因而获胜。"_qs);
    row("Kayles, you", u"kayles:0"_qs, Mover::You, Mover::Computer, u"You knocked down the last pin: you win."_qs,
        u"你击倒了最后一个球瓶，你赢了。"_qs);
    row("Kayles", u"kayles:0"_qs, Mover::Computer, Mover::You, u"The computer knocked down the last pin and wins."_qs,
        u"电脑击倒了最后一个球瓶，因而获胜。"_qs);
    row("Dawson's Kayles, you", u"dawson-kayles:1"_qs, Mover::You, Mover::Computer,
        u"The computer has no two pins side by side to knock down: you win."_qs, u"电脑找不到相邻的两个球瓶，你赢了。"_qs);
    row("Dawson's Kayles, the computer", u"dawson-kayles:1,1"_qs, Mover::Computer, Mover::You,
        u"You have no two pins side by side to knock down: you lose."_qs, u"你找不到相邻的两个球瓶，你输了。"_qs);
    row("Dawson's Kayles, two people", u"dawson-kayles:1"_qs, Mover::FirstPlayer, Mover::SecondPlayer,
        u"The second player has no two pins side by side to knock down. The first player wins."_qs, u"后手找不到相邻的两个球瓶。先手获胜。"_qs);
    row("Dawson's Chess, you", u"dawsons-chess:0"_qs, Mover::You, Mover::Computer, u"The computer has no pawn left to advance: you win."_qs,
        u"电脑没有兵可推进，你赢了。"_qs);
    row("Dawson's Chess, the computer", u"dawsons-chess:0"_qs, Mover::Computer, Mover::You, u"You have no pawn left to advance: you lose."_qs,
        u"你没有兵可推进，你输了。"_qs);
    row("Treblecross, you", u"treblecross:2"_qs, Mover::You, Mover::Computer, u"You placed the last safe cross: you win."_qs,
        u"你画下了最后一个安全的叉，你赢了。"_qs);
    row("Treblecross, the computer", u"treblecross:2"_qs, Mover::Computer, Mover::You,
        u"The computer placed the last safe cross and wins."_qs, u"电脑画下了最后一个安全的叉，因而获胜。"_qs);
    row("Grundy's game, you", u"grundy-game:2,1"_qs, Mover::You, Mover::Computer, u"You made the last split: you win."_qs,
        u"你完成了最后一次分堆，你赢了。"_qs);
    row("Grundy's game, the computer", u"grundy-game:2,1"_qs, Mover::Computer, Mover::You,
        u"The computer made the last split and wins."_qs, u"电脑完成了最后一次分堆，因而获胜。"_qs);
    row("a code", u"octal(0.07):1"_qs, Mover::Computer, Mover::You, u"The computer made the last move and wins."_qs,
        u"电脑走了最后一步，因而获胜。"_qs);
    row("a sum", u"nim:0 + euclid:0,3"_qs, Mover::FirstPlayer, Mover::SecondPlayer,
        u"The first player made the last move and wins."_qs, u"先手走了最后一步，因而获胜。"_qs);
}

void TestEnds::endsOfGamesHaveTheExpectedTexts()
{
    QFETCH(QString, end);
    QFETCH(Mover, winner);
    QFETCH(Mover, loser);
    QFETCH(QString, english);
    QFETCH(QString, chinese);
    {
        const InLanguage spoken(u"en"_qs);
        QCOMPARE(wording::endText(gameSumOf(end), winner, loser), english);
    }
    const InLanguage spoken(u"zh_CN"_qs);
    QCOMPARE(wording::endText(gameSumOf(end), winner, loser), chinese);
}

void TestEnds::everyGameHasSentencesForItsEnd()
{
    constexpr std::array movers{Mover::You, Mover::Computer, Mover::FirstPlayer, Mover::SecondPlayer, Mover::Left,
                                Mover::Right};
    int texts = 0;
    for (const QString& language : {u"en"_qs, u"zh_CN"_qs}) {
        const InLanguage spoken(language);
        for (const GameEntry& entry : catalogue()) {
            const GameSum sum = parseSum(entry.example).value();
            VERIFY_SENTENCE(wording::noMoveText(sum), language);
            for (const Mover winner : movers) {
                for (const Mover loser : movers) {
                    if (winner == loser)
                        continue;
                    VERIFY_SENTENCE(wording::endText(sum, winner, loser), language);
                    ++texts;
                }
            }
        }
    }
    qInfo("checked %d texts about the end of a game", texts);
}

void TestEnds::aPositionWithoutAMoveIsExplained_data()
{
    QTest::addColumn<QString>("start");
    QTest::addColumn<QString>("english");
    QTest::newRow("no stone") << u"nim:0"_qs << u"No stones are left, so the player to move has lost."_qs;
    QTest::newRow("misère") << u"misere-nim:0"_qs << u"No stones are left, so in misère play the player to move has won."_qs;
    QTest::newRow("no move") << u"grundy-game:2"_qs << u"No move is possible, so the player to move has lost."_qs;
    QTest::newRow("no cut") << u"cutcake:1x1"_qs << u"No move is possible, so the player to move has lost."_qs;
}

void TestEnds::aPositionWithoutAMoveIsExplained()
{
    QFETCH(QString, start);
    QFETCH(QString, english);
    const InLanguage spoken(u"en"_qs);
    QCOMPARE(wording::noMoveText(gameSumOf(start)), english);
}

void TestEnds::positionsAreShownAsText_data()
{
    QTest::addColumn<QString>("position");
    QTest::addColumn<QString>("english");
    QTest::newRow("heaps") << u"nim:3,4,5"_qs << u"(3, 4, 5)"_qs;
    QTest::newRow("a pair") << u"wythoff:3,5"_qs << u"(3, 5)"_qs;
    QTest::newRow("a quota") << u"fibonacci-nim:13~6"_qs << u"(13, at most 6 now)"_qs;
    QTest::newRow("all may be taken") << u"fibonacci-nim:5~5"_qs << u"(5)"_qs;
    QTest::newRow("blocks") << u"cutcake:4x7,2x3"_qs << u"(4 × 7, 2 × 3)"_qs;
    QTest::newRow("many blocks") << u"cutcake:1x1,1x2,1x3,1x4,1x5,1x6,1x7,1x8,1x9,2x1,2x2,2x3,2x4"_qs
        << u"(1 × 1, 1 × 2, 1 × 3, 1 × 4, 1 × 5, 1 × 6, 1 × 7, 1 × 8, 1 × 9, 2 × 1, …, 2 × 4)"_qs;
}

void TestEnds::positionsAreShownAsText()
{
    QFETCH(QString, position);
    QFETCH(QString, english);
    const InLanguage spoken(u"en"_qs);
    QCOMPARE(wording::positionText(gameSumOf(position).components().front()), english);
}

NIMSTONE_TEST(TestEnds)
#include "tst_ends.moc"
