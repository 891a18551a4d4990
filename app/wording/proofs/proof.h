// Worked proofs in words: the theorems, and each step as a line of the proof with its reason.
#pragma once

#include "app/wording/names.h"
#include "app/wording/proof_words.h"
#include "core/proofs/proof.h"

namespace nimstone::wording {

/// Returns the words of a step with the person's own numbers. `step` is an index into `proof.steps`.
StepText stepText(const proof::Proof& proof, std::size_t step);

/// Returns the words of the same step with letters instead of numbers.
GeneralText generalText(const proof::Proof& proof, std::size_t step);

/// The reason why one equality of a line holds. `name` is the name of the law, such as "Every number cancels itself", and `reason`
/// states the law.
struct LawText {
    QString name;
    QString reason;
};
LawText lawText(proof::Law law);

/// Returns a short name for lists and headings, such as "Lemma 2".
QString theoremTitle(proof::Theorem theorem);

/// Returns what the theorem says, in one sentence.
QString theoremStatement(proof::Theorem theorem);

/// Returns the heading over the theorems of one topic, such as "Nim" or "Wythoff and the golden ratio".
QString topicTitle(proof::Topic topic);

/// Returns all theorems, grouped by topic. Within a topic they keep the order of `proof::allTheorems`.
std::vector<proof::Theorem> theoremsByTopic();

std::vector<ProofPreset> presetsOf(proof::Theorem theorem);

/// Returns the figure of a proof as a table. It is empty if the proof has none.
ProofTable proofTable(const proof::Proof& proof);

}  // namespace nimstone::wording
