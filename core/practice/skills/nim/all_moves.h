// The skill of finding all winning moves in Nim.
#pragma once

#include "core/practice/skills/exercise_kind.h"

namespace nimstone::practice {

// --- The results of an answer. ---

struct RightMoves {
    static constexpr bool right = true;

    std::vector<Move> moves;
    Count sum = 0;     ///< s, the nim-sum
    Count column = 0;  ///< the deciding column: the highest column with a 1 in s
};

/// All named moves win, but there are other winning moves.
struct MovesMissing {
    std::optional<Misconception> misconception{};  ///< StoppedAtFirst, HighestBit, or no misconception
    std::vector<Move> named;
    std::size_t missing = 0;
    Count sum = 0;     ///< s, the nim-sum
    Count column = 0;  ///< the deciding column: the highest column with a 1 in s
};

/// At least one named move does not win. `refutation` is the other player's winning reply to the first such move.
struct MoveDoesNotWin {
    std::optional<Misconception> misconception{};  ///< a misconception about the number of stones to take
    std::size_t wrong = 0;  ///< the number of named moves that do not win
    Move move;              ///< the first move that does not win
    Count size = 0;         ///< the size of the heap of `move`
    Count sum = 0;          ///< s, the nim-sum before the move
    Count column = 0;       ///< the deciding column: the highest column with a 1 in s
    Count t = 0;            ///< the nim-sum after `move`; its 1s are the odd columns
    Position after;
    Move refutation;
    Position afterRefutation;

    /// True if the heap of `move` has no 1 in the deciding column, so no move in this heap wins.
    bool isWrongHeap() const { return (sum ^ size) > size; }
};

/// One of the named moves is not legal.
struct CannotBePlayed {
    Move move;
    Count size = 0;  ///< the size of the heap of `move`; 0 if there is no such heap
};

// --- hints ---

/// The hint asks in which heaps s ⊕ x is less than x.
struct AskInWhichHeaps {};

/// The idea: a heap with a 1 in the highest odd column has one winning move, which leaves s ⊕ x. The other heaps have no
/// winning move.
struct OneForEachOne {
    int columns = 0;
};

/// The hint names two columns, one of which is the deciding column. `higher` > `lower`.
struct MovesInOneOfColumns {
    Count higher = 0;
    Count lower = 0;
};

/// The hint names the heaps that have a winning move, in ascending order.
struct MovesInHeaps {
    std::vector<std::size_t> heaps;
};

struct TheMoves {
    std::vector<Move> moves;
    Count sum = 0;  ///< s, the nim-sum
    Position position;
};

/// The exercise asks which moves win. It requires s ≠ 0. The right answer names all winning moves, in the order of the heaps,
/// and no others.
///
/// An exercise is worth asking if no winning move takes a whole heap, if taking s stones is wrong in some heap, and if taking
/// s ⊕ x stones from a heap of x is wrong in some heap. From level 2 on, there must be three winning moves or more, some of them
/// in heaps whose highest bit is not in the deciding column.
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
