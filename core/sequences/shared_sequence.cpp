#include "core/sequences/shared_sequence.h"

#include <algorithm>
#include <list>

#include "core/sequences/bounds.h"

namespace nimstone {

namespace {

/// The number of sequences that are cached. Each sequence has at most 2^20 terms, which take 2 bytes each.
constexpr std::size_t mostKept = 16;

/// Returns limits that depend only on the rules of the game. Only SparseMethod, for games that split heaps into two but
/// not into three, counts its work. For all other games, the limit is a number of heaps that takes about half a second.
SequenceLimits limitsOf(const SequenceGame& game)
{
    SequenceLimits limits = SharedSequence::limits;
    const HeapRules rules = heapRules(game);
    if (!rules.splitting.empty() && rules.tripling.empty())
        return limits;
    limits.heaps = sequence::heapsAtOnce(rules, limits.heaps);
    return limits;
}

}  // namespace

std::shared_ptr<SharedSequence> SharedSequence::of(const SequenceGame& game)
{
    static std::mutex mutex;
    // The most recently used sequence is first in the list. The list is never destroyed, because another thread may still use
    // it while the program ends.
    static auto& kept = *new std::list<std::pair<SequenceGame, std::shared_ptr<SharedSequence>>>;
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
    return heap < m_sequence.known()
        || m_sequence.extendTo(heap, limitsOf(m_sequence.game())) == NimSequence::End::Reached;
}

}  // namespace nimstone
