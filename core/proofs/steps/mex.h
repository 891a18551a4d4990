// The steps of a proof of Grundy values by mex: the value of every position that can be reached, sorted by the length
// of the longest game from each position.
#pragma once

#include "core/proofs/steps/step_kind.h"

namespace nimstone::proof {

/// A position that can be reached from the user's position, and the largest number of moves of a game that starts there.
/// Positions that differ only in the order of their heaps or in empty heaps count as one position, if these differences
/// do not matter in the game.
struct MexPlace {
    static constexpr std::array fieldNames{"heaps", "longest"};

    std::vector<Count> heaps;  ///< the numbers that Rules::numbersOf returns: heap sizes; in Fibonacci Nim, the size of the heap and then its quota
    Count longest = 0;

    auto operator<=>(const MexPlace&) const = default;
};

/// All positions that can be reached from the user's position, sorted by the length of the longest game from each of
/// them. So every move leads to a position that is earlier in the list. The last position is the user's position.
struct MexPositions {
    static constexpr std::string_view kind = "mex-positions";
    static constexpr std::array laws{Law::Rules, Law::Induction};
    static constexpr std::array fieldNames{"positions", "moves"};

    std::vector<MexPlace> positions;
    std::size_t moves = 0;  ///< the number of moves between positions of the list
};

/// The first `ends` positions have no options: the mex of an empty set is 0, and the player to move has lost.
struct MexEnds {
    static constexpr std::string_view kind = "mex-ends";
    static constexpr std::array laws{Law::MexDefinition, Law::NoMoveLoses};
    static constexpr std::array fieldNames{"ends", "value", "outcome"};

    std::size_t ends = 0;
    Count value = 0;
    Outcome outcome = Outcome::P;
};

/// One position that has options: the values of its options, and the least number that is not one of these values.
struct MexValue {
    static constexpr std::string_view kind = "mex-value";
    static constexpr std::array laws{Law::Rules, Law::MexDefinition};
    static constexpr std::array fieldNames{"place", "heaps", "options", "values", "value"};

    std::size_t place = 0;             ///< the index of the position in MexPositions::positions, from 0
    std::vector<Count> heaps;          ///< the numbers of the position, in the form of MexPlace::heaps
    std::vector<std::size_t> options;  ///< the indices of the options in MexPositions::positions, ascending
    std::vector<Count> values;         ///< the values of the options, ascending, each once
    Count value = 0;

    std::optional<Prediction> prediction() const { return Prediction::number(value); }
};

/// The conclusion: the position is P exactly when its value is 0. If its value is 0, no option has the value 0;
/// otherwise some option has the value 0.
struct MexConclusion {
    static constexpr std::string_view kind = "mex-conclusion";
    static constexpr std::array laws{Law::MexDefinition, Law::OutcomeByOptions};
    static constexpr std::array fieldNames{"value", "lost", "outcome"};

    Count value = 0;
    std::vector<std::size_t> lost;  ///< the indices of the options that have the value 0
    Outcome outcome = Outcome::P;

    std::optional<Prediction> prediction() const { return Prediction::outcome(outcome); }
};

using MexStep = std::variant<MexPositions, MexEnds, MexValue, MexConclusion>;

}  // namespace nimstone::proof
