// The board of any game as a picture: a scene for each ply, the move that a click picks, and the mark of a move.
//
//   ┌ Computer ● ●                    ┐   the opponent's tray, if the board shows taken stones
//   │ component 1  +  component 2     │   one board for each component; a game that is not a sum is one component
//   └ You  ●                          ┘   the user's tray
//
// A piece keeps its identity: it travels to the tray of the player who took it, and back when the move is undone. The
// board always draws the whole position. If the position does not fit into the given size, the board becomes larger and
// the page scrolls.
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include "app/figures/boards/board_types.h"
#include "core/play/record/record.h"

namespace nimstone::figures {

struct BoardClick;
class BoardScenes;
struct BoardView;
class ComponentBoard;

class Board {
public:
    /// Makes a scene for each ply in `window`. `record` may contain undone moves; the plies after these moves can have
    /// scenes, too.
    Board(const play::Record& record, const BoardRoom& room, BoardWindow window);
    ~Board();
    Board(Board&&) noexcept;

    const Choreography& choreography() const { return m_choreography; }
    BoardWindow window() const { return m_window; }

    /// True if `sum` is the position after `ply` moves. If the function returns false, the record has changed, and
    /// callers must not call the functions below for this ply.
    bool shows(std::size_t ply, const GameSum& sum) const
    {
        return ply >= m_window.first && ply <= m_window.last && m_tables[ply - m_window.first] == sum;
    }

    /// Returns the legal move that a click at `point` picks after `ply` moves, or nothing. `ply` must be in window().
    /// `held` is the move that the user has already picked. If moves may take from several heaps, the click can add a
    /// heap to that move.
    std::optional<MoveInSum> moveAt(std::size_t ply, QPointF point, const std::optional<MoveInSum>& held) const;

    /// Returns the mark of a legal move after `ply` moves.
    BoardMark markOf(std::size_t ply, const MoveInSum& move) const;

    /// Returns all places for the letter (P or N) of a legal move after `ply` moves. There are two places, one at each
    /// end of a row, if taking from either end is the same move.
    std::vector<BadgePlace> badgesOf(std::size_t ply, const MoveInSum& move) const;

    /// Returns the mark of the move that a click at `point` would pick; the mark is empty if the click picks no move.
    /// If the move can take from either end of a row, the mark is at the end nearer to the point.
    BoardMark markUnder(std::size_t ply, QPointF point, const std::optional<MoveInSum>& held) const;

    /// Called after a click at `point` has picked a move. Stores in BoardRoom::ends at which end of the row the move
    /// takes; markOf() and the scene after the move use this entry. Returns true if the stored end changed.
    bool remember(std::size_t ply, QPointF point, const std::optional<MoveInSum>& held) const;

    /// Stores the end of the row for a move whose letter was clicked: the right end, or the left end if `right` is
    /// false. Returns true if the stored end changed.
    bool remember(std::size_t ply, const MoveInSum& move, bool right) const;

    /// The largest allowed value of BoardRoom::zoom, 1 or more. It is 1 if the board cannot be enlarged.
    double mostZoom() const;

    /// The rectangle of a component: its board and its name.
    QRectF roomOf(std::size_t part) const { return m_rooms[part]; }

private:
    std::optional<std::size_t> partAt(QPointF point) const;
    BoardView viewOf(std::size_t ply, std::size_t part) const;
    BoardClick clickIn(std::size_t ply, std::size_t part, QPointF point, const std::optional<MoveInSum>& held) const;

    /// Add the components and the trays, and return the size of the whole board. `tray` is the height of one tray, or 0
    /// if there are no trays. `inner` is the rectangle between the trays.
    QSizeF placeOne(BoardScenes& scenes, QRectF inner, double tray, const BoardRoom& room);
    QSizeF placeSum(BoardScenes& scenes, const GameSum& sum, QRectF inner, double tray, const BoardRoom& room);

    BoardWindow m_window;
    std::shared_ptr<RowEnds> m_ends;
    std::vector<GameSum> m_tables;  ///< the position after each ply in `m_window`
    std::vector<Cutter> m_cutters;
    std::vector<QRectF> m_rooms;
    std::vector<std::unique_ptr<ComponentBoard>> m_parts;
    Choreography m_choreography;
};

/// Returns the range of plies that have scenes on the board. It contains enough plies around `ply` to step back and
/// forth, and so few that a game of a million moves needs little memory.
BoardWindow windowAround(std::size_t ply, std::size_t moves);

}  // namespace nimstone::figures
