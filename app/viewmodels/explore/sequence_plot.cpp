#include "app/viewmodels/explore/sequence_plot.h"

#include <QPainter>
#include <algorithm>
#include <cmath>
#include <ranges>

namespace nimstone {

SequencePlot::SequencePlot(QQuickItem* parent) : QQuickPaintedItem(parent)
{
    setOpaquePainting(true);
    connect(this, &SequencePlot::lookChanged, this, &QQuickItem::polish);
    connect(this, &QQuickItem::visibleChanged, this, &QQuickItem::polish);
}

void SequencePlot::setModel(ExploreSequence* model)
{
    m_model = model;
    for (const auto signal : {&ExploreSequence::grew, &ExploreSequence::viewChanged})
        connect(model, signal, this, &QQuickItem::polish);
    Q_EMIT modelChanged();
}

figures::SequencePicture SequencePlot::picture() const
{
    auto picture = m_model->picture();
    picture.size = size();
    picture.textScale = m_textScale;
    picture.dark = m_dark;
    picture.highContrast = m_highContrast;
    return picture;
}

QPointF SequencePlot::placeOf(int heap) const
{
    return m_frame.placeOf(static_cast<std::size_t>(std::max(0, heap)), m_model->valueAt(heap));
}

int SequencePlot::heapNear(double x, double y) const
{
    if (!m_frame.plot.contains(x, std::clamp(y, m_frame.plot.top(), m_frame.plot.bottom())))
        return -1;
    // Where many terms share a column, the one that is nearest.
    const auto reach = static_cast<qint64>(std::min(1000.0, std::ceil(2 / m_frame.perTerm)));
    const qint64 middle = m_frame.heapAt(x);
    const qint64 known = m_model->known();
    const qint64 from = std::clamp<qint64>(middle - reach, 0, known);
    const auto heaps = std::views::iota(from, std::clamp<qint64>(middle + reach + 1, 0, known));
    const auto best = std::ranges::min_element(heaps, {}, [&](qint64 heap) {
        const QPointF off = placeOf(static_cast<int>(heap)) - QPointF(x, y);
        // Sideways counts for more: one aims at a heap.
        return std::hypot(4 * off.x(), off.y());
    });
    return best == heaps.end() ? -1 : static_cast<int>(*best);
}

void SequencePlot::zoomAt(double x, double factor)
{
    const double seen = m_model->to() - m_model->from();
    const double at = std::clamp((x - m_frame.plot.left()) / m_frame.plot.width(), 0.0, 1.0);
    const double fixed = m_model->from() + at * seen;
    m_model->show(fixed - at * seen / factor, fixed + (1 - at) * seen / factor);
}

void SequencePlot::moveBy(double pixels)
{
    const double heaps = pixels / std::max(m_frame.perTerm, 1e-9);
    m_model->show(m_model->from() + heaps, m_model->to() + heaps);
}

void SequencePlot::reveal(int heap)
{
    const double margin = (m_model->to() - m_model->from()) / 20;
    if (heap < m_model->from())
        moveBy((heap - margin - m_model->from()) * m_frame.perTerm);
    else if (heap + 1 > m_model->to())
        moveBy((heap + 1 + margin - m_model->to()) * m_frame.perTerm);
}

void SequencePlot::geometryChange(const QRectF& now, const QRectF& before)
{
    QQuickPaintedItem::geometryChange(now, before);
    polish();
}

void SequencePlot::updatePolish()
{
    if (!m_model || !isVisible() || width() < 1 || height() < 1)
        return;
    m_frame = figures::frameOf(picture());
    Q_EMIT framed();
    update();
}

void SequencePlot::paint(QPainter* painter)
{
    auto shown = picture();
    shown.pixelRatio = painter->device()->devicePixelRatioF();
    painter->drawImage(QPointF(), figures::toImage(shown, m_frame));
}

}  // namespace nimstone
