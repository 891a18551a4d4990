// The amounts that a game allows a player to take from one heap, and the ways to split the stones that remain. No
// function in this file enumerates the amounts of a large heap.
#pragma once

#include <optional>
#include <vector>

#include "core/count.h"

namespace nimstone {

/// A set of amounts: either every `step`-th number in a range, or an explicit list. The set contains 0 if a move may
/// split a heap without taking stones.
class Amounts {
public:
    /// Makes a set without amounts.
    Amounts() = default;

    /// Makes the set 1 … most, which is empty if `most` is 0.
    static Amounts upTo(Count most) { return range(1, most); }

    /// Makes the set least, least + step, … up to `most`, which is empty if `most` is smaller than `least`.
    static Amounts range(Count least, Count most, Count step = 1);

    /// Makes the set of the listed amounts, which must be in ascending order.
    static Amounts of(std::vector<Count> listed);

    bool empty() const { return m_count == 0; }
    Count count() const { return m_count; }

    /// Returns the amount at index `place`, 0 to count() − 1, in ascending order.
    Count at(Count place) const { return m_listed.empty() ? m_least + place * m_step : m_listed[place]; }
    Count least() const { return at(0); }
    Count most() const { return at(m_count - 1); }

    /// `next` returns the smallest amount in the set that is greater than `amount`; `previous` returns the largest
    /// amount in the set that is less than `amount`. Both return nothing if the set has no such amount.
    std::optional<Count> next(Count amount) const;
    std::optional<Count> previous(Count amount) const;

    /// Returns the amount in the set that is nearest to `wanted`; the smaller amount if two are equally near; nothing
    /// if the set is empty.
    std::optional<Count> nearest(Count wanted) const;

private:
    /// The number of amounts in the set that are less than `amount`.
    Count countBelow(Count amount) const;

    std::vector<Count> m_listed;  ///< the amounts of the list; empty if the set is a range
    Count m_least = 0;
    Count m_step = 1;
    Count m_count = 0;
};

/// The ways to split the rest of a heap: whether the rest may stay one heap, and the range of sizes of the first piece
/// if a move splits the rest in two.
struct SplitOptions {
    bool whole = true;
    Count least = 1;
    Count most = 0;      ///< smaller than `least` if the rest may not be split in two
    bool three = false;  ///< true if the rest may be split in three

    bool parts() const { return most >= least; }
    bool possible() const { return whole || parts() || three; }
};

}  // namespace nimstone
