// Compares games that split heaps, or move stones from step to step, with search.
#pragma once

#include "core/crosscheck/forward_search.h"
#include "core/crosscheck/report.h"
#include "core/crosscheck/stones.h"
#include "core/games/nim/coins_on_a_strip.h"
#include "core/games/nim/staircase_nim.h"

namespace nimstone::crosscheck {

/// The largest number of positions with several heaps that are compared if a game splits heaps. These positions have up to
/// about 30 stones.
inline constexpr Count mostPartitions = 30'000;

/// The number of positions between two progress reports. It is small because each position is searched separately.
inline constexpr std::uint64_t progressInterval = 128;

template <class G>
bool agrees(const G& game, ForwardSearch<G>& search, const Position& position)
{
    const std::vector<Move> expected = search.winningMoves(position);
    const WinningMoves winning = game.winningMoves(position, expected.size() + 1);
    const Known<Outcome> outcome = game.outcome(position);
    return outcome && *outcome == search.outcome(position) && winning.complete() && winning.listed == expected;
}

/// Compares the outcome and the winning moves of positions with several heaps with a search that uses the moves alone. So it
/// also tests the theorem on sums. Lowers `section.upTo` until there are at most mostPartitions positions. Returns false if
/// the search was cancelled.
template <class G>
bool compareStones(const G& game, Section& section, const WorkMonitor& watch)
{
    while (!partitionsUpTo(section.upTo, mostPartitions))
        --section.upTo;
    const Count total = *partitionsUpTo(section.upTo, mostPartitions);
    ForwardSearch<G> search(game, true);
    std::vector<Count> heaps;
    const auto compare = [&](std::span<const Count> sizes) {
        const Position position{{sizes.begin(), sizes.end()}};
        if (!position.heaps.empty() && !agrees(game, search, position))
            section.differsAt(position);
        section.compared += !position.heaps.empty();
        return watch.goOn(section.compared, total, progressInterval);
    };
    return forEachPartition(section.upTo, section.upTo, heaps, compare);
}

/// Compares the Grundy values of one heap with their definition: the mex, over all moves, of the nim-sum of the pieces' values.
/// Returns false if the comparison was cancelled.
template <class G>
bool compareHeapValues(const G& game, Section& section, const WorkMonitor& watch)
{
    std::vector<Count> values;
    std::vector<Count> seen;  // seen[v] is n + 1 if an option of the heap n has the value v
    for (Count n = 0; n <= section.upTo; ++n) {
        const Position position{{n}};
        for (const Move& move : game.legalMoves(position)) {
            const Count first = move.pieces.first;
            const Count second = move.pieces.second;
            const Count value = values[first] ^ values[second] ^ values[n - move.taken - first - second];
            if (value >= seen.size())
                seen.resize(value + 1);
            seen[value] = n + 1;
        }
        Count mex = 0;
        while (mex < seen.size() && seen[mex] == n + 1)
            ++mex;
        values.push_back(mex);
        if (const Known<Count> value = game.grundy(position)) {
            if (*value != mex)
                section.differsAt(position);
            ++section.compared;
        }
        if (!watch.goOn(n, section.upTo, progressInterval))
            return false;
    }
    return true;
}

template <class G>
Report checkSplits(const G& game, Count upTo, const WorkMonitor& watch)
{
    Report report;
    Section& values = report.sections.emplace_back(Section{.claim = Compared::Values, .range = CheckedPositions::Heap, .upTo = upTo});
    report.cancelled = !compareHeapValues(game, values, watch);
    if (!report.cancelled) {
        Section& moves = report.sections.emplace_back(Section{.range = CheckedPositions::Stones, .upTo = std::min<Count>(upTo, 64)});
        report.cancelled = !compareStones(game, moves, watch);
    }
    return report;
}

/// Compares games whose theorem finds heaps of Nim inside a position with search. The sizes are those of `positionFromSizes`.
template <class G>
Report checkSteps(const G& game, Count upTo, std::size_t steps, const WorkMonitor& watch)
{
    Report report;
    constexpr CheckedPositions range = std::same_as<G, StaircaseNim> ? CheckedPositions::Steps
        : std::same_as<G, CoinsOnAStrip>                              ? CheckedPositions::Gaps
                                                                      : CheckedPositions::Numbers;
    Section& section = report.sections.emplace_back(Section{.range = range, .upTo = upTo, .heaps = steps});
    const Count total = *stepsUpTo(upTo, steps, maxCount);
    ForwardSearch<G> search(game, false);
    std::vector<Count> heaps;
    std::uint64_t seen = 0;
    const auto compare = [&](std::span<const Count> sizes) {
        ++seen;
        // Sorted lists without equal numbers other than 0 give each position of numbers once.
        const auto repeats = [](Count a, Count b) { return a > b || (a == b && a != 0); };
        if (range == CheckedPositions::Numbers && std::ranges::adjacent_find(sizes, repeats) != sizes.end())
            return true;
        const Position position = game.positionFromSizes({sizes.begin(), sizes.end()});
        if (!agrees(game, search, position))
            section.differsAt(position);
        ++section.compared;
        return watch.goOn(seen, total, progressInterval);
    };
    report.cancelled = !forEachStaircase(upTo, steps, heaps, compare);
    return report;
}

}  // namespace nimstone::crosscheck
