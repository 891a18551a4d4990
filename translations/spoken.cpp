#include "translations/spoken.h"

#include "translations/catalogue.h"

namespace nimstone {

namespace {

thread_local const QTranslator* spokenHere = nullptr;

}  // namespace

QString SpokenCatalogue::translate(const char* context, const char* source, const char* disambiguation, int count) const
{
    if (!spokenHere)
        return QTranslator::translate(context, source, disambiguation, count);
    const QString text = spokenHere->translate(context, source, disambiguation, count);
    // English has no more than its plural forms; the catalogues beneath must not answer in its place.
    return text.isNull() ? QString::fromUtf8(source) : text;
}

SpeakingHere::SpeakingHere(const QString& language) : m_before(spokenHere)
{
    loadCatalogue(m_catalogue, language);
    spokenHere = &m_catalogue;
}

SpeakingHere::~SpeakingHere()
{
    spokenHere = m_before;
}

}  // namespace nimstone
