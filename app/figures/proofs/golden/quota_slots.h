// The places of the parts of a heap in its bar. They are to scale if the smallest part is then wide enough to be read.
// Otherwise each has a fixed width, so that the smallest is as easy to see as the largest.
#pragma once

#include <QRectF>
#include <vector>

#include "core/count.h"

namespace nimstone::figures {

struct QuotaSlot {
    Count value = 0;      ///< the part, or the sum of several parts
    std::size_t parts = 1;
    double left = 0;
    double right = 0;
};

/// The slots begin with the smallest part, at the right end. If there are many parts, those in the middle share one
/// slot.
class QuotaSlots {
public:
    QuotaSlots(const std::vector<Count>& parts, double left, double right);

    const std::vector<QuotaSlot>& slots() const { return m_slots; }
    /// True if all stones have the same width.
    bool toScale() const { return m_toScale; }
    /// True if a slot stands for several parts.
    bool leavesOut() const;
    /// The number of parts, from the smallest on, that have a slot of their own before the first shared slot.
    std::size_t own() const;
    /// The x of the left end of the last `stones` stones.
    double xOf(Count stones) const;

private:
    std::vector<QuotaSlot> m_slots;
    double m_left;
    bool m_toScale = false;
};

}  // namespace nimstone::figures
