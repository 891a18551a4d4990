#include "app/figures/scene/bow.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace nimstone::figures {

namespace {

constexpr int bowParts = 720;
constexpr double opening = 34.0 / 180 * std::numbers::pi;  ///< half of the angle of the ellipse that is not part of the arch, at the bottom, in radians

/// Returns the offset of a tile's center from its joint, in x or in y, in halves of the tile's size. At ±1 the whole
/// tile is on one side of the joint; at 0 the tile's center is at the joint. `normal` is the x or the y component of
/// the unit normal of the ellipse at the joint.
double lean(double normal)
{
    constexpr double quickly = 2.5;
    return std::clamp(quickly * normal, -1.0, 1.0);
}

/// True if the line from `from` to `to` passes through the inside of the rectangle.
bool passes(QPointF from, QPointF to, const QRectF& rect)
{
    // Clip the line to the section between the sides of the rectangle, first in x and then in y.
    double first = 0;
    double last = 1;
    const auto cut = [&](double start, double way, double least, double most) {
        if (std::abs(way) < 1e-9)
            return start > least && start < most;
        const double one = (least - start) / way;
        const double other = (most - start) / way;
        first = std::max(first, std::min(one, other));
        last = std::min(last, std::max(one, other));
        return first < last;
    };
    const QPointF way = to - from;
    return cut(from.x(), way.x(), rect.left(), rect.right()) && cut(from.y(), way.y(), rect.top(), rect.bottom());
}

}  // namespace

std::vector<ArchPlace> placeAlongArch(const QRectF& room, const std::vector<QSizeF>& sizes)
{
    QSizeF largest(1, 1);
    for (const QSizeF& size : sizes)
        largest = largest.expandedTo(size);
    const double radiusX = room.width() / 2 - largest.width();
    const double radiusY = (room.height() - 2 * largest.height()) / (1 + std::cos(opening));
    if (radiusX < largest.width() / 4 || radiusY < largest.height())
        return {};
    const QPointF middle(room.center().x(), room.top() + largest.height() + radiusY);
    const auto placeAt = [&](int part, const QSizeF& size) {
        const double whole = 2 * std::numbers::pi - 2 * opening;
        const double angle = std::numbers::pi / 2 + opening + whole * part / bowParts;
        const QPointF joint = middle + QPointF(radiusX * std::cos(angle), radiusY * std::sin(angle));
        const QPointF normal(std::cos(angle) / radiusX, std::sin(angle) / radiusY);
        const double length = std::hypot(normal.x(), normal.y());
        QRectF tile(QPointF(0, 0), size);
        tile.moveCenter(joint + QPointF(lean(normal.x() / length) * size.width() / 2, lean(normal.y() / length) * size.height() / 2));
        return ArchPlace{tile, joint};
    };
    const auto pointAt = [&](int part) { return placeAt(part, largest).tile.center(); };
    // Measure distances along the arch relative to the largest tile: horizontally in its widths, vertically in its
    // heights. The larger of the two numbers counts.
    std::vector<double> ways{0};
    for (int part = 1; part <= bowParts; ++part) {
        const QPointF way = pointAt(part) - pointAt(part - 1);
        ways.push_back(ways.back() + std::max(std::abs(way.x()) / largest.width(), std::abs(way.y()) / largest.height()));
    }
    std::vector<ArchPlace> places;
    for (std::size_t tile = 0; tile < sizes.size(); ++tile) {
        const double share = sizes.size() == 1 ? 0.5 : static_cast<double>(tile) / static_cast<double>(sizes.size() - 1);
        const auto reached = std::ranges::lower_bound(ways, share * ways.back());
        const auto part = std::min<std::ptrdiff_t>(reached - ways.begin(), bowParts);
        places.push_back(placeAt(static_cast<int>(part), sizes[tile]));
    }
    return places;
}

bool tilesAreApart(const std::vector<ArchPlace>& places, double distance)
{
    for (std::size_t one = 0; one < places.size(); ++one) {
        for (std::size_t other = 0; other < one; ++other) {
            if (places[one].tile.adjusted(-distance, -distance, distance, distance).intersects(places[other].tile))
                return false;
        }
    }
    return true;
}

bool linesAreClear(const std::vector<ArchPlace>& places, double clear)
{
    for (std::size_t one = 0; one < places.size(); ++one) {
        for (std::size_t other = 0; other < one; ++other) {
            for (std::size_t third = 0; third < places.size(); ++third) {
                if (third != one && third != other && passes(places[one].joint, places[other].joint, places[third].tile.adjusted(-clear, -clear, clear, clear)))
                    return false;
            }
        }
    }
    return true;
}

}  // namespace nimstone::figures
