// Tiles of different widths along a bow that is open at the foot, evenly: as far from each other as they can be, so that
// a straight line from one to another passes no third.
#pragma once

#include <QRectF>
#include <vector>

namespace nimstone::figures {

/// The places of tiles of these sizes, the first at the lower left, the last at the lower right.
std::vector<QRectF> alongBow(const QRectF& room, const std::vector<QSizeF>& sizes);

/// Whether no two come nearer than that.
bool standApart(const std::vector<QRectF>& places, double distance);

}  // namespace nimstone::figures
