// What is written under a row.
#pragma once

#include <QString>
#include <array>

#include "core/count.h"

namespace nimstone::figures {

/// The label of heap number `heap`, from 0, of that size: as there is room for it, the longest first. `row` is whether the
/// game is played with rows, and not with heaps that are only drawn as such.
std::array<QString, 3> rowLabels(bool row, std::size_t heap, const QString& size);

/// Treblecross: a heap that stands for so many squares.
QString squaresText(Count squares);

}  // namespace nimstone::figures
