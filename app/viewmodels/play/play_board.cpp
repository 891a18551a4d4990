#include "app/viewmodels/play/play_board.h"

#include <algorithm>
#include <iterator>
#include <utility>

#include "app/figures/scene/cell_painter.h"

namespace nimstone {

namespace {

QVariantList rectangles(const std::vector<QRectF>& areas)
{
    QVariantList list;
    for (const QRectF& area : areas)
        list.push_back(area);
    return list;
}

QVariantList rectangles(const std::vector<QLineF>& lines)
{
    QVariantList list;
    for (const QLineF& line : lines)
        list.push_back(QRectF(line.p1(), line.p2()).normalized());
    return list;
}

}  // namespace

PlayBoard::PlayBoard(QObject* parent) : LanguageAware(parent)
{
    // The labels are texts, and their widths change with the language.
    connect(this, &LanguageAware::languageChanged, this, &PlayBoard::layOut);
}

void PlayBoard::setSession(PlaySession* session)
{
    if (m_session == session)
        return;
    if (m_session) {
        disconnect(m_session, nullptr, this, nullptr);
        disconnect(m_session->review(), nullptr, this, nullptr);
    }
    m_session = session;
    ++m_asked;
    m_hovered.reset();
    Q_EMIT sessionChanged();
    if (!session) {
        m_finished = false;
        m_board.reset();
        m_choreography = {};
        mark();
        color();
        Q_EMIT choreographyChanged();
        return;
    }
    // The hovered move belongs to the old position, so it is reset before the new position is laid out.
    connect(session, &PlaySession::recordChanged, this, &PlayBoard::hoverNowhere);
    connect(session, &PlaySession::started, this, [this] {
        m_zoom = 1;
        m_ends->clear();
    });
    connect(session, &PlaySession::recordChanged, this, &PlayBoard::layOut);
    connect(session, &PlaySession::countUpChanged, this, &PlayBoard::layOut);
    connect(session, &PlaySession::positionChanged, this, &PlayBoard::followGame);
    connect(session, &PlaySession::pickedChanged, this, [this] {
        mark();
        // In Moore's Nim, a move may take from several heaps. A letter in another heap then stands for the picked
        // move with this heap added, so the letters depend on the picked move.
        if (m_coloured && m_session->record().startSum().components().front().rules.entry().parameters == "k")
            color();
        else
            Q_EMIT pickedLetterChanged();
    });
    connect(session->review(), &PlayReview::changed, this, [this] {
        if (theory() != m_theory)
            layOut();
    });
    layOut();
}

void PlayBoard::setRoom(QSizeF room)
{
    if (std::exchange(m_room, room) == room)
        return;
    Q_EMIT roomChanged();
    layOutSoon();
}

void PlayBoard::setTextScale(qreal scale)
{
    if (std::exchange(m_textScale, scale) == scale)
        return;
    Q_EMIT roomChanged();
    layOut();
}

void PlayBoard::setZoom(qreal zoom)
{
    zoom = std::clamp(zoom, 1.0, mostZoom());
    if (std::exchange(m_zoom, zoom) == zoom)
        return;
    Q_EMIT roomChanged();
    layOut();
}

void PlayBoard::setColoured(bool coloured)
{
    if (std::exchange(m_coloured, coloured) == coloured)
        return;
    theory() == m_theory ? color() : layOut();
}

bool PlayBoard::theory() const
{
    return m_coloured
        || (m_session && m_finished && (!m_session->review()->active() || m_session->review()->answerShown()));
}

bool PlayBoard::isCurrent() const
{
    return m_session && m_board && m_board->shows(m_session->record().cursor(), m_session->record().sum());
}

std::optional<MoveInSum> PlayBoard::picked() const
{
    auto picked = m_session ? m_session->picked() : std::nullopt;
    return picked && !m_session->record().sum().check(*picked) ? picked : std::nullopt;
}

void PlayBoard::componentComplete()
{
    m_complete = true;
    layOut();
}

struct PlayBoard::Plan {
    play::Record record;
    figures::BoardRoom room;

