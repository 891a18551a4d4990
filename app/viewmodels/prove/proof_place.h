// A place in a proof, and the same as one line of text: the theorem, how many steps are shown, the move that it speaks of,
// the position.
//
//   nim-lemma-2 4 - nim:42,27,19,10
//   nim-lemma-1 2 1-3 nim:3,5,6
#pragma once

#include <QString>
#include <optional>

#include "core/proofs/proof.h"

namespace nimstone {

/// A theorem on a position, and a step of it.
struct ProofPlace {
    proof::Theorem theorem = proof::Theorem::NimLemma2;
    GameSum subject = proof::nimSubject({});
    std::optional<Move> move{};
    int step = 0;
};

QString printProofPlace(const ProofPlace& place);
/// None where the text is no such line, or names what there is not.
std::optional<ProofPlace> parseProofPlace(const QString& text);

}  // namespace nimstone
