// Exhaustive search over a grid, backwards from the end: it knows the moves of a game and nothing else about it.
//
// Forwards each position would ask all its options. Backwards only the P-positions, which are few, tell those that lead to
// them: Wythoff's game on four million positions takes a fraction of a second.
#pragma once

#include <cstdint>
#include <limits>
#include <vector>

#include "core/crosscheck/predecessors.h"
#include "core/crosscheck/report.h"

namespace nimstone::crosscheck {

/// How many winning moves each position has, by its number; at least one as soon as it is an N-position.
struct Wins {
    /// Counts stay at this.
    static constexpr std::uint16_t many = std::numeric_limits<std::uint16_t>::max();

    std::vector<std::uint16_t> moves;
    bool endIsWon = false;  ///< misère play: the empty position is N without a move

    bool isP(std::size_t index) const { return moves[index] == 0 && !(endIsWon && index == 0); }
};

/// Every move takes, so the options of a position have smaller numbers: one pass decides all. Empty when cancelled.
template <class G>
Wins searchWins(const G& game, const Grid& grid, const Watch& watch)
{
    Wins wins{std::vector<std::uint16_t>(grid.size()), playerWithoutMoveWins(game)};
    const bool done = grid.forEach([&](std::size_t index, std::span<const Count> heaps) {
        if (wins.isP(index)) {
            predecessors(game, grid, heaps, index, [&wins](std::size_t before) {
                wins.moves[before] = static_cast<std::uint16_t>(wins.moves[before] + (wins.moves[before] != Wins::many));
            });
        }
        return watch.goOn(index, grid.size());
    });
    return done ? wins : Wins{};
}

/// The Grundy value of each position, by its number. A position has value v when each smaller value stands among its
/// options and v does not: so the positions of value 0 are found first, then among the others those of 1, and so on.
/// Empty when cancelled.
template <class G>
std::vector<std::uint32_t> searchValues(const G& game, const Grid& grid, const Watch& watch)
{
    constexpr std::uint32_t open = std::numeric_limits<std::uint32_t>::max();
    std::vector<std::uint32_t> values(grid.size(), open);
    std::size_t decided = 0;
    for (std::uint32_t value = 0; decided < grid.size(); ++value) {
        std::vector<bool> reachesValue(grid.size(), false);
        const bool done = grid.forEach([&](std::size_t index, std::span<const Count> heaps) {
            if (values[index] == open && !reachesValue[index]) {
                values[index] = value;
                ++decided;
                predecessors(game, grid, heaps, index, [&](std::size_t before) { reachesValue[before] = true; });
            }
            return watch.goOn(index, grid.size());
        });
        if (!done)
            return {};
    }
    return values;
}

}  // namespace nimstone::crosscheck
