// A place in a proof, and its format as one line of text: the theorem, the number of steps that are shown, the move
// that the proof is about ("-" if there is no move), and the position.
//
//   nim-lemma-2 4 - nim:42,27,19,10
//   nim-lemma-1 2 1-3 nim:3,5,6
#pragma once

#include <QString>
#include <optional>

#include "core/proofs/proof.h"

namespace nimstone {

/// A theorem with a position, and the number of a step of the proof, from 1; 0 means before the first step.
struct ProofPlace {
    proof::Theorem theorem = proof::Theorem::NimLemma2;
    GameSum subject = proof::nimSubject({});
    std::optional<Move> move{};
    int step = 0;
};

QString printProofPlace(const ProofPlace& place);
/// Parses a place. Returns nothing if the text does not have this format, names an unknown theorem, or has a move that
/// is illegal in the position.
std::optional<ProofPlace> parseProofPlace(const QString& text);

}  // namespace nimstone
