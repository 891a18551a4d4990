// Compares Moore's Nim_k with exhaustive search, and checks the answers on large positions.
#include <QTest>

#include "core/games/nim/moore_nim.h"
#include "core/games/nim/nim.h"
#include "core/random.h"
#include "tests/core/games/game_properties.h"
#include "tests/core/small_positions.h"
#include "tests/program.h"
#include "tests/property.h"

using namespace nimstone;
using namespace nimstone::tests;

namespace {

/// Generates legal moves that take from up to k of the heaps. The position must have a stone.
rc::Gen<Move> anyMooreMove(const Position& position, Count k)
{
    return rc::gen::map(rc::gen::arbitrary<Seed>(), [position, k](Seed seed) {
        Chance chance(seed);
        std::vector<std::size_t> filled;
        for (std::size_t heap = 0; heap < position.heaps.size(); ++heap) {
            if (position.heaps[heap] != 0)
                filled.push_back(heap);
        }
        const Count heaps = chance.between(1, std::min<Count>(k, filled.size()));
        while (filled.size() > heaps)
            filled.erase(filled.begin() + static_cast<std::ptrdiff_t>(chance.below(filled.size())));
        Move move{filled.front(), chance.between(1, position.heaps[filled.front()])};
        for (std::size_t place = 1; place < filled.size(); ++place)
            move.also.push_back({filled[place], chance.between(1, position.heaps[filled[place]])});
        return move;
    });
}

Position randomPosition(std::size_t heaps, Count largest, Seed seed)
{
    Chance chance(seed);
    Position position;
    for (std::size_t heap = 0; heap < heaps; ++heap)
        position.heaps.push_back(chance.between(0, largest));
    return position;
}

}  // namespace

class TestMooreNim : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void kOutOfRangeIsRefused();
    void mooreNimAgreesWithSearch_data();
    void mooreNimAgreesWithSearch();
    void mooreNimWithKOneIsNim();
    void answersFollowFromLegalMoves();
    void winningMovesOfLargePositionsLeadToP();
    void movesFromPPositionsLeadToN();
    void countEqualsTheNumberOfListedMoves();
    void countIncludesMovesBeyondTheLimit();
    void aStoppedCountIsReported();
    void aWinningMoveIsFoundInAMillionHeaps_data();
    void aWinningMoveIsFoundInAMillionHeaps();
    void valuesAreKnownOrReportedAsNotComputed();
    void illegalMovesAreRefused_data();
    void illegalMovesAreRefused();
    void playTakesFromSeveralHeaps();
};

void TestMooreNim::kOutOfRangeIsRefused()
{
    QVERIFY(!MooreNim::make(0));
    QVERIFY(MooreNim::make(0).error() == (BadParameter{BadParameter::Kind::TooSmall, 0, 1}));
    QVERIFY(!MooreNim::make(maxCount + 1));
    QCOMPARE(MooreNim::make(maxCount)->k(), maxCount);
}

void TestMooreNim::mooreNimAgreesWithSearch_data()
{
    QTest::addColumn<Count>("k");
    QTest::addColumn<std::size_t>("heaps");
    QTest::addColumn<Count>("largest");
    for (Count k = 1; k <= 5; ++k) {
        for (std::size_t heaps = 0; heaps <= 5; ++heaps) {
            const Count largest[] = {9, 9, 9, count<Count>(5, 8), count<Count>(3, 5), 2};
            QTest::addRow("k = %d, %d heaps", static_cast<int>(k), static_cast<int>(heaps)) << k << heaps
                                                                                          << largest[heaps];
        }
    }
}

void TestMooreNim::mooreNimAgreesWithSearch()
{
    QFETCH(Count, k);
    QFETCH(std::size_t, heaps);
    QFETCH(Count, largest);
    QVERIFY(tests::agreesWithSearch("Moore's Nim", *MooreNim::make(k), allPositions(heaps, largest)));
}

