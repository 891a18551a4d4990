// Tests the order in which positions are visited, and the search for the first position where a claim is wrong.
#include <QTest>
#include <algorithm>
#include <functional>
#include <numeric>

#include "core/conjecture/counterexample.h"
#include "core/games/golden/fibonacci_nim.h"
#include "core/games/golden/wythoff.h"
#include "core/games/nim/nim.h"
#include "core/search.h"
#include "tests/core/conjecture/tree.h"
#include "tests/counts.h"
#include "tests/program.h"

using namespace nimstone;
using namespace nimstone::conjecture;

class TestCounterexample : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void positionsAreSortedByStonesThenHeaps_data();
    void positionsAreSortedByStonesThenHeaps();
    void positionsWithQuotasAreSorted();
    void rangeSizesAreKnownUnlessTheyOverflow();
    void theSmallestCounterexampleIsFound_data();
    void theSmallestCounterexampleIsFound();
    void trueClaimsHaveNoCounterexample();
    void positionsWithUnknownOutcomeAreCounted();
    void positionsThatTheGameExcludesAreSkipped();
    void theSearchStopsAtAPositionWithoutAValue();
    void searchCanBeStopped();
    void searchAgreesWithBruteForce();
};

static std::vector<Position> all(const PositionRange& range)
{
    std::vector<Position> positions;
    for (Positions walk(range); walk.next();)
        positions.push_back(walk.here());
    return positions;
}

static Count stones(const Position& position)
{
    return std::accumulate(position.heaps.begin(), position.heaps.end(), Count{0});
}

void TestCounterexample::positionsAreSortedByStonesThenHeaps_data()
{
    QTest::addColumn<int>("heaps");
    QTest::addColumn<int>("most");
    for (const auto& [heaps, most] : {std::pair{1, 0}, {1, 50}, {2, 0}, {2, 1}, {2, 30}, {3, 1}, {3, 9}, {4, 0}, {4, 2}, {4, 6}})
        QTest::addRow("%d heaps up to %d", heaps, most) << heaps << most;
}

/// The range visits every position once, in the same order as a sort by number of stones, then by heaps.
void TestCounterexample::positionsAreSortedByStonesThenHeaps()
{
    QFETCH(int, heaps);
    QFETCH(int, most);
    std::vector<Position> expected{Position{}};
    for (int heap = 0; heap < heaps; ++heap) {
        std::vector<Position> longer;
        for (const Position& position : expected) {
            for (int size = 0; size <= most; ++size) {
                longer.push_back(position);
                longer.back().heaps.push_back(static_cast<Count>(size));
            }
        }
        expected = std::move(longer);
    }
    std::ranges::sort(expected, [](const Position& a, const Position& b) {
        return std::pair{stones(a), a.heaps} < std::pair{stones(b), b.heaps};
    });
    const PositionRange range{PositionRange::Kind::Heaps, static_cast<std::size_t>(heaps), static_cast<Count>(most)};
    QCOMPARE(all(range), expected);
    QCOMPARE(range.size().value(), Count{expected.size()});
    qInfo("checked %zu positions", expected.size());
}

void TestCounterexample::positionsWithQuotasAreSorted()
{
    const std::vector<Position> fresh{{{0}, 0}, {{1}, 0}, {{2}, 1}, {{3}, 2}};
    QCOMPARE(all({PositionRange::Kind::Fresh, 1, 3}), fresh);
    const std::vector<Position> quotas{{{0}, 0}, {{1}, 0}, {{1}, 1}, {{2}, 1}, {{2}, 2}, {{3}, 1}, {{3}, 2}, {{3}, 3}};
    QCOMPARE(all({PositionRange::Kind::Quota, 1, 3}), quotas);
    for (const Count most : {0, 1, 2, 3, 40}) {
        for (const auto kind : {PositionRange::Kind::Fresh, PositionRange::Kind::Quota}) {
            const PositionRange range{kind, 1, most};
            QCOMPARE(range.size().value(), Count{all(range).size()});
        }
    }
}

void TestCounterexample::rangeSizesAreKnownUnlessTheyOverflow()
{
    QCOMPARE((PositionRange{PositionRange::Kind::Heaps, 2, 2000}.size().value()), Count{2001} * 2001);
    QCOMPARE((PositionRange{PositionRange::Kind::Heaps, 1, maxCount - 1}.size().value()), maxCount);
    QVERIFY(!(PositionRange{PositionRange::Kind::Heaps, 1, maxCount}.size()));
    QVERIFY(!(PositionRange{PositionRange::Kind::Heaps, 4, maxCount}.size()));
    QVERIFY(!(PositionRange{PositionRange::Kind::Quota, 1, maxCount}.size()));
    QVERIFY(!(PositionRange{PositionRange::Kind::Heaps, 4, 1'000'000}.size()));
}

