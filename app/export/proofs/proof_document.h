// A worked proof as a document: all of its words once, in the language of the moment, for every format to set.
#pragma once

#include <QList>
#include <QStringList>

#include "app/export/text_table.h"
#include "app/wording/proofs/proof.h"

namespace nimstone::exports {

/// All of it is rich text but `subject`, which is in the notation.
struct ProofDocument {
    struct Step {
        QString heading;   ///< "Case 2: s ≠ 0", "Conclusion" or "Remark", where one begins; else empty
        QString statement;
        QString reason;
        QString laws;      ///< "Why: Every number cancels itself; 0 changes nothing"; empty where there are none
        QStringList uses;  ///< "Uses Lemma 1 on nim:1,2,3", a line each

        bool operator==(const Step&) const = default;
    };

    QString title;
    QString claim;
    QString subject;   ///< empty of a proof for any numbers
    QString moveLine;  ///< "Move: 1-2", the move that the theorem speaks of; else empty
    TextTable table;   ///< the figure in text; empty where there is none
    QList<Step> steps;
    QString lawsTitle;
    QStringList laws;  ///< "<b>Worked out</b>: both sides are numbers …": those of all steps, each once
};

/// What heads the proof for any numbers, and the numbers that follow it.
QString proofTitle();
QString exampleTitle();

ProofDocument proofDocument(const proof::Proof& proof);

/// The theorem's proof for any numbers, with all of its cases.
ProofDocument generalDocument(proof::Theorem theorem);

}  // namespace nimstone::exports
