// The board of any game as a picture: a scene for each ply, what a click on it picks, and where a move shows on it.
//
//   ┌ Computer ● ●                    ┐   tray of the opponent, where a game takes things
//   │  part 1      +      part 2      │   a board for each part, by its kind of game; a game that is no sum has one
//   └ You  ●                          ┘   tray of the person
//
// A piece keeps its identity: it travels to the taker's tray, and back again when the move is undone. Nothing is left
// out: a board that needs more room than there is, is larger than what it was given, and scrolls.
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
    /// Undone moves have scenes too.
    Board(const play::Record& record, const BoardRoom& room, BoardWindow window);
    ~Board();
    Board(Board&&) noexcept;

    const Choreography& choreography() const { return m_choreography; }
    BoardWindow window() const { return m_window; }

    /// Whether that is what lies on the table after `ply` moves. Of another game, or another line of it, all below may
    /// not be asked.
    bool shows(std::size_t ply, const GameSum& sum) const
    {
        return ply >= m_window.first && ply <= m_window.last && m_tables[ply - m_window.first] == sum;
    }

    /// The legal move that a click at `point` picks after `ply` moves, a ply of the window, or none. `held` is what is
    /// picked now: where a move takes from several heaps a click can add to it.
    std::optional<MoveInSum> moveAt(std::size_t ply, QPointF point, const std::optional<MoveInSum>& held) const;

    /// How a legal move shows after `ply` moves.
    BoardMark markOf(std::size_t ply, const MoveInSum& move) const;

    /// Everywhere a letter may stand for a legal move after `ply` moves: at both ends of a row, where that is one move.
    std::vector<BadgePlace> badgesOf(std::size_t ply, const MoveInSum& move) const;

    /// How the move shows that a click at `point` would pick; nothing where it picks none. Where a move does not say
    /// from which end of a row it takes, at the end nearer to the point.
    BoardMark markUnder(std::size_t ply, QPointF point, const std::optional<MoveInSum>& held) const;

    /// A click at `point` has picked a move after `ply` moves: the room's `ends` keep at which end it takes, for
    /// `markOf` and for the scene after it is played. Whether that was another end.
    bool remember(std::size_t ply, QPointF point, const std::optional<MoveInSum>& held) const;

    /// The same for a move whose letter was clicked, at the right end or at the left.
    bool remember(std::size_t ply, const MoveInSum& move, bool right) const;

    /// How far the board can grow on request: 1 where it does not.
    double mostZoom() const;

    /// Where the board of a part is, its name included.
    QRectF roomOf(std::size_t part) const { return m_rooms[part]; }

private:
    const Scene& sceneOf(std::size_t ply) const { return m_choreography.scenes[ply - m_window.first]; }

    std::optional<std::size_t> partAt(QPointF point) const;

    /// Add the trays, if they are to be any height, and the parts; `inner` is what is left of the room besides trays.
    /// They return the size of the whole board.
    QSizeF placeOne(BoardScenes& scenes, QRectF inner, double tray, const BoardRoom& room);
    QSizeF placeSum(BoardScenes& scenes, const GameSum& sum, QRectF inner, double tray, const BoardRoom& room);

    BoardWindow m_window;
    std::shared_ptr<RowEnds> m_ends;
    std::vector<GameSum> m_tables;  ///< by ply of the window
    std::vector<Cutter> m_cutters;
    std::vector<QRectF> m_rooms;
    std::vector<std::unique_ptr<ComponentBoard>> m_parts;
    Choreography m_choreography;
};

/// A window around the ply that shows: wide enough to step, narrow enough for a game of a million moves.
BoardWindow windowAround(std::size_t ply, std::size_t moves);

}  // namespace nimstone::figures
