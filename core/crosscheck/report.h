// What a crosscheck found: how many positions were compared with search, and which of them differ.
#pragma once

#include <cstdint>
#include <functional>
#include <stop_token>
#include <vector>

#include "core/position.h"

namespace nimstone::crosscheck {

/// What is compared.
enum class Compared {
    Moves,   ///< the outcome, and every winning move
    Values,  ///< the Grundy value, with the mex of the options'
};

/// Which positions are compared: all of these.
enum class CheckedPositions {
    Heaps,   ///< of `heaps` heaps, each of 0 … upTo
    Heap,    ///< of one heap of 0 … upTo
    Quotas,  ///< of one heap of 0 … upTo with every quota
    Stones,  ///< of any number of heaps with at most `upTo` stones in all
    Steps,   ///< of `heaps` steps with at most `upTo` stones in all
    Gaps,    ///< of `heaps` gaps with at most `upTo` free squares in all
    Blocks,  ///< of `heaps` blocks with sides of 1 … upTo
};

/// How many differences are kept; all are counted.
inline constexpr std::size_t keptDifferences = 10;

/// One comparison over one range.
struct Section {
    Compared claim = Compared::Moves;
    CheckedPositions range = CheckedPositions::Heaps;
    Count upTo = 0;
    std::size_t heaps = 1;
    std::uint64_t compared = 0;
    std::uint64_t differences = 0;
    std::vector<Position> different{};  ///< the first of them

    void differsAt(const Position& position)
    {
        if (++differences <= keptDifferences)
            different.push_back(position);
    }
};

/// Of a crosscheck that was cancelled, what was compared until then.
struct Report {
    std::vector<Section> sections;
    bool cancelled = false;
};

/// Long work tells how far it is and asks whether it is still wanted.
struct Watch {
    std::stop_token stop{};
    std::function<void(std::uint64_t done, std::uint64_t total)> progress{};

    /// Whether to go on. Looks up at every so many only: call it as often as you like.
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
