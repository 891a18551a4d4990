// The newcomer's path through Nim: from two heaps to the proof, a stage a game, and each won game leads on to the next.
//
//   two heaps → three heaps → who wins? → binary columns → Lemma 2 on these numbers → Perfect beaten
//
// A stage is known by its position and its opponent, so it counts however the game was begun. In every other game a win
// leads on to the next position worth playing.
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
    /// The names of the stages that were won before.
    Q_PROPERTY(QStringList done READ done WRITE setDone NOTIFY changed FINAL)
    /// All stages: `title`, `done`, and `here`: whether it is the next one.
    Q_PROPERTY(QVariantList stages READ stages NOTIFY changed FINAL)
    /// Whether the game on the board is a stage.
    Q_PROPERTY(bool onIt READ onIt NOTIFY changed FINAL)
    /// What is to be found out in the stage on the board, before its first move; else empty.
    Q_PROPERTY(QString task READ task NOTIFY changed FINAL)
    /// What the stage that was just won has shown, or, where it was lost, its idea; else empty.
    Q_PROPERTY(QString lesson READ lesson NOTIFY changed FINAL)
    /// Where a won game, or a stage that was won once, leads on to, as a button says it; empty where to nothing.
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

    /// Opens what `next` names.
    Q_INVOKABLE void goOn();

Q_SIGNALS:
    void changed();
    /// This stage is done.
    void reached(const QString& name);
    /// The proof for a position is wanted; the binary columns are wanted beside the board.
    void proofWanted(const QString& position);
    void columnsWanted();

private:
    void look();
    bool isDone(std::size_t stage) const;
    /// The stage that the game on the board is.
    std::optional<std::size_t> here() const;
    bool wonHere() const;
    /// The first stage that is not done, where the game on the board belongs to the path.
    std::optional<std::size_t> following() const;
    void begin(const QString& position, const play::Opponent& opponent);

    QPointer<PlaySession> m_session;
    QStringList m_done;
};

}  // namespace nimstone
