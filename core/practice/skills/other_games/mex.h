// The skill of finding a mex, of a set of numbers or of the options of a position.
#pragma once

#include <set>

#include "core/practice/skills/exercise_kind.h"

namespace nimstone::practice {

// --- The results of an answer. ---

struct RightMex {
    static constexpr bool right = true;

    Count mex = 0;
    std::optional<Count> heap{};  ///< the heap whose Grundy value is the mex; nullopt for a set of numbers
};

/// The answer is one of the values, or a number smaller than the answer is missing too.
struct WrongMex {
    std::optional<Misconception> misconception{};
    Count answer = 0;
    std::optional<std::size_t> place{};  ///< the index of the first value (or largest option) that equals the answer
    std::optional<Count> heap{};         ///< the heap whose value the exercise asks for; nullopt for a set of numbers
};

// --- hints ---

/// The hint asks which numbers are missing or, for a heap, to which heaps a move leads.
struct AskWhatIsMissing {
    std::optional<Count> heap{};
};

/// The idea: count up from 0 until a number is missing. For a heap, count among the values of its options.
struct CountUpFromZero {
    std::optional<Count> heap{};
};

/// The hint says that the mex is at most `most`, because `most` different numbers cannot contain all of 0 … `most`. For a
/// heap, `most` is its number of options.
struct MexIsAtMost {
    Count most = 0;
    std::optional<Count> heap{};
    std::vector<Count> options{};  ///< the heaps to which a move leads, the largest first
};

/// The hint names two numbers, one of which is the mex. `smaller` < `larger`.
struct MexIsOneOfTwo {
    Count smaller = 0;
    Count larger = 0;
};

struct TheMex {
    Count mex = 0;
    std::vector<Count> values{};  ///< the numbers whose mex it is, ascending and without repetition
};

/// Returns the smallest number that is at least `first` and not in `values`.
Count mexFrom(Count first, const std::set<Count>& values);

/// The exercise asks for the mex of some numbers. At level 3, it asks for the Grundy value of a heap of a subtraction game,
/// and shows the values of the smaller heaps.
///
///   level   how many  which values
///   1       3 to 5    all different, with a 0, and not a run from 0
///   2       6 to 8    some of them repeated
///   3       9 to 14   those of the heaps 0, 1, 2, …; the user has to pick the values of the heaps to which one move leads
struct MexExercise {
    using Result = std::variant<RightMex, WrongMex>;
    using Rung = std::variant<AskWhatIsMissing, CountUpFromZero, MexIsAtMost, MexIsOneOfTwo, TheMex>;
    static constexpr Skill skill = Skill::Mex;
    static constexpr Asks asks = Asks::Number;

    std::vector<Count> values;     ///< the numbers in the order in which they are shown; for a heap, g(0), g(1), …
    std::vector<Count> amounts{};  ///< the amounts that may be taken from the heap, ascending; empty for a set of numbers

    bool isOfHeap() const { return !amounts.empty(); }
    /// The size of the heap whose value the exercise asks for.
    Count heap() const { return values.size(); }
    /// The indices in `values` of the numbers whose mex is asked for; for a heap, the largest index first.
    std::vector<std::size_t> options() const;

    static MexExercise draw(Chance& chance, int level);
    bool isSound() const;
    bool isWorthAsking(int level) const;
    std::vector<Count> likeness() const;
    /// The difficulty is the number of values that the exercise shows.
    Count difficulty() const { return values.size(); }

    Answers rightAnswers() const;
    std::vector<MisconceptionAnswer> misconceptionAnswers() const;
    Result check(const Answer& answer) const;
    LadderOf<Rung> hints() const;
    bool fits(const Rung& rung, const Answer& answer) const;

    bool operator==(const MexExercise&) const = default;
};

}  // namespace nimstone::practice
