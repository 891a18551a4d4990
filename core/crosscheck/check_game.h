// Chooses the comparison that fits a game. The header is for use inside core/crosscheck only.
#pragma once

#include <concepts>

#include "core/crosscheck/cake_check.h"
#include "core/crosscheck/crosscheck.h"
#include "core/crosscheck/grid_check.h"
#include "core/crosscheck/quota_check.h"
#include "core/crosscheck/split_check.h"
#include "core/games/nim/inner_nim_game.h"

namespace nimstone::crosscheck {

/// Selects the games whose moves only take stones from heaps.
template <class G>
concept OnGrid = requires(const G& game, const Grid& grid, std::span<const Count> heaps, void (*visit)(std::size_t)) {
    predecessors(game, grid, heaps, std::size_t{}, visit);
};

template <class G>
concept OfSteps = std::derived_from<G, InnerNimGame>;

template <class G>
concept OfTwoHeaps = std::same_as<G, Wythoff> || std::same_as<G, Euclid>;

inline constexpr std::size_t usualHeaps = 3;

/// Returns the largest upTo for which size(upTo) is at most mostPositions. `size(upTo)` returns the number of positions, or
/// nothing if it is over 2^63.
template <class Size>
Count largestThatFits(Size size)
{
    const auto fits = [&size](Count upTo) {
        const std::optional<Count> positions = size(upTo);
        return positions && *positions <= mostPositions;
    };
    Count low = 0;
    Count high = mostPositions;
    while (low < high) {
        const Count middle = low + (high - low + 1) / 2;
        if (fits(middle))
            low = middle;
        else
            high = middle - 1;
    }
    return low;
}

/// Calls `run` if size(upTo) is at most mostPositions; otherwise returns an error. `size` is the function that largestThatFits
/// describes.
template <class Size, class Run>
tl::expected<Report, CrosscheckRefusal> runIfItFits(Count upTo, Size size, Run run)
{
    const Count largest = largestThatFits(size);
    if (upTo > largest)
        return tl::unexpected(CrosscheckRefusal{CrosscheckRefusal::Kind::TooManyPositions, largest});
    return run();
}

/// Returns the number of positions of the grid, or nothing if it is over 2^63.
template <class G>
std::optional<Count> positionsOnGrid(const G&, Count upTo, std::size_t heaps)
{
    return Grid::sizeOf(upTo, heaps);
}

/// In Moore's Nim, also returns nothing if the search would visit over mostOptions positions. If the heaps have b bits, about
/// one in (k + 1)^b positions is a P-position. The search visits all positions from which a move leads to a P-position: for each
/// P-position, Σ C(heaps, j)·(upTo/2)^j for j = 1 … k.
inline std::optional<Count> positionsOnGrid(const MooreNim& game, Count upTo, std::size_t heaps)
{
    const auto size = Grid::sizeOf(upTo, heaps);
    if (!size || *size > mostPositions)
        return std::nullopt;
    Wide lost = *size;
    for (Count weight = 1; weight <= upTo && lost > 1; weight *= 2)
        lost /= std::min<Count>(game.k(), mostPositions) + 1;
    Wide moves = 0;
    Wide ofSomeHeaps = 1;
    for (std::size_t some = 1; some <= std::min<Count>(game.k(), heaps); ++some) {
        ofSomeHeaps = ofSomeHeaps * (heaps - some + 1) / some * ((upTo + 1) / 2);
        moves += ofSomeHeaps;
        if ((lost + 1) * moves > mostOptions)
            return std::nullopt;
    }
    return size;
}

/// Estimates the number of options of all heaps of 0 … upTo, for upTo ≤ mostOptions. A heap of n has n/2 splits into two heaps
/// and n²/12 splits into three.
inline Wide optionsOfHeaps(Count upTo, std::size_t taking, std::size_t inTwo, std::size_t inThree)
{
    const Wide square = product(upTo, upTo);
    return square / 2 * taking + square / 4 * inTwo + square / 36 * upTo * inThree;
}
inline Wide optionsOfHeaps(const HeapGame& game, Count upTo)
{
    const HeapRules& rules = game.rules();
    return (rules.theorem == PeriodTheorem::GuySmith ? upTo : 0)
        + optionsOfHeaps(upTo, rules.upTo != 0 ? 1 : 0, rules.splitting.size(), rules.tripling.size());
}

template <class G>
tl::expected<Report, CrosscheckRefusal> checkGame(const G& game, const Request& request, const WorkMonitor& watch)
{
    using Kind = CrosscheckRefusal::Kind;
    constexpr bool open = (OnGrid<G> && !OfTwoHeaps<G>) || OfSteps<G>;
    constexpr std::size_t given = OfTwoHeaps<G> ? 2 : 1;
    if (!open && request.heaps && *request.heaps != given)
        return tl::unexpected(CrosscheckRefusal{Kind::HeapsGiven, given});
    const std::size_t heaps = open ? request.heaps.value_or(usualHeaps) : given;
    if (heaps == 0)
        return tl::unexpected(CrosscheckRefusal{Kind::NoHeaps});
    if (heaps > mostCheckedHeaps)
        return tl::unexpected(CrosscheckRefusal{Kind::TooManyHeaps, mostCheckedHeaps});

    if constexpr (OnGrid<G>) {
        return runIfItFits(request.upTo, [&](Count upTo) { return positionsOnGrid(game, upTo, heaps); },
                           [&] { return checkGrid(game, request.upTo, heaps, watch); });
    } else if constexpr (std::same_as<G, FibonacciNim>) {
        return runIfItFits(request.upTo, [](Count upTo) { return std::optional((upTo + 1) * (upTo + 2) / 2); },
                           [&] { return checkQuotas(game, request.upTo, watch); });
    } else if constexpr (OfSteps<G>) {
        return runIfItFits(request.upTo, [heaps](Count upTo) { return stepsUpTo(upTo, heaps, mostStaircases); },
                           [&] { return checkSteps(game, request.upTo, heaps, watch); });
    } else if constexpr (std::same_as<G, Cutcake>) {
        if (request.upTo > largestSide)
            return tl::unexpected(CrosscheckRefusal{Kind::TooManyPositions, largestSide});
        return checkCake(game, request.upTo, watch);
    } else {
        const auto size = [&game](Count upTo) {
            return optionsOfHeaps(game, upTo) <= mostOptions ? std::optional(upTo) : std::nullopt;
        };
        return runIfItFits(request.upTo, size, [&] { return checkSplits(game, request.upTo, watch); });
    }
}

}  // namespace nimstone::crosscheck
