// The skill of misère Nim: finding the move at which Nim's rule stops being right.
#pragma once

#include "core/practice/skills/exercise_kind.h"
#include "core/practice/skills/nim/how_many.h"

namespace nimstone::practice {

// --- The results of an answer. ---

/// The heaps that a move leaves in misère play.
struct MisereLeft {
    std::size_t large = 0;  ///< the number of heaps of 2 or more stones
    std::size_t ones = 0;   ///< the number of heaps of 1 stone
    Count sum = 0;          ///< the nim-sum of all heaps

    bool operator==(const MisereLeft&) const = default;
};

struct RightSwitch {
    static constexpr bool right = true;

    Move move;
    Count before = 0;  ///< x, the size of the heap before the move
    Count after = 0;   ///< y, the number of stones that the move leaves in the heap
    MisereLeft left;
};

/// The answer is a legal move, but the other player wins the position after it. `reply` is that player's winning reply.
struct WrongSwitch {
    std::optional<Misconception> misconception{};
    Move move;
    Count after = 0;  ///< the number of stones that the move leaves in its heap
    MisereLeft left;
    Position position;  ///< the position after the move
    Move reply;
    Position afterReply;
    MisereLeft leftByReply;
};

// --- hints ---

/// The hint asks whether a heap of 2 or more stones is left after the move.
struct AskWhatKindIsLeft {
    std::size_t heap = 0;
};

/// The idea: play as in Nim as long as a heap of 2 or more stones is left. Once only heaps of 1 are left, leave an odd number
/// of heaps.
struct LeaveOddManyOnes {};

/// The hint names the other heaps of 2 or more stones. If there are none, the move must leave fewer than 2 stones of this heap;
/// otherwise the other player could leave an odd number of heaps of 1. If there are some, the nim-sum decides.
struct OtherLargeHeaps {
    std::size_t heap = 0;
    std::vector<std::size_t> others;
    std::optional<ClearInColumn> clear;  ///< empty if there are no other large heaps, or if this would reveal the whole answer
};

/// Without other large heaps, the hint says that the heap keeps 1 stone or none. With other large heaps, it names the odd
/// columns other than the 1s column, in `columns`.
struct OneOfTwoLeft {
    std::size_t heap = 0;
    bool onlyOnes = false;
    Count columns = 0;
};

struct TheSwitch {
    Move move;
    Count before = 0;  ///< x, the size of the heap before the move
    Count after = 0;   ///< y, the number of stones that the move leaves in the heap
    MisereLeft left;
};

/// The exercise asks how many stones of this heap a move must take to win in misère play. It requires that the heap has 2
/// stones or more and a winning move, and that other heaps have stones.
///
///   level   heaps of 2 or more   largest heap   heaps of 1
///   1       1                    15             1 to 3
///   2       1 or 2               31             2 to 3 beside 1 heap of 2 or more, 1 to 2 beside 2 heaps
///   3       1 or 3               31             4 to 5 beside 1 heap of 2 or more, 1 to 2 beside 3 heaps
struct MisereSwitchExercise {
    using Result = std::variant<RightSwitch, TakesNothing, TakesTooMany, WrongSwitch>;
    using Rung = std::variant<AskWhatKindIsLeft, LeaveOddManyOnes, OtherLargeHeaps, OneOfTwoLeft, TheSwitch>;
    static constexpr Skill skill = Skill::MisereSwitch;
    static constexpr Asks asks = Asks::Amount;

    Position position;
    std::size_t heap = 0;

    static MisereSwitchExercise draw(Chance& chance, int level);
    bool isSound() const;
    bool isWorthAsking(int level) const;

    Answers rightAnswers() const;
    std::vector<MisconceptionAnswer> misconceptionAnswers() const;
    Result check(const Answer& answer) const;
    LadderOf<Rung> hints() const;
    bool fits(const Rung& rung, const Answer& answer) const;

    bool operator==(const MisereSwitchExercise&) const = default;
};

}  // namespace nimstone::practice
