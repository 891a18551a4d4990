#include "translations/spoken.h"

#include <atomic>

#include "translations/catalogue.h"

namespace nimstone {

namespace {

/// Null means English.
std::atomic<const SpokenWords*> spokenEverywhere = nullptr;
thread_local const SpokenWords* spokenHere = nullptr;

const SpokenWords& words()
{
    if (spokenHere)
        return *spokenHere;
    const SpokenWords* const everywhere = spokenEverywhere;
    return everywhere ? *everywhere : SpokenWords::of(QStringLiteral("en"));
}

}  // namespace

QString SpokenCatalogue::translate(const char* context, const char* source, const char* disambiguation, int count) const
{
    return words().translate(context, source, disambiguation, count);
}

void speak(const QString& language)
{
    spokenEverywhere = &SpokenWords::of(language);
}

QString spokenLanguage()
{
    return words().language();
}

ScopedLanguage::ScopedLanguage(const QString& language) : m_before(spokenHere)
{
    spokenHere = &SpokenWords::of(language);
}

ScopedLanguage::~ScopedLanguage()
{
    spokenHere = m_before;
}

}  // namespace nimstone
