// The result of a crosscheck: the number of positions that were compared with search, and the positions that differ.
#pragma once

#include <cstdint>
#include <functional>
#include <stop_token>
#include <vector>

#include "core/position.h"

namespace nimstone::crosscheck {

/// The property of positions that is compared.
enum class Compared {
    Moves,   ///< the outcome, and all winning moves
    Values,  ///< the Grundy value, compared with the mex of the options' values
};

/// The set of positions that is compared completely.
enum class CheckedPositions {
    Heaps,   ///< positions of `heaps` heaps, each of 0 … upTo
    Heap,    ///< positions of one heap of 0 … upTo
    Quotas,  ///< positions of one heap of 0 … upTo with every quota
    Stones,  ///< positions of any number of heaps with at most `upTo` stones in all
    Steps,   ///< positions of `heaps` steps with at most `upTo` stones in all
    Gaps,    ///< positions of `heaps` gaps with at most `upTo` free squares in all
    Numbers,  ///< positions of `heaps` numbers that add up to at most `upTo`
    Blocks,  ///< positions of `heaps` blocks with sides of 1 … upTo
};

/// The largest number of differing positions that are stored. All differing positions are counted.
inline constexpr std::size_t keptDifferences = 10;

/// The comparison of one property on one set of positions.
struct Section {
    Compared claim = Compared::Moves;
    CheckedPositions range = CheckedPositions::Heaps;
    Count upTo = 0;
    std::size_t heaps = 1;
    std::uint64_t compared = 0;
    std::uint64_t differences = 0;
    std::vector<Position> different{};  ///< the first differing positions, at most keptDifferences

    void differsAt(const Position& position)
    {
        if (++differences <= keptDifferences)
            different.push_back(position);
    }
};

/// The sections of a crosscheck. If it was cancelled, they contain the comparisons that were made before.
struct Report {
    std::vector<Section> sections;
    bool cancelled = false;
};

/// Receives the progress of a long computation, and tells the computation whether to continue.
struct WorkMonitor {
    std::stop_token stop{};
    std::function<void(std::uint64_t done, std::uint64_t total)> progress{};

    /// Reports the progress, and returns false if the work should stop. If `done` is not a multiple of `every`, does nothing and
    /// returns true, so the function is cheap to call.
    bool goOn(std::uint64_t done, std::uint64_t total, std::uint64_t every = 65'536) const
    {
        if (done % every != 0)
            return true;
        if (progress)
            progress(done, total);
        return !stop.stop_requested();
    }
};

}  // namespace nimstone::crosscheck
