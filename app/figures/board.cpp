#include "app/figures/board.h"

#include <algorithm>
#include <cmath>

#include "app/figures/board_scenes.h"
#include "app/figures/part_board.h"

namespace nimstone::figures {

namespace {

constexpr double margin = 12;
constexpr std::size_t reach = 24;

/// How the parts of a sum stand: in rows of `columns`, each cell as large as the largest part needs.
struct Grid {
    std::size_t columns = 1;
    std::size_t rows = 1;
    QSizeF cell;
};

Grid gridFor(const std::vector<std::unique_ptr<PartBoard>>& parts, QSizeF room)
{
    QSizeF least(1, 1);
    for (const auto& part : parts)
        least = least.expandedTo(part->leastSize());
    Grid best;
    double bestFit = -1;
    for (std::size_t columns = 1; columns <= parts.size(); ++columns) {
        const std::size_t rows = (parts.size() + columns - 1) / columns;
        const QSizeF cell((room.width() - margin * static_cast<double>(columns - 1)) / static_cast<double>(columns),
                          (room.height() - margin * static_cast<double>(rows - 1)) / static_cast<double>(rows));
        const double fit = std::min(cell.width() / least.width(), cell.height() / least.height());
        // A sum is read from left to right: among grids that are as good, the one with more columns.
        if (fit >= bestFit) {
            bestFit = fit;
            best = {columns, rows, cell.expandedTo(least)};
        }
    }
    return best;
}

/// About how much room each part has, before it is known what they need.
QSizeF shareOf(QSizeF room, std::size_t parts)
{
    const double columns = std::ceil(std::sqrt(static_cast<double>(parts)));
    const double rows = std::ceil(static_cast<double>(parts) / columns);
    return {(room.width() - margin * (columns - 1)) / columns, (room.height() - margin * (rows - 1)) / rows};
}

Count stonesToTake(const Table& table)
{
    Count stones = 0;
    for (const Part& part : table.parts())
        stones += std::min<Count>(totalStones(part.position).stones, 10'000);
    return stones;
}

std::optional<Move> inPart(const std::optional<TableMove>& held, std::size_t part)
{
    return held && held->part == part ? std::optional(held->move) : std::nullopt;
}

}  // namespace

BoardWindow windowAround(std::size_t ply, std::size_t moves)
{
    return {ply > reach ? ply - reach : 0, std::min(ply + reach, moves)};
}

Board::Board(const play::Record& record, const BoardRoom& room, BoardWindow window)
    : m_window(window), m_ends(room.ends)
{
    const Table& start = record.startTable();
    const auto& moves = record.moves();
    const double wanted = room.person.isEmpty() ? 0 : BoardScenes::trayHeight(room.size, room.textScale, stonesToTake(start));
    const QSizeF share = shareOf(room.size - QSizeF(2 * margin, 2 * (wanted > 0 ? wanted + 2 * margin : margin)), start.parts().size());
    std::vector<PartPlan> plans;
    for (std::size_t part = 0; part < start.parts().size(); ++part)
        plans.push_back({part, start.parts()[part], room.textScale, room.zoom, room.countUp, !start.isSum(), moves.size(), share, window, {}, room.ends});
    for (std::size_t ply = 0; ply < std::min(moves.size(), window.last); ++ply)
        plans[moves[ply].part].played.push_back({ply, record.sideOfMove(ply), moves[ply].move});
    for (const PartPlan& plan : plans)
        m_parts.push_back(makePartBoard(plan));

    const bool trays = !room.person.isEmpty()
        && std::any_of(m_parts.begin(), m_parts.end(), [](const auto& part) { return part->usesTrays(); });
    const double tray = trays ? wanted : 0;
    const double around = trays ? tray + 2 * margin : margin;
    const Grid grid = gridFor(m_parts, {room.size.width() - 2 * margin, room.size.height() - 2 * around});
    const auto columns = static_cast<double>(grid.columns);
    const auto rows = static_cast<double>(grid.rows);
    const QSizeF size = QSizeF(columns * (grid.cell.width() + margin) + margin, rows * (grid.cell.height() + margin) - margin + 2 * around)
                            .expandedTo(room.size);

    BoardScenes scenes(window, room.textScale);
    if (trays)
        scenes.addTrays(size, tray, room.opponent, room.person);
    for (std::size_t part = 0; part < m_parts.size(); ++part) {
        const auto column = static_cast<double>(part % grid.columns);
        const auto row = static_cast<double>(part / grid.columns);
        m_rooms.emplace_back(QPointF(margin + column * (grid.cell.width() + margin), around + row * (grid.cell.height() + margin)),
                             grid.cell);
        m_parts[part]->setUp(scenes, m_rooms.back());
    }

    Table table = start;
    for (std::size_t ply = 0;; ++ply) {
        if (table.isPartisan()) {
            for (const auto& part : m_parts)
                part->turn(scenes, record.cutterOfMove(ply));
        }
        scenes.keep(ply);
        if (ply >= window.first && ply <= window.last) {
            m_tables.push_back(table);
            m_cutters.push_back(record.cutterOfMove(ply));
        }
        if (ply == moves.size() || ply == window.last)
            break;
        const TableMove& move = moves[ply];
        const Part& part = table.parts()[move.part];
        Position after = *part.rules.play(part.position, move.move);
        m_parts[move.part]->play(scenes, ply, record.sideOfMove(ply), part.position, move.move, after);
        table.replace(move.part, std::move(after));
    }
    m_choreography = scenes.finish(size);
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

std::optional<TableMove> Board::moveAt(std::size_t ply, QPointF point, const std::optional<TableMove>& held) const
{
    const auto part = partAt(point);
    if (!part)
        return std::nullopt;
    const Table& table = m_tables[ply - m_window.first];
    const auto move = m_parts[*part]->moveAt(sceneOf(ply), ply, table.parts()[*part].position, m_cutters[ply - m_window.first],
                                             point, inPart(held, *part));
    if (!move || table.check({*part, *move}))
        return std::nullopt;
    return TableMove{*part, *move};
}

BoardMark Board::markOf(std::size_t ply, const TableMove& move) const
{
    const Table& table = m_tables[ply - m_window.first];
    return m_parts[move.part]->markOf(sceneOf(ply), ply, table.parts()[move.part].position, move.move);
}

BoardMark Board::markUnder(std::size_t ply, QPointF point, const std::optional<TableMove>& held) const
{
    const auto move = moveAt(ply, point, held);
    if (!move)
        return {};
    const Table& table = m_tables[ply - m_window.first];
    return m_parts[move->part]->markUnder(sceneOf(ply), ply, table.parts()[move->part].position,
                                          m_cutters[ply - m_window.first], point, inPart(held, move->part));
}

void Board::remember(std::size_t ply, QPointF point, const std::optional<TableMove>& held) const
{
    const auto move = m_ends ? moveAt(ply, point, held) : std::nullopt;
    if (!move)
        return;
    const Table& table = m_tables[ply - m_window.first];
    m_ends->set(ply, *move, m_parts[move->part]->isAtRight(sceneOf(ply), ply, table.parts()[move->part].position, point,
                                                          inPart(held, move->part)));
}

}  // namespace nimstone::figures
