// What lies at a point of a board.
#include <algorithm>
#include <cmath>
#include <limits>

#include "app/figures/heap_board.h"

namespace nimstone::figures {

namespace {

std::optional<std::size_t> heapAt(const Choreography& board, std::size_t scene, QPointF point)
{
    for (std::size_t piece = 0; piece < board.pieces.size(); ++piece) {
        const Piece& described = board.pieces[piece];
        if (described.kind == PieceKind::Band && described.heap >= 0 && board.scenes[scene][piece].rect().contains(point))
            return static_cast<std::size_t>(described.heap);
    }
    return std::nullopt;
}

bool standsIn(const Choreography& board, std::size_t scene, std::size_t piece, std::size_t heap)
{
    const Piece& described = board.pieces[piece];
    return described.kind == PieceKind::Stone && described.heap == static_cast<int>(heap)
        && board.scenes[scene][piece].tone != Tone::Taken;
}

/// How far up the nearest stone is, counted from 0 at the bottom of its heap.
Count nearestStone(const Choreography& board, std::size_t scene, std::size_t heap, QPointF point)
{
    Count nearest = 0;
    double least = std::numeric_limits<double>::max();
    for (std::size_t piece = 0; piece < board.pieces.size(); ++piece) {
        if (!standsIn(board, scene, piece, heap) || board.pieces[piece].index < 0)
            continue;
        const Pose& pose = board.scenes[scene][piece];
        const double distance = std::hypot(pose.x - point.x(), pose.y - point.y());
        if (distance < least) {
            least = distance;
            nearest = static_cast<Count>(board.pieces[piece].index);
        }
    }
    return nearest;
}

}  // namespace

QRectF barRect(const Choreography& board, std::size_t scene, std::size_t heap)
{
    QRectF bar;
    for (std::size_t piece = 0; piece < board.pieces.size(); ++piece) {
        if (standsIn(board, scene, piece, heap) && board.pieces[piece].index < 0)
            bar = bar.united(board.scenes[scene][piece].rect());
    }
    return bar;
}

std::optional<BoardHit> hitBoard(const Choreography& board, std::size_t scene, const Position& position, QPointF point)
{
    const auto heap = heapAt(board, scene, point);
    if (!heap || position.heaps[*heap] == 0)
        return std::nullopt;
    const Count size = position.heaps[*heap];
    const QRectF bar = barRect(board, scene, *heap);
    if (bar.isEmpty())
        return BoardHit{*heap, size - nearestStone(board, scene, *heap, point)};
    // A bar is picked from its top down to the point, in thousandths of it.
    const double share = std::clamp((point.y() - bar.top()) / bar.height(), 0.0, 1.0);
    const auto thousandths = static_cast<Count>(std::lround(share * 1000));
    return BoardHit{*heap, std::max<Count>(1, size / 1000 * thousandths + size % 1000 * thousandths / 1000)};
}

}  // namespace nimstone::figures
