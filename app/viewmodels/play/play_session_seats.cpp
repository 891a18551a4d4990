// The part of PlaySession about its players, and about replacing the opponent with one press.
#include "app/viewmodels/play/play_session.h"

namespace nimstone {

using play::Side;

/// Sets the players of a game that begins, and the opponents that could replace the current one.
void PlaySession::seat()
{
    m_openedOver = m_event == Event::Restored && turn() == Over;
    const GameSum& sum = record().startSum();
    m_rivals.setGame(sum.isSum() ? std::nullopt : std::optional(sum.components().front().rules));
    m_rivals.take(m_players, record().first(), record().cutterOfMove(0));
    Q_EMIT playersChanged();
}

void PlaySession::playAgainst(const QString& who)
{
    const bool people = who == QLatin1String("people");
    m_rivals.setSeats(people ? who : QStringLiteral("computer"));
    if (!people)
        m_rivals.setOpponent(who);
    if (m_rivals.players() == m_players)
        return;
    if (turn() == Over) {
        setSeed(m_seed + 1);
        startAgain(Side::Person, m_rivals.players());
        return;
    }
    m_players = m_rivals.players();
    m_opponentReplaced = m_opponentReplaced || !record().moves().empty();
    m_stopped = false;
    m_answerWanted = false;
    setDraft(std::nullopt);
    study();
    awaitAnswer();
    // While a reply is being tried, this saves the game as it was before the reply.
    m_begun = true;
    keep();
    Q_EMIT playersChanged();
    // The names of the players are on the board.
    Q_EMIT recordChanged();
    Q_EMIT positionChanged();
    Q_EMIT thinkingChanged();
    reword();
}

bool PlaySession::canGoSecond() const
{
    return seats() == AgainstComputer && turn() == Yours && record().moves().empty() && !trying();
}

void PlaySession::goSecond()
{
    if (canGoSecond())
        startAgain(Side::Opponent, m_players);
}

bool PlaySession::canGoFirst() const
{
    return seats() == AgainstComputer && waiting() && record().cursor() == 0 && !trying();
}

void PlaySession::goFirst()
{
    if (canGoFirst())
        startAgain(Side::Person, m_players);
}

/// In Cutcake, each side stays Left or Right, whichever of them starts.
void PlaySession::startAgain(Side first, const play::Players& players)
{
    const Cutter cutter = record().cutterOfMove(0);
    start(record().startSum(), first, players, first == record().first() ? cutter : opponent(cutter));
}

}  // namespace nimstone
