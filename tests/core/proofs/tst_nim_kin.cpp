// Compares the proofs about relatives of Nim with exhaustive search: every small position has a proof that verifies, its
// outcome is right, and its move leads to a lost position.
#include <QTest>

#include <algorithm>
#include <limits>

#include "core/games/nim/coins_on_a_strip.h"
#include "core/games/nim/misere_nim.h"
#include "core/games/nim/moore_nim.h"
#include "core/games/nim/staircase_nim.h"
#include "core/proofs/suggestions.h"
#include "core/search.h"
#include "core/sum/sum_notation.h"
#include "tests/core/small_positions.h"
#include "tests/counts.h"
#include "tests/program.h"

using namespace nimstone;
using namespace nimstone::proof;

namespace {

GameSum gameSumOf(const std::string& game, const Position& position)
{
    GameSum gameSum = *parseSum(game + ":1");
    gameSum.replace(0, position);
    return gameSum;
}

/// Returns the outcome that the last step states, or nothing if it states none.
std::optional<Outcome> concluded(const Proof& proof)
{
    const Step& last = proof.steps.back();
    if (const auto* misere = stepAs<MisereConclusion>(last))
        return misere->outcome;
    if (const auto* verdict = stepAs<MisereSumVerdict>(last))
        return verdict->truth;
    if (const auto* stairs = stepAs<StairConclusion>(last))
        return stairs->outcome;
    if (const auto* coins = stepAs<CoinConclusion>(last))
        return coins->outcome;
    if (const auto* moore = stepAs<MooreConclusion>(last))
        return moore->outcome;
    return std::nullopt;
}

/// Returns the winning move that the proof makes, or nothing if it makes none.
std::optional<Move> madeMove(const Proof& proof)
{
    for (const Step& step : proof.steps) {
        if (const auto* change = stepAs<MisereSwitch>(step))
            return change->move;
        if (const auto* balance = stepAs<MisereBalance>(step))
            return balance->move;
        if (const auto* stairs = stepAs<StairBalance>(step))
            return stairs->move;
        if (const auto* coins = stepAs<CoinBalance>(step))
            return coins->move;
        if (const auto* moore = stepAs<MooreBalance>(step))
            return moore->move;
    }
    return std::nullopt;
}

}  // namespace

