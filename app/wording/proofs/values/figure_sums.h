// The texts in the figures about values and sums. They are short, fit on one line each, and may contain simple markup.
#pragma once

#include <QCoreApplication>
#include <QString>
#include <cstddef>
#include <span>

#include "app/wording/proof_words.h"
#include "core/outcome.h"
#include "core/position.h"

namespace nimstone::wording {

struct SumsFigure {
    Q_DECLARE_TR_FUNCTIONS(SumsFigure)
};

inline QString boldLetter(Outcome outcome)
{
    return outcome == Outcome::P ? QStringLiteral("<b>P</b>") : QStringLiteral("<b>N</b>");
}

/// The label over the numbers that are crossed off one after another.
//: Over a row of numbers, some of which are taken: the values of the positions that one move leads to. Short
inline QString figureOptionValues() { return SumsFigure::tr("values of the options"); }

/// The note below positions that are drawn along an arc with the end position at its left. It says in which direction moves lead.
//: Beneath a figure of positions along a bow, joined by lines
inline QString figureMovesRound() { return SumsFigure::tr("every move leads counterclockwise along the arc"); }

/// The note below a figure that shows the moves of one position at a time.
inline QString figureMovesInTurn() { return SumsFigure::tr("Lines show the moves of one position at a time."); }

/// The label of the row below the components of a sum.
//: A row of the figure: the nim-sum of the values above. Short
inline QString figureSumOfValues() { return SumsFigure::tr("nim-sum <i>b</i>"); }

/// The label over the values that a move can give the sum.
//: Over a row of numbers: each is the value of some position that one move leads to. Short
inline QString figureReachedValues() { return SumsFigure::tr("values that a move reaches"); }

/// The label over the row of values from 0 to b.
//: Over a row of the numbers from 0 to %1. Short
inline QString figureValuesBelow(const QString& sum) { return SumsFigure::tr("a move reaches every value below %1, and not %1").arg(sum); }

/// Returns "component 1" for index 0. It is used if there is no room for the name of the game.
//: One of the games of a sum by its number. Short
inline QString figurePart(std::size_t part) { return SumsFigure::tr("component <b>%1</b>").arg(part + 1); }

// --- misère play by Grundy values ---

/// The labels before the letters P or N: for the claim, and for the truth.
//: Before a letter P or N: what a false rule says. Short
inline QString figureClaimHead() { return SumsFigure::tr("claim"); }
//: Before a letter P or N: what is true. Short
inline QString figureTruthHead() { return SumsFigure::tr("truth"); }

/// The labels over a position and its options: the person's own, and the first position for which the claim is false.
//: Over a position and the positions that one move leads to. Short
inline QString figureOwnPosition() { return SumsFigure::tr("this position and its options"); }
//: Over a position and the positions that one move leads to. Short
inline QString figureFirstWrong() { return SumsFigure::tr("the first position that the claim gets wrong"); }

/// The texts over the figure, one for each step.
//: Over the figure: a false rule. Short
inline QString figureValuesAsHeaps() { return SumsFigure::tr("Grundy values as the heaps of misère Nim?"); }

inline QString figureClaimedOf(std::span<const Count> values, Count sum, Outcome claimed)
{
    //: Over the figure; %1 is a nim-sum or a value, %2 P or N
    return SumsFigure::tr("value %1: claimed %2").arg(nimSumEquation(values, sum), boldLetter(claimed));
}

//: Over the figure; %1 is P or N
inline QString figureTruthOf(Outcome outcome) { return SumsFigure::tr("by search: actually %1").arg(boldLetter(outcome)); }

inline QString figureClaimAndTruth(Outcome claimed, Outcome truth)
{
    return claimed == truth
        //: Over the figure; %1 is P or N
        ? SumsFigure::tr("claimed %1, and it is %1: right here").arg(boldLetter(claimed))
        //: Over the figure; %1 and %2 are P and N
        : SumsFigure::tr("claimed %1, actually %2: wrong").arg(boldLetter(claimed), boldLetter(truth));
}

inline QString figureNotOver(std::span<const Count> values, Count sum)
{
    //: Over the figure; %1 is the nim-sum of the values of some heaps, "2 ⊕ 2 = 0"
    return SumsFigure::tr("%1, but some heap has a value greater than 1").arg(nimSumEquation(values, sum));
}

inline QString figureStuckAtZero(Count heap)
{
    //: Over the figure; %1 is a heap whose value is 0
    return SumsFigure::tr("a heap of %1: value 0, has moves, none to value 1").arg(heap);
}

//: Over the figure: no heap is an exception. Short
inline QString figurePremiseHolds() { return SumsFigure::tr("every heap meets the condition of the proof"); }

inline QString noteMostOptions(std::size_t shown)
{
    //: %1 is a number
    return SumsFigure::tr("At most %1 options of a position are shown.").arg(shown);
}

// --- also used by the lines of the proof about mex ---

/// Returns a set such as `{0, 1, 3}`, or `{ }` without numbers.
QString setText(std::span<const Count> numbers);

}  // namespace nimstone::wording
