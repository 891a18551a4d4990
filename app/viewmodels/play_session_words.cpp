// What PlaySession says. Every text is made when it is asked for, in the language of the moment.
#include "app/figures/heap_board.h"
#include "app/viewmodels/play_session.h"
#include "app/wording/ends.h"
#include "app/wording/play.h"

namespace nimstone {

using play::Side;
using wording::Mover;

namespace {

Mover moverOf(Side side)
{
    return side == Side::Person ? Mover::You : Mover::Computer;
}

}  // namespace

QString PlaySession::headline() const
{
    switch (turn()) {
    case Yours: return wording::turnText(Mover::You);
    case Computers: return thinking() ? tr("The computer is thinking") : wording::turnText(Mover::Computer);
    case Over: return won() ? tr("You won") : tr("The computer won");
    }
    return {};
}

QString PlaySession::sentence() const
{
    switch (turn()) {
    case Yours:
        if (m_record.canRedo())
            return tr("You are looking back. Play another move from here, or redo.");
        return m_record.cursor() > 0
            ? announcement()
            : tr("Pick stones from one heap, then take them. Who takes the last stone wins.");
    case Computers:
        return thinking() ? announcement() : tr("You are looking back. Let the computer move from here, or redo.");
    case Over:
        if (m_record.cursor() == 0)
            return wording::noMoveText(m_record.table());
        //: Two sentences: how the game ended, and what decided it
        return tr("%1 %2").arg(howItEnded(), whyItEnded());
    }
    return {};
}

QString PlaySession::outcomeText() const
{
    if (!outcomeShown())
        return {};
    const bool mine = m_record.sideToMove() == Side::Person;
    if (winning())
        //: Beside the letter N
        return mine ? tr("you can win") : tr("the computer can win");
    //: Beside the letter P
    return mine ? tr("lost against best play") : tr("lost for the computer");
}

QString PlaySession::pickedText() const
{
    if (!m_picked)
        return {};
    return wording::pickedText(m_record.table(), {0, *m_picked});
}

QString PlaySession::takeText() const
{
    if (m_picked)
        return wording::moveText(m_record.table(), {0, *m_picked});
    //: A button that takes the stones that are picked, while none are
    return tr("Take");
}

QString PlaySession::opponentText() const
{
    return wording::opponentName(m_opponent);
}

QString PlaySession::announcement() const
{
    const std::size_t ply = m_record.cursor();
    switch (m_event) {
    case Event::Started:
        return turn() == Yours ? tr("A new game. You start.") : tr("A new game. The computer starts.");
    case Event::Restored: return tr("The game goes on where it stood.");
    case Event::WentBack:
    case Event::WentOn:
        //: After undoing or redoing: %1 is how many moves are played
        return ply == 0 ? tr("At the start of the game.") : tr("After move %1.").arg(ply);
    case Event::Moved: break;
    }
    const auto done = [this](std::size_t move) {
        return wording::moveDoneText(moverOf(m_record.sideOfMove(move)), m_record.tableAfter(move), m_record.moves()[move]);
    };
    // An answer is told together with what it answers.
    if (m_record.sideOfMove(ply - 1) == Side::Opponent && ply >= 2)
        //: What the person did, then what the computer answered
        return tr("%1. %2.").arg(done(ply - 2), done(ply - 1));
    //: What was just done, as a sentence
    return tr("%1.").arg(done(ply - 1));
}

QString PlaySession::tooManyHeaps(std::size_t count)
{
    return tr("The board shows up to %1 heaps, and this position has %2. The command line analyses it all the same.")
        .arg(figures::maxBoardHeaps)
        .arg(count);
}

QString PlaySession::howItEnded() const
{
    const Side winner = *m_record.winner();
    return wording::endText(m_record.table(), moverOf(winner), moverOf(other(winner)));
}

QString PlaySession::whyItEnded() const
{
    if (!m_moves.decisionKnown())
        return tr("Which move decided it is beyond the bound of what is computed.");
    const auto decisive = m_moves.lastGivenAway();
    //: %1 is the number of a move
    return decisive ? tr("Move %1 gave the win away.").arg(*decisive + 1)
                    : tr("No move gave the win away: the start decided it.");
}

QString PlaySession::amountProblem() const
{
    return m_amountProblem ? m_amountProblem() : QString();
}

QString PlaySession::problem() const
{
    return m_problem ? m_problem() : QString();
}

}  // namespace nimstone
