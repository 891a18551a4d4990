// The parts of a number as bars side by side, the largest at the left: Zeckendorf's representation of a pile.
#pragma once

#include <QRectF>
#include <QString>
#include <vector>

#include "core/count.h"

namespace nimstone::figures {

/// The largest number of bars.
inline constexpr std::size_t mostPartBars = 10;

struct ComponentBar {
    QRectF rect;
    QString text;
    bool torn = false;  ///< true if the bar is drawn with a tear, and so shorter than its share
};

/// Lays out bars for the parts, beginning with the smallest at the right end, a little apart from the others. They are
/// to scale if every bar is then long enough for its number. Otherwise only the smallest bar is not torn, and a torn
/// bar is still longer for a larger part. If there is no room for all parts, one bar with dots stands for several in
/// the middle.
std::vector<ComponentBar> layOutParts(const std::vector<Count>& parts, const QRectF& room, double type);

}  // namespace nimstone::figures
