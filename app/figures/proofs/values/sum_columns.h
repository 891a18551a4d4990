// What the figure of a sum shows, and where. Inside app/figures only.
#pragma once

#include <QRectF>
#include <optional>

#include "app/figures/scene/figure_scenes.h"

namespace nimstone::figures {

inline constexpr double sumGap = 10;

/// "v ≠ 7", beside a part of that value.
QString sumDiffers(Count value);

/// "v < 7", beside one that no move makes larger.
QString sumNeverLarger(Count value);

/// "2 → 5", and "2 → 5 → 2" once the reply has taken it back.
QString sumRaised(const proof::SumRaise& raise, bool isTakenBack);

/// "7 ⊕ 5 = 2 &lt; 7".
QString sumSmaller(Count before, Count after);

/// What the proof says, gathered. The steps of the move are null where the sum is lost.
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
    GameSum raised = proof::nimSubject({});      ///< after the move that makes a part larger
    GameSum takenBack = proof::nimSubject({});   ///< after the reply to it
    GameSum after = proof::nimSubject({});
};

struct SumColumnsLayout {
    double type = 0;
    double row = 0;     ///< how high a row is
    double bit = 0;     ///< how wide a column is
    QRectF cards;       ///< those of the parts, one beneath the other
    double value = 0;   ///< the middle of the values
    double bits = 0;    ///< the left end of the columns
    double weights = 0; ///< the middle of the row of their weights, over the cards
    double notes = 0;   ///< the middle of the notes
    double sum = 0;     ///< the middle of the last row
    double reached = 0; ///< the middle of the words over the row of reached values
    double chips = 0;   ///< the middle of that row
    double chip = 0;
    double foot = 0;    ///< the middle of the line that says who wins

    double rowAt(std::size_t part) const { return cards.top() + (static_cast<double>(part) + 0.5) * row; }
    /// Columns count from the right.
    double columnAt(int column, int columns) const { return bits + (columns - column - 0.5) * bit; }
};

/// How many numbers stand in the row of those that are reached, b among them.
std::size_t sumChips(const SumFigureFacts& facts);

/// None where it would be too small to read.
std::optional<SumColumnsLayout> layOutSumColumns(const SumFigureFacts& facts, const FigureScenes& scenes);

}  // namespace nimstone::figures
