// Tests proofs about Nim: each verifies, and what it says about a position agrees with exhaustive search.
#include <QTest>

#include <algorithm>

#include "core/games/nim/nim.h"
#include "core/proofs/proof.h"
#include "core/search.h"
#include "tests/core/random_positions.h"
#include "tests/core/small_positions.h"
#include "tests/program.h"
#include "tests/property.h"

using namespace nimstone;
using namespace nimstone::proof;
using tests::allPositions;
using tests::holdsFor;

class TestProof : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void lemma1AgreesWithSearch();
    void lemma2AgreesWithSearch();
    void boutonAgreesWithSearch();
    void moveCountsAgreeWithSearch();
    void flawVerdictsAgreeWithSearch();
    void proofsOfRandomPositionsAreVerified();
    void theoremsProveExactlyTheirPositions();
    void flawVerdictCountsTheClaimedHeaps_data();
    void flawVerdictCountsTheClaimedHeaps();
    void lemma2MatchesTheTextbookExample();
};

namespace {

const std::vector<Position>& smallPositions()
{
    static const auto positions = [] {
        std::vector<Position> all;
        for (std::size_t heaps = 0; heaps <= 4; ++heaps)
            std::ranges::copy(allPositions(heaps, 9), std::back_inserter(all));
        return all;
    }();
    return positions;
}

Search<Nim>& search()
{
    static Search<Nim> instance;
    return instance;
}

Position after(const Position& position, const Move& move)
{
    return Nim().play(position, move).value();
}

template <class Kind>
const Kind& step(const Proof& proof, std::size_t index)
{
    return *stepAs<Kind>(proof.steps.at(index));
}

}  // namespace

void TestProof::lemma1AgreesWithSearch()
{
    std::size_t proofs = 0;
    for (const Position& position : smallPositions()) {
        if (search().outcome(position) != Outcome::P)
            continue;
        for (const Move& move : Nim().legalMoves(position)) {
            const auto proof = prove(Theorem::NimLemma1, position, move);
            QVERIFY(proof);
            QCOMPARE(verify(*proof), std::optional<std::size_t>{});
            const Count t = search().grundy(after(position, move));
            const Count column = step<ColumnFlips>(*proof, 2).column;
            QCOMPARE(column, *highestColumn(t));
            QCOMPARE(step<ParityChanges>(*proof, 3).onesBefore, onesInColumn(position.heaps, column));
            QCOMPARE(step<ParityChanges>(*proof, 3).onesAfter, onesInColumn(after(position, move).heaps, column));
            QCOMPARE(step<ParityChanges>(*proof, 3).onesAfter + 1, step<ParityChanges>(*proof, 3).onesBefore);
            QCOMPARE(step<OddColumnRemains>(*proof, 4).column, column);
            QCOMPARE(step<ExpandSums>(*proof, 6).after, after(position, move).heaps);
            QCOMPARE(nimSum(step<PairHeaps>(*proof, 7).differences), t);
            QVERIFY(step<DifferenceRemains>(*proof, 9).t != 0);
            QCOMPARE(step<DifferenceRemains>(*proof, 9).t, t);
            ++proofs;
        }
    }
    qInfo("Lemma 1: verified %zu proofs and compared their t with search", proofs);
    QVERIFY(proofs > 0);
}

void TestProof::lemma2AgreesWithSearch()
{
    std::size_t proofs = 0;
    for (const Position& position : smallPositions()) {
        if (search().outcome(position) != Outcome::N)
            continue;
        const auto proof = prove(Theorem::NimLemma2, position);
        QVERIFY(proof);
        QCOMPARE(verify(*proof), std::optional<std::size_t>{});
        const Move move = step<TakeStones>(*proof, 4).move;
        QVERIFY(!Nim().check(position, move));
        QCOMPARE(search().outcome(after(position, move)), Outcome::P);
        QCOMPARE(step<SumVanishes>(*proof, 5).t, search().grundy(after(position, move)));
        QCOMPARE(step<ChooseHeap>(*proof, 2).eligible.size(), search().winningMoves(position).size());
        ++proofs;
    }
    qInfo("Lemma 2: verified %zu proofs and compared their moves with search", proofs);
    QVERIFY(proofs > 0);
}

