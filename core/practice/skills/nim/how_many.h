// The skill of finding the number of stones to take from a heap in Nim.
#pragma once

#include "core/practice/skills/exercise_kind.h"

namespace nimstone::practice {

// --- The results of an answer. ---

struct RightAmount {
    static constexpr bool right = true;

    Move move;
    Count sum = 0;     ///< s, the nim-sum before the move
    Count before = 0;  ///< x, the size of the heap before the move
    Count after = 0;   ///< y = s ⊕ x, the size of the heap after the move
};

struct TakesNothing {
    std::size_t heap = 0;
};

struct TakesTooMany {
    std::optional<Misconception> misconception{};  ///< TookTheSum, or no misconception
    std::size_t heap = 0;
    Count answer = 0;
    Count size = 0;  ///< the number of stones of the heap
};

/// The answer is a legal move that leaves a position with the nim-sum t ≠ 0. `refutation` is the other player's winning reply.
struct WrongAmount {
    std::optional<Misconception> misconception{};
    Move move;
    Count sum = 0;   ///< s, the nim-sum before the move
    Count left = 0;  ///< the number of stones that the move leaves in the heap
    Count t = 0;     ///< the nim-sum after the move; its 1s are the odd columns
    Position after;
    Move refutation;
    Position afterRefutation;
};

// --- hints ---

/// The hint asks what the columns should be like after the move.
struct AskWhatRemains {
    std::size_t heap = 0;
};

/// The idea: the heap's bit must flip in each odd column, and in no other column. The new bits are the number of stones to
/// leave.
struct FlipInOddColumns {
    std::size_t heap = 0;
};

/// The hint says that the heap's 1 in the highest odd column becomes 0. If this is the heap's only 1, every move removes it;
/// then the hint also says whether the heap's bit in the next column flips.
struct ClearInColumn {
    std::size_t heap = 0;
    Count column = 0;
    Count lowest = 0;  ///< the lowest column that the hint shows: `column` or the next column below
    Count flips = 0;   ///< the bits of the heap that flip, from `lowest` up

    /// True if exactly the bits in `flips`, from `lowest` up, change when the heap changes from `before` to `after`.
    bool fits(Count before, Count after) const { return ((before ^ after) & ~(lowest - 1)) == flips; }

    bool operator==(const ClearInColumn&) const = default;
};

/// The hint names the odd columns other than the 1s column: s without its bit of weight 1.
struct OddColumns {
    std::size_t heap = 0;
    Count columns = 0;
};

struct TheAmount {
    Move move;
    Count sum = 0;     ///< s, the nim-sum before the move
    Count before = 0;  ///< x, the size of the heap before the move
    Count after = 0;   ///< y = s ⊕ x, the size of the heap after the move
};

/// The exercise asks how many stones of this heap a move must take to make the nim-sum 0. It requires that the heap has a
/// winning move.
///
/// An exercise is worth asking if the answer is not the number of stones left, nor the nim-sum, nor the whole heap. At level 3,
/// the highest column with a 1 must not be the deciding column.
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
    std::vector<MisconceptionAnswer> misconceptionAnswers() const;
    Result check(const Answer& answer) const;
    LadderOf<Rung> hints() const;
    bool fits(const Rung& rung, const Answer& answer) const;

    bool operator==(const HowManyExercise&) const = default;
};

/// Makes the hint ClearInColumn for a heap that has a move to nim-sum 0.
ClearInColumn clearInColumn(const Position& position, std::size_t heap);

}  // namespace nimstone::practice
