#include "app/stage/painted_pieces.h"

#include <QPainter>

#include "app/figures/scene/cell_painter.h"

namespace nimstone {

PaintedPieces::PaintedPieces(QQuickItem* parent) : PaintedInView(parent)
{
    connect(this, &PaintedPieces::looksChanged, this, &QQuickItem::polish);
}

void PaintedPieces::setStage(Stage* stage)
{
    if (m_stage == stage)
        return;
    if (m_stage)
        disconnect(m_stage, nullptr, this, nullptr);
    m_stage = stage;
    if (m_stage) {
        // The stage emits editionChanged before it places its pieces. So sort() and the QML bindings have already
        // assigned the new pieces to the items when the stage places them.
        connect(m_stage, &Stage::editionChanged, this, &PaintedPieces::sort);
        if (isComponentComplete())
            follow(m_stage, m_stage);
    }
    sort();
    Q_EMIT stageChanged();
}

void PaintedPieces::sort()
{
    const int before = itemCount();
    m_items.clear();
    for (int piece = 0; figure() && piece < figure()->pieceCount(); ++piece) {
        if (!figures::isCell(figure()->pieces[static_cast<std::size_t>(piece)]))
            m_items.push_back(piece);
    }
    if (itemCount() != before)
        Q_EMIT itemCountChanged();
    ++m_edition;
    Q_EMIT editionChanged();
}

int PaintedPieces::pieceOfItem(int nth) const
{
    return nth >= 0 && nth < itemCount() ? m_items[static_cast<std::size_t>(nth)] : -1;
}

int PaintedPieces::pieceNamed(const QString& name) const
{
    for (int piece = 0; figure() && piece < figure()->pieceCount(); ++piece) {
        const figures::Piece& described = figure()->pieces[static_cast<std::size_t>(piece)];
        if (figures::isCell(described) && described.objectName == name)
            return piece;
    }
    return -1;
}

figures::Pose PaintedPieces::poseOf(int piece) const
{
    const bool there = figure() && piece >= 0 && piece < figure()->pieceCount() && figure()->sceneCount() > 0;
    return there ? figures::poseAt(*figure(), piece, m_stage->position()) : figures::Pose();
}

QRectF PaintedPieces::placeOf(int piece) const
{
    return poseOf(piece).rect();
}

QString PaintedPieces::textOf(int piece) const
{
    return poseOf(piece).text;
}

void PaintedPieces::componentComplete()
{
    PaintedInView::componentComplete();
    if (m_stage)
        follow(m_stage, m_stage);
}

QRectF PaintedPieces::all() const
{
    return m_stage ? QRectF(0, 0, m_stage->width(), m_stage->height()) : QRectF();
}

void PaintedPieces::updatePolish()
{
    // Hide this item if there is nothing to paint, because most boards have no painted pieces. A visible item would
    // need a texture of the size of the view.
    setVisible(m_stage && itemCount() < m_stage->pieceCount());
    if (isVisible())
        PaintedInView::updatePolish();
}

void PaintedPieces::paint(QPainter* painter)
{
    if (!figure())
        return;
    painter->translate(-position());
    figures::paintCells(*painter, *figure(), m_stage->position(), {QRectF(position(), size()), m_dark, m_highContrast, m_hovered, m_leftOut});
}

}  // namespace nimstone
