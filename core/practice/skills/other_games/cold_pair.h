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

/// The cold pair with that index.
WythoffPair coldPairAt(Count index);
/// The only cold pair that contains that number.
WythoffPair coldPairWith(Count number);

// --- the results of an answer ---

struct RightPartner {
    static constexpr bool right = true;

    Count given = 0;
    WythoffPair pair;
};

/// The answer makes two equal heaps or an empty heap, so the other player takes everything.
struct TakenAtOnce {
    Count given = 0;
    Count answer = 0;  ///< the given number, or 0
};

/// The answer is more than twice the given number, and no misconception explains it. Only the pair (1, 2) reaches even
/// twice.
struct TooFarApart {
    Count given = 0;
    Count answer = 0;
};

/// The answer belongs to another pair. `ofAnswer` and `ofDifference` show what is wrong with it.
struct WrongPartner {
    std::optional<Misconception> misconception{};
    Count given = 0;
    Count answer = 0;
    WythoffPair ofAnswer;  ///< the cold pair that contains the answer
    /// The cold pair with the difference between the answer and the given number; nullopt if that is the right pair.
    std::optional<WythoffPair> ofDifference = {};
};

// --- hints ---

/// The question: which numbers, and which differences, can a new pair still have?
struct AskWhatIsUnused {};

/// The idea: a_k is the mex of all earlier numbers, and b_k = a_k + k. Shows the first pairs.
struct MexAndDifference {
    std::vector<WythoffPair> first;
};

/// Tells whether the given number is the smaller one of its pair.
struct SideOfThePair {
    Count given = 0;
    bool isSmaller = false;
};

/// The right pair is the first or the second after `before`.
struct PairBefore {
    Count given = 0;
    WythoffPair before;
};

struct ThePair {
    Count given = 0;
    WythoffPair pair;
};

/// Which number makes a cold pair with the given one?
///
/// The pair is not one of those that the hints list, so the user has to continue the list:
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
    /// The index k of the pair.
    Count difficulty() const { return coldPairWith(given).index(); }

    Answers rightAnswers() const;
    std::vector<MisconceptionAnswer> misconceptionAnswers() const;
    Result check(const Answer& answer) const;
    LadderOf<Rung> hints() const;
    bool fits(const Rung& rung, const Answer& answer) const;

    bool operator==(const ColdPairExercise&) const = default;
};

/// The number of pairs that every hint ladder lists.
inline constexpr Count coldPairsKnown = 3;

}  // namespace nimstone::practice
