// The words in the figures of values and sums: short, on one line each, with the light markup of sentences.
#pragma once

#include <QString>
#include <cstddef>

namespace nimstone::wording {

/// Over the numbers that are crossed off one after another: "values of the options".
QString figureOptionValues();

/// Beneath a figure that shows the moves of one position at a time.
QString figureMovesInTurn();

/// The row beneath the parts of a sum.
QString figureSumOfValues();

/// "part 1", for a part counted from 0, where there is no room for more.
QString figurePart(std::size_t part);

}  // namespace nimstone::wording
