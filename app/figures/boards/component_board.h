// The board of one game, which a Board places and plays. There is one subclass for each kind of board.
#pragma once

#include <algorithm>
#include <cmath>

#include "app/figures/boards/board_scenes.h"

namespace nimstone::figures {

/// A share of a size, 0 to 1, computed in whole `parts` of the size, because a double cannot hold every number of
/// stones.
inline Count shareOf(Count size, double share, Count parts = 1000)
{
    const auto part = static_cast<Count>(std::lround(std::clamp(share, 0.0, 1.0) * static_cast<double>(parts)));
    return size / parts * part + size % parts * part / parts;
}

/// The tone of a move by the player `who`.
inline Tone toneOf(play::Side who) { return who == play::Side::Opponent ? Tone::Taken : Tone::Chosen; }

/// A move of the record in this part.
struct ComponentMove {
    std::size_t ply = 0;  ///< the number of moves of the record before this one
    play::Side who = play::Side::Person;
    Move move{};
};

/// The input of the board of one part of a sum.
struct ComponentPlan {
    std::size_t part = 0;          ///< the index of the part in the sum, from 0
    Component start;                    ///< the game and its position before the first move
    double textScale = 1;
    double zoom = 1;
    bool countUp = false;
    bool alone = true;             ///< true if the game is not part of a sum
    std::size_t moves = 0;         ///< the number of moves in the record, in all parts
    QSizeF given{};                ///< the approximate room that there is; the board may ask for more
    BoardWindow window{};          ///< the scenes that are kept
    std::vector<ComponentMove> played{};///< the moves in this part up to the end of the window, undone ones too
    std::shared_ptr<RowEnds> ends{};  ///< may be null
    bool theory = false;           ///< true if the board may show what gives the outcome away
};

/// True if the scene after the first `moves` moves of a part is kept, or a later scene that looks the same in that
/// part. Otherwise the pieces need not be placed.
inline bool isShown(const ComponentPlan& plan, std::size_t moves)
{
    return moves >= plan.played.size() || plan.played[moves].ply >= plan.window.first;
}

class ComponentBoard {
public:
    virtual ~ComponentBoard() = default;

    /// True if taken pieces go to the players' trays.
    virtual bool usesTrays() const = 0;

    /// The largest zoom of the board, 1 or more; 1 if it cannot be enlarged.
    virtual double mostZoom() const { return 1; }

    /// The least room in which all pieces can be seen and clicked. If it is more than the window has, the board
    /// scrolls.
    virtual QSizeF leastSize() const = 0;

    /// Adds the pieces, with their poses at the start of the game, inside `room`, which is at least as large as
    /// `leastSize`.
    virtual void setUp(BoardScenes& scenes, const QRectF& room) = 0;

    /// Poses the pieces after a legal move in this part. `before` and `after` are its positions; `ply` is the number of
    /// moves of the whole record before this one.
    virtual void play(BoardScenes& scenes, std::size_t ply, play::Side who, const Position& before, const Move& move,
                      const Position& after) = 0;

    /// The move that a click picks in the scene after `ply` moves of the record. It may be illegal; the caller checks
    /// it.
    virtual std::optional<Move> moveAt(const Scene& scene, std::size_t ply, const Position& position, Cutter cutter,
                                       QPointF point, const std::optional<Move>& held) const = 0;

    /// The marks of a legal move in that scene.
    virtual BoardMark markOf(const Scene& scene, std::size_t ply, const Position& position, const Move& move) const = 0;

    /// All places for the letter of a legal move.
    virtual std::vector<BadgePlace> badgesOf(const Scene& scene, std::size_t ply, const Position& position, const Move& move) const
    {
        const auto badge = markOf(scene, ply, position, move).badge;
        std::vector<BadgePlace> places;
        if (badge)
            places.push_back({*badge});
        return places;
    }

    /// The marks of the legal move that a click at `point` picks.
    virtual BoardMark markUnder(const Scene& scene, std::size_t ply, const Position& position, Cutter cutter, QPointF point,
                                const std::optional<Move>& held) const
    {
        const auto move = moveAt(scene, ply, position, cutter, point, held);
        return move ? markOf(scene, ply, position, *move) : BoardMark{};
    }

    /// True if a click at `point` picks a move at the right end of its row. The move itself does not say at which end
    /// it takes.
    virtual bool isAtRight(const Scene&, std::size_t /*ply*/, const Position&, QPointF, const std::optional<Move>& /*held*/) const
    {
        return false;
    }

    /// Shows in the current scene whose turn it is. Only Cutcake's board does.
    virtual void turn(BoardScenes&, Cutter /*toMove*/) {}
};

}  // namespace nimstone::figures
