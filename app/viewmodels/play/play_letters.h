// Finds points for the letters of the moves on a board, P or N for each move, so that the letters can be read and
// clicked.
//
// Moves on a bar or in a cell of a list are close together. Neighboring moves with the same letter share one letter,
// with a line along all of them. Letters that would overlap are moved apart.
#pragma once

#include <QPointF>
#include <QRectF>
#include <optional>
#include <vector>

#include "app/figures/board.h"

namespace nimstone {

/// A move with its letter at one of the points where the board shows the move.
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
    bool right = false;  ///< true for a letter at the right end of a row, if its left end allows the same move
    QRectF span{};       ///< the line along the moves that share the letter; empty if the letter is for one move
    std::size_t moves = 1;
};

/// Returns the letters of these moves, each letter `size` wide and high. Returns nothing if there is not enough space for
/// all letters.
std::optional<std::vector<Letter>> arrangeLetters(const std::vector<LetteredMove>& moves, double size);

}  // namespace nimstone
