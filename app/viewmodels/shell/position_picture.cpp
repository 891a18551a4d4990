#include "app/viewmodels/shell/position_picture.h"

#include <QPainter>
#include <algorithm>

#include "app/figures/scene/painter_renderer.h"
#include "app/theme/tokens.h"
#include "core/sum/sum_notation.h"

namespace nimstone {

namespace {

/// The board is laid out in an area that is wider and higher than the item by this factor, and is then scaled down.
constexpr double reduction = 2;

/// The smallest scale at which a board is painted. At a smaller scale, its numbers could not be read.
constexpr double leastScale = 0.33;

double scaleOf(const figures::Choreography& board, QSizeF item)
{
    return std::min({1.0, item.width() / board.size.width(), item.height() / board.size.height()});
}

/// Plays a move that is written in the notation. Returns false if it is not a legal move.
bool playText(play::Record& record, const QString& text)
{
    const auto move = parseMove(text.toStdString(), record.sum());
    return move && !record.play(*move);
}

/// Draws numbered rings around the pieces and the areas of a move: solid for the first move, dashed for the reply. `width` is
/// the width of a line.
void paintRings(QPainter& painter, const figures::Board& board, const play::Record& record, std::size_t ply, bool dark, double width)
{
    const QColor color = Tokens::instance().color(ply == 0 ? "goldText" : "indigo", dark);
    const Qt::PenStyle style = ply == 0 ? Qt::SolidLine : Qt::DashLine;
    const figures::BoardMark mark = board.markOf(ply, record.moves()[ply]);
    std::vector<QRectF> places = mark.areas;
    for (const int piece : mark.pieces) {
        // The marked pieces include the ground beneath a heap. The move does not take the ground, so it gets no ring.
        if (board.choreography().pieces[static_cast<std::size_t>(piece)].kind != figures::PieceKind::Band)
            places.push_back(figures::poseAt(board.choreography(), piece, 0).rect());
    }
    painter.setPen(QPen(color, width, style));
    painter.setBrush(Tokens::instance().color(ply == 0 ? "goldWash" : "indigoWash", dark));
    QFont font(Tokens::instance().font("text"));
    font.setBold(true);
    for (const QRectF& place : places) {
        const double side = std::min(place.width(), place.height());
        painter.drawRoundedRect(place, side / 2, side / 2);
        font.setPixelSize(std::clamp(qRound(side / 2), 1, qRound(width * 12)));
        painter.setFont(font);
        painter.drawText(place, Qt::AlignCenter, QString::number(ply + 1));
    }
    painter.setPen(QPen(color, 2 * width, style));
    for (const QLineF& cut : mark.cuts)
        painter.drawLine(cut);
}

}  // namespace

PositionPicture::PositionPicture(QQuickItem* parent) : QQuickPaintedItem(parent)
{
    connect(this, &PositionPicture::changed, this, &PositionPicture::draw);
    connect(&m_language, &LanguageAware::languageChanged, this, &PositionPicture::draw);
}

void PositionPicture::geometryChange(const QRectF& now, const QRectF& before)
{
    QQuickPaintedItem::geometryChange(now, before);
    if (now.size() != before.size())
        draw();
}

void PositionPicture::draw()
{
    m_board.reset();
    m_record.reset();
    const auto sum = parseSum(m_position.toStdString());
    std::size_t heaps = 0;
    for (const Component& part : sum ? sum->components() : std::vector<Component>())
        heaps += part.position.heaps.size();
    if (sum && heaps <= figures::maxShownHeaps && !size().isEmpty()) {
        m_record.emplace(*sum);
        if (playText(*m_record, m_move))
            playText(*m_record, m_reply);
        // The board is laid out with large text first. If it would then be painted too small, it is laid out with small text.
        for (const double share : {0.8, 0.5}) {
            const figures::BoardRoom room{.size = size() * reduction, .textScale = std::clamp(m_textScale * reduction * share, 1.0, 2.0), .person = {}, .opponent = {}};
            auto board = std::make_unique<figures::Board>(*m_record, room, figures::BoardWindow{0, m_record->moves().size()});
            if (!m_board && scaleOf(board->choreography(), size()) >= leastScale)
                m_board = std::move(board);
        }
    }
    Q_EMIT drawn();
    update();
}

void PositionPicture::paint(QPainter* painter)
{
    if (!m_board)
        return;
    const QSizeF board = m_board->choreography().size;
    const double scale = scaleOf(m_board->choreography(), size());
    painter->setRenderHint(QPainter::Antialiasing);
    painter->translate((width() - scale * board.width()) / 2, (height() - scale * board.height()) / 2);
    painter->scale(scale, scale);
    figures::paint(*painter, m_board->choreography(), 0, m_dark);
    for (std::size_t ply = 0; ply < m_record->moves().size(); ++ply)
        paintRings(*painter, *m_board, *m_record, ply, m_dark, 2 / scale);
}

}  // namespace nimstone
