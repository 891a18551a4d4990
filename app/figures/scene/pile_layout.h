// The layout of a single pile: stones in rows that can be counted, or a bar of two blocks.
//
//          ┌─ at most 6 ─┐
//   ● ● ● ● ●  ● ● ● ● ●       the stones that may be taken now are the last ones; if they are in several rows, each row
//                              has a bracket of its own
//   ▇▇▇▇▇▇▇▇▇▇▇▇ ▇▇▇▇          a bar: a block of the stones that may not be taken now, and a block of the stones that may
//                              be taken, which is always wide enough to be clicked
#pragma once

#include <QRectF>
#include <optional>

#include "core/count.h"

namespace nimstone::figures {

struct PileLayout {
    QRectF room;          ///< the rectangle of the stones and their brackets
    double stone = 0;     ///< the diameter of a stone, in pixels; 0 if the pile is drawn as a bar
    Count perRow = 1;
    Count rows = 1;

    bool isBar() const { return stone == 0; }
    QRectF stoneRect(Count index) const;

    /// The rectangle of the bracket in one row, above the stones of that row from `from` up to, but not including,
    /// `to`.
    QRectF bracket(Count row, Count from, Count to) const;

    /// The two blocks of a bar: `rest` for the stones that may not be taken now, and `open` for the stones that may be
    /// taken.
    struct Blocks {
        QRectF rest;
        QRectF open;
        bool isToScale = true;  ///< false if a block is drawn longer than its true length, so that it can be clicked
    };
    Blocks blocks(Count size, Count quota, Count start) const;

    /// The index of the stone at a point; nothing if no stone is there.
    std::optional<Count> stoneAt(QPointF point, Count size) const;
};

/// Makes the stones as large as `room` allows. A pile that is too large for stones becomes a bar.
PileLayout layOutPile(Count size, const QRectF& room);

/// The smallest size at which a pile can be drawn.
QSizeF leastPileRoom(Count size);

}  // namespace nimstone::figures
