// The steps of Grundy values by mex: every position that can be reached, in order of size, each with its value.
#pragma once

#include "core/proofs/steps/step_kind.h"

namespace nimstone::proof {

/// A position that can be reached, and how many moves a game from there can last. Positions that differ only in the
/// order of their heaps, or in empty ones, count as one wherever the game makes no difference between them.
struct MexPlace {
    std::vector<Count> heaps;  ///< as Rules::numbersOf has them: in Fibonacci Nim the heap, then its quota
    Count longest = 0;

    auto operator<=>(const MexPlace&) const = default;
};

/// All of them, by the longest game from each: every move leads to one that stands before. The last is the person's own.
struct MexPositions {
    static constexpr std::string_view kind = "mex-positions";
    static constexpr std::array laws{Law::Rules, Law::Induction};

    std::vector<MexPlace> positions;
    std::size_t moves = 0;  ///< from one of them to another
};

/// The first `ends` of them have no options: mex of nothing is 0, and the player to move has lost.
struct MexEnds {
    static constexpr std::string_view kind = "mex-ends";
    static constexpr std::array laws{Law::MexDefinition, Law::NoMoveLoses};

    std::size_t ends = 0;
    Count value = 0;
    Outcome outcome = Outcome::P;
};

/// One position that has options: their values, and the least number that is not among them.
struct MexValue {
    static constexpr std::string_view kind = "mex-value";
    static constexpr std::array laws{Law::Rules, Law::MexDefinition};

    std::size_t place = 0;             ///< among the positions, from 0
    std::vector<Count> heaps;          ///< as those of a MexPlace
    std::vector<std::size_t> options;  ///< their places, ascending
    std::vector<Count> values;         ///< of the options, ascending, each once
    Count value = 0;

    std::optional<Prediction> prediction() const { return Prediction::number(value); }
};

/// P exactly when the value is 0: then no option has the value 0, otherwise some option has.
struct MexConclusion {
    static constexpr std::string_view kind = "mex-conclusion";
    static constexpr std::array laws{Law::MexDefinition, Law::OutcomeByOptions};

    Count value = 0;
    std::vector<std::size_t> lost;  ///< the places of the options of value 0
    Outcome outcome = Outcome::P;

    std::optional<Prediction> prediction() const { return Prediction::outcome(outcome); }
};

using MexStep = std::variant<MexPositions, MexEnds, MexValue, MexConclusion>;

}  // namespace nimstone::proof
