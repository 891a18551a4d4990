// Finds the move that a click on a board of heaps picks, and makes the marks of moves on this board.
#include "app/figures/boards/heaps/heaps_board.h"

#include <algorithm>
#include <cmath>

#include "app/figures/boards/heaps/heap_pick.h"

namespace nimstone::figures {

namespace {

constexpr double besideHeap = 4;
constexpr double overhang = 4;
constexpr double leastTick = 12;

}  // namespace

QRectF HeapsBoard::railRect(const Laid& laid, std::size_t heap, const HeapRun& run) const
{
    const HeapPlace& place = laid.rows.places[heap];
    const double height = heightOf(laid, heap, run);
    const double length = laid.rows.perRow == 1 || m_bar[run.origin]
        ? height : std::max(height, std::min(leastTick * static_cast<double>(run.size()), place.floor - place.ground.top()));
    return {place.center + place.columnsWidth / 2 + besideHeap, place.floor - length, m_margins.rail, length};
}

/// The y coordinate, on the rail, of a split that leaves `below` stones. If the heap has one stone in a row or is a
/// bar, the coordinate is the height of the split. If the heap has several stones in a row, the places of all splits
/// are evenly spaced on the rail.
double HeapsBoard::railAt(const Laid& laid, std::size_t heap, const HeapRun& run, Count below) const
{
    if (laid.rows.perRow == 1 || m_bar[run.origin])
        return cutAt(laid, heap, run, below);
    const QRectF rail = railRect(laid, heap, run);
    return rail.bottom() - rail.height() * static_cast<double>(below) / static_cast<double>(run.size());
}

QRectF HeapsBoard::barRect(std::size_t ply, std::size_t heap) const
{
    const HeapRun& run = runAt(ply, heap);
    if (!m_bar[run.origin])
        return {};
    const Laid& laid = layoutAt(ply);
    const HeapPlace& place = laid.rows.places[heap];
    const double height = barHeight(laid, heap, run);
    return {place.center - place.columnsWidth / 2, place.floor - height, place.columnsWidth, height};
}

/// The number of stones that a click takes. In a heap of stones these are the stone nearest to the point and all stones
/// above it. In a bar they are the stones from the top down to the point, rounded to thousandths of the heap.
Count HeapsBoard::stonesAbove(const Laid& laid, std::size_t heap, const HeapRun& run, QPointF point) const
{
    const HeapPlace& place = laid.rows.places[heap];
    if (m_bar[run.origin]) {
        const double height = std::max(barHeight(laid, heap, run), 1.0);
        return std::max<Count>(1, figures::shareOf(run.size(), (point.y() - place.floor + height) / height));
    }
    const auto center = [&](std::size_t index) { return laid.rows.stoneCenter(heap, index); };
    return run.size() - nearestTo(point, run.size(), center);
}

double HeapsBoard::cutAt(const Laid& laid, std::size_t heap, const HeapRun& run, Count below) const
{
    const double floor = laid.rows.places[heap].floor;
    if (!m_bar[run.origin])
        return floor - laid.rows.cutHeight(below);
    return floor - barHeight(laid, heap, run) * static_cast<double>(below) / static_cast<double>(run.size());
}

Count HeapsBoard::stonesBelow(const Laid& laid, std::size_t heap, const HeapRun& run, double y) const
{
    if (m_bar[run.origin]) {
        const double height = std::max(barHeight(laid, heap, run), 1.0);
        return figures::shareOf(run.size(), (laid.rows.places[heap].floor - y) / height);
    }
    Count nearest = 1;
    for (Count below = 1; below < run.size(); ++below) {
        if (std::abs(railAt(laid, heap, run, below) - y) < std::abs(railAt(laid, heap, run, nearest) - y))
            nearest = below;
    }
    return nearest;
}

std::optional<Move> HeapsBoard::moveAt(const BoardClick& click) const
{
    const Laid& laid = layoutAt(click.ply);
    const auto& runs = m_history.at(click.ply).runs;
    for (std::size_t heap = 0; heap < runs.size(); ++heap) {
        const HeapPlace& place = laid.rows.places[heap];
        if (!place.ground.contains(click.point))
            continue;
        const HeapRun& run = runs[heap];
        if (run.size() == 0)
            return std::nullopt;
        if (m_rails && run.size() > 1 && click.point.x() >= place.center + place.columnsWidth / 2 + besideHeap / 2)
            return pickCut(m_plan.start.rules, click.position, heap, stonesBelow(laid, heap, run, click.point.y()), click.held);
        return pickAmount(m_plan.start.rules, click.position, heap, stonesAbove(laid, heap, run, click.point), click.held);
    }
    return std::nullopt;
}

void HeapsBoard::markTake(BoardMark& mark, std::size_t ply, const Take& take) const
{
    const HeapRun& run = runAt(ply, take.heap);
    if (take.taken == 0)
        return;
    if (!m_bar[run.origin]) {
        for (Count index = run.high - take.taken; index < run.high; ++index)
            mark.pieces.push_back(static_cast<int>(m_stones[run.origin] + static_cast<std::size_t>(index)));
        return;
    }
    QRectF bar = barRect(ply, take.heap);
    const double part = bar.height() * static_cast<double>(take.taken) / static_cast<double>(run.size());
    mark.areas.push_back({bar.left(), bar.top(), bar.width(), std::min(std::max(part, 3.0), bar.height())});
}

/// Adds a line below the stones that the move takes or splits off. The line has a step if the lowest of these stones is
/// in the middle of a row.
void HeapsBoard::markCut(BoardMark& mark, std::size_t ply, std::size_t heap, Count below) const
{
    const Laid& laid = layoutAt(ply);
    const HeapRun& run = runAt(ply, heap);
    const HeapPlace& place = laid.rows.places[heap];
    const double left = place.center - place.columnsWidth / 2 - overhang;
    const double right = place.center + place.columnsWidth / 2 + overhang;
    // Mark the split on the rail too, because users pick splits there.
    if (m_rails) {
        const QRectF rail = railRect(laid, heap, run);
        const double y = railAt(laid, heap, run, below);
        mark.cuts.push_back({rail.left(), y, rail.right(), y});
    }
    const auto row = static_cast<Count>(laid.rows.perRow);
    if (m_bar[run.origin] || below % row == 0) {
        const double y = cutAt(laid, heap, run, below);
        mark.cuts.push_back({left, y, right, y});
        return;
    }
    if (run.size() <= row) {
        const double x = (laid.rows.stoneCenter(heap, below - 1).x() + laid.rows.stoneCenter(heap, below).x()) / 2;
        mark.cuts.push_back({x, place.floor - laid.rows.stone - overhang, x, place.floor + overhang});
        return;
    }
    const double under = cutAt(laid, heap, run, below / row * row);
    const double over = cutAt(laid, heap, run, (below / row + 1) * row);
    const double x = (laid.rows.stoneCenter(heap, below - 1).x() + laid.rows.stoneCenter(heap, below).x()) / 2;
    mark.cuts.push_back({left, over, x, over});
    mark.cuts.push_back({x, over, x, under});
    mark.cuts.push_back({x, under, right, under});
}

/// In a bar the letter of a move is at the height down to which the move takes stones, or at which it splits the bar.
/// The letter of a split is on the rail, if there is a rail.
std::vector<BadgePlace> HeapsBoard::badgesOf(const BoardView& view, const Move& move) const
{
    const HeapRun& run = runAt(view.ply, move.heap);
    const bool parts = move.pieces.first != 0;
    if (!m_bar[run.origin] || !move.also.empty() || move.pieces.second != 0 || (move.taken != 0 && parts))
        return ComponentBoard::badgesOf(view, move);
    const Laid& laid = layoutAt(view.ply);
    const QRectF bar = barRect(view.ply, move.heap);
    const bool atRail = m_rails && parts;
    const double x = atRail ? railRect(laid, move.heap, run).center().x() : bar.center().x();
    const double y = cutAt(laid, move.heap, run, parts ? move.pieces.first : view.position.heaps[move.heap] - move.taken);
    const int id = 2 * static_cast<int>(move.heap) + (atRail ? 1 : 0);
    return {{QPointF(x, y), false, BadgeLane{id, QLineF(x, bar.top(), x, bar.bottom())}}};
}

BoardMark HeapsBoard::markOf(const BoardView& view, const Move& move) const
{
    BoardMark mark;
    markTake(mark, view.ply, {move.heap, move.taken});
    for (const Take& take : move.also)
        markTake(mark, view.ply, take);
    // Also mark the background of each heap that the move changes, so that the board highlights it.
    const auto& runs = m_history.at(view.ply).runs;
    mark.pieces.push_back(m_grounds[runs[move.heap].strand]);
    for (const Take& take : move.also)
        mark.pieces.push_back(m_grounds[runs[take.heap].strand]);
    const Laid& laid = layoutAt(view.ply);
    const HeapRun& run = runs[move.heap];
    const Count rest = view.position.heaps[move.heap] - move.taken;
    if (move.pieces.first != 0) {
        markCut(mark, view.ply, move.heap, move.pieces.first);
        if (move.pieces.second != 0)
            markCut(mark, view.ply, move.heap, move.pieces.first + move.pieces.second);
        // If moves only split heaps, raise the stones that go to the new heap.
        if (partsOnly(m_plan.start.rules))
            markTake(mark, view.ply, {move.heap, rest - move.pieces.first});
    }
    if (m_bar[run.origin] || !move.also.empty() || move.pieces.second != 0 || (move.taken != 0 && move.pieces.first != 0))
        return mark;
    if (m_rails && move.pieces.first != 0)
        mark.badge = QPointF(railRect(laid, move.heap, run).center().x(), railAt(laid, move.heap, run, move.pieces.first));
    else
        mark.badge = laid.rows.stoneCenter(move.heap, move.pieces.first != 0 ? move.pieces.first : rest);
    return mark;
}

}  // namespace nimstone::figures
