#include "app/figures/bow.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace nimstone::figures {

namespace {

constexpr int parts = 720;
constexpr double opening = 34.0 / 180 * std::numbers::pi;  ///< half of what is left open at the foot

}  // namespace

std::vector<QRectF> alongBow(const QRectF& room, const std::vector<QSizeF>& sizes)
{
    QSizeF largest(1, 1);
    for (const QSizeF& size : sizes)
        largest = largest.expandedTo(size);
    const double radiusX = std::max((room.width() - largest.width()) / 2, 1.0);
    const double radiusY = std::max((room.height() - largest.height()) / (1 + std::cos(opening)), 1.0);
    const QPointF middle(room.center().x(), room.top() + largest.height() / 2 + radiusY);
    const auto pointAt = [&](int part) {
        const double whole = 2 * std::numbers::pi - 2 * opening;
        const double angle = std::numbers::pi / 2 + opening + whole * part / parts;
        return middle + QPointF(radiusX * std::cos(angle), radiusY * std::sin(angle));
    };
    // A way counts as long as it parts two tiles: beside each other by their widths, one over the other by their heights.
    std::vector<double> ways{0};
    for (int part = 1; part <= parts; ++part) {
        const QPointF way = pointAt(part) - pointAt(part - 1);
        ways.push_back(ways.back() + std::max(std::abs(way.x()) / largest.width(), std::abs(way.y()) / largest.height()));
    }
    std::vector<QRectF> places;
    for (std::size_t tile = 0; tile < sizes.size(); ++tile) {
        const double share = sizes.size() == 1 ? 0.5 : static_cast<double>(tile) / static_cast<double>(sizes.size() - 1);
        const auto reached = std::ranges::lower_bound(ways, share * ways.back());
        const auto part = std::min<std::ptrdiff_t>(reached - ways.begin(), parts);
        QRectF place(QPointF(0, 0), sizes[tile]);
        place.moveCenter(pointAt(static_cast<int>(part)));
        places.push_back(place);
    }
    return places;
}

bool standApart(const std::vector<QRectF>& places, double distance)
{
    for (std::size_t one = 0; one < places.size(); ++one) {
        for (std::size_t other = 0; other < one; ++other) {
            if (places[one].adjusted(-distance, -distance, distance, distance).intersects(places[other]))
                return false;
        }
    }
    return true;
}

}  // namespace nimstone::figures
