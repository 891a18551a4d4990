// The texts in the figure of the theorem on Euclid's game.
#pragma once

#include <QCoreApplication>

#include "app/wording/proof_words.h"

namespace nimstone::wording {

struct EuclidFigure {
    Q_DECLARE_TR_FUNCTIONS(EuclidFigure)
};

/// The label of the line in the figure that separates P-positions from N-positions: φ times the smaller number b.
inline QString figureGoldenEdge() { return QStringLiteral("φb"); }

/// Returns the comparison of a with φb, "a > φb" or "a < φb", and the side of the golden ratio on which a lies.
inline QString figureGoldenSide(bool beyond)
{
    return beyond ? EuclidFigure::tr("a &gt; φb: beyond the golden ratio") : EuclidFigure::tr("a &lt; φb: short of the golden ratio");
}

inline QString figureForcedMoves(std::size_t moves)
{
    //: Below the figure
    return EuclidFigure::tr("%n forced move(s), then a choice", nullptr, static_cast<int>(moves));
}

/// `figureOneOfTwo` returns the text about the two pairs that a move can leave: "(13, 8) or (21, 13): one of the two is P". `figureLeave`
/// returns the text with the pair that a winning move leaves.
QString figureOneOfTwo(Count b, Count remainder, Count upper);
QString figureLeave(Count target, Count b);

inline QString figureEuclidOutcome(Outcome outcome)
{
    return outcome == Outcome::P ? EuclidFigure::tr("<b>P</b>-position: the second player wins")
                                 : EuclidFigure::tr("<b>N</b>-position: the first player wins");
}

inline QString figureEqualNumbers(Count a) { return QStringLiteral("%1 − %1 = <b>0</b>").arg(number(a)); }
//: Below the figure: one of the numbers is 0
inline QString figureGameOver() { return EuclidFigure::tr("one number is 0: the game is over"); }

/// The note below a figure whose squares are too small or too many to be drawn one by one.
inline QString figureSquaresNote()
{
    return EuclidFigure::tr("Squares that are too many or too small to show are drawn as one block or left out.");
}

}  // namespace nimstone::wording
