// The lines of a derivation, as a list that QML shows: each step with its statement and its reason, why its equalities
// hold, and the theorems that it leans on.
#pragma once

#include <QAbstractListModel>
#include <QtQml/qqmlregistration.h>

#include "core/proofs/proof.h"

namespace nimstone {

class ProofLines : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("A session owns its lines")

public:
    enum Role {
        StatementRole = Qt::UserRole + 1,
        ReasonRole,
        LawsRole,  ///< each law once, in the order of the equalities: objects with `name` and `reason`
        UsesRole,  ///< the theorems that it leans on: objects with `title` and `position`
    };

    using QAbstractListModel::QAbstractListModel;

    /// A proof of as many steps keeps its rows, so that a list that shows them stays where it is.
    void show(const proof::Proof& proof);
    /// Words the lines anew.
    void retranslate();

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

private:
    proof::Proof m_proof;
};

}  // namespace nimstone
