// The places of a pile's Zeckendorf terms in a bar, with the smallest term at the right end, where stones are taken. The
// places are to scale if every term is then wide enough for its number. Otherwise every term is at least as wide as its
// number, so that the smallest term is as easy to see as the largest.
#pragma once

#include <QString>
#include <vector>

#include "core/count.h"

namespace nimstone::figures {

struct PartSlot {
    Count value = 0;      ///< the term, or the sum of several terms
    std::size_t parts = 1;
    double left = 0;
    double right = 0;

    /// The number of the term, or dots for several terms.
    QString text() const { return parts > 1 ? QStringLiteral("…") : QString::number(value); }
    double width() const { return right - left; }
};

/// The layout of the slots on a bar. Lengths are in pixels.
struct SlotStyle {
    std::size_t most = 6;       ///< the largest number of slots; terms in the middle share a slot if there are more terms
    double type = 13;           ///< the font size of the numbers
    double padding = 9;         ///< the width of a slot beside its number
    double unscaledPadding = 0; ///< the additional width of a slot that is not to scale
    double firstGap = 0;        ///< the gap between the smallest term and the next
    double gap = 0;             ///< the gap between other slots
    bool shrinks = false;       ///< true if terms share a slot also if the bar is too narrow for their numbers
    /// The shares of the slots in the width that is left, if they are not to scale: from the smallest term on. The last
    /// share counts for all others, too. If there are none, the shares are in proportion to the terms.
    std::vector<double> shares{};
};

/// The style of bars that stand apart from each other. Those that are not to scale have a scale break beside the number.
SlotStyle partBars(double type);

/// The largest number of slots in this style.
inline constexpr std::size_t mostPartBars = 10;

class PartSlots {
public:
    /// `parts` has the smallest term first. The first slot is the slot of this term.
    PartSlots(const std::vector<Count>& parts, double left, double right, const SlotStyle& style);

    const std::vector<PartSlot>& slots() const { return m_slots; }
    /// True if all stones have the same width.
    bool toScale() const { return m_toScale; }
    /// The number of terms, from the smallest on, before the first slot that stands for several terms.
    std::size_t own() const;
    /// True if a slot stands for several terms.
    bool leavesOut() const { return own() < m_slots.size(); }
    /// The x coordinate of the left end of the last `stones` stones of the pile.
    double xOf(Count stones) const;

private:
    std::vector<PartSlot> m_slots;
    double m_left;
    bool m_toScale = false;
};

}  // namespace nimstone::figures
