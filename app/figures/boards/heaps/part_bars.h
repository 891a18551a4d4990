// Bars side by side, one for each Zeckendorf term of a pile's size, with the largest term at the left.
#pragma once

#include <QRectF>
#include <QString>
#include <vector>

#include "core/count.h"

namespace nimstone::figures {

/// The largest number of bars that layOutParts() returns.
inline constexpr std::size_t mostPartBars = 10;

struct ComponentBar {
    QRectF rect;
    QString text;
    bool shortened = false;  ///< true if the bar has a scale break (two slanted lines) because it is not to scale
};

/// Lays out one bar for each term. `parts` has the smallest term first; its bar is at the right end, a little apart
/// from the other bars. The bars are to scale if all of them are then wide enough for their numbers. Otherwise only the
/// smallest bar has no scale break, and larger terms still get wider bars. If not all bars fit into `room`, one bar
/// with dots stands for several terms in the middle. `type` is the font size of the numbers, in pixels.
std::vector<ComponentBar> layOutParts(const std::vector<Count>& parts, const QRectF& room, double type);

}  // namespace nimstone::figures
