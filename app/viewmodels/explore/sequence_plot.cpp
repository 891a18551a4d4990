#include "app/viewmodels/explore/sequence_plot.h"

#include <QQuickWindow>
#include <QSGSimpleTextureNode>
#include <algorithm>
#include <cmath>

namespace nimstone {

SequencePlot::SequencePlot(QQuickItem* parent) : QQuickItem(parent)
{
    setFlag(ItemHasContents);
    connect(this, &SequencePlot::lookChanged, this, &QQuickItem::polish);
    connect(this, &QQuickItem::visibleChanged, this, &QQuickItem::polish);
}

void SequencePlot::setModel(ExploreSequence* model)
{
    if (m_model == model)
        return;
    if (m_model)
        disconnect(m_model, nullptr, this, nullptr);
    m_model = model;
    if (m_model) {
        for (const auto signal : {&ExploreSequence::grew, &ExploreSequence::changed, &ExploreSequence::viewChanged})
            connect(m_model, signal, this, &QQuickItem::polish);
    }
    polish();
    Q_EMIT modelChanged();
}

figures::SequencePicture SequencePlot::picture() const
{
    auto picture = m_model->picture();
    picture.size = size();
    picture.pixelRatio = window() ? window()->effectiveDevicePixelRatio() : 1;
    picture.textScale = m_textScale;
    picture.dark = m_dark;
    picture.highContrast = m_highContrast;
    return picture;
}

QPointF SequencePlot::placeOf(int heap) const
{
    return m_frame.placeOf(static_cast<std::size_t>(std::max(0, heap)), std::clamp<qint64>(m_model->valueAt(heap), m_frame.low, m_frame.high));
}

int SequencePlot::heapNear(double x, double y) const
{
    if (!m_frame.plot.contains(x, std::clamp(y, m_frame.plot.top(), m_frame.plot.bottom())))
        return -1;
    // Where many terms share a column, the one that is nearest.
    const auto reach = static_cast<qint64>(std::min(1000.0, std::ceil(2 / m_frame.perTerm)));
    const qint64 middle = m_frame.heapAt(x);
    int best = -1;
    double nearest = 0;
    for (qint64 heap = std::max<qint64>(0, middle - reach); heap <= std::min<qint64>(middle + reach, m_model->known() - 1); ++heap) {
        const QPointF off = placeOf(static_cast<int>(heap)) - QPointF(x, y);
        // Sideways counts for more: one aims at a heap.
        const double distance = std::hypot(4 * off.x(), off.y());
        if (best < 0 || distance < nearest) {
            best = static_cast<int>(heap);
            nearest = distance;
        }
    }
    return best;
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
    const double seen = m_model->to() - m_model->from();
    const double from = std::clamp(m_model->from() + heaps, 0.0, std::max(0.0, m_model->wanted() - seen));
    m_model->show(from, from + seen);
}

void SequencePlot::reveal(int heap)
{
    const double seen = m_model->to() - m_model->from();
    const double margin = seen / 20;
    if (heap < m_model->from())
        m_model->show(heap - margin, heap - margin + seen);
    else if (heap + 1 > m_model->to())
        m_model->show(heap + 1 + margin - seen, heap + 1 + margin);
}

void SequencePlot::geometryChange(const QRectF& now, const QRectF& before)
{
    QQuickItem::geometryChange(now, before);
    polish();
}

void SequencePlot::itemChange(ItemChange change, const ItemChangeData& data)
{
    QQuickItem::itemChange(change, data);
    if (change == ItemDevicePixelRatioHasChanged || change == ItemSceneChange)
        polish();
}

void SequencePlot::updatePolish()
{
    if (!m_model || !isVisible() || width() < 1 || height() < 1)
        return;
    const auto shown = picture();
    m_frame = figures::frameOf(shown);
    m_image = figures::toImage(shown, m_frame);
    Q_EMIT painted();
    update();
}

QSGNode* SequencePlot::updatePaintNode(QSGNode* node, UpdatePaintNodeData*)
{
    auto* shown = static_cast<QSGSimpleTextureNode*>(node);
    if (m_image.isNull()) {
        delete shown;
        return nullptr;
    }
    if (!shown) {
        shown = new QSGSimpleTextureNode;
        shown->setOwnsTexture(true);
    }
    shown->setTexture(window()->createTextureFromImage(m_image, QQuickWindow::TextureIsOpaque));
    shown->setRect(QRectF(QPointF(0, 0), m_image.deviceIndependentSize()));
    return shown;
}

}  // namespace nimstone
