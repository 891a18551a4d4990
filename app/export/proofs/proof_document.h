// A worked proof as a document: all of its texts in the current language. Every format lays out these texts.
#pragma once

#include <QList>
#include <QStringList>

#include "app/export/text_table.h"
#include "app/wording/proofs/proof.h"

namespace nimstone::exports {

/// The texts of a proof. All texts are rich text except `subject`, which is in the notation.
struct ProofDocument {
    struct Step {
        /// A heading such as "Case 2: s ≠ 0", "Conclusion" or "Remark" if a section begins at this step; otherwise
        /// empty.
        QString heading;
        QString statement;
        QString reason;
        /// The line of laws, such as "Why: Every number cancels itself; 0 changes nothing"; empty if there are no laws.
        QString laws;
        QStringList uses;  ///< lines about the theorems that the step uses, such as "Uses: Lemma 1, on nim:1,2,3"

        bool operator==(const Step&) const = default;
    };

    QString title;
    QString claim;
    QString subject;   ///< the position that the proof is about; empty in a proof for any numbers
    /// A line such as "Move: 1-2" with the move that the theorem is about; empty if it is not about a move.
    QString moveLine;
    TextTable table;   ///< the figure as a table; empty if there is no table
    QList<Step> steps;
    QString lawsTitle;
    /// The laws of all steps without repetitions, as lines such as "<b>Worked out</b>: both sides are numbers …".
    QStringList laws;
};

/// The next two functions return the heading of the proof for any numbers, and of the example that follows it.
QString proofTitle();
QString exampleTitle();

ProofDocument proofDocument(const proof::Proof& proof);

/// Returns the theorem's proof for any numbers, with all of its cases.
ProofDocument generalDocument(proof::Theorem theorem);

}  // namespace nimstone::exports
