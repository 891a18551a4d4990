// The lines of a proof, as a list model for QML: each step with its statement and its reason, the laws that justify its
// equalities, and the theorems that it uses.
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
        StatementRole = Qt::UserRole + 1,  ///< the statement, with the position's numbers or in letters
        ReasonRole,
        InstanceRole,  ///< the statement with the position's numbers if the lines are in letters; else empty
        LawsRole,  ///< each law once, in the order of the equalities: objects with `name` and `reason`
        UsesRole,  ///< the theorems that the step uses: objects with `title`, `position` and `oneOfSeveral`
    };

    ProofLines() : ListModel({"statement", "reason", "instance", "laws", "uses"}) {}

    /// A proof with the same number of steps keeps its rows, so that a view does not scroll. `whole` is false if only the
    /// beginning of a proof is shown; then no line has the sign that ends a proof.
    void show(const proof::Proof& proof, bool whole);
    /// Sets whether the lines are written in letters, for any numbers.
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
