// The outlines of a ninepin, of a pawn and of the queen on Wythoff's board for printing. The window shows images of the same
// shapes.
#pragma once

#include <QPainterPath>
#include <QRectF>

namespace nimstone::figures {

/// Return an outline that is as large as fits into `rect` and stands on the lower edge of `rect`.
QPainterPath pinOutline(QRectF rect);
QPainterPath pawnOutline(QRectF rect);

/// The two rings around the neck of the ninepin. `rect` must be the rectangle that is passed to `pinOutline`.
QPainterPath pinRings(QRectF rect);

/// The crown and its base, as large as fits into `rect`.
QPainterPath queenOutline(QRectF rect);

/// The five balls on the points of the crown. `rect` must be the rectangle that is passed to `queenOutline`.
QPainterPath queenJewels(QRectF rect);

}  // namespace nimstone::figures
