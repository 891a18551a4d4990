// The board of one component of a sum (a single game). The class Board creates these boards, places them, and plays
// moves on them. There is one subclass for each kind of board. A board uses floating point only for drawing.
#pragma once

#include <QLineF>
#include <algorithm>
#include <cmath>

#include "app/figures/boards/board_scenes.h"

namespace nimstone::figures {

/// Returns `share` (0 to 1) of `size`. The share is rounded to a multiple of 1/`parts`, because a double cannot
/// represent every number of stones.
inline Count shareOf(Count size, double share, Count parts = 1000)
{
    const auto part = static_cast<Count>(std::lround(std::clamp(share, 0.0, 1.0) * static_cast<double>(parts)));
    return size / parts * part + size % parts * part / parts;
}

/// The index of the point that is nearest to `point`, among the points `center(0)` … `center(count − 1)`. There must be at
/// least one.
template <class Center>
std::size_t nearestTo(QPointF point, std::size_t count, const Center& center)
{
    std::size_t nearest = 0;
    for (std::size_t index = 1; index < count; ++index) {
        if (QLineF(center(index), point).length() < QLineF(center(nearest), point).length())
            nearest = index;
    }
    return nearest;
}

/// The rectangle of `stones` stones of a bar of `size` stones, above (or to the right of) the first `from` stones. It is at
/// least `least` pixels long.
inline QRectF barPart(const QRectF& bar, Count size, Count from, Count stones, Qt::Orientation along, double least = 0)
{
    const auto share = [size](Count count) { return static_cast<double>(static_cast<long double>(count) / static_cast<long double>(std::max<Count>(size, 1))); };
    if (along == Qt::Horizontal) {
        const double width = std::clamp(bar.width() * share(stones), least, std::max(bar.width(), least));
        return {std::min(bar.left() + bar.width() * share(from), bar.right() - width), bar.top(), width, bar.height()};
    }
    const double height = std::clamp(bar.height() * share(stones), least, std::max(bar.height(), least));
    return {bar.left(), std::min(bar.top() + bar.height() * share(size - from - stones), bar.bottom() - height), bar.width(), height};
}

/// The tone of a move by the player `who`.
inline Tone toneOf(play::Side who) { return who == play::Side::Opponent ? Tone::Taken : Tone::Chosen; }

/// A move of the record in this component.
struct ComponentMove {
    std::size_t ply = 0;  ///< the number of moves of the record before this one
    play::Side who = play::Side::Person;
    Move move{};
};

/// A component after `ply` moves of the record, and the scene that shows it.
struct BoardView {
    const Scene& scene;
    std::size_t ply;
    const Position& position;
    Cutter cutter;  ///< the player who moves next, in a partisan game
};

/// A click at a point of a scene. `held` is the move in this component that the user has already picked.
struct BoardClick : BoardView {
    QPointF point;
    std::optional<Move> held;
};

/// The input of the board of one component of a sum.
struct ComponentPlan {
    std::size_t part = 0;          ///< the index of the component in the sum, from 0
    Component start;                    ///< the game and its position before the first move
    double textScale = 1;
    double zoom = 1;
    bool countUp = false;
    bool alone = true;             ///< true if the game is the only component
    std::size_t moves = 0;         ///< the number of moves in the record, in all components
    QSizeF given{};                ///< the approximate size of the space for this board; the board may need more
    BoardWindow window{};          ///< the range of plies whose scenes are stored
    std::vector<ComponentMove> played{};///< the moves in this component up to `window.last`, including undone moves
    std::shared_ptr<RowEnds> ends{};  ///< the ends of rows at which moves took stones; may be null
    bool theory = false;           ///< true if the board may show hints of the outcome

    /// The name of a piece of this component. In a sum, names begin with the number of the component: "part2-queen".
    QString named(const PieceName& piece) const { return alone ? piece.text() : PieceName("part", part + 1, "-", piece.text()).text(); }

    /// True if a tag in a tray stands for the stones that the move after `ply` moves takes from a bar. If there are very many
    /// moves, only the last ones in this component have tags.
    bool keepsTag(std::size_t ply) const
    {
        constexpr std::size_t mostTags = 120;
        return played.size() <= mostTags || ply >= played[played.size() - mostTags].ply;
    }
};

/// True if a stored scene shows the position after the first `moves` moves of a component. If the function returns
/// false, the board need not place its pieces for this position.
inline bool isShown(const ComponentPlan& plan, std::size_t moves)
{
    return moves >= plan.played.size() || plan.played[moves].ply >= plan.window.first;
}

class ComponentBoard {
public:
    explicit ComponentBoard(const ComponentPlan& plan) : m_plan(plan) {}
    virtual ~ComponentBoard() = default;

    /// True if the board sends taken pieces to the players' trays.
    virtual bool usesTrays() const = 0;

    /// The largest allowed value of ComponentPlan::zoom, 1 or more. It is 1 if the board cannot be enlarged.
    virtual double mostZoom() const { return 1; }

    /// The smallest size at which all pieces can be seen and clicked. If it is larger than the application's window,
    /// the page scrolls.
    virtual QSizeF leastSize() const = 0;

    /// Adds the pieces, with their poses at the start of the game, inside the rectangle `room`. The rectangle is at
    /// least as large as leastSize().
    virtual void setUp(BoardScenes& scenes, const QRectF& room) = 0;

    /// Changes the poses for a legal move in this component. `before` and `after` are the positions of the component.
    virtual void play(BoardScenes& scenes, const ComponentMove& played, const Position& before, const Position& after) = 0;

    /// The move that a click picks. The move may be illegal; callers must check it.
    virtual std::optional<Move> moveAt(const BoardClick& click) const = 0;

    /// The marks of a legal move.
    virtual BoardMark markOf(const BoardView& view, const Move& move) const = 0;

    /// All places for the letter (P or N) of a legal move.
    virtual std::vector<BadgePlace> badgesOf(const BoardView& view, const Move& move) const
    {
        const auto badge = markOf(view, move).badge;
        std::vector<BadgePlace> places;
        if (badge)
            places.push_back({*badge});
        return places;
    }

    /// The marks of the legal move that a click picks.
    virtual BoardMark markUnder(const BoardClick& click) const
    {
        const auto move = moveAt(click);
        return move ? markOf(click, *move) : BoardMark{};
    }

    /// True if a click picks a move at the right end of its row. A Move does not contain the end.
    virtual bool isAtRight(const BoardClick&) const { return false; }

    /// Shows in the current scene which player moves next. Only the board of Cutcake overrides it.
    virtual void turn(BoardScenes&, Cutter /*toMove*/) {}

protected:
    ComponentPlan m_plan;
};

/// A game that starts with more heaps than this is shown as a list of heaps.
inline constexpr std::size_t mostDrawnHeaps = 24;

}  // namespace nimstone::figures
