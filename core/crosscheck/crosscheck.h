// Compares what a game's closed form says with exhaustive search, on all small positions.
#pragma once

#include <optional>
#include <tl/expected.hpp>

#include "core/crosscheck/report.h"
#include "core/sum/catalogue.h"

namespace nimstone::crosscheck {

/// How much memory and time a crosscheck may take: so many positions; in staircase Nim, where each is searched forwards,
/// fewer; where heaps break, about so many options of single heaps.
inline constexpr Count mostPositions = 50'000'000;
inline constexpr Count mostStaircases = 100'000;
inline constexpr Count mostOptions = 100'000'000;
inline constexpr std::size_t mostCheckedHeaps = 25;

struct Request {
    Count upTo = 0;
    std::optional<std::size_t> heaps{};  ///< where the game leaves it open: 3 without it
};

/// Why a crosscheck is not begun.
struct CrosscheckRefusal {
    enum class Kind {
        HeapsGiven,        ///< a number of heaps, where the game leaves no choice; limit: how many it has
        NoHeaps,           ///< 0 heaps
        TooManyHeaps,      ///< limit: the most
        TooManyPositions,  ///< limit: the largest upTo that is accepted with as many heaps
    };
    Kind kind;
    Count limit = 0;

    bool operator==(const CrosscheckRefusal&) const = default;
};

/// What is compared, and on which positions, depends on the rules:
///   - games that only take from heaps: outcome and winning moves on all positions of `heaps` heaps of 0 … upTo, and
///     Grundy values, where they are defined, up to the size that some seconds suffice for;
///   - Fibonacci Nim: outcome, winning moves and Grundy value of every heap with every quota;
///   - staircase Nim: all positions of `heaps` steps with at most upTo stones;
///   - games that break heaps: the Grundy value of each heap, and outcome and winning moves on all positions of any
///     number of heaps with at most about 30 stones;
///   - Cutcake: the value of each block with sides of 1 … upTo, and outcome and winning cuts of all pairs of small ones.
tl::expected<Report, CrosscheckRefusal> compareWithSearch(const AnyGame& game, const Request& request, const Watch& watch = {});

}  // namespace nimstone::crosscheck
