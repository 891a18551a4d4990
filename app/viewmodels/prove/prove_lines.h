// The lines of a proof, as a list model for QML. Each line is a step with its statement, its reason, the laws that
// justify its equalities, and the theorems that it uses.
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
        /// The statement of the step, with the numbers of the position or in letters.
        StatementRole = Qt::UserRole + 1,
        ReasonRole,
        InstanceRole,  ///< the statement with the numbers of the position, if the lines are in letters; otherwise empty
        /// The laws of the step, without repetitions, in the order of the equalities: objects with `name` and `reason`.
        LawsRole,
        UsesRole,  ///< the theorems that the step uses: objects with `title`, `position` and `oneOfSeveral`
    };

    ProofLines() : ListModel({"statement", "reason", "instance", "laws", "uses"}) {}

    /// Shows a proof. If it has the same number of steps as the old proof, the rows stay, so that a view does not
    /// scroll. `whole` is false if only the beginning of a proof is shown; no line then has the sign that ends a proof.
    void show(const proof::Proof& proof, bool whole);
    /// Sets whether the lines are written in letters, for any numbers, or with the numbers of the position.
    void setInLetters(bool inLetters);
    int count() const override { return static_cast<int>(m_proof.steps.size()); }

private:
    wording::StepText read(std::size_t step, wording::Reading reading) const;
    QVariant field(int row, int role) const override;

    proof::Proof m_proof;
    bool m_whole = true;
    bool m_inLetters = false;
};

}  // namespace nimstone
