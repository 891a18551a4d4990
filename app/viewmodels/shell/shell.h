// The state that all pages share: the language, the theme, and the preferences that decide the language and the theme.
#pragma once

#include <QRandomGenerator>
#include <QUrl>
#include <QtQml/qqml.h>

#include "app/storage/preferences.h"
#include "app/storage/record/progress.h"
#include "app/viewmodels/shell/language_aware.h"
#include "app/viewmodels/shell/system_look.h"
#include "translations/spoken.h"

class QJSEngine;
class QQmlEngine;

namespace nimstone {

struct PreferencesForeign {
    Q_GADGET
    QML_FOREIGN(nimstone::Preferences)
    QML_NAMED_ELEMENT(Preferences)
    QML_UNCREATABLE("Shell.preferences is the one instance")
};

struct ProgressForeign {
    Q_GADGET
    QML_FOREIGN(nimstone::Progress)
    QML_NAMED_ELEMENT(Progress)
    QML_UNCREATABLE("Shell.progress is the one instance")
};

class Shell : public nimstone::LanguageAware {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON

    Q_PROPERTY(nimstone::Preferences* preferences READ preferences CONSTANT FINAL)
    /// The record of practice. It is not read until Progress::load() is called.
    Q_PROPERTY(nimstone::Progress* progress READ progress CONSTANT FINAL)
    Q_PROPERTY(QStringList pageNames READ pageNames CONSTANT FINAL)
    /// The language in use: "en" or "zh_CN".
    Q_PROPERTY(QString language READ language NOTIFY languageChanged FINAL)
    Q_PROPERTY(bool dark READ dark NOTIFY darkChanged FINAL)
    Q_PROPERTY(bool highContrast READ highContrast NOTIFY lookChanged FINAL)
    /// The amount of animation, "full", "reduced" or "none": the preference, or else the setting of the desktop.
    Q_PROPERTY(QString motion READ motion NOTIFY lookChanged FINAL)
    /// The name of the graphics backend of this run, as a text for the person: OpenGL or software.
    Q_PROPERTY(QString drawing READ drawing NOTIFY languageChanged FINAL)
    /// A sentence that says why answers could not be saved; empty if there is no problem.
    Q_PROPERTY(QString progressProblem READ progressProblem NOTIFY progressProblemChanged FINAL)
    /// A sentence that says why a setting could not be saved; empty if there is no problem.
    Q_PROPERTY(QString storageProblem READ storageProblem NOTIFY storageProblemChanged FINAL)

public:
    /// Makes the object. `engine` is retranslated at each change of language.
    explicit Shell(QQmlEngine* engine, QObject* parent = nullptr);
    static Shell* create(QQmlEngine* engine, QJSEngine*) { return new Shell(engine); }

    Preferences* preferences() { return &m_preferences; }
    Progress* progress() { return &m_progress; }
    /// Returns the names of the pages in the order of the navigation rail. The option `--page`, the folders in qml, and
    /// the page files use the same names.
    static QStringList pageNames();
    QString language() const { return m_language; }
    bool dark() const { return m_dark; }
    bool highContrast() const;
    QString motion() const;
    QString drawing() const;
    QString storageProblem() const;
    QString progressProblem() const { return m_progress.problem(); }

    /// Switches from English to Chinese or back, and saves the choice as a preference.
    Q_INVOKABLE void switchLanguage();

    /// Returns a seed for a random choice that a page makes. If NIMSTONE_SEED is set, every run gets the same seeds in the
    /// same order.
    Q_INVOKABLE quint32 freshSeed() { return m_chance.generate(); }

    Q_INVOKABLE void copy(const QString& text) const;

    /// Returns the text of a license file, unchanged.
    Q_INVOKABLE QString licence(const QString& file) const;

    /// Returns the page that opens a file: "play", "sets" or "record"; empty if no page opens it.
    Q_INVOKABLE QString pageForFile(const QUrl& file) const;
    /// Returns a sentence that says why no page opens a file; empty if a page opens it.
    Q_INVOKABLE QString fileProblem(const QUrl& file) const;
    /// Returns the folder where a file dialog for this kind of file starts.
    Q_INVOKABLE QUrl filesFolder(const QString& kind) const;
    /// Remembers the folder of a file for the next dialog for this kind of file.
    Q_INVOKABLE void rememberFile(const QString& kind, const QUrl& file) const;
    /// Returns Qt's own dialog for files or folders if it is open above `window`; null if the system's dialog is used or no dialog is
    /// open.
    Q_INVOKABLE QObject* ownFileDialog(QObject* window) const;
    /// Returns the name of the file that saving would replace; empty if there is no such file. A name without an
    /// extension gets `ending` first.
    Q_INVOKABLE QString fileThere(const QUrl& file, const QString& ending) const;

    /// The next two functions override the preferences for this run only. They are for the options --lang and --theme.
    void overrideLanguage(const QString& language);
    void overrideTheme(const QString& theme);

    /// Reads the settings of the desktop that take long to read. Call it once, after the first frame of the window.
    void readSlowSettings() { m_system.readWithoutPortal(); }

Q_SIGNALS:
    void darkChanged();
    void lookChanged();
    void storageProblemChanged();
    void progressProblemChanged();
    /// Emitted by texts, buttons, and pages, to ask the window for something on another page:
    ///   "play:nim:5,3", "proof:nim:5,3"   a position on the Play page, or its proof; the page keeps its position if there is none
    ///   "prove:nim-lemma-2"               a theorem, or a stored place in a proof
    ///   "practise:nim-sum"                the exercises of a skill; of all skills ("mixed"), of the mistakes that are due
    ///                                     ("mistakes"), or of the current set ("set")
    ///   "problem:hdu-1527"                a contest problem
    ///   "break:hdu-1850/highest-bit"      a wrong program; without a name, all of them
    ///   "lesson:lemma-2"                  a lesson at the card where the user stopped; "lesson:lemma-2/say": at its first card of a kind.
    ///                                     The position of the day is the lesson "daily", and the case shelf the lesson "cases"
    ///   "explore:map"                     a view of the Explore page
    void linkWanted(const QString& link);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void applyLanguage();
    void applyTheme();

    QQmlEngine* m_engine;
    QRandomGenerator m_chance;
    Preferences m_preferences;
    Progress m_progress;
    SystemLook m_system;
    CurrentTranslator m_translator;
    QString m_language;
    QString m_languageOverride;
    QString m_themeOverride;
    bool m_dark = false;
};

}  // namespace nimstone
