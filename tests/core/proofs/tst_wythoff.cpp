// Compares the proofs about Wythoff's game with exhaustive search and with the mex rule, on all small positions.
#include <QTest>

#include <algorithm>
#include <cmath>
#include <set>

#include "core/games/golden/wythoff.h"
#include "core/proofs/proof.h"
#include "core/search.h"
#include "core/sum/sum_notation.h"
#include "tests/core/proofs/find_step.h"
#include "tests/counts.h"
#include "tests/program.h"

using namespace nimstone;
using namespace nimstone::proof;
using nimstone::tests::find;

namespace {

/// The largest heap in the positions that are compared; with deep counts, three times as large.
constexpr Count mostSearched = 40;

GameSum sum(Count first, Count second)
{
    return GameSum(Component{*parseGame("wythoff"), {{first, second}}});
}

/// Calls use(position, proof) for each small position that the theorem can prove. Returns the number of proofs.
template <class Use>
int forEachSmall(Theorem theorem, Use use)
{
    int proofs = 0;
    const Count last = tests::count<Count>(mostSearched, 3 * mostSearched);
    for (Count first = 0; first <= last; ++first) {
        for (Count second = 0; second <= last; ++second) {
            if (const auto made = prove(theorem, sum(first, second))) {
                use(made->position(), *made);
                ++proofs;
            }
        }
    }
    return proofs;
}

Search<Wythoff>& wythoffSearch()
{
    static Search<Wythoff> instance;
    return instance;
}

}  // namespace

class TestProofWythoff : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void coldPairProofsAgreeWithSearch();
    void everyCaseOfTheProofOccurs();
    void shownPairsFollowTheMexRule();
    void everyTheoremAgreesWithSearch_data();
    void everyTheoremAgreesWithSearch();
    void digitsEndInAnEvenNumberOfZerosExactlyForSmallerNumbers();
    void doubleFailsAtTheStatedPairs();
    void distancesOfMultiplesAreStatedCorrectly();
};

void TestProofWythoff::everyTheoremAgreesWithSearch_data()
{
    QTest::addColumn<int>("theorem");
    for (const Theorem theorem : {Theorem::WythoffGolden, Theorem::WythoffExact, Theorem::WythoffZeckendorf, Theorem::FlawWythoffDouble})
        QTest::newRow(name(theorem).data()) << static_cast<int>(theorem);
}

void TestProofWythoff::everyTheoremAgreesWithSearch()
{
    QFETCH(int, theorem);
    const int proofs = forEachSmall(static_cast<Theorem>(theorem), [&](const Position& position, const Proof& proof) {
        QVERIFY2(!verify(proof), print(proof.subject).c_str());
        const DoubleTruth* const truth = find<DoubleTruth>(proof);
        QCOMPARE(truth ? truth->outcome : find<ColdOutcome>(proof)->outcome, wythoffSearch().outcome(position));
        if (const DoubleVerdict* const verdict = find<DoubleVerdict>(proof))
            QVERIFY(!verdict->wrong && !verdict->misjudged);
    });
    qInfo("checked %d positions", proofs);
    QVERIFY(proofs > 1600);
}

/// For the first thousand cold pairs, the proofs also give the partner, the difference, and the pair of the mex rule.
void TestProofWythoff::digitsEndInAnEvenNumberOfZerosExactlyForSmallerNumbers()
{
    std::set<Count> used{0};
    Count smaller = 1;
    for (Count index = 1; index <= 1000; ++index) {
        while (used.contains(smaller))
            ++smaller;
        const Count larger = smaller + index;
        used.insert({smaller, larger});
        for (const Count number : {smaller, larger}) {
            const auto made = prove(Theorem::WythoffZeckendorf, sum(0, number));
            QCOMPARE(find<FibonacciDigits>(*made)->zeros % 2 == 0, number == smaller);
            QCOMPARE(find<DigitsShift>(*made)->partner, number == smaller ? larger : smaller);
            QCOMPARE(find<DigitsDifference>(*made)->difference, index);
            QCOMPARE(find<GoldenPair>(*prove(Theorem::WythoffGolden, sum(0, number)))->pair, (ColdRow{index, smaller, larger}));
        }
    }
}

