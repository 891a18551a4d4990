#include "app/stage/board_grid.h"

#include <QPainter>

#include "app/figures/scene/grid_painter.h"

namespace nimstone {

BoardGrid::BoardGrid(QQuickItem* parent) : PaintedInView(parent)
{
    connect(this, &BoardGrid::looksChanged, this, &QQuickItem::polish);
}

void BoardGrid::setPiece(StagePiece* piece)
{
    if (m_piece == piece)
        return;
    m_piece = piece;
    if (isComponentComplete() && m_piece)
        follow(m_piece, m_piece->stage());
    Q_EMIT pieceChanged();
}

void BoardGrid::componentComplete()
{
    PaintedInView::componentComplete();
    if (m_piece)
        follow(m_piece, m_piece->stage());
}

QRectF BoardGrid::all() const
{
    if (!m_piece)
        return {};
    const double numbers = figures::gridNumbersWidth(m_piece->rows(), m_type);
    const double height = figures::gridNumbersHeight(m_type);
    return {-numbers, -height / 2, m_piece->width() + 1.5 * numbers, m_piece->height() + 1.5 * height};
}

std::optional<QPointF> BoardGrid::queen() const
{
    const Stage* stage = m_piece->stage();
    const figures::Choreography* figure = stage->choreography().get();
    for (int piece = 0; figure && piece < figure->pieceCount(); ++piece) {
        const figures::Piece& described = figure->pieces[static_cast<std::size_t>(piece)];
        if (described.kind == figures::PieceKind::Queen && described.index == m_piece->rank())
            return figures::poseAt(*figure, piece, stage->position()).rect().center() - m_piece->position();
    }
    return std::nullopt;
}

void BoardGrid::paint(QPainter* painter)
{
    if (!m_piece)
        return;
    painter->translate(-position());
    const QRectF all(0, 0, m_piece->width(), m_piece->height());
    figures::paintGrid(*painter, {all, m_piece->columns(), m_piece->rows(), seen(), queen(), m_type},
                       {m_ground, m_tint, m_line, m_strongLine, m_words, m_reach});
}

}  // namespace nimstone
