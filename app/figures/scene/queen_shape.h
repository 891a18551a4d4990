// The outline of the queen on Wythoff's board for printing. The window shows an image of the same shape.
#pragma once

#include <QPainterPath>
#include <QRectF>

namespace nimstone::figures {

/// The crown and its base, as large as fits into `rect`.
QPainterPath queenOutline(QRectF rect);

/// The five balls on the points of the crown. `rect` must be the rectangle that is passed to `queenOutline`.
QPainterPath queenJewels(QRectF rect);

}  // namespace nimstone::figures
