#include "app/viewmodels/prove/prove_lines.h"

#include <QVariant>
#include <algorithm>
#include <vector>

#include "app/wording/play/positions.h"
#include "app/wording/proofs/proof.h"
#include "app/wording/rich_text.h"

namespace nimstone {

namespace {

QVariantList lawList(const proof::Proof& proof, std::size_t step)
{
    QVariantList list;
    std::vector<proof::Law> told;
    for (const proof::Law law : proof::lawsOf(proof, step)) {
        if (std::ranges::find(told, law) != told.end())
            continue;
        told.push_back(law);
        const auto text = wording::lawText(law);
        list.push_back(QVariantMap{{QStringLiteral("name"), text.name}, {QStringLiteral("reason"), wording::withoutSpacesAroundDots(text.reason)}});
    }
    return list;
}

QVariantList useList(const proof::Proof& proof, std::size_t step)
{
    QVariantList list;
    const auto uses = proof::usesOf(proof, step);
    for (const proof::Use& use : uses) {
        const bool again = std::ranges::count(uses, use.theorem, &proof::Use::theorem) > 1;
        list.push_back(QVariantMap{{QStringLiteral("title"), wording::theoremTitle(use.theorem)},
                                   {QStringLiteral("position"), wording::positionName(use.subject)},
                                   {QStringLiteral("oneOfSeveral"), again}});
    }
    return list;
}

}  // namespace

void ProofLines::show(const proof::Proof& proof, bool whole)
{
    m_whole = whole;
    if (proof.steps.size() == m_proof.steps.size()) {
        m_proof = proof;
        rewordAll();
        return;
    }
    beginResetModel();
    m_proof = proof;
    endResetModel();
    Q_EMIT countChanged();
}

void ProofLines::setInLetters(bool inLetters)
{
    m_inLetters = inLetters;
    rewordAll();
}

wording::StepText ProofLines::read(std::size_t step, wording::Reading reading) const
{
    return m_whole ? wording::stepText(m_proof, step, reading) : wording::textWithoutEndMark(m_proof, step, reading);
}

QVariant ProofLines::field(int row, int role) const
{
    using wording::Reading;
    const auto step = static_cast<std::size_t>(row);
    const Reading reading = m_inLetters ? Reading::Letters : Reading::Numbers;
    switch (role) {
    case StatementRole: return read(step, reading).statement;
    case ReasonRole: return wording::withoutSpacesAroundDots(read(step, reading).reason);
    case InstanceRole: return m_inLetters ? read(step, Reading::Numbers).statement : QString();
    case LawsRole: return lawList(m_proof, step);
    case UsesRole: return useList(m_proof, step);
    default: return {};
    }
}

}  // namespace nimstone
