// The skill of completing a cold pair of Wythoff's game.
#pragma once

#include "core/practice/skills/exercise_kind.h"

namespace nimstone::practice {

/// (a_k, b_k), and k = b_k − a_k.
struct WythoffPair {
    Count smaller = 0;
    Count larger = 0;

    Count index() const { return larger - smaller; }

    bool operator==(const WythoffPair&) const = default;
};

/// The pair of that index.
WythoffPair coldPairAt(Count index);
/// The only pair that holds that number.
WythoffPair coldPairWith(Count number);

// --- what an answer turns out to be ---

struct RightPartner {
    static constexpr bool right = true;

    Count given = 0;
    WythoffPair pair;
};

/// Two equal heaps, or one that is empty: the other player takes everything.
struct TakenAtOnce {
    Count given = 0;
    Count answer = 0;  ///< the same number, or 0
};

/// More than twice the given number, for no reason that is known: no pair but (1, 2) reaches even twice.
struct TooFarApart {
    Count given = 0;
    Count answer = 0;
};

/// The answer belongs to another pair, and so does the difference.
struct WrongPartner {
    std::optional<Misconception> misconception{};
    Count given = 0;
    Count answer = 0;
    WythoffPair ofAnswer;  ///< where the answer stands
    /// Where the difference of the two belongs; none where that is the pair which is looked for.
    std::optional<WythoffPair> ofDifference = {};
};

// --- hints ---

/// Which numbers, and which differences, can a new pair still have?
struct AskWhatIsUnused {};

/// a_k = mex of all earlier numbers, b_k = a_k + k; the first pairs.
struct MexAndDifference {
    std::vector<WythoffPair> first;
};

/// Whether the given number is the smaller one of its pair.
struct SideOfThePair {
    Count given = 0;
    bool isSmaller = false;
};

/// The pair is the next after this one or the one after that.
struct PairBefore {
    Count given = 0;
    WythoffPair before;
};

struct ThePair {
    Count given = 0;
    WythoffPair pair;
};

/// Which number makes a cold pair with this one?
///
/// It is beyond the pairs with which the idea is explained, so their table has to be continued:
///
///   level   k
///   1       4 … 12
///   2       10 … 25
///   3       26 … 120; where the smaller number is given, φ times it rounds to a wrong one
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
    /// k.
    Count difficulty() const { return coldPairWith(given).index(); }

    Answers rightAnswers() const;
    std::vector<Misled> misled() const;
    Result check(const Answer& answer) const;
    LadderOf<Rung> hints() const;
    bool fits(const Rung& rung, const Answer& answer) const;

    bool operator==(const ColdPairExercise&) const = default;
};

/// The pairs with which the table begins, in every hint ladder.
inline constexpr Count coldPairsKnown = 3;

}  // namespace nimstone::practice
