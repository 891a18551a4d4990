#include "app/figures/objects/stone_groups.h"

#include <cmath>

namespace nimstone::figures {

namespace {

constexpr double pitchStep = 0.5;  ///< the difference between two distances that the layout tries, in pixels

/// Returns the groups at one distance between stones, or groups that do not fit. A row has at most `perRow` groups.
StoneGroups groupsAt(double pitch, const std::vector<Count>& sizes, std::size_t perRow, const QRectF& room, const GroupStyle& style)
{
    StoneGroups groups{pitch, style.padding};
    std::size_t inRow = 0;
    const double high = pitch + 2 * style.padding;
    double x = room.left();
    double y = room.top();
    for (const Count size : sizes) {
        const double width = static_cast<double>(size) * pitch + 2 * style.padding;
        if (inRow > 0 && (inRow == perRow || x + width > room.right())) {
            x = room.left();
            y += high + style.gap;
            inRow = 0;
        }
        ++inRow;
        if (x + width > room.right() || y + high > room.bottom())
            return {};
        groups.frames.emplace_back(x, y, width, high);
        groups.around |= groups.frames.back();
        x += width + style.gap;
    }
    const QPointF shift = room.center() - groups.around.center();
    groups.around.translate(shift);
    for (QRectF& frame : groups.frames)
        frame.translate(shift);
    return groups;
}

}  // namespace

QPointF StoneGroups::stone(std::size_t group, Count index) const
{
    return {frames[group].left() + padding + (static_cast<double>(index) + 0.5) * pitch, frames[group].center().y()};
}

StoneGroups layOutGroups(const std::vector<Count>& sizes, const QRectF& room, const GroupStyle& style)
{
    for (double pitch = style.most; pitch >= style.least; pitch -= pitchStep) {
        const StoneGroups groups = groupsAt(pitch, sizes, sizes.size(), room, style);
        if (sizes.empty())
            return groups;
        if (groups.frames.empty())
            continue;
        // Make the rows as equal as possible.
        const auto rows = static_cast<std::size_t>(std::lround((groups.around.height() + style.gap) / (groups.frames[0].height() + style.gap)));
        StoneGroups even = groupsAt(pitch, sizes, (sizes.size() + rows - 1) / rows, room, style);
        return even.fits() ? even : groups;
    }
    return {};
}

}  // namespace nimstone::figures
