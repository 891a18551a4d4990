// The letters on the moves of a board: P or N for each, where it can be read and clicked.
//
// Moves on a bar or in a cell of a list stand close together: neighbours with the same letter share one, with a line along
// all of them, and the letters make room for each other.
#pragma once

#include <QPointF>
#include <QRectF>
#include <optional>
#include <vector>

#include "app/figures/board.h"

namespace nimstone {

/// One move at one of its places.
struct LetteredMove {
    MoveInSum move;
    bool good = false;  ///< for who makes it
    figures::BadgePlace place;
};

/// A letter on the board.
struct Letter {
    QPointF point;
    bool good = false;
    MoveInSum move;      ///< what a click on it picks
    bool right = false;  ///< at which end
    QRectF span{};       ///< along what moves it stands for; empty for one
    std::size_t moves = 1;
};

/// The letters of these moves, each `size` wide and high; none where there is no room for them all.
std::optional<std::vector<Letter>> arrangeLetters(const std::vector<LetteredMove>& moves, double size);

}  // namespace nimstone
