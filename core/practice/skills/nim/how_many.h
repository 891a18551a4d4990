// The skill of finding how many stones to take from a heap.
#pragma once

#include "core/practice/skills/exercise_kind.h"

namespace nimstone::practice {

// --- what an answer turns out to be ---

struct RightAmount {
    static constexpr bool right = true;

    Move move;
    Count sum = 0;     ///< s
    Count before = 0;  ///< x
    Count after = 0;   ///< y = s ⊕ x
};

struct TakesNothing {
    std::size_t heap = 0;
};

struct TakesTooMany {
    std::optional<Misconception> misconception{};  ///< TookTheSum, or none
    std::size_t heap = 0;
    Count answer = 0;
    Count size = 0;  ///< all that there is
};

/// A legal move that leaves t ≠ 0, with the other player's winning reply.
struct WrongAmount {
    std::optional<Misconception> misconception{};
    Move move;
    Count sum = 0;   ///< s
    Count left = 0;  ///< what the heap has then
    Count t = 0;     ///< its 1s are the odd columns after the move
    Position after;
    Move refutation;
    Position afterRefutation;
};

// --- hints ---

/// What should the columns be like when the heap has shrunk?
struct AskWhatRemains {
    std::size_t heap = 0;
};

/// The heap's bit must flip in each odd column, and in no other; what it reads then is what must be left.
struct FlipInOddColumns {
    std::size_t heap = 0;
};

/// The highest odd column: there the heap's 1 becomes 0. Where that is its only 1, every move makes it 0: then also what
/// becomes of its bit in the next column.
struct ClearInColumn {
    std::size_t heap = 0;
    Count column = 0;
    Count lowest = 0;  ///< the last column of which it speaks: `column`, or the next
    Count flips = 0;   ///< the bits of the heap that flip, from there up

    /// Whether a heap that becomes `after` changes so.
    bool fits(Count before, Count after) const { return ((before ^ after) & ~(lowest - 1)) == flips; }

    bool operator==(const ClearInColumn&) const = default;
};

/// The odd columns above the lowest of all: the 1s of s but for its last.
struct OddColumns {
    std::size_t heap = 0;
    Count columns = 0;
};

struct TheAmount {
    Move move;
    Count sum = 0;     ///< s
    Count before = 0;  ///< x
    Count after = 0;   ///< y = s ⊕ x
};

/// How many stones of this heap must be taken to make the nim-sum 0? The heap has a winning move.
///
/// What is taken is none of: what is left, the nim-sum, the whole heap. At level 3 it is not decided in the highest
/// column of the table.
struct HowManyExercise {
    using Result = std::variant<RightAmount, TakesNothing, TakesTooMany, WrongAmount>;
    using Rung = std::variant<AskWhatRemains, FlipInOddColumns, ClearInColumn, OddColumns, TheAmount>;
    static constexpr Skill skill = Skill::HowMany;
    static constexpr Asks asks = Asks::Amount;

    Position position;
    std::size_t heap = 0;

    static HowManyExercise draw(Chance& chance, int level);
    bool isSound() const;
    bool isWorthAsking(int level) const;

    Answers rightAnswers() const;
    std::vector<Misled> misled() const;
    Result check(const Answer& answer) const;
    LadderOf<Rung> hints() const;
    bool fits(const Rung& rung, const Answer& answer) const;

    bool operator==(const HowManyExercise&) const = default;
};

/// Of a heap with a move that makes the nim-sum 0.
ClearInColumn clearInColumn(const Position& position, std::size_t heap);

}  // namespace nimstone::practice
