#include "app/figures/boards/shapes/cake_layout.h"

#include <algorithm>

namespace nimstone::figures {

namespace {

constexpr double betweenCakes = 22;

/// Arranges the slots (the rectangles of the blocks) in lines. A line is as long as `room` allows. The lines are
/// centered in `room`.
CakeLayout linesOf(const std::vector<QSizeF>& slots, QRectF room)
{
    struct Line {
        std::size_t first;
        double width;
        double height;
    };
    std::vector<Line> lines;
    for (std::size_t index = 0; index < slots.size(); ++index) {
        const QSizeF slot = slots[index];
        if (lines.empty() || lines.back().width + betweenCakes + slot.width() > room.width() + 0.01)
            lines.push_back({index, slot.width(), slot.height()});
        else
            lines.back() = {lines.back().first, lines.back().width + betweenCakes + slot.width(), std::max(lines.back().height, slot.height())};
    }
    CakeLayout layout;
    double height = betweenCakes * (static_cast<double>(lines.size()) - 1);
    for (const Line& line : lines) {
        height += line.height;
        layout.size = layout.size.expandedTo({line.width, 0});
    }
    layout.size = {std::max(layout.size.width(), 0.0), std::max(height, 0.0)};
    double top = room.top() + std::max(0.0, (room.height() - height) / 2);
    for (std::size_t number = 0; number < lines.size(); ++number) {
        const Line& line = lines[number];
        const std::size_t end = number + 1 < lines.size() ? lines[number + 1].first : slots.size();
        double left = room.left() + std::max(0.0, (room.width() - line.width) / 2);
        for (std::size_t index = line.first; index < end; ++index) {
            layout.slots.emplace_back(QPointF(left, top + (line.height - slots[index].height()) / 2), slots[index]);
            left += slots[index].width() + betweenCakes;
        }
        top += line.height + betweenCakes;
    }
    return layout;
}

CakeLayout layOutWith(double unit, const std::vector<QSizeF>& blocks, QRectF room)
{
    std::vector<QSizeF> slots;
    for (const QSizeF& block : blocks)
        slots.push_back(block * (unit * cakeDrift));
    CakeLayout layout = linesOf(slots, room);
    layout.unit = unit;
    return layout;
}

}  // namespace

QSizeF leastCakes(const std::vector<QSizeF>& blocks, QSizeF room)
{
    return layOutWith(leastCakeUnit, blocks, {{0, 0}, room}).size;
}

CakeLayout layOutCakes(const std::vector<QSizeF>& blocks, QRectF room)
{
    for (double unit = mostCakeUnit;; unit = std::max(unit - 2, leastCakeUnit)) {
        CakeLayout layout = layOutWith(unit, blocks, room);
        const bool fits = layout.size.width() <= room.width() + 0.01 && layout.size.height() <= room.height() + 0.01;
        if (fits || unit <= leastCakeUnit)
            return layout;
    }
}

CakeLayout layOutCards(std::size_t count, QSizeF card, QRectF room)
{
    return linesOf(std::vector<QSizeF>(count, card), room);
}

}  // namespace nimstone::figures
