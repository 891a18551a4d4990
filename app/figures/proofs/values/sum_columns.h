// The content and the layout of the figure of a proof about sums.
#pragma once

#include <QRectF>
#include <optional>

#include "app/figures/scene/figure_scenes.h"

namespace nimstone::figures {

inline constexpr double sumGap = 10;

/// "v ≠ 7", the note beside a component of value 7.
QString sumDiffers(Count value);

/// "v < 7", the note beside a component of value 7 that no move makes larger.
QString sumNeverLarger(Count value);

/// "2 → 5", the note beside a component whose value a move makes larger; "2 → 5 → 2" after the reply has restored its
/// value.
QString sumRaised(const proof::SumRaise& raise, bool isTakenBack);

/// "7 ⊕ 5 = 2 &lt; 7", the note beside the component that the winning move makes smaller.
QString sumSmaller(Count before, Count after);

/// The content of the proof's steps. `choice` and `move` are null if the player to move loses the sum.
struct SumFigureFacts {
    explicit SumFigureFacts(const proof::Proof& proof);

    std::size_t parts() const { return values.values.size(); }

    const GameSum& subject;
    const proof::SumValues& values;
    const proof::SumRaise* raise;
    const proof::SumChoice* choice;
    const proof::SumMove* move;
    const proof::SumEveryValue* every;
    int columns = 1;
    GameSum raised = proof::nimSubject({});      ///< the sum after the move that makes a component's value larger
    GameSum takenBack = proof::nimSubject({});   ///< the sum after the reply to the move in `raised`
    GameSum after = proof::nimSubject({});
};

struct SumColumnsLayout {
    double type = 0;
    double row = 0;     ///< the height of a row, in pixels
    double bit = 0;     ///< the width of a column of bits, in pixels
    QRectF cards;       ///< the rectangle of all cards; each component has a card, one below the other
    double value = 0;   ///< the x coordinate of the middle of the values
    double bits = 0;    ///< the x coordinate of the left end of the columns of bits
    double weights = 0; ///< the y coordinate of the weights above the columns
    double notes = 0;   ///< the x coordinate of the middle of the notes
    double sum = 0;     ///< the y coordinate of the row of the nim-sum
    double reached = 0; ///< the y coordinate of the text above the row of reached values
    double chips = 0;   ///< the y coordinate of the row of reached values
    double chip = 0;
    double foot = 0;    ///< the y coordinate of the line that says who wins

    double rowAt(std::size_t part) const { return cards.top() + (static_cast<double>(part) + 0.5) * row; }
    /// The x coordinate of the middle of a column. Column 0 is at the right.
    double columnAt(int column, int columns) const { return bits + (columns - column - 0.5) * bit; }
};

/// The number of tiles in the row of reached values, including the tile for b (the nim-sum).
std::size_t sumChips(const SumFigureFacts& facts);

/// Lays out the figure. Returns nothing if it would be too small to read.
std::optional<SumColumnsLayout> layOutSumColumns(const SumFigureFacts& facts, const FigureScenes& scenes);

}  // namespace nimstone::figures
