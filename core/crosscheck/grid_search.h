// Searches all positions of a grid, backwards from the end of the game. The search uses only the moves of the game.
//
// A forward search would visit all options of each position. The backward search visits only the predecessors of P-positions,
// and P-positions are few. For Wythoff's game on four million positions, the search takes a fraction of a second.
#pragma once

#include <cstdint>
#include <limits>
#include <vector>

#include "core/crosscheck/predecessors.h"
#include "core/crosscheck/report.h"

namespace nimstone::crosscheck {

/// The number of winning moves of each position. The index is the number of the position in the grid. A P-position has no
/// winning move.
struct Wins {
    /// The largest number of winning moves that is stored. It also stands for all larger numbers.
    static constexpr std::uint16_t many = std::numeric_limits<std::uint16_t>::max();

    std::vector<std::uint16_t> moves;
    bool endIsWon = false;  ///< true in misère play: the empty position is an N-position, although it has no move

    bool isP(std::size_t index) const { return moves[index] == 0 && !(endIsWon && index == 0); }
};

/// Decides all positions in one pass, because every move leads to a position with a smaller number. Returns an empty result if
/// cancelled.
template <class G>
Wins searchWins(const G& game, const Grid& grid, const WorkMonitor& watch)
{
    Wins wins{std::vector<std::uint16_t>(grid.size()), game.isMisere()};
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

/// Returns the Grundy value of each position. The index is the number of the position in the grid. A position has the value v
/// if its options have every smaller value and not v. So the search finds the positions of value 0 first, then those of value 1
/// among the other positions, and so on. Returns an empty result if cancelled.
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
