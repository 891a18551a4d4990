// Checks the proofs on Bash's game: n = q · d + r by its defining inequalities, and who wins by backward induction where
// the heap is small enough to go through.
#include "core/proofs/verify/families.h"

#include "core/proofs/proof.h"
#include "core/proofs/verify/walk.h"
#include "core/wide.h"

namespace nimstone::proof {

namespace {

/// Up to this size the outcome is worked out from the rules alone.
constexpr Count largestSearched = 5000;

/// N when one of the m sizes below is P. `lost` is the latest size found to be P.
Outcome searchedOutcome(Count size, Count most)
{
    Count lost = 0;
    for (Count heap = 1; heap <= size; ++heap)
        lost = heap - lost > most ? heap : lost;
    return lost == size ? Outcome::P : Outcome::N;
}

/// Whether size = quotient · block + rest with rest < block.
bool divides(Count size, Count block, Count quotient, Count rest)
{
    return rest < block && product(quotient, block) + rest == size;
}

bool isOutcome(Outcome outcome, Count size, Count most, Count rest)
{
    if (size <= largestSearched && outcome != searchedOutcome(size, most))
        return false;
    return outcome == (rest == 0 ? Outcome::P : Outcome::N);
}

/// Each is a legal take with a legal answer, the two make up a block, and the list is the one that is promised.
bool arePairs(const std::vector<BashPair>& pairs, Count most)
{
    const bool all = most <= BashPairs::mostListed;
    if (pairs.size() != (all ? most : 6))
        return false;
    for (std::size_t place = 0; place < pairs.size(); ++place) {
        const auto [taken, answer] = pairs[place];
        const Count wanted = all || place < 3 ? place + 1 : most - (5 - place);
        if (taken != wanted || answer < 1 || answer > most || answer - 1 != most - taken)
            return false;
    }
    return true;
}

struct Subject {
    Count size;
    Count most;
};

std::optional<Subject> subjectOf(const Proof& proof)
{
    if (proof.subject.isSum() || proof.move || proof.rules().entry().name != "bash")
        return std::nullopt;
    const Position& position = proof.position();
    const Count most = proof.rules().as<BashGame>()->m();
    if (position.heaps.size() != 1 || position.quota != noQuota || position.heaps.front() > maxCount || most < 1
        || most > maxCount)
        return std::nullopt;
    return Subject{position.heaps.front(), most};
}

std::optional<std::size_t> verifyBlocks(const Proof& proof, const Subject& subject)
{
    const auto [size, most] = subject;
    Walk walk(proof);
    Count quotient = 0;
    Count rest = 0;
    walk.need<BashDivision>([&](const BashDivision& step) {
        quotient = step.quotient;
        rest = step.rest;
        return step.size == size && step.most == most && step.block == most + 1
            && divides(size, step.block, quotient, rest);
    });
    if (size == 0)
        walk.need<BashEmpty>([](const BashEmpty& step) { return step.outcome == Outcome::P; });
    if (walk.holdsSoFar() && rest != 0) {
        walk.need<BashTakeRest>([&](const BashTakeRest& step) {
            return step.size == size && step.most == most && step.rest == rest && step.rest >= 1 && step.rest <= most
                && step.after == size - rest && step.blocks == quotient;
        });
    }
    if (walk.holdsSoFar() && quotient != 0) {
        walk.need<BashPairs>([&](const BashPairs& step) {
                return step.most == most && step.block == most + 1 && arePairs(step.pairs, most);
            })
            .need<BashRounds>([&](const BashRounds& step) {
                return step.before == size - rest && step.block == most + 1 && step.rounds == quotient
                    && step.before >= step.block && step.afterRound == step.before - step.block;
            });
    }
    walk.need<BashConclusion>([&](const BashConclusion& step) {
        return step.size == size && step.block == most + 1 && step.rest == rest
            && isOutcome(step.outcome, size, most, rest);
    });
    return walk.end();
}

/// The numbers are `block` apart, from the first on and up to the goal; where some are left out, those before the gap
/// and those after it.
bool areSafe(const CountUpSafeNumbers& step)
{
    const bool all = step.howMany <= CountUpSafeNumbers::mostListed;
    const std::size_t after = CountUpSafeNumbers::listedFirst;
    if (step.listed.size() != (all ? step.howMany : after + CountUpSafeNumbers::listedLast))
        return false;
    if (step.listed.front() != step.first || step.listed.back() != step.goal)
        return false;
    for (std::size_t place = 1; place < step.listed.size(); ++place) {
        if ((all || place != after) && step.listed[place] - step.listed[place - 1] != step.block)
            return false;
    }
    return true;
}

std::optional<std::size_t> verifyCountUp(const Proof& proof, const Subject& subject)
{
    const auto [goal, most] = subject;
    if (goal == 0)
        return 0;
    Walk walk(proof);
    Count rest = 0;
    walk.need<CountUpAsHeap>([&](const CountUpAsHeap& step) {
            return step.goal == goal && step.most == most && step.said == (goal < most ? goal : most)
                && step.said + step.left == goal;
        })
        .need<CountUpSafeNumbers>([&](const CountUpSafeNumbers& step) {
            rest = step.first;
            return step.goal == goal && step.block == most + 1 && step.howMany >= 1
                && divides(goal, step.block, step.howMany - 1, rest) && areSafe(step);
        });
    if (walk.holdsSoFar() && goal > most) {
        walk.need<CountUpAnswers>([&](const CountUpAnswers& step) {
            return step.from == rest && step.next > step.from && step.next - step.from == most + 1 && step.next <= goal
                && step.most == most && arePairs(step.pairs, most);
        });
    }
    walk.need<CountUpConclusion>([&](const CountUpConclusion& step) {
            return step.goal == goal && step.block == most + 1 && step.rest == rest
                && isOutcome(step.outcome, goal, most, rest);
        })
        .need<CountUpContest>([&](const CountUpContest& step) {
            return step.bound == goal && step.last == goal - 1 && step.block == most + 1
                && divides(step.last, step.block, (step.last - step.rest) / step.block, step.rest)
                && isOutcome(step.outcome, step.last, most, step.rest);
        });
    return walk.end();
}

}  // namespace

std::optional<std::size_t> verifyBash(const Proof& proof)
{
    const auto subject = subjectOf(proof);
    if (!subject)
        return 0;
    return proof.theorem == Theorem::Bash ? verifyBlocks(proof, *subject) : verifyCountUp(proof, *subject);
}

}  // namespace nimstone::proof
