// The skill of finding a mex: of a set of numbers, and of the options of a position.
#pragma once

#include <set>

#include "core/practice/skills/exercise_kind.h"

namespace nimstone::practice {

// --- what an answer turns out to be ---

struct RightMex {
    static constexpr bool right = true;

    Count mex = 0;
    std::optional<Count> heap{};  ///< whose value it is, where it is that of a heap
};

/// Either the answer is among the values, or it is not and neither is a smaller number.
struct WrongMex {
    std::optional<Misconception> misconception{};
    Count answer = 0;
    std::optional<std::size_t> place{};  ///< of the first value, or of the largest option, that is the answer
    std::optional<Count> heap{};         ///< as above
};

// --- hints ---

/// Which numbers are missing? Of a heap: which heaps can it become?
struct AskWhatIsMissing {
    std::optional<Count> heap{};
};

/// Count up from 0, until a number is not there; of a heap, among the values of its options.
struct CountUpFromZero {
    std::optional<Count> heap{};
};

/// So many different numbers cannot hold all of 0 … `most`; of a heap, so many options.
struct MexIsAtMost {
    Count most = 0;
    std::optional<Count> heap{};
    std::vector<Count> options{};  ///< the heaps that it can become, the largest first
};

/// One of these two is the mex. `smaller` < `larger`.
struct MexIsOneOfTwo {
    Count smaller = 0;
    Count larger = 0;
};

struct TheMex {
    Count mex = 0;
    std::vector<Count> values{};  ///< the different ones that it is the mex of, in ascending order
};

/// The least number from `first` on that is not among the values.
Count mexFrom(Count first, const std::set<Count>& values);

/// What is the mex of these numbers? At level 3: what is a heap of a subtraction game worth, whose smaller heaps are worth
/// these?
///
///   level   values   and
///   1       3 … 5    all different, with a 0, and not a run from it
///   2       6 … 8    some of them more than once
///   3       9 … 14   of the heaps 0, 1, 2, …, of which those that one move leads to have to be picked
struct MexExercise {
    using Result = std::variant<RightMex, WrongMex>;
    using Rung = std::variant<AskWhatIsMissing, CountUpFromZero, MexIsAtMost, MexIsOneOfTwo, TheMex>;
    static constexpr Skill skill = Skill::Mex;
    static constexpr Asks asks = Asks::Number;

    std::vector<Count> values;     ///< in the order in which they are shown; of heaps, g(0), g(1), …
    std::vector<Count> amounts{};  ///< what may be taken from a heap, in ascending order; empty where a set is given

    bool isOfHeap() const { return !amounts.empty(); }
    /// The heap that is asked about.
    Count heap() const { return values.size(); }
    /// The places in `values` of what the mex is of, the last first where they are heaps.
    std::vector<std::size_t> options() const;

    static MexExercise draw(Chance& chance, int level);
    bool isSound() const;
    bool isWorthAsking(int level) const;
    std::vector<Count> likeness() const;
    /// How many values there are to look at.
    Count difficulty() const { return values.size(); }

    Answers rightAnswers() const;
    std::vector<Misled> misled() const;
    Result check(const Answer& answer) const;
    LadderOf<Rung> hints() const;
    bool fits(const Rung& rung, const Answer& answer) const;

    bool operator==(const MexExercise&) const = default;
};

}  // namespace nimstone::practice
