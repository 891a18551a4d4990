// The labels below a row.
#pragma once

#include <QString>
#include <array>

#include "core/count.h"

namespace nimstone::figures {

/// The possible labels of a row, from the longest to the shortest; callers choose the first label that fits. `heap` is
/// the index of the heap, from 0. `row` is true if the game is played in rows of places, and false if its heaps are
/// only drawn as rows.
std::array<QString, 3> rowLabels(bool row, std::size_t heap, const QString& size);

/// Returns the heap size of `squares` squares of Treblecross as text. A heap has two more stones than squares: "5 + 2".
QString squaresText(Count squares);

}  // namespace nimstone::figures
