// Worked proofs in words: theorems, and each step as a line of the derivation with its reason.
#pragma once

#include <QList>
#include <QString>
#include <QStringList>

#include "app/wording/names.h"
#include "core/proofs/proof.h"

namespace nimstone::wording {

/// All of it is rich text. `statement` is the line of the derivation on the person's own numbers, `reason` one to three
/// sentences that say why it holds. `question` asks for what the step will show, without giving it away; it is empty
/// exactly where the step has no prediction.
struct StepText {
    QString statement;
    QString reason;
    QString question = {};
};

/// `step` is an index into proof.steps.
StepText stepText(const proof::Proof& proof, std::size_t step);

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

/// A position worth looking at: from the textbook, from the edge, or one that surprises.
struct ProofPreset {
    QString name;
    std::string position;                            ///< in the notation
    std::optional<proof::Theorem> theorem = {};      ///< the one it is there for; none where any of its kind will do
};
std::vector<ProofPreset> presetsOf(proof::Theorem theorem);

/// The figure of a proof in text, for the terminal and for documents: rows of cells under headings, all rich text.
struct ProofTable {
    QString caption;
    QStringList columns;
    QList<QStringList> rows;

    bool empty() const { return rows.empty(); }
};
/// Empty where a proof has none.
ProofTable proofTable(const proof::Proof& proof);

}  // namespace nimstone::wording
