#include "app/viewmodels/explore/sequence_plot.h"

#include <QPainter>
#include <algorithm>
#include <cmath>

namespace nimstone {

SequencePlot::SequencePlot(QQuickItem* parent) : QQuickPaintedItem(parent)
{
    setOpaquePainting(true);
    connect(this, &SequencePlot::lookChanged, this, &QQuickItem::polish);
    for (const auto signal : {&QQuickItem::visibleChanged, &QQuickItem::widthChanged, &QQuickItem::heightChanged})
        connect(this, signal, this, &QQuickItem::polish);
    connect(this, &SequencePlot::modelChanged, this, [this] { connect(m_model, &ExploreSequence::viewChanged, this, &QQuickItem::polish); });
}

QPointF SequencePlot::placeOf(int heap) const
{
    return m_frame.placeOf(static_cast<std::size_t>(std::max(0, heap)), m_model->valueAt(heap));
}

int SequencePlot::heapNear(double x, double y) const
{
    if (!m_frame.plot.contains(x, std::clamp(y, m_frame.plot.top(), m_frame.plot.bottom())))
        return -1;
    // If many terms share a column of pixels, the term nearest to the pointer is chosen.
    const auto reach = static_cast<qint64>(std::min(1000.0, std::ceil(2 / m_frame.perTerm)));
    const auto middle = static_cast<qint64>(m_frame.heapAt(x));
    const qint64 known = m_model->shown().known;
    const auto distance = [&](qint64 heap) {
        const QPointF off = placeOf(static_cast<int>(heap)) - QPointF(x, y);
        // The horizontal distance counts four times, because the person wants to point at a heap, not at a value.
        return std::hypot(4 * off.x(), off.y());
    };
    const qint64 end = std::clamp<qint64>(middle + reach + 1, 0, known);
    qint64 best = -1;
    for (qint64 heap = std::clamp<qint64>(middle - reach, 0, known); heap < end; ++heap) {
        if (best < 0 || distance(heap) < distance(best))
            best = heap;
    }
    return static_cast<int>(best);
}

void SequencePlot::zoomAt(double x, double, double factor)
{
    const double fixed = std::clamp(m_frame.heapAt(x), m_model->from(), m_model->to());
    m_model->show(fixed - (fixed - m_model->from()) / factor, fixed + (m_model->to() - fixed) / factor);
}

void SequencePlot::pan(double right, double)
{
    const double heaps = -right / std::max(m_frame.perTerm, 1e-9);
    m_model->show(m_model->from() + heaps, m_model->to() + heaps);
}

void SequencePlot::reveal(int heap)
{
    const double seen = m_model->to() - m_model->from();
    if (heap < m_model->from())
        m_model->show(heap - seen / 20, heap + seen * 19 / 20);
    else if (heap + 1 > m_model->to())
        m_model->show(heap + 1 - seen * 19 / 20, heap + 1 + seen / 20);
}

void SequencePlot::updatePolish()
{
    if (!m_model || !isVisible() || width() < 1 || height() < 1)
        return;
    m_picture = m_model->picture();
    m_picture.size = size();
    m_picture.textScale = m_textScale;
    m_picture.dark = m_dark;
    m_picture.highContrast = m_highContrast;
    m_frame = figures::frameOf(m_picture);
    Q_EMIT framed();
    update();
}

void SequencePlot::paint(QPainter* painter)
{
    m_picture.pixelRatio = painter->deviceTransform().m11();
    painter->drawImage(QPointF(), figures::toImage(m_picture, m_frame));
}

}  // namespace nimstone
