// The texts in the figures about values and sums. Each text is short, fits on one line, and may contain simple markup.
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

/// The label above the numbers that the figure crosses off one after another.
//: A short label above a row of numbers, some of which are crossed off: the values of the options, the positions after one move
inline QString figureOptionValues() { return SumsFigure::tr("values of the options"); }

/// The note below positions that are drawn along an arc, with the end position at the left end. The note names the direction of the moves.
//: Below a figure in which positions lie along an arc and lines join them
inline QString figureMovesRound() { return SumsFigure::tr("each line is a move, and it leads counterclockwise"); }

/// The note below a figure that shows the moves of one position at a time.
inline QString figureMovesInTurn() { return SumsFigure::tr("Lines show the moves of one position at a time."); }

/// The label of the row below the components of a sum.
//: The short label of a row of the figure: the nim-sum of the values above it
inline QString figureSumOfValues() { return SumsFigure::tr("nim-sum <i>b</i>"); }

/// The label above the values that a move can give the sum.
//: A short label above a row of numbers: each number is the value of some option, a position after one move
inline QString figureReachedValues() { return SumsFigure::tr("values that a move reaches"); }

/// Returns the label above the row of the values from 0 to b.
//: A short label above a row of the numbers from 0 to %1
inline QString figureValuesBelow(const QString& sum) { return SumsFigure::tr("a move reaches every value below %1, and not %1").arg(sum); }

/// Returns the label "component 1" for the index 0. It is used if there is no room for the name of the game.
//: A short name of a component of a sum, by its number
inline QString figurePart(std::size_t part) { return SumsFigure::tr("component <b>%1</b>").arg(part + 1); }

// --- misère play by Grundy values ---

/// The labels before the letters P or N: one label for the claim, and one for the truth.
//: A short label before a letter P or N: the outcome according to a false rule
inline QString figureClaimHead() { return SumsFigure::tr("claim"); }
//: A short label before a letter P or N: the true outcome
inline QString figureTruthHead() { return SumsFigure::tr("truth"); }

/// The labels above a position and its options: for the person's own position, and for the first position for which the claim is false.
//: A short label above a position and its options, the positions after one move
inline QString figureOwnPosition() { return SumsFigure::tr("this position and its options"); }
//: A short label above a position and its options, the positions after one move
inline QString figureFirstWrong() { return SumsFigure::tr("the first position that the claim gets wrong"); }

/// The texts above the figure, one text for each step.
//: A short text above the figure: the question whether a false rule holds
inline QString figureValuesAsHeaps() { return SumsFigure::tr("Grundy values as the heaps of misère Nim?"); }

inline QString figureClaimedOf(std::span<const Count> values, Count sum, Outcome claimed)
{
    //: Above the figure: %1 is a nim-sum or a value, %2 is P or N
    return SumsFigure::tr("value %1: claimed %2").arg(nimSumEquation(values, sum), boldLetter(claimed));
}

//: Above the figure: %1 is P or N
inline QString figureTruthOf(Outcome outcome) { return SumsFigure::tr("by search: actually %1").arg(boldLetter(outcome)); }

inline QString figureClaimAndTruth(Outcome claimed, Outcome truth)
{
    return claimed == truth
        //: Above the figure: %1 is P or N
        ? SumsFigure::tr("claimed %1, and it is %1: right here").arg(boldLetter(claimed))
        //: Above the figure: %1 and %2 are P and N
        : SumsFigure::tr("claimed %1, actually %2: wrong").arg(boldLetter(claimed), boldLetter(truth));
}

inline QString figureNotOver(std::span<const Count> values, Count sum)
{
    //: Above the figure: %1 is the nim-sum of the values of some heaps, such as "2 ⊕ 2 = 0"
    return SumsFigure::tr("%1, but some heap has a value greater than 1").arg(nimSumEquation(values, sum));
}

inline QString figureStuckAtZero(Count heap)
{
    //: Above the figure: %1 is a heap whose value is 0
    return SumsFigure::tr("a heap of %1: value 0, has moves, none to value 1").arg(heap);
}

//: A short text above the figure: no heap violates the condition
inline QString figurePremiseHolds() { return SumsFigure::tr("every heap meets the condition of the proof"); }

inline QString noteMostOptions(std::size_t shown)
{
    //: %1 is a number
    return SumsFigure::tr("At most %1 options of a position are shown.").arg(shown);
}

// --- the function that the lines of the proof about mex use too ---

/// Returns a set such as `{0, 1, 3}`, or `{ }` for the empty set.
QString setText(std::span<const Count> numbers);

}  // namespace nimstone::wording
