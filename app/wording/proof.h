// Worked proofs in words: theorems, and each step as a line of the derivation with its reason.
#pragma once

#include <QString>

#include "app/wording/names.h"
#include "core/proof/proof.h"

namespace nimstone::wording {

/// Both are rich text. `statement` is the line of the derivation on the person's own numbers,
/// `reason` one to three sentences that say why it holds.
struct StepText {
    QString statement;
    QString reason;
};

/// `step` is an index into proof.steps.
StepText stepText(const proof::Proof& proof, std::size_t step);

/// A short name for lists and headings: "Lemma 2".
QString theoremTitle(proof::Theorem theorem);

/// What the theorem says, in one sentence.
QString theoremStatement(proof::Theorem theorem);

}  // namespace nimstone::wording
