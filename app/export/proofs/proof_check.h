// Checks a proof that was read from a file, and finds out what is wrong with it.
//
// The function `verify`, which shares no code with the prover, decides if the proof holds. If it does not hold, the
// proof is made again and compared, only to find out what the wrong place should contain.
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
        Missing,    ///< the proof ends, but a step of the kind `expected` must follow
        TooMany,    ///< the proof was already complete before this step
        OtherKind,  ///< the step has a kind that is not `expected`
        Fact,       ///< the value of the field `field` of the step is `found`, but must be `expected`
        Unfounded,  ///< the step does not follow from the steps before it
        Words,      ///< the facts hold, but `field` has another text than the text that Nimstone writes for these facts
    };
    Kind kind = Kind::Refused;
    std::optional<std::size_t> step{};  ///< the index of the step, from 0; empty if the flaw concerns the whole proof
    std::string field{};
    std::string found{};  ///< the value in the file, as JSON
    std::string expected{};
    std::optional<proof::Refusal> refusal{};
    /// For Kind::Fact, true if the values differ only by digits that a program loses if it reads numbers as doubles.
    bool rounded = false;
};

/// Returns the first flaw of the steps; std::nullopt if all steps hold and no step is missing.
std::optional<ProofFlaw> stepFlaw(const proof::Proof& proof);

/// Compares the texts in `json` with the texts that proofJson() writes in the current language. `proof` must hold and
/// must have been read from `json`.
std::vector<ProofFlaw> textFlaws(const proof::Proof& proof, std::string_view json);

}  // namespace nimstone::exports
