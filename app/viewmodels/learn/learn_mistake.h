// The question after a won game against an opponent with a mistaken idea: "What is its mistake?" The ideas to choose from are the idea
// of the opponent, and ideas that one of its moves in this game refutes.
#pragma once

#include <QPointer>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>
#include <functional>
#include <optional>

#include "app/viewmodels/play/play_session.h"
#include "app/viewmodels/shell/record_aware.h"

namespace nimstone {

/// Returns the name of the note that says that the case with this idea and this starting position is solved.
QString noteOfCase(MistakenIdea idea, const GameSum& start);

class LearnMistake : public nimstone::RecordAware {
    Q_OBJECT
    QML_ELEMENT

    /// The finished game that the question is about.
    Q_PROPERTY(nimstone::PlaySession* session MEMBER m_session NOTIFY changed REQUIRED FINAL)
    /// The ideas to choose from: objects with `text`, `right`, and `answer`. The answer to a wrong idea says what a player with
    /// this idea would have done in this game. Empty if the person has not won against an opponent with a mistaken idea.
    Q_PROPERTY(QVariantList ideas READ ideas NOTIFY changed FINAL)

public:
    explicit LearnMistake(QObject* parent = nullptr);

    QVariantList ideas() const;

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
};

}  // namespace nimstone
