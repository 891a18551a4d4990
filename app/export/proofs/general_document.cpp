#include "app/export/proofs/proof_document.h"

#include <QCoreApplication>

#include "app/wording/general_proof.h"

namespace nimstone::exports {

namespace {

struct GeneralTexts {
    Q_DECLARE_TR_FUNCTIONS(Export)
};

}  // namespace

ProofDocument generalDocument(proof::Theorem theorem)
{
    ProofDocument document;
    document.title = wording::theoremTitle(theorem);
    document.claim = wording::theoremStatement(theorem);
    std::vector<proof::Law> laws;
    for (const wording::GeneralLine& line : wording::generalProof(theorem)) {
        ProofDocument::Step step{line.heading, line.statement, line.reason, lawsLine(line.laws), {}};
        for (const proof::Theorem use : line.uses) {
            //: A step of a proof leans on a theorem
            step.uses << GeneralTexts::tr("Uses: %1").arg(wording::theoremTitle(use));
        }
        document.steps << step;
        laws.insert(laws.end(), line.laws.begin(), line.laws.end());
    }
    document.lawsTitle = lawsTitle();
    document.laws = lawTexts(laws);
    return document;
}

}  // namespace nimstone::exports
