// A worked proof as JSON: every step with the numbers that it speaks of, and its sentences.
//
//   {"theorem": "nim-lemma-2", "title", "claim", "position": "nim:…", "move": "1-40" or null,
//    "steps": [{"kind": "choose-heap", "facts": {"column": 32, "eligible": [1], …}, "statement", "reason"}]}
//
// Heaps are counted from 1 as everywhere where a person reads, moves are written 1-40, sentences are plain text.
#pragma once

#include <string>

#include "core/proof/proof.h"

namespace nimstone::exports {

/// One object, indented, with a line feed at its end.
std::string proofJson(const proof::Proof& proof);

}  // namespace nimstone::exports
