// The skill of telling, when the last stone loses, the move at which Nim's rule has to be left.
#pragma once

#include "core/practice/skills/exercise_kind.h"
#include "core/practice/skills/nim/how_many.h"

namespace nimstone::practice {

// --- what an answer turns out to be ---

/// What a move leaves when the last stone loses.
struct MisereLeft {
    std::size_t large = 0;  ///< heaps of 2 or more
    std::size_t ones = 0;   ///< heaps of 1
    Count sum = 0;          ///< their nim-sum

    bool operator==(const MisereLeft&) const = default;
};

struct RightSwitch {
    static constexpr bool right = true;

    Move move;
    Count before = 0;  ///< x
    Count after = 0;   ///< y
    MisereLeft left;
};

/// A legal move that leaves a position which the other player wins, with his reply.
struct WrongSwitch {
    std::optional<Misconception> misconception{};
    Move move;
    Count after = 0;  ///< what its heap has then
    MisereLeft left;
    Position position;  ///< after the move
    Move reply;
    Position afterReply;
    MisereLeft leftByReply;
};

// --- hints ---

/// Will a heap of 2 or more be left after the move?
struct AskWhatKindIsLeft {
    std::size_t heap = 0;
};

/// As in Nim while a heap of 2 or more is left; once only heaps of 1 are, leave an odd number of them.
struct LeaveOddManyOnes {};

/// The other heaps of 2 or more. Without any, so many must not be left here: the switch would be the other player's. With
/// some, the nim-sum decides.
struct OtherLargeHeaps {
    std::size_t heap = 0;
    std::vector<std::size_t> others;
    std::optional<ClearInColumn> clear;  ///< where there are others, unless only the 1s column is odd: that would tell all
};

/// Without other large heaps: the heap may keep 1 stone or none. With them: the odd columns above the lowest of all.
struct OneOfTwoLeft {
    std::size_t heap = 0;
    bool onlyOnes = false;
    Count columns = 0;
};

struct TheSwitch {
    Move move;
    Count before = 0;  ///< x
    Count after = 0;   ///< y
    MisereLeft left;
};

/// Who takes the last stone loses: how many stones of this heap must be taken? The heap has 2 stones or more and a winning
/// move; other heaps have stones.
///
///   level   heaps of 2 or more   of at most   heaps of 1
///   1       1                    15           1 … 3
///   2       1 or 2               31           2 … 3 or 1 … 2
///   3       1 or 3               31           4 … 5 or 1 … 2
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
    std::vector<Misled> misled() const;
    Result check(const Answer& answer) const;
    LadderOf<Rung> hints() const;
    bool fits(const Rung& rung, const Answer& answer) const;

    bool operator==(const MisereSwitchExercise&) const = default;
};

}  // namespace nimstone::practice
