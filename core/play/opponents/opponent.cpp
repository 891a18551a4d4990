#include "core/play/opponents/opponent.h"

#include <array>
#include <bit>
#include <cassert>
#include <limits>

#include "core/games/nim/nim.h"
#include "core/nimber.h"

namespace nimstone::play {

namespace {

std::array<std::size_t, maxColumns> onesInEachColumn(const Position& position)
{
    std::array<std::size_t, maxColumns> ones{};
    for (Count rest : position.heaps) {
        for (; rest != 0; rest &= rest - 1)
            ++ones[static_cast<std::size_t>(std::countr_zero(rest))];
    }
    return ones;
}

std::optional<Move> oneOf(const std::vector<Move>& moves, Seed seed)
{
    if (moves.empty())
        return std::nullopt;
    return moves[Chance(seed).below(moves.size())];
}

}  // namespace

std::vector<Move> stubbornMoves(const Position& position)
{
    assert(nimSum(position.heaps) == 0);
    const auto ones = onesInEachColumn(position);
    std::size_t fewestOnes = std::numeric_limits<std::size_t>::max();
    for (const std::size_t count : ones) {
        if (count != 0 && count < fewestOnes)
            fewestOnes = count;
    }

    std::vector<Move> moves;
    Count fewestTaken = maxCount;
    for (std::size_t heap = 0; heap < position.heaps.size(); ++heap) {
        const Count size = position.heaps[heap];
        for (Count rest = size; rest != 0; rest &= rest - 1) {
            const int exponent = std::countr_zero(rest);
            if (ones[static_cast<std::size_t>(exponent)] != fewestOnes)
                continue;
            const Count taken = (size & ((Count{1} << exponent) - 1)) + 1;
            if (taken < fewestTaken) {
                fewestTaken = taken;
                moves.clear();
            }
            if (taken == fewestTaken)
                moves.push_back({heap, taken});
        }
    }
    return moves;
}

std::optional<Move> perfectMove(const Position& position, Seed seed)
{
    const auto winning = Nim().winningMoves(position, position.heaps.size());
    return oneOf(winning.count > 0 ? winning.listed : stubbornMoves(position), seed);
}

}  // namespace nimstone::play
