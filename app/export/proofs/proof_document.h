// A worked proof as a document: all of its texts in the current language, for every format to lay out.
#pragma once

#include <QList>
#include <QStringList>

#include "app/export/text_table.h"
#include "app/wording/proofs/proof.h"

namespace nimstone::exports {

/// All texts are rich text except `subject`, which is in the notation.
struct ProofDocument {
    struct Step {
        QString heading;   ///< "Case 2: s ≠ 0", "Conclusion" or "Remark", if one begins here; else empty
        QString statement;
        QString reason;
        QString laws;      ///< "Why: Every number cancels itself; 0 changes nothing"; empty if there are no laws
        QStringList uses;  ///< lines such as "Uses Lemma 1 on nim:1,2,3"

        bool operator==(const Step&) const = default;
    };

    QString title;
    QString claim;
    QString subject;   ///< the position that the proof is about; empty in a proof for any numbers
    QString moveLine;  ///< "Move: 1-2", the move that the theorem is about; empty if it is about none
    TextTable table;   ///< the figure as a table; empty if there is none
    QList<Step> steps;
    QString lawsTitle;
    QStringList laws;  ///< "<b>Worked out</b>: both sides are numbers …": the laws of all steps, each once
};

/// The headings of the proof for any numbers and of the example that follows it.
QString proofTitle();
QString exampleTitle();

ProofDocument proofDocument(const proof::Proof& proof);

/// Returns the theorem's proof for any numbers, with all of its cases.
ProofDocument generalDocument(proof::Theorem theorem);

}  // namespace nimstone::exports
