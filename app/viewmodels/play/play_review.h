// A game looked at after its end, from fault to fault: the person tries again where a move gave the win away. Any winning
// move is right, and the answer stays hidden until it is asked for. The game itself stays as it was played.
#pragma once

#include <QObject>
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
    /// How many faults there are, and which of them shows, counted from 0.
    Q_PROPERTY(int count READ count NOTIFY changed FINAL)
    Q_PROPERTY(int current READ current NOTIFY changed FINAL)
    /// Whether a winning move was found here, and whether the answer was asked for.
    Q_PROPERTY(bool solved READ solved NOTIFY changed FINAL)
    Q_PROPERTY(bool answerShown READ answerShown NOTIFY changed FINAL)
    /// Whether nothing is left to try: the last mistake is solved or its answer is shown, or there is none.
    Q_PROPERTY(bool finished READ finished NOTIFY changed FINAL)
    /// What there is to do, or what the last try did. Rich text.
    Q_PROPERTY(QString text READ text NOTIFY changed FINAL)
    Q_PROPERTY(QString answer READ answer NOTIFY changed FINAL)

public:
    /// What the game has besides the faults that are reviewed.
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

    /// Begins with the faults of a game; without any there is nothing to try, and the text says why.
    void begin(std::vector<play::SumVerdict> faults, std::vector<std::size_t> plies, Rest rest);
    void end();

    /// The ply before the fault that shows; none where there is none.
    std::optional<std::size_t> ply() const;

    /// A legal move of the position before the fault.
    void tryMove(const MoveInSum& move);

    /// Shows another fault; the session goes to its ply.
    void step(int direction);
    Q_INVOKABLE void showAnswer();

    /// Moves are told as counting up to it; see app/wording/play/moves.h.
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
};

}  // namespace nimstone