class TestProofKin : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void misereNimProofsAgreeWithSearch()
    {
        compare(Theorem::MisereNim, "misere-nim", MisereNim(), 4, tests::count<Count>(4, 6));
        compare(Theorem::FlawMisereSum, "misere-nim", MisereNim(), 4, tests::count<Count>(3, 5));
    }

    void staircaseNimProofsAgreeWithSearch() { compare(Theorem::StaircaseNim, "staircase-nim", StaircaseNim(), 4, tests::count<Count>(3, 5)); }

    void coinProofsAgreeWithSearch() { compare(Theorem::CoinsOnAStrip, "coins", CoinsOnAStrip(), 4, tests::count<Count>(8, 11)); }

    /// The proof of a lost position refers to the proof of the position after its example move. That position is
    /// won, and its proof contains the winning reply.
    void mooreNimProofsAnswerTheExampleMove()
    {
        int lost = 0;
        for (const Position& position : tests::allPositions(4, 5)) {
            const auto proof = prove(Theorem::MooreNim, gameSumOf("moore-nim(2)", position));
            QVERIFY(proof);
            const auto uses = usesOf(*proof, proof->steps.size() - 1);
            const bool isOver = std::ranges::all_of(position.heaps, [](Count heap) { return heap == 0; });
            if (concluded(*proof) == Outcome::N || isOver) {
                QVERIFY(uses.empty());
                continue;
            }
            QCOMPARE(uses.size(), std::size_t{1});
            const auto answered = prove(uses.front().theorem, uses.front().subject);
            QVERIFY(answered && !verify(*answered));
            QCOMPARE(concluded(*answered), std::optional(Outcome::N));
            QVERIFY(madeMove(*answered).has_value());
            ++lost;
        }
        qInfo("checked the proofs of %d lost positions", lost);
        QVERIFY(lost > 40);
    }

    void mooreNimProofsAgreeWithSearch()
    {
        for (const Count k : {1, 2, 3, 4})
            compare(Theorem::MooreNim, "moore-nim(" + std::to_string(k) + ")", *MooreNim::make(k), 4, tests::count<Count>(3, 5));
        compare(Theorem::MooreNim, "moore-nim(2)", *MooreNim::make(2), 3, tests::count<Count>(7, 10));
    }

    /// The proof refutes the false claim exactly for the positions where the claim differs from search.
    void claimIsRefutedWhereItIsWrong()
    {
        Search<MisereNim> search{MisereNim()};
        int refuted = 0;
        int all = 0;
        for (const Position& position : tests::allPositions(4, 3)) {
            const Proof proof = *prove(Theorem::FlawMisereSum, gameSumOf("misere-nim", position));
            const auto* verdict = stepAs<MisereSumVerdict>(proof.steps.back());
            Count sum = 0;
            for (const Count heap : position.heaps)
                sum ^= heap;
            const Outcome claimed = sum == 0 ? Outcome::P : Outcome::N;
            QCOMPARE(verdict->refuted, claimed != search.outcome(position));
            refuted += verdict->refuted ? 1 : 0;
            ++all;
        }
        QCOMPARE(refuted, 16);  // exactly the positions without a heap of two or more
        qInfo("the claim is wrong for %d positions of %d", refuted, all);
    }

    void largestNumbersAreProved()
    {
        for (const char* text : {"misere-nim:9223372036854775807,9223372036854775806,5,6,7,8,9,1,1,2,3,4611686018427387904",
                                 "staircase-nim:900000000000,6,5,6,7,8,9,1,1,2,3,46116860184273",
                                 "coins:1,2,5,9,10,46116860184273,46116860184279,900000000000000,900000000000100",
                                 "moore-nim(5):9223372036854775807,9223372036854775806,5,6,7,8,9,1,1,2,3,4611686018427387904"}) {
            const GameSum gameSum = *parseSum(text);
            const auto made = prove(*theoremFor(gameSum), gameSum);
            QVERIFY2(made && !verify(*made), text);
        }
    }

private:
    template <class G>
    void compare(Theorem theorem, const std::string& game, const G& rules, std::size_t heaps, Count largest)
    {
        Search<G> search{rules};
        std::size_t proofs = 0;
        std::size_t moves = 0;
        for (const Position& position : tests::allPositions(heaps, largest)) {
            if (rules.checkShape(position))
                continue;
            const GameSum gameSum = gameSumOf(game, position);
            const auto proof = prove(theorem, gameSum);
            QVERIFY2(proof, print(gameSum).c_str());
            QVERIFY2(!verify(*proof), print(gameSum).c_str());
            QVERIFY2(concluded(*proof) == search.outcome(position), print(gameSum).c_str());
            const auto move = madeMove(*proof);
            // In misère Nim with heaps of one stone only, all moves are equally good, so the proof makes no move.
            const bool needsNone = concluded(*proof) == Outcome::P || proof->steps.size() == 3 || theorem == Theorem::FlawMisereSum;
            QVERIFY2(move || needsNone, print(gameSum).c_str());
            if (move) {
                const auto after = rules.play(position, *move);
                QVERIFY2(after, print(gameSum).c_str());
                QVERIFY2(search.outcome(*after) == Outcome::P, print(gameSum).c_str());
                ++moves;
            }
            ++proofs;
        }
        qInfo("%s: %zu proofs agree with the search, %zu of their moves win", game.c_str(), proofs, moves);
    }
};

NIMSTONE_TEST(TestProofKin)
#include "tst_nim_kin.moc"
