// The texts of worked proofs: the theorems, and each step as a line of the proof with its reason.
#pragma once

#include "app/wording/names.h"
#include "app/wording/proof_words.h"
#include "core/proofs/proof.h"

namespace nimstone::wording {

/// Returns the texts of a step in one reading. The reason of the last step ends with the mark ■. `step` is an index into `proof.steps`.
StepText stepText(const proof::Proof& proof, std::size_t step, Reading reading = Reading::Numbers);
/// Returns a step in the words of its theorem, for both readings.
Said saidOf(const proof::Proof& proof, std::size_t step);
/// Returns the texts of a step without the mark, because its proof goes on.
StepText textWithoutEndMark(const proof::Proof& proof, std::size_t step, Reading reading);

/// The law that justifies one equality of a line. `name` is the name of the law, such as "Every number cancels itself", and `reason` states
/// the law.
struct LawText {
    QString name;
    QString reason;
};
LawText lawText(proof::Law law);

/// Returns the feedback on a choice of this law for a line that another law gives.
QString otherLawText(proof::Law law);

/// Returns a short title of the theorem for lists and headings, such as "Lemma 2".
QString theoremTitle(proof::Theorem theorem);

/// Returns the statement of the theorem, in one sentence.
QString theoremStatement(proof::Theorem theorem);

/// Returns the heading above the theorems of a topic, such as "Nim" or "Wythoff and the golden ratio".
QString topicTitle(proof::Topic topic);

/// Returns all theorems, grouped by topic. The theorems of a topic have the same order as in `proof::allTheorems`.
std::vector<proof::Theorem> theoremsByTopic();

std::vector<ProofPreset> presetsOf(proof::Theorem theorem);

/// Returns the figure of a proof as a table. The table is empty if the proof has no table.
ProofTable proofTable(const proof::Proof& proof);

}  // namespace nimstone::wording
