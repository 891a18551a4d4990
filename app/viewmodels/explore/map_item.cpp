#include "app/viewmodels/explore/map_item.h"

#include <QQuickWindow>
#include <QSGSimpleTextureNode>
#include <algorithm>
#include <cmath>

namespace nimstone {

namespace {

constexpr double mostCell = 96;

}  // namespace

MapItem::MapItem(QQuickItem* parent) : QQuickItem(parent)
{
    setFlag(ItemHasContents);
    connect(this, &MapItem::mapChanged, this, [this] {
        connect(m_map, &ExploreMap::changed, this, &QQuickItem::update);
        connect(m_map, &ExploreMap::changed, this, &MapItem::seek);
        connect(m_map, &ExploreMap::cursorChanged, this, [this] {
            m_sought = true;
            seek();
            update();
        });
        place();
    });
    for (const auto signal : {&MapItem::mapChanged, &MapItem::looksChanged, &MapItem::viewChanged}) {
        connect(this, signal, this, [this] {
            if (m_map)
                m_map->setSeen(m_view, m_dark, m_highContrast);
            update();
        });
    }
}

void MapItem::seek()
{
    const QPoint at = m_map->cursor();
    if (!m_sought || m_map->side() == 0)
        return;
    m_sought = false;
    if (std::max(at.x(), at.y()) < m_map->side())
        reveal();
}

void MapItem::show(double cell, QPointF point, QPointF at)
{
    figures::MapView view{.size = QSize(qRound(width()), qRound(height()))};
    const double least = std::min(mostCell, std::max(1.0, std::min(width(), height())) / side() * 0.95);
    view.cell = std::clamp(cell, least, mostCell);
    // The map stays in sight.
    const auto held = [this](double edge, double seen) {
        const double margin = seen * 0.02 + 0.5;
        return std::clamp(edge, std::min(-margin, side() + margin - seen), std::max(-margin, side() + margin - seen));
    };
    view.left = held(point.x() - at.x() / view.cell, width() / view.cell);
    view.bottom = held(point.y() - (height() - at.y()) / view.cell, height() / view.cell);
    m_moved = true;
    if (view == m_view)
        return;
    m_view = view;
    Q_EMIT viewChanged();
}

void MapItem::zoomTo(double cell)
{
    show(cell, QPointF(m_map->cursor()) + QPointF(0.5, 0.5), boundingRect().center());
}

void MapItem::reveal()
{
    const QPointF cell = m_map->cursor();
    const double room = std::min(1.0, 0.1 * std::min(width(), height()) / m_view.cell);
    const auto revealed = [room](double edge, double seen, double at) {
        return at < edge + room ? at - room : at + 1 > edge + seen - room ? at + 1 - seen + room : edge;
    };
    show(m_view.cell, {revealed(m_view.left, width() / m_view.cell, cell.x()), revealed(m_view.bottom, height() / m_view.cell, cell.y())},
         boundingRect().bottomLeft());
}

QPoint MapItem::cellAt(double x, double y) const
{
    const QPointF point = pointAt(x, y);
    return {static_cast<int>(std::floor(point.x())), static_cast<int>(std::floor(point.y()))};
}

void MapItem::place()
{
    if (!m_map || width() < 1 || height() < 1)
        return;
    if (m_moved)
        return show(m_view.cell, {m_view.left, m_view.bottom}, boundingRect().bottomLeft());
    m_view = {};
    reveal();
    m_moved = false;
}

void MapItem::geometryChange(const QRectF& now, const QRectF& before)
{
    QQuickItem::geometryChange(now, before);
    if (now.size() != before.size())
        place();
}

QSGNode* MapItem::updatePaintNode(QSGNode* old, UpdatePaintNodeData*)
{
    auto* node = static_cast<QSGSimpleTextureNode*>(old);
    const double ratio = window()->effectiveDevicePixelRatio();
    const figures::MapView view{m_view.cell * ratio, m_view.left, m_view.bottom, QSize(qRound(width() * ratio), qRound(height() * ratio))};
    if (view.size.isEmpty()) {
        delete node;
        return nullptr;
    }
    if (!node) {
        node = new QSGSimpleTextureNode;
        node->setOwnsTexture(true);
        node->setFiltering(QSGTexture::Nearest);
    }
    const QImage image = figures::toImage(m_map->table().get(), view, m_map->looks());
    node->setTexture(window()->createTextureFromImage(image, QQuickWindow::TextureIsOpaque));
    node->setRect(boundingRect());
    return node;
}

}  // namespace nimstone
