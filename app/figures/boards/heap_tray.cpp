#include "app/figures/boards/heap_tray.h"

#include <algorithm>

namespace nimstone::figures {

namespace {

constexpr double betweenThings = 2;
constexpr double betweenGroups = 8;
constexpr double tightest = 0.02;

struct Attempt {
    std::vector<TrayPlace> places;
    bool fits = true;
};

Attempt attempt(QRectF room, double rowHeight, const std::vector<std::vector<double>>& groups, double squeeze)
{
    Attempt result;
    double left = room.left();
    double y = room.top() + rowHeight / 2;
    for (const auto& group : groups) {
        for (const double width : group) {
            if (left + width > room.right() && left > room.left()) {
                left = room.left();
                y += rowHeight;
            }
            result.fits = result.fits && y + rowHeight / 2 <= room.bottom() + 0.5 && left + width <= room.right();
            result.places.push_back({left + width / 2, y});
            left += (width + betweenThings) * squeeze;
        }
        left += betweenGroups * squeeze;
    }
    return result;
}

}  // namespace

std::vector<TrayPlace> layOutTray(QRectF room, double rowHeight, const std::vector<std::vector<double>>& groups)
{
    double squeeze = 1;
    const double spare = (room.height() - rowHeight) / 2;
    const Attempt single = attempt(room.adjusted(0, spare, 0, -spare), rowHeight, groups, squeeze);
    if (single.fits)
        return single.places;
    Attempt tried = attempt(room, rowHeight, groups, squeeze);
    while (!tried.fits && squeeze > tightest) {
        squeeze *= 0.85;
        tried = attempt(room, rowHeight, groups, squeeze);
    }
    if (!tried.fits) {
        // What is wider than the tray itself ends where the tray ends.
        std::size_t next = 0;
        for (const auto& group : groups) {
            for (const double width : group) {
                TrayPlace& place = tried.places[next++];
                place.x = std::min(place.x, room.right() - width / 2);
                place.y = std::min(place.y, room.bottom() - rowHeight / 2);
            }
        }
    }
    return tried.places;
}

}  // namespace nimstone::figures
