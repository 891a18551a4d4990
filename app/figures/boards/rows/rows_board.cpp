#include "app/figures/boards/rows/rows_board.h"

#include <algorithm>

#include "app/figures/boards/board_words.h"
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
    : ComponentBoard(plan), m_look(lookOf(plan.start.rules)), m_isRow(wording::isPlayedInRows(plan.start.rules)), m_code(plan.start.rules.as<TakeAndBreakGame>()->code()),
      m_rows(plan.window.first, rowsOf(plan.start.position.heaps))
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
    m_parts.assign(m_isBar.size(), 1);
    std::vector<RowPiece> rows = m_rows.now();
    for (const auto& [ply, who, move] : plan.played) {
        m_parts[rows[move.heap].line] += move.pieces.first != 0;
        playOnRows(rows, move, isRight(ply, move));
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
    std::vector<RowNeed> needs;
    const auto& heaps = m_plan.start.position.heaps;
    for (std::size_t line = 0; line < heaps.size(); ++line) {
        const double label = textWidth(bold(rowLabels(m_isRow, line, sizeText(heaps[line]))[1]), labelType()) + 8;
        const double bars = m_isBar[line] ? std::max(160.0, static_cast<double>(m_parts[line]) * (narrowestBar + betweenBars)) : 0;
        needs.push_back({m_isBar[line], m_isBar[line] ? 0 : static_cast<double>(placesDrawn(m_look, heaps[line])), m_drift[line],
                         std::max(label, bars)});
    }
    return needs;
}

QSizeF RowsBoard::leastSize() const
{
    return layOutRows(needs(), m_look, labelType() * lineHeight, {{0, 0}, m_plan.given}).least;
}

void RowsBoard::setUp(BoardScenes& scenes, const QRectF& room)
{
    m_layout = layOutRows(needs(), m_look, labelType() * lineHeight, room);
    for (std::size_t line = 0; line < m_isBar.size(); ++line)
        addLine(scenes, line);
    for (std::size_t line = 0; line < m_isBar.size(); ++line)
        addRow(scenes, line);
    for (std::size_t line = 0; line < m_isBar.size(); ++line)
        placeLine(scenes, line);
}

void RowsBoard::addLine(BoardScenes& scenes, std::size_t line)
{
    const QRectF& rect = m_layout.rows[line];
    const double pitch = m_layout.pitch;
    const auto heap = static_cast<int>(line);
    const Count size = m_plan.start.position.heaps[line];
    if (m_look == RowKind::Pins && !m_isBar[line]) {
        const double width = std::min(rect.width(), (std::max(static_cast<double>(size), 1.0) + m_drift[line]) * pitch);
        scenes.add({PieceKind::Rule, heap, 0, 0, {}}, {.x = rect.left() + width / 2, .y = rect.bottom() + 1, .width = width, .height = 2});
    }
    m_first.push_back(static_cast<std::size_t>(scenes.pieceCount()));
    const Count places = m_isBar[line] ? 0 : placesDrawn(m_look, size);
    for (Count place = 0; place < places; ++place) {
        // Adds a piece whose center is `above` pitches above the lower edge of the line.
        const auto add = [&](PieceKind kind, Count weight, const char* what, double above, QSizeF pitches, const Pose& look) {
            const QPointF middle(rect.left() + (static_cast<double>(place) + 0.5) * pitch, rect.bottom() - above * pitch);
            scenes.add({kind, heap, static_cast<int>(place), weight, what ? m_plan.named({what, line + 1, place + 1}) : QString()},
                       posed(middle, pitches * pitch, look));
        };
        const QSizeF square(squareWidth, squareWidth);
        const QSizeF pawn(pawnWidth, pawnHeight);
        if (m_look == RowKind::Pins) {
            add(PieceKind::Pin, 1, "pin", 0, {}, {.z = 2});
        } else if (m_look == RowKind::Squares) {
            add(PieceKind::Tile, 1, "square", 0.5, square, {.z = 1});
        } else {
            add(PieceKind::Pin, 1, "pawn", 0.5, pawn, {.z = 2, .tone = Tone::Chosen});
            add(PieceKind::Pin, 1, "other", 2.5, pawn, {.z = 2, .tone = Tone::Heading});
            for (const Count rank : {0, 1, 2}) {
                add(PieceKind::Tile, 0, rank == 0 ? "file" : nullptr, static_cast<double>(rank) + 0.5, square,
                    {.z = 1, .tone = (place + rank) % 2 == 0 ? Tone::Heading : Tone::Plain});
            }
        }
    }
}