void TestProof::boutonAgreesWithSearch()
{
    std::size_t proofs = 0;
    for (const Position& position : smallPositions()) {
        const auto proof = prove(Theorem::Bouton, position);
        QVERIFY(proof);
        QCOMPARE(verify(*proof), std::optional<std::size_t>{});
        const auto moves = Nim().legalMoves(position);
        QCOMPARE(stepAs<Conclusion>(proof->steps.back())->outcome, search().outcome(position));
        QCOMPARE(proof->steps.size(), moves.empty() ? std::size_t{2} : std::size_t{4});
        ++proofs;
        if (moves.empty())
            continue;
        if (const auto* all = stepAs<EveryMoveUnbalances>(proof->steps[2])) {
            Count least = maxCount;
            for (const Move& move : moves)
                least = std::min(least, search().grundy(after(position, move)));
            QCOMPARE(all->options, Count{moves.size()});
            QCOMPARE(all->smallest, least);
        } else {
            const Move move = step<SomeMoveBalances>(*proof, 2).move;
            QCOMPARE(search().outcome(after(position, move)), Outcome::P);
        }
    }
    qInfo("Bouton: verified %zu proofs and compared their outcomes with search", proofs);
    QVERIFY(proofs > 0);
}

void TestProof::moveCountsAgreeWithSearch()
{
    std::size_t proofs = 0;
    for (const Position& position : smallPositions()) {
        const auto proof = prove(Theorem::NimCount, position);
        QVERIFY(proof);
        QCOMPARE(verify(*proof), std::optional<std::size_t>{});
        const auto& total = *stepAs<WinningMoveCount>(proof->steps.back());
        QCOMPARE(total.moves, search().winningMoves(position));
        QCOMPARE(total.count, total.moves.size());
        ++proofs;
    }
    qInfo("Counting: verified %zu proofs and compared their moves with search", proofs);
    QVERIFY(proofs > 0);
}

void TestProof::flawVerdictsAgreeWithSearch()
{
    std::size_t proofs = 0;
    std::size_t fatal = 0;
    for (const Position& position : smallPositions()) {
        if (search().outcome(position) != Outcome::N)
            continue;
        const auto proof = prove(Theorem::FlawHighestBit, position);
        QVERIFY(proof);
        QCOMPARE(verify(*proof), std::optional<std::size_t>{});
        const auto winning = search().winningMoves(position);
        const auto& verdict = step<FlawVerdict>(*proof, 4);
        std::size_t found = 0;
        for (const std::size_t heap : step<HighestBits>(*proof, 3).allowed)
            found += static_cast<std::size_t>(std::ranges::count(winning, heap, &Move::heap));
        QCOMPARE(verdict.claimed, found);
        QCOMPARE(verdict.eligible.size(), winning.size());
        QCOMPARE(verdict.refuted, found != winning.size());
        QCOMPARE(verdict.fatal, found == 0);
        QVERIFY(std::ranges::count(winning, step<TakeStones>(*proof, 7).move) == 1);
        fatal += verdict.fatal;
        ++proofs;
    }
    qInfo("Flaw: verified %zu proofs; in %zu positions the claim finds no heap", proofs, fatal);
    QVERIFY(fatal > 0);
}

