#include "app/viewmodels/home/home_proof.h"

#include "app/wording/proofs/proof.h"
#include "core/sum/sum_notation.h"

namespace nimstone {

HomeProof::HomeProof(QObject* parent) : LanguageAware(parent)
{
    connect(this, &LanguageAware::languageChanged, this, &HomeProof::changed);
}

void HomeProof::setPlace(const QString& place)
{
    if (place == m_text)
        return;
    m_text = place;
    m_place = parseProofPlace(place);
    Q_EMIT changed();
}

QString HomeProof::title() const
{
    return m_place ? wording::theoremTitle(m_place->theorem) : QString();
}

QString HomeProof::position() const
{
    return m_place ? QString::fromStdString(print(m_place->subject)) : QString();
}

}  // namespace nimstone
