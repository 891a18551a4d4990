#include "app/wording/proofs/values/figure_sums.h"

#include <QCoreApplication>

#include "app/wording/names.h"

namespace nimstone::wording {

namespace {

struct Figure {
    Q_DECLARE_TR_FUNCTIONS(SumsFigure)
};

QString boldLetter(Outcome outcome)
{
    return outcome == Outcome::P ? QStringLiteral("<b>P</b>") : QStringLiteral("<b>N</b>");
}

}  // namespace

QString figureOptionValues()
{
    //: Over a row of numbers, some of which are taken: the values of the positions that one move leads to. Short
    return Figure::tr("values of the options");
}

QString figureMovesRound()
{
    //: Beneath a figure of positions along a bow, joined by lines
    return Figure::tr("every move leads anticlockwise round the bow");
}

QString figureMovesInTurn()
{
    return Figure::tr("Lines show the moves of one position at a time.");
}

QString figureSumOfValues()
{
    //: A row of the figure: the nim-sum of the values above. Short
    return Figure::tr("nim-sum <i>b</i>");
}

QString figureReachedValues()
{
    //: Over a row of numbers: each is the value of some position that one move leads to. Short
    return Figure::tr("values that a move reaches");
}

QString figureValuesBelow(Count sum)
{
    //: Over a row of the numbers from 0 to %1. Short
    return Figure::tr("a move reaches every value below %1, and not %1").arg(sum);
}

QString figurePart(std::size_t part)
{
    //: One of the games of a sum by its number. Short
    return Figure::tr("part <b>%1</b>").arg(part + 1);
}

QString figureClaimHead()
{
    //: Before a letter P or N: what a false rule says. Short
    return Figure::tr("claim");
}

QString figureTruthHead()
{
    //: Before a letter P or N: what is true. Short
    return Figure::tr("truth");
}

QString figureOwnPosition()
{
    //: Over a position and the positions that one move leads to. Short
    return Figure::tr("this position and its options");
}

QString figureFirstWrong()
{
    //: Over a position and the positions that one move leads to. Short
    return Figure::tr("the first one that the claim is wrong about");
}

QString figureValuesAsHeaps()
{
    //: Over the figure: a false rule. Short
    return Figure::tr("values instead of heaps, then misère Nim?");
}

QString figureClaimedOf(std::span<const Count> values, Count sum, Outcome claimed)
{
    //: Over the figure; %1 is a nim-sum or a value, %2 P or N
    return Figure::tr("worth %1: claimed %2").arg(nimSumEquation(values, sum), boldLetter(claimed));
}

QString figureTruthOf(Outcome outcome)
{
    //: Over the figure; %1 is P or N
    return Figure::tr("by search: in truth %1").arg(boldLetter(outcome));
}

QString figureClaimAndTruth(Outcome claimed, Outcome truth)
{
    return claimed == truth
        //: Over the figure; %1 is P or N
        ? Figure::tr("claimed %1, and so it is: right here").arg(boldLetter(claimed))
        //: Over the figure; %1 and %2 are P and N
        : Figure::tr("claimed %1, in truth %2: wrong").arg(boldLetter(claimed), boldLetter(truth));
}

QString figureNotOver(std::span<const Count> values, Count sum)
{
    //: Over the figure; %1 is the nim-sum of the values of some heaps, "2 ⊕ 2 = 0"
    return Figure::tr("%1, but a part is worth more than 1").arg(nimSumEquation(values, sum));
}

QString figureStuckAtZero(Count heap)
{
    //: Over the figure; %1 is a heap whose value is 0
    return Figure::tr("%1 is worth 0, not over, and cannot be made worth 1").arg(heap);
}

QString figurePremiseHolds()
{
    //: Over the figure: no heap is an exception. Short
    return Figure::tr("every heap has what the proof needs");
}

QString noteMostOptions(std::size_t shown)
{
    //: %1 is a number
    return Figure::tr("At most %1 options of a position are shown.").arg(shown);
}

}  // namespace nimstone::wording
