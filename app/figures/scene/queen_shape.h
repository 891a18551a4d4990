// The outline of the queen on Wythoff's board, as she is printed; the window shows a picture of the same shape.
#pragma once

#include <QPainterPath>
#include <QRectF>

namespace nimstone::figures {

/// Her crown and its foot, as large as fits into `rect`.
QPainterPath queenOutline(QRectF rect);

/// The five jewels on its points.
QPainterPath queenJewels(QRectF rect);

}  // namespace nimstone::figures