    figures::Board build() const { return {record, room, figures::windowAround(record.cursor(), record.moves().size())}; }
};

/// Returns the plan of a board; nothing while the item has no size, or if there is no session.
std::optional<PlayBoard::Plan> PlayBoard::plan() const
{
    if (!m_complete || !m_session || m_room.width() <= 0 || m_room.height() <= 0)
        return std::nullopt;
    const QString person = m_trays ? m_session->sideName(play::Side::Person) : QString();
    return Plan{m_session->record(), {m_room, m_textScale, m_zoom, m_session->countUp(), person,
                                      m_session->sideName(play::Side::Opponent), m_ends, m_theory}};
}

void PlayBoard::layOut()
{
    if (!plan())
        return;
    play::Record whole = m_session->record();
    whole.goTo(whole.moves().size());
    m_finished = whole.isOver();
    m_theory = theory();
    show(plan()->build());
}

void PlayBoard::layOutSoon()
{
    if (!m_board)
        return layOut();
    ++m_asked;
    if (std::exchange(m_buildSoon, true))
        return;
    Q_EMIT buildingChanged();
    QMetaObject::invokeMethod(this, &PlayBoard::buildForRoom, Qt::QueuedConnection);
}

void PlayBoard::buildForRoom()
{
    m_buildSoon = false;
    auto wanted = plan();
    if (!wanted || m_building.busy()) {
        Q_EMIT buildingChanged();
        return;
    }
    // The person may change the ends of rows while this board is built, so the board gets a copy of the ends.
    wanted->room.ends = std::make_shared<figures::RowEnds>(*m_ends);
    m_building.start([wanted = *wanted] { return wanted.build(); }, [this, asked = m_asked, wanted = *wanted](figures::Board board) {
        if (asked != m_asked || !m_session || m_session->record() != wanted.record)
            return buildForRoom();
        m_ends = wanted.room.ends;
        show(std::move(board));
        Q_EMIT buildingChanged();
    });
}

void PlayBoard::show(figures::Board board)
{
    ++m_asked;
    m_board.emplace(std::move(board));
    m_choreography = ChoreographyValue(m_board->choreography());
    Q_EMIT choreographyChanged();
    mark();
    color();
}

void PlayBoard::followGame()
{
    hoverNowhere();
    isCurrent() ? color() : layOut();
}

void PlayBoard::mark()
{
    const bool current = isCurrent();
    const auto held = current ? picked() : std::nullopt;
    const auto ply = m_session ? m_session->record().cursor() : 0;
    const bool hovers = current && m_hovered && !m_session->record().sum().check(*m_hovered);
    const auto pickedMark = held ? m_board->markOf(ply, *held) : figures::BoardMark();
    const auto hoveredMark = !hovers               ? figures::BoardMark()
        : letterAt(m_hoveredAt) ? m_board->markOf(ply, *m_hovered)
                               : m_board->markUnder(ply, m_hoveredAt, held);
    const ShownMark shownPicked = shown(pickedMark, m_session ? m_session->shownPick().heap : -1, picked());
    const ShownMark shownHovered = shown(hoveredMark, m_hovered ? static_cast<int>(m_hovered->move.heap) : -1, m_hovered);
    QList<int> marks(m_choreography.get() ? m_choreography.get()->pieceCount() : 0, Unmarked);
    for (const int piece : hoveredMark.pieces)
        marks[piece] = Hovered;
    for (const int piece : pickedMark.pieces)
        marks[piece] = Picked;
    if (marks == m_marks && shownPicked == m_shownPicked && shownHovered == m_shownHovered)
        return;
    m_marks = marks;
    m_shownPicked = shownPicked;
    m_shownHovered = shownHovered;
    Q_EMIT marksChanged();
}

ShownMark PlayBoard::shown(const figures::BoardMark& mark, int heap, const std::optional<MoveInSum>& move) const
{
    ShownMark shown{.heap = heap,
                    .room = move ? roomOf(static_cast<int>(move->component)) : QRectF(),
                    .areas = rectangles(mark.areas),
                    .cuts = rectangles(mark.cuts)};
    const figures::Choreography* figure = m_choreography.get();
    std::ranges::copy_if(mark.pieces, std::back_inserter(shown.cells), [figure](int piece) {
        return figures::isCell(figure->pieces[static_cast<std::size_t>(piece)]);
    });
    return shown;
}

QRectF PlayBoard::roomOf(int part) const
{
    const bool there = m_session && m_board && part >= 0
        && static_cast<std::size_t>(part) < m_session->record().startSum().components().size();
    return there ? m_board->roomOf(static_cast<std::size_t>(part)) : QRectF();
}

std::optional<MoveInSum> PlayBoard::moveAt(QPointF point) const
{
    if (!isCurrent() || m_session->turn() != PlaySession::Yours)
        return std::nullopt;
    if (const Letter* letter = letterAt(point))
        return letter->move;
    return m_board->moveAt(m_session->record().cursor(), point, m_session->picked());
}

void PlayBoard::hoverAt(qreal x, qreal y)
{
    setHovered(moveAt({x, y}), {x, y});
}

void PlayBoard::hoverNowhere()
{
    setHovered(std::nullopt);
}

void PlayBoard::setHovered(std::optional<MoveInSum> move, QPointF point)
{
    if (!m_hovered && !move)
        return;
    m_hovered = std::move(move);
    m_hoveredAt = point;
    mark();
}

void PlayBoard::pickAt(qreal x, qreal y)
{
    if (!m_session)
        return;
    const auto held = m_session->picked();
    const auto move = moveAt({x, y});
    // The click may change from which end of a row the move takes stones. A board that is being built has a copy of
    // the old ends, so its result will be dropped.
    ++m_asked;
    const Letter* letter = letterAt({x, y});
    const std::size_t ply = m_session->record().cursor();
    const bool otherEnd = move && (letter ? m_board->remember(ply, *move, letter->right) : m_board->remember(ply, {x, y}, held));
    if (move && move != held)
        m_session->pickMove(*move);
    else if (otherEnd)
        mark();
    else
        m_session->cancel();
}

}  // namespace nimstone
