#include "core/sequences/bounds.h"

#include "core/sequences/nim_sequence.h"
#include "core/wide.h"

namespace nimstone::sequence {

namespace {

/// The largest number of heaps whose values are computed in games with splits into three heaps. PlainMethod computes them,
/// and its work for all heaps below n grows with n³.
constexpr Count maxHeapsOfTripling = 10'000;

/// The number of options that can be computed in about half a second.
constexpr Count mostOptions = Count{1} << 29;

/// Estimates the number of options of all heaps below `heaps`. For each amount that a move may take from n stones,
/// there is one option that leaves one heap, or there are about n/2 options that leave two, or about n²/12 that leave three.
Wide optionsBelow(Count heaps, const HeapRules& rules)
{
    return rules.leavingOne.size() * Wide{heaps} + rules.splitting.size() * product(heaps, heaps) / 4
        + rules.tripling.size() * product(heaps, heaps) * heaps / 36;
}

}  // namespace

Count mostHeaps(const HeapRules& rules)
{
    return rules.tripling.empty() ? SequenceLimits::maxHeapsKept : maxHeapsOfTripling;
}

Count heapsAtOnce(const HeapRules& rules, Count most)
{
    while (optionsBelow(most, rules) > mostOptions)
        most -= most / 64 + 1;
    return most;
}

}  // namespace nimstone::sequence
