// The place of a single pile: stones in rows that can be counted, or a bar of two blocks.
//
//          ┌─ at most 6 ─┐
//   ● ● ● ● ●  ● ● ● ● ●       the stones that may be taken now are the last ones; if they are in several rows,
//                              each row has its own part of the bracket
//   ▇▇▇▇▇▇▇▇▇▇▇▇ ▇▇▇▇          a bar: the stones that may not be taken now, and those that may, wide enough to be clicked
#pragma once

#include <QRectF>
#include <optional>

#include "core/count.h"

namespace nimstone::figures {

struct PileLayout {
    QRectF room;          ///< the area of the stones and their brackets
    double stone = 0;     ///< diameter; 0 for a bar
    Count perRow = 1;
    Count rows = 1;

    bool isBar() const { return stone == 0; }
    QRectF stoneRect(Count index) const;

    /// The part of the bracket in one row, above its stones from `from` up to, but not including, `to`.
    QRectF bracket(Count row, Count from, Count to) const;

    /// The blocks of a bar: the stones that may not be taken now, and those that may.
    struct Blocks {
        QRectF rest;
        QRectF open;
        bool isToScale = true;  ///< false if a block is drawn longer than its share, so that it can be clicked
    };
    Blocks blocks(Count size, Count quota, Count start) const;

    /// The index of the stone at a point, or nothing.
    std::optional<Count> stoneAt(QPointF point, Count size) const;
};

/// Makes the stones as large as the room allows; a pile that is too large for it becomes a bar.
PileLayout layOutPile(Count size, const QRectF& room);

/// The smallest room in which a pile can be drawn.
QSizeF leastPileRoom(Count size);

}  // namespace nimstone::figures