static Expression read(const char* text, Shape shape = Shape::Heaps)
{
    return Expression::parse(text, {shape, Parameter{'m', 4}}).value();
}

/// The subtraction game on one heap that allows 1, 3, or 4: a heap is P if its size is 0 or 2 mod 7.
static Known<Outcome> oneThreeFour(const Position& position)
{
    const Count rest = position.heaps[0] % 7;
    return rest == 0 || rest == 2 ? Outcome::P : Outcome::N;
}

static Known<Outcome> nim(const Position& position) { return Nim().outcome(position); }
static Known<Outcome> fibonacci(const Position& position) { return FibonacciNim().outcome(position); }

void TestCounterexample::theSmallestCounterexampleIsFound_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<bool>("isNim");
    QTest::addColumn<std::vector<Count>>("heaps");
    QTest::addColumn<Outcome>("claim");
    QTest::addColumn<int>("checked");
    using Heaps = std::vector<Count>;
    QTest::newRow("period 6 instead of 7") << QByteArray("n % 6 == 0") << false << Heaps{2} << Outcome::N << 3;
    QTest::newRow("every position is P") << QByteArray("0") << false << Heaps{1} << Outcome::P << 2;
    QTest::newRow("no position is P") << QByteArray("1") << false << Heaps{0} << Outcome::N << 1;
    QTest::newRow("a sum instead of the nim-sum") << QByteArray("(a + b + c) % 2") << true << Heaps{0, 0, 2} << Outcome::P << 5;
    QTest::newRow("equal heaps") << QByteArray("a == b && c == 0") << true << Heaps{0, 1, 1} << Outcome::N << 6;
    QTest::newRow("one heap left out") << QByteArray("a == b || c > 2") << true << Heaps{0, 0, 1} << Outcome::P << 2;
}

void TestCounterexample::theSmallestCounterexampleIsFound()
{
    QFETCH(QByteArray, text);
    QFETCH(bool, isNim);
    QFETCH(std::vector<Count>, heaps);
    QFETCH(Outcome, claim);
    QFETCH(int, checked);
    const Expression expression = read(text.constData());
    const auto found = findCounterexample(expression, {PositionRange::Kind::Heaps, expression.heaps(), 20},
                                          {isNim ? nim : oneThreeFour});
    QVERIFY(found.counterexample);
    QCOMPARE(found.counterexample->position, Position{heaps});
    QCOMPARE(found.counterexample->claim, claim);
    QCOMPARE(found.counterexample->truth, opposite(claim));
    QCOMPARE(found.checked, Count(checked));
}

/// True claims have no counterexample. The outcomes come from search, which uses no theorem.
void TestCounterexample::trueClaimsHaveNoCounterexample()
{
    const auto holds = [](const Findings& found, Count checked) {
        return !found.counterexample && !found.noValue && !found.stopped && found.unknown == 0 && found.checked == checked;
    };
    Search<Nim> nimSearch{Nim()};
    const Oracle nimOracle{[&](const Position& position) -> Known<Outcome> { return nimSearch.outcome(position); }};
    QVERIFY(holds(findCounterexample(read("a ^ b ^ c"), {PositionRange::Kind::Heaps, 3, 12}, nimOracle), 13 * 13 * 13));

    Search<Wythoff> wythoffSearch{Wythoff()};
    const Oracle wythoff{[&](const Position& position) -> Known<Outcome> { return wythoffSearch.outcome(position); }};
    QVERIFY(holds(findCounterexample(read("min(a, b) == floor_phi(abs(a - b))", Shape::Pair), {PositionRange::Kind::Heaps, 2, 60},
                                     wythoff), 61 * 61));
    Search<FibonacciNim> fibonacciSearch{FibonacciNim()};
    const Oracle quota{[&](const Position& position) -> Known<Outcome> { return fibonacciSearch.outcome(position); }};
    QVERIFY(holds(findCounterexample(read("isfib(n)", Shape::Quota), {PositionRange::Kind::Fresh, 1, 120}, quota), 121));
    QVERIFY(holds(findCounterexample(read("n == 0 || q < zeck(n)", Shape::Quota), {PositionRange::Kind::Quota, 1, 60}, quota),
                  2 + 60 * 61 / 2));
    qInfo("checked %d positions", 13 * 13 * 13 + 61 * 61 + 121 + 2 + 60 * 61 / 2);

    const auto exception = findCounterexample(read("isfib(n)", Shape::Quota), {PositionRange::Kind::Quota, 1, 60}, {fibonacci});
    QVERIFY(exception.counterexample);
    QCOMPARE(exception.counterexample->position, (Position{{1}, 1}));
}

