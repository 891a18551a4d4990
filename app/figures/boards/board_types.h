// The input and output of a board: its room, the plies that have scenes, marks, and the places of letters.
#pragma once

#include <QLineF>
#include <memory>
#include <optional>
#include <vector>

#include "app/figures/boards/row_ends.h"
#include "app/figures/scene/choreography.h"
#include "core/play/record/record.h"

namespace nimstone::figures {

/// The largest number of heaps that a board can show.
inline constexpr std::size_t maxShownHeaps = 1000;

/// The room and the options of a board.
struct BoardRoom {
    QSizeF size;
    double textScale = 1;  ///< the factor of all text, 1 to 2
    double zoom = 1;       ///< the size of the parts that can be enlarged: 1 to mostZoom() times the normal one
    bool countUp = false;  ///< true if Bash's game with one heap is worded as counting up to its size, and drawn as a track
    QString person;        ///< the name of the user's tray, ready to be shown; empty for no trays
    QString opponent;
    /// The ends of rows at which the user's moves took stones; Board::remember adds to them. If it is null, every move
    /// takes at the left.
    std::shared_ptr<RowEnds> ends{};
    bool theory = false;   ///< true if the board may show what gives the outcome away: Zeckendorf's bars, cold cells

    bool operator==(const BoardRoom&) const = default;
};

/// The plies that have scenes: scene i shows the game after first + i moves.
struct BoardWindow {
    std::size_t first = 0;
    std::size_t last = 0;

    bool operator==(const BoardWindow&) const = default;
};

/// The marks of a move before it is played, when it is picked or under the pointer.
struct BoardMark {
    std::vector<int> pieces{};          ///< pieces that the move takes: they are raised and ringed
    std::vector<QRectF> areas{};        ///< framed areas: a part of a bar, the cell to which a piece goes, a piece that is cut off
    std::vector<QLineF> cuts{};         ///< lines along which a heap or a block is split
    std::optional<QPointF> badge{};     ///< the place of a letter P or N for the move, if it can be seen by itself

    bool operator==(const BoardMark&) const = default;
};

/// A line along which the letters of several moves stand, on a bar or in a cell. They may have to make room for each
/// other.
struct BadgeLane {
    int id = 0;        ///< a number that all moves of one lane share
    QLineF line{};     ///< the line itself, horizontal or vertical

    bool operator==(const BadgeLane&) const = default;
};

/// A place for the letter P or N of a move.
struct BadgePlace {
    QPointF point;
    bool right = false;               ///< true for the right end of the row, if the move is the same at both ends
    std::optional<BadgeLane> lane{};  ///< empty if the letter has its place to itself

    bool operator==(const BadgePlace&) const = default;
};

}  // namespace nimstone::figures
