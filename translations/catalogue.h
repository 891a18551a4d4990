// The languages that Nimstone speaks, and their catalogues.
#pragma once

#include <QStringList>
#include <QTranslator>
#include <mutex>

namespace nimstone {

/// "en" and "zh_CN".
QStringList languages();

/// The language for a system whose languages are these, the favourite first: zh_CN for any Chinese, else en.
QString languageFor(const QStringList& uiLanguages);

/// Loads the catalogue of `language` into `translator`. English has one too, for its plural forms.
bool loadCatalogue(QTranslator& translator, const QString& language);

/// A translator that several threads may ask at the same time. Qt's own does not wait for another thread: from Qt 6.11 on it then
/// answers nothing, and the text appears in English.
class SharedTranslator : public QTranslator {
public:
    using QTranslator::QTranslator;

    QString translate(const char* context, const char* source, const char* disambiguation = nullptr, int count = -1) const override;

private:
    mutable std::mutex m_asking;
};

/// All that is said in one language: Nimstone's own words, and those of Qt's dialogs. It never changes, so that any thread
/// may ask it at any time.
class SpokenWords {
public:
    /// Of one of languages(). They are loaded when they are first asked for, and stay.
    static const SpokenWords& of(const QString& language);

    /// The text as it stands in the source where there is no other.
    QString translate(const char* context, const char* source, const char* disambiguation, int count) const;
    const QString& language() const { return m_language; }

private:
    explicit SpokenWords(const QString& language);

    QString m_language;
    SharedTranslator m_own;
    SharedTranslator m_qt;
};

}  // namespace nimstone
