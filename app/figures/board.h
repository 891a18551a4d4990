// The board of any game as a picture: a scene for each ply, the move that a click picks, and the mark of a move.
//
//   ┌ Computer ● ●                    ┐   the opponent's tray, if taken stones are shown
//   │  part 1      +      part 2      │   a board for each part, by its game; a single game is one part
//   └ You  ●                          ┘   the user's tray
//
// A piece keeps its identity: it travels to the tray of the player who took it, and back when the move is undone. The
// board leaves nothing out: if it needs more room than it is given, it becomes larger, and the page scrolls.
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include "app/figures/boards/board_types.h"
#include "core/play/record/record.h"

namespace nimstone::figures {

class BoardScenes;
class ComponentBoard;

class Board {
public:
    /// The scenes include the moves of `record` that were undone.
    Board(const play::Record& record, const BoardRoom& room, BoardWindow window);
    ~Board();
    Board(Board&&) noexcept;

    const Choreography& choreography() const { return m_choreography; }
    BoardWindow window() const { return m_window; }

    /// True if `sum` is the position after `ply` moves. If it is false, the record has changed, and the functions below
    /// must not be called for this ply.
    bool shows(std::size_t ply, const GameSum& sum) const
    {
        return ply >= m_window.first && ply <= m_window.last && m_tables[ply - m_window.first] == sum;
    }

    /// Returns the legal move that a click at `point` picks after `ply` moves, or nothing. `ply` must be in the window.
    /// `held` is the move that is picked now: a click can add to it if a move may take from several heaps.
    std::optional<MoveInSum> moveAt(std::size_t ply, QPointF point, const std::optional<MoveInSum>& held) const;

    /// The mark of a legal move after `ply` moves.
    BoardMark markOf(std::size_t ply, const MoveInSum& move) const;

    /// All places at which the letter of a legal move is shown after `ply` moves. They are at both ends of a row if
    /// taking from either end is the same move.
    std::vector<BadgePlace> badgesOf(std::size_t ply, const MoveInSum& move) const;

    /// The mark of the move that a click at `point` would pick; empty if it picks none. If a move does not say from
    /// which end of a row it takes, the mark is at the end nearer to the point.
    BoardMark markUnder(std::size_t ply, QPointF point, const std::optional<MoveInSum>& held) const;

    /// Call it after a click at `point` has picked a move. It stores in the room's `ends` at which end of the row the
    /// move takes, for `markOf` and for the scene after the move. Returns true if the stored end changed.
    bool remember(std::size_t ply, QPointF point, const std::optional<MoveInSum>& held) const;

    /// Stores the end of a move whose letter was clicked: the right end, or the left if `right` is false. Returns true
    /// if it changed.
    bool remember(std::size_t ply, const MoveInSum& move, bool right) const;

    /// The largest zoom of the board, 1 or more; 1 if it cannot be enlarged.
    double mostZoom() const;

    /// The area of a part's board and its name.
    QRectF roomOf(std::size_t part) const { return m_rooms[part]; }

private:
    const Scene& sceneOf(std::size_t ply) const { return m_choreography.scenes[ply - m_window.first]; }

    std::optional<std::size_t> partAt(QPointF point) const;

    /// Add the parts and the trays; `tray` is the height of a tray, and 0 for none. `inner` is the room without the
    /// trays. They return the size of the whole board.
    QSizeF placeOne(BoardScenes& scenes, QRectF inner, double tray, const BoardRoom& room);
    QSizeF placeSum(BoardScenes& scenes, const GameSum& sum, QRectF inner, double tray, const BoardRoom& room);

    BoardWindow m_window;
    std::shared_ptr<RowEnds> m_ends;
    std::vector<GameSum> m_tables;  ///< the position after each ply, from the first ply of the window
    std::vector<Cutter> m_cutters;
    std::vector<QRectF> m_rooms;
    std::vector<std::unique_ptr<ComponentBoard>> m_parts;
    Choreography m_choreography;
};

/// Returns the plies that have scenes on the board: enough around `ply` for stepping, and few enough for a game of a
/// million moves.
BoardWindow windowAround(std::size_t ply, std::size_t moves);

}  // namespace nimstone::figures
