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
SequenceLimits limitsOf(const HeapRules& rules)
{
    SequenceLimits limits = SharedSequence::limits;
    if (!rules.splitting.empty() && rules.tripling.empty())
        return limits;
    limits.heaps = sequence::heapsAtOnce(rules, limits.heaps);
    return limits;
}

}  // namespace

std::shared_ptr<SharedSequence> SharedSequence::of(const HeapRules& rules)
{
    if (rules.closed)
        return std::make_shared<SharedSequence>(rules);
    static std::mutex mutex;
    // The most recently used sequence is first in the list. The list is never destroyed, because another thread may still use
    // it while the program ends.
    static auto& kept = *new std::list<std::shared_ptr<SharedSequence>>;
    const std::scoped_lock lock(mutex);
    const auto known = std::ranges::find(kept, rules, [](const auto& sequence) -> const HeapRules& { return sequence->rules(); });
    if (known != kept.end()) {
        kept.splice(kept.begin(), kept, known);
    } else {
        kept.push_front(std::make_shared<SharedSequence>(rules));
        if (kept.size() > mostKept)
            kept.pop_back();
    }
    return kept.front();
}

bool SharedSequence::Reader::reaches(Count heap)
{
    return heap < m_sequence.known()
        || m_sequence.extendTo(heap, limitsOf(m_sequence.rules())) == NimSequence::End::Reached;
}

}  // namespace nimstone
