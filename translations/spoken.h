// The language that the program speaks, and threads that speak another: a sheet is written in Chinese, from its first word to
// its last, while the window is English, or changes its language.
#pragma once

#include <QTranslator>

namespace nimstone {

class SpokenWords;

/// What every text is asked of: it answers in the language of the thread that asks. Installed once, and last.
class SpokenCatalogue : public QTranslator {
public:
    using QTranslator::QTranslator;

    QString translate(const char* context, const char* source, const char* disambiguation = nullptr, int count = -1) const override;
    bool isEmpty() const override { return false; }
};

/// From one text to the next the program speaks this one of languages(), on all threads but those that speak one of their
/// own. Nobody is told.
void speak(const QString& language);

/// What this thread speaks.
QString spokenLanguage();

/// While it lives, whatever is worded on this thread is in `language`, one of languages().
class ScopedLanguage {
public:
    explicit ScopedLanguage(const QString& language);
    ~ScopedLanguage();
    ScopedLanguage(const ScopedLanguage&) = delete;
    ScopedLanguage& operator=(const ScopedLanguage&) = delete;

private:
    const SpokenWords* m_before;
};

}  // namespace nimstone
