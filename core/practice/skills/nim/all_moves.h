// The skill of finding every winning move.
#pragma once

#include "core/practice/skills/exercise_kind.h"

namespace nimstone::practice {

// --- what an answer turns out to be ---

struct RightMoves {
    static constexpr bool right = true;

    std::vector<Move> moves;
    Count sum = 0;     ///< s
    Count column = 0;  ///< the deciding one
};

/// All that were named win, and there are others.
struct MovesMissing {
    std::optional<Misconception> misconception{};  ///< StoppedAtFirst, HighestBit, or none
    std::vector<Move> named;
    std::size_t missing = 0;
    Count sum = 0;     ///< s
    Count column = 0;  ///< the deciding one
};

/// A move that does not win is among them, with the other player's winning reply.
struct MoveDoesNotWin {
    std::optional<Misconception> misconception{};  ///< about how many stones to take
    std::size_t wrong = 0;  ///< how many of those named do not win
    Move move;              ///< the first of them
    Count size = 0;         ///< of its heap
    Count sum = 0;          ///< s
    Count column = 0;       ///< the deciding one
    Count t = 0;            ///< its 1s are the odd columns after the move
    Position after;
    Move refutation;
    Position afterRefutation;

    /// The heap has no 1 in the deciding column: no move there wins.
    bool isWrongHeap() const { return (sum ^ size) > size; }
};

/// A move of those named cannot be played.
struct CannotBePlayed {
    Move move;
    Count size = 0;  ///< of its heap; 0 where there is no such heap
};

// --- hints ---

/// In which heaps is s ⊕ x less than x?
struct AskInWhichHeaps {};

/// A heap with a 1 in the highest odd column has one winning move, which leaves s ⊕ x; another heap has none.
struct OneForEachOne {
    int columns = 0;
};

/// One of these two columns decides. `higher` > `lower`.
struct MovesInOneOfColumns {
    Count higher = 0;
    Count lower = 0;
};

/// The heaps that have a winning move each, in ascending order.
struct MovesInHeaps {
    std::vector<std::size_t> heaps;
};

struct TheMoves {
    std::vector<Move> moves;
    Count sum = 0;  ///< s
    Position position;
};

/// Which moves win? s ≠ 0. The answer names every winning move, in the order of the heaps, and no other.
///
/// No winning move takes a whole heap, and who takes y, or s, from each heap is wrong somewhere. From level 2 on there are
/// three moves or more, not all of them in heaps whose highest bit is in the deciding column.
struct AllMovesExercise {
    using Result = std::variant<RightMoves, MovesMissing, MoveDoesNotWin, CannotBePlayed>;
    using Rung = std::variant<AskInWhichHeaps, OneForEachOne, MovesInOneOfColumns, MovesInHeaps, TheMoves>;
    static constexpr Skill skill = Skill::AllMoves;
    static constexpr Asks asks = Asks::Moves;

    Position position;

    static AllMovesExercise draw(Chance& chance, int level);
    bool isSound() const;
    bool isWorthAsking(int level) const;

    Answers rightAnswers() const;
    std::vector<Misled> misled() const;
    Result check(const Answer& answer) const;
    LadderOf<Rung> hints() const;
    bool fits(const Rung& rung, const Answer& answer) const;

    bool operator==(const AllMovesExercise&) const = default;
};

}  // namespace nimstone::practice
