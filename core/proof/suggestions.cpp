#include "core/proof/suggestions.h"

#include <algorithm>

#include "core/games/nim.h"
#include "core/nimber.h"

namespace nimstone::proof {

namespace {

bool hasStones(const Position& position)
{
    return std::ranges::any_of(position.heaps, [](Count heap) { return heap != 0; });
}

bool wantsSum(Theorem theorem) { return theorem == Theorem::NimLemma2 || theorem == Theorem::FlawHighestBit; }
bool wantsNoSum(Theorem theorem) { return theorem == Theorem::NimLemma1; }

/// The nearest position with nim-sum 0 in which there is a move. `position` has nim-sum ≠ 0.
Position balanced(const Position& position)
{
    const auto winning = Nim().winningMoves(position, position.heaps.size());
    const Move gentlest = *std::ranges::min_element(winning.listed, {}, &Move::taken);
    Position after = position;
    after.heaps[gentlest.heap] -= gentlest.taken;
    if (hasStones(after))
        return after;
    // A single heap: another one like it, in an empty place where there is one.
    Position twin = position;
    const auto empty = std::ranges::find(twin.heaps, Count{0});
    if (empty != twin.heaps.end())
        *empty = position.heaps[gentlest.heap];
    else
        twin.heaps.push_back(position.heaps[gentlest.heap]);
    return twin;
}

/// The nearest position with nim-sum ≠ 0. `position` has nim-sum 0.
Position unbalanced(Position position)
{
    const auto largest = std::ranges::max_element(position.heaps);
    if (*largest == 0)
        *largest = 1;
    else
        --*largest;
    return position;
}

}  // namespace

Theorem theoremFor(const Position& position)
{
    if (nimSum(position.heaps) != 0)
        return Theorem::NimLemma2;
    return hasStones(position) ? Theorem::NimLemma1 : Theorem::Bouton;
}

Position nearestPosition(Theorem theorem, const Position& position)
{
    Position near = position;
    if (near.heaps.size() > maxProofHeaps)
        near.heaps.resize(maxProofHeaps);
    const Count sum = nimSum(near.heaps);
    if (wantsNoSum(theorem) && sum != 0)
        return balanced(near);
    if (wantsNoSum(theorem) && !hasStones(near))
        return {{1, 1}};
    return wantsSum(theorem) && sum == 0 ? unbalanced(near) : near;
}

std::optional<Move> exampleMove(const Position& position)
{
    if (!hasStones(position))
        return std::nullopt;
    const auto largest = std::ranges::max_element(position.heaps);
    const Count size = *largest;
    const Count taken = size == 1 || size % 2 == 0 ? 1 : 2;
    return Move{static_cast<std::size_t>(largest - position.heaps.begin()), taken};
}

Position randomPosition(Theorem theorem, Seed seed)
{
    constexpr Count largest = 31;
    Chance chance(seed);
    const std::uint64_t heaps = chance.between(3, 4);
    while (true) {
        Position position;
        for (std::uint64_t heap = 0; heap < heaps; ++heap)
            position.heaps.push_back(chance.between(1, largest));
        if (wantsNoSum(theorem)) {
            position.heaps.back() = 0;
            position.heaps.back() = nimSum(position.heaps);
            if (position.heaps.back() != 0)
                return position;
        } else if (!wantsSum(theorem) || nimSum(position.heaps) != 0) {
            return position;
        }
    }
}

}  // namespace nimstone::proof