void TestProofWythoff::doubleFailsAtTheStatedPairs()
{
    const auto verdictOn = [](Count first, Count second) {
        return *find<DoubleVerdict>(*prove(Theorem::FlawWythoffDouble, sum(first, second)));
    };
    const auto cold = verdictOn(165'580'140, 267'914'295);
    QVERIFY(cold.wrong && cold.misjudged && cold.computed == 165'580'141 && cold.whole == 165'580'140);
    const auto hot = verdictOn(165'580'141, 267'914'296);
    QVERIFY(hot.wrong && hot.misjudged);
    const auto luck = verdictOn(5, 102'334'160);
    QVERIFY(luck.wrong && !luck.misjudged);
    const auto right = verdictOn(165'580'139, 165'580'139 + 102'334'154);
    QVERIFY(!right.wrong);
}

/// The distance of a multiple of φ from the nearest integer is about 1 / apart: 3φ = 4.854… is 1/6.85 away from 5, so
/// `apart` is 7.
void TestProofWythoff::distancesOfMultiplesAreStatedCorrectly()
{
    QCOMPARE(find<DoubleNear>(*prove(Theorem::FlawWythoffDouble, sum(4, 7)))->apart, Count{7});
    const long double golden = (1 + std::sqrt(5.0L)) / 2;
    const Count last = tests::count<Count>(3000, 100'000);
    for (Count d = 1; d <= last; ++d) {
        const long double multiple = golden * static_cast<long double>(d);
        const auto proof = prove(Theorem::FlawWythoffDouble, sum(0, d));
        const auto* const near = find<DoubleNear>(*proof);
        QCOMPARE(near->nearest, static_cast<Count>(std::llround(multiple)));
        QCOMPARE(near->apart, static_cast<Count>(std::llround(1 / std::fabs(multiple - std::round(multiple)))));
    }
}

void TestProofWythoff::coldPairProofsAgreeWithSearch()
{
    std::size_t moves = 0;
    const int proofs = forEachSmall(Theorem::WythoffCold, [&](const Position& position, const Proof& proof) {
        QVERIFY2(!verify(proof), print(proof.subject).c_str());
        QCOMPARE(find<ColdOutcome>(proof)->outcome, wythoffSearch().outcome(position));
        const HotMoves* const hot = find<HotMoves>(proof);
        std::vector<Move> found = hot ? hot->moves : std::vector<Move>();
        std::vector<Move> searchedMoves = wythoffSearch().winningMoves(position);
        std::ranges::sort(found);
        std::ranges::sort(searchedMoves);
        QVERIFY2(found == searchedMoves, print(proof.subject).c_str());
        QVERIFY(found.size() <= 3);
        if (const HotToCold* const step = find<HotToCold>(proof))
            QVERIFY(std::ranges::find(searchedMoves, step->move) != searchedMoves.end());
        moves += found.size();
    });
    qInfo("checked %d positions with %zu winning moves", proofs, moves);
    QVERIFY(proofs > 1600);
}

void TestProofWythoff::everyCaseOfTheProofOccurs()
{
    std::set<Count> numbers;
    forEachSmall(Theorem::WythoffCold, [&](const Position&, const Proof& proof) {
        if (const HotCase* const step = find<HotCase>(proof))
            numbers.insert(step->number);
    });
    QCOMPARE(numbers, (std::set<Count>{1, 2, 3, 4}));
}

/// The shown rows follow the mex rule, for all differences that a table of a hundred pairs can show.
void TestProofWythoff::shownPairsFollowTheMexRule()
{
    std::vector<ColdRow> grown;
    std::set<Count> used;
    for (Count index = 0; index < 100; ++index) {
        ColdRow row{index, 0, 0};
        while (used.contains(row.smaller))
            ++row.smaller;
        row.larger = row.smaller + index;
        used.insert({row.smaller, row.larger});
        grown.push_back(row);
    }
    std::size_t rows = 0;
    for (const ColdRow& pair : grown) {
        const auto made = prove(Theorem::WythoffCold, sum(pair.smaller, pair.larger));
        const ColdTable* const shown = find<ColdTable>(*made);
        QCOMPARE(shown == nullptr, pair.index == 0);
        if (!shown)
            continue;
        QVERIFY(std::ranges::find(shown->rows, pair) != shown->rows.end());
        for (const ColdRow& row : shown->rows)
            QVERIFY(row == grown[row.index]);
        rows += shown->rows.size();
    }
    qInfo("checked %zu rows", rows);
}

NIMSTONE_TEST(TestProofWythoff)
#include "tst_wythoff.moc"
