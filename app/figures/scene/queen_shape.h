// The outline of the queen on Wythoff's board for printing; the window shows a picture of the same shape.
#pragma once

#include <QPainterPath>
#include <QRectF>

namespace nimstone::figures {

/// The crown and the base below it, as large as fits into `rect`.
QPainterPath queenOutline(QRectF rect);

/// The five balls on the points of the crown.
QPainterPath queenJewels(QRectF rect);

}  // namespace nimstone::figures
