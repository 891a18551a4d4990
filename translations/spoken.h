// The current language of the program, and threads that use another one: a worksheet is written in Chinese from its first word to
// its last, even if the window is English or its language changes meanwhile.
#pragma once

#include <QTranslator>

namespace nimstone {

class LanguageTexts;

/// A translator that returns each text in the language of the calling thread. It is installed once, after all other translators.
class CurrentTranslator : public QTranslator {
public:
    using QTranslator::QTranslator;

    QString translate(const char* context, const char* source, const char* disambiguation = nullptr, int count = -1) const override;
    bool isEmpty() const override { return false; }
};

/// Changes the language of the program to one of languages(), starting with the next text, on all threads without a language of
/// their own. No signal is emitted.
void speak(const QString& language);

/// Returns the language of this thread.
QString spokenLanguage();

/// During its lifetime, all texts of this thread are in `language`, one of languages().
class ScopedLanguage {
public:
    explicit ScopedLanguage(const QString& language);
    ~ScopedLanguage();
    ScopedLanguage(const ScopedLanguage&) = delete;
    ScopedLanguage& operator=(const ScopedLanguage&) = delete;

private:
    const LanguageTexts* m_before;
};

}  // namespace nimstone
