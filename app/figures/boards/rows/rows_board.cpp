#include "app/figures/boards/rows/rows_board.h"

#include <algorithm>
#include <cmath>

#include "app/figures/boards/rows/row_words.h"
#include "app/figures/scene/text_metrics.h"
#include "app/wording/play/moves.h"

namespace nimstone::figures {

namespace {

constexpr std::size_t noPiece = static_cast<std::size_t>(-1);
constexpr Count mostPieces = 1'500;

RowKind lookOf(const Rules& rules)
{
    const MoveKind move = rules.entry().move;
    return move == MoveKind::PlaceCross ? RowKind::Squares : move == MoveKind::AdvancePawn ? RowKind::Files : RowKind::Pins;
}

Count mostPlaces(RowKind look) { return look == RowKind::Files ? 60 : 150; }

Count placesDrawn(RowKind look, Count size) { return look != RowKind::Squares ? size : size > 2 ? size - 2 : 0; }

}  // namespace

RowsBoard::RowsBoard(const ComponentPlan& plan)
    : m_plan(plan), m_look(lookOf(plan.start.rules)), m_isRow(wording::isPlayedInRows(plan.start.rules)), m_code(plan.start.rules.as<TakeAndBreakGame>()->code()),
      m_lines(plan.start.position.heaps)
{
    Count pieces = 0;
    for (const Count size : plan.start.position.heaps) {
        const Count wanted = size > mostPlaces(m_look) ? mostPieces : size * (m_look == RowKind::Files ? 5 : 1);
        m_isBar.push_back(size > mostPlaces(m_look) || pieces + wanted > mostPieces);
        if (!m_isBar.back())
            pieces += wanted;
        const bool drifts = m_look == RowKind::Pins && !m_isBar.back() && size >= 2;
        m_drift.push_back(!drifts ? 0 : m_code.mayLeaveTwo(0) ? farthestDrift * static_cast<double>(size - 1) : 1.6);
    }
    RowLines lines = m_lines;
    for (std::size_t line = 0; line < m_isBar.size(); ++line)
        m_lineOf.push_back(line);
    for (const ComponentMove& move : plan.played) {
        const RowPiece row = lines.now()[move.move.heap];
        lines.play(move.ply, move.move, isRight(move.ply, move.move));
        Coming coming{.parent = row.id};
        if (move.move.pieces.first != 0) {
            coming.child = m_lineOf.size();
            m_lineOf.push_back(row.line);
        }
        m_nextMoves.push_back(coming);
    }
}

bool RowsBoard::isRight(std::size_t ply, const Move& move) const
{
    return m_plan.ends && m_plan.ends->isRight(ply, {m_plan.part, move});
}

double RowsBoard::labelType() const
{
    return boardType(m_isBar.size() <= 6 ? "body" : "small", m_plan.textScale);
}

QString RowsBoard::sizeText(Count size) const
{
    return m_look == RowKind::Squares && size >= 2 ? squaresText(size - 2) : QString::number(size);
}

std::vector<RowNeed> RowsBoard::needs() const
{
    std::vector<std::size_t> parts(m_isBar.size(), 0);
    for (const std::size_t line : m_lineOf)
        ++parts[line];
    std::vector<RowNeed> needs;
    const auto& heaps = m_plan.start.position.heaps;
    for (std::size_t line = 0; line < heaps.size(); ++line) {
        const double label = textWidth(bold(rowLabels(m_isRow, line, sizeText(heaps[line]))[1]), labelType()) + 8;
        const double bars = m_isBar[line] ? std::max(160.0, static_cast<double>(parts[line]) * (narrowestBar + betweenBars)) : 0;
        needs.push_back({m_isBar[line], m_isBar[line] ? 0 : static_cast<double>(placesDrawn(m_look, heaps[line])), m_drift[line],
                         std::max(label, bars)});
    }
    return needs;
}

QSizeF RowsBoard::leastSize() const
{
    return leastRows(needs(), m_look, labelType() * lineHeight, m_plan.given);
}

void RowsBoard::setUp(BoardScenes& scenes, const QRectF& room)
{
    m_layout = layOutRows(needs(), m_look, labelType() * lineHeight, room);
    m_labels.assign(m_lineOf.size(), noPiece);
    m_bars.assign(m_lineOf.size(), noPiece);
    for (std::size_t line = 0; line < m_isBar.size(); ++line)
        addLine(scenes, line);
    addSpares(scenes);
    for (std::size_t line = 0; line < m_isBar.size(); ++line)
        placeLine(scenes, line);
    m_shown = isShown(m_plan, 0);
    placeSpares(scenes);
}

void RowsBoard::addLine(BoardScenes& scenes, std::size_t line)
{
    const QRectF& rect = m_layout.rows[line];
    const auto heap = static_cast<int>(line);
    if (m_look == RowKind::Pins && !m_isBar[line]) {
        const double width = std::min(rect.width(), std::max(static_cast<double>(m_plan.start.position.heaps[line]), 1.0) * m_layout.pitch
                                                        + m_drift[line] * m_layout.pitch);
        scenes.add(PieceKind::Rule, heap, 0, 0, {}, {.x = rect.left() + width / 2, .y = rect.bottom() + 1, .width = width, .height = 2});
    }
    m_first.push_back(noPiece);
    const Count places = m_isBar[line] ? 0 : placesDrawn(m_look, m_plan.start.position.heaps[line]);
    for (Count place = 0; place < places; ++place) {
        std::size_t piece = noPiece;
        const auto index = static_cast<int>(place);
        if (m_look == RowKind::Pins) {
            piece = scenes.add(PieceKind::Pin, heap, index, 1, m_plan.named({"pin", line + 1, place + 1}), {.z = 2});
        } else if (m_look == RowKind::Squares) {
            const double side = m_layout.pitch * squareWidth;
            piece = scenes.add(PieceKind::Tile, heap, index, 1, m_plan.named({"square", line + 1, place + 1}),
                               {.x = rect.left() + (static_cast<double>(place) + 0.5) * m_layout.pitch,
                                .y = rect.bottom() - m_layout.pitch / 2, .width = side, .height = side, .z = 1});
        } else {
            piece = scenes.add(PieceKind::Pin, heap, index, 1, m_plan.named({"pawn", line + 1, place + 1}), {});
            addFile(scenes, line, place);
            const double x = rect.left() + (static_cast<double>(place) + 0.5) * m_layout.pitch;
            scenes.pose(piece) = {.x = x, .y = rect.bottom() - m_layout.pitch / 2, .width = m_layout.pitch * pawnWidth,
                                  .height = m_layout.pitch * pawnHeight, .z = 2, .tone = Tone::Chosen};
        }
        if (place == 0)
            m_first.back() = piece;
    }
}

void RowsBoard::addFile(BoardScenes& scenes, std::size_t line, Count place)
{
    const QRectF& rect = m_layout.rows[line];
    const double x = rect.left() + (static_cast<double>(place) + 0.5) * m_layout.pitch;
    const double side = m_layout.pitch * squareWidth;
    const auto y = [&](int rank) { return rect.bottom() - (rank + 0.5) * m_layout.pitch; };
    scenes.add(PieceKind::Pin, static_cast<int>(line), static_cast<int>(place), 1, m_plan.named({"other", line + 1, place + 1}),
               {.x = x, .y = y(2), .width = m_layout.pitch * pawnWidth, .height = m_layout.pitch * pawnHeight, .z = 2,
                .tone = Tone::Heading});
    for (int rank = 0; rank < 3; ++rank) {
        scenes.add(PieceKind::Tile, static_cast<int>(line), static_cast<int>(place), 0,
                   rank == 0 ? m_plan.named({"file", line + 1, place + 1}) : QString(),
                   {.x = x, .y = y(rank), .width = side, .height = side, .z = 1,
                    .tone = (place + static_cast<Count>(rank)) % 2 == 0 ? Tone::Heading : Tone::Plain});
    }
}

void RowsBoard::addSpares(BoardScenes& scenes)
{
    for (std::size_t id = 0; id < m_lineOf.size(); ++id) {
        const auto line = static_cast<int>(m_lineOf[id]);
        if (m_isBar[m_lineOf[id]]) {
            m_bars[id] = scenes.add(PieceKind::Stone, line, -1, 0, m_plan.named({"row", id + 1}),
                                    {.opacity = 0, .z = 1, .round = 0});
        }
        m_labels[id] = scenes.addLabel(line, static_cast<int>(id), m_plan.named({"size", id + 1}), {}, 0, labelType(), Tone::Heading, {});
        scenes.pose(m_labels[id]).opacity = 0;
    }
    for (Coming& coming : m_nextMoves) {
        if (m_isBar[m_lineOf[coming.parent]])
            coming.tag = scenes.add(PieceKind::Stone, static_cast<int>(m_lineOf[coming.parent]), -1, 0, {}, {.opacity = 0, .z = 2, .round = 0});
    }
}

void RowsBoard::play(BoardScenes& scenes, std::size_t ply, play::Side who, const Position& before, const Move& move, const Position&)
{
    const RowPiece row = m_lines.now()[move.heap];
    const bool right = isRight(ply, move);
    const RowPick pick{firstTaken(move, before.heaps[move.heap], right), move.taken, right};
    m_lines.play(ply, move, right);
    if (m_isBar[row.line])
        tagBar(scenes, who, pick);
    else if (m_look == RowKind::Pins)
        takePins(scenes, who, row, pick);
    else if (m_look == RowKind::Squares)
        cross(scenes, who, row, pick);
    else
        advance(scenes, who, row, pick);
    ++m_next;
    if (!isShown(m_plan, m_next))
        return;
    if (!m_shown) {
        for (std::size_t line = 0; line < m_isBar.size(); ++line)
            placeLine(scenes, line);
    } else {
        placeLine(scenes, row.line);
        // A split changes the numbers of all later heaps, so write the labels of the later lines again.
        for (std::size_t line = row.line + 1; move.pieces.first != 0 && line < m_isBar.size(); ++line)
            placeLabels(scenes, line);
    }
    m_shown = true;
    placeSpares(scenes);
}

std::optional<Move> RowsBoard::moveAt(const Scene& scene, std::size_t ply, const Position& position, Cutter, QPointF point,
                                     const std::optional<Move>& held) const
{
    const auto picked = pickAt(scene, ply, point, held);
    if (!picked)
        return std::nullopt;
    return moveOf(picked->heap, position.heaps[picked->heap], picked->pick);
}

bool RowsBoard::isAtRight(const Scene& scene, std::size_t ply, const Position&, QPointF point, const std::optional<Move>& held) const
{
    const auto picked = pickAt(scene, ply, point, held);
    return picked && picked->pick.right;
}

BoardMark RowsBoard::markOf(const Scene& scene, std::size_t ply, const Position& position, const Move& move) const
{
    const bool right = isRight(ply, move);
    return markOfPick(scene, m_lines.at(ply)[move.heap], {firstTaken(move, position.heaps[move.heap], right), move.taken, right});
}

BoardMark RowsBoard::markUnder(const Scene& scene, std::size_t ply, const Position&, Cutter, QPointF point,
                              const std::optional<Move>& held) const
{
    const auto picked = pickAt(scene, ply, point, held);
    return picked ? markOfPick(scene, m_lines.at(ply)[picked->heap], picked->pick) : BoardMark{};
}

}  // namespace nimstone::figures
