// Where the heaps of a board stand: how large a stone is, how many stand in a row, and which heaps are bars.
#pragma once

#include <QPointF>
#include <QRectF>
#include <vector>

#include "core/position.h"

namespace nimstone::figures {

struct HeapSlot {
    double left = 0;
    double width = 0;
    double columnsWidth = 0;  ///< of the stones or of the bar, in the middle of the slot
    bool bar = false;
    double barHeight = 0;     ///< of the whole bar

    double centre() const { return left + width / 2; }
};

/// Stones stand in rows, the lowest row first, each row from the left; rows stand in groups, so that they can be counted.
struct HeapLayout {
    double stone = 0;     ///< diameter
    int perRow = 1;
    double floor = 0;     ///< the y that the lowest stones stand on
    double width = 0;     ///< that the slots need in all; may be more than there is
    double gap = 0;       ///< between two slots
    std::vector<HeapSlot> slots;

    /// The centre of a stone, counted from 0 at the bottom left.
    QPointF stoneCentre(std::size_t heap, Count index) const;
    /// How high a heap of so many stones is.
    double height(Count stones) const;
};

/// `labelWidths` has the width each heap's labels need. `room` is where stones may stand.
HeapLayout layOutHeaps(const Position& start, QRectF room, const std::vector<double>& labelWidths);

}  // namespace nimstone::figures