/// Adds the label of the row with the next id, and its bar if the line is drawn as a bar. If the row comes from another
/// row, `parent` is the id of that row.
void RowsBoard::addRow(BoardScenes& scenes, std::size_t line, std::optional<std::size_t> parent)
{
    const std::size_t id = m_labels.size();
    const auto heap = static_cast<int>(line);
    const auto from = [&](const std::vector<std::size_t>& pieces, const Pose& look) { return parent ? scenes.pose(pieces[*parent]) : look; };
    m_bars.push_back(m_isBar[line] ? scenes.addFrom({PieceKind::Stone, heap, -1, 0, m_plan.named({"row", id + 1})}, from(m_bars, {.z = 1, .round = 0}))
                                   : noPiece);
    m_labels.push_back(scenes.addFrom({PieceKind::Label, heap, static_cast<int>(id), 0, m_plan.named({"size", id + 1})},
                                      from(m_labels, {.z = 1, .tone = Tone::Heading})));
}

void RowsBoard::play(BoardScenes& scenes, const ComponentMove& played, const Position& before, const Position&)
{
    std::vector<RowPiece> rows = m_rows.now();
    const RowPiece row = rows[played.move.heap];
    const bool right = isRight(played.ply, played.move);
    const bool splits = played.move.pieces.first != 0;
    const RowPick pick{firstTaken(played.move, before.heaps[played.move.heap], right), played.move.taken, right};
    playOnRows(rows, played.move, right);
    m_rows.add(played.ply, std::move(rows));
    if (splits)
        addRow(scenes, row.line, row.id);
    if (m_isBar[row.line]) {
        const QRectF part = partOfBar(scenes.pose(m_bars[row.id]).rect(), row, pick);
        if (m_look == RowKind::Pins && pick.taken != 0 && m_plan.keepsTag(played.ply))
            scenes.tagToTray(played.who, {PieceKind::Stone, static_cast<int>(row.line), -1}, posed(part, {.z = 2, .round = 0}), QString::number(pick.taken));
    } else if (m_look == RowKind::Pins)
        takePins(scenes, played.who, row, pick);
    else if (m_look == RowKind::Squares)
        cross(scenes, played.who, row, pick);
    else
        advance(scenes, played.who, row, pick);
    const bool wasShown = isShown(m_plan, m_played);
    if (!isShown(m_plan, ++m_played))
        return;
    // A split changes the numbers of all later heaps, so write the labels of the later lines again.
    for (std::size_t line = 0; line < m_isBar.size(); ++line) {
        if (!wasShown || line == row.line)
            placeLine(scenes, line);
        else if (splits && line > row.line)
            placeLabels(scenes, line);
    }
}

std::optional<Move> RowsBoard::moveAt(const BoardClick& click) const
{
    const auto picked = pickAt(click.scene, click.ply, click.point, click.held);
    if (!picked)
        return std::nullopt;
    return moveOf(picked->heap, click.position.heaps[picked->heap], picked->pick);
}

bool RowsBoard::isAtRight(const BoardClick& click) const
{
    const auto picked = pickAt(click.scene, click.ply, click.point, click.held);
    return picked && picked->pick.right;
}

BoardMark RowsBoard::markOf(const BoardView& view, const Move& move) const
{
    const bool right = isRight(view.ply, move);
    return markOfPick(view.scene, m_rows.at(view.ply)[move.heap], {firstTaken(move, view.position.heaps[move.heap], right), move.taken, right});
}

BoardMark RowsBoard::markUnder(const BoardClick& click) const
{
    const auto picked = pickAt(click.scene, click.ply, click.point, click.held);
    return picked ? markOfPick(click.scene, m_rows.at(click.ply)[picked->heap], picked->pick) : BoardMark{};
}

}  // namespace nimstone::figures
