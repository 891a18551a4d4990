// The places of a heap's Zeckendorf terms in the bar of the heap. The places are to scale if the smallest term is then
// wide enough to be read. Otherwise every term has a fixed width, so that the smallest term is as easy to see as the
// largest.
#pragma once

#include <QRectF>
#include <vector>

#include "core/count.h"

namespace nimstone::figures {

struct QuotaSlot {
    Count value = 0;      ///< the term, or the sum of several terms
    std::size_t parts = 1;
    double left = 0;
    double right = 0;
};

/// The slots of a heap's terms. The first slot belongs to the smallest term and is at the right end. If there are many
/// terms, the terms in the middle share one slot.
class QuotaSlots {
public:
    QuotaSlots(const std::vector<Count>& parts, double left, double right);

    const std::vector<QuotaSlot>& slots() const { return m_slots; }
    /// True if all stones have the same width.
    bool toScale() const { return m_toScale; }
    /// True if a slot stands for several terms.
    bool leavesOut() const;
    /// The number of terms, from the smallest on, before the first slot that stands for several terms.
    std::size_t own() const;
    /// The x coordinate of the left end of the last `stones` stones of the heap.
    double xOf(Count stones) const;

private:
    std::vector<QuotaSlot> m_slots;
    double m_left;
    bool m_toScale = false;
};

}  // namespace nimstone::figures
