// Compares a game with search at every position of a grid.
#pragma once

#include <algorithm>
#include <optional>

#include "core/crosscheck/grid_search.h"
#include "core/game.h"

namespace nimstone::crosscheck {

/// True if the winning moves that the game lists are legal, sorted and distinct, lead to P-positions, and are as many as search
/// finds.
template <class G>
bool listsAllWinningMoves(const G& game, const Position& position, const Grid& grid, const Wins& wins, std::size_t index)
{
    const std::size_t expected = wins.moves[index];
    const WinningMoves winning = game.winningMoves(position, expected + 1);
    const bool countsRight = expected == Wins::many ? winning.count >= expected
                           : winning.stopped        ? winning.count <= expected
                                                    : winning.count == expected && winning.complete();
    if (!countsRight)
        return false;
    const Move* before = nullptr;
    for (const Move& move : winning.listed) {
        const auto after = game.play(position, move);
        if (!after || !wins.isP(grid.indexOf(after->heaps)) || (before && !(*before < move)))
            return false;
        before = &move;
    }
    return true;
}

/// Compares the outcome and the winning moves of every position with search. Returns false if the search was cancelled.
template <class G>
bool compareMoves(const G& game, Section& section, const WorkMonitor& watch)
{
    const Grid grid(section.upTo, section.heaps);
    const Wins wins = searchWins(game, grid, watch);
    if (wins.moves.empty())
        return false;
    Position position{std::vector<Count>(grid.heaps())};
    return grid.forEach([&](std::size_t index, std::span<const Count> heaps) {
        position.heaps.assign(heaps.begin(), heaps.end());
        const Known<Outcome> outcome = game.outcome(position);
        const Outcome found = wins.isP(index) ? Outcome::P : Outcome::N;
        if (!outcome || *outcome != found || !listsAllWinningMoves(game, position, grid, wins, index))
            section.differsAt(position);
        ++section.compared;
        return watch.goOn(index, grid.size());
    });
}

/// Compares the Grundy values that the game knows with search. Returns false if the search was cancelled.
template <class G>
bool compareValues(const G& game, Section& section, const WorkMonitor& watch)
{
    const Grid grid(section.upTo, section.heaps);
    const std::vector<std::uint32_t> values = searchValues(game, grid, watch);
    if (values.empty())
        return false;
    Position position{std::vector<Count>(grid.heaps())};
    return grid.forEach([&](std::size_t index, std::span<const Count> heaps) {
        position.heaps.assign(heaps.begin(), heaps.end());
        if (const Known<Count> value = game.grundy(position)) {
            if (*value != values[index])
                section.differsAt(position);
            ++section.compared;
        }
        return watch.goOn(index, grid.size());
    });
}

/// Estimates how many options the search and the game itself visit to find the Grundy value of one position of the grid.
template <class G>
Wide optionsLookedAt(const G&, Count upTo, std::size_t heaps)
{
    return product(heaps, upTo);
}

/// For Moore's Nim: a move changes up to k heaps, and with more than k + 1 heaps the game itself has to search for the value. The
/// estimate is at most 2^32.
inline Wide optionsLookedAt(const MooreNim& game, Count upTo, std::size_t heaps)
{
    constexpr Count largest = Count{1} << 32;
    const auto times = [](Wide a, Wide b) { return std::min<Wide>(a * b, largest); };
    Wide options = 1;
    for (std::size_t heap = 0; heap < std::min<Count>(game.k(), heaps); ++heap)
        options = times(options, times(heaps, upTo));
    for (std::size_t heap = 0; heap < heaps && heaps > game.k() + 1 && game.k() > 1; ++heap)
        options = times(options, upTo + 1);
    return options;
}

/// Returns the largest n ≤ upTo for which all Grundy values on the grid can be compared in a second or two.
template <class G>
Count valuesUpTo(const G& game, Count upTo, std::size_t heaps)
{
    constexpr Wide mostLookedAt = 100'000'000;
    const auto tooLarge = [&game, heaps](Count n) {
        const auto size = Grid::sizeOf(n, heaps);
        return !size || *size > mostLookedAt || *size * optionsLookedAt(game, n, heaps) > mostLookedAt;
    };
    Count n = 0;
    while (n < upTo && !tooLarge(n + 1))
        ++n;
    return n;
}

template <class G>
Report checkGrid(const G& game, Count upTo, std::size_t heaps, const WorkMonitor& watch)
{
    Report report;
    report.sections.push_back({.claim = Compared::Moves, .range = CheckedPositions::Heaps, .upTo = upTo, .heaps = heaps});
    if (!compareMoves(game, report.sections.back(), watch)) {
        report.cancelled = true;
        return report;
    }
    const Position end{std::vector<Count>(heaps, 0)};
    if (const Known<Count> value = game.grundy(end); !value && value.error() == Unknown::Undefined)
        return report;
    report.sections.push_back(
        {.claim = Compared::Values, .range = CheckedPositions::Heaps, .upTo = valuesUpTo(game, upTo, heaps), .heaps = heaps});
    report.cancelled = !compareValues(game, report.sections.back(), watch);
    return report;
}

}  // namespace nimstone::crosscheck
