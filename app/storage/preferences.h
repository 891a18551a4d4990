// The user's settings, and the state that the program remembers. Each has an INI file of its own.
#pragma once

#include <QMap>
#include <QObject>
#include <QStringList>
#include <QVariantMap>

#include "app/storage/files/disk_queue.h"

namespace nimstone {

/// Which values a setting may have, and in which file it is.
struct SettingRule {
    QVariant initial;
    /// The values that a text may have; any text if empty.
    QStringList values = {};
    /// The highest value that a number may have; `initial` is the lowest.
    int most = 0;
    /// True if the program remembers it by itself, false if it is chosen in Settings.
    bool remembered = false;

    /// One of these words; the first is the default.
    static SettingRule oneOf(const char* words);
    static SettingRule range(int least, int most) { return {.initial = least, .most = most}; }
    /// Any text, or a list of different texts; empty at first.
    template <class Value>
    static SettingRule memory() { return {.initial = Value(), .remembered = true}; }

    /// The rules of all settings, by name.
    static QMap<QString, SettingRule>& all();
};

/// Declares a setting and its rule. Its name is also its key in the file.
#define NIMSTONE_SETTING(type, name, setter, rule) \
    Q_PROPERTY(type name READ name WRITE setter NOTIFY changed FINAL) \
public: \
    type name() const { return m_values.value(QStringLiteral(#name)).value<type>(); } \
    void setter(const type& value) { choose(QStringLiteral(#name), value); } \
private: \
    inline static const auto name##Rule = SettingRule::all().insert(QStringLiteral(#name), SettingRule::rule);

/// Setting a value that the rule of the setting does not allow changes nothing.
/// - An unknown value in the file (from a newer version or written by hand) counts as the default. It stays in the file until
///   this setting is changed.
/// - A file that cannot be read is renamed, and the settings that were understood are kept.
/// - Changes are written on another thread. The destructor waits for them.
/// - If a file cannot be written, the settings apply to this run, `problem` says so, and writing is tried again.
/// - Chosen settings are in one file, and remembered ones in the other. Earlier versions had everything in the first file; what is
///   remembered is moved.
/// The application's name must be set before. No application object is needed.
class Preferences : public QObject {
    Q_OBJECT
    /// The language.
    NIMSTONE_SETTING(QString, language, setLanguage, oneOf("system en zh_CN"))
    /// The color theme.
    NIMSTONE_SETTING(QString, theme, setTheme, oneOf("system light dark"))
    /// The text scale in percent.
    NIMSTONE_SETTING(int, textScale, setTextScale, range(100, 200))
    /// The contrast of the colors.
    NIMSTONE_SETTING(QString, contrast, setContrast, oneOf("system normal high"))
    /// The amount of animation.
    NIMSTONE_SETTING(QString, motion, setMotion, oneOf("system full reduced none"))
    /// The speed of the computer's moves.
    NIMSTONE_SETTING(QString, opponentPace, setOpponentPace, oneOf("normal slow fast"))
    /// The graphics API. A change takes effect at the next start.
    NIMSTONE_SETTING(QString, drawing, setDrawing, oneOf("automatic opengl software"))
    /// The moment at which the program shows the outcome of a position.
    NIMSTONE_SETTING(QString, showOutcomes, setShowOutcomes, oneOf("after-move live after-game"))
    /// "on" if a key with a single character is a shortcut, else "off".
    NIMSTONE_SETTING(QString, singleKeys, setSingleKeys, oneOf("on off"))
    /// The wording of Bash's game with one heap: take from n, or count up to n.
    NIMSTONE_SETTING(QString, bashWording, setBashWording, oneOf("take count"))
    /// The numbers in the lines of a proof: these numbers, or any.
    NIMSTONE_SETTING(QString, proofNumbers, setProofNumbers, oneOf("these any"))
    /// The paper of PDF files; "system" is that of the locale.
    NIMSTONE_SETTING(QString, paper, setPaper, oneOf("system a4 letter"))
    /// The names of the opponents with a mistaken idea that were beaten, in the order in which they were beaten.
    NIMSTONE_SETTING(QStringList, beatenOpponents, setBeatenOpponents, memory<QStringList>())
    /// The completed stages of the path for newcomers, in the order of completion.
    NIMSTONE_SETTING(QStringList, pathStages, setPathStages, memory<QStringList>())
    /// The last proof and the step in it, in the format of the Prove page; empty if no proof was stepped through.
    NIMSTONE_SETTING(QString, lastProof, setLastProof, memory<QString>())
    /// The contest problem that was opened last, such as hdu-1527.
    NIMSTONE_SETTING(QString, lastProblem, setLastProblem, memory<QString>())
    /// The folders where files were last opened or saved, one entry per kind of file: "games:/home/ada/Nim".
    NIMSTONE_SETTING(QStringList, lastFolders, setLastFolders, memory<QStringList>())
    /// The page that was open last; empty before the first run.
    NIMSTONE_SETTING(QString, lastPage, setLastPage, memory<QString>())
    /// The last place of the window, in the format of WindowPlace; empty before the first run.
    NIMSTONE_SETTING(QString, windowPlace, setWindowPlace, memory<QString>())
    /// A sentence in the current language that says what went wrong with a file; empty if nothing did.
    Q_PROPERTY(QString problem READ problem NOTIFY problemChanged FINAL)

public:
    /// Uses preferences.ini in the application's configuration folder and state.ini in its state folder.
    explicit Preferences(QObject* parent = nullptr);
    Preferences(const QString& settings, const QString& state, QObject* parent = nullptr);

    /// Reads only the stored value of `drawing`, for the time before there is a window. Does not change the file.
    static QString storedDrawing();

    QString problem() const;

    /// Waits until all changes are in the file. Returns false if they could not be written.
    bool flush() { return m_queue.flush() && m_pending.isEmpty(); }

    /// Adds the name unless it is already there.
    Q_INVOKABLE void addBeatenOpponent(const QString& name);
    Q_INVOKABLE void addPathStage(const QString& name);

Q_SIGNALS:
    void changed();
    /// Emitted with the name of the changed setting.
    void chosen(const QString& setting);
    void problemChanged();

private:
    struct Store {
        QString file;
        /// The file could neither be read nor renamed, so it is not overwritten.
        bool untouchable = false;
    };

    void load(Store& store, bool remembered);
    void choose(const QString& setting, const QVariant& value);
    void writePending();
    void forget(const QVariantMap& written);
    void setKept(bool kept);

    Store m_settings;
    Store m_state;
    QVariantMap m_values;
    /// Changed values that are not in the files yet.
    QVariantMap m_pending;
    /// Remembered settings that were found in the settings file and must be removed from it.
    QStringList m_moved;
    /// The new path of the unreadable file.
    QString m_putAside;
    /// The file that `problem` names while something is not saved.
    QString m_notKept;
    bool m_kept = true;
    /// Must be the last member, so that its thread ends before the other members are destroyed.
    DiskQueue m_queue;
};

}  // namespace nimstone
