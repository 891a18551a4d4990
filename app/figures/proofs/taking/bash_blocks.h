// The places of the blocks of a heap, and of the stones that are left, in the figure of Bash's game. Only files in
// app/figures include this header.
#pragma once

#include <QRectF>
#include <QString>
#include <vector>

#include "core/count.h"

namespace nimstone::figures {

/// The division n = q · (m + 1) + r of a heap into blocks, and the blocks that are drawn. If there are too many blocks,
/// a gap stands for those that are left out. The plan does not depend on the size of the figure.
struct BlockPlan {
    BlockPlan(Count size, Count length);

    Count block;
    Count quotient;
    Count rest;
    bool stones;             ///< true if blocks show their stones
    std::size_t before = 0;  ///< the number of drawn blocks before the gap; if there is no gap, the number of all blocks
    std::size_t after = 0;   ///< the number of drawn blocks after the gap

    std::size_t shown() const { return before + after; }
    bool hasGap() const { return shown() < quotient; }
    /// The number of frames: one for each drawn block, one for the gap and one for the rest.
    std::size_t places() const { return shown() + (hasGap() ? 1 : 0) + (rest == 0 ? 0 : 1); }
};

struct BlockLayout {
    std::vector<QRectF> places;  ///< the frames of the drawn blocks, then of the gap and of the rest; the gap is between the two groups of blocks
    double stone = 0;            ///< the distance between the centers of two neighboring stones, in pixels
    bool fits = false;
};

/// Arranges the frames in rows, as large as `room` allows. If blocks do not show their stones, a frame is at least
/// `numberWidth` wide.
BlockLayout layOutBlocks(const BlockPlan& plan, const QRectF& room, double numberWidth, double numberHeight);

/// The centers of `count` stones in a frame, from left to right.
std::vector<QPointF> stonesIn(const QRectF& frame, double stone, std::size_t count);

}  // namespace nimstone::figures