void TestMooreNim::mooreNimWithKOneIsNim()
{
    QVERIFY(holdsFor(count(500, 50000), "Moore's Nim_1 is Nim", [] {
        const Position position = *anyPosition(0, 8);
        const MooreNim moore = *MooreNim::make(1);
        RC_ASSERT(*moore.outcome(position) == *Nim().outcome(position));
        RC_ASSERT(*moore.grundy(position) == *Nim().grundy(position));
        RC_ASSERT(moore.winningMoves(position, 100).listed == Nim().winningMoves(position, 100).listed);
    }));
}

void TestMooreNim::answersFollowFromLegalMoves()
{
    QVERIFY(holdsFor(count(60, 3000), "Moore's Nim follows from its moves", [] {
        const Count k = *rc::gen::inRange<Count>(1, 5);
        followsFromItsMoves(*MooreNim::make(k), *smallPosition(0, 4, 4));
    }));
}

void TestMooreNim::winningMovesOfLargePositionsLeadToP()
{
    QVERIFY(holdsFor(count(60, 5000), "Moore's Nim, winning moves of large positions", [] {
        const Count k = *rc::gen::inRange<Count>(1, 9);
        winningMovesLeadToP(*MooreNim::make(k), *anyPosition(0, 12), 20);
    }));
}

void TestMooreNim::movesFromPPositionsLeadToN()
{
    QVERIFY(holdsFor(count(60, 5000), "Moore's Nim, moves from P-positions", [] {
        const Count k = *rc::gen::inRange<Count>(1, 9);
        const MooreNim game = *MooreNim::make(k);
        const Position start = *anyPosition(2, 12);
        RC_PRE(*game.outcome(start) == Outcome::N);
        const Position position = played(game, start, game.winningMoves(start, 1).listed.front());
        movesFromPLeadToN(game, position, [k](const Position& from) { return anyMooreMove(from, k); });
    }));
}

/// The listed moves are found one by one; `count` adds the number of moves of each kind. Both numbers must be equal.
void TestMooreNim::countEqualsTheNumberOfListedMoves()
{
    std::size_t positions = 0;
    std::size_t moves = 0;
    for (Seed seed = 0; seed < count<Seed>(60, 2000); ++seed) {
        const MooreNim game = *MooreNim::make(2 + seed % 4);
        const Position position = randomPosition(2 + seed % 7, 200, seed);
        const WinningMoves winning = game.winningMoves(position, MooreNim::mostListed);
        QVERIFY(!winning.stopped);
        if (winning.count > MooreNim::mostListed)
            continue;
        QCOMPARE(winning.listed.size(), winning.count);
        ++positions;
        moves += winning.count;
    }
    QVERIFY(positions > 30);
    qInfo("%zu winning moves of %zu positions were counted and listed alike", moves, positions);
}

void TestMooreNim::countIncludesMovesBeyondTheLimit()
{
    // 70 mod 8 = 6, so a winning move takes one stone from each of 6 heaps. The number of moves is the number of ways to
    // choose 6 of 70 heaps.
    const Position ones{std::vector<Count>(70, 1)};
    const WinningMoves winning = MooreNim::make(7)->winningMoves(ones, 5);
    QCOMPARE(winning.count, std::size_t{131'115'985});
    QCOMPARE(winning.listed.size(), std::size_t{5});
    QVERIFY(!winning.stopped);
    QVERIFY(!winning.complete());
}

void TestMooreNim::aStoppedCountIsReported()
{
    const Position wide{std::vector<Count>(200, 1)};
    // 200 mod 151 = 49, and there are more than 2^64 ways to choose 49 of 200 heaps.
    const WinningMoves winning = MooreNim::make(150)->winningMoves(wide, 3);
    QVERIFY(winning.stopped);
    QVERIFY(winning.count >= 3);
    QCOMPARE(winning.listed.size(), std::size_t{3});
}

