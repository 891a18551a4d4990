// The position of the day. It depends on the date alone, so it is the same for everyone. Each weekday has its own kind of game
// and its own difficulty. The learner finds all winning moves, and then tells the reason from facts that only seem to explain
// the outcome.
#pragma once

#include <string_view>
#include <vector>

#include "core/practice/mistakes.h"
#include "core/sum/game_sum.h"

namespace nimstone::learn {

/// A property of a position that a learner may mistake for the reason of its outcome.
struct Fact {
    enum class Kind {
        NimSum,    ///< the nim-sum of the sizes is 0
        Pairs,     ///< the heaps form pairs of equal heaps
        Multiple,  ///< the sizes add up to a multiple of `divisor`
    };
    Kind kind = Kind::Multiple;
    Count divisor = 2;

    bool operator==(const Fact&) const = default;
};

/// The sizes of all heaps of a position.
std::vector<Count> sizesOf(const GameSum& position);

bool holds(const Fact& fact, const GameSum& position);

struct PositionOfTheDay {
    practice::Day day = 0;
    int level = 1;          ///< practice::lowestLevel … practice::highestLevel
    std::string_view form;  ///< the position in the notation, with # in place of each size
    GameSum position;
    std::vector<MoveInSum> winning{};  ///< all winning moves; none if the position is lost
};

PositionOfTheDay dailyPosition(practice::Day day);

/// A fact that is not the reason. `counterexample`, a small position of the same game, shows this: the fact is true in both the
/// counterexample and the position of the day, or false in both, but the two positions have different outcomes.
struct FalseReason {
    Fact fact;
    GameSum counterexample;
};

/// Returns 2 or 3 facts that a learner might mistake for the reason, the most tempting ones first.
std::vector<FalseReason> falseReasons(const PositionOfTheDay& daily);

}  // namespace nimstone::learn
