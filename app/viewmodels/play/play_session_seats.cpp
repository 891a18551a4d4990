// The part of PlaySession about its players, and about replacing the opponent with one click.
#include "app/viewmodels/play/play_session.h"

namespace nimstone {

using play::Side;

/// Finds the players of a game that begins, and the opponents that could replace the current opponent.
void PlaySession::seat()
{
    m_openedOver = m_event == Event::Restored && turn() == Over;
    const GameSum& sum = record().startSum();
    m_rivals.setGame(sum.isSum() ? std::nullopt : std::optional(sum.components().front().rules));
    m_rivals.take(m_players, record().first(), record().cutterOfMove(0));
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
        ++m_seed;
        startAgain(Side::Person, m_rivals.players());
        return;
    }
    m_players = m_rivals.players();
    m_opponentReplaced = m_opponentReplaced || !record().moves().empty();
    m_stopped = false;
    m_answerWanted = false;
    setDraft(std::nullopt);
    study();
    m_begun = true;
    // If the person is trying a reply, keep() saves `m_beforeTrial`, the game before the reply.
    keep();
    refresh();
    // The board draws the names of the players again when recordChanged is emitted.
    Q_EMIT recordChanged();
    Q_EMIT positionChanged();
}

void PlaySession::goSecond()
{
    if (m_shown.canGoSecond)
        startAgain(Side::Opponent, m_players);
}

void PlaySession::goFirst()
{
    if (m_shown.canGoFirst)
        startAgain(Side::Person, m_players);
}

/// In Cutcake, a player who is Left stays Left when the other player starts.
void PlaySession::startAgain(Side first, const play::Players& players)
{
    const Cutter cutter = record().cutterOfMove(0);
    start(record().startSum(), first, players, first == record().first() ? cutter : opponent(cutter));
}

}  // namespace nimstone
