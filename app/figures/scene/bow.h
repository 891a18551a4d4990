// Places tiles of different widths along an arch that is open at the bottom, as far from each other as possible. The
// arch is part of an ellipse. Each tile touches the ellipse from outside, at a point called its joint. Lines between
// joints are inside the ellipse, so they do not cross other tiles.
#pragma once

#include <QPointF>
#include <QRectF>
#include <vector>

namespace nimstone::figures {

struct ArchPlace {
    QRectF tile;
    QPointF joint;   ///< the point on the tile's edge at which lines from other tiles end
};

/// Returns the places of tiles with these sizes, from the lower left end of the arch to the lower right end. Returns an
/// empty vector if `room` is too small.
std::vector<ArchPlace> placeAlongArch(const QRectF& room, const std::vector<QSizeF>& sizes);

/// True if every two tiles are at least `distance` pixels apart.
bool tilesAreApart(const std::vector<ArchPlace>& places, double distance);

/// True if the straight line between any two joints stays at least `clear` pixels away from every other tile.
bool linesAreClear(const std::vector<ArchPlace>& places, double clear);

}  // namespace nimstone::figures
