// The input and the output of a board: the space for it, the plies that have scenes, the marks, and the places of
// letters.
#pragma once

#include <QLineF>
#include <map>
#include <memory>
#include <optional>
#include <vector>

#include "app/figures/scene/choreography.h"
#include "core/play/record/record.h"

namespace nimstone::figures {

/// The largest number of heaps that a board can show.
inline constexpr std::size_t maxShownHeaps = 1000;

/// Stores at which end of its row a move takes stones if it splits nothing. A Move does not contain the end, because
/// taking at either end gives the same position. But users who click pins at the right end expect these pins to fall.
/// This object exists beside a game and is not saved with it. A move without an entry takes at the left end.
class RowEnds {
public:
    /// Stores the end that the user chose for the move after `ply` moves.
    void set(std::size_t ply, const MoveInSum& move, bool right)
    {
        if (right)
            m_right.insert_or_assign(ply, move);
        else
            m_right.erase(ply);
    }

    bool isRight(std::size_t ply, const MoveInSum& move) const
    {
        const auto found = m_right.find(ply);
        return found != m_right.end() && found->second == move;
    }

    void clear() { m_right.clear(); }

private:
    std::map<std::size_t, MoveInSum> m_right;
};

/// The space for a board, in pixels, and the options of the board.
struct BoardRoom {
    QSizeF size;
    double textScale = 1;  ///< the factor of all text, 1 to 2
    double zoom = 1;       ///< the size of enlargeable components, relative to their normal size: 1 to Board::mostZoom()
    bool countUp = false;  ///< true if Bash's game with one heap is shown as a track on which the players count up to the size of the heap
    QString person;        ///< the title of the user's tray, already translated; empty if there are no trays
    QString opponent;
    /// For each move of the user, the end of the row at which it took stones. Board::remember() adds entries. If the
    /// pointer is null, every move takes at the left end.
    std::shared_ptr<RowEnds> ends{};
    bool theory = false;   ///< true if the board may show hints of the outcome, such as Zeckendorf's bars and cold cells

    bool operator==(const BoardRoom&) const = default;
};

/// The range of plies that have scenes: scene i shows the game after first + i moves.
struct BoardWindow {
    std::size_t first = 0;
    std::size_t last = 0;

    bool operator==(const BoardWindow&) const = default;
};

/// The marks of a move that is not played yet: the move that the user has picked or points at.
struct BoardMark {
    std::vector<int> pieces{};          ///< the pieces that the move takes; they are raised and ringed
    std::vector<QRectF> areas{};        ///< rectangles with a frame, such as a section of a bar, the cell to which a piece goes, or a piece that is cut off
    std::vector<QLineF> cuts{};         ///< lines along which a heap or a block is split
    std::optional<QPointF> badge{};     ///< the place of the letter P or N of the move; empty if there is no space for a letter

    bool operator==(const BoardMark&) const = default;
};

/// A line on a bar or in a cell, on which the letters of several moves stand. If the letters are too close together,
/// some of them must be hidden or moved.
struct BadgeLane {
    int id = 0;        ///< a number that all moves of one lane share
    QLineF line{};     ///< the line itself, in pixels; it is horizontal or vertical

    bool operator==(const BadgeLane&) const = default;
};

/// A place for the letter P or N of a move.
struct BadgePlace {
    QPointF point;
    bool right = false;               ///< true for the right end of the row, if the move is the same at both ends
    std::optional<BadgeLane> lane{};  ///< the line on which the letter stands; empty if no other letter can be near it

    bool operator==(const BadgePlace&) const = default;
};

}  // namespace nimstone::figures
