// The settings that the user chooses, and the state that the program remembers. Each of the two has its own INI file.
#pragma once

#include <QMap>
#include <QObject>
#include <QStringList>
#include <QVariantMap>

#include "app/storage/files/disk_queue.h"

namespace nimstone {

/// The rule of a setting: its allowed values, and the file that stores it.
struct SettingRule {
    QVariant initial;
    /// The values that a text setting may have; if the list is empty, any text is allowed.
    QStringList values = {};
    /// The highest value that a number setting may have; the lowest is `initial`.
    int most = 0;
    /// True if the program remembers the setting by itself; false if the user chooses it in Settings.
    bool remembered = false;

    /// Returns a rule that allows these words, separated by blanks; the first word is the default.
    static SettingRule oneOf(const char* words);
    static SettingRule range(int least, int most) { return {.initial = least, .most = most}; }
    /// Returns the rule of a remembered setting: any text, or a list of different texts; empty at first.
    template <class Value>
    static SettingRule memory() { return {.initial = Value(), .remembered = true}; }

    /// The rules of all settings; the key is the name of the setting.
    static QMap<QString, SettingRule>& all();
};

/// Declares a setting with its rule. The name of the setting is also its key in the file.
#define NIMSTONE_SETTING(type, name, setter, rule) \
    Q_PROPERTY(type name READ name WRITE setter NOTIFY changed FINAL) \
public: \
    type name() const { return m_values.value(QStringLiteral(#name)).value<type>(); } \
    void setter(const type& value) { choose(QStringLiteral(#name), value); } \
private: \
    inline static const auto name##Rule = SettingRule::all().insert(QStringLiteral(#name), SettingRule::rule);

/// The settings of the user and the state of the program. Setting a value that the rule of the setting does not allow
/// changes nothing.
/// - An unknown value in the file (from a newer version or written by hand) counts as the default value. It stays in
/// the file until this setting is changed.
/// - A file that cannot be read is renamed, and the settings that could be read are kept.
/// - Changes are written on another thread. The destructor waits until they are written.
/// - If a file cannot be written, the settings apply to this run, `problem` reports this, and writing is tried again.
/// - The settings that the user chose are in one file, and the state in the other file. Earlier versions had both in
/// the first file; the state is then moved to the second file.
/// The application's name must be set before. No application object is needed.
class Preferences : public QObject {
    Q_OBJECT
    /// The language of the texts.
    NIMSTONE_SETTING(QString, language, setLanguage, oneOf("system en zh_CN"))
    /// The color theme.
    NIMSTONE_SETTING(QString, theme, setTheme, oneOf("system light dark"))
    /// The text scale in percent.
    NIMSTONE_SETTING(int, textScale, setTextScale, range(100, 200))
    /// The size of a lecture in percent. At 100, the text of a lecture has the size that fits the height of the window.
    NIMSTONE_SETTING(int, lectureScale, setLectureScale, range(100, 150))
    /// The contrast of the colors in the window.
    NIMSTONE_SETTING(QString, contrast, setContrast, oneOf("system normal high"))
    /// The amount of animation in the window.
    NIMSTONE_SETTING(QString, motion, setMotion, oneOf("system full reduced none"))
    /// The speed of the computer's moves: how long it waits before a move.
    NIMSTONE_SETTING(QString, opponentPace, setOpponentPace, oneOf("normal slow fast"))
    /// The graphics API. A change takes effect at the next start.
    NIMSTONE_SETTING(QString, drawing, setDrawing, oneOf("automatic opengl software"))
    /// "on" if the game waits for a key after a mistake of the user, before the computer replies; otherwise "off".
    NIMSTONE_SETTING(QString, mistakesWait, setMistakesWait, oneOf("on off"))
    /// When the program shows the outcome of a position: after a move of the person, always (live), or after the game.
    NIMSTONE_SETTING(QString, showOutcomes, setShowOutcomes, oneOf("after-move live after-game"))
    /// "on" if keys with a single character, such as H, are shortcuts without Ctrl or Alt; otherwise "off".
    NIMSTONE_SETTING(QString, singleKeys, setSingleKeys, oneOf("on off"))
    /// The description of Bash's game with one heap: "take" from n stones, or "count" up to n.
    NIMSTONE_SETTING(QString, bashWording, setBashWording, oneOf("take count"))
    /// "these" if the lines of a proof show the numbers of the position; "any" if they show letters for any numbers.
    NIMSTONE_SETTING(QString, proofNumbers, setProofNumbers, oneOf("these any"))
    /// The paper size of PDF files; "system" means the paper size of the locale.
    NIMSTONE_SETTING(QString, paper, setPaper, oneOf("system a4 letter"))
    /// The names of the mistaken opponents that the person has beaten, in the order of the wins.
    NIMSTONE_SETTING(QStringList, beatenOpponents, setBeatenOpponents, memory<QStringList>())
    /// The last proof and its current step, in the format of the Prove page; empty if the person went through no proof.
    NIMSTONE_SETTING(QString, lastProof, setLastProof, memory<QString>())
    /// The contest problem that was opened last, such as hdu-1527.
    NIMSTONE_SETTING(QString, lastProblem, setLastProblem, memory<QString>())
    /// The lesson that was open last, such as lemma-2; empty if the Learn page showed the path.
    NIMSTONE_SETTING(QString, lastLesson, setLastLesson, memory<QString>())
    /// The name and the number of the pupil who works through exercise sets, as they were last typed.
    NIMSTONE_SETTING(QString, pupilName, setPupilName, memory<QString>())
    NIMSTONE_SETTING(QString, pupilNumber, setPupilNumber, memory<QString>())
    /// The folders where files were last opened or saved, one entry for each kind of file, such as
    /// "games:/home/ada/Nim".
    NIMSTONE_SETTING(QStringList, lastFolders, setLastFolders, memory<QStringList>())
    /// The page that was open last; empty before the first run.
    NIMSTONE_SETTING(QString, lastPage, setLastPage, memory<QString>())
    /// The last position and size of the window, in the format of WindowPlace; empty before the first run.
    NIMSTONE_SETTING(QString, windowPlace, setWindowPlace, memory<QString>())
    /// A sentence in the current language that says what went wrong with a file; empty if there is no problem.
    Q_PROPERTY(QString problem READ problem NOTIFY problemChanged FINAL)

public:
    /// Makes the preferences. They use preferences.ini in the application's configuration folder, and state.ini in its
    /// state folder.
    explicit Preferences(QObject* parent = nullptr);
    Preferences(const QString& settings, const QString& state, QObject* parent = nullptr);

    /// Reads only the stored value of the setting `drawing`, which is needed before the window is created. Does not
    /// change the file.
    static QString storedDrawing();

    QString problem() const;

    /// Waits until all changes are in the files. Returns false if a change could not be written.
    bool flush() { return m_queue.flush() && m_pending.isEmpty(); }

    /// Adds the name to beatenOpponents, unless it is already in the list.
    Q_INVOKABLE void addBeatenOpponent(const QString& name);

Q_SIGNALS:
    void changed();
    /// Emitted when a setting was changed; `setting` is its name.
    void chosen(const QString& setting);
    void problemChanged();

private:
    struct Store {
        QString file;
        /// True if the file could neither be read nor renamed, so it is not overwritten.
        bool untouchable = false;
    };

    void load(Store& store, bool remembered);
    void choose(const QString& setting, const QVariant& value);
    void writePending();
    void setKept(bool kept);

    Store m_settings;
    Store m_state;
    QVariantMap m_values;
    /// Changed values that are not in the files yet.
    QVariantMap m_pending;
    /// The number of writes that were posted to the queue.
    int m_writes = 0;
    /// The remembered settings that were found in the settings file and must be removed from it.
    QStringList m_moved;
    /// The new path of the settings file that could not be read; empty if it could be read.
    QString m_putAside;
    /// The path of the file that could not be written, for `problem`.
    QString m_notKept;
    bool m_kept = true;
    /// The queue must be the last member, so that its thread ends before the other members are destroyed.
    DiskQueue m_queue;
};

}  // namespace nimstone
