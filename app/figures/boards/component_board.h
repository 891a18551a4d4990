// The board of one game, which a Board places and plays: one class a kind of board.
#pragma once

#include <algorithm>
#include <cmath>

#include "app/figures/boards/board_scenes.h"

namespace nimstone::figures {

/// A share of a size, 0 … 1, as so many parts of it: a double does not hold every number of stones.
inline Count shareOf(Count size, double share, Count parts = 1000)
{
    const auto part = static_cast<Count>(std::lround(std::clamp(share, 0.0, 1.0) * static_cast<double>(parts)));
    return size / parts * part + size % parts * part / parts;
}

/// Whose colour a move has.
inline Tone toneOf(play::Side who) { return who == play::Side::Opponent ? Tone::Taken : Tone::Chosen; }

/// A move that the record holds in a part.
struct ComponentMove {
    std::size_t ply = 0;  ///< how many moves of the record come before it
    play::Side who = play::Side::Person;
    Move move{};
};

/// What a part board is made of, and where it stands.
struct ComponentPlan {
    std::size_t part = 0;          ///< which part of the table, from 0
    Component start;                    ///< the game and its position before the first move
    double textScale = 1;
    double zoom = 1;
    bool countUp = false;
    bool alone = true;             ///< whether the game is no sum
    std::size_t moves = 0;         ///< how many the record holds, in all parts
    QSizeF given{};                ///< about how much room there is for it; it may ask for more
    BoardWindow window{};          ///< the scenes that are kept
    std::vector<ComponentMove> played{};///< the moves in this part, undone ones too, up to the end of the window
    std::shared_ptr<RowEnds> ends{};  ///< may be none
    bool theory = false;           ///< whether it may show what gives the outcome away
};

/// Whether the scene after the first `moves` moves of a part is kept, or one that looks the same in that part. What it
/// is made of need not be placed where none is.
inline bool isShown(const ComponentPlan& plan, std::size_t moves)
{
    return moves >= plan.played.size() || plan.played[moves].ply >= plan.window.first;
}

class ComponentBoard {
public:
    virtual ~ComponentBoard() = default;

    /// Whether what is taken goes to the players' trays.
    virtual bool usesTrays() const = 0;

    /// How far the board can grow on request: 1 where it does not.
    virtual double mostZoom() const { return 1; }

    /// The least room in which everything can be seen and hit; more than the window has makes the board scroll.
    virtual QSizeF leastSize() const = 0;

    /// Adds its pieces, posed at the start of the game, inside `room`, which is no smaller than `leastSize`.
    virtual void setUp(BoardScenes& scenes, const QRectF& room) = 0;

    /// Poses its pieces after a legal move in this part. `before` and `after` are its positions, `ply` counts the moves
    /// of the whole record before this one.
    virtual void play(BoardScenes& scenes, std::size_t ply, play::Side who, const Position& before, const Move& move,
                      const Position& after) = 0;

    /// The move, legal or not, that a click picks in the scene after `ply` moves of the record; the caller checks it.
    virtual std::optional<Move> moveAt(const Scene& scene, std::size_t ply, const Position& position, Cutter cutter,
                                       QPointF point, const std::optional<Move>& held) const = 0;

    /// How a legal move shows in that scene.
    virtual BoardMark markOf(const Scene& scene, std::size_t ply, const Position& position, const Move& move) const = 0;

    /// Everywhere a letter may stand for a legal move.
    virtual std::vector<BadgePlace> badgesOf(const Scene& scene, std::size_t ply, const Position& position, const Move& move) const
    {
        const auto badge = markOf(scene, ply, position, move).badge;
        std::vector<BadgePlace> places;
        if (badge)
            places.push_back({*badge});
        return places;
    }

    /// How the move shows that a click at `point` picks, which is legal.
    virtual BoardMark markUnder(const Scene& scene, std::size_t ply, const Position& position, Cutter cutter, QPointF point,
                                const std::optional<Move>& held) const
    {
        const auto move = moveAt(scene, ply, position, cutter, point, held);
        return move ? markOf(scene, ply, position, *move) : BoardMark{};
    }

    /// Whether the move that a click at `point` picks takes at the right end of its row, though it does not say so.
    virtual bool isAtRight(const Scene&, std::size_t /*ply*/, const Position&, QPointF, const std::optional<Move>& /*held*/) const
    {
        return false;
    }

    /// Shows whose turn it is, in the scene that is being made; of Cutcake only.
    virtual void turn(BoardScenes&, Cutter /*toMove*/) {}
};

}  // namespace nimstone::figures
