// The texts in the figures about variants of Nim and about errors. Each text is short, fits on one line, and may contain simple markup.
#pragma once

#include <QCoreApplication>

#include "app/wording/proof_words.h"

namespace nimstone::wording {

// --- misère Nim ---

struct MiserePresets {
    Q_DECLARE_TR_FUNCTIONS(MiserePresets)
};

/// The texts below the figure: the number of moves that are left, the number of heaps of 1 that a move leaves, and the outcome that the
/// false claim gives.
inline QString figureMovesLeft(std::size_t moves)
{
    return moves % 2 == 1
        //: Below the figure: %1 is a number of moves
        ? MiserePresets::tr("moves left: <b>%1</b>, an odd number").arg(moves)
        : MiserePresets::tr("moves left: <b>%1</b>, an even number").arg(moves);
}

inline QString figureOnesLeft(std::size_t ones)
{
    //: Below the figure: %1 is an odd number of heaps
    return MiserePresets::tr("heaps of 1 left: <b>%1</b>, an odd number").arg(ones);
}

inline QString figureClaimed(Outcome outcome)
{
    //: Below the figure: the outcome of the position according to a false claim
    return outcome == Outcome::P ? MiserePresets::tr("claimed: a <b>P</b>-position")
                                 : MiserePresets::tr("claimed: an <b>N</b>-position");
}

// --- Moore's Nim_k ---

struct MoorePresets {
    Q_DECLARE_TR_FUNCTIONS(MoorePresets)
};

/// The labels of two rows of the figure: the number of 1s in each column, and the remainder of this number modulo k + 1.
//: The short label of a row of the figure: the number of heaps with a 1 in each column
inline QString figureMooreOnes() { return MoorePresets::tr("1s"); }

inline QString figureModulo(Count k)
{
    // If k is 1000 or more, it is larger than the number of heaps, so the digits of k do not matter.
    return k < 1000 ? QStringLiteral("mod %1").arg(k + 1) : QStringLiteral("mod <i>k</i> + 1");
}

/// The labels of two kinds of heaps: a heap whose lower digits are arbitrary, and a heap from which the move takes stones.
//: A short label in the figure, beside a heap whose lower digits are arbitrary
inline QString figureFree() { return MoorePresets::tr("free"); }
inline QString figureTakenFrom(Count taken) { return QStringLiteral("−%1").arg(taken); }
/// The texts below the figure: the effect of every move on balanced columns, and the effect of the winning move.
//: Below the figure
inline QString figureMooreUnbalanced() { return MoorePresets::tr("after every move some column is not 0"); }
//: Below the figure: %1 is a modulus such as "mod 3"
inline QString figureMooreBalanced(Count k) { return MoorePresets::tr("every column is 0 (%1)").arg(figureModulo(k)); }

// --- staircase Nim ---

struct StairPresets {
    Q_DECLARE_TR_FUNCTIONS(StairPresets)
};

/// The labels of the steps. The step with the index 0 is "Step 1". The other labels are for the ground, and for an even step, which does
/// not count.
//: The label of a step of the staircase in the figure
inline QString figureStep(std::size_t step) { return StairPresets::tr("Step %1").arg(step + 1); }
//: A label in the figure: the ground, to which the stones of step 1 move
inline QString figureGround() { return StairPresets::tr("ground"); }
//: A label in the figure, at a step whose stones do not count; as short as possible
inline QString figureUncounted() { return StairPresets::tr("does not count"); }

// --- coins on a strip ---

struct CoinPresets {
    Q_DECLARE_TR_FUNCTIONS(CoinPresets)
};

/// Returns the label of the gap on the left of a coin: "Left of coin 3" for the coin with the index 2.
//: The short label of a row of the figure: the gap on the left of the coin with the number %1
inline QString figureGapOf(std::size_t coin) { return CoinPresets::tr("Left of coin %1").arg(coin + 1); }

// --- common errors ---

struct FlawPresets {
    Q_DECLARE_TR_FUNCTIONS(FlawPresets)
};

/// The texts below the figure about an inequality that is not strict: the fault of the claim, and the right inequality.
//: Below the figure: a move that would take no stone
inline QString figureNoStone() { return FlawPresets::tr("0 stones: not a move"); }
inline QString figureStrictly() { return QStringLiteral("<i>s</i> ⊕ <i>x</i> &lt; <i>x</i>"); }

inline QString figureCounted(std::size_t counted, std::size_t truth)
{
    //: Below the figure: %1 is the number of heaps that a program counts, %2 the number of winning moves
    return FlawPresets::tr("counted: <b>%1</b>; winning first moves: <b>%2</b>").arg(counted).arg(truth);
}

/// Returns the heaps as a line of text in which a dot stands for each blank. If the line has more than 44 characters, "…" replaces the
/// middle.
inline QString figureLine(const std::vector<Count>& heaps)
{
    constexpr qsizetype most = 44;
    QString line;
    for (const Count heap : heaps)
        line += QString::number(heap) + QStringLiteral("·");
    return line.size() <= most ? line : line.left(most / 2) + QStringLiteral("…") + line.right(most / 2 - 1);
}

/// The labels of two rows: the heap that does not exist, and the nim-sum that the program computes.
//: The short label of a row of the figure: a heap that a program reads although it does not exist
inline QString figureFalseHeap() { return FlawPresets::tr("False heap"); }
//: The short label of a row of the figure: the nim-sum that a program computes
inline QString figureFalseSum() { return FlawPresets::tr("Nim-sum as read"); }

/// Returns the answer of a program and the right answer: "program: P; correct: N".
inline QString figureProgramAnswer(Outcome told, Outcome truth)
{
    const auto letter = [](Outcome outcome) { return outcome == Outcome::P ? QStringLiteral("P") : QStringLiteral("N"); };
    //: Below the figure: %1 and %2 are P or N
    return FlawPresets::tr("program: <b>%1</b>; correct: <b>%2</b>").arg(letter(told), letter(truth));
}

}  // namespace nimstone::wording
