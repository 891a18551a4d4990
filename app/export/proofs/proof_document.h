// A worked proof as a document: all of its words once, in the language of the moment, for every format to set.
#pragma once

#include <QList>
#include <QStringList>

#include "app/export/text_table.h"
#include "app/wording/proofs/proof.h"

namespace nimstone::exports {

/// All of it is rich text but `subject` and `move`, which are in the notation.
struct ProofDocument {
    struct Step {
        QString statement;
        QString reason;
        QString laws;      ///< "Why: Every number cancels itself; 0 changes nothing"; empty where there are none
        QStringList uses;  ///< "Uses Lemma 1 on nim:1,2,3", a line each
    };

    QString title;
    QString claim;
    QString subject;
    QString move;      ///< the move that the theorem speaks of; else empty
    QString moveLine;  ///< "Move: 1-2"; else empty
    TextTable table;   ///< the figure in text; empty where there is none
    QList<Step> steps;
    QString lawsTitle;
    QStringList laws;  ///< "<b>Worked out</b>: both sides are numbers …": those of all steps, each once
};

ProofDocument proofDocument(const proof::Proof& proof);

}  // namespace nimstone::exports
