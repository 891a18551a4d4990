#include "app/figures/scene/queen_shape.h"

#include <QPolygonF>
#include <QTransform>
#include <algorithm>

namespace nimstone::figures {

namespace {

constexpr double box = 64;
constexpr double jewel = 3.8;

QPainterPath fitted(const QPainterPath& shape, QRectF rect)
{
    const double scale = std::min(rect.width(), rect.height()) / box;
    return QTransform(scale, 0, 0, scale, rect.center().x() - scale * box / 2, rect.center().y() - scale * box / 2).map(shape);
}

}  // namespace

QPainterPath queenOutline(QRectF rect)
{
    QPainterPath queen;
    queen.addPolygon(QPolygonF({{14, 50}, {7, 23}, {17.5, 36}, {19.5, 15}, {26.5, 34}, {32, 12}, {37.5, 34}, {44.5, 15}, {46.5, 36},
                                {57, 23}, {50, 50}}));
    queen.closeSubpath();
    queen.addRoundedRect({12, 51.5, 40, 7.5}, 2.5, 2.5);
    return fitted(queen, rect);
}

QPainterPath queenJewels(QRectF rect)
{
    QPainterPath jewels;
    for (const QPointF& point : {QPointF(7, 20), QPointF(19.5, 12), QPointF(32, 8.5), QPointF(44.5, 12), QPointF(57, 20)})
        jewels.addEllipse(point, jewel, jewel);
    return fitted(jewels, rect);
}

}  // namespace nimstone::figures
