// Compares the theorems on Bash's game with exhaustive search: every small heap has a proof that verifies and states the
// outcome that search finds.
#include <QTest>

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

GameSum bash(Count most, Count size)
{
    return *parseSum("bash(" + std::to_string(most) + "):" + std::to_string(size));
}

/// True if the player who writes next wins after `written`, by the rules alone: the players count up, and the player who
/// first writes a number of at least `bound` loses. `known` caches the results; -1 is unknown.
bool writerWins(Count written, Count bound, Count most, std::vector<int>& known)
{
    if (known[written] < 0) {
        known[written] = 0;
        // A number of at least `bound` loses at once, so it need not be tried.
        for (Count next = written + 1; next <= written + most && next < bound; ++next)
            known[written] |= writerWins(next, bound, most, known) ? 0 : 1;
    }
    return known[written] == 1;
}

}  // namespace

class TestProofBash : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void outcomesAgreeWithSearch();
    void contestOutcomesAgreeWithTheRules();
    void takingTheRemainderWins();
    void severalHeapsAreRefused();
    void countingToZeroIsRefused();
};

void TestProofBash::outcomesAgreeWithSearch()
{
    std::size_t compared = 0;
    for (Count most = 1; most <= tests::count<Count>(9, 15); ++most) {
        Search<BashGame> search(*BashGame::make(most));
        for (Count size = 0; size <= tests::count<Count>(60, 200); ++size) {
            const Outcome truth = search.outcome({{size}});
            const auto made = prove(Theorem::Bash, bash(most, size));
            QVERIFY(made && !verify(*made));
            QVERIFY(find<BashConclusion>(*made)->outcome == truth);
            if (size != 0) {
                const auto counted = prove(Theorem::BashCountUp, bash(most, size));
                QVERIFY(counted && !verify(*counted));
                QVERIFY(find<CountUpConclusion>(*counted)->outcome == truth);
            }
            ++compared;
        }
    }
    qInfo("compared %zu heaps with the search", compared);
}

void TestProofBash::contestOutcomesAgreeWithTheRules()
{
    std::size_t compared = 0;
    for (Count most = 1; most <= 9; ++most) {
        for (Count bound = 1; bound <= tests::count<Count>(60, 200); ++bound) {
            std::vector<int> known(bound + 1, -1);
            const Outcome truth = writerWins(0, bound, most, known) ? Outcome::N : Outcome::P;
            QVERIFY(find<CountUpContest>(*prove(Theorem::BashCountUp, bash(most, bound)))->outcome == truth);
            ++compared;
        }
    }
    qInfo("compared %zu bounds with the rules of HDU 4764", compared);
}

void TestProofBash::takingTheRemainderWins()
{
    std::size_t moves = 0;
    for (Count most = 1; most <= 9; ++most) {
        const BashGame game = *BashGame::make(most);
        Search<BashGame> search(game);
        for (Count size = 0; size <= 60; ++size) {
            const auto winning = search.winningMoves({{size}});
            const auto made = prove(Theorem::Bash, bash(most, size));
            const auto* take = find<BashTakeRest>(*made);
            QCOMPARE(winning.size(), take ? std::size_t{1} : std::size_t{0});
            if (take) {
                QCOMPARE(winning.front().taken, take->rest);
                ++moves;
            }
        }
    }
    qInfo("checked %zu winning moves", moves);
}

void TestProofBash::severalHeapsAreRefused()
{
    for (const Theorem theorem : {Theorem::Bash, Theorem::BashCountUp}) {
        const auto made = prove(theorem, *parseSum("bash(4):7,8"));
        QVERIFY(!made && made.error().reason == Refusal::Reason::TooManyHeaps);
        QCOMPARE(made.error().limit, Count{1});
    }
}

void TestProofBash::countingToZeroIsRefused()
{
    const auto made = prove(Theorem::BashCountUp, bash(4, 0));
    QVERIFY(!made && made.error().reason == Refusal::Reason::NoStones);
}

NIMSTONE_TEST(TestProofBash)
#include "tst_bash.moc"
