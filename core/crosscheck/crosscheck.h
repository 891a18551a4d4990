// Compares a game's closed form with exhaustive search on all small positions.
#pragma once

#include <optional>
#include <tl/expected.hpp>

#include "core/crosscheck/report.h"
#include "core/sum/catalogue.h"

namespace nimstone::crosscheck {

// The limits keep the memory and the time of a crosscheck small.
/// The largest number of positions in a crosscheck of most games.
inline constexpr Count mostPositions = 50'000'000;
/// The largest number of positions in a crosscheck of staircase Nim, where each position is searched separately.
inline constexpr Count mostStaircases = 100'000;
/// The largest estimated number of options of all single heaps together, in a crosscheck of a game that splits heaps.
inline constexpr Count mostOptions = 100'000'000;
inline constexpr std::size_t mostCheckedHeaps = 25;

struct Request {
    Count upTo = 0;
    std::optional<std::size_t> heaps{};  ///< the number of heaps; 3 by default, if the game allows any number
};

/// The reason why a crosscheck is refused.
struct CrosscheckRefusal {
    enum class Kind {
        HeapsGiven,        ///< the request has a number of heaps, but the game has a fixed number, which is `limit`
        NoHeaps,           ///< the number of heaps is 0
        TooManyHeaps,      ///< `limit` is the largest number of heaps allowed
        TooManyPositions,  ///< `limit` is the largest upTo allowed with this number of heaps
    };
    Kind kind;
    Count limit = 0;

    bool operator==(const CrosscheckRefusal&) const = default;
};

/// Compares the game with search. The rules determine what is compared, and on which positions:
///   - games that only take from heaps: outcome and winning moves on all positions of `heaps` heaps of 0 … upTo, and
///     Grundy values, if they are defined, up to a size that takes a few seconds;
///   - Fibonacci Nim: outcome, winning moves and Grundy value of every heap with every quota;
///   - staircase Nim, coins on a strip, and Turning Turtles: all positions of at most `heaps` steps, gaps, or heads whose sizes add up
///     to at most upTo;
///   - games that split heaps: the Grundy value of each heap, and outcome and winning moves on all positions of any
///     number of heaps with at most about 30 stones;
///   - Cutcake: the value of each block with sides of 1 … upTo, and outcome and winning cuts of all pairs of small blocks.
tl::expected<Report, CrosscheckRefusal> compareWithSearch(const AnyGame& game, const Request& request, const WorkMonitor& watch = {});

}  // namespace nimstone::crosscheck
