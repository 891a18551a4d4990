// The words in the figure of the theorem on Cutcake.
#pragma once

#include <QCoreApplication>

#include "app/wording/proof_words.h"

namespace nimstone::wording {

struct CutcakeFigure {
    Q_DECLARE_TR_FUNCTIONS(CutcakeFigure)
};

/// "4 × 7"
inline QString shapeText(Count first, Count second) { return QStringLiteral("%1 × %2").arg(number(first), number(second)); }
/// "3 · (2 × 3)", of one block "2 × 3"
QString shapeText(const proof::CakeShape& shape);
/// A number with its sign, "−4".
QString signedText(SignedWide value);
/// The two players, over what they cut.
//: In the figure, over lines that run down: which way that player cuts. Short
inline QString figureCakeLeft() { return CutcakeFigure::tr("<b>Left</b> cuts down"); }
//: In the figure, over lines that run across: which way that player cuts. Short
inline QString figureCakeRight() { return CutcakeFigure::tr("<b>Right</b> cuts across"); }
/// Beneath the strip that is left of a block: whose cuts it holds, and how many.
QString figureFreeCuts(std::int64_t value);
/// Over the two pieces of a best cut: "Left: −2 − 2 = −4".
QString figureBestCut(const proof::CakeCut& cut, bool isLeft);

inline QString figureNoCut(bool isLeft)
{
    return isLeft ? CutcakeFigure::tr("<b>Left</b>: no cut") : CutcakeFigure::tr("<b>Right</b>: no cut");
}

/// Under them: "1 × 7 + 3 × 7".
inline QString figurePieces(Count first, Count second, Count otherFirst, Count otherSecond)
{
    return QStringLiteral("%1 + %2").arg(shapeText(first, second), shapeText(otherFirst, otherSecond));
}

/// The row under the values of the blocks.
//: The row under the values of all blocks: their sum. Short
inline QString figureTogether() { return CutcakeFigure::tr("total"); }
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
