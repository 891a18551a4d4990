// What a game offers in one heap: which amounts may be taken, and how what remains may be parted. Everything is found
// without listing the amounts of a large heap.
#pragma once

#include <optional>
#include <vector>

#include "core/count.h"

namespace nimstone {

/// Every step-th number from the least to the most, or those of a list. 0 is among them where a heap may be parted
/// without taking.
class Amounts {
public:
    /// None.
    Amounts() = default;

    /// 1 … most; none where that is 0.
    static Amounts upTo(Count most) { return range(1, most); }

    /// least, least + step, … up to most; none where that is smaller.
    static Amounts range(Count least, Count most, Count step = 1);

    /// These, in ascending order.
    static Amounts of(std::vector<Count> listed);

    bool empty() const { return m_count == 0; }
    Count count() const { return m_count; }

    /// In ascending order, from 0; one of those there are.
    Count at(Count place) const { return m_listed.empty() ? m_least + place * m_step : m_listed[place]; }
    Count least() const { return at(0); }
    Count most() const { return at(m_count - 1); }

    /// The least that is more, and the most that is less; none where there is none.
    std::optional<Count> next(Count amount) const;
    std::optional<Count> previous(Count amount) const;

    /// Of two that are as near, the smaller one; none where there are none.
    std::optional<Count> nearest(Count wanted) const;

private:
    /// How many are under that.
    Count countBelow(Count amount) const;

    std::vector<Count> m_listed;  ///< empty for a range
    Count m_least = 0;
    Count m_step = 1;
    Count m_count = 0;
};

/// How what remains may be parted: whether it may stay whole, and between which lengths the first of two pieces lies.
struct Parting {
    bool whole = true;
    Count least = 1;
    Count most = 0;      ///< under `least` where it may not be parted in two
    bool three = false;  ///< whether it may be parted in three

    bool parts() const { return most >= least; }
    bool possible() const { return whole || parts() || three; }
};

}  // namespace nimstone
