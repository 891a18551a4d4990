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
    connect(this, &MapItem::looksChanged, this, &MapItem::tell);
    connect(this, &MapItem::viewChanged, this, &MapItem::tell);
}

void MapItem::setMap(ExploreMap* map)
{
    if (m_map == map)
        return;
    m_map = map;
    connect(map, &ExploreMap::pictureChanged, this, &QQuickItem::update);
    connect(map, &ExploreMap::cursorChanged, this, [this] {
        m_sought = true;
        seek();
    });
    connect(map, &ExploreMap::grew, this, &MapItem::seek);
    tell();
    Q_EMIT mapChanged();
}

void MapItem::seek()
{
    const int side = m_map->side();
    if (!m_sought || side == 0)
        return;
    m_sought = false;
    const QPoint at = m_map->cursor();
    if (at.x() < side && at.y() < side)
        reveal(at);
}

void MapItem::tell()
{
    if (m_map && width() >= 1 && height() >= 1)
        m_map->setSeen(m_view, QSize(qRound(width()), qRound(height())), m_dark, m_highContrast);
    update();
}

double MapItem::leastCell() const
{
    const double room = std::max(1.0, std::min(width(), height()));
    return std::min(mostCell, room / std::max(64, m_map ? m_map->side() : 64) * 0.95);
}

void MapItem::show(figures::MapView view)
{
    view.cell = std::clamp(view.cell, leastCell(), mostCell);
    // The map stays in sight.
    const double side = m_map ? std::max(64, m_map->side()) : 64;
    const double across = width() / view.cell;
    const double up = height() / view.cell;
    const auto held = [side](double edge, double seen) {
        const double margin = seen * 0.02 + 0.5;
        return std::clamp(edge, std::min(-margin, side + margin - seen), std::max(-margin, side + margin - seen));
    };
    view.left = held(view.left, across);
    view.bottom = held(view.bottom, up);
    m_moved = true;
    if (view == m_view)
        return;
    m_view = view;
    Q_EMIT viewChanged();
}

void MapItem::zoomAt(double x, double y, double factor)
{
    const double across = m_view.left + x / m_view.cell;
    const double up = m_view.bottom + (height() - y) / m_view.cell;
    const double cell = std::clamp(m_view.cell * factor, leastCell(), mostCell);
    show({cell, across - x / cell, up - (height() - y) / cell});
}

void MapItem::pan(double right, double down)
{
    show({m_view.cell, m_view.left - right / m_view.cell, m_view.bottom + down / m_view.cell});
}

void MapItem::fit()
{
    const double cell = leastCell();
    show({cell, -0.02 * width() / cell, -0.02 * height() / cell});
}

void MapItem::zoomTo(double cell)
{
    const QPoint at = m_map ? m_map->cursor() : QPoint();
    show({cell, at.x() + 0.5 - width() / cell / 2, at.y() + 0.5 - height() / cell / 2});
}

void MapItem::reveal(QPoint cell)
{
    figures::MapView view = m_view;
    const double room = std::min(1.0, 0.1 * std::min(width(), height()) / view.cell);
    const auto revealed = [room](double edge, double seen, double at) {
        return at < edge + room ? at - room : at + 1 > edge + seen - room ? at + 1 - seen + room : edge;
    };
    view.left = revealed(view.left, width() / view.cell, cell.x());
    view.bottom = revealed(view.bottom, height() / view.cell, cell.y());
    show(view);
}

QPoint MapItem::cellAt(double x, double y) const
{
    return {static_cast<int>(std::floor(m_view.left + x / m_view.cell)), static_cast<int>(std::floor(m_view.bottom + (height() - y) / m_view.cell))};
}

void MapItem::geometryChange(const QRectF& now, const QRectF& before)
{
    QQuickItem::geometryChange(now, before);
    if (now.size() == before.size())
        return;
    if (m_moved) {
        show(m_view);
    } else if (m_map) {
        m_view = {};
        reveal(m_map->cursor());
        m_moved = false;
    }
    tell();
    Q_EMIT viewChanged();
}

QSGNode* MapItem::updatePaintNode(QSGNode* old, UpdatePaintNodeData*)
{
    auto* node = static_cast<QSGSimpleTextureNode*>(old);
    const double ratio = window()->effectiveDevicePixelRatio();
    const QSize size(qRound(width() * ratio), qRound(height() * ratio));
    const auto table = m_map ? m_map->table() : nullptr;
    if (size.isEmpty()) {
        delete node;
        return nullptr;
    }
    if (!node) {
        node = new QSGSimpleTextureNode;
        node->setOwnsTexture(true);
        node->setFiltering(QSGTexture::Nearest);
    }
    QImage image(size, QImage::Format_RGB32);
    const figures::MapLooks looks = m_map->looks(m_dark, m_highContrast);
    if (table)
        figures::paintMap(image, *table, {m_view.cell * ratio, m_view.left, m_view.bottom}, looks);
    else
        image.fill(looks.colours.pending);
    node->setTexture(window()->createTextureFromImage(image, QQuickWindow::TextureIsOpaque));
    node->setRect(0, 0, width(), height());
    return node;
}

}  // namespace nimstone
