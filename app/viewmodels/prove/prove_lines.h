// The lines of a derivation, as a list that QML shows: each step with its statement and its reason, why its equalities
// hold, and the theorems that it leans on.
#pragma once

#include "app/viewmodels/shell/list_model.h"
#include "app/wording/proof_words.h"
#include "core/proofs/proof.h"

namespace nimstone {

class ProofLines : public nimstone::ListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("A session owns its lines")

public:
    enum Role {
        StatementRole = Qt::UserRole + 1,  ///< on the person's own numbers, or in letters; so the reason
        ReasonRole,
        InstanceRole,  ///< in letters: what the line says of the person's own numbers; else empty
        LawsRole,  ///< each law once, in the order of the equalities: objects with `name` and `reason`
        UsesRole,  ///< the theorems that it leans on: objects with `title` and `position`
    };

    ProofLines() : ListModel({"statement", "reason", "instance", "laws", "uses"}) {}

    /// A proof of as many steps keeps its rows, so that a list that shows them stays where it is. If only the beginning
    /// of a proof is shown, `whole` is false, and no line has the sign of its end.
    void show(const proof::Proof& proof, bool whole);
    /// Whether the lines are those for any numbers.
    void setInLetters(bool inLetters);
    int count() const override { return static_cast<int>(m_proof.steps.size()); }

private:
    wording::GeneralText general(std::size_t step) const;
    QVariant field(int row, int role) const override;

    proof::Proof m_proof;
    bool m_whole = true;
    bool m_inLetters = false;
};

}  // namespace nimstone
