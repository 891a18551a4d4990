// The program that the user types or pastes for a contest problem. One program is stored for each problem.
#pragma once

#include <QTimer>
#include <memory>

#include "app/storage/files/kept_file.h"

namespace nimstone {

class TypedProgram : public QObject {
    Q_OBJECT

public:
    /// The largest size of a typed program that is judged and stored, in bytes. Files with programs have the same
    /// limit.
    static constexpr qsizetype longest = 1'000'000;

    /// Returns the folder of the stored programs, inside the application's data folder; empty if the system has no
    /// data folder. Callers must set the application's name first.
    static QString defaultFolder();

    explicit TypedProgram(const QString& folder = defaultFolder(), QObject* parent = nullptr);
    ~TypedProgram() override { keepNow(); }

    /// Saves the current program and loads the program of `problem`.
    void open(const QString& problem);
    /// The text of the program. It is not saved before `open` is called.
    const QString& text() const { return m_text; }
    /// The language of the program as a file suffix: "cpp", "c", "py" or "java".
    const QString& language() const { return m_language; }

    /// Sets the text. Returns false, and changes nothing, if it is too long.
    bool setText(const QString& text);
    void setLanguage(const QString& language);

    /// Returns a sentence that says why the program cannot be saved or the stored program cannot be read; empty if
    /// there is no problem.
    QString problem() const;

Q_SIGNALS:
    /// Emitted when the message that problem() returns may have changed.
    void problemChanged();

private:
    void keepNow();

    const QString m_folder;
    QString m_problem;
    QString m_text;
    QString m_language;
    QTimer m_later;  ///< a timer that runs while a change is not saved yet
    std::unique_ptr<ExclusiveFile> m_kept;
};

/// Guesses the programming language of a text, as a file suffix; empty if the language is not clear.
QString languageSeen(const QString& text);

}  // namespace nimstone