void TestCounterexample::positionsWithUnknownOutcomeAreCounted()
{
    const Oracle known{[](const Position& position) -> Known<Outcome> {
        if (position.heaps[0] >= 50)
            return tl::unexpected(Unknown::NotComputed);
        return oneThreeFour(position);
    }};
    const auto found = findCounterexample(read("n % 7 == 0 || n % 7 == 2"), {PositionRange::Kind::Heaps, 1, 99}, known);
    QCOMPARE(found.checked, Count{50});
    QCOMPARE(found.unknown, Count{50});
    QVERIFY(!found.counterexample && !found.noValue && !found.stopped);
}

void TestCounterexample::positionsThatTheGameExcludesAreSkipped()
{
    const Oracle even{oneThreeFour, [](const Position& position) { return position.heaps[0] % 2 == 0; }};
    const auto found = findCounterexample(read("n % 7 == 0 || n % 7 == 2"), {PositionRange::Kind::Heaps, 1, 99}, even);
    QCOMPARE(found.checked, Count{50});
    QCOMPARE(found.unknown, Count{0});
}

void TestCounterexample::theSearchStopsAtAPositionWithoutAValue()
{
    const auto found = findCounterexample(read("n * n / (30 - n) + 1"), {PositionRange::Kind::Heaps, 1, 99},
                                          {[](const Position&) -> Known<Outcome> { return Outcome::N; }});
    QVERIFY(found.noValue && !found.counterexample);
    QCOMPARE(found.noValue->position, Position{{30}});
    QCOMPARE(found.noValue->error, (EvaluationError{EvaluationError::Kind::DivisionByZero, 7, "/"}));
    QCOMPARE(found.checked, Count{30});
}

void TestCounterexample::searchCanBeStopped()
{
    std::stop_source source;
    Count last = 0;
    const auto found = findCounterexample(read("a ^ b"), {PositionRange::Kind::Heaps, 2, 100'000'000}, {nim}, source.get_token(),
                                          [&](Count looked) {
                                              last = looked;
                                              if (looked > 1'000'000)
                                                  source.request_stop();
                                          });
    QVERIFY(found.stopped && !found.counterexample);
    QVERIFY(last > 1'000'000 && found.checked >= last && found.checked < 2'000'000);
}

/// Random claims about Nim: the search must find the same first position as a scan of all sorted positions, which evaluates
/// the claim with a tree.
void TestCounterexample::searchAgreesWithBruteForce()
{
    const int claims = tests::count(4'000, 100'000);
    std::uint64_t state = 11;
    int counterexamples = 0;
    int failures = 0;
    for (int i = 0; i < claims; ++i) {
        const bool statement = tests::draw(state) % 2 == 0;
        tests::Tree tree = tests::randomTree(state, 1 + static_cast<int>(tests::draw(state) % 4), statement);
        const std::string text = tests::written(tree);
        const Expression expression = read(text.c_str());
        const PositionRange range{PositionRange::Kind::Heaps, expression.heaps(), 3};
        const auto found = findCounterexample(expression, range, {nim});

        std::vector<Position> positions = all(range);
        std::ranges::sort(positions, [](const Position& a, const Position& b) {
            return std::pair{stones(a), a.heaps} < std::pair{stones(b), b.heaps};
        });
        const auto first = std::ranges::find_if(positions, [&](const Position& position) {
            const tests::Walked value = tests::walk(tree, position, 4);
            const auto* const number = std::get_if<SignedWide>(&value);
            const Count together = std::accumulate(position.heaps.begin(), position.heaps.end(), Count{0}, std::bit_xor());
            return !number || (statement ? *number == 1 : *number == 0) != (together == 0);
        });
        const auto place = static_cast<Count>(first - positions.begin());
        if (first == positions.end()) {
            QVERIFY2(!found.counterexample && !found.noValue && found.checked == place, text.c_str());
        } else if (std::holds_alternative<tests::Failure>(tests::walk(tree, *first, 4))) {
            QVERIFY2(found.noValue && found.noValue->position == *first && found.checked == place, text.c_str());
            ++failures;
        } else {
            QVERIFY2(found.counterexample && found.counterexample->position == *first && found.checked == place + 1,
                     text.c_str());
            ++counterexamples;
        }
    }
    qInfo("checked %d random claims; %d have a counterexample and %d have no value", claims, counterexamples, failures);
    QVERIFY(counterexamples > claims / 4 && failures > claims / 100);
}

NIMSTONE_TEST(TestCounterexample)
#include "tst_counterexample.moc"
