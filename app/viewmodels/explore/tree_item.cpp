#include "app/viewmodels/explore/tree_item.h"

#include <algorithm>

#include "app/theme/tokens.h"

namespace nimstone {

namespace {

constexpr double leastZoom = 0.06;
constexpr double mostZoom = 2.5;

/// Words can be read from this zoom on.
constexpr double leastRead = 0.7;

}  // namespace

TreeItem::TreeItem(QQuickItem* parent) : QQuickPaintedItem(parent)
{
    setOpaquePainting(false);
    connect(this, &TreeItem::looksChanged, this, [this] { update(); });
    connect(this, &TreeItem::typeChanged, this, &TreeItem::layOut);
    connect(this, &TreeItem::viewChanged, this, [this] { update(); });
}

void TreeItem::setTree(ExploreTree* tree)
{
    if (m_tree == tree)
        return;
    m_tree = tree;
    connect(tree, &ExploreTree::treeChanged, this, &TreeItem::layOut);
    connect(tree, &ExploreTree::currentChanged, this, [this] {
        reveal();
        update();
    });
    layOut();
    Q_EMIT treeChanged();
}

void TreeItem::layOut()
{
    if (!m_tree)
        return;
    const bool first = m_boxes.size() <= 1;
    m_boxes = m_tree->boxes();
    m_size = figures::layOut(m_boxes, Tokens::instance().font("text"), m_type, width() / leastRead);
    if (first)
        m_moved = false;
    if (!m_moved)
        show(leastRead);
    reveal();
    update();
}

void TreeItem::show(double least)
{
    if (m_size.isEmpty() || width() < 1 || height() < 1)
        return;
    const double whole = std::min(width() / m_size.width(), height() / m_size.height());
    m_zoom = std::clamp(whole, least, 1.0);
    m_origin = {(m_size.width() - width() / m_zoom) / 2, 0};
    hold();
    m_moved = false;
    Q_EMIT viewChanged();
}

void TreeItem::hold()
{
    const double wide = width() / m_zoom;
    const double high = height() / m_zoom;
    const auto held = [](double at, double seen, double all) {
        return all <= seen ? (all - seen) / 2 : std::clamp(at, -seen / 4, all - seen * 3 / 4);
    };
    m_origin = {held(m_origin.x(), wide, m_size.width()), m_size.height() <= high ? 0 : held(m_origin.y(), high, m_size.height())};
}

void TreeItem::zoomAt(double x, double y, double factor)
{
    const QPointF at = m_origin + QPointF(x, y) / m_zoom;
    m_zoom = std::clamp(m_zoom * factor, leastZoom, mostZoom);
    m_origin = at - QPointF(x, y) / m_zoom;
    hold();
    m_moved = true;
    Q_EMIT viewChanged();
}

void TreeItem::pan(double right, double down)
{
    m_origin -= QPointF(right, down) / m_zoom;
    hold();
    m_moved = true;
    Q_EMIT viewChanged();
}

void TreeItem::reveal()
{
    const int current = m_tree ? m_tree->looks().current : -1;
    if (current < 0 || current >= static_cast<int>(m_boxes.size()) || width() < 1)
        return;
    const QRectF place = m_boxes[static_cast<std::size_t>(current)].place.adjusted(-20, -20, 20, 60);
    const double wide = width() / m_zoom;
    const double high = height() / m_zoom;
    const auto revealed = [](double at, double seen, double from, double to) { return from < at ? from : to > at + seen ? to - seen : at; };
    const QPointF origin(revealed(m_origin.x(), wide, place.left(), place.right()), revealed(m_origin.y(), high, place.top(), place.bottom()));
    if (origin == m_origin || (m_size.width() <= wide && m_size.height() <= high))
        return;
    m_origin = origin;
    hold();
    Q_EMIT viewChanged();
}

int TreeItem::boxAt(double x, double y) const
{
    const QPointF at = m_origin + QPointF(x, y) / m_zoom;
    const auto box = std::ranges::find_if(m_boxes, [at](const figures::TreeBox& one) { return one.place.contains(at); });
    return box == m_boxes.end() ? -1 : static_cast<int>(box - m_boxes.begin());
}

QRectF TreeItem::placeOf(int box) const
{
    if (box < 0 || box >= static_cast<int>(m_boxes.size()))
        return {};
    const QRectF place = m_boxes[static_cast<std::size_t>(box)].place;
    return {(place.topLeft() - m_origin) * m_zoom, place.size() * m_zoom};
}

void TreeItem::geometryChange(const QRectF& now, const QRectF& before)
{
    QQuickPaintedItem::geometryChange(now, before);
    if (!m_moved)
        layOut();
    else
        hold();
    reveal();
}

void TreeItem::paint(QPainter* painter)
{
    if (!m_tree || m_boxes.empty())
        return;
    figures::TreeLooks looks = m_tree->looks();
    looks.font = Tokens::instance().font("text");
    looks.type = m_type;
    looks.dark = m_dark;
    looks.highContrast = m_highContrast;
    painter->scale(m_zoom, m_zoom);
    painter->translate(-m_origin);
    figures::paintTree(*painter, m_boxes, looks, {m_origin, QSizeF(width(), height()) / m_zoom}, m_zoom);
}

}  // namespace nimstone
