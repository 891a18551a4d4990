#include "app/stage/piece_shape.h"

#include <QPainter>

#include "app/figures/scene/piece_outlines.h"

namespace nimstone {

PieceShape::PieceShape(QQuickItem* parent) : QQuickPaintedItem(parent)
{
    setAntialiasing(true);
    connect(this, &PieceShape::looksChanged, this, [this] { update(); });
}

void PieceShape::paint(QPainter* painter)
{
    const QRectF rect(0, 0, width(), height());
    painter->setPen(QPen(m_edge, 0.8));
    painter->setBrush(m_body);
    painter->drawPath(m_shape == Queen ? figures::queenOutline(rect)
                          : m_shape == Pin ? figures::pinOutline(rect) : figures::pawnOutline(rect));
    if (m_shape == Queen)
        painter->fillPath(figures::queenJewels(rect), m_trim);
    else if (m_shape == Pin)
        painter->fillPath(figures::pinRings(rect), m_trim);
}

}  // namespace nimstone
