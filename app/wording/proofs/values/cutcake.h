// The texts in the figure of the theorem on Cutcake.
#pragma once

#include <QCoreApplication>

#include "app/wording/proof_words.h"

namespace nimstone::wording {

struct CutcakeFigure {
    Q_DECLARE_TR_FUNCTIONS(CutcakeFigure)
};

/// Returns the sides of a block as text, such as "4 × 7".
inline QString shapeText(Count first, Count second) { return QStringLiteral("%1 × %2").arg(number(first), number(second)); }
/// Returns the blocks of one shape as text, such as "3 · (2 × 3)", or "2 × 3" for a single block.
QString shapeText(const proof::CakeShape& shape);
/// Returns a number as text. A negative number has the minus sign of formulas, such as "−4".
QString signedText(SignedWide value);
/// The labels with the names of the two players and the directions in which they cut.
//: A short label in the figure, above vertical lines: the direction in which Left cuts
inline QString figureCakeLeft() { return CutcakeFigure::tr("<b>Left</b> cuts down"); }
//: A short label in the figure, above horizontal lines: the direction in which Right cuts
inline QString figureCakeRight() { return CutcakeFigure::tr("<b>Right</b> cuts across"); }
/// Returns the label below the strip into which the halvings turn a block: the player who can cut the strip, and the number of cuts.
QString figureFreeCuts(std::int64_t value);
/// Returns the label above the two pieces of a best cut, such as "Left: −2 − 2 = −4".
QString figureBestCut(const proof::CakeCut& cut, bool isLeft);

inline QString figureNoCut(bool isLeft)
{
    return isLeft ? CutcakeFigure::tr("<b>Left</b>: no cut") : CutcakeFigure::tr("<b>Right</b>: no cut");
}

/// Returns the label below the two pieces with their sides, such as "1 × 7 + 3 × 7".
inline QString figurePieces(Count first, Count second, Count otherFirst, Count otherSecond)
{
    return QStringLiteral("%1 + %2").arg(shapeText(first, second), shapeText(otherFirst, otherSecond));
}

/// The label of the row with the sum of the values of all blocks.
//: The short label of the row below the values of all blocks: the sum of these values
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
