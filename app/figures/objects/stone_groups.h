// Groups of stones in rows: each group is a line of stones in a frame, and as many groups as fit stand side by side.
#pragma once

#include <QRectF>
#include <vector>

#include "core/count.h"

namespace nimstone::figures {

/// Lengths are in pixels. `least` and `most` limit the distance between the centers of neighboring stones.
struct GroupStyle {
    double least = 9;
    double most = 44;
    double padding = 4;  ///< the distance between the edge of a frame and its stones
    double gap = 12;     ///< the distance between two frames
};

struct StoneGroups {
    double pitch = 0;             ///< the distance between the centers of neighboring stones; 0 if the groups do not fit
    double padding = 0;
    std::vector<QRectF> frames{};
    QRectF around{};              ///< the rectangle around all frames

    bool fits() const { return pitch > 0; }
    /// The center of a stone in a group.
    QPointF stone(std::size_t group, Count index) const;
};

/// Makes the stones as large as `room` allows. All rows begin at the same x coordinate, and the whole is in the middle of
/// the room.
StoneGroups layOutGroups(const std::vector<Count>& sizes, const QRectF& room, const GroupStyle& style);

}  // namespace nimstone::figures
