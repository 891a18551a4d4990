// Compares Wythoff's game with exhaustive search and published tables, and checks that larger answers are exact.
#include <QFile>
#include <QTest>

#include "core/games/golden/wythoff.h"
#include "core/games/golden/wythoff_table.h"
#include "core/random.h"
#include "core/zeckendorf.h"
#include "tests/core/games/game_properties.h"
#include "tests/core/small_positions.h"
#include "tests/program.h"
#include "tests/property.h"

using namespace nimstone;
using namespace nimstone::tests;

namespace {

const Wythoff game;

Move fromBoth(Count taken) { return {0, taken, {}, {{1, taken}}}; }

/// Generates any positions; half of them are cold positions or next to a cold position.
rc::Gen<Position> wythoffPosition()
{
    const auto apart = rc::gen::map(rc::gen::pair(anyCount(), anyCount()), [](std::pair<Count, Count> heaps) {
        return Position{{heaps.first, heaps.second}};
    });
    const auto near = rc::gen::map(
        rc::gen::tuple(anyCount(), rc::gen::inRange(-2, 3), rc::gen::inRange(-2, 3), rc::gen::arbitrary<bool>()),
        [](const std::tuple<Count, int, int, bool>& drawn) {
            const auto& [difference, left, right, swapped] = drawn;
            const auto moved = [](Count n, int by) {
                return by < 0 ? n - std::min(n, static_cast<Count>(-by)) : n + static_cast<Count>(by);
            };
            const Count k = difference / 4;  // ⌊kφ²⌋ must not exceed the largest count
            const Count a = moved(goldenMultiple(k), left);
            const Count b = moved(goldenMultiple(k) + k, right);
            return swapped ? Position{{b, a}} : Position{{a, b}};
        });
    return rc::gen::resize(rc::kNominalSize, rc::gen::oneOf(apart, near));
}

}  // namespace

class TestWythoff : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void wythoffAgreesWithSearch();
    void coldPairsFollowFromMex();
    void coldPairsAreExactWhereDoublesFail();
    void bothTestsForColdPairsAgree();
    void winningMovesOfLargeHeapsLeadToP();
    void tableMatchesThePublishedOne();
    void tableHashIsUnchanged();
    void knownGrundyValuesEndAtTheBound();
    void illegalMovesAreRefused_data();
    void illegalMovesAreRefused();
};

void TestWythoff::wythoffAgreesWithSearch()
{
    QVERIFY(tests::agreesWithSearch("Wythoff's game", game, allPositions(2, count<Count>(30, 80))));
}

