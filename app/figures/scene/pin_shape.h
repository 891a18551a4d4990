// The outlines of a ninepin and of a pawn, as they are printed; the window shows them as pictures of the same shape.
#pragma once

#include <QPainterPath>
#include <QRectF>

namespace nimstone::figures {

/// As large as fits into `rect`, on its lower edge.
QPainterPath pinOutline(QRectF rect);
QPainterPath pawnOutline(QRectF rect);

/// The rings around the neck of that ninepin.
QPainterPath pinRings(QRectF rect);

}  // namespace nimstone::figures
