// Exhaustive search over a grid, backwards from the end of the game. It uses only the moves of the game.
//
// A forward search would visit all options of each position. The backward search visits only the predecessors of P-positions,
// which are few: Wythoff's game on four million positions takes a fraction of a second.
#pragma once

#include <cstdint>
#include <limits>
#include <vector>

#include "core/crosscheck/predecessors.h"
#include "core/crosscheck/report.h"

namespace nimstone::crosscheck {

/// The number of winning moves of each position, by its number in the grid. It is positive for an N-position.
struct Wins {
    /// Larger counts stay at this value.
    static constexpr std::uint16_t many = std::numeric_limits<std::uint16_t>::max();

    std::vector<std::uint16_t> moves;
    bool endIsWon = false;  ///< misère play: the empty position is N, although it has no move

    bool isP(std::size_t index) const { return moves[index] == 0 && !(endIsWon && index == 0); }
};

/// Decides all positions in one pass, because every move leads to a smaller number. Returns an empty result if cancelled.
template <class G>
Wins searchWins(const G& game, const Grid& grid, const WorkMonitor& watch)
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

/// Returns the Grundy value of each position, by its number in the grid. A position has the value v if every smaller value is
/// among its options and v is not. So the positions of value 0 are found first, then those of value 1 among the others, and so
/// on. Returns an empty result if cancelled.
template <class G>
std::vector<std::uint32_t> searchValues(const G& game, const Grid& grid, const WorkMonitor& watch)
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
