// What the user has chosen in Settings, kept between runs in one INI file.
#pragma once

#include <QObject>
#include <QStringList>
#include <QVariantMap>
#include <array>

#include "app/storage/files/disk_queue.h"

namespace nimstone {

/// Each setting is one of a few named values, or a whole number; setting it to anything else changes nothing.
/// - A value in the file that is not understood (a newer version wrote it, a hand did) counts as the default, and stays
///   in the file until this very setting is changed.
/// - A file that cannot be read is put aside under another name; what could be understood of it is kept.
/// - A change is written on another thread, and is on the disk at the latest when this is destroyed.
/// - Where nothing can be written, settings hold for this run, and it is tried again. `problem` says so.
/// The application's name must be set before; no application object is needed.
class Preferences : public QObject {
    Q_OBJECT
    /// "system", "en" or "zh_CN".
    Q_PROPERTY(QString language READ language WRITE setLanguage NOTIFY languageChanged FINAL)
    /// "system", "light" or "dark".
    Q_PROPERTY(QString theme READ theme WRITE setTheme NOTIFY themeChanged FINAL)
    /// In per cent, 100 to 200.
    Q_PROPERTY(int textScale READ textScale WRITE setTextScale NOTIFY textScaleChanged FINAL)
    /// "full", "reduced" or "none".
    Q_PROPERTY(QString motion READ motion WRITE setMotion NOTIFY motionChanged FINAL)
    /// "normal", "slow" or "fast".
    Q_PROPERTY(QString opponentPace READ opponentPace WRITE setOpponentPace NOTIFY opponentPaceChanged FINAL)
    /// "automatic", "opengl" or "software"; takes effect at the next start.
    Q_PROPERTY(QString drawing READ drawing WRITE setDrawing NOTIFY drawingChanged FINAL)
    /// When the outcome of a position shows: "after-move", "live" or "after-game".
    Q_PROPERTY(QString showOutcomes READ showOutcomes WRITE setShowOutcomes NOTIFY showOutcomesChanged FINAL)
    /// Whether a key that is one character is a shortcut: "on" or "off".
    Q_PROPERTY(QString singleKeys READ singleKeys WRITE setSingleKeys NOTIFY singleKeysChanged FINAL)
    /// How Bash's game of one heap is worded: "take" from n, or "count" up to n.
    Q_PROPERTY(QString bashWording READ bashWording WRITE setBashWording NOTIFY bashWordingChanged FINAL)
    /// The names of the mistaken opponents that were beaten, in the order in which they were.
    Q_PROPERTY(QStringList beatenOpponents READ beatenOpponents NOTIFY beatenOpponentsChanged FINAL)
    /// The stages of the newcomer's path that are done, in the order in which they were.
    Q_PROPERTY(QStringList pathStages READ pathStages NOTIFY pathStagesChanged FINAL)
    /// Where in which proof one was last, as the Prove page writes it; empty where none was stepped through.
    Q_PROPERTY(QString lastProof READ lastProof WRITE setLastProof NOTIFY lastProofChanged FINAL)
    /// What went wrong with the file, as a sentence in the present language; empty when nothing did.
    Q_PROPERTY(QString problem READ problem NOTIFY problemChanged FINAL)

public:
    /// Keeps them in preferences.ini in the application's configuration folder.
    explicit Preferences(QObject* parent = nullptr);
    explicit Preferences(const QString& file, QObject* parent = nullptr);

    /// The kept value of `drawing` alone, without touching the file: for before there is a window.
    static QString storedDrawing();

    QString language() const { return m_choices[Language]; }
    QString theme() const { return m_choices[Theme]; }
    int textScale() const { return m_textScale; }
    QString motion() const { return m_choices[Motion]; }
    QString opponentPace() const { return m_choices[OpponentPace]; }
    QString drawing() const { return m_choices[Drawing]; }
    QString showOutcomes() const { return m_choices[ShowOutcomes]; }
    QString singleKeys() const { return m_choices[SingleKeys]; }
    QString bashWording() const { return m_choices[BashWording]; }
    QStringList beatenOpponents() const { return m_beaten; }
    QStringList pathStages() const { return m_stages; }
    QString lastProof() const { return m_lastProof; }
    QString problem() const;

    /// Waits until what was chosen is in the file; false where it is not.
    bool flush() { return m_queue.flush() && m_pending.isEmpty(); }

    void setLanguage(const QString& value) { choose(Language, value, &Preferences::languageChanged); }
    void setTheme(const QString& value) { choose(Theme, value, &Preferences::themeChanged); }
    void setTextScale(int percent);
    void setMotion(const QString& value) { choose(Motion, value, &Preferences::motionChanged); }
    void setOpponentPace(const QString& value) { choose(OpponentPace, value, &Preferences::opponentPaceChanged); }
    void setDrawing(const QString& value) { choose(Drawing, value, &Preferences::drawingChanged); }
    void setShowOutcomes(const QString& value) { choose(ShowOutcomes, value, &Preferences::showOutcomesChanged); }
    void setSingleKeys(const QString& value) { choose(SingleKeys, value, &Preferences::singleKeysChanged); }
    void setBashWording(const QString& value) { choose(BashWording, value, &Preferences::bashWordingChanged); }
    void setLastProof(const QString& place);
    Q_INVOKABLE void addBeatenOpponent(const QString& name);
    Q_INVOKABLE void addPathStage(const QString& name);

Q_SIGNALS:
    void languageChanged();
    void themeChanged();
    void textScaleChanged();
    void motionChanged();
    void opponentPaceChanged();
    void drawingChanged();
    void showOutcomesChanged();
    void singleKeysChanged();
    void bashWordingChanged();
    void beatenOpponentsChanged();
    void pathStagesChanged();
    void lastProofChanged();
    void problemChanged();

private:
    enum Choice { Language, Theme, Motion, OpponentPace, Drawing, ShowOutcomes, SingleKeys, BashWording, ChoiceCount };

    void load();
    /// Adds a name to a list of what was achieved; false where it is there already, or is none.
    bool add(QStringList& names, const QString& key, const QString& name);
    void choose(Choice choice, const QString& value, void (Preferences::*changed)());
    void writePending();
    void forget(const QVariantMap& written);
    void setKept(bool kept);

    QString m_file;
    std::array<QString, ChoiceCount> m_choices;
    int m_textScale = 100;
    QStringList m_beaten;
    QStringList m_stages;
    QString m_lastProof;
    /// Chosen, and not yet in the file.
    QVariantMap m_pending;
    /// Where the unreadable file is now.
    QString m_putAside;
    /// The file could neither be read nor moved: it is not ours to write over.
    bool m_untouchable = false;
    bool m_kept = true;
    /// The last member: its thread ends before anything that it uses.
    DiskQueue m_queue;
};

}  // namespace nimstone
