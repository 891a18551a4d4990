// A review of a finished game, from one mistake to the next. For each move that gave the win away, the person tries
// another move. Every winning move is accepted, and the answer stays hidden until the person requests it. The game
// itself is not changed.
#pragma once

#include <QVariantMap>
#include <QtQml/qqmlregistration.h>
#include <optional>
#include <vector>

#include "core/play/record/record.h"
#include "core/play/record/verdict.h"

namespace nimstone {

class PlayReview : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("A session owns its review")

    Q_PROPERTY(bool active READ active NOTIFY changed FINAL)
    /// The number of mistakes in the game.
    Q_PROPERTY(int count READ count NOTIFY changed FINAL)
    /// The index of the mistake that is shown, from 0.
    Q_PROPERTY(int current READ current NOTIFY changed FINAL)
    /// True if the person found a winning move in place of the mistake that is shown.
    Q_PROPERTY(bool solved READ solved NOTIFY changed FINAL)
    /// True if the person requested the answer.
    Q_PROPERTY(bool answerShown READ answerShown NOTIFY changed FINAL)
    /// True if nothing is left to try: the last mistake is solved, its answer is shown, or there are no mistakes.
    Q_PROPERTY(bool finished READ finished NOTIFY changed FINAL)
    /// The task, or the result of the last move that was tried, as rich text.
    Q_PROPERTY(QString text READ text NOTIFY changed FINAL)
    Q_PROPERTY(QString answer READ answer NOTIFY changed FINAL)
    /// The task that the program suggests after the review: the `text` of a button, and, if there was a mistake, the name of
    /// the `skill` that this game needs; otherwise the name of the `lesson` about this game. Empty if there is neither.
    Q_PROPERTY(QVariantMap nextTask READ nextTask NOTIFY changed FINAL)

public:
    /// The reason why a game has no mistake of the person to review: nobody made a mistake, only other players made
    /// mistakes, or not every move could be judged.
    enum class Rest { NobodyErred, OthersErred, Unknown };

    using QObject::QObject;

    bool active() const { return m_active; }
    int count() const { return static_cast<int>(m_faults.size()); }
    int current() const { return m_current; }
    bool solved() const { return m_tried && m_tried->kind == play::SumVerdict::Kind::KeptTheWin; }
    bool answerShown() const { return m_answerShown; }
    bool finished() const { return m_active && m_current + 1 >= count() && (m_faults.empty() || solved() || m_answerShown); }
    QString text() const;
    QString answer() const;
    QVariantMap nextTask() const;

    /// Starts the review of a game that began at `start`. `faults` are the mistakes, and `plies` has the ply before
    /// each of them. If there are no mistakes, `rest` is the reason, which the text states.
    void begin(const GameSum& start, std::vector<play::SumVerdict> faults, std::vector<std::size_t> plies, Rest rest);
    void end();

    /// Returns the ply before the mistake that is shown; nothing if no mistake is shown.
    std::optional<std::size_t> ply() const;

    /// Tries a legal move in the position before the mistake, and judges it.
    void tryMove(const MoveInSum& move);

    /// Shows the mistake that is `direction` mistakes after the current one. The session then goes to the ply of that
    /// mistake.
    void step(int direction);
    Q_INVOKABLE void showAnswer();

    /// Sets the number that the game counts up to; see app/wording/play/moves.h.
    void setCountedTo(std::optional<Count> goal);
    void reword() { Q_EMIT changed(); }

Q_SIGNALS:
    void changed();

private:
    bool m_active = false;
    Rest m_rest = Rest::NobodyErred;
    std::optional<Count> m_countedTo;
    std::vector<play::SumVerdict> m_faults;
    std::vector<std::size_t> m_plies;
    int m_current = 0;
    std::optional<play::SumVerdict> m_tried;
    bool m_answerShown = false;
    std::optional<GameSum> m_start;
};

}  // namespace nimstone
