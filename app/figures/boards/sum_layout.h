// Places the components of a sum in lines, with their names above them and "+" and rules between them. Also makes the
// names of the components.
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

/// The space that a component needs, in pixels: the least size of its board, and the width of its name.
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
    std::vector<QPointF> pluses;  ///< the center of the "+" before each component except the first
    std::vector<QRectF> rules;
};

/// Fits the components into `room` if it is large enough. Otherwise the layout is higher than `room`, and also wider if
/// a single component is too wide. `nameHeight` is the height of a name, `plus` is the width of a "+", both in pixels.
SumLayout layOutSum(const std::vector<SumNeed>& needs, QSizeF room, double nameHeight, double plus);

/// The name of a component, "Component 2: Kayles" or "Component 3: Moore's Nim (2)". `part` is the index of the
/// component, from 0.
QString partName(std::size_t part, const Rules& rules);

}  // namespace nimstone::figures
