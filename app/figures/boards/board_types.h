// What a board is given and what it answers: its room, the plies that have scenes, marks, places of letters.
#pragma once

#include <QLineF>
#include <memory>
#include <optional>
#include <vector>

#include "app/figures/boards/row_ends.h"
#include "app/figures/scene/choreography.h"
#include "core/play/record/record.h"

namespace nimstone::figures {

/// How many heaps a board can show.
inline constexpr std::size_t maxShownHeaps = 1000;

/// The room that a board is given.
struct BoardRoom {
    QSizeF size;
    double textScale = 1;  ///< 1 … 2
    double zoom = 1;       ///< what of a board can grow on request is that much larger: 1 … mostZoom()
    bool countUp = false;  ///< Bash's game of one heap is worded as counting up to its size, and drawn as a track
    QString person;        ///< whose trays they are, already worded; empty for no trays
    QString opponent;
    /// At which ends a person took; Board::remember adds to them. Without any, every move takes at the left.
    std::shared_ptr<RowEnds> ends{};
    bool theory = false;   ///< whether a board shows what gives the outcome away: Zeckendorf's bars, cold cells

    bool operator==(const BoardRoom&) const = default;
};

/// The plies that have scenes: scene i shows the game after first + i moves.
struct BoardWindow {
    std::size_t first = 0;
    std::size_t last = 0;

    bool operator==(const BoardWindow&) const = default;
};

/// How a move that is picked, or would be, shows before it is played.
struct BoardMark {
    std::vector<int> pieces{};          ///< raised and ringed: what the move takes
    std::vector<QRectF> areas{};        ///< framed: part of a bar, a cell to go to, a piece that is cut off
    std::vector<QLineF> cuts{};         ///< where a heap or a block is parted
    std::optional<QPointF> badge{};     ///< where a letter P or N may stand for it, seen by itself

    bool operator==(const BoardMark&) const = default;
};

/// Where letters of several moves stand along a line, and may have to make room for each other: on a bar, in a cell.
struct BadgeLane {
    int id = 0;        ///< moves of one lane share it
    QLineF line{};     ///< across or down

    bool operator==(const BadgeLane&) const = default;
};

/// Where a letter P or N may stand for a move.
struct BadgePlace {
    QPointF point;
    bool right = false;               ///< for the end at the right, of a move that is the same at both ends
    std::optional<BadgeLane> lane{};  ///< none where it has its place to itself

    bool operator==(const BadgePlace&) const = default;
};

}  // namespace nimstone::figures
