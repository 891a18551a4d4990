// The texts in the figures about variants of Nim and about errors. They are short, fit on one line each, and may contain simple markup.
#pragma once

#include <QCoreApplication>

#include "app/wording/proof_words.h"

namespace nimstone::wording {

// --- misère Nim ---

struct MiserePresets {
    Q_DECLARE_TR_FUNCTIONS(MiserePresets)
};

/// The texts below the figure: the number of moves left, the number of heaps of 1 that a move leaves, and what the false claim says.
inline QString figureMovesLeft(std::size_t moves)
{
    return moves % 2 == 1
        //: Beneath the figure; %1 is a number of moves
        ? MiserePresets::tr("moves left: <b>%1</b>, an odd number").arg(moves)
        : MiserePresets::tr("moves left: <b>%1</b>, an even number").arg(moves);
}

inline QString figureOnesLeft(std::size_t ones)
{
    //: Beneath the figure; %1 is an odd number of heaps
    return MiserePresets::tr("heaps of 1 left: <b>%1</b>, an odd number").arg(ones);
}

inline QString figureClaimed(Outcome outcome)
{
    //: Beneath the figure: what a false claim says of the position
    return outcome == Outcome::P ? MiserePresets::tr("claimed: a <b>P</b>-position")
                                 : MiserePresets::tr("claimed: an <b>N</b>-position");
}

// --- Moore's Nim_k ---

struct MoorePresets {
    Q_DECLARE_TR_FUNCTIONS(MoorePresets)
};

/// The labels of two rows of the figure: the number of 1s in each column, and the remainder of that number modulo k + 1.
//: A row of the figure: how many heaps have a 1 in each column. Short
inline QString figureMooreOnes() { return MoorePresets::tr("1s"); }

inline QString figureModulo(Count k)
{
    // A k of 1000 or more is larger than the number of heaps, so its digits do not matter.
    return k < 1000 ? QStringLiteral("mod %1").arg(k + 1) : QStringLiteral("mod <i>k</i> + 1");
}

/// The label of a heap whose lower digits are arbitrary, and the label of a heap from which the move takes stones.
//: In the figure, beside a heap whose lower digits may be anything. Short
inline QString figureFree() { return MoorePresets::tr("free"); }
inline QString figureTakenFrom(Count taken) { return QStringLiteral("−%1").arg(taken); }
/// The texts below the figure: what every move does to balanced columns, and what the winning move achieves.
//: Beneath the figure
inline QString figureMooreUnbalanced() { return MoorePresets::tr("after every move some column is not 0"); }
//: Beneath the figure; %1 is "mod 3"
inline QString figureMooreBalanced(Count k) { return MoorePresets::tr("every column is 0 (%1)").arg(figureModulo(k)); }

// --- staircase Nim ---

struct StairPresets {
    Q_DECLARE_TR_FUNCTIONS(StairPresets)
};

/// The label of the step with index 0 is "Step 1". The other labels are for the ground, and for an even step, which does not count.
//: The name of a stair in the figure
inline QString figureStep(std::size_t step) { return StairPresets::tr("Step %1").arg(step + 1); }
//: In the figure: where the stones of step 1 come to
inline QString figureGround() { return StairPresets::tr("ground"); }
//: In the figure, at a step whose stones do not matter. As short as can be
inline QString figureUncounted() { return StairPresets::tr("does not count"); }

// --- coins on a strip ---

struct CoinPresets {
    Q_DECLARE_TR_FUNCTIONS(CoinPresets)
};

/// Returns "Left of coin 3" for the coin with index 2.
//: The name of a row of the figure: the gap on the left of a coin, by the coin's number. Short
inline QString figureGapOf(std::size_t coin) { return CoinPresets::tr("Left of coin %1").arg(coin + 1); }

// --- common errors ---

struct FlawPresets {
    Q_DECLARE_TR_FUNCTIONS(FlawPresets)
};

/// The texts below the figures: what is claimed, and what is true.
//: Beneath the figure: a move that would take nothing
inline QString figureNoStone() { return FlawPresets::tr("0 stones: not a move"); }
inline QString figureStrictly() { return QStringLiteral("<i>s</i> ⊕ <i>x</i> &lt; <i>x</i>"); }

inline QString figureCounted(std::size_t counted, std::size_t truth)
{
    //: Beneath the figure: how many heaps a program counts, and how many winning moves there are
    return FlawPresets::tr("counted: <b>%1</b>; winning first moves: <b>%2</b>").arg(counted).arg(truth);
}

/// Returns the heaps as a line of text in which every blank is shown as a dot. A line of more than 44 characters leaves out its middle.
inline QString figureLine(const std::vector<Count>& heaps)
{
    constexpr qsizetype most = 44;
    QString line;
    for (const Count heap : heaps)
        line += QString::number(heap) + QStringLiteral("·");
    return line.size() <= most ? line : line.left(most / 2) + QStringLiteral("…") + line.right(most / 2 - 1);
}

/// The label of the row for the heap that does not exist, and of the row for the nim-sum that the program computes.
//: The name of a row of the figure: a heap that a program reads though it is not there. Short
inline QString figureFalseHeap() { return FlawPresets::tr("False heap"); }
//: A row of the figure: the nim-sum that a program finds. Short
inline QString figureFalseSum() { return FlawPresets::tr("Nim-sum as read"); }

/// Compares the answer of a program with the right one: "program: P; correct: N".
inline QString figureProgramAnswer(Outcome told, Outcome truth)
{
    const auto letter = [](Outcome outcome) { return outcome == Outcome::P ? QStringLiteral("P") : QStringLiteral("N"); };
    //: Beneath the figure; %1 and %2 are P or N
    return FlawPresets::tr("program: <b>%1</b>; correct: <b>%2</b>").arg(letter(told), letter(truth));
}

}  // namespace nimstone::wording
