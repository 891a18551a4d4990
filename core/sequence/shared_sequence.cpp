#include "core/sequence/shared_sequence.h"

#include <algorithm>
#include <list>

namespace nimstone {

namespace {

/// Each takes 2 MB at most, and a little for its periods.
constexpr std::size_t mostKept = 16;

}  // namespace

std::shared_ptr<SharedSequence> SharedSequence::of(const SequenceGame& game)
{
    static std::mutex mutex;
    static std::list<std::pair<SequenceGame, std::shared_ptr<SharedSequence>>> kept;  // the last used first
    const std::scoped_lock lock(mutex);
    const auto known = std::ranges::find(kept, game, [](const auto& entry) { return entry.first; });
    if (known != kept.end()) {
        kept.splice(kept.begin(), kept, known);
    } else {
        kept.emplace_front(game, std::make_shared<SharedSequence>(game));
        if (kept.size() > mostKept)
            kept.pop_back();
    }
    return kept.front().second;
}

bool SharedSequence::Reader::reaches(Count heap)
{
    return heap < m_sequence.known() || m_sequence.extendTo(heap, limits) == NimSequence::End::Reached;
}

}  // namespace nimstone
