#include "app/viewmodels/play_board.h"

#include <algorithm>
#include <cmath>
#include <iterator>

#include "app/figures/cell_painter.h"
#include "core/play/any_move.h"
#include "core/play/table_verdict.h"

namespace nimstone {

namespace {

/// More moves than this carry no letters.
constexpr std::size_t mostBadges = 300;

/// How near to the middle of a letter a click is on it.
constexpr double badgeReach = 9;

std::size_t heapsOf(const TableMove& move)
{
    return 1 + move.move.also.size();
}

/// A split is listed once, the smaller piece first; on a board it can be made from the other side, too.
std::optional<TableMove> mirroredMove(const Table& table, const TableMove& move)
{
    const Pieces& pieces = move.move.pieces;
    if (pieces.first == 0 || pieces.second != 0 || move.move.cutter != Cutter::None)
        return std::nullopt;
    TableMove mirrored = move;
    const Count size = table.parts()[move.part].position.heaps[move.move.heap];
    mirrored.move.pieces.first = size - move.move.taken - pieces.first;
    return mirrored == move ? std::nullopt : std::optional(mirrored);
}

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

PlayBoard::PlayBoard(QObject* parent) : Worded(parent)
{
    // The labels are words, and widths follow them.
    connect(this, &Worded::languageChanged, this, &PlayBoard::layOut);
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
    m_hovered.reset();
    Q_EMIT sessionChanged();
    if (!session) {
        m_finished = false;
        m_board.reset();
        m_choreography = {};
        mark();
        colour();
        Q_EMIT choreographyChanged();
        return;
    }
    // What is hovered belongs to the position that goes: it is forgotten before anything is laid out.
    connect(session, &PlaySession::recordChanged, this, &PlayBoard::hoverNowhere);
    connect(session, &PlaySession::started, this, [this] {
        m_zoom = 1;
        m_ends->clear();
    });
    connect(session, &PlaySession::recordChanged, this, &PlayBoard::layOut);
    connect(session, &PlaySession::positionChanged, this, &PlayBoard::followGame);
    connect(session, &PlaySession::pickedChanged, this, [this] {
        mark();
        // Letters tell of one more heap beside what is picked.
        if (m_coloured && m_session->record().startTable().parts().front().rules.entry().parameters == "k")
            colour();
    });
    connect(session->review(), &PlayReview::changed, this, [this] {
        if (theory() != m_theory)
            layOut();
    });
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

void PlayBoard::setZoom(qreal zoom)
{
    zoom = std::clamp(zoom, 1.0, mostZoom());
    if (m_zoom == zoom)
        return;
    m_zoom = zoom;
    Q_EMIT roomChanged();
    layOut();
}

void PlayBoard::setCountUp(bool countUp)
{
    if (m_countUp == countUp)
        return;
    m_countUp = countUp;
    Q_EMIT roomChanged();
    layOut();
}

void PlayBoard::setColoured(bool coloured)
{
    if (m_coloured == coloured)
        return;
    m_coloured = coloured;
    theory() == m_theory ? colour() : layOut();
}

bool PlayBoard::theory() const
{
    return m_coloured
        || (m_session && m_finished && (!m_session->review()->active() || m_session->review()->answerShown()));
}

bool PlayBoard::isCurrent() const
{
    return m_session && m_board && m_board->shows(m_session->record().cursor(), m_session->record().table());
}

std::optional<TableMove> PlayBoard::picked() const
{
    auto picked = m_session ? m_session->picked() : std::nullopt;
    return picked && !m_session->record().table().check(*picked) ? picked : std::nullopt;
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
    const play::Record& record = m_session->record();
    play::Record whole = record;
    whole.goTo(whole.moves().size());
    m_finished = whole.isOver();
    m_theory = theory();
    m_board.emplace(record,
                    figures::BoardRoom{m_room, m_textScale, m_zoom, m_countUp, m_session->sideName(play::Side::Person),
                                       m_session->sideName(play::Side::Opponent), m_ends, m_theory},
                    figures::windowAround(record.cursor(), record.moves().size()));
    m_choreography = ChoreographyValue(m_board->choreography());
    Q_EMIT choreographyChanged();
    mark();
    colour();
}

void PlayBoard::followGame()
{
    hoverNowhere();
    isCurrent() ? colour() : layOut();
}

void PlayBoard::mark()
{
    const bool current = isCurrent();
    const auto held = current ? picked() : std::nullopt;
    const auto ply = m_session ? m_session->record().cursor() : 0;
    const bool hovers = current && m_hovered && !m_session->record().table().check(*m_hovered);
    const auto pickedMark = held ? m_board->markOf(ply, *held) : figures::BoardMark();
    const auto hoveredMark = !hovers               ? figures::BoardMark()
        : badgeAt(m_hoveredAt) ? m_board->markOf(ply, *m_hovered)
                               : m_board->markUnder(ply, m_hoveredAt, held);
    if (pickedMark == m_pickedMark && hoveredMark == m_hoveredMark)
        return;
    m_pickedMark = pickedMark;
    m_hoveredMark = hoveredMark;
    ++m_marksSeen;
    Q_EMIT marksChanged();
}

std::optional<QPointF> PlayBoard::placeOf(const TableMove& move) const
{
    const std::size_t ply = m_session->record().cursor();
    const auto picked = m_session->picked();
    const bool several = !move.move.also.empty();
    if (const auto own = m_board->markOf(ply, move).badge; own && (several || !picked || heapsOf(*picked) < 2))
        return own;
    // One more heap beside those that are picked from: its letter stands in that heap.
    if (!several || !picked || picked->part != move.part || heapsOf(move) != heapsOf(*picked) + 1)
        return std::nullopt;
    std::vector<Take> added = takesOf(move.move);
    for (const Take& take : takesOf(picked->move))
        std::erase(added, take);
    return added.size() == 1 ? m_board->markOf(ply, {move.part, {added.front().heap, added.front().taken}}).badge : std::nullopt;
}

std::optional<TableMove> PlayBoard::badgeAt(QPointF point) const
{
    const double reach = badgeReach * m_textScale;
    for (const auto& [place, move] : m_badgeMoves) {
        if (std::hypot(place.x() - point.x(), place.y() - point.y()) <= reach)
            return move;
    }
    return std::nullopt;
}

void PlayBoard::addBadge(const TableMove& move, bool good)
{
    const auto place = placeOf(move);
    if (!place)
        return;
    m_badgeMoves.emplace_back(*place, move);
    m_badges.push_back(QVariantMap{{QStringLiteral("x"), place->x()}, {QStringLiteral("y"), place->y()},
                                   {QStringLiteral("letter"), good ? QStringLiteral("P") : QStringLiteral("N")},
                                   {QStringLiteral("good"), good}});
}

void PlayBoard::colour()
{
    m_badges.clear();
    m_badgeMoves.clear();
    m_tooManyBadges = false;
    if (m_coloured && isCurrent() && m_session->turn() == PlaySession::Yours) {
        const play::Record& record = m_session->record();
        const Cutter cutter = record.cutterToMove();
        m_tooManyBadges = play::moveCountBound(record.table(), cutter) > mostBadges;
        for (const TableMove& move : m_tooManyBadges ? std::vector<TableMove>() : play::someMoves(record.table(), mostBadges, 0, cutter)) {
            const auto after = record.table().play(move);
            const auto outcome = after ? after->outcome() : Known<OutcomeClass>(tl::unexpected(Unknown::NotComputed));
            if (!outcome)
                continue;
            const bool good = !play::isWonBy(*outcome, nimstone::opponent(cutter));
            addBadge(move, good);
            if (const auto mirrored = mirroredMove(record.table(), move))
                addBadge(*mirrored, good);
        }
    }
    Q_EMIT badgesChanged();
}

int PlayBoard::pickedHeap() const
{
    return m_session ? m_session->pickedHeap() : -1;
}

int PlayBoard::hoveredHeap() const
{
    return m_hovered ? static_cast<int>(m_hovered->move.heap) : -1;
}

QRectF PlayBoard::pickedRoom() const
{
    const auto held = picked();
    return held ? roomOf(static_cast<int>(held->part)) : QRectF();
}

QRectF PlayBoard::hoveredRoom() const
{
    return m_hovered ? roomOf(static_cast<int>(m_hovered->part)) : QRectF();
}

QVariantList PlayBoard::pickedAreas() const { return rectangles(m_pickedMark.areas); }
QVariantList PlayBoard::hoveredAreas() const { return rectangles(m_hoveredMark.areas); }
QVariantList PlayBoard::pickedCuts() const { return rectangles(m_pickedMark.cuts); }
QVariantList PlayBoard::hoveredCuts() const { return rectangles(m_hoveredMark.cuts); }

QList<int> PlayBoard::cellsOf(const figures::BoardMark& mark) const
{
    QList<int> cells;
    const figures::Choreography* figure = m_choreography.get();
    std::ranges::copy_if(mark.pieces, std::back_inserter(cells), [figure](int piece) {
        return figure && piece < figure->pieceCount() && figures::isCell(figure->pieces[static_cast<std::size_t>(piece)]);
    });
    return cells;
}

PlayBoard::Mark PlayBoard::markOf(int piece) const
{
    if (std::ranges::find(m_pickedMark.pieces, piece) != m_pickedMark.pieces.end())
        return Picked;
    return std::ranges::find(m_hoveredMark.pieces, piece) != m_hoveredMark.pieces.end() ? Hovered : Unmarked;
}

QRectF PlayBoard::roomOf(int part) const
{
    const bool there = m_session && m_board && part >= 0
        && static_cast<std::size_t>(part) < m_session->record().startTable().parts().size();
    return there ? m_board->roomOf(static_cast<std::size_t>(part)) : QRectF();
}

std::optional<TableMove> PlayBoard::moveAt(QPointF point) const
{
    if (!isCurrent() || m_session->turn() != PlaySession::Yours)
        return std::nullopt;
    if (auto lettered = badgeAt(point))
        return lettered;
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

void PlayBoard::setHovered(std::optional<TableMove> move, QPointF point)
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
    const bool otherEnd = move && !badgeAt({x, y}) && m_board->remember(m_session->record().cursor(), {x, y}, held);
    if (move && move != held)
        m_session->pickMove(*move);
    else if (otherEnd)
        mark();
    else
        m_session->cancel();
}

}  // namespace nimstone
