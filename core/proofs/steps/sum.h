// The steps of the theorem on sums: no option of the sum has the nim-sum of the values of its parts, and every smaller
// number is the value of one.
#pragma once

#include "core/proofs/steps/step_kind.h"

namespace nimstone::proof {

/// b = g₁ ⊕ … ⊕ gₙ, of the Grundy values of the parts.
struct SumValues {
    static constexpr std::string_view kind = "sum-values";
    static constexpr std::array laws{Law::Definition, Law::NimSumByColumns, Law::Induction};

    std::vector<Count> values;
    Count sum = 0;  ///< b

    std::optional<Prediction> prediction() const { return Prediction::number(sum); }
    std::vector<Use> uses(const Proof& proof) const;  ///< how the value of a small part comes about
};

/// A part, and what all others are worth.
struct SumRest {
    Count value = 0;  ///< g
    Count rest = 0;   ///< b ⊕ g

    auto operator<=>(const SumRest&) const = default;
};

/// A move turns g of one part into some v ≠ g, since no option has the value that is their mex: v ⊕ rest ≠ g ⊕ rest = b.
struct SumNoOption {
    static constexpr std::string_view kind = "sum-no-option";
    static constexpr std::array laws{Law::MexDefinition, Law::Induction, Law::DifferentIsNotZero};

    std::vector<SumRest> parts;
    Count sum = 0;

    std::vector<Use> uses(const Proof& proof) const;
};

/// The least move of the first part that a move makes larger, from g to v, and the reply in the same part that makes it g
/// again: g < v, and v is the mex of the values of the part's new options. Where no move makes a part larger, `possible`
/// is false and all else is empty.
struct SumRaise {
    static constexpr std::string_view kind = "sum-raise";
    static constexpr std::array laws{Law::MexDefinition};
    static constexpr std::array lawsWithoutRaise{Law::Arithmetic};

    bool possible = false;
    std::size_t part = 0;
    Move move;
    Count before = 0;  ///< g
    Count raised = 0;  ///< v
    Count sum = 0;     ///< b ⊕ g ⊕ v: after the move, before the reply
    Move reply;

    std::span<const Law> lawsHere(const Proof&) const
    {
        return possible ? std::span<const Law>(laws) : std::span<const Law>(lawsWithoutRaise);
    }
    std::optional<Prediction> prediction() const { return Prediction::yes(possible); }
    std::vector<Use> uses(const Proof& proof) const;  ///< the value of the part between the two moves
};

/// The highest 1 of b ⊕ c stands in column 2^d, with c = 0; `ones` of the values, an odd number, have a 1 there.
struct SumColumn {
    static constexpr std::string_view kind = "sum-column";
    static constexpr std::array laws{Law::Definition, Law::NimSumByColumns, Law::Parity};

    Count sum = 0;
    Count column = 0;  ///< 2^d
    int exponent = 0;  ///< d
    std::size_t ones = 0;
};

/// The first of the parts with a 1 there: g ⊕ b < g.
struct SumChoice {
    static constexpr std::string_view kind = "sum-choice";
    static constexpr std::array laws{Law::NimSumByColumns, Law::LowerColumnsAreLess};

    Count column = 0;
    std::vector<std::size_t> eligible;  ///< all of these parts
    std::size_t part = 0;
    Count before = 0;  ///< g
    Count after = 0;   ///< g ⊕ b

    std::optional<Prediction> prediction() const { return Prediction::heap(eligible); }
};

/// Less than g = mex means that some option has that value: the least such move of the part. It makes the nim-sum 0.
struct SumMove {
    static constexpr std::string_view kind = "sum-move";
    static constexpr std::array laws{Law::MexDefinition, Law::Induction, Law::OwnInverse};

    std::size_t part = 0;
    Move move;
    Count before = 0;
    Count after = 0;
    Count sum = 0;  ///< after the move

    std::vector<Use> uses(const Proof& proof) const;
};

/// How another c < b is reached: the part with a 1 in the highest column of b ⊕ c turns g into g ⊕ b ⊕ c < g.
struct SumReach {
    Count target = 0;  ///< c
    Count column = 0;
    std::size_t part = 0;
    Count before = 0;
    Count after = 0;

    auto operator<=>(const SumReach&) const = default;
};

/// c = 1 … b − 1, the first of them listed. Where b ≥ 2 only.
struct SumEveryValue {
    static constexpr std::string_view kind = "sum-every-value";
    static constexpr std::array laws{Law::NimSumByColumns, Law::LowerColumnsAreLess, Law::Induction};
    static constexpr Count mostListed = 7;

    Count sum = 0;
    std::vector<SumReach> reached;
    Count unlisted = 0;
};

/// So b is the mex of the sum's options: the sum is worth one Nim heap of b, and lost exactly when that is empty.
struct SumConclusion {
    static constexpr std::string_view kind = "sum-conclusion";
    static constexpr std::array laws{Law::MexDefinition, Law::OutcomeByOptions};

    Count sum = 0;
    Outcome outcome = Outcome::P;

    std::optional<Prediction> prediction() const { return Prediction::outcome(outcome); }
    std::vector<Use> uses(const Proof& proof) const;
};

using SumStep = std::variant<SumValues, SumNoOption, SumRaise, SumColumn, SumChoice, SumMove, SumEveryValue, SumConclusion>;

}  // namespace nimstone::proof
