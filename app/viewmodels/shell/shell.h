// What the whole window shares: the language, the theme, the preferences behind them.
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
    /// Nothing is read of it before it is asked to load.
    Q_PROPERTY(nimstone::Progress* progress READ progress CONSTANT FINAL)
    /// The language in use: "en" or "zh_CN".
    Q_PROPERTY(QString language READ language NOTIFY languageChanged FINAL)
    Q_PROPERTY(bool dark READ dark NOTIFY darkChanged FINAL)
    Q_PROPERTY(bool highContrast READ highContrast NOTIFY lookChanged FINAL)
    /// "full", "reduced" or "none", as chosen, or as the desktop wants it.
    Q_PROPERTY(QString motion READ motion NOTIFY lookChanged FINAL)
    /// How the window is drawn in this run, as a name for people: OpenGL, or software.
    Q_PROPERTY(QString drawing READ drawing NOTIFY languageChanged FINAL)
    /// Why answers could not be kept; empty when all is well.
    Q_PROPERTY(QString progressProblem READ progressProblem NOTIFY progressProblemChanged FINAL)
    /// The same of a setting.
    Q_PROPERTY(QString storageProblem READ storageProblem NOTIFY storageProblemChanged FINAL)

public:
    /// `engine` is retranslated with each change of language.
    explicit Shell(QQmlEngine* engine, QObject* parent = nullptr);
    static Shell* create(QQmlEngine* engine, QJSEngine*) { return new Shell(engine); }

    Preferences* preferences() { return &m_preferences; }
    Progress* progress() { return &m_progress; }
    QString language() const { return m_language; }
    bool dark() const { return m_dark; }
    bool highContrast() const;
    QString motion() const;
    QString drawing() const;
    QString storageProblem() const;
    QString progressProblem() const { return m_progress.problem(); }

    /// English from Chinese, Chinese from English; kept as a preference.
    Q_INVOKABLE void switchLanguage();

    /// A seed for whatever a page leaves to chance; the same ones in the same order where NIMSTONE_SEED is set.
    Q_INVOKABLE quint32 freshSeed() { return m_chance.generate(); }

    /// Puts a text onto the clipboard.
    Q_INVOKABLE void copy(const QString& text) const;

    /// The text of a licence, as its owners wrote it.
    Q_INVOKABLE QString licence(const QString& file) const;

    /// Where a file is opened: "play", "sets", "record"; empty where it is none of ours, and then `fileProblem` says why.
    Q_INVOKABLE QString pageForFile(const QUrl& file) const;
    Q_INVOKABLE QString fileProblem(const QUrl& file) const;
    /// The folder where files of that kind are looked for first, and the file whose folder is remembered for it.
    Q_INVOKABLE QUrl filesFolder(const QString& kind) const;
    Q_INVOKABLE void rememberFile(const QString& kind, const QUrl& file) const;
    /// Qt's own file dialog that shows above `window`; null where the system's dialog shows, or none.
    Q_INVOKABLE QObject* ownFileDialog(QObject* window) const;
    /// The name of the file that saving there would write over, with that ending if it has none; empty where there is none.
    Q_INVOKABLE QString fileThere(const QUrl& file, const QString& ending) const;

    /// For this run only, over what the preferences say: --lang and --theme.
    void overrideLanguage(const QString& language);
    void overrideTheme(const QString& theme);

Q_SIGNALS:
    void darkChanged();
    void lookChanged();
    void storageProblemChanged();
    void progressProblemChanged();

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
    SpokenCatalogue m_translator;
    QString m_language;
    QString m_languageOverride;
    QString m_themeOverride;
    bool m_dark = false;
};

}  // namespace nimstone
