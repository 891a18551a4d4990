#include "app/wording/ends.h"

#include <QCoreApplication>

namespace nimstone::wording {

namespace {

struct Ends {
    Q_DECLARE_TR_FUNCTIONS(nimstone::wording::Ends)
};

class EndingIn {
public:
    explicit EndingIn(const Part& part) : m_part(part) {}

    Ending operator()(const Nim&) const { return Ending::LastStone; }
    Ending operator()(const MisereNim&) const { return Ending::LastStoneLoses; }
    Ending operator()(const MooreNim&) const { return Ending::LastStone; }
    Ending operator()(const BashGame&) const { return Ending::LastStone; }
    Ending operator()(const SubtractionGame&) const { return allTaken() ? Ending::LastStone : Ending::NoMove; }
    Ending operator()(const Wythoff&) const { return Ending::LastStone; }
    Ending operator()(const FibonacciNim&) const { return allTaken() ? Ending::LastStone : Ending::NoMove; }
    Ending operator()(const StaircaseNim&) const { return Ending::StonesOnTheGround; }
    Ending operator()(const TakeAndBreakGame&) const { return Ending::NoMove; }
    Ending operator()(const GrundysGame&) const { return Ending::NoMove; }
    Ending operator()(const LaskersNim&) const { return Ending::LastStone; }
    Ending operator()(const Euclid&) const { return Ending::NumberMadeZero; }
    Ending operator()(const Cutcake&) const { return Ending::NoCut; }

private:
    bool allTaken() const { return totalStones(m_part.position).stones == 0; }

    const Part& m_part;
};

/// To the person who won.
QString youWon(Ending ending, const QString& loser)
{
    switch (ending) {
    case Ending::LastStone: return Ends::tr("You took the last stone: you win.");
    case Ending::LastStoneLoses:
        //: %1 is who lost, "The computer"
        return Ends::tr("%1 took the last stone: you win.").arg(loser);
    case Ending::StonesOnTheGround: return Ends::tr("You brought the last stone to the ground: you win.");
    case Ending::NumberMadeZero: return Ends::tr("You made a number 0: you win.");
    case Ending::NoCut:
        //: %1 is who lost, "The computer"
        return Ends::tr("%1 cannot cut any more: you win.").arg(loser);
    case Ending::NoMove: break;
    }
    return Ends::tr("You made the last move: you win.");
}

/// Of whoever won, where the person did not.
QString otherWon(Ending ending, const QString& winner, const QString& loser)
{
    switch (ending) {
    //: %1 is who won, "The computer"
    case Ending::LastStone: return Ends::tr("%1 took the last stone and wins.").arg(winner);
    case Ending::LastStoneLoses:
        //: %1 is who lost, "The first player", and %2 who won
        return Ends::tr("%1 took the last stone and loses. %2 wins.").arg(loser, winner);
    //: %1 is who won, "The computer"
    case Ending::StonesOnTheGround: return Ends::tr("%1 brought the last stone to the ground and wins.").arg(winner);
    //: %1 is who won, "The computer"
    case Ending::NumberMadeZero: return Ends::tr("%1 made a number 0 and wins.").arg(winner);
    case Ending::NoCut:
        //: %1 is who lost, "The first player", and %2 who won
        return Ends::tr("%1 cannot cut any more. %2 wins.").arg(loser, winner);
    case Ending::NoMove: break;
    }
    //: %1 is who won, "The computer"
    return Ends::tr("%1 made the last move and wins.").arg(winner);
}

/// To the person who lost by taking the last stone, or for want of a cut.
QString youLost(Ending ending)
{
    return ending == Ending::LastStoneLoses ? Ends::tr("You took the last stone: you lose.")
                                            : Ends::tr("You cannot cut any more: you lose.");
}

}  // namespace

Ending endingOf(const Table& end)
{
    const Part& part = end.parts().front();
    if (end.isSum() && !end.isPartisan())
        return Ending::NoMove;
    return std::visit(EndingIn(part), part.rules.game());
}

QString endText(const Table& end, Mover winner, Mover loser)
{
    const Ending ending = endingOf(end);
    if (winner == Mover::You)
        return youWon(ending, moverName(loser));
    if (loser == Mover::You && (ending == Ending::LastStoneLoses || ending == Ending::NoCut))
        return youLost(ending);
    return otherWon(ending, moverName(winner), moverName(loser));
}

QString noMoveText(const Table& start)
{
    return start.isMisere() ? Ends::tr("There is no stone to take, so in misère play who is to move has won.")
        : endingOf(start) == Ending::LastStone ? Ends::tr("There is no stone to take, so who is to move has lost.")
                                               : Ends::tr("There is no move to make, so who is to move has lost.");
}

}  // namespace nimstone::wording
