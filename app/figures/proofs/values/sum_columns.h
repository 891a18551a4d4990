// The content and the layout of the figure of a sum. Used only inside app/figures.
#pragma once

#include <QRectF>
#include <optional>

#include "app/figures/scene/figure_scenes.h"

namespace nimstone::figures {

inline constexpr double sumGap = 10;

/// "v ≠ 7", the note for a part of that value.
QString sumDiffers(Count value);

/// "v < 7", the note for a part that no move makes larger.
QString sumNeverLarger(Count value);

/// "2 → 5", or "2 → 5 → 2" after the reply has taken it back.
QString sumRaised(const proof::SumRaise& raise, bool isTakenBack);

/// "7 ⊕ 5 = 2 &lt; 7", the note for the part that the winning move makes smaller.
QString sumSmaller(Count before, Count after);

/// The content of the proof's steps. `choice` and `move` are null if the sum is lost.
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
    GameSum raised = proof::nimSubject({});      ///< the sum after the move that makes a part larger
    GameSum takenBack = proof::nimSubject({});   ///< the sum after the reply to that move
    GameSum after = proof::nimSubject({});
};

struct SumColumnsLayout {
    double type = 0;
    double row = 0;     ///< the height of a row
    double bit = 0;     ///< the width of a column
    QRectF cards;       ///< the cards of the parts, one below the other
    double value = 0;   ///< the x of the middle of the values
    double bits = 0;    ///< the x of the left end of the columns
    double weights = 0; ///< the y of the weights above the columns
    double notes = 0;   ///< the x of the middle of the notes
    double sum = 0;     ///< the y of the last row
    double reached = 0; ///< the y of the words above the row of reached values
    double chips = 0;   ///< the y of that row
    double chip = 0;
    double foot = 0;    ///< the y of the line that says who wins

    double rowAt(std::size_t part) const { return cards.top() + (static_cast<double>(part) + 0.5) * row; }
    /// The x of a column; columns are counted from the right.
    double columnAt(int column, int columns) const { return bits + (columns - column - 0.5) * bit; }
};

/// The number of tiles in the row of reached values, with the one for b.
std::size_t sumChips(const SumFigureFacts& facts);

/// Returns nothing if the figure would be too small to read.
std::optional<SumColumnsLayout> layOutSumColumns(const SumFigureFacts& facts, const FigureScenes& scenes);

}  // namespace nimstone::figures
