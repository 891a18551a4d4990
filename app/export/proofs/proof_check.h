// Whether a proof that was read holds, and what is wrong with it where it does not.
//
// That it holds is for `verify` to say, which shares nothing with the prover. Only to say what should stand where it does
// not, the proof is made anew and compared.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/proofs/proof.h"

namespace nimstone::exports {

struct ProofFlaw {
    enum class Kind {
        Refused,    ///< the theorem does not apply: `refusal`
        Missing,    ///< the proof ends, but a step of kind `expected` has to follow
        TooMany,    ///< nothing more is needed
        OtherKind,  ///< a step of kind `expected` has to stand here
        Fact,       ///< of the step: `field` is `found`, and has to be `expected`
        Unfounded,  ///< it does not follow
        Words,      ///< the facts hold, but `field` is not what Nimstone says of them
    };
    Kind kind = Kind::Refused;
    std::optional<std::size_t> step{};  ///< from 0; none where it is about the whole
    std::string field{};
    std::string found{};  ///< as in JSON
    std::string expected{};
    std::optional<proof::Refusal> refusal{};
    bool rounded = false;  ///< of a fact: only by the digits that a program with doubles loses
};

/// What is wrong with the steps; none where all hold and none is missing.
std::optional<ProofFlaw> stepFlaw(const proof::Proof& proof);

/// Of a proof that holds and the JSON that it was read from: what stands beside the facts and is not what proofJson writes
/// there in the language of the moment.
std::vector<ProofFlaw> wordsFlaws(const proof::Proof& proof, std::string_view json);

}  // namespace nimstone::exports
