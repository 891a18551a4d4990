// Finds the move that a click in a row picks, and makes the marks of moves in rows.
#include "app/figures/boards/rows/rows_board.h"

#include <algorithm>
#include <cmath>

namespace nimstone::figures {

namespace {

constexpr double aroundRow = 6;      ///< a click at most this far above or below a row counts as a click in the row, in pixels
constexpr double againReach = 10;    ///< a click at most this far from the middle of the held pick, in pixels, picks the next larger number of places

QRectF spanned(const Pose& first, const Pose& last, double half, const QRectF& line)
{
    return {QPointF(first.x - half, line.top()), QPointF(last.x + half, line.bottom())};
}

}  // namespace

QRectF RowsBoard::rectOf(const Scene& scene, const RowPiece& row) const
{
    const QRectF& line = m_layout.rows[row.line];
    if (m_isBar[row.line])
        return scene[m_bars[row.id]].rect();
    if (!isLive(row))
        return {line.left(), line.top(), 0, line.height()};
    const Count beyond = m_look == RowKind::Squares ? 1 : 0;
    return spanned(scene[pieceOf(row.line, row.start + beyond)], scene[pieceOf(row.line, row.start + row.size - 1 - beyond)], m_layout.pitch / 2, line);
}

std::optional<RowsBoard::Picked> RowsBoard::pickAt(const Scene& scene, std::size_t ply, QPointF point,
                                                 const std::optional<Move>& held) const
{
    const std::vector<RowPiece>& rows = m_rows.at(ply);
    for (std::size_t heap = 0; heap < rows.size(); ++heap) {
        const RowPiece& row = rows[heap];
        const QRectF rect = rectOf(scene, row);
        const QRectF near = m_look == RowKind::Pins ? rect.adjusted(0, -aroundRow, 0, aroundRow) : rect;
        if (!isLive(row) || !near.contains(point))
            continue;
        std::optional<RowPick> heldHere;
        if (held && held->heap == heap) {
            const bool right = isRight(ply, *held);
            heldHere = RowPick{firstTaken(*held, row.size, right), held->taken, right};
        }
        std::optional<RowPick> pick;
        if (m_isBar[row.line]) {
            if (heldHere && std::abs(partOfBar(rect, row, *heldHere).center().x() - point.x()) < againReach)
                pick = growPick(m_code, row.size, *heldHere);
            else
                pick = pickInRow(m_code, m_look, row.size, pointInBar(rect, row.size, point), std::nullopt);
        } else {
            const double way = std::max(point.x() - rect.left(), 0.0) / m_layout.pitch;
            const Count place = static_cast<Count>(std::floor(way));
            const Count beyond = m_look == RowKind::Squares ? 1 : 0;
            pick = pickInRow(m_code, m_look, row.size, {std::min(place + beyond, row.size - 1), way - std::floor(way)}, heldHere);
        }
        if (pick)
            return Picked{heap, *pick};
        return std::nullopt;
    }
    return std::nullopt;
}

RowPoint RowsBoard::pointInBar(const QRectF& bar, Count size, QPointF point) const
{
    constexpr Count clickParts = 10'000;  ///< a click in a bar is rounded to the nearest of this many equally spaced places
    Count place = std::min(shareOf(size, (point.x() - bar.left()) / std::max(bar.width(), 1.0), clickParts), size - 1);
    // The first and the last place of a heap of squares have no square, so a click cannot pick them.
    if (m_look == RowKind::Squares)
        place = std::clamp<Count>(place, 1, size - 2);
    return {place, 0.5};
}

BoardMark RowsBoard::markOfPick(const Scene& scene, const RowPiece& row, const RowPick& pick) const
{
    const QRectF rect = rectOf(scene, row);
    if (m_isBar[row.line]) {
        const QRectF part = partOfBar(rect, row, pick);
        if (pick.taken == 0)
            return {.cuts = {{part.topLeft(), part.bottomLeft()}}, .badge = part.center()};
        return {.areas = {part}, .badge = part.center()};
    }
    if (m_look == RowKind::Squares) {
        const std::size_t piece = pieceOf(row.line, row.start + pick.first + 1);
        return {.pieces = {static_cast<int>(piece)}, .badge = scene[piece].rect().center()};
    }
    if (m_look == RowKind::Files)
        return markOfFiles(scene, row, pick);
    // The height of a letter depends on the number of pins that its move takes. Each number that a move may take has a
    // height of its own.
    std::vector<Count> amounts;
    for (Count amount = 0; amount <= m_code.last(); ++amount) {
        if (m_code.digit(amount) != 0)
            amounts.push_back(amount);
    }
    const auto level = static_cast<double>(std::ranges::find(amounts, pick.taken) - amounts.begin());
    const double y = rect.top() + rect.height() * (level + 0.5) / static_cast<double>(amounts.size());
    BoardMark mark;
    for (Count place = pick.first; place < pick.first + pick.taken; ++place)
        mark.pieces.push_back(static_cast<int>(pieceOf(row.line, row.start + place)));
    const double x = rect.left() + (static_cast<double>(pick.first) + static_cast<double>(pick.taken) / 2) * m_layout.pitch;
    if (pick.taken == 0)
        mark.cuts = {{x, rect.top() - aroundRow / 2, x, rect.bottom() + aroundRow / 2}};
    mark.badge = QPointF(x, y);
    return mark;
}

/// A move that leaves one row can be made at either end of the row, so its letter is at both ends. In a row of two
/// files, the letter is in both files.
std::vector<BadgePlace> RowsBoard::badgesOf(const BoardView& view, const Move& move) const
{
    const RowPiece row = m_rows.at(view.ply)[move.heap];
    const Count size = view.position.heaps[move.heap];
    std::vector<RowPick> picks{{firstTaken(move, size, false), move.taken, false}};
    const bool anEnd = move.pieces.first == 0 && move.taken != 0;
    if (anEnd && (move.taken < size || (m_look == RowKind::Files && size == 2)))
        picks.push_back({size - move.taken, move.taken, true});
    std::vector<BadgePlace> places;
    for (const RowPick& pick : picks) {
        const auto badge = markOfPick(view.scene, row, pick).badge;
        if (!badge)
            continue;
        BadgePlace place{*badge, pick.right};
        if (m_isBar[row.line]) {
            const QRectF bar = rectOf(view.scene, row);
            place.lane = BadgeLane{static_cast<int>(row.id), QLineF(bar.left(), bar.center().y(), bar.right(), bar.center().y())};
        }
        places.push_back(place);
    }
    return places;
}

BoardMark RowsBoard::markOfFiles(const Scene& scene, const RowPiece& row, const RowPick& pick) const
{
    const Count played = playedPlace(m_look, row.size, pick);
    const std::size_t pawn = pieceOf(row.line, row.start + played);
    const std::size_t first = pieceOf(row.line, row.start + pick.first);
    const std::size_t last = pieceOf(row.line, row.start + pick.first + pick.taken - 1);
    const QRectF files = scene[first + piecesOfFile - 1].rect().united(scene[last + 2].rect());
    return {.pieces = {static_cast<int>(pawn), static_cast<int>(pawn + 1)}, .areas = {files}, .badge = scene[pawn + 3].rect().center()};
}

}  // namespace nimstone::figures
