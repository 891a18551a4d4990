// The beginner's path through Nim, from two heaps to the proof. Each stage is a game or a proof, and each won game
// leads to the next stage.
//
//   two heaps → three heaps → who wins? → binary columns → Lemma 2 on these numbers → Perfect beaten
//
// A stage is recognized by its position and its opponent, so a win counts even if the game was not started from the
// path. In a game that is not a stage, a win leads to the next preset of that game.
#pragma once

#include <QPointer>
#include <QStringList>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>
#include <optional>

#include "app/viewmodels/play/play_session.h"

namespace nimstone {

class PlayPath : public nimstone::LanguageAware {
    Q_OBJECT
    QML_ELEMENT

    Q_PROPERTY(nimstone::PlaySession* session READ session WRITE setSession NOTIFY changed FINAL)
    /// The names of the stages that the person has completed.
    Q_PROPERTY(QStringList done READ done WRITE setDone NOTIFY changed FINAL)
    /// All stages: objects with `title`, `done` (true if it is completed), and `here` (true for the next stage).
    Q_PROPERTY(QVariantList stages READ stages NOTIFY changed FINAL)
    /// True if the current game is a stage of the path.
    Q_PROPERTY(bool onIt READ onIt NOTIFY changed FINAL)
    /// The task of the current stage before its first move; empty otherwise.
    Q_PROPERTY(QString task READ task NOTIFY changed FINAL)
    /// After a win, a sentence that says what the person learns from the stage. After a loss, the task of the stage.
    /// Otherwise empty.
    Q_PROPERTY(QString lesson READ lesson NOTIFY changed FINAL)
    /// The text of the button that opens the next stage or position. It is shown after a win, and after a loss in a
    /// stage that was won before; empty if there is no button.
    Q_PROPERTY(QString next READ next NOTIFY changed FINAL)
    Q_PROPERTY(bool leadsToProof READ leadsToProof NOTIFY changed FINAL)

public:
    explicit PlayPath(QObject* parent = nullptr);

    PlaySession* session() const { return m_session; }
    void setSession(PlaySession* session);
    QStringList done() const { return m_done; }
    void setDone(const QStringList& names);
    QVariantList stages() const;
    bool onIt() const { return here().has_value(); }
    QString task() const;
    QString lesson() const;
    QString next() const;
    bool leadsToProof() const;

    /// Opens the stage or position that is the target of the button `next`.
    Q_INVOKABLE void goOn();

Q_SIGNALS:
    void changed();
    /// Emitted when a stage was won or its proof was opened.
    void reached(const QString& name);
    /// Emitted to ask the window to show the proof for a position.
    void proofWanted(const QString& position);
    /// Emitted to ask the window to show the binary columns beside the board.
    void columnsWanted();

private:
    void look();
    bool isDone(std::size_t stage) const;
    /// Returns the index of the stage that the current game belongs to; nothing if the game is not a stage.
    std::optional<std::size_t> here() const;
    bool wonHere() const;
    /// Returns the index of the first stage that is not done, if the current game is Nim.
    std::optional<std::size_t> following() const;
    void begin(const QString& position, const play::Opponent& opponent);

    QPointer<PlaySession> m_session;
    QStringList m_done;
};

}  // namespace nimstone
