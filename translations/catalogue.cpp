#include "translations/catalogue.h"

#include <QLibraryInfo>

/// Keeps the resources of this static library from being dropped by the linker.
static void initCatalogues()
{
    Q_INIT_RESOURCE(i18n);
}

namespace nimstone {

QStringList languages()
{
    return {QStringLiteral("en"), QStringLiteral("zh_CN")};
}

QString languageFor(const QStringList& uiLanguages)
{
    const bool chinese = !uiLanguages.isEmpty() && uiLanguages.first().startsWith(QLatin1String("zh"));
    return chinese ? QStringLiteral("zh_CN") : QStringLiteral("en");
}

bool loadCatalogue(QTranslator& translator, const QString& language)
{
    initCatalogues();
    return translator.load(QStringLiteral(":/i18n/nimstone_%1.qm").arg(language));
}

QString SharedTranslator::translate(const char* context, const char* source, const char* disambiguation, int count) const
{
    const std::lock_guard asking(m_asking);
    return QTranslator::translate(context, source, disambiguation, count);
}

const LanguageTexts& LanguageTexts::of(const QString& language)
{
    // Never destroyed, because another thread may still translate a text when the program ends.
    static const LanguageTexts* const english = new LanguageTexts(QStringLiteral("en"));
    if (language == english->language())
        return *english;
    static const LanguageTexts* const chinese = new LanguageTexts(QStringLiteral("zh_CN"));
    return language == chinese->language() ? *chinese : *english;
}

LanguageTexts::LanguageTexts(const QString& language) : m_language(language)
{
    // Loading may fail: untranslated text falls back to the English source.
    static_cast<void>(loadCatalogue(m_own, language));
    static_cast<void>(m_qt.load(QStringLiteral("qt_") + language, QLibraryInfo::path(QLibraryInfo::TranslationsPath)));
}

QString LanguageTexts::translate(const char* context, const char* source, const char* disambiguation, int count) const
{
    const QString own = m_own.translate(context, source, disambiguation, count);
    if (!own.isNull())
        return own;
    const QString qt = m_qt.translate(context, source, disambiguation, count);
    return qt.isNull() ? QString::fromUtf8(source) : qt;
}

}  // namespace nimstone
