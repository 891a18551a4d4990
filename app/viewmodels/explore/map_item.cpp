#include "app/viewmodels/explore/map_item.h"

#include <QPainter>

namespace nimstone {

MapItem::MapItem(QQuickItem* parent) : QQuickPaintedItem(parent)
{
    setOpaquePainting(true);
    connect(this, &MapItem::mapChanged, this, [this] {
        for (const auto signal : {&ExploreMap::changed, &ExploreMap::viewChanged, &ExploreMap::cursorChanged})
            connect(m_map, signal, this, [this] { update(); });
        m_map->setSize(size());
    });
}

void MapItem::geometryChange(const QRectF& now, const QRectF& before)
{
    QQuickPaintedItem::geometryChange(now, before);
    if (m_map && now.size() != before.size())
        m_map->setSize(now.size());
}

void MapItem::paint(QPainter* painter)
{
    // The scale of the painter is the number of device pixels per pixel.
    painter->drawImage(QPointF(), m_map->picture(painter->deviceTransform().m11()));
}

}  // namespace nimstone
