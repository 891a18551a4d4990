// Where the parts of a heap stand in its bar: to one scale where the smallest is then wide enough to be read, else each to a
// scale of its own, the smallest as easily seen as the largest.
#pragma once

#include <QRectF>
#include <vector>

#include "core/count.h"

namespace nimstone::figures {

struct QuotaSlot {
    Count value = 0;      ///< the part, or the sum of several
    std::size_t parts = 1;
    double left = 0;
    double right = 0;
};

/// The smallest part first, at the right end. Of many parts those in the middle share one slot.
class QuotaSlots {
public:
    QuotaSlots(const std::vector<Count>& parts, double left, double right);

    const std::vector<QuotaSlot>& slots() const { return m_slots; }
    /// Whether every stone is as wide as every other.
    bool toScale() const { return m_toScale; }
    /// Whether a slot stands for several parts.
    bool leavesOut() const;
    /// How many parts from the smallest have a slot of their own before any others.
    std::size_t own() const;
    /// Where the last so many stones begin.
    double xOf(Count stones) const;

private:
    std::vector<QuotaSlot> m_slots;
    double m_left;
    bool m_toScale = false;
};

}  // namespace nimstone::figures
