// Where the parts of a sum stand: in lines, with their names above them, "+" and lines between them; and these names.
//
//   Component 1: Nim   |   Component 2: Kayles
//     ● ● ●       +       ♟ ♟ ♟ ♟
//   ――――――――――――――――――――――――――――――――
// + Component 3: …
#pragma once

#include <QPointF>
#include <QRectF>
#include <QString>
#include <QSizeF>
#include <vector>

#include "core/sum/rules.h"

namespace nimstone::figures {

/// What a part asks for: the least size of its board, and how wide its name is.
struct SumNeed {
    QSizeF board;
    double name = 0;
};

struct SumCell {
    QRectF name;
    QRectF board;

    QRectF whole() const { return name.united(board); }
};

struct SumLayout {
    QSizeF size;
    std::vector<SumCell> cells;
    std::vector<QPointF> pluses;  ///< before every part but the first, their middles
    std::vector<QRectF> rules;
};

/// Fits the parts into `room` where it is large enough, else takes more height, or where even one part is too wide,
/// more width. `nameHeight` is that of a name, `plus` how wide a "+" is.
SumLayout layOutSum(const std::vector<SumNeed>& needs, QSizeF room, double nameHeight, double plus);

/// "Component 2: Kayles", "Component 3: Moore's Nim (2)"; `part` counts from 0.
QString partName(std::size_t part, const Rules& rules);

}  // namespace nimstone::figures
