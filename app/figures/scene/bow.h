// Tiles of different widths along a bow that is open at the foot, evenly: as far from each other as they can be. The bow is
// an oval that every tile touches from outside, and lines join the points of touch: inside the oval they pass no third tile.
#pragma once

#include <QPointF>
#include <QRectF>
#include <vector>

namespace nimstone::figures {

struct BowPlace {
    QRectF tile;
    QPointF joint;   ///< where lines to it end: on its edge
};

/// The places of tiles of these sizes, the first at the lower left, the last at the lower right; none in too small a room.
std::vector<BowPlace> alongBow(const QRectF& room, const std::vector<QSizeF>& sizes);

/// Whether no two come nearer than that.
bool standApart(const std::vector<BowPlace>& places, double distance);

/// Whether a straight line between the joints of two stays so far off every third, whichever two they are.
bool seeEachOther(const std::vector<BowPlace>& places, double clear);

}  // namespace nimstone::figures
