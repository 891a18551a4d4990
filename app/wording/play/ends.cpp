#include "app/wording/play/ends.h"

#include <QCoreApplication>

namespace nimstone::wording {

namespace {

struct Ends {
    Q_DECLARE_TR_FUNCTIONS(nimstone::wording::Ends)
};

/// Returns the sentence about the end of a game that the person has won.
QString youWon(Ending ending, const QString& loser)
{
    switch (ending) {
    case Ending::LastStone: return Ends::tr("You took the last stone: you win.");
    case Ending::LastStoneLoses:
        //: %1 is the loser, such as "The computer"
        return Ends::tr("%1 took the last stone: you win.").arg(loser);
    case Ending::QueenHome: return Ends::tr("You moved the queen to the corner (0, 0): you win.");
    case Ending::LastPin: return Ends::tr("You knocked down the last pin: you win.");
    case Ending::NoTwoPins:
        //: %1 is the loser, such as "The computer"
        return Ends::tr("%1 has no two pins side by side to knock down: you win.").arg(loser);
    case Ending::NoFile:
        //: %1 is the loser, such as "The computer"
        return Ends::tr("%1 has no pawn left to advance: you win.").arg(loser);
    case Ending::LastCross: return Ends::tr("You placed the last safe cross: you win.");
    case Ending::LastSplit: return Ends::tr("You made the last split: you win.");
    case Ending::StonesOnTheGround: return Ends::tr("You moved the last stone to the ground: you win.");
    case Ending::NumberMadeZero: return Ends::tr("You made one of the numbers 0: you win.");
    case Ending::NoCut:
        //: %1 is the loser, such as "The computer"
        return Ends::tr("%1 has no cut left: you win.").arg(loser);
    case Ending::NoMove: break;
    }
    return Ends::tr("You made the last move: you win.");
}

/// Returns the sentence about the end of a game whose winner is not the person.
QString otherWon(Ending ending, const QString& winner, const QString& loser)
{
    switch (ending) {
    //: %1 is the winner, such as "The computer"
    case Ending::LastStone: return Ends::tr("%1 took the last stone and wins.").arg(winner);
    case Ending::LastStoneLoses:
        //: %1 is the loser, such as "The first player", %2 the winner
        return Ends::tr("%1 took the last stone and loses. %2 wins.").arg(loser, winner);
    //: %1 is the winner, such as "The computer"
    case Ending::QueenHome: return Ends::tr("%1 moved the queen to the corner (0, 0) and wins.").arg(winner);
    //: %1 is the winner, such as "The computer"
    case Ending::LastPin: return Ends::tr("%1 knocked down the last pin and wins.").arg(winner);
    case Ending::NoTwoPins:
        //: %1 is the loser, such as "The first player", %2 the winner
        return Ends::tr("%1 has no two pins side by side to knock down. %2 wins.").arg(loser, winner);
    case Ending::NoFile:
        //: %1 is the loser, such as "The first player", %2 the winner
        return Ends::tr("%1 has no pawn left to advance. %2 wins.").arg(loser, winner);
    //: %1 is the winner, such as "The computer"
    case Ending::LastCross: return Ends::tr("%1 placed the last safe cross and wins.").arg(winner);
    //: %1 is the winner, such as "The computer"
    case Ending::LastSplit: return Ends::tr("%1 made the last split and wins.").arg(winner);
    //: %1 is the winner, such as "The computer"
    case Ending::StonesOnTheGround: return Ends::tr("%1 moved the last stone to the ground and wins.").arg(winner);
    //: %1 is the winner, such as "The computer"
    case Ending::NumberMadeZero: return Ends::tr("%1 made one of the numbers 0 and wins.").arg(winner);
    case Ending::NoCut:
        //: %1 is the loser, such as "The first player", %2 the winner
        return Ends::tr("%1 has no cut left. %2 wins.").arg(loser, winner);
    case Ending::NoMove: break;
    }
    //: %1 is the winner, such as "The computer"
    return Ends::tr("%1 made the last move and wins.").arg(winner);
}

/// Returns the sentence about the end of a game that the person has lost, if the ending describes an action of the loser or a
/// move that the loser lacks. The result is empty if the ending describes an action of the winner.
QString youLost(Ending ending)
{
    switch (ending) {
    case Ending::LastStoneLoses: return Ends::tr("You took the last stone: you lose.");
    case Ending::NoTwoPins: return Ends::tr("You have no two pins side by side to knock down: you lose.");
    case Ending::NoFile: return Ends::tr("You have no pawn left to advance: you lose.");
    case Ending::NoCut: return Ends::tr("You have no cut left: you lose.");
    case Ending::LastStone: case Ending::QueenHome: case Ending::LastPin: case Ending::LastCross: case Ending::LastSplit:
    case Ending::StonesOnTheGround: case Ending::NumberMadeZero: case Ending::NoMove: break;
    }
    return {};
}

}  // namespace

Ending endingOf(const GameSum& end)
{
    if (end.isSum() && !end.isPartisan())
        return Ending::NoMove;
    const auto& [rules, position] = end.components().front();
    const Ending ending = rules.entry().ending;
    return ending == Ending::LastStone && totalStones(position).stones != 0 ? Ending::NoMove : ending;
}

QString endText(const GameSum& end, Mover winner, Mover loser, std::optional<Count> countedTo)
{
    if (countedTo) {
        const QString goal = QString::number(*countedTo);
        //: %1 is the number up to which the two players counted
        return winner == Mover::You ? Ends::tr("You said %1: you win.").arg(goal)
                                    //: %1 is the winner, such as "The computer", %2 the number up to which the two players counted
                                    : Ends::tr("%1 said %2 and wins.").arg(moverName(winner), goal);
    }
    const Ending ending = endingOf(end);
    if (winner == Mover::You)
        return youWon(ending, moverName(loser));
    const QString lost = loser == Mover::You ? youLost(ending) : QString();
    return lost.isEmpty() ? otherWon(ending, moverName(winner), moverName(loser)) : lost;
}

QString noMoveText(const GameSum& start)
{
    return start.isMisere() ? Ends::tr("No stones are left, so in misère play the player to move has won.")
        : endingOf(start) == Ending::LastStone ? Ends::tr("No stones are left, so the player to move has lost.")
                                               : Ends::tr("No move is possible, so the player to move has lost.");
}

}  // namespace nimstone::wording