void TestMooreNim::aWinningMoveIsFoundInAMillionHeaps_data()
{
    QTest::addColumn<Count>("k");
    int place = 0;
    for (const Count k : {Count{1}, Count{2}, Count{7}, Count{1000}, Count{999'999}, Count{1'000'000}, maxCount}) {
        if (place++ % 2 == 0 || tests::deep())
            QTest::addRow("k = %llu", static_cast<unsigned long long>(k)) << k;
    }
}

void TestMooreNim::aWinningMoveIsFoundInAMillionHeaps()
{
    QFETCH(Count, k);
    const MooreNim game = *MooreNim::make(k);
    const Position position = randomPosition(maxHeaps, maxCount, 20);
    QVERIFY(game.outcome(position) == Outcome::N);
    const WinningMoves winning = game.winningMoves(position, 2);
    qInfo("there are at least %zu winning moves", winning.count);
    QVERIFY(!winning.listed.empty());
    for (const Move& move : winning.listed)
        QVERIFY(game.outcome(*game.play(position, move)) == Outcome::P);
}

void TestMooreNim::valuesAreKnownOrReportedAsNotComputed()
{
    const MooreNim game = *MooreNim::make(2);
    QVERIFY(game.grundy({{100, 0, 200}}) == Known<Count>(300));
    QVERIFY(game.grundy({{maxCount, maxCount}}) == tl::unexpected(Unknown::NotComputed));
    QVERIFY(game.grundy({{maxCount, maxCount, maxCount}}) == Known<Count>(0));
    QVERIFY(game.grundy({{maxCount, maxCount, maxCount - 1}}).has_value());
    QVERIFY(game.grundy({{50, 60, 70, 80}}) == tl::unexpected(Unknown::NotComputed));
    QVERIFY(game.grundy({{3, 4, 5, 6}}).has_value());
}

void TestMooreNim::illegalMovesAreRefused_data()
{
    using Kind = MoveError::Kind;
    QTest::addColumn<Move>("move");
    QTest::addColumn<int>("kind");
    QTest::addColumn<std::size_t>("heapAtFault");
    const auto row = [](const char* name, const Move& move, Kind kind, std::size_t heap) {
        QTest::newRow(name) << move << static_cast<int>(kind) << heap;
    };
    row("no such heap", {4, 1}, Kind::NoSuchHeap, 4);
    row("no such second heap", {0, 1, {}, {{7, 1}}}, Kind::NoSuchHeap, 7);
    row("takes nothing", {0, 0}, Kind::TakesNothing, 0);
    row("takes nothing from the second heap", {0, 1, {}, {{2, 0}}}, Kind::TakesNothing, 2);
    row("takes too many", {0, 1, {}, {{1, 5}}}, Kind::TakesTooMany, 1);
    row("three heaps", {0, 1, {}, {{1, 1}, {2, 1}}}, Kind::TooManyHeaps, 0);
    row("a heap twice", {1, 1, {}, {{1, 2}}}, Kind::HeapTwice, 1);
    row("a split", {0, 1, {1, 0}}, Kind::CannotSplit, 0);
    row("a cut", {0, 1, {}, {}, Cutter::Left}, Kind::IsACut, 0);
}

void TestMooreNim::illegalMovesAreRefused()
{
    QFETCH(Move, move);
    QFETCH(int, kind);
    QFETCH(std::size_t, heapAtFault);
    const auto played = MooreNim::make(2)->play({{3, 4, 5, 6}}, move);
    QVERIFY(!played);
    QCOMPARE(static_cast<int>(played.error().kind), kind);
    QCOMPARE(played.error().move.heap, heapAtFault);
}

void TestMooreNim::playTakesFromSeveralHeaps()
{
    const MooreNim game = *MooreNim::make(3);
    const Position after{{0, 4, 4, 1}};
    QVERIFY(game.play({{3, 4, 5, 6}}, {0, 3, {}, {{2, 1}, {3, 5}}}) == after);
    QVERIFY(game.play({{3, 4, 5, 6}}, {3, 5, {}, {{0, 3}, {2, 1}}}) == after);
}

NIMSTONE_TEST(TestMooreNim)
#include "tst_moore_nim.moc"
