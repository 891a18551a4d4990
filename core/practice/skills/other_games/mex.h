// The skill of finding a mex, of a set of numbers or of the options of a position.
#pragma once

#include <set>

#include "core/practice/skills/exercise_kind.h"

namespace nimstone::practice {

// --- the results of an answer ---

struct RightMex {
    static constexpr bool right = true;

    Count mex = 0;
    std::optional<Count> heap{};  ///< the heap whose Grundy value it is; nullopt for a set of numbers
};

/// The answer is one of the values, or a smaller number than the answer is missing too.
struct WrongMex {
    std::optional<Misconception> misconception{};
    Count answer = 0;
    std::optional<std::size_t> place{};  ///< the index of the first value (or largest option) that equals the answer
    std::optional<Count> heap{};         ///< the heap whose value is asked for, as in RightMex
};

// --- hints ---

/// The question: which numbers are missing? For a heap: to which heaps does a move lead?
struct AskWhatIsMissing {
    std::optional<Count> heap{};
};

/// Count up from 0 until a number is missing; for a heap, among the values of its options.
struct CountUpFromZero {
    std::optional<Count> heap{};
};

/// `most` different numbers cannot contain all of 0 … `most`, so the mex is at most `most`. For a heap, `most` is its
/// number of options.
struct MexIsAtMost {
    Count most = 0;
    std::optional<Count> heap{};
    std::vector<Count> options{};  ///< the heaps to which a move leads, the largest first
};

/// One of these two is the mex. `smaller` < `larger`.
struct MexIsOneOfTwo {
    Count smaller = 0;
    Count larger = 0;
};

struct TheMex {
    Count mex = 0;
    std::vector<Count> values{};  ///< the numbers of which it is the mex, ascending and without repetition
};

/// The least number that is at least `first` and not in `values`.
Count mexFrom(Count first, const std::set<Count>& values);

/// What is the mex of these numbers? At level 3: what is the Grundy value of a heap of a subtraction game, if these are
/// the values of the smaller heaps?
///
///   level   values    and
///   1       3 to 5    all different, with a 0, and not a run from 0
///   2       6 to 8    some of them repeated
///   3       9 to 14   of the heaps 0, 1, 2, …; the user has to pick those to which one move leads
struct MexExercise {
    using Result = std::variant<RightMex, WrongMex>;
    using Rung = std::variant<AskWhatIsMissing, CountUpFromZero, MexIsAtMost, MexIsOneOfTwo, TheMex>;
    static constexpr Skill skill = Skill::Mex;
    static constexpr Asks asks = Asks::Number;

    std::vector<Count> values;     ///< the numbers in the order in which they are shown; for a heap, g(0), g(1), …
    std::vector<Count> amounts{};  ///< the amounts that may be taken from the heap, ascending; empty for a set of numbers

    bool isOfHeap() const { return !amounts.empty(); }
    /// The heap whose value is asked for.
    Count heap() const { return values.size(); }
    /// The indices in `values` of the numbers whose mex is asked for; for a heap, the largest index first.
    std::vector<std::size_t> options() const;

    static MexExercise draw(Chance& chance, int level);
    bool isSound() const;
    bool isWorthAsking(int level) const;
    std::vector<Count> likeness() const;
    /// The number of values to look at.
    Count difficulty() const { return values.size(); }

    Answers rightAnswers() const;
    std::vector<MisconceptionAnswer> misconceptionAnswers() const;
    Result check(const Answer& answer) const;
    LadderOf<Rung> hints() const;
    bool fits(const Rung& rung, const Answer& answer) const;

    bool operator==(const MexExercise&) const = default;
};

}  // namespace nimstone::practice
