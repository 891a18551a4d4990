#include "core/sequences/bounds.h"

#include "core/sequences/nim_sequence.h"
#include "core/wide.h"

namespace nimstone::sequence {

namespace {

/// Breaking into three is done by the definition, whose work grows with the third power of the heap.
constexpr Count maxHeapsOfTripling = 10'000;

/// So many options are looked at in half a second.
constexpr Count mostOptions = Count{1} << 29;

/// How many options the heaps below that many have, nearly: of a heap of n each amount leaves one remainder, or n/2
/// pairs, or n²/12 triples.
Wide optionsBelow(Count heaps, const HeapRules& rules)
{
    return rules.leavingOne.size() * Wide{heaps} + rules.splitting.size() * product(heaps, heaps) / 4
        + rules.tripling.size() * product(heaps, heaps) * heaps / 36;
}

}  // namespace

Count mostHeaps(const SequenceGame& game)
{
    return heapRules(game).tripling.empty() ? SequenceLimits::maxHeapsKept : maxHeapsOfTripling;
}

Count heapsAtOnce(const HeapRules& rules, Count most)
{
    while (optionsBelow(most, rules) > mostOptions)
        most -= most / 64 + 1;
    return most;
}

}  // namespace nimstone::sequence
