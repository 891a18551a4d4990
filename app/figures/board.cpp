#include "app/figures/board.h"

#include <algorithm>
#include <cmath>

#include "app/figures/boards/board_scenes.h"
#include "app/figures/boards/sum_layout.h"
#include "app/figures/component_boards.h"
#include "app/figures/scene/text_metrics.h"

namespace nimstone::figures {

namespace {

constexpr double boardMargin = 12;
constexpr std::size_t reachFromHere = 24;
constexpr QSize leastShare(240, 150);

/// The approximate size of the space for each component, in pixels. It is used before the components have said how much
/// space they need.
QSizeF roomOfEach(QSizeF room, std::size_t parts)
{
    const double columns = std::ceil(std::sqrt(static_cast<double>(parts)));
    const double rows = std::ceil(static_cast<double>(parts) / columns);
    const QSizeF share((room.width() - boardMargin * (columns - 1)) / columns, (room.height() - boardMargin * (rows - 1)) / rows);
    // If there are many components, the board becomes larger than `room` and the page scrolls, so that no component is
    // tiny.
    return share.expandedTo(QSizeF(leastShare).boundedTo(room));
}

Count stonesToTake(const GameSum& gameSum)
{
    Count stones = 0;
    for (const Component& part : gameSum.components())
        stones += std::min<Count>(totalStones(part.position).stones, 10'000);
    return stones;
}

}  // namespace

BoardWindow windowAround(std::size_t ply, std::size_t moves)
{
    return {ply > reachFromHere ? ply - reachFromHere : 0, std::min(ply + reachFromHere, moves)};
}

Board::Board(const play::Record& record, const BoardRoom& room, BoardWindow window)
    : m_window(window), m_ends(room.ends)
{
    const GameSum& start = record.startSum();
    const auto& moves = record.moves();
    const double wanted = room.person.isEmpty() ? 0 : BoardScenes::trayHeight(room.size, room.textScale, stonesToTake(start));
    const QSizeF share = roomOfEach(room.size - QSizeF(2 * boardMargin, 2 * (wanted > 0 ? wanted + 2 * boardMargin : boardMargin)), start.components().size());
    std::vector<ComponentPlan> plans;
    for (std::size_t part = 0; part < start.components().size(); ++part)
        plans.push_back({part, start.components()[part], room.textScale, room.zoom, room.countUp, !start.isSum(), moves.size(), share, window, {}, room.ends, room.theory});
    for (std::size_t ply = 0; ply < std::min(moves.size(), window.last); ++ply)
        plans[moves[ply].component].played.push_back({ply, record.sideOfMove(ply), moves[ply].move});
    for (const ComponentPlan& plan : plans)
        m_parts.push_back(makeComponentBoard(plan));

    const bool trays = !room.person.isEmpty()
        && std::any_of(m_parts.begin(), m_parts.end(), [](const auto& part) { return part->usesTrays(); });
    const double tray = trays ? wanted : 0;
    const double around = trays ? tray + 2 * boardMargin : boardMargin;
    const QRectF inner(QPointF(boardMargin, around), room.size - QSizeF(2 * boardMargin, 2 * around));
    BoardScenes scenes(window, room.textScale);
    const QSizeF size = start.isSum() ? placeSum(scenes, start, inner, trays ? tray : 0, room)
                                      : placeOne(scenes, inner, trays ? tray : 0, room);

    GameSum gameSum = start;
    for (std::size_t ply = 0;; ++ply) {
        if (gameSum.isPartisan() && ply >= window.first) {
            for (const auto& part : m_parts)
                part->turn(scenes, record.cutterOfMove(ply));
        }
        scenes.keep(ply);
        if (ply >= window.first && ply <= window.last) {
            m_tables.push_back(gameSum);
            m_cutters.push_back(record.cutterOfMove(ply));
        }
        if (ply == moves.size() || ply == window.last)
            break;
        const MoveInSum& move = moves[ply];
        const Component& part = gameSum.components()[move.component];
        Position after = *part.rules->play(part.position, move.move);
        m_parts[move.component]->play(scenes, {ply, record.sideOfMove(ply), move.move}, part.position, after);
        gameSum.replace(move.component, std::move(after));
    }
    m_choreography = scenes.finish(size);
}

QSizeF Board::placeOne(BoardScenes& scenes, QRectF inner, double tray, const BoardRoom& room)
{
    const QSizeF more = (m_parts.front()->leastSize() - inner.size()).expandedTo({0, 0});
    const QSizeF size = room.size + more;
    inner.setSize(inner.size() + more);
    if (tray > 0)
        scenes.addTrays(size, tray, room.opponent, room.person);
    m_rooms.push_back(inner);
    m_parts.front()->setUp(scenes, inner);
    return size;
}

QSizeF Board::placeSum(BoardScenes& scenes, const GameSum& gameSum, QRectF inner, double tray, const BoardRoom& room)
{
    const double nameType = boardType("small", room.textScale);
    const double plusType = boardType("title", room.textScale);
    std::vector<QString> names;
    std::vector<SumNeed> needs;
    for (std::size_t part = 0; part < m_parts.size(); ++part) {
        names.push_back(partName(part, gameSum.components()[part].rules));
        needs.push_back({m_parts[part]->leastSize(), boardTextWidth(names.back(), nameType, true)});
    }
    const SumLayout sum = layOutSum(needs, inner.size(), nameType * lineHeight, boardTextWidth(QStringLiteral("+"), plusType, true));
    const QSizeF size = room.size + (sum.size - inner.size()).expandedTo({0, 0});
    if (tray > 0)
        scenes.addTrays(size, tray, room.opponent, room.person);
    const QPointF origin = inner.topLeft();
    for (const QRectF& rule : sum.rules) {
        const QPointF middle = rule.center() + origin;
        scenes.add({PieceKind::Rule, -1, 0, 0, {}}, posed(middle, {rule.width(), rule.height()}));
    }
    for (const QPointF& plus : sum.pluses) {
        const QString text = QStringLiteral("+");
        scenes.addLabel(-1, 0, {}, plus + origin, boardTextWidth(text, plusType, true), plusType, Tone::Heading, text);
    }
    for (std::size_t part = 0; part < m_parts.size(); ++part) {
        const SumCell cell{sum.cells[part].name.translated(origin), sum.cells[part].board.translated(origin)};
        scenes.addLabel(-1, static_cast<int>(part), QStringLiteral("part%1").arg(part + 1), cell.name.center(), needs[part].name, nameType,
                        Tone::Heading, names[part]);
        m_rooms.push_back(cell.whole());
        m_parts[part]->setUp(scenes, cell.board);
    }
    return size;
}

Board::~Board() = default;
Board::Board(Board&&) noexcept = default;

std::optional<std::size_t> Board::partAt(QPointF point) const
{
    const auto found = std::ranges::find_if(m_rooms, [point](const QRectF& room) { return room.contains(point); });
    if (found == m_rooms.end())
        return std::nullopt;
    return static_cast<std::size_t>(found - m_rooms.begin());
}

BoardView Board::viewOf(std::size_t ply, std::size_t part) const
{
    const std::size_t scene = ply - m_window.first;
    return {m_choreography.scenes[scene], ply, m_tables[scene].components()[part].position, m_cutters[scene]};
}

BoardClick Board::clickIn(std::size_t ply, std::size_t part, QPointF point, const std::optional<MoveInSum>& held) const
{
    return {viewOf(ply, part), point, held && held->component == part ? std::optional(held->move) : std::nullopt};
}

std::optional<MoveInSum> Board::moveAt(std::size_t ply, QPointF point, const std::optional<MoveInSum>& held) const
{
    const auto part = partAt(point);
    if (!part)
        return std::nullopt;
    const auto move = m_parts[*part]->moveAt(clickIn(ply, *part, point, held));
    if (!move || m_tables[ply - m_window.first].check({*part, *move}))
        return std::nullopt;
    return MoveInSum{*part, *move};
}

double Board::mostZoom() const
{
    double most = 1;
    for (const auto& part : m_parts)
        most = std::max(most, part->mostZoom());
    return most;
}

BoardMark Board::markOf(std::size_t ply, const MoveInSum& move) const
{
    return m_parts[move.component]->markOf(viewOf(ply, move.component), move.move);
}

std::vector<BadgePlace> Board::badgesOf(std::size_t ply, const MoveInSum& move) const
{
    auto places = m_parts[move.component]->badgesOf(viewOf(ply, move.component), move.move);
    // Each component numbers its badge lanes from 0. Make the ids of all lanes on the board different.
    for (BadgePlace& place : places) {
        if (place.lane)
            place.lane->id = place.lane->id * static_cast<int>(m_parts.size()) + static_cast<int>(move.component);
    }
    return places;
}

BoardMark Board::markUnder(std::size_t ply, QPointF point, const std::optional<MoveInSum>& held) const
{
    const auto move = moveAt(ply, point, held);
    return move ? m_parts[move->component]->markUnder(clickIn(ply, move->component, point, held)) : BoardMark{};
}

bool Board::remember(std::size_t ply, QPointF point, const std::optional<MoveInSum>& held) const
{
    const auto move = m_ends ? moveAt(ply, point, held) : std::nullopt;
    return move && remember(ply, *move, m_parts[move->component]->isAtRight(clickIn(ply, move->component, point, held)));
}

bool Board::remember(std::size_t ply, const MoveInSum& move, bool right) const
{
    if (!m_ends)
        return false;
    const bool before = m_ends->isRight(ply, move);
    m_ends->set(ply, move, right);
    return right != before;
}

}  // namespace nimstone::figures