void TestProof::proofsOfRandomPositionsAreVerified()
{
    const int cases = tests::count(500, 20'000);
    QVERIFY(holdsFor(cases, "Lemma 1 verifies on up to 12 heaps of up to 2^63 - 1", [] {
        const Position position = *tests::anyBalancedPosition(2, maxProofHeaps);
        RC_PRE(totalStones(position).stones != 0);
        const Move move = *tests::anyMove(position);
        const auto proof = prove(Theorem::NimLemma1, position, move);
        RC_ASSERT(proof.has_value());
        RC_ASSERT(!verify(*proof));
        RC_ASSERT(step<DifferenceRemains>(*proof, 9).t == nimSum(after(position, move).heaps));
    }));
    QVERIFY(holdsFor(cases, "the other proofs verify on up to 12 heaps of up to 2^63 - 1", [] {
        const Position position = *tests::anyPosition(0, maxProofHeaps);
        const auto winning = Nim().winningMoves(position, maxProofHeaps);
        for (const Theorem theorem : {Theorem::NimLemma2, Theorem::Bouton, Theorem::NimCount, Theorem::FlawHighestBit}) {
            const auto proof = prove(theorem, position);
            const bool needsImbalance = theorem == Theorem::NimLemma2 || theorem == Theorem::FlawHighestBit;
            RC_ASSERT(proof.has_value() == !(needsImbalance && nimSum(position.heaps) == 0));
            if (!proof)
                continue;
            RC_ASSERT(!verify(*proof));
            for (const Step& any : proof->steps) {
                if (const auto* take = stepAs<TakeStones>(any))
                    RC_ASSERT(nimSum(after(position, take->move).heaps) == Count{0});
                if (const auto* total = stepAs<WinningMoveCount>(any))
                    RC_ASSERT(total->moves == winning.listed);
                if (const auto* end = stepAs<Conclusion>(any))
                    RC_ASSERT(end->outcome == *Nim().outcome(position));
            }
        }
    }));
    QVERIFY(holdsFor(cases, "Bouton verifies on balanced positions of large heaps", [] {
        const Position position = *tests::anyBalancedPosition(2, maxProofHeaps);
        const auto proof = prove(Theorem::Bouton, position);
        RC_ASSERT(proof.has_value());
        RC_ASSERT(!verify(*proof));
        RC_ASSERT(stepAs<Conclusion>(proof->steps.back())->outcome == Outcome::P);
    }));
}

void TestProof::theoremsProveExactlyTheirPositions()
{
    for (const Position& position : allPositions(3, 7)) {
        const bool balanced = search().outcome(position) == Outcome::P;
        QCOMPARE(prove(Theorem::NimLemma2, position).has_value(), !balanced);
        QCOMPARE(prove(Theorem::FlawHighestBit, position).has_value(), !balanced);
        QVERIFY(prove(Theorem::Bouton, position));
        QVERIFY(prove(Theorem::NimCount, position));
        QVERIFY(!prove(Theorem::NimLemma1, position));
        for (const Move& move : Nim().legalMoves(position))
            QCOMPARE(prove(Theorem::NimLemma1, position, move).has_value(), balanced);
    }
}

void TestProof::flawVerdictCountsTheClaimedHeaps_data()
{
    QTest::addColumn<QList<Count>>("heaps");
    QTest::addColumn<int>("claimed");
    QTest::addColumn<int>("eligible");
    QTest::newRow("the smallest counterexample") << QList<Count>{2, 3} << 0 << 1;
    QTest::newRow("s = 2") << QList<Count>{6, 4} << 0 << 1;
    QTest::newRow("three winning moves, none claimed") << QList<Count>{7, 11, 13} << 0 << 3;
    QTest::newRow("some claimed, some missed") << QList<Count>{1, 3, 3} << 1 << 3;
    QTest::newRow("nothing missed") << QList<Count>{3, 4, 5} << 1 << 1;
    QTest::newRow("one heap") << QList<Count>{6} << 1 << 1;
}

void TestProof::flawVerdictCountsTheClaimedHeaps()
{
    QFETCH(QList<Count>, heaps);
    QFETCH(int, claimed);
    QFETCH(int, eligible);
    const auto proof = prove(Theorem::FlawHighestBit, Position{{heaps.begin(), heaps.end()}});
    QVERIFY(proof);
    const auto& verdict = step<FlawVerdict>(*proof, 4);
    QCOMPARE(verdict.claimed, static_cast<std::size_t>(claimed));
    QCOMPARE(verdict.eligible.size(), static_cast<std::size_t>(eligible));
    QCOMPARE(verdict.refuted, claimed != eligible);
    QCOMPARE(verdict.fatal, claimed == 0);
}

void TestProof::lemma2MatchesTheTextbookExample()
{
    const auto proof = prove(Theorem::NimLemma2, Position{{42, 27, 19}});
    QVERIFY(proof);
    QCOMPARE(step<NimSum>(*proof, 0).sum, Count{0b100010});
    QCOMPARE(step<HighestColumn>(*proof, 1).column, Count{32});
    QCOMPARE(step<HighestColumn>(*proof, 1).exponent, 5);
    QCOMPARE(step<SmallerTarget>(*proof, 3).before, Count{0b101010});
    QCOMPARE(step<SmallerTarget>(*proof, 3).after, Count{0b001000});
    QCOMPARE(step<SmallerTarget>(*proof, 3).unchanged, Count{0});
    QCOMPARE(step<SmallerTarget>(*proof, 3).mostBelow, Count{31});
    QCOMPARE(step<TakeStones>(*proof, 4).move, (Move{0, 34}));
    QCOMPARE(step<SumVanishes>(*proof, 5).t, Count{0});
}

NIMSTONE_TEST(TestProof)
#include "tst_proof.moc"
