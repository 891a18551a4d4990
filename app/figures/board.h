// The board of any game as a picture: a scene for each ply, what a click on it picks, and where a move shows on it.
//
//   ┌ Computer ● ●                    ┐   tray of the opponent, where a game takes things
//   │  part 1      +      part 2      │   a board for each part, by its kind of game; a game that is no sum has one
//   └ You  ●                          ┘   tray of the person
//
// A piece keeps its identity: it travels to the taker's tray, and back again when the move is undone. Nothing is left
// out: a board that needs more room than there is, is larger than what it was given, and scrolls.
#pragma once

#include <QLineF>
#include <memory>
#include <optional>
#include <vector>

#include "app/figures/choreography.h"
#include "app/figures/row_ends.h"
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

/// A scene: a pose for each piece of the choreography.
using Scene = std::vector<Pose>;

class BoardScenes;
class PartBoard;

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
    bool shows(std::size_t ply, const Table& table) const
    {
        return ply >= m_window.first && ply <= m_window.last && m_tables[ply - m_window.first] == table;
    }

    /// The legal move that a click at `point` picks after `ply` moves, a ply of the window, or none. `held` is what is
    /// picked now: where a move takes from several heaps a click can add to it.
    std::optional<TableMove> moveAt(std::size_t ply, QPointF point, const std::optional<TableMove>& held) const;

    /// How a legal move shows after `ply` moves.
    BoardMark markOf(std::size_t ply, const TableMove& move) const;

    /// Everywhere a letter may stand for a legal move after `ply` moves: at both ends of a row, where that is one move.
    std::vector<BadgePlace> badgesOf(std::size_t ply, const TableMove& move) const;

    /// How the move shows that a click at `point` would pick; nothing where it picks none. Where a move does not say
    /// from which end of a row it takes, at the end nearer to the point.
    BoardMark markUnder(std::size_t ply, QPointF point, const std::optional<TableMove>& held) const;

    /// A click at `point` has picked a move after `ply` moves: the room's `ends` keep at which end it takes, for
    /// `markOf` and for the scene after it is played. Whether that was another end.
    bool remember(std::size_t ply, QPointF point, const std::optional<TableMove>& held) const;

    /// The same for a move whose letter was clicked, at the right end or at the left.
    bool remember(std::size_t ply, const TableMove& move, bool right) const;

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
    QSizeF placeSum(BoardScenes& scenes, const Table& table, QRectF inner, double tray, const BoardRoom& room);

    BoardWindow m_window;
    std::shared_ptr<RowEnds> m_ends;
    std::vector<Table> m_tables;  ///< by ply of the window
    std::vector<Cutter> m_cutters;
    std::vector<QRectF> m_rooms;
    std::vector<std::unique_ptr<PartBoard>> m_parts;
    Choreography m_choreography;
};

/// A window around the ply that shows: wide enough to step, narrow enough for a game of a million moves.
BoardWindow windowAround(std::size_t ply, std::size_t moves);

}  // namespace nimstone::figures
