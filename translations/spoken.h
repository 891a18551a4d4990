// A thread that speaks another language than the program: it writes a sheet in Chinese while the window is English.
#pragma once

#include <QTranslator>

namespace nimstone {

/// The catalogue of the program's language. On a thread that speaks another one it answers in that.
class SpokenCatalogue : public QTranslator {
public:
    using QTranslator::QTranslator;

    QString translate(const char* context, const char* source, const char* disambiguation = nullptr, int count = -1) const override;
};

/// While it lives, whatever is worded on this thread is in `language`, one of languages(). A SpokenCatalogue has to be the last
/// that was installed.
class SpeakingHere {
public:
    explicit SpeakingHere(const QString& language);
    ~SpeakingHere();
    SpeakingHere(const SpeakingHere&) = delete;
    SpeakingHere& operator=(const SpeakingHere&) = delete;

private:
    QTranslator m_catalogue;
    const QTranslator* m_before;
};

}  // namespace nimstone
