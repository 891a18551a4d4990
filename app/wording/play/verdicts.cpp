#include "app/wording/play/verdicts.h"

#include <QCoreApplication>
#include <algorithm>
#include <limits>

#include "app/wording/names.h"
#include "app/wording/play/ends.h"
#include "app/wording/play/moves.h"
#include "app/wording/play/verdict_parts.h"

namespace nimstone::wording {

namespace {

using VerdictKind = play::SumVerdict::Kind;

struct Verdicts {
    Q_DECLARE_TR_FUNCTIONS(nimstone::wording::Verdicts)
};

/// Returns a sentence with the number of winning replies of the other player, and one of these replies. Empty if no winning reply was
/// found.
QString replyText(const play::SumVerdict& verdict, std::optional<Count> countedTo)
{
    if (!verdict.refutation)
        return {};
    const QString reply = moveWithItsPair(verdict.after, *verdict.refutation, countedTo);
    if (!verdict.after.isMisere() && isLastMove(verdict.after, *verdict.refutation)) {
        //: %1 is a move such as "take 2 from heap 1"
        return Verdicts::tr("The other player can win immediately: %1.").arg(reply);
    }
    if (verdict.repliesCounted && verdict.replies == 1) {
        //: %1 is a move such as "take 2 from heap 1"
        return Verdicts::tr("The other player has one winning reply: %1.").arg(reply);
    }
    constexpr auto most = static_cast<std::size_t>(std::numeric_limits<int>::max());
    const int replies = static_cast<int>(std::min(verdict.replies, most));
    if (verdict.repliesCounted && verdict.replies <= most) {
        //: %1 is a move such as "take 2 from heap 1"
        return Verdicts::tr("The other player has %n winning replies, such as: %1.", nullptr, replies).arg(reply);
    }
    //: %1 is a move such as "take 2 from heap 1"; %n is the number of counted replies, and there may be more
    return Verdicts::tr("The other player has at least %n winning replies, such as: %1.", nullptr, replies).arg(reply);
}

/// Returns the sentence about a move that ended the game, because the other player has no move after it.
QString lastMoveText(const play::SumVerdict& verdict, std::optional<Count> countedTo)
{
    if (countedTo) {
        //: %1 is the number that wins in counting up
        return Verdicts::tr("It said %1 and won.").arg(QString::number(*countedTo));
    }
    switch (endingOf(verdict.after)) {
    case Ending::LastStone: return Verdicts::tr("It took the last stone and won the game.");
    case Ending::LastStoneLoses: return Verdicts::tr("It took the last stone, and whoever takes the last stone loses.");
    case Ending::StonesOnTheGround: return Verdicts::tr("It moved the last stone to the ground and won.");
    case Ending::QueenHome: return Verdicts::tr("It moved the queen to the corner (0, 0) and won.");
    case Ending::LastPin: return Verdicts::tr("It knocked down the last pin and won.");
    case Ending::LastCross: return Verdicts::tr("It placed the last safe cross and won.");
    case Ending::NumberMadeZero: return Verdicts::tr("It made one of the numbers 0 and won.");
    case Ending::NoCut:
        //: %1 is Left or Right
        return Verdicts::tr("%1 has no cut left and has lost.")
            .arg(moverName(moverOf(opponent(verdict.move.move.cutter))));
    case Ending::NoTwoPins: case Ending::NoFile: case Ending::LastSplit: case Ending::NoMove: break;
    }
    return Verdicts::tr("It was the last move: the other player has none left and has lost.");
}

QString lostText(const play::SumVerdict& verdict, std::optional<Count> countedTo)
{
    const QString why = whyEveryMoveLost(verdict);
    const auto* misere = std::get_if<reason::Misere>(&verdict.reasonBefore);
    // If every heap has one stone, the reason already decides the whole game. So only the reply is added.
    if (misere && misere->large == 0)
        return sentencesText(why, replyText(verdict, countedTo));
    return sentencesText(why, whatItLeft(verdict, countedTo));
}

QString undecidedText(const play::SumVerdict& verdict, std::optional<Count> countedTo)
{
    if (verdict.after.outcome()) {
        return sentencesText(Verdicts::tr("The position was too large to tell whether there was a winning move."),
                         whatItLeft(verdict, countedTo));
    }
    return Verdicts::tr("The position after this move is too large to decide who wins.");
}

}  // namespace

QString whatItLeft(const play::SumVerdict& verdict, std::optional<Count> countedTo)
{
    return verdict.endsTheGame ? lastMoveText(verdict, countedTo)
                               : sentencesText(whyWonAfter(verdict), replyText(verdict, countedTo));
}

QString winNotFound()
{
    return Verdicts::tr("The position could be won, but it was too large to search for a winning move.");
}

bool isLastMove(const GameSum& before, const MoveInSum& move)
{
    return !before.play(move)->canMove(opponent(move.move.cutter));
}

QString moveWithItsPair(const GameSum& before, const MoveInSum& move, std::optional<Count> countedTo)
{
    const QString phrase = movePhrase(before, move, countedTo);
    if (before.isSum() || !before.components().front().rules.as<Euclid>())
        return phrase;
    const Position after = before.play(move)->components().front().position;
    //: %1 is a move such as "subtract 21 from 55", %2 a position such as (34, 21)
    return Verdicts::tr("%1, leaving %2").arg(phrase, heapsText(after.heaps));
}

QString verdictMark(VerdictKind kind)
{
    switch (kind) {
    //: A short mark beside a move: the position was won before the move, and is still won
    case VerdictKind::KeptTheWin: return Verdicts::tr("keeps the win");
    //: A short mark beside a move: the position was won before the move, and is now lost
    case VerdictKind::GaveItAway: return Verdicts::tr("gives the win away");
    //: A short mark beside a move: the position was lost with every move
    case VerdictKind::LostAnyway: return Verdicts::tr("loses anyway");
    //: A short mark beside a move: the winner is not known
    case VerdictKind::Undecided: return Verdicts::tr("undecided");
    }
    return {};
}

QString verdictReason(const play::SumVerdict& verdict, std::optional<Count> countedTo)
{
    switch (verdict.kind) {
    case VerdictKind::KeptTheWin: return verdict.endsTheGame ? lastMoveText(verdict, countedTo) : whyLostAfter(verdict);
    case VerdictKind::GaveItAway: return sentencesText(whatWouldHaveWon(verdict, countedTo), whatItLeft(verdict, countedTo));
    case VerdictKind::LostAnyway: return lostText(verdict, countedTo);
    case VerdictKind::Undecided: break;
    }
    return undecidedText(verdict, countedTo);
}

}  // namespace nimstone::wording
