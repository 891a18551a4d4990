// The labels below a row.
#pragma once

#include <QString>
#include <array>

#include "core/count.h"

namespace nimstone::figures {

/// The labels of heap number `heap`, from 0: the longest first, so that the caller can choose the first one that fits.
/// `row` is true if the game is played in rows, and false if its heaps are only drawn as rows.
std::array<QString, 3> rowLabels(bool row, std::size_t heap, const QString& size);

/// Treblecross: the size of a heap that stands for that many squares, "5 + 2".
QString squaresText(Count squares);

}  // namespace nimstone::figures
