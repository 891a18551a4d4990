// The skill of finding the move of Bash's game: the rest of a division by one more than may be taken.
#pragma once

#include "core/practice/skills/exercise_kind.h"

namespace nimstone::practice {

/// How Bash's game is told. From 0, saying the number r is taking r stones.
enum class BashTelling {
    Heap,      ///< n stones, 1 … m are taken, who takes the last one wins
    CountUp,   ///< 1 … m is added to the number said last, from 0; who says n wins
    Overstep,  ///< the same, but who first writes n or more loses, as in HDU 4764
};

/// What is asked, and the heap that it comes to.
struct BashTask {
    BashTelling telling = BashTelling::Heap;
    Count n = 0;
    Count most = 0;  ///< m

    /// Who takes the last stone of this heap wins: n, or one less where n itself loses.
    Count heap() const { return telling == BashTelling::Overstep ? n - 1 : n; }
    Count block() const { return most + 1; }

    bool operator==(const BashTask&) const = default;
};

// --- what an answer turns out to be ---

/// `rest` stones, or none where that is 0.
struct RightResidue {
    static constexpr bool right = true;

    BashTask task;
    Count quotient = 0;
    Count rest = 0;
};

/// "There is no winning move", where there is one.
struct SaidLostResidue {
    std::optional<Misconception> misconception{};
    BashTask task;
};

/// More than may be taken.
struct OverMostResidue {
    std::optional<Misconception> misconception{};
    BashTask task;
    Count answer = 0;
};

/// A move that leaves no whole blocks, and the answer that does.
struct WrongResidue {
    std::optional<Misconception> misconception{};
    BashTask task;
    Count answer = 0;
    Count left = 0;   ///< of the heap
    Count reply = 0;  ///< what the other player takes of it
};

// --- hints ---

/// Whatever one player takes: which total can the other always make of it?
struct AskWhatRoundsMake {};

/// From whole blocks of m + 1 every move has an answer.
struct WholeBlocksLose {
    Count most = 0;
};

/// It is the rest of this heap that is looked for, and so less than a block.
struct DivideIntoBlocks {
    BashTask task;
};

/// One of these two is the rest. `lower` < `higher`.
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

/// How many stones must be taken to win, or which number must be said first? 0 where the position is lost, as about one
/// in four is.
///
///   level   n           m        told
///   1       up to 30    2 … 5    as a heap
///   2       31 … 100    3 … 9    as a heap
///   3       60 … 150    4 … 12   in each of the three ways
struct BashResidueExercise {
    using Result = std::variant<RightResidue, SaidLostResidue, OverMostResidue, WrongResidue>;
    using Rung = std::variant<AskWhatRoundsMake, WholeBlocksLose, DivideIntoBlocks, OneOfTwoRests, TheResidue>;
    static constexpr Skill skill = Skill::BashResidue;
    static constexpr Asks asks = Asks::Number;

    BashTask task;

    static BashResidueExercise draw(Chance& chance, int level);
    /// One block at least.
    bool isSound() const { return task.most > 0 && task.n > 1 && task.heap() >= task.block(); }
    bool isWorthAsking(int level) const;
    std::vector<Count> likeness() const;
    Count difficulty() const { return task.n; }

    Answers rightAnswers() const;
    std::vector<Misled> misled() const;
    Result check(const Answer& answer) const;
    LadderOf<Rung> hints() const;
    bool fits(const Rung& rung, const Answer& answer) const;

    bool operator==(const BashResidueExercise&) const = default;
};

}  // namespace nimstone::practice
