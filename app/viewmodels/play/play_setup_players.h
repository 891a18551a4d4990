// The players of a new game: the person and an opponent, two people, or two computers. Also the player who starts, and
// the player who is Left.
#pragma once

#include <QFutureWatcher>
#include <QStringList>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>
#include <optional>
#include <vector>

#include "app/viewmodels/shell/language_aware.h"
#include "core/play/opponents/players.h"

namespace nimstone {

/// Returns the name of the icon of an opponent.
const char* iconOf(const play::Opponent& opponent);

class PlaySetupPlayers : public nimstone::LanguageAware {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("PlaySetup.players and PlaySession.rivals are the two there are")

    /// The kind of players: "computer" (a person against the computer), "people" (two people), or "watch" (two
    /// computers).
    Q_PROPERTY(QString seats READ seats WRITE setSeats NOTIFY changed FINAL)
    /// The opponents that this game offers: objects with `value`, `text` and `icon`. A mistaken opponent is offered
    /// only if the idea that it believes is wrong for this game.
    Q_PROPERTY(QVariantList opponents READ opponents NOTIFY offersChanged FINAL)
    /// True while the mistaken opponents of the game are being computed.
    Q_PROPERTY(bool searching READ searching NOTIFY offersChanged FINAL)
    /// The opponent of the person, or the second of two computers, as a value of `opponents`.
    Q_PROPERTY(QString opponent READ opponent WRITE setOpponent NOTIFY changed FINAL)
    /// The first of two computers, as a value of `opponents`.
    Q_PROPERTY(QString first READ first WRITE setFirst NOTIFY changed FINAL)
    /// A sentence that says how the opponent plays. For a mistaken opponent that the person has beaten, it says what the opponent
    /// believes.
    Q_PROPERTY(QString opponentNote READ opponentNote NOTIFY changed FINAL)
    /// A sentence that says how the first of two computers plays, as `opponentNote` does for the opponent.
    Q_PROPERTY(QString firstNote READ firstNote NOTIFY changed FINAL)
    /// The foresight of a learner, 1 to mostForesight. The learner plays perfectly as soon as the game can last at most
    /// this number of moves.
    Q_PROPERTY(int foresight READ foresight WRITE setForesight NOTIFY changed FINAL)
    Q_PROPERTY(int mostForesight READ mostForesight CONSTANT FINAL)
    /// A sentence that says why the last text given to typeForesight() is not a number from 1 to mostForesight; empty
    /// if the text is such a number.
    Q_PROPERTY(QString foresightProblem READ foresightProblem NOTIFY changed FINAL)
    Q_PROPERTY(bool learnerPlays READ learnerPlays NOTIFY changed FINAL)
    /// True if the person plays against a mistaken opponent. There are then positions that show its mistake.
    Q_PROPERTY(bool mistaken READ mistaken NOTIFY changed FINAL)
    Q_PROPERTY(bool personStarts READ personStarts WRITE setPersonStarts NOTIFY changed FINAL)
    /// The players and the player who starts, in one line: "Perfect · you start".
    Q_PROPERTY(QString summary READ summary NOTIFY changed FINAL)
    /// In Cutcake: true if the person is Left. If two people or two computers play, true if the player who starts is
    /// Left.
    Q_PROPERTY(bool personIsLeft MEMBER m_personIsLeft NOTIFY changed FINAL)
    /// The names of the mistaken opponents that the person has beaten.
    Q_PROPERTY(QStringList beaten MEMBER m_beaten NOTIFY changed FINAL)

public:
    explicit PlaySetupPlayers(QObject* parent);

    QString seats() const;
    void setSeats(const QString& seats);
    QVariantList opponents() const;
    bool searching() const { return !m_search.isFinished(); }
    QString opponent() const { return valueOf(m_opponent); }
    void setOpponent(const QString& value);
    QString first() const { return valueOf(m_firstOpponent); }
    void setFirst(const QString& value);
    QString opponentNote() const { return note(m_opponent); }
    QString firstNote() const { return note(m_firstOpponent); }
    int foresight() const { return static_cast<int>(m_foresight); }
    void setForesight(int moves);
    static constexpr int mostForesight() { return 20; }
    QString foresightProblem() const;
    /// Sets `foresight` to a typed number. If the text is not a number from 1 to mostForesight, only `foresightProblem`
    /// changes.
    Q_INVOKABLE void typeForesight(const QString& text);
    bool learnerPlays() const;
    bool mistaken() const { return m_seats == Seats::Computer && m_opponent.kind == play::Opponent::Kind::Misguided; }
    bool personStarts() const { return m_side == play::Side::Person; }
    void setPersonStarts(bool personStarts);
    QString summary() const;

    /// Sets the rules of the game; empty for a sum, which offers no mistaken opponents. If the game does not offer the
    /// chosen opponent, the perfect opponent is chosen.
    void setGame(const std::optional<Rules>& rules);
    void take(const play::Players& players, play::Side first, Cutter firstCutter);

    play::Players players() const;
    play::Side firstSide() const { return m_seats == Seats::Computer ? m_side : play::Side::Person; }
    Cutter firstCutter() const;
    MistakenIdea idea() const { return m_opponent.idea; }

Q_SIGNALS:
    void changed();
    void offersChanged();

private:
    enum class Seats { Computer, People, Watch };

    static QString valueOf(const play::Opponent& opponent);
    std::optional<play::Opponent> opponentNamed(const QString& value) const;
    play::Opponent seated(play::Opponent opponent) const;
    QString note(const play::Opponent& opponent) const;
    void setOffered(std::vector<MistakenIdea> ideas);

    Seats m_seats = Seats::Computer;
    play::Opponent m_opponent = play::perfect();
    play::Opponent m_firstOpponent = play::perfect();
    Count m_foresight = 6;
    /// The last typed text that is not a valid number for `foresight`; empty if there is none.
    std::optional<QString> m_refusedForesight;
    play::Side m_side = play::Side::Person;
    bool m_personIsLeft = true;
    QStringList m_beaten;
    std::optional<Rules> m_rules;
    std::vector<MistakenIdea> m_offered;
    QFutureWatcher<std::vector<MistakenIdea>> m_search;
};

}  // namespace nimstone
