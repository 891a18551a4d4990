// The languages of Nimstone, and their catalogues.
#pragma once

#include <QStringList>
#include <QTranslator>
#include <mutex>

namespace nimstone {

/// Returns "en" and "zh_CN".
QStringList languages();

/// Returns the language for a system with these user interface languages, the preferred one first: zh_CN for any Chinese, else
/// en.
QString languageFor(const QStringList& uiLanguages);

/// Loads the catalogue of `language` into `translator`. English has one too, for its plural forms.
bool loadCatalogue(QTranslator& translator, const QString& language);

/// A translator that several threads may use at the same time. Qt's own translator is not safe: from Qt 6.11 on, it returns
/// nothing while another thread uses it, and the text appears in English.
class SharedTranslator : public QTranslator {
public:
    using QTranslator::QTranslator;

    QString translate(const char* context, const char* source, const char* disambiguation = nullptr, int count = -1) const override;

private:
    mutable std::mutex m_asking;
};

/// All texts in one language: Nimstone's own and those of Qt's dialogs. The object never changes, so any thread may use it at any
/// time.
class LanguageTexts {
public:
    /// Returns the texts of one of languages(). They are loaded at the first use and never unloaded.
    static const LanguageTexts& of(const QString& language);

    /// Returns the translation, or the source text if there is none.
    QString translate(const char* context, const char* source, const char* disambiguation, int count) const;
    const QString& language() const { return m_language; }

private:
    explicit LanguageTexts(const QString& language);

    QString m_language;
    SharedTranslator m_own;
    SharedTranslator m_qt;
};

}  // namespace nimstone
