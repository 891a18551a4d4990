// The skill of finding all winning moves.
#pragma once

#include "core/practice/skills/exercise_kind.h"

namespace nimstone::practice {

// --- the results of an answer ---

struct RightMoves {
    static constexpr bool right = true;

    std::vector<Move> moves;
    Count sum = 0;     ///< s, the nim-sum
    Count column = 0;  ///< the deciding column, the highest with a 1 in s
};

/// All named moves win, but there are other winning moves.
struct MovesMissing {
    std::optional<Misconception> misconception{};  ///< StoppedAtFirst, HighestBit, or none
    std::vector<Move> named;
    std::size_t missing = 0;
    Count sum = 0;     ///< s, the nim-sum
    Count column = 0;  ///< the deciding column, the highest with a 1 in s
};

/// Some named move does not win. `refutation` is the other player's winning reply to the first such move.
struct MoveDoesNotWin {
    std::optional<Misconception> misconception{};  ///< a misconception about how many stones to take
    std::size_t wrong = 0;  ///< the number of named moves that do not win
    Move move;              ///< the first move that does not win
    Count size = 0;         ///< the size of its heap
    Count sum = 0;          ///< s, the nim-sum before the move
    Count column = 0;       ///< the deciding column, the highest with a 1 in s
    Count t = 0;            ///< the nim-sum after the move; its 1s are the odd columns
    Position after;
    Move refutation;
    Position afterRefutation;

    /// True if the heap has no 1 in the deciding column, so no move in it wins.
    bool isWrongHeap() const { return (sum ^ size) > size; }
};

/// One of the named moves is not legal.
struct CannotBePlayed {
    Move move;
    Count size = 0;  ///< the size of its heap; 0 if there is no such heap
};

// --- hints ---

/// The question: in which heaps is s ⊕ x less than x?
struct AskInWhichHeaps {};

/// A heap with a 1 in the highest odd column has one winning move, which leaves s ⊕ x; the other heaps have none.
struct OneForEachOne {
    int columns = 0;
};

/// One of these two columns is the deciding one. `higher` > `lower`.
struct MovesInOneOfColumns {
    Count higher = 0;
    Count lower = 0;
};

/// The heaps that have a winning move, ascending.
struct MovesInHeaps {
    std::vector<std::size_t> heaps;
};

struct TheMoves {
    std::vector<Move> moves;
    Count sum = 0;  ///< s, the nim-sum
    Position position;
};

/// Which moves win? Requires s ≠ 0. The answer names all winning moves, in the order of the heaps, and no others.
///
/// Worth asking: no winning move takes a whole heap, and taking y or s from each heap is wrong in some heap. From level 2
/// on, there are three winning moves or more, and some are in heaps whose highest bit is not in the deciding column.
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
    std::vector<MisconceptionAnswer> misconceptionAnswers() const;
    Result check(const Answer& answer) const;
    LadderOf<Rung> hints() const;
    bool fits(const Rung& rung, const Answer& answer) const;

    bool operator==(const AllMovesExercise&) const = default;
};

}  // namespace nimstone::practice
