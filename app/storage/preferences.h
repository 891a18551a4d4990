// What the user has chosen in Settings, and what the program remembers of how it was left: an INI file for each.
#pragma once

#include <QObject>
#include <QStringList>
#include <QVariantMap>

#include "app/storage/files/disk_queue.h"

namespace nimstone {

/// A setting, under the name that it has in the file.
#define NIMSTONE_SETTING(type, name, setter) \
    Q_PROPERTY(type name READ name WRITE setter NOTIFY changed FINAL) \
public: \
    type name() const { return m_values.value(QStringLiteral(#name)).value<type>(); } \
    void setter(const type& value) { choose(QStringLiteral(#name), value); }

/// Each setting is one of a few named values, or a whole number; setting it to anything else changes nothing.
/// - A value in the file that is not understood (a newer version wrote it, a hand did) counts as the default, and stays
///   in the file until this very setting is changed.
/// - A file that cannot be read is put aside under another name; what could be understood of it is kept.
/// - A change is written on another thread, and is on the disk at the latest when this is destroyed.
/// - Where nothing can be written, settings hold for this run, and it is tried again. `problem` says so.
/// - What is chosen is in the one file, what is remembered (opponents beaten, stages, the last proof, the last page, the
///   last folders, the window's place) in the other. Earlier versions had all in the first: what is found there moves.
/// The application's name must be set before; no application object is needed.
class Preferences : public QObject {
    Q_OBJECT
    /// "system", "en" or "zh_CN".
    NIMSTONE_SETTING(QString, language, setLanguage)
    /// "system", "light" or "dark".
    NIMSTONE_SETTING(QString, theme, setTheme)
    /// In per cent, 100 to 200.
    NIMSTONE_SETTING(int, textScale, setTextScale)
    /// "system", "normal" or "high".
    NIMSTONE_SETTING(QString, contrast, setContrast)
    /// "system", "full", "reduced" or "none".
    NIMSTONE_SETTING(QString, motion, setMotion)
    /// "normal", "slow" or "fast".
    NIMSTONE_SETTING(QString, opponentPace, setOpponentPace)
    /// "automatic", "opengl" or "software"; takes effect at the next start.
    NIMSTONE_SETTING(QString, drawing, setDrawing)
    /// When the outcome of a position shows: "after-move", "live" or "after-game".
    NIMSTONE_SETTING(QString, showOutcomes, setShowOutcomes)
    /// Whether a key that is one character is a shortcut: "on" or "off".
    NIMSTONE_SETTING(QString, singleKeys, setSingleKeys)
    /// How Bash's game of one heap is worded: "take" from n, or "count" up to n.
    NIMSTONE_SETTING(QString, bashWording, setBashWording)
    /// What the lines of a proof speak of: "these" numbers or "any".
    NIMSTONE_SETTING(QString, proofNumbers, setProofNumbers)
    /// The paper of PDF files: "system" (as the locale has it), "a4" or "letter".
    NIMSTONE_SETTING(QString, paper, setPaper)
    /// The names of the mistaken opponents that were beaten, in the order in which they were.
    NIMSTONE_SETTING(QStringList, beatenOpponents, setBeatenOpponents)
    /// The stages of the newcomer's path that are done, in the order in which they were.
    NIMSTONE_SETTING(QStringList, pathStages, setPathStages)
    /// Where in which proof one was last, as the Prove page writes it; empty where none was stepped through.
    NIMSTONE_SETTING(QString, lastProof, setLastProof)
    /// The contest problem that was looked at last: hdu-1527.
    NIMSTONE_SETTING(QString, lastProblem, setLastProblem)
    /// The folders where files were opened or saved last, an entry for each kind of file: "games:/home/ada/Nim".
    NIMSTONE_SETTING(QStringList, lastFolders, setLastFolders)
    /// The page that was open last; empty before the first run.
    NIMSTONE_SETTING(QString, lastPage, setLastPage)
    /// Where the window stood last, as WindowPlace writes it; empty before the first run.
    NIMSTONE_SETTING(QString, windowPlace, setWindowPlace)
    /// What went wrong with the file, as a sentence in the present language; empty when nothing did.
    Q_PROPERTY(QString problem READ problem NOTIFY problemChanged FINAL)

public:
    /// Keeps them in preferences.ini in the application's configuration folder, and in state.ini in its folder for state.
    explicit Preferences(QObject* parent = nullptr);
    Preferences(const QString& settings, const QString& state, QObject* parent = nullptr);

    /// The kept value of `drawing` alone, without touching the file: for before there is a window.
    static QString storedDrawing();

    QString problem() const;

    /// Waits until what was chosen is in the file; false where it is not.
    bool flush() { return m_queue.flush() && m_pending.isEmpty(); }

    /// Nothing where it is there already.
    Q_INVOKABLE void addBeatenOpponent(const QString& name);
    Q_INVOKABLE void addPathStage(const QString& name);

Q_SIGNALS:
    void changed();
    /// Which setting it was.
    void chosen(const QString& setting);
    void problemChanged();

private:
    struct Store {
        QString file;
        /// It could neither be read nor moved: it is not ours to write over.
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
    /// Chosen, and not yet in the file.
    QVariantMap m_pending;
    /// Remembered, and still among the settings.
    QStringList m_moved;
    /// Where the unreadable file is now.
    QString m_putAside;
    /// The file of which `problem` speaks while not all is kept.
    QString m_notKept;
    bool m_kept = true;
    /// The last member: its thread ends before anything that it uses.
    DiskQueue m_queue;
};

}  // namespace nimstone
