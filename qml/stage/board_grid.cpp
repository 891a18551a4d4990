#include "qml/stage/board_grid.h"

#include <QPainter>

#include "app/figures/grid_painter.h"

namespace nimstone {

namespace {

/// What scrolls an item: the nearest Flickable around it.
QQuickItem* viewOf(QQuickItem* item)
{
    while (item && !item->inherits("QQuickFlickable"))
        item = item->parentItem();
    return item;
}

}  // namespace

BoardGrid::BoardGrid(QQuickItem* parent) : QQuickPaintedItem(parent)
{
    connect(this, &BoardGrid::looksChanged, this, &QQuickItem::polish);
}

void BoardGrid::setPiece(StagePiece* piece)
{
    if (m_piece == piece)
        return;
    m_piece = piece;
    if (isComponentComplete())
        follow();
    Q_EMIT pieceChanged();
}

void BoardGrid::componentComplete()
{
    QQuickPaintedItem::componentComplete();
    follow();
}

void BoardGrid::follow()
{
    if (!m_piece)
        return;
    const auto again = [this] { polish(); };
    for (const auto changed : {&QQuickItem::xChanged, &QQuickItem::yChanged, &QQuickItem::widthChanged, &QQuickItem::heightChanged})
        connect(m_piece, changed, this, again);
    connect(m_piece->stage(), &Stage::positionChanged, this, again);
    connect(m_piece->stage(), &Stage::choreographyChanged, this, again);
    m_view = viewOf(m_piece);
    if (m_view) {
        connect(m_view, &QQuickItem::widthChanged, this, again);
        connect(m_view, &QQuickItem::heightChanged, this, again);
        // What it shows of its content is the place of its content.
        QQuickItem* content = m_view->property("contentItem").value<QQuickItem*>();
        connect(content, &QQuickItem::xChanged, this, again);
        connect(content, &QQuickItem::yChanged, this, again);
    }
    polish();
}

QRectF BoardGrid::seen() const
{
    const double numbers = figures::gridNumbersWidth(m_piece->rows(), m_type);
    const double height = figures::gridNumbersHeight(m_type);
    const QRectF whole(-numbers, -height / 2, m_piece->width() + 1.5 * numbers, m_piece->height() + 1.5 * height);
    return m_view ? whole.intersected(m_view->mapRectToItem(m_piece, {0, 0, m_view->width(), m_view->height()})) : whole;
}

void BoardGrid::updatePolish()
{
    if (!m_piece)
        return;
    const QRectF place = seen().toAlignedRect();
    setPosition(place.topLeft());
    setSize(place.size());
    update();
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
                       {m_ground, m_line, m_strongLine, m_words, m_reach});
}

}  // namespace nimstone
