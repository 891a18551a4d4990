// The skill of finding the winning move of Bash's game. The winning move takes the remainder of a division by m + 1, where m is
// the largest amount that may be taken.
#pragma once

#include "core/practice/skills/exercise_kind.h"

namespace nimstone::practice {

/// The way in which the exercise presents Bash's game. When counting up from 0, saying the number r is like taking r stones.
enum class BashVariant {
    Heap,      ///< a heap of n stones; a move takes 1 to m; the player who takes the last stone wins
    CountUp,   ///< a move adds 1 to m to the last number, starting at 0; the player who says n wins
    Overstep,  ///< like CountUp, but the player who first says n or more loses, as in HDU 4764
};

/// The parameters of an exercise, and the heap of Bash's game to which it is equivalent.
struct BashTask {
    BashVariant telling = BashVariant::Heap;
    Count n = 0;
    Count most = 0;  ///< m, the largest amount that may be taken

    /// The size of the equivalent heap, where the player who takes the last stone wins: n, or n − 1 if the player who reaches n
    /// loses.
    Count heap() const { return telling == BashVariant::Overstep ? n - 1 : n; }
    Count block() const { return most + 1; }

    bool operator==(const BashTask&) const = default;
};

// --- The results of an answer. ---

/// The answer is right: the winning move takes `rest` stones. 0 means that no move wins.
struct RightResidue {
    static constexpr bool right = true;

    BashTask task;
    Count quotient = 0;
    Count rest = 0;
};

/// The answer says that there is no winning move, but there is one.
struct SaidLostResidue {
    std::optional<Misconception> misconception{};
    BashTask task;
};

/// The answer is larger than the largest amount that may be taken.
struct OverMostResidue {
    std::optional<Misconception> misconception{};
    BashTask task;
    Count answer = 0;
};

/// The answer is a move that does not leave whole blocks. `reply` is the other player's winning reply.
struct WrongResidue {
    std::optional<Misconception> misconception{};
    BashTask task;
    Count answer = 0;
    Count left = 0;   ///< the number of stones that the move leaves in the heap
    Count reply = 0;  ///< the number of stones that the other player takes in reply
};

// --- hints ---

/// The hint asks which total the second player can always reach in one round, whatever the first player takes.
struct AskWhatRoundsMake {};

/// The idea: if the heap consists of whole blocks of m + 1, every move has a reply that leaves whole blocks again.
struct WholeBlocksLose {
    Count most = 0;
};

/// The hint says that the answer is the remainder of this heap, so it is less than a block.
struct DivideIntoBlocks {
    BashTask task;
};

/// The hint names two numbers, one of which is the remainder. `lower` < `higher`.
struct OneOfTwoRests {
    BashTask task;
    Count lower = 0;
    Count higher = 0;
};

struct TheResidue {
    BashTask task;
    Count quotient = 0;
    Count rest = 0;
};

/// The exercise asks how many stones a winning move takes, or which number the player must say first. The answer is 0 if the
/// position is lost, which is true of about one position in four. `n` is drawn from the range below, and may then be lowered by
/// at most m.
///
///   level   n            m         presented
///   1       8 to 30      2 to 5    as a heap
///   2       31 to 100    3 to 9    as a heap
///   3       60 to 150    4 to 12   in any of the three ways
struct BashResidueExercise {
    using Result = std::variant<RightResidue, SaidLostResidue, OverMostResidue, WrongResidue>;
    using Rung = std::variant<AskWhatRoundsMake, WholeBlocksLose, DivideIntoBlocks, OneOfTwoRests, TheResidue>;
    static constexpr Skill skill = Skill::BashResidue;
    static constexpr Asks asks = Asks::Number;

    BashTask task;

    static BashResidueExercise draw(Chance& chance, int level);
    /// True if there is at least one whole block.
    bool isSound() const { return task.most > 0 && task.n > 1 && task.heap() >= task.block(); }
    bool isWorthAsking(int level) const;
    std::vector<Count> likeness() const;
    Count difficulty() const { return task.n; }

    Answers rightAnswers() const;
    std::vector<MisconceptionAnswer> misconceptionAnswers() const;
    Result check(const Answer& answer) const;
    LadderOf<Rung> hints() const;
    bool fits(const Rung& rung, const Answer& answer) const;

    bool operator==(const BashResidueExercise&) const = default;
};

}  // namespace nimstone::practice
