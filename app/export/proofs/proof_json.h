// Writes a worked proof as JSON: every step with its numbers and its sentences.
//
//   {"theorem": "nim-lemma-2", "title", "claim", "position": "nim:…", "move": "1-40" or null,
//    "table": {"caption", "columns": ["", "", "32", …], "rows": [["x₁", "42", "1", …], …]} or null,
//    "steps": [{"kind": "choose-heap", "facts": {"column": 32, "eligible": [1], …}, "statement", "reason",
//               "laws": ["parity"], "uses": [{"theorem": "nim-lemma-1", "position", "move"}]}],
//    "version": "1.1.0"}
//
// Heaps are counted from 1, as in every text for people. Moves are written as 1-40, sentences are plain text, and a number above
// 2^53 is a string of its digits. `laws` has, for each equality of the statement, the law that justifies it, in order.
// `version` is the version of Nimstone that wrote the file; 1.0.0 and earlier did not write it.
#pragma once

#include <string>
#include <string_view>

#include "core/proofs/proof.h"

namespace nimstone::exports {

/// Returns the version that proofJson() writes as `version`.
std::string_view programVersion();

/// Returns the proof as one JSON object, indented, with a line feed at its end.
std::string proofJson(const proof::Proof& proof);

/// Returns the facts of one step as a JSON object.
std::string factsJson(const proof::Step& step);

}  // namespace nimstone::exports
