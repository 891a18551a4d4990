// The steps of a proof of Grundy values by mex: every position that can be reached, in order of size, with its value.
#pragma once

#include "core/proofs/steps/step_kind.h"

namespace nimstone::proof {

/// A position that can be reached, and the greatest number of moves that a game from it can last. Positions that differ
/// only in the order of their heaps or in empty heaps count as one, if that makes no difference in the game.
struct MexPlace {
    static constexpr std::array fieldNames{"heaps", "longest"};

    std::vector<Count> heaps;  ///< the numbers that Rules::numbersOf returns: heap sizes, but in Fibonacci Nim the heap and then its quota
    Count longest = 0;

    auto operator<=>(const MexPlace&) const = default;
};

/// All positions that can be reached, sorted by the longest game from each, so every move leads to an earlier one. The
/// last is the position that the user entered.
struct MexPositions {
    static constexpr std::string_view kind = "mex-positions";
    static constexpr std::array laws{Law::Rules, Law::Induction};
    static constexpr std::array fieldNames{"positions", "moves"};

    std::vector<MexPlace> positions;
    std::size_t moves = 0;  ///< the number of moves between these positions
};

/// The first `ends` positions have no options: the mex of no values is 0, and the player to move has lost.
struct MexEnds {
    static constexpr std::string_view kind = "mex-ends";
    static constexpr std::array laws{Law::MexDefinition, Law::NoMoveLoses};
    static constexpr std::array fieldNames{"ends", "value", "outcome"};

    std::size_t ends = 0;
    Count value = 0;
    Outcome outcome = Outcome::P;
};

/// One position that has options: their values, and the least number that is not one of them.
struct MexValue {
    static constexpr std::string_view kind = "mex-value";
    static constexpr std::array laws{Law::Rules, Law::MexDefinition};
    static constexpr std::array fieldNames{"place", "heaps", "options", "values", "value"};

    std::size_t place = 0;             ///< the index among the positions, from 0
    std::vector<Count> heaps;          ///< the numbers of the position, as in MexPlace
    std::vector<std::size_t> options;  ///< the indices of the options, ascending
    std::vector<Count> values;         ///< the values of the options, ascending and without repetition
    Count value = 0;

    std::optional<Prediction> prediction() const { return Prediction::number(value); }
};

/// The conclusion: the position is P exactly when its value is 0. If it is 0, no option has the value 0; otherwise some
/// option has.
struct MexConclusion {
    static constexpr std::string_view kind = "mex-conclusion";
    static constexpr std::array laws{Law::MexDefinition, Law::OutcomeByOptions};
    static constexpr std::array fieldNames{"value", "lost", "outcome"};

    Count value = 0;
    std::vector<std::size_t> lost;  ///< the indices of the options of value 0
    Outcome outcome = Outcome::P;

    std::optional<Prediction> prediction() const { return Prediction::outcome(outcome); }
};

using MexStep = std::variant<MexPositions, MexEnds, MexValue, MexConclusion>;

}  // namespace nimstone::proof
