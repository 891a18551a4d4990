// The outlines of a ninepin and of a pawn for printing; the window shows pictures of the same shape.
#pragma once

#include <QPainterPath>
#include <QRectF>

namespace nimstone::figures {

/// The outline is as large as fits into `rect`, and stands on its lower edge.
QPainterPath pinOutline(QRectF rect);
QPainterPath pawnOutline(QRectF rect);

/// The two rings around the neck of the ninepin that `pinOutline` draws into the same `rect`.
QPainterPath pinRings(QRectF rect);

}  // namespace nimstone::figures
