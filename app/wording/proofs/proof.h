// Worked proofs in words: theorems, and each step as a line of the derivation with its reason.
#pragma once

#include "app/wording/names.h"
#include "app/wording/proof_words.h"
#include "core/proofs/proof.h"

namespace nimstone::wording {

/// `step` is an index into proof.steps.
StepText stepText(const proof::Proof& proof, std::size_t step);

/// The same line for any numbers.
GeneralText generalText(const proof::Proof& proof, std::size_t step);

/// Why one equality of a line holds: the name of the law, "Every number cancels itself", and what it says.
struct LawText {
    QString name;
    QString reason;
};
LawText lawText(proof::Law law);

/// A short name for lists and headings: "Lemma 2".
QString theoremTitle(proof::Theorem theorem);

/// What the theorem says, in one sentence.
QString theoremStatement(proof::Theorem theorem);

/// The heading over the theorems of one kind: "Nim", "Wythoff's game".
QString topicTitle(proof::Topic topic);

/// All theorems: those of a topic together, else in their own order.
std::vector<proof::Theorem> theoremsByTopic();

std::vector<ProofPreset> presetsOf(proof::Theorem theorem);

/// The figure of a proof in text; empty where a proof has none.
ProofTable proofTable(const proof::Proof& proof);

}  // namespace nimstone::wording
