// Compares Euclid's game with exhaustive search, and checks the answers on larger numbers.
#include <QTest>

#include "core/games/golden/euclid.h"
#include "core/golden.h"
#include "tests/core/games/game_properties.h"
#include "tests/core/small_positions.h"
#include "tests/program.h"
#include "tests/property.h"

using namespace nimstone;
using namespace nimstone::tests;

namespace {

/// Computes the values from the rules alone, as the mex of the options, for all a ≥ b with a up to `largest`.
std::vector<std::vector<Count>> valuesByDefinition(Count largest)
{
    std::vector<std::vector<Count>> values;
    for (Count a = 0; a <= largest; ++a) {
        values.emplace_back(a + 1, 0);
        for (Count b = 1; b <= a; ++b) {
            std::set<Count> seen;
            for (Count rest = a; rest >= b;) {
                rest -= b;
                seen.insert(values[std::max(rest, b)][std::min(rest, b)]);
            }
            while (seen.contains(values[a][b]))
                ++values[a][b];
        }
    }
    return values;
}

}  // namespace

class TestEuclid : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void euclidAgreesWithSearch();
    void valuesFollowFromTheDefinition();
    void valuesMatchPublishedTerms();
    void outcomesAreExactForLargeNumbers_data();
    void outcomesAreExactForLargeNumbers();
    void answersOnLargeNumbersAreConsistent();
    void illegalMovesAreRefused_data();
    void illegalMovesAreRefused();
};

void TestEuclid::euclidAgreesWithSearch()
{
    QVERIFY(tests::agreesWithSearch("Euclid's game", Euclid(), allPositions(2, count<Count>(100, 300))));
}

void TestEuclid::valuesFollowFromTheDefinition()
{
    constexpr Count largest = 500;
    const auto values = valuesByDefinition(largest);
    std::size_t compared = 0;
    for (Count a = 0; a <= largest; ++a) {
        for (Count b = 0; b <= a; ++b, ++compared) {
            QCOMPARE(*Euclid().grundy(Position{{a, b}}), values[a][b]);
            QCOMPARE(*Euclid().grundy(Position{{b, a}}), values[a][b]);
        }
    }
    qInfo("compared %zu values with the definition", compared);
}

void TestEuclid::valuesMatchPublishedTerms()
{
    const std::vector<Count> row5{5, 1, 1, 0, 1, 0, 0, 0, 1, 2, 1, 2, 2, 2, 3, 2, 3, 3, 3, 4, 3, 4, 4, 4, 5, 4, 5, 5, 5, 6};
    for (Count b = 1; b <= row5.size(); ++b)
        QCOMPARE(*Euclid().grundy(Position{{5, b}}), row5[b - 1]);
    // The number of P-positions with 1 ≤ a ≤ b ≤ n, for n = 1, 2, 3, …
    const std::vector<int> lost{0, 0, 1, 2, 3, 5, 7, 10, 13, 16, 20, 24, 28, 33, 38, 44, 50, 56, 63, 70, 78, 86, 94, 103, 112, 121, 131, 141, 152, 163};
    int found = 0;
    for (Count n = 1; n <= lost.size(); ++n) {
        for (Count a = 1; a <= n; ++a)
            found += Euclid().outcome(Position{{a, n}}) == Outcome::P;
        QCOMPARE(found, lost[n - 1]);
    }
}

void TestEuclid::outcomesAreExactForLargeNumbers_data()
{
    QTest::addColumn<Count>("a");
    QTest::addColumn<Count>("b");
    QTest::addColumn<bool>("wins");
    const auto row = [](const char* name, Count a, Count b, bool wins) { QTest::newRow(name) << a << b << wins; };
    row("twice the smaller exceeds 2^31", 1'500'000'000, 2'000'000'000, false);
    row("equal numbers", 7, 7, true);
    row("the largest, twice", maxCount, maxCount, true);
    row("the largest and one less", maxCount, maxCount - 1, false);
    row("the largest and 1", maxCount, 1, true);
    // F₉₁ / F₉₀ is just over φ and F₉₀ / F₈₉ just under it; a double cannot tell them apart.
    row("a ratio just over φ", 4660046610375530309, 2880067194370816120, true);
    row("a ratio just under φ", 2880067194370816120, 1779979416004714189, false);
    row("the game is over", 0, 5, false);
    row("two empty heaps", 0, 0, false);
}

void TestEuclid::outcomesAreExactForLargeNumbers()
{
    QFETCH(Count, a);
    QFETCH(Count, b);
    QFETCH(bool, wins);
    QCOMPARE(Euclid().outcome(Position{{a, b}}) == Outcome::N, wins);
    QCOMPARE(Euclid().outcome(Position{{b, a}}) == Outcome::N, wins);
}

void TestEuclid::answersOnLargeNumbersAreConsistent()
{
    const Euclid game;
    QVERIFY(holdsFor(count(500, 50'000), "Euclid's game on large numbers", [&game] {
        const auto larger = *anyCount();
        // The smaller number is random, or within 4 of the larger number divided by φ.
        const auto near = *rc::gen::inRange<Count>(0, 5);
        const Count smaller = *rc::gen::element(*anyCount(), goldenPart(larger) - std::min(goldenPart(larger), near),
                                               goldenPart(larger) + std::min(near, larger - goldenPart(larger)));
        const Position position{{larger, smaller}};
        winningMovesLeadToP(game, position, 10);
        RC_ASSERT((*game.grundy(position) == 0) == (*game.outcome(position) == Outcome::P));
        RC_ASSERT(*game.outcome(Position{{smaller, larger}}) == *game.outcome(position));
        const Count a = std::max(larger, smaller);
        const Count b = std::min(larger, smaller);
        const bool fewMoves = b == 0 || a / b < 1000;
        RC_PRE(fewMoves);
        followsFromItsMoves(game, position);
    }));
}

void TestEuclid::illegalMovesAreRefused_data()
{
    using Kind = MoveError::Kind;
    QTest::addColumn<Position>("position");
    QTest::addColumn<Move>("move");
    QTest::addColumn<int>("kind");
    QTest::addColumn<Count>("limit");
    const auto row = [](const char* name, const Position& position, const Move& move, Kind kind, Count limit) {
        QTest::newRow(name) << position << move << static_cast<int>(kind) << limit;
    };
    const Position position{{34, 13}};
    row("no such heap", position, {2, 1}, Kind::NoSuchHeap, 2);
    row("takes nothing", position, {0, 0}, Kind::TakesNothing, 34);
    row("takes too many", position, {0, 39}, Kind::TakesTooMany, 34);
    row("from the smaller heap", position, {1, 13}, Kind::NotTheLarger, 34);
    row("not a multiple", position, {0, 14}, Kind::NotAMultiple, 13);
    row("the game is over", Position{{0, 13}}, {1, 13}, Kind::NotAMultiple, 0);
    row("a split", position, {0, 13, {1, 0}}, Kind::CannotSplit, 0);
    row("two heaps", position, {0, 13, {}, {{1, 13}}}, Kind::TooManyHeaps, 1);
    row("a cut", position, {0, 13, {}, {}, Cutter::Right}, Kind::IsACut, 0);
}

void TestEuclid::illegalMovesAreRefused()
{
    QFETCH(Position, position);
    QFETCH(Move, move);
    QFETCH(int, kind);
    QFETCH(Count, limit);
    const auto played = Euclid().play(position, move);
    QVERIFY(!played);
    QCOMPARE(static_cast<int>(played.error().kind), kind);
    QCOMPARE(played.error().limit, limit);
}

NIMSTONE_TEST(TestEuclid)
#include "tst_euclid.moc"
