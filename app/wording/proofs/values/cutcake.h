// The texts in the figure of the theorem on Cutcake.
#pragma once

#include <QCoreApplication>

#include "app/wording/proof_words.h"

namespace nimstone::wording {

struct CutcakeFigure {
    Q_DECLARE_TR_FUNCTIONS(CutcakeFigure)
};

/// Returns the sides of a block, such as "4 × 7".
inline QString shapeText(Count first, Count second) { return QStringLiteral("%1 × %2").arg(number(first), number(second)); }
/// Returns the blocks of one shape, such as "3 · (2 × 3)", or "2 × 3" for a single block.
QString shapeText(const proof::CakeShape& shape);
/// Returns a number with the minus sign of formulas if it is negative, such as "−4".
QString signedText(SignedWide value);
/// The names of the two players and the direction in which each cuts.
//: In the figure, over lines that run down: which way that player cuts. Short
inline QString figureCakeLeft() { return CutcakeFigure::tr("<b>Left</b> cuts down"); }
//: In the figure, over lines that run across: which way that player cuts. Short
inline QString figureCakeRight() { return CutcakeFigure::tr("<b>Right</b> cuts across"); }
/// The label below the strip into which the halvings turn a block: which player can cut it, and how often.
QString figureFreeCuts(std::int64_t value);
/// The label over the two pieces of a best cut, such as "Left: −2 − 2 = −4".
QString figureBestCut(const proof::CakeCut& cut, bool isLeft);

inline QString figureNoCut(bool isLeft)
{
    return isLeft ? CutcakeFigure::tr("<b>Left</b>: no cut") : CutcakeFigure::tr("<b>Right</b>: no cut");
}

/// The label below the pieces with their sides, such as "1 × 7 + 3 × 7".
inline QString figurePieces(Count first, Count second, Count otherFirst, Count otherSecond)
{
    return QStringLiteral("%1 + %2").arg(shapeText(first, second), shapeText(otherFirst, otherSecond));
}

/// The label of the row with the sum of the values of all blocks.
//: The row under the values of all blocks: their sum. Short
inline QString figureTotal() { return CutcakeFigure::tr("total"); }
QString figureCosts(const proof::CakeCost& step);

inline QString figureCakeWinner(PartisanOutcome outcome)
{
    switch (outcome) {
    case PartisanOutcome::Left: return CutcakeFigure::tr("<b>Left</b> wins, whoever starts");
    case PartisanOutcome::Right: return CutcakeFigure::tr("<b>Right</b> wins, whoever starts");
    case PartisanOutcome::Previous: break;
    }
    return CutcakeFigure::tr("whoever starts <b>loses</b>");
}

inline QString figureCakeNote()
{
    return CutcakeFigure::tr("Long or large blocks are not drawn to scale; of a long row of halved blocks, only a part is drawn.");
}

}  // namespace nimstone::wording
