// The parts of a number as bars side by side, the largest first: Zeckendorf's representation of a pile.
#pragma once

#include <QRectF>
#include <QString>
#include <vector>

#include "core/count.h"

namespace nimstone::figures {

/// How many bars there are at most.
inline constexpr std::size_t mostPartBars = 10;

struct ComponentBar {
    QRectF rect;
    QString text;
    bool torn = false;  ///< shorter than the others would have it
};

/// Bars of the parts, the smallest first and at the right end, a little apart from the others. They are to scale where each is then
/// long enough for its number; else the smallest is, the others are torn and only longer for a larger part. Where there is no room
/// for all, one bar with dots stands for several in the middle.
std::vector<ComponentBar> layOutParts(const std::vector<Count>& parts, const QRectF& room, double type);

}  // namespace nimstone::figures
