// Checks the proofs about Bash's game. It checks the division n = q · d + r by the conditions that define q and r, and
// checks the outcome by backward induction if the heap is small enough.
#include "core/proofs/verifiers.h"

#include <algorithm>

#include "core/proofs/verify/walk.h"
#include "core/wide.h"

namespace nimstone::proof {

namespace {

/// The largest heap for which the outcome is computed from the rules alone.
constexpr Count largestSearched = 5000;

/// The outcome of a heap of `size` stones, by backward induction: a heap is N if one of the m next smaller heaps is P.
/// `lost` is the largest heap so far that is P.
Outcome searchedOutcome(Count size, Count most)
{
    Count lost = 0;
    for (Count heap = 1; heap <= size; ++heap)
        lost = heap - lost > most ? heap : lost;
    return lost == size ? Outcome::P : Outcome::N;
}

/// The outcome of a heap of `size` stones: by backward induction if the heap is small enough, otherwise by the theorem.
Outcome outcomeOf(Count size, Count most)
{
    if (size <= largestSearched)
        return searchedOutcome(size, most);
    return size % (most + 1) == 0 ? Outcome::P : Outcome::N;
}

/// True if size = quotient · block + rest with rest < block.
bool divides(Count size, Count block, Count quotient, Count rest)
{
    return rest < block && product(quotient, block) + rest == size;
}

/// True if `outcome` is the outcome that the theorem gives for the remainder `rest`.
bool isOutcome(Outcome outcome, Count rest) { return outcome == (rest == 0 ? Outcome::P : Outcome::N); }

/// All moves with their replies; if there are many, only the first three and the last three.
std::vector<BashPair> answers(Count most)
{
    std::vector<BashPair> pairs;
    for (Count taken = 1; taken <= most; ++taken) {
        if (taken == 4 && most > BashPairs::mostListed)
            taken = most - 2;
        pairs.push_back({taken, 1 + (most - taken)});
    }
    return pairs;
}

/// True if each reply is a legal move.
bool areLegal(const std::vector<BashPair>& pairs, Count most)
{
    return std::ranges::all_of(pairs, [most](const BashPair& pair) { return pair.answer >= 1 && pair.answer <= most; });
}

std::optional<std::size_t> verifyBlocks(const Proof& proof, Count size, Count most)
{
    const Count block = most + 1;
    const Count quotient = size / block;
    const Count rest = size - quotient * block;
    StepChecker walk(proof);
    walk.need(BashDivision{size, most, block, quotient, rest}, divides(size, block, quotient, rest));
    if (size == 0)
        walk.need(BashEmpty{Outcome::P});
    if (rest != 0)
        walk.need(BashTakeRest{size, most, rest, size - rest, quotient}, rest <= most);
    if (quotient != 0)
        walk.need(BashPairs{most, block, answers(most)}, areLegal(answers(most), most))
            .need(BashRounds{size - rest, block, size - rest - block, quotient}, size - rest >= block);
    const Outcome outcome = outcomeOf(size, most);
    return walk.need(BashConclusion{size, block, rest, outcome}, isOutcome(outcome, rest)).end();
}

/// The safe numbers up to the goal: the goal minus multiples of `block`. If there are many, `listed` has only the first and
/// the last of them.
CountUpSafeNumbers requiredSafeNumbers(Count goal, Count block)
{
    CountUpSafeNumbers step{goal, block, goal % block, goal / block + 1, {}};
    for (Count place = 0; place < step.howMany; ++place) {
        if (place == CountUpSafeNumbers::listedFirst && step.howMany > CountUpSafeNumbers::mostListed)
            place = step.howMany - CountUpSafeNumbers::listedLast;
        step.listed.push_back(goal - (step.howMany - 1 - place) * block);
    }
    return step;
}

std::optional<std::size_t> verifyCountUp(const Proof& proof, Count goal, Count most)
{
    if (goal == 0)
        return 0;
    const Count block = most + 1;
    const Count rest = goal % block;
    const Count said = goal < most ? goal : most;
    StepChecker walk(proof);
    const CountUpSafeNumbers safe = requiredSafeNumbers(goal, block);
    walk.need(CountUpAsHeap{goal, most, said, goal - said})
        .need(safe, divides(goal, block, safe.howMany - 1, rest) && safe.listed.front() == rest && safe.listed.back() == goal);
    if (goal > most)
        walk.need(CountUpAnswers{rest, rest + block, most, answers(most)}, rest + block <= goal && areLegal(answers(most), most));
    const Count before = goal - 1;
    const Outcome outcome = outcomeOf(goal, most);
    const Outcome outcomeBefore = outcomeOf(before, most);
    return walk.need(CountUpConclusion{goal, block, rest, outcome}, isOutcome(outcome, rest))
        .need(CountUpContest{goal, before, block, before % block, outcomeBefore}, isOutcome(outcomeBefore, before % block))
        .end();
}

}  // namespace

std::optional<std::size_t> verifyBash(const Proof& proof)
{
    if (!isAbout(proof, {"bash"}, 1, 1))
        return 0;
    const Count size = proof.position().heaps.front();
    const Count most = proof.rules().as<BashGame>()->m();
    return proof.theorem == Theorem::Bash ? verifyBlocks(proof, size, most) : verifyCountUp(proof, size, most);
}

}  // namespace nimstone::proof
