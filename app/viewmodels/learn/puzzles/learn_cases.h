// The cases of opponents with a mistaken idea: the list of the cases, and the question after a won game: "What is its
// mistake?" The ideas to choose from are the idea of the opponent, and ideas that one of its moves in this game refutes.
#pragma once

#include <QPointer>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>
#include <functional>
#include <optional>

#include "app/viewmodels/play/play_session.h"
#include "app/viewmodels/shell/record_aware.h"

namespace nimstone {

class LearnCases : public nimstone::RecordAware {
    Q_OBJECT
    QML_ELEMENT

    /// The game in which a case is opened, or the finished game that the question is about.
    Q_PROPERTY(nimstone::PlaySession* session MEMBER m_session NOTIFY changed REQUIRED FINAL)
    /// The ideas to choose from: objects with `text`, `right`, and `answer`. The answer to a wrong idea says what a player with
    /// this idea would have done in this game. Empty if the person has not won against an opponent with a mistaken idea.
    Q_PROPERTY(QVariantList ideas READ ideas NOTIFY changed FINAL)
    /// The cases in their order: objects with `name` (the opponent), `game`, `icon`, `solved`, and `idea` (the mistake in words; empty until
    /// the case is solved).
    Q_PROPERTY(QVariantList cases READ cases NOTIFY changed FINAL)
    /// The index of the case that is open; −1 if there is none.
    Q_PROPERTY(int current MEMBER m_current NOTIFY changed FINAL)

public:
    explicit LearnCases(QObject* parent = nullptr);

    QVariantList ideas() const;
    QVariantList cases() const;

    /// Opens a case, or begins the open case again.
    Q_INVOKABLE void open(int index);
    /// Saves in the record that the person has named the mistake of the opponent.
    Q_INVOKABLE void solve();

Q_SIGNALS:
    void changed();

private:
    /// A function that returns the move that a player with an idea makes after `ply` moves of the game; nothing if the idea
    /// asks for no move there. If the idea allows several moves, the seed decides.
    using Idea = std::function<std::optional<Move>(std::size_t ply, Seed seed)>;

    QString refutationOf(const Idea& idea) const;

    QPointer<PlaySession> m_session;
    int m_current = -1;
};

}  // namespace nimstone
