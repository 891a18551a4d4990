// Places the letters on the moves of a board, P or N for each move, so that they can be read and clicked.
//
// Moves on a bar or in a cell of a list are close together. Neighbours with the same letter share one letter, with a line
// along all of them, and letters are moved apart where they would overlap.
#pragma once

#include <QPointF>
#include <QRectF>
#include <optional>
#include <vector>

#include "app/figures/board.h"

namespace nimstone {

/// A move at one of its places on the board.
struct LetteredMove {
    MoveInSum move;
    bool good = false;  ///< true if the move is good for the player who makes it
    figures::BadgePlace place;
};

/// A letter on the board.
struct Letter {
    QPointF point;
    bool good = false;
    MoveInSum move;      ///< the move that a click on the letter picks
    bool right = false;  ///< true if the move is at the right end
    QRectF span{};       ///< the line along the moves that share the letter; empty for one move
    std::size_t moves = 1;
};

/// Returns the letters of these moves, each `size` wide and high; nothing if there is not enough space for all of them.
std::optional<std::vector<Letter>> arrangeLetters(const std::vector<LetteredMove>& moves, double size);

}  // namespace nimstone
