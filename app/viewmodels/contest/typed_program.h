// The program that a person types or pastes for a contest problem: one for each problem, there again in the next run.
#pragma once

#include <QTimer>
#include <memory>

#include "app/storage/files/kept_file.h"

namespace nimstone {

class TypedProgram : public QObject {
    Q_OBJECT

public:
    /// So much is judged, and kept, in bytes; as of a file.
    static constexpr qsizetype longest = 1'000'000;

    /// Where programs are kept, beside all that is; empty where there is no such place. The application's name must be set before.
    static QString defaultFolder();

    explicit TypedProgram(const QString& folder = defaultFolder(), QObject* parent = nullptr);
    ~TypedProgram() override { keepNow(); }

    /// The one for that problem.
    void open(const QString& problem);
    /// Nothing of it is kept before one is opened.
    const QString& text() const { return m_text; }
    /// As files end: "cpp", "c", "py", "java".
    const QString& language() const { return m_language; }

    /// False where it is too long: then nothing changes.
    bool setText(const QString& text);
    void setLanguage(const QString& language);

    /// That it cannot be kept, or that the kept one cannot be read; empty where nothing went wrong.
    QString problem() const;

Q_SIGNALS:
    /// Of `problem`.
    void problemChanged();

private:
    void keepNow();

    const QString m_folder;
    QString m_problem;
    QString m_text;
    QString m_language;
    QTimer m_later;  ///< active while something is not yet handed to the file
    std::unique_ptr<KeptFile> m_kept;
};

/// In which of the languages a text seems to be written, by its file ending; empty where that is not clear.
QString languageSeen(const QString& text);

}  // namespace nimstone
