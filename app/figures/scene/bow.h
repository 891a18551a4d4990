// Places tiles of different widths along an arch that is open at the bottom, as far from each other as possible. The
// arch is part of an ellipse. Every tile touches it from outside at its joint, and lines run from joint to joint inside
// the ellipse, so they do not cross a third tile.
#pragma once

#include <QPointF>
#include <QRectF>
#include <vector>

namespace nimstone::figures {

struct ArchPlace {
    QRectF tile;
    QPointF joint;   ///< the point on the tile's edge at which lines to it end
};

/// The places of tiles of these sizes, from the lower left to the lower right; empty if `room` is too small.
std::vector<ArchPlace> placeAlongArch(const QRectF& room, const std::vector<QSizeF>& sizes);

/// True if every two tiles are at least `distance` pixels apart.
bool tilesAreApart(const std::vector<ArchPlace>& places, double distance);

/// True if the straight line between any two joints stays at least `clear` pixels away from every other tile.
bool linesAreClear(const std::vector<ArchPlace>& places, double clear);

}  // namespace nimstone::figures
