// The skill of completing a cold pair of Wythoff's game.
#pragma once

#include "core/practice/skills/exercise_kind.h"

namespace nimstone::practice {

/// A cold pair (a_k, b_k), with the index k = b_k − a_k.
struct WythoffPair {
    Count smaller = 0;
    Count larger = 0;

    Count index() const { return larger - smaller; }

    bool operator==(const WythoffPair&) const = default;
};

/// Returns the cold pair with the index `index`.
WythoffPair coldPairAt(Count index);
/// Returns the only cold pair that contains the number.
WythoffPair coldPairWith(Count number);

// --- The results of an answer. ---

struct RightPartner {
    static constexpr bool right = true;

    Count given = 0;
    WythoffPair pair;
};

/// The answer makes two equal heaps or an empty heap, so the other player can take everything at once.
struct TakenAtOnce {
    Count given = 0;
    Count answer = 0;  ///< the answer, which is the given number or 0
};

/// The answer is more than twice the given number, and no misconception explains it. Only in the pair (1, 2) is one number
/// twice the other.
struct TooFarApart {
    Count given = 0;
    Count answer = 0;
};

/// The answer belongs to another cold pair. `ofAnswer` and `ofDifference` show why the answer is wrong.
struct WrongPartner {
    std::optional<Misconception> misconception{};
    Count given = 0;
    Count answer = 0;
    WythoffPair ofAnswer;  ///< the cold pair that contains the answer
    /// The cold pair whose difference is the difference between the answer and the given number; nullopt if it is the right
    /// pair.
    std::optional<WythoffPair> ofDifference = {};
};

// --- hints ---

/// The hint asks which numbers, and which differences, a new pair can still have.
struct AskWhatIsUnused {};

/// The idea: a_k is the mex of all earlier numbers, and b_k = a_k + k. The hint shows the first pairs.
struct MexAndDifference {
    std::vector<WythoffPair> first;
};

/// The hint says whether the given number is the smaller number of its pair.
struct SideOfThePair {
    Count given = 0;
    bool isSmaller = false;
};

/// The hint says that the right pair is the first or the second pair after `before`.
struct PairBefore {
    Count given = 0;
    WythoffPair before;
};

struct ThePair {
    Count given = 0;
    WythoffPair pair;
};

/// The exercise asks which number makes a cold pair with the given number.
///
/// The right pair is not one of those that the hints list, so the user has to continue the list:
///
///   level   k
///   1       4 to 12
///   2       10 to 25
///   3       26 to 120; if the smaller number is given, rounding φ times it to the nearest integer gives a wrong answer
struct ColdPairExercise {
    using Result = std::variant<RightPartner, TakenAtOnce, TooFarApart, WrongPartner>;
    using Rung = std::variant<AskWhatIsUnused, MexAndDifference, SideOfThePair, PairBefore, ThePair>;
    static constexpr Skill skill = Skill::ColdPair;
    static constexpr Asks asks = Asks::Number;

    Count given = 0;

    static ColdPairExercise draw(Chance& chance, int level);
    bool isSound() const;
    bool isWorthAsking(int level) const;
    std::vector<Count> likeness() const { return {given}; }
    /// The difficulty is the index k of the pair.
    Count difficulty() const { return coldPairWith(given).index(); }

    Answers rightAnswers() const;
    std::vector<MisconceptionAnswer> misconceptionAnswers() const;
    Result check(const Answer& answer) const;
    LadderOf<Rung> hints() const;
    bool fits(const Rung& rung, const Answer& answer) const;

    bool operator==(const ColdPairExercise&) const = default;
};

/// The number of cold pairs that every hint ladder lists.
inline constexpr Count coldPairsKnown = 3;

}  // namespace nimstone::practice
