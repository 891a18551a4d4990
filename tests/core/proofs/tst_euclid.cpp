// Compares the theorem on Euclid's game with exhaustive search, and tests numbers for which published programs are wrong.
#include <QTest>

#include "core/games/golden/euclid.h"
#include "core/proofs/proof.h"
#include "core/search.h"
#include "core/sum/sum_notation.h"
#include "tests/counts.h"
#include "tests/program.h"

using namespace nimstone;
using namespace nimstone::proof;

namespace {

GameSum pairOf(Count a, Count b) { return *parseSum("euclid:" + std::to_string(a) + "," + std::to_string(b)); }

}  // namespace

class TestProofEuclid : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void proofsOfSmallPairsAgreeWithSearch();
    void proofsHoldWherePublishedProgramsFail_data();
    void proofsHoldWherePublishedProgramsFail();
};

/// The outcome and the winning moves agree with search, and so does the outcome of each position in a chain of forced moves.
void TestProofEuclid::proofsOfSmallPairsAgreeWithSearch()
{
    const Count last = tests::count<Count>(60, 160);
    Search<Euclid> search;
    int compared = 0;
    int inChains = 0;
    for (Count a = 0; a <= last; ++a) {
        for (Count b = 0; b <= last; ++b) {
            const GameSum sum = pairOf(a, b);
            const Position& position = sum.components().front().position;
            const auto proof = prove(Theorem::Euclid, sum);
            QVERIFY2(proof && !verify(*proof), print(sum).c_str());
            const auto* conclusion = stepAs<EuclidConclusion>(proof->steps.back());
            QCOMPARE(conclusion->outcome, search.outcome(position));
            QCOMPARE(conclusion->moves, search.winningMoves(position));
            for (const Step& step : proof->steps) {
                if (const auto* chain = stepAs<ForcedChain>(step)) {
                    for (const EuclidRow& row : chain->rows) {
                        QCOMPARE(row.outcome, search.outcome({{row.a, row.b}}));
                        ++inChains;
                    }
                }
            }
            ++compared;
        }
    }
    qInfo("compared %d pairs and %d positions in chains of forced moves", compared, inChains);
}

void TestProofEuclid::proofsHoldWherePublishedProgramsFail_data()
{
    QTest::addColumn<Count>("a");
    QTest::addColumn<Count>("b");
    QTest::addColumn<bool>("won");
    QTest::newRow("equal numbers") << Count{7} << Count{7} << true;
    QTest::newRow("twice the smaller one exceeds an int") << Count{1'500'000'000} << Count{2'000'000'000} << false;
    QTest::newRow("neighboring Fibonacci numbers of 63 bits") << Count{7'540'113'804'746'346'429} << Count{4'660'046'610'375'530'309} << false;
    QTest::newRow("the two Fibonacci numbers before them") << Count{4'660'046'610'375'530'309} << Count{2'880'067'194'370'816'120} << true;
}

void TestProofEuclid::proofsHoldWherePublishedProgramsFail()
{
    QFETCH(Count, a);
    QFETCH(Count, b);
    QFETCH(bool, won);
    const auto proof = prove(Theorem::Euclid, pairOf(a, b));
    QVERIFY(proof && !verify(*proof));
    QCOMPARE(stepAs<EuclidConclusion>(proof->steps.back())->outcome, won ? Outcome::N : Outcome::P);
}

NIMSTONE_TEST(TestProofEuclid)
#include "tst_euclid.moc"
