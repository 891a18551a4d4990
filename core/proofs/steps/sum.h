// The steps of the theorem on sums of games: the nim-sum b of the values of the components is not the value of any
// option of the sum, and every number less than b is the value of some option. In this file, "part" means a component
// of the sum, and "value" means a Grundy value.
#pragma once

#include "core/proofs/steps/step_kind.h"

namespace nimstone::proof {

/// b = g₁ ⊕ … ⊕ gₙ, the nim-sum of the Grundy values of the components.
struct SumValues {
    static constexpr std::string_view kind = "sum-values";
    static constexpr std::array laws{Law::Definition, Law::NimSumByColumns, Law::Induction};
    static constexpr std::array fieldNames{"values", "sum"};

    std::vector<Count> values;
    Count sum = 0;  ///< b, the nim-sum of `values`

    std::optional<Prediction> prediction() const { return Prediction::number(sum); }
    std::vector<Use> uses(const Proof& proof) const;  ///< the proofs by mex of the values of small components
};

/// A component of the sum, and the nim-sum of the values of all other components.
struct SumRest {
    static constexpr std::array fieldNames{"value", "rest"};

    Count value = 0;  ///< g, the value of the component
    Count rest = 0;   ///< b ⊕ g, the nim-sum of the values of the other components

    auto operator<=>(const SumRest&) const = default;
};

/// A move changes the value g of one component to some v ≠ g, because g is the mex of the values of the component's
/// options. So the new nim-sum is v ⊕ rest ≠ g ⊕ rest = b.
struct SumNoOption {
    static constexpr std::string_view kind = "sum-no-option";
    static constexpr std::array laws{Law::MexDefinition, Law::Induction, Law::DifferentIsNotZero};
    static constexpr std::array fieldNames{"parts", "sum"};

    std::vector<SumRest> parts;
    Count sum = 0;

    std::vector<Use> uses(const Proof& proof) const;
};

/// A move that increases the value of a component from g to v, and the reply in the same component that decreases the
/// value to g again. The reply exists because v is the mex of the values of the component's options after the move, and
/// g < v. The step shows the first component that has a move of this kind, and its least move. If no component has one,
/// `possible` is false and the other fields are empty.
struct SumRaise {
    static constexpr std::string_view kind = "sum-raise";
    static constexpr std::array laws{Law::MexDefinition};
    static constexpr std::array fieldNames{"possible", "part", "move", "before", "raised", "sum", "reply"};
    static constexpr std::array lawsWithoutRaise{Law::Arithmetic};

    bool possible = false;
    std::size_t part = 0;
    Move move;
    Count before = 0;  ///< g, the value of the component before the move
    Count raised = 0;  ///< v, the value of the component after the move
    Count sum = 0;     ///< b ⊕ g ⊕ v: the nim-sum after the move, before the reply
    Move reply;

    std::span<const Law> lawsHere(const Proof&) const
    {
        return possible ? std::span<const Law>(laws) : std::span<const Law>(lawsWithoutRaise);
    }
    std::optional<Prediction> prediction() const { return Prediction::yes(possible); }
    std::vector<Use> uses(const Proof& proof) const;  ///< the proof of the value v of the component after the move
};

/// Prepares the move to the value c = 0. The highest 1 of b ⊕ c is in column 2^d. The number of values that have a 1 in
/// this column, `ones`, is odd.
struct SumColumn {
    static constexpr std::string_view kind = "sum-column";
    static constexpr std::array laws{Law::Definition, Law::NimSumByColumns, Law::Parity};
    static constexpr std::array fieldNames{"sum", "column", "exponent", "ones"};

    Count sum = 0;
    Count column = 0;  ///< 2^d, the weight of the column
    int exponent = 0;  ///< d, the exponent of that weight
    std::size_t ones = 0;
};

/// Chooses the first component whose value g has a 1 in column 2^d: this implies g ⊕ b < g.
struct SumChoice {
    static constexpr std::string_view kind = "sum-choice";
    static constexpr std::array laws{Law::NimSumByColumns, Law::LowerColumnsAreLess};
    static constexpr std::array fieldNames{"column", "eligible", "part", "before", "after"};

    Count column = 0;
    std::vector<std::size_t> eligible;  ///< the indices of all components whose value has a 1 in this column
    std::size_t part = 0;
    Count before = 0;  ///< g, the value of the chosen component
    Count after = 0;   ///< g ⊕ b, the value of the component that makes the nim-sum 0

    std::optional<Prediction> prediction() const { return Prediction::heap(eligible); }
};

/// g is the mex of the values of the component's options, and g ⊕ b < g, so some option of the component has the value
/// g ⊕ b. The step shows the least move to such an option. This move makes the nim-sum 0.
struct SumMove {
    static constexpr std::string_view kind = "sum-move";
    static constexpr std::array laws{Law::MexDefinition, Law::Induction, Law::OwnInverse};
    static constexpr std::array fieldNames{"part", "move", "before", "after", "sum"};

    std::size_t part = 0;
    Move move;
    Count before = 0;
    Count after = 0;
    Count sum = 0;  ///< the nim-sum after the move

    std::vector<Use> uses(const Proof& proof) const;
};

/// The way to an option of the sum with the value c < b: the first component whose value has a 1 in the highest column
/// of b ⊕ c changes its value from g to g ⊕ b ⊕ c < g.
struct SumReach {
    static constexpr std::array fieldNames{"target", "column", "part", "before", "after"};

    Count target = 0;  ///< c, the value of the option
    Count column = 0;
    std::size_t part = 0;
    Count before = 0;
    Count after = 0;

    auto operator<=>(const SumReach&) const = default;
};

/// The ways to options with the values c = 1 … b − 1, of which the first `mostListed` are listed. The proof has this
/// step if b ≥ 2.
struct SumEveryValue {
    static constexpr std::string_view kind = "sum-every-value";
    static constexpr std::array laws{Law::NimSumByColumns, Law::LowerColumnsAreLess, Law::Induction};
    static constexpr std::array fieldNames{"sum", "reached", "unlisted"};
    static constexpr Count mostListed = 7;

    Count sum = 0;
    std::vector<SumReach> reached;
    Count unlisted = 0;
};

/// The conclusion: b is the mex of the values of the sum's options. So the sum has the value of one Nim heap of b
/// stones, and the player to move loses exactly when b = 0.
struct SumConclusion {
    static constexpr std::string_view kind = "sum-conclusion";
    static constexpr std::array laws{Law::MexDefinition, Law::OutcomeByOptions};
    static constexpr std::array fieldNames{"sum", "outcome"};

    Count sum = 0;
    Outcome outcome = Outcome::P;

    std::optional<Prediction> prediction() const { return Prediction::outcome(outcome); }
    std::vector<Use> uses(const Proof& proof) const;
};

using SumStep = std::variant<SumValues, SumNoOption, SumRaise, SumColumn, SumChoice, SumMove, SumEveryValue, SumConclusion>;

}  // namespace nimstone::proof
