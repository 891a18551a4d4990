// Places the parts of a sum in lines, with their names above them and "+" and rules between them. It also makes these
// names.
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

/// The needs of a part: the least size of its board, and the width of its name, in pixels.
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
    std::vector<QPointF> pluses;  ///< the centre of the "+" before each part but the first
    std::vector<QRectF> rules;
};

/// Fits the parts into `room` if it is large enough. Otherwise the layout becomes higher, or wider if even one part is
/// too wide for the room. `nameHeight` is the height of a name, `plus` the width of a "+".
SumLayout layOutSum(const std::vector<SumNeed>& needs, QSizeF room, double nameHeight, double plus);

/// "Component 2: Kayles", "Component 3: Moore's Nim (2)"; `part` is counted from 0.
QString partName(std::size_t part, const Rules& rules);

}  // namespace nimstone::figures
