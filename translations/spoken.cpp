#include "translations/spoken.h"

#include <atomic>

#include "translations/catalogue.h"

namespace nimstone {

namespace {

/// Null means English.
std::atomic<const LanguageTexts*> programTexts = nullptr;
thread_local const LanguageTexts* threadTexts = nullptr;

const LanguageTexts& words()
{
    if (threadTexts)
        return *threadTexts;
    const LanguageTexts* const everywhere = programTexts;
    return everywhere ? *everywhere : LanguageTexts::of(QStringLiteral("en"));
}

}  // namespace

QString CurrentTranslator::translate(const char* context, const char* source, const char* disambiguation, int count) const
{
    return words().translate(context, source, disambiguation, count);
}

void speak(const QString& language)
{
    programTexts = &LanguageTexts::of(language);
}

QString spokenLanguage()
{
    return words().language();
}

ScopedLanguage::ScopedLanguage(const QString& language) : m_before(threadTexts)
{
    threadTexts = &LanguageTexts::of(language);
}

ScopedLanguage::~ScopedLanguage()
{
    threadTexts = m_before;
}

}  // namespace nimstone
