#include "app/viewmodels/prove_lines.h"

#include "app/wording/proof.h"

namespace nimstone {

void ProofLines::show(const proof::Proof& proof)
{
    if (proof.steps.size() == m_proof.steps.size()) {
        m_proof = proof;
        retranslate();
        return;
    }
    beginResetModel();
    m_proof = proof;
    endResetModel();
}

void ProofLines::retranslate()
{
    if (!m_proof.steps.empty())
        Q_EMIT dataChanged(index(0), index(rowCount() - 1));
}

int ProofLines::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_proof.steps.size());
}

QVariant ProofLines::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const auto text = wording::stepText(m_proof, static_cast<std::size_t>(index.row()));
    switch (role) {
    case StatementRole:
        return text.statement;
    case ReasonRole:
        return text.reason;
    default:
        return {};
    }
}

QHash<int, QByteArray> ProofLines::roleNames() const
{
    return {{StatementRole, "statement"}, {ReasonRole, "reason"}};
}

}  // namespace nimstone
