#include "app/stage/painted_in_view.h"

namespace nimstone {

namespace {

/// Returns the Flickable that scrolls the item, or null if there is none.
QQuickItem* viewOf(QQuickItem* item)
{
    while (item && !item->inherits("QQuickFlickable"))
        item = item->parentItem();
    return item;
}

}  // namespace

void PaintedInView::follow(QQuickItem* whole, Stage* stage)
{
    m_whole = whole;
    const auto again = [this] { polish(); };
    for (const auto changed : {&QQuickItem::xChanged, &QQuickItem::yChanged, &QQuickItem::widthChanged, &QQuickItem::heightChanged})
        connect(whole, changed, this, again);
    connect(stage, &Stage::positionChanged, this, again);
    connect(stage, &Stage::choreographyChanged, this, again);
    m_view = viewOf(whole);
    if (m_view) {
        connect(m_view, &QQuickItem::widthChanged, this, again);
        connect(m_view, &QQuickItem::heightChanged, this, again);
        // A Flickable scrolls by moving its content item, so follow the place of this item.
        QQuickItem* content = m_view->property("contentItem").value<QQuickItem*>();
        connect(content, &QQuickItem::xChanged, this, again);
        connect(content, &QQuickItem::yChanged, this, again);
    }
    polish();
}

QRectF PaintedInView::seen() const
{
    return m_view ? all().intersected(m_view->mapRectToItem(m_whole, {0, 0, m_view->width(), m_view->height()})) : all();
}

void PaintedInView::updatePolish()
{
    if (!m_whole)
        return;
    const QRectF place = seen().toAlignedRect();
    setPosition(place.topLeft());
    setSize(place.size());
    update();
}

}  // namespace nimstone
