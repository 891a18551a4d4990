// The sentences that explain why a theorem does not apply to a position.
#include "app/wording/errors.h"

#include <QCoreApplication>
#include <QStringList>

#include "app/wording/games.h"
#include "app/wording/names.h"
#include "app/wording/proofs/proof.h"

namespace nimstone::wording {

namespace {

struct Refusals {
    Q_DECLARE_TR_FUNCTIONS(Refusals)
};

QString gamesText(proof::Theorem theorem)
{
    std::vector<QString> names;
    for (const std::string_view game : proof::gamesOf(theorem))
        names.push_back(gameName(*gameNamed(game)));
    return listText(names);
}

}  // namespace

QString sentence(const proof::Refusal& refusal)
{
    using Reason = proof::Refusal::Reason;
    switch (refusal.reason) {
    case Reason::WrongGame:
        //: %1 is the title of a theorem, %2 the game that the theorem is about, or a list of games
        return Refusals::tr("%1: this theorem does not apply here. It is for: %2.")
            .arg(theoremTitle(refusal.theorem), gamesText(refusal.theorem));
    case Reason::IsASum: return Refusals::tr("This theorem applies to one game; this is a sum of several.");
    case Reason::NotASum: return Refusals::tr("The theorem on sums needs at least two games, such as nim:3,4 + kayles:7.");
    case Reason::TooManyHeaps:
        if (refusal.limit == 1)
            return Refusals::tr("This theorem applies to a single heap; this position has more.");
        return Refusals::tr("A proof can be drawn for up to %1 heaps; this position has more.").arg(number(refusal.limit));
    case Reason::SumIsNotZero:
        return Refusals::tr("Lemma 1 applies to positions whose nim-sum is 0; here it is %1.").arg(number(refusal.sum));
    case Reason::SumIsZero:
        return Refusals::tr("This theorem applies to positions whose nim-sum is not 0; here it is 0.");
    case Reason::NoMoves: return Refusals::tr("All heaps are empty: there is no move for Lemma 1 to describe.");
    case Reason::MoveMissing: return Refusals::tr("Lemma 1 is about one move: say which, for example 1-2.");
    case Reason::MoveNotWanted: return Refusals::tr("This theorem is not about a particular move: leave the move out.");
    case Reason::MoveIllegal: return refusal.moveError ? sentence(*refusal.moveError) : QString();
    case Reason::TooLarge:
        //: %1 is the largest number for which the proof can list all smaller numbers
        return Refusals::tr("This proof goes through every smaller number, so it can be shown for numbers up to %1; this one is larger.")
            .arg(number(refusal.limit));
    case Reason::TooManyPositions:
        //: %1 is the largest number of positions that can be drawn
        return Refusals::tr("This proof examines every position that can be reached, so it can be shown for up to %1 of them; from "
                            "here there are more.").arg(number(refusal.limit));
    case Reason::TooManyParts:
        //: %1 is the largest number of components that can be drawn, 12
        return Refusals::tr("A proof can be drawn for up to %1 components of a sum; here there are more.").arg(number(refusal.limit));
    case Reason::TooManyShapes:
        //: %1 is the largest number of shapes of blocks that can be drawn, 12
        return Refusals::tr("This proof examines each shape of block separately, so it can be shown for up to %1 of them; here "
                            "there are more.")
            .arg(number(refusal.limit));
    case Reason::Partisan:
        return Refusals::tr("In this game the two players have different moves; the theorem on sums applies to games in which both "
                            "have the same moves.");
    case Reason::NoStones: return Refusals::tr("This theorem needs at least one stone; here there is none.");
    case Reason::NoPeriod:
        return Refusals::tr("The heaps up to %1 show no period, so there is nothing to prove.").arg(number(refusal.limit));
    case Reason::NotFinite: return Refusals::tr("This theorem applies to finite codes; this one is infinite.");
    case Reason::GrundyUnknown: return Refusals::tr("The Grundy value of a component is not known, so the sum cannot be shown.");
    case Reason::PastInt:
        //: %1 is the largest int
        return Refusals::tr("The program reads the heap into an int, whose largest value is %1; this heap is larger.").arg(number(refusal.limit));
    case Reason::NoFlaw: break;
    }
    return Refusals::tr("The error does not show in this position.");
}

}  // namespace nimstone::wording
