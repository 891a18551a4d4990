// The board of Nim as a figure: heaps side by side between the two players' trays, a scene for each ply.
//
//   ┌ Computer ● ●                    ┐   tray of the opponent
//   │     ●                           │
//   │     ●       −2                  │   what the last move took is written where it stood
//   │     ●       ●        ●          │   a stone keeps its identity: it travels from its heap to the
//   │   ──────  ──────   ──────       │   taker's tray, and back again when the move is undone
//   │     3       1        1          │
//   │   Heap 1  Heap 2   Heap 3       │
//   └ You  ●                          ┘   tray of the person
//
// A heap too large to draw stone by stone is a bar, cut into the blocks that its moves took. Nothing is left out: where
// a board needs more room than there is, it is larger than what it was given, and scrolls.
#pragma once

#include <optional>

#include "app/figures/choreography.h"
#include "core/play/record.h"

namespace nimstone::figures {

/// How many heaps a board can show.
inline constexpr std::size_t maxBoardHeaps = 12;

/// A heap with more stones than this is a bar, however much room there is.
inline constexpr Count maxDrawnStones = 300;

/// A Label's height over the size of its type in pixels.
inline constexpr double labelLeading = 1.4;

/// The board of a game, scene i after its first i moves, undone moves included. `textScale` is 1 … 2.
///
/// The pieces come in an order that stays the same through a game: what stands still, then the stones, then the blocks
/// of bars by the ply that takes them. A piece of kind Stone is a stone where its `index` is 0 or more, counted from
/// the bottom of its heap, and a block of a bar where it is −1.
/// The record has at most maxBoardHeaps heaps.
Choreography heapBoard(const play::Record& record, QSizeF size, double textScale);

/// A place on the board: a stone and all above it.
struct BoardHit {
    std::size_t heap = 0;
    Count amount = 0;  ///< 1 … the heap's size

    bool operator==(const BoardHit&) const = default;
};

/// What a click at `point` picks in a scene whose position is `position`; none beside the heaps, or at an empty one.
std::optional<BoardHit> hitBoard(const Choreography& board, std::size_t scene, const Position& position, QPointF point);

/// Where what is left of a bar stands in a scene; empty where a heap is of stones.
QRectF barRect(const Choreography& board, std::size_t scene, std::size_t heap);

}  // namespace nimstone::figures
