#include "app/figures/scene/piece_outlines.h"

#include <QPolygonF>
#include <QTransform>
#include <algorithm>

namespace nimstone::figures {

namespace {

/// Scales a shape that is drawn in a box of size `box` so that it fits into `rect`, and centers it. If `stands` is true, it
/// stands on the lower edge of `rect` instead.
QPainterPath fitted(const QPainterPath& shape, QSizeF box, QRectF rect, bool stands = true)
{
    const double scale = std::min(rect.width() / box.width(), rect.height() / box.height());
    const double top = stands ? rect.bottom() - scale * box.height() : rect.center().y() - scale * box.height() / 2;
    return QTransform(scale, 0, 0, scale, rect.center().x() - scale * box.width() / 2, top).map(shape);
}

constexpr QSizeF pinBox(40, 112);
constexpr QSizeF pawnBox(50, 80);
constexpr QSizeF queenBox(64, 64);

}  // namespace

QPainterPath pinOutline(QRectF rect)
{
    QPainterPath pin(QPointF(20, 3));
    pin.cubicTo(27, 3, 33, 9, 33, 16);
    pin.cubicTo(33, 22, 28.5, 26, 27.5, 31);
    pin.cubicTo(26.5, 36, 27, 40, 29, 46);
    pin.cubicTo(33, 56, 39, 62, 39, 76);
    pin.cubicTo(39, 90, 34, 100, 32, 109);
    pin.lineTo(8, 109);
    pin.cubicTo(6, 100, 1, 90, 1, 76);
    pin.cubicTo(1, 62, 7, 56, 11, 46);
    pin.cubicTo(13, 40, 13.5, 36, 12.5, 31);
    pin.cubicTo(11.5, 26, 7, 22, 7, 16);
    pin.cubicTo(7, 9, 13, 3, 20, 3);
    return fitted(pin, pinBox, rect);
}

QPainterPath pinRings(QRectF rect)
{
    QPainterPath rings;
    rings.addPolygon(QPolygonF({{12.3, 29}, {27.7, 29}, {27.2, 32.5}, {12.8, 32.5}}));
    rings.addPolygon(QPolygonF({{12.9, 35.5}, {27.1, 35.5}, {27.5, 39}, {12.5, 39}}));
    return fitted(rings, pinBox, rect);
}

QPainterPath pawnOutline(QRectF rect)
{
    QPainterPath pawn(QPointF(25, 4));
    pawn.cubicTo(33, 4, 39, 10, 39, 18);
    pawn.cubicTo(39, 23, 36.5, 27, 33, 29.5);
    pawn.lineTo(37, 33);
    pawn.lineTo(33, 36.5);
    pawn.cubicTo(34, 48, 38, 56, 42, 62);
    pawn.cubicTo(45, 66, 46, 70, 46, 76);
    pawn.lineTo(4, 76);
    pawn.cubicTo(4, 70, 5, 66, 8, 62);
    pawn.cubicTo(12, 56, 16, 48, 17, 36.5);
    pawn.lineTo(13, 33);
    pawn.lineTo(17, 29.5);
    pawn.cubicTo(13.5, 27, 11, 23, 11, 18);
    pawn.cubicTo(11, 10, 17, 4, 25, 4);
    return fitted(pawn, pawnBox, rect);
}

QPainterPath queenOutline(QRectF rect)
{
    QPainterPath queen;
    queen.addPolygon(QPolygonF({{14, 50}, {7, 23}, {17.5, 36}, {19.5, 15}, {26.5, 34}, {32, 12}, {37.5, 34}, {44.5, 15}, {46.5, 36},
                                {57, 23}, {50, 50}}));
    queen.closeSubpath();
    queen.addRoundedRect({12, 51.5, 40, 7.5}, 2.5, 2.5);
    return fitted(queen, queenBox, rect, false);
}

QPainterPath queenJewels(QRectF rect)
{
    constexpr double jewel = 3.8;
    QPainterPath jewels;
    for (const QPointF& point : {QPointF(7, 20), QPointF(19.5, 12), QPointF(32, 8.5), QPointF(44.5, 12), QPointF(57, 20)})
        jewels.addEllipse(point, jewel, jewel);
    return fitted(jewels, queenBox, rect, false);
}

}  // namespace nimstone::figures
