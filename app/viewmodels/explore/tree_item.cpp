#include "app/viewmodels/explore/tree_item.h"

#include <algorithm>

namespace nimstone {

namespace {

constexpr double mostZoom = 2.5;

/// The smallest zoom at which text can be read.
constexpr double leastRead = 0.7;

}  // namespace

TreeItem::TreeItem(QQuickItem* parent) : QQuickPaintedItem(parent)
{
    connect(this, &TreeItem::looksChanged, this, &TreeItem::layOut);
    connect(this, &TreeItem::treeChanged, this, [this] {
        connect(m_tree, &ExploreTree::boxesChanged, this, &TreeItem::layOut);
        connect(m_tree, &ExploreTree::changed, this, &TreeItem::reveal);
        connect(m_tree, &ExploreTree::pointedChanged, this, [this] { update(); });
        layOut();
    });
}

void TreeItem::layOut()
{
    if (!m_tree)
        return;
    if (m_boxes.size() <= 1)
        m_moved = false;
    m_boxes = m_tree->boxes();
    m_size = figures::layOut(m_boxes, m_type, width() / leastRead);
    if (!m_moved)
        show(leastRead);
    reveal();
}

void TreeItem::look(QPointF origin, double zoom)
{
    m_zoom = zoom;
    const QSizeF seen = size() / zoom;
    const auto held = [](double at, double room, double all, double alone) {
        return all <= room ? alone : std::clamp(at, -room / 4, all - room * 3 / 4);
    };
    m_origin = {held(origin.x(), seen.width(), m_size.width(), (m_size.width() - seen.width()) / 2),
                held(origin.y(), seen.height(), m_size.height(), 0)};
    update();
}

void TreeItem::show(double least)
{
    if (m_size.isEmpty() || size().isEmpty())
        return;
    const double zoom = std::clamp(std::min(width() / m_size.width(), height() / m_size.height()), least, 1.0);
    look({(m_size.width() - width() / zoom) / 2, 0}, zoom);
    m_moved = false;
}

void TreeItem::zoomAt(double x, double y, double factor)
{
    const double zoom = std::clamp(m_zoom * factor, leastZoom, mostZoom);
    look(m_origin + QPointF(x, y) / m_zoom - QPointF(x, y) / zoom, zoom);
    m_moved = true;
}

void TreeItem::pan(double right, double down)
{
    look(m_origin - QPointF(right, down) / m_zoom, m_zoom);
    m_moved = true;
}

void TreeItem::reveal()
{
    const auto current = m_tree->looks().current;
    if (!current || size().isEmpty())
        return;
    const QRectF place = m_boxes[*current].place.adjusted(-20, -20, 20, 60);
    const QSizeF seen = size() / m_zoom;
    look({std::min(place.left(), std::max(m_origin.x(), place.right() - seen.width())),
          std::min(place.top(), std::max(m_origin.y(), place.bottom() - seen.height()))}, m_zoom);
}

int TreeItem::boxAt(double x, double y) const
{
    const QPointF at = m_origin + QPointF(x, y) / m_zoom;
    const auto box = std::ranges::find_if(m_boxes, [at](const figures::TreeBox& one) { return one.place.contains(at); });
    return box == m_boxes.end() ? -1 : static_cast<int>(box - m_boxes.begin());
}

void TreeItem::geometryChange(const QRectF& now, const QRectF& before)
{
    QQuickPaintedItem::geometryChange(now, before);
    layOut();
}

void TreeItem::paint(QPainter* painter)
{
    if (!m_tree)
        return;
    figures::TreeStyle looks = m_tree->looks();
    looks.type = m_type;
    looks.dark = m_dark;
    looks.highContrast = m_highContrast;
    painter->scale(m_zoom, m_zoom);
    painter->translate(-m_origin);
    figures::paintTree(*painter, m_boxes, looks, {m_origin, size() / m_zoom}, m_zoom);
}

}  // namespace nimstone
