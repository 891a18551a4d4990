// Checks whether a proof that was read from a file holds, and finds out what is wrong with it.
//
// `verify`, which shares no code with the prover, decides whether the proof holds. Only to say what a wrong place should contain,
// the proof is made again and compared.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/proofs/proof.h"

namespace nimstone::exports {

struct ProofFlaw {
    enum class Kind {
        Refused,    ///< the theorem does not apply; `refusal` says why
        Missing,    ///< the proof ends, but a step of kind `expected` must follow
        TooMany,    ///< the proof was already complete before this step
        OtherKind,  ///< the step has another kind than `expected`
        Fact,       ///< the field `field` of the step is `found`, but must be `expected`
        Unfounded,  ///< the step does not follow from the steps before it
        Words,      ///< the facts hold, but `field` is not the text that Nimstone writes for them
    };
    Kind kind = Kind::Refused;
    std::optional<std::size_t> step{};  ///< index from 0; none if the flaw concerns the whole proof
    std::string field{};
    std::string found{};  ///< the value as JSON
    std::string expected{};
    std::optional<proof::Refusal> refusal{};
    bool rounded = false;  ///< true if, for Kind::Fact, the values differ only by digits that a program with doubles loses
};

/// Returns the first flaw of the steps; none if all steps hold and none is missing.
std::optional<ProofFlaw> stepFlaw(const proof::Proof& proof);

/// Compares the texts in `json` with those that proofJson() writes in the current language. `proof` must hold and must have been
/// read from `json`.
std::vector<ProofFlaw> textFlaws(const proof::Proof& proof, std::string_view json);

}  // namespace nimstone::exports
