// The texts of PlaySession in the current language.
#include "app/viewmodels/play/play_session.h"

#include "app/figures/board.h"
#include "app/viewmodels/play/play_seats.h"
#include "app/wording/play/ends.h"
#include "app/wording/play/play.h"
#include "app/wording/play/positions.h"
#include "app/wording/games.h"

namespace nimstone {

using play::Side;
using wording::Mover;

Mover PlaySession::moverOf(Side side) const
{
    return nimstone::moverOf(m_players, record(), side);
}

std::optional<Count> PlaySession::countedTo() const
{
    return m_countUp ? wording::countedTo(record().startSum()) : std::nullopt;
}

QString PlaySession::doneText(Side side, const GameSum& before, const MoveInSum& move) const
{
    return wording::moveDoneText(moverOf(side), before, move, countedTo());
}

void PlaySession::showMoves()
{
    m_moves.show(
        record(), marked(), [this](Side side, const GameSum& before, const MoveInSum& move) { return doneText(side, before, move); },
        countedTo());
}

QString PlaySession::sideName(Side side) const
{
    switch (moverOf(side)) {
    //: The name of the person's tray of taken stones
    case Mover::You: return tr("You");
    //: The name of the computer's tray of taken stones
    case Mover::Computer: return tr("Computer");
    //: The name of the tray of taken stones of the player who moved first
    case Mover::FirstPlayer: return tr("First");
    //: The name of the tray of taken stones of the player who moved second
    case Mover::SecondPlayer: return tr("Second");
    //: The name of one of the two players of Cutcake
    case Mover::Left: return tr("Left");
    //: The name of one of the two players of Cutcake
    case Mover::Right: return tr("Right");
    }
    return {};
}

void PlaySession::reword()
{
    const GameSum& sum = record().sum();
    const bool isOutcomeShown = outcomeKnown() && isOutcomeWanted();
    const PlayWords before = std::exchange(m_words, {
        .gameName = nameOfGame(record().startSum()),
        .position = wording::positionName(sum),
        .opponentText = wording::playersText(m_players),
        .headline = headline(),
        .rules = rules(),
        .sentence = sentence(),
        .announcement = announcement(),
        .pickedText = m_moveInput ? wording::pickedText(sum, m_moveInput->move, countedTo()) : QString(),
        .takeText = m_moveInput ? wording::moveButtonText(sum, m_moveInput->move, countedTo()) : wording::idleButtonText(record().startSum()),
        .outcomeShown = isOutcomeShown,
        .workingOut = m_outcomePending && isOutcomeWanted(),
        .winning = winning(),
        .goodForYou = seats() == AgainstComputer ? winning() == isPersonsTurn() : winning(),
        .outcomeText = isOutcomeShown ? outcomeText() : QString(),
        .revealedIdea = revealedIdea(),
        //: A button that opens another position: %1 is a position such as "two heaps of 8"
        .nextText = next() ? tr("Next: %1").arg(wording::positionPhrase(*next())) : QString(),
        .problem = m_problem ? m_problem() : QString(),
        .amountProblem = m_amountProblem ? m_amountProblem() : QString(),
        .storageProblem = m_store ? m_store->problem() : QString(),
        .fileText = m_fileText ? m_fileText() : QString(),
        .fileRefused = m_fileRefused,
    });
    if (m_words != before)
        Q_EMIT wordsChanged();
}

QString PlaySession::headline() const
{
    switch (turn()) {
    case Yours: return wording::turnText(moverOf(record().sideToMove()));
    case Computers:
        return m_shown.thinking && seats() == AgainstComputer ? tr("The computer is thinking")
                                                                 : wording::turnText(moverOf(record().sideToMove()));
    case Over: return wonText(moverOf(*record().winner()));
    }
    return {};
}

QString PlaySession::rules() const
{
    const Cutter mover = record().cutterToMove();
    const Cutter person = seats() != AgainstComputer ? Cutter::None : record().sideToMove() == Side::Person ? mover : opponent(mover);
    return wording::rulesText(record().startSum(), person, countedTo());
}

QString PlaySession::sentence() const
{
    switch (turn()) {
    case Yours:
        if (m_review.active())
            return {};
        if (m_shown.trying)
            return tr("This reply refutes the move. Take it back to continue the game.");
        if (record().canRedo())
            return tr("You are looking at an earlier position. Play another move from here, or redo.");
        if (record().cursor() > 0)
            return lastMoves();
        return rules();
    case Computers:
        if (m_shown.trying)
            return tr("This reply refutes the move. Take it back to continue the game.");
        if (m_shown.held)
            //: %1 is the person's move: "You took 2 from heap 1". The computer waits until the person asks it to reply
            return tr("%1. That gives the win away. The computer waits: look at the move, or take it back.").arg(doneText(record().cursor() - 1));
        if (seats() == Watching && !record().canRedo())
            return lastMoves();
        if (record().cursor() == 0 && m_shown.thinking)
            return rules();
        return m_shown.thinking ? lastMoves() : tr("You are looking at an earlier position. Let the computer move from here, or redo.");
    case Over:
        if (record().cursor() == 0)
            return wording::noMoveText(record().sum());
        //: Two sentences: the result of the game, and the move that decided it
        return tr("%1 %2").arg(howItEnded(), whyItEnded());
    }
    return {};
}

QString PlaySession::outcomeText() const
{
    if (seats() != AgainstComputer)
        //: A text beside the letter N or P, which stands for the outcome
        return winning() ? tr("the player to move can win") : tr("the player to move loses against best play");
    const bool mine = record().sideToMove() == Side::Person;
    if (winning())
        //: A text beside the letter N, which stands for the outcome
        return mine ? tr("you can win") : tr("the computer can win");
    //: A text beside the letter P, which stands for the outcome
    return mine ? tr("you lose against best play") : tr("the computer loses against best play");
}

QString PlaySession::revealedIdea() const
{
    const auto& opponent = m_players.opponent;
    const bool beaten = seats() == AgainstComputer && turn() == Over && m_shown.won && !m_opponentReplaced;
    return beaten && opponent->kind == play::Opponent::Kind::Misguided ? wording::misconceptionText(opponent->idea) : QString();
}

QString PlaySession::doneText(std::size_t move) const
{
    return doneText(record().sideOfMove(move), record().gameSumAfter(move), record().moves()[move]);
}

QString PlaySession::lastMoves() const
{
    const std::size_t ply = record().cursor();
    // A move of the computer is described together with the person's move before it.
    if (m_event == Event::Moved && record().sideOfMove(ply - 1) == Side::Opponent && ply >= 2)
        //: The person's move, then the computer's move
        return tr("%1. %2.").arg(doneText(ply - 2), doneText(ply - 1));
    return lastEvent();
}

QString PlaySession::lastEvent() const
{
    const std::size_t ply = record().cursor();
    switch (m_event) {
    case Event::Started:
        if (seats() != AgainstComputer)
            return tr("A new game.");
        return turn() == Yours ? tr("A new game. You start.") : tr("A new game. The computer starts.");
    case Event::Restored: return tr("The game continues where you left it.");
    case Event::WentBack:
    case Event::WentOn:
    case Event::TookBack:
        //: After undoing or redoing: %1 is the number of moves that are played
        return ply == 0 ? tr("At the start of the game.") : tr("After move %1.").arg(ply);
    case Event::Moved: break;
    }
    //: The last action, as a sentence
    return tr("%1.").arg(doneText(ply - 1));
}

QString PlaySession::announcement() const
{
    if (m_shown.held)
        return sentence();
    // If it is the computer's turn, the computer's move will be announced next, so the player to move is not announced.
    if (m_event == Event::Started || turn() == Computers)
        return lastEvent();
    //: For a screen reader, two sentences: the last action, and the player to move or the winner
    return tr("%1 %2.").arg(lastEvent(), headline());
}

QString PlaySession::tooManyHeaps(std::size_t count)
{
    return tr("The board shows at most %1 heaps, but this position has %2. The command line can still analyze it.")
        .arg(QString::number(figures::maxShownHeaps), QString::number(count));
}

QString PlaySession::howItEnded() const
{
    const Side winner = *record().winner();
    return wording::endText(record().sum(), moverOf(winner), moverOf(other(winner)), countedTo());
}

QString PlaySession::whyItEnded() const
{
    if (!m_moves.judged())
        return tr("Finding the move that decided the game…");
    if (!m_moves.decisionKnown())
        return tr("The game is too large to tell which move decided it.");
    const auto decisive = m_moves.lastGivenAway();
    //: %1 is the number of a move
    return decisive ? tr("Move %1 gave the win away.").arg(*decisive + 1)
                    : tr("Nobody made a mistake: the starting position decided it.");
}

}  // namespace nimstone