void TestWythoff::coldPairsFollowFromMex()
{
    // a_k is the least number that is in no earlier pair, and b_k = a_k + k.
    const Count pairs = count<Count>(200'000, 5'000'000);
    std::vector<bool> used(3 * pairs);
    Count a = 0;
    for (Count k = 0; k < pairs; ++k) {
        while (used[a])
            ++a;
        used[a] = used[a + k] = true;
        QCOMPARE(goldenMultiple(k), a);
        QCOMPARE(coldPartner(a), a + k);
        QCOMPARE(coldPartner(a + k), a);
        QVERIFY(isCold(a, a + k) && isCold(a + k, a));
    }
    qInfo("checked %llu cold pairs", static_cast<unsigned long long>(pairs));
}

void TestWythoff::coldPairsAreExactWhereDoublesFail()
{
    QVERIFY(isCold(165580140, 267914295));
    QVERIFY(!isCold(165580141, 267914296));
    QVERIFY(game.outcome(Position{{267914295, 165580140}}) == Outcome::P);
    QCOMPARE(game.winningMoves(Position{{165580141, 267914296}}, 9).listed.back(), (Move{1, 267914296 - coldPartner(165580141)}));
    QVERIFY(game.winningMoves(Position{{maxCount, maxCount}}, 9).complete());
}

void TestWythoff::bothTestsForColdPairsAgree()
{
    Chance chance(1907);
    const int cases = count(200'000, 20'000'000);
    int cold = 0;
    std::vector<Count> a;
    std::vector<Count> b;
    for (int i = 0; i < cases; ++i) {
        const Count k = chance.below((maxCount / 4) >> chance.below(maxColumns - 3));
        a.push_back(goldenMultiple(k) + chance.below(2));
        b.push_back(a.back() + k - std::min(k, chance.below(2)));
    }
    std::vector<std::uint8_t> marks(a.size(), 2);
    markCold(a, b, marks);
    for (std::size_t i = 0; i < a.size(); ++i) {
        const bool expected = isColdByProducts(a[i], b[i]);
        if (isCold(a[i], b[i]) != expected || isCold(b[i], a[i]) != expected || marks[i] != expected)
            QFAIL(qPrintable(QStringLiteral("the tests for cold pairs disagree at %1, %2").arg(a[i]).arg(b[i])));
        cold += expected;
    }
    QVERIFY(cold > cases / 8 && cold < cases / 2);
    qInfo("checked %d random positions with seed 1907; %d of them are cold", cases, cold);
}

void TestWythoff::winningMovesOfLargeHeapsLeadToP()
{
    QVERIFY(holdsFor(count(1000, 100'000), "Wythoff's game on large heaps", [] {
        const Position position = *wythoffPosition();
        const auto [a, b] = std::minmax(position.heaps[0], position.heaps[1]);
        RC_ASSERT(isCold(a, b) == isColdByProducts(a, b));
        winningMovesLeadToP(game, position, 3);
        RC_ASSERT(game.winningMoves(position, 9).count <= 3);
        // No move leads from a cold position to another cold position.
        const Count k = (b - a) / 4;
        const Position cold{{goldenMultiple(k), goldenMultiple(k) + k}};
        RC_ASSERT(*game.outcome(cold) == Outcome::P);
        RC_PRE(k != 0);
        Move move = *anyMove(cold);
        if (move.heap == 0 && *rc::gen::arbitrary<bool>())
            move = fromBoth(move.taken);
        RC_ASSERT(*game.outcome(played(game, cold, move)) == Outcome::N);
    }));
    // The partner of a number near the largest count is exact, even if the partner exceeds the largest count.
    for (Count n = maxCount - 1000; n <= maxCount; ++n) {
        QVERIFY(isColdByProducts(n, coldPartner(n)) && isCold(coldPartner(n), n));
        QVERIFY(!isColdByProducts(n, coldPartner(n) + 1) && !isColdByProducts(n, coldPartner(n) - 1));
    }
}

void TestWythoff::tableMatchesThePublishedOne()
{
    QFile file(QStringLiteral(NIMSTONE_SOURCE_DIR "/tests/vectors/wythoff_grundy_40x40.txt"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    Count row = 0;
    while (!file.atEnd()) {
        const QByteArray line = file.readLine().simplified();
        if (line.startsWith('#'))
            continue;
        const QList<QByteArray> values = line.split(' ');
        QCOMPARE(values.size(), 40);
        for (Count column = 0; column < 40; ++column)
            QCOMPARE(*game.grundy(Position{{row, column}}), values[static_cast<int>(column)].toULongLong());
        ++row;
    }
    QCOMPARE(row, Count{40});
    // The diagonal is OEIS A047708.
    const std::vector<Count> diagonal{0, 2, 1, 6, 7, 8, 3, 5, 4, 16, 14, 15, 10, 9, 11, 20, 13, 21, 12, 25};
    for (Count n = 0; n < diagonal.size(); ++n)
        QCOMPARE(*game.grundy(Position{{n, n}}), diagonal[n]);
}

void TestWythoff::tableHashIsUnchanged()
{
    const WythoffTable table(299);
    std::uint64_t hash = 1469598103934665603U;
    for (Count a = 0; a < 300; ++a) {
        for (Count b = a; b < 300; ++b)
            hash = (hash ^ table.value(a, b)) * 1099511628211U;
    }
    QCOMPARE(hash, std::uint64_t{0xeb1a735450419904});
    // A larger table begins with the values of a smaller one, and its zeros are the cold pairs.
    const WythoffTable larger(999);
    for (Count a = 0; a < 1000; ++a) {
        for (Count b = a; b < 1000; ++b) {
            QCOMPARE(larger.value(a, b) == 0, isCold(a, b));
            QVERIFY(b >= 300 || larger.value(a, b) == table.value(a, b));
        }
    }
}

void TestWythoff::knownGrundyValuesEndAtTheBound()
{
    QVERIFY(game.grundy(Position{{Wythoff::grundyBound - 1, 3}}));
    QVERIFY(game.grundy(Position{{3, Wythoff::grundyBound}}) == tl::unexpected(Unknown::NotComputed));
    QVERIFY(game.grundy(Position{{maxCount, maxCount}}) == tl::unexpected(Unknown::NotComputed));
    QVERIFY(game.grundy(Position{{102334155, 165580141}}) == Count{0});
}

void TestWythoff::illegalMovesAreRefused_data()
{
    using Kind = MoveError::Kind;
    QTest::addColumn<Move>("move");
    QTest::addColumn<int>("kind");
    QTest::addColumn<Count>("limit");
    QTest::addColumn<Move>("part");
    const auto row = [](const char* name, const Move& move, Kind kind, Count limit, const Move& part) {
        QTest::newRow(name) << move << static_cast<int>(kind) << limit << part;
    };
    row("no such heap", {2, 1}, Kind::NoSuchHeap, 2, {2, 1});
    row("takes nothing", {0, 0}, Kind::TakesNothing, 3, {0, 0});
    row("takes too many", {1, 6}, Kind::TakesTooMany, 5, {1, 6});
    row("too many from the second of both", {0, 3, {}, {{1, 6}}}, Kind::TakesTooMany, 5, {1, 6});
    row("unequal amounts", {0, 3, {}, {{1, 2}}}, Kind::UnequalAmounts, 3, {1, 2});
    row("a heap twice", {0, 1, {}, {{0, 1}}}, Kind::HeapTwice, 0, {0, 1});
    row("no such second heap", {0, 1, {}, {{2, 1}}}, Kind::NoSuchHeap, 2, {2, 1});
    row("three heaps", {0, 1, {}, {{1, 1}, {2, 1}}}, Kind::TooManyHeaps, 2, {0, 1, {}, {{1, 1}, {2, 1}}});
    row("a split", {1, 2, {1, 0}}, Kind::CannotSplit, 0, {1, 2, {1, 0}});
    row("a cut", {1, 2, {}, {}, Cutter::Left}, Kind::IsACut, 0, {1, 2, {}, {}, Cutter::Left});
}

void TestWythoff::illegalMovesAreRefused()
{
    QFETCH(Move, move);
    QFETCH(int, kind);
    QFETCH(Count, limit);
    QFETCH(Move, part);
    const auto played = game.play(Position{{3, 5}}, move);
    QVERIFY(!played);
    QCOMPARE(static_cast<int>(played.error().kind), kind);
    QCOMPARE(played.error().limit, limit);
    QCOMPARE(played.error().move, part);
}

NIMSTONE_TEST(TestWythoff)
#include "tst_wythoff.moc"
