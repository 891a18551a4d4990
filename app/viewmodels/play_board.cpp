#include "app/viewmodels/play_board.h"

#include <algorithm>

namespace nimstone {

PlayBoard::PlayBoard(QObject* parent) : Worded(parent)
{
    // The labels are words, and widths follow them.
    connect(this, &Worded::languageChanged, this, &PlayBoard::layOut);
}

void PlayBoard::setSession(PlaySession* session)
{
    if (m_session == session)
        return;
    if (m_session)
        disconnect(m_session, nullptr, this, nullptr);
    m_session = session;
    m_hovered.reset();
    Q_EMIT sessionChanged();
    if (!session) {
        m_choreography = {};
        Q_EMIT choreographyChanged();
        Q_EMIT marksChanged();
        return;
    }
    // What is hovered belongs to the position that goes: it is forgotten before anything is laid out.
    connect(session, &PlaySession::recordChanged, this, &PlayBoard::hoverNowhere);
    connect(session, &PlaySession::recordChanged, this, &PlayBoard::layOut);
    connect(session, &PlaySession::positionChanged, this, &PlayBoard::hoverNowhere);
    connect(session, &PlaySession::pickedChanged, this, &PlayBoard::marksChanged);
    layOut();
}

void PlayBoard::setWidth(qreal width)
{
    if (m_room.width() == width)
        return;
    m_room.setWidth(width);
    Q_EMIT roomChanged();
    layOut();
}

void PlayBoard::setHeight(qreal height)
{
    if (m_room.height() == height)
        return;
    m_room.setHeight(height);
    Q_EMIT roomChanged();
    layOut();
}

void PlayBoard::setTextScale(qreal scale)
{
    if (m_textScale == scale)
        return;
    m_textScale = scale;
    Q_EMIT roomChanged();
    layOut();
}

void PlayBoard::componentComplete()
{
    m_complete = true;
    layOut();
}

void PlayBoard::layOut()
{
    if (!m_complete || !m_session || m_room.width() <= 0 || m_room.height() <= 0)
        return;
    m_choreography = ChoreographyValue(figures::heapBoard(m_session->record(), m_room, m_textScale));
    Q_EMIT choreographyChanged();
    Q_EMIT marksChanged();
}

int PlayBoard::pickedHeap() const
{
    return m_session ? m_session->pickedHeap() : -1;
}

int PlayBoard::hoveredHeap() const
{
    return m_hovered ? static_cast<int>(m_hovered->heap) : -1;
}

int PlayBoard::firstOf(const std::optional<Move>& move) const
{
    if (!m_session || !move)
        return -1;
    const Count first = m_session->record().position().heaps[move->heap] - move->taken;
    return static_cast<int>(std::min(first, figures::maxDrawnStones));
}

QRectF PlayBoard::barOf(const std::optional<Move>& move) const
{
    if (!m_session || !move || !m_choreography.get())
        return {};
    const auto& record = m_session->record();
    const QRectF bar = figures::barRect(*m_choreography.get(), record.cursor(), move->heap);
    const qreal share = static_cast<qreal>(move->taken) / static_cast<qreal>(record.position().heaps[move->heap]);
    return {bar.left(), bar.top(), bar.width(), bar.height() * share};
}

int PlayBoard::pickedFrom() const { return m_session ? firstOf(m_session->picked()) : -1; }
int PlayBoard::hoveredFrom() const { return firstOf(m_hovered); }
QRectF PlayBoard::pickedBar() const { return m_session ? barOf(m_session->picked()) : QRectF(); }
QRectF PlayBoard::hoveredBar() const { return barOf(m_hovered); }

std::optional<Move> PlayBoard::moveAt(QPointF point) const
{
    if (!m_session || !m_choreography.get() || m_session->turn() != PlaySession::Yours)
        return std::nullopt;
    const auto& record = m_session->record();
    const auto hit = figures::hitBoard(*m_choreography.get(), record.cursor(), record.position(), point);
    return hit ? std::optional(Move{hit->heap, hit->amount}) : std::nullopt;
}

void PlayBoard::hoverAt(qreal x, qreal y)
{
    setHovered(moveAt({x, y}));
}

void PlayBoard::hoverNowhere()
{
    setHovered(std::nullopt);
}

void PlayBoard::setHovered(std::optional<Move> move)
{
    if (m_hovered == move)
        return;
    m_hovered = move;
    Q_EMIT marksChanged();
}

void PlayBoard::pickAt(qreal x, qreal y)
{
    if (!m_session)
        return;
    const auto move = moveAt({x, y});
    if (!move || move == m_session->picked())
        m_session->cancel();
    else
        m_session->pickMove(move->heap, move->taken);
}

}  // namespace nimstone
