#include "core/proofs/prove/nim/nim.h"

#include <algorithm>

#include "core/nimber.h"
#include "core/proofs/prove/subjects/subject.h"
#include "core/proofs/suggestions.h"

namespace nimstone::proof {

namespace {

bool hasStones(const Position& position)
{
    return std::ranges::any_of(position.heaps, [](Count heap) { return heap != 0; });
}

// --- what each theorem speaks of ---

std::optional<Refusal> refuseAnything(Subject subject, Given move)
{
    const Position& position = positionOf(subject);
    const Count sum = nimSum(position.heaps);
    if (position.heaps.size() > maxProofHeaps)
        return Refusal{.reason = Reason::TooManyHeaps, .sum = sum, .limit = maxProofHeaps};
    if (move)
        return Refusal{.reason = Reason::MoveNotWanted, .sum = sum};
    return std::nullopt;
}

std::optional<Refusal> refuseBalanced(Subject subject, Given move)
{
    if (auto refusal = refuseAnything(subject, move))
        return refusal;
    return nimSum(positionOf(subject).heaps) == 0 ? std::optional(Refusal{.reason = Reason::SumIsZero}) : std::nullopt;
}

std::optional<Refusal> refuseForLemma1(Subject subject, Given move)
{
    if (auto refusal = refuseAnything(subject, std::nullopt))
        return refusal;
    const Position& position = positionOf(subject);
    if (const Count sum = nimSum(position.heaps); sum != 0)
        return Refusal{.reason = Reason::SumIsNotZero, .sum = sum};
    if (!hasStones(position))
        return Refusal{.reason = Reason::NoMoves};
    if (!move)
        return Refusal{.reason = Reason::MoveMissing};
    if (const auto error = Nim().check(position, *move))
        return Refusal{.reason = Reason::MoveIllegal, .moveError = error};
    return std::nullopt;
}

// --- positions near ---

GameSum nearestAny(Subject subject) { return nimSubject(heapsNear(subject, 0)); }

/// With nim-sum 0 and a move: one heap gives up stones, as few as can be.
GameSum nearestBalanced(Subject subject)
{
    Position position = heapsNear(subject, 0);
    if (!hasStones(position))
        return nimSubject({{1, 1}});
    const auto winning = Nim().winningMoves(position, position.heaps.size());
    if (winning.listed.empty())
        return nimSubject(position);
    const Move gentlest = *std::ranges::min_element(winning.listed, {}, &Move::taken);
    Position after = position;
    after.heaps[gentlest.heap] -= gentlest.taken;
    if (hasStones(after))
        return nimSubject(after);
    // A single heap: another one like it, in an empty place where there is one.
    const auto empty = std::ranges::find(position.heaps, Count{0});
    if (empty != position.heaps.end())
        *empty = position.heaps[gentlest.heap];
    else
        position.heaps.push_back(position.heaps[gentlest.heap]);
    return nimSubject(position);
}

/// With nim-sum ≠ 0: the largest heap gives up a stone.
GameSum nearestUnbalanced(Subject subject)
{
    Position position = heapsNear(subject, 0);
    if (nimSum(position.heaps) != 0)
        return nimSubject(position);
    const auto largest = std::ranges::max_element(position.heaps);
    if (largest == position.heaps.end())
        return nimSubject({{1}});
    if (*largest == 0)
        *largest = 1;
    else
        --*largest;
    return nimSubject(position);
}

// --- positions by chance ---

Position drawn(Chance& chance) { return drawnHeaps(chance, chance.between(3, 4), 1, 31); }

GameSum randomAny(Seed seed)
{
    Chance chance(seed);
    return nimSubject(drawn(chance));
}

GameSum randomBalanced(Seed seed)
{
    Chance chance(seed);
    while (true) {
        Position position = drawn(chance);
        position.heaps.back() ^= nimSum(position.heaps);
        if (position.heaps.back() != 0)
            return nimSubject(position);
    }
}

GameSum randomUnbalanced(Seed seed)
{
    Chance chance(seed);
    while (true) {
        const Position position = drawn(chance);
        if (nimSum(position.heaps) != 0)
            return nimSubject(position);
    }
}

}  // namespace

std::vector<Entry> nimEntries()
{
    return {
        {Theorem::NimLemma1, {"nim"}, refuseForLemma1, lemma1Steps, nearestBalanced, randomBalanced},
        {Theorem::NimLemma2, {"nim"}, refuseBalanced, lemma2Steps, nearestUnbalanced, randomUnbalanced},
        {Theorem::Bouton, {"nim"}, refuseAnything, boutonSteps, nearestAny, randomAny},
        {Theorem::NimCount, {"nim"}, refuseAnything, countSteps, nearestAny, randomAny},
        {Theorem::FlawHighestBit, {"nim"}, refuseBalanced, flawHighestBitSteps, nearestUnbalanced, randomUnbalanced},
    };
}

}  // namespace nimstone::proof
