// The places of the blocks of a heap and of their rest in the figure of Bash's game. Used only inside app/figures.
#pragma once

#include <QRectF>
#include <QString>
#include <vector>

#include "core/count.h"

namespace nimstone::figures {

/// The parts of n = q · (m + 1) + r that are drawn. They are the same at any size of the figure.
struct BlockPlan {
    BlockPlan(Count size, Count length);

    Count block;
    Count quotient;
    Count rest;
    bool stones;             ///< true if each stone is drawn
    std::size_t before = 0;  ///< the number of blocks before the gap, or all blocks if there is no gap
    std::size_t after = 0;   ///< the number of blocks after the gap

    std::size_t shown() const { return before + after; }
    bool hasGap() const { return shown() < quotient; }
    /// The number of places: for the blocks, the gap and the rest.
    std::size_t places() const { return shown() + (hasGap() ? 1 : 0) + (rest == 0 ? 0 : 1); }
};

struct BlockLayout {
    std::vector<QRectF> places;  ///< the frames of the blocks that are drawn, the gap and the rest, in the order of the plan
    double stone = 0;            ///< the width of a stone with the room around it, in pixels
    bool fits = false;
};

/// Arranges the places in rows, as large as the room allows. If stones are not drawn, a place is at least `numberWidth`
/// wide.
BlockLayout layOutBlocks(const BlockPlan& plan, const QRectF& room, double numberWidth, double numberHeight);

/// The centres of the stones in a frame, from left to right.
std::vector<QPointF> stonesIn(const QRectF& frame, double stone, std::size_t count);

}  // namespace nimstone::figures
