// Where the blocks of a heap stand, and their rest, in the figure of Bash's game. Inside app/figures only.
#pragma once

#include <QRectF>
#include <QString>
#include <vector>

#include "core/count.h"

namespace nimstone::figures {

/// What is drawn of n = q · (m + 1) + r, the same at any size.
struct BlockPlan {
    BlockPlan(Count size, Count length);

    Count block;
    Count quotient;
    Count rest;
    bool stones;             ///< each stone is drawn
    std::size_t before = 0;  ///< blocks that are shown before the gap; all of them where there is none
    std::size_t after = 0;   ///< and after it

    std::size_t shown() const { return before + after; }
    bool hasGap() const { return shown() < quotient; }
    /// Places in a row: the blocks, the gap, the rest.
    std::size_t places() const { return shown() + (hasGap() ? 1 : 0) + (rest == 0 ? 0 : 1); }
};

struct BlockLayout {
    std::vector<QRectF> places;  ///< frames of the blocks that are shown, then the gap, then the rest, as in the plan
    double stone = 0;            ///< the size of a stone with the room around it
    bool fits = false;
};

/// Lays the places out in rows that fill the room as large as can be. A place of numbers is `numberWidth` wide.
BlockLayout layOutBlocks(const BlockPlan& plan, const QRectF& room, double numberWidth, double numberHeight);

/// The middles of the stones of a frame, from left to right.
std::vector<QPointF> stonesIn(const QRectF& frame, double stone, std::size_t count);

}  // namespace nimstone::figures
