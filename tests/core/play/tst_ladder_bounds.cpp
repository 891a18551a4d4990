// Tests the hint ladder on large positions: the reason if there is no ladder, numbers of 63 bits, and a thousand heaps.
#include <QTest>

#include "core/play/hints/ladder.h"
#include "core/play/opponents/choose_move.h"
#include "tests/core/play/random_games.h"
#include "tests/program.h"

using namespace nimstone;
using namespace nimstone::play;

class TestLadderBounds : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void positionsWithoutALadderHaveAReason();
    void hugePositionsHaveALadder();
    void hintsForAThousandHeapsFitTheirMove_data();
    void hintsForAThousandHeapsFitTheirMove();
};

void TestLadderBounds::positionsWithoutALadderHaveAReason()
{
    const auto why = [](const char* text, Cutter player = Cutter::None) {
        return ladderFor(parseSum(text).value(), player).error();
    };
    using Kind = NoLadder::Kind;
    QCOMPARE(why("nim:0,0").kind, Kind::NoMove);
    QCOMPARE(why("misere-nim:0").kind, Kind::NoMove);
    QCOMPARE(why("grundy-game:2,1,2").kind, Kind::NoMove);
    QCOMPARE(why("euclid:5,0").kind, Kind::NoMove);
    QCOMPARE(why("cutcake:1x7", Cutter::Left).kind, Kind::NoMove);
    QVERIFY(ladderFor(parseSum("cutcake:1x7").value(), Cutter::Right).has_value());
    const NoLadder unknown = why("grundy-game:9223372036854775807,5");
    QCOMPARE(unknown.kind, Kind::OutcomeUnknown);
    QVERIFY(unknown.bound && unknown.bound->most >= 100'000);
    QCOMPARE(why("wythoff:100000,3 + wythoff:2,200000").kind, Kind::OutcomeUnknown);
}

void TestLadderBounds::hugePositionsHaveALadder()
{
    for (const char* text : {
             "nim:9223372036854775807,1,77", "misere-nim:9223372036854775807,1,1", "bash(4):9223372036854775807",
             "bash(9223372036854775806):9223372036854775807", "subtraction(1,3,4):9223372036854775807",
             "wythoff:9223372036854775807,9223372036854775806", "wythoff:9223372036854775807,3", "wythoff:165580140,267914295",
             "wythoff:0,9223372036854775807", "fibonacci-nim:9223372036854775807", "fibonacci-nim:7540113804746346429",
             "fibonacci-nim:7540113804746346429~9", "staircase-nim:1,9223372036854775000,3",
             "turning-turtles:1,77,9223372036854775807", "lasker-nim:9223372036854775807",
             "lasker-nim:9223372036854775807,9223372036854775806,1,4", "euclid:9223372036854775807,2",
             "euclid:9223372036854775807,9223372036854775806", "moore-nim(2):9223372036854775807,5,9223372036854775806",
             "moore-nim(2):9223372036854775807,9223372036854775807,9223372036854775807", "grundy-game:90000",
             "wythoff:100000,3 + nim:5,5", "moore-nim(2):100,200,300,7 + nim:2 + nim:2"}) {
        const GameSum sum = parseSum(text).value();
        const auto ladder = ladderFor(sum);
        QVERIFY2(ladder.has_value(), text);
        const MoveInSum& move = moveOf(*ladder);
        for (const HintRung& rung : *ladder)
            QVERIFY2(fits(rung, sum, move), text);
        const auto after = sum.play(move)->outcome();
        QVERIFY2(after && (*after == OutcomeClass::P) == (*sum.outcome() == OutcomeClass::N), text);
    }
    const GameSum cake = parseSum("cutcake:9223372036854775807x9223372036854775806,5x7").value();
    for (const Cutter player : {Cutter::Left, Cutter::Right}) {
        const auto ladder = ladderFor(cake, player);
        QVERIFY(ladder.has_value());
        for (const HintRung& rung : *ladder)
            QVERIFY(fits(rung, cake, moveOf(*ladder)));
    }
}

void TestLadderBounds::hintsForAThousandHeapsFitTheirMove_data()
{
    QTest::addColumn<QByteArray>("game");
    for (const char* game : tests::allGameTexts)
        QTest::newRow(game) << QByteArray(game);
    QTest::newRow("a sum") << QByteArray("a sum");
}

/// Builds hints for 1,000 heaps of up to 1,000 stones: for random positions, and for positions after a perfect move.
void TestLadderBounds::hintsForAThousandHeapsFitTheirMove()
{
    QFETCH(QByteArray, game);
    Chance chance(8);
    for (int i = 0; i < 6; ++i) {
        std::string text;
        if (game == "a sum") {
            text = tests::randomComponent("nim", chance, 1000, 500) + " + " + tests::randomComponent("kayles", chance, 1000, 500)
                + " + " + tests::randomComponent("grundy-game", chance, 1000, 500) + " + "
                + tests::randomComponent("wythoff", chance, 1000, 2);
        } else {
            text = tests::largeRandomComponent(game.toStdString(), chance);
        }
        GameSum sum = parseSum(text).value();
        Cutter player = !sum.isPartisan() ? Cutter::None : Cutter::Left;
        (void)sum.outcome();  // fills the caches that all positions of the game share
        if (i % 2 == 1) {
            if (const auto move = chooseMove(perfect(), sum, 1, player)) {
                sum = sum.play(*move).value();
                player = opponent(player);
            }
        }
        const auto ladder = ladderFor(sum, player);
        for (std::size_t rung = 0; ladder && rung < play::rungCount; ++rung)
            QVERIFY(fits((*ladder)[rung], sum, moveOf(*ladder)));
    }
}

NIMSTONE_TEST(TestLadderBounds)
#include "tst_ladder_bounds.moc"
