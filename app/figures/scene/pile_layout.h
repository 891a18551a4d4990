// Where a single pile lies: stones in rows that can be counted, or a bar of two blocks.
//
//          ┌─ at most 6 ─┐
//   ● ● ● ● ●  ● ● ● ● ●       the stones that may be taken now are the last ones; where they run over several rows,
//                              each row has its own piece of the bracket
//   ▇▇▇▇▇▇▇▇▇▇▇▇ ▇▇▇▇          a bar: what may not be taken now, and what may, wide enough to be hit
#pragma once

#include <QRectF>
#include <optional>

#include "core/count.h"

namespace nimstone::figures {

struct PileLayout {
    QRectF room;          ///< of stones and brackets
    double stone = 0;     ///< diameter; 0 for a bar
    Count perRow = 1;
    Count rows = 1;

    bool isBar() const { return stone == 0; }
    QRectF stoneRect(Count index) const;

    /// Where the bracket of a row is, over the stones from one to before another of that row.
    QRectF bracket(Count row, Count from, Count to) const;

    /// The blocks of a bar: of the stones that may not be taken now, and of those that may.
    struct Blocks {
        QRectF rest;
        QRectF open;
        bool isToScale = true;  ///< else one of them is longer than its share, to be hit
    };
    Blocks blocks(Count size, Count quota, Count start) const;

    /// The stone at a point, or none.
    std::optional<Count> stoneAt(QPointF point, Count size) const;
};

/// As large as the room allows; a pile that is too large for it becomes a bar.
PileLayout layOutPile(Count size, const QRectF& room);

/// The least room for a pile.
QSizeF leastPileRoom(Count size);

}  // namespace nimstone::figures
