// The theorems on Bash's game.
#include "core/proofs/entry.h"

#include <algorithm>

#include "core/proofs/prove/subjects/subject.h"

namespace nimstone::proof {

namespace {

Count mostOf(Subject subject) { return subject.components().front().rules.as<BashGame>()->m(); }
Count sizeOf(Subject subject) { return positionOf(subject).heaps.front(); }

GameSum bashSubject(Count most, Count size)
{
    return GameSum(Component{Rules(*gameNamed("bash"), *BashGame::make(most)), {{size}}});
}

// --- the positions to which each theorem applies ---

std::optional<Refusal> refuseSeveral(Subject subject, Given)
{
    if (positionOf(subject).heaps.size() != 1)
        return Refusal{.reason = Refusal::Reason::TooManyHeaps, .limit = 1};
    return std::nullopt;
}

std::optional<Refusal> refuseForCountUp(Subject subject, Given move)
{
    if (auto refusal = refuseSeveral(subject, move))
        return refusal;
    return sizeOf(subject) == 0 ? std::optional(Refusal{.reason = Refusal::Reason::NoStones}) : std::nullopt;
}

// --- the steps ---

/// All moves with their replies; if there are many, only the first three and the last three.
std::vector<BashPair> pairsOf(Count most)
{
    std::vector<BashPair> pairs;
    const auto list = [&](Count taken) { pairs.push_back({taken, most + 1 - taken}); };
    if (most <= BashPairs::mostListed) {
        for (Count taken = 1; taken <= most; ++taken)
            list(taken);
        return pairs;
    }
    for (const Count taken : {Count{1}, Count{2}, Count{3}, most - 2, most - 1, most})
        list(taken);
    return pairs;
}

Steps bashSteps(const Proof& proof)
{
    const Count size = sizeOf(proof.subject);
    const Count most = mostOf(proof.subject);
    const Count block = most + 1;
    const Count quotient = size / block;
    const Count rest = size % block;
    Steps steps{BashDivision{size, most, block, quotient, rest}};
    if (size == 0)
        steps.push_back(BashEmpty{});
    if (rest != 0)
        steps.push_back(BashTakeRest{size, most, rest, size - rest, quotient});
    if (quotient != 0) {
        steps.push_back(BashPairs{most, block, pairsOf(most)});
        steps.push_back(BashRounds{size - rest, block, size - rest - block, quotient});
    }
    steps.push_back(BashConclusion{size, block, rest, rest == 0 ? Outcome::P : Outcome::N});
    return steps;
}

CountUpSafeNumbers safeNumbers(Count goal, Count block)
{
    CountUpSafeNumbers step{goal, block, goal % block, goal / block + 1, {}};
    const auto list = [&](Count place) { step.listed.push_back(step.first + place * block); };
    if (step.howMany <= CountUpSafeNumbers::mostListed) {
        for (Count place = 0; place < step.howMany; ++place)
            list(place);
        return step;
    }
    for (Count place = 0; place < CountUpSafeNumbers::listedFirst; ++place)
        list(place);
    for (Count place = step.howMany - CountUpSafeNumbers::listedLast; place < step.howMany; ++place)
        list(place);
    return step;
}

Steps countUpSteps(const Proof& proof)
{
    const Count goal = sizeOf(proof.subject);
    const Count most = mostOf(proof.subject);
    const Count block = most + 1;
    const Count rest = goal % block;
    const Count last = goal - 1;
    const Count said = std::min(most, goal);
    Steps steps{CountUpAsHeap{goal, most, said, goal - said}, safeNumbers(goal, block)};
    if (goal >= block)
        steps.push_back(CountUpAnswers{rest, rest + block, most, pairsOf(most)});
    steps.push_back(CountUpConclusion{goal, block, rest, rest == 0 ? Outcome::P : Outcome::N});
    steps.push_back(CountUpContest{goal, last, block, last % block, last % block == 0 ? Outcome::P : Outcome::N});
    return steps;
}

// --- the nearest positions and random positions ---

/// Returns a position of Bash's game with the first heap of the subject that has stones. It has the m of the subject; m is 3
/// if the subject is another game.
GameSum nearestBash(Subject subject)
{
    const Component& part = subject.components().front();
    const auto* game = part.rules.as<BashGame>();
    const auto stones = std::ranges::find_if(part.position.heaps, [](Count heap) { return heap != 0; });
    return bashSubject(game ? game->m() : 3, stones == part.position.heaps.end() ? 0 : *stones);
}

GameSum nearestCountUp(Subject subject)
{
    const GameSum near = nearestBash(subject);
    return sizeOf(near) == 0 ? bashSubject(mostOf(near), 1) : near;
}

GameSum randomBash(Seed seed)
{
    Chance chance(seed);
    const Count most = chance.between(2, 7);
    return bashSubject(most, chance.between(most, 45));
}

}  // namespace

std::vector<Use> BashTakeRest::uses(const Proof& proof) const
{
    return {{Theorem::Bash, bashSubject(mostOf(proof.subject), after)}};
}

std::vector<Use> CountUpAsHeap::uses(const Proof& proof) const
{
    return {{Theorem::Bash, proof.subject}};
}

std::vector<Use> CountUpContest::uses(const Proof& proof) const
{
    return {{Theorem::Bash, bashSubject(mostOf(proof.subject), last)}};
}

std::vector<Entry> bashEntries()
{
    return {
        {Theorem::Bash, {"bash"}, refuseSeveral, bashSteps, nearestBash, randomBash},
        {Theorem::BashCountUp, {"bash"}, refuseForCountUp, countUpSteps, nearestCountUp, randomBash},
    };
}

}  // namespace nimstone::proof
