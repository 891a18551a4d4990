// The rows of the maps of which something is known in advance. Inside core/explore only.
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include "core/explore/rows.h"

namespace nimstone::explore {

class Plane;

/// Nimbers that add: the cell is worth across[x] ⊕ up[y], and a P-position where both are equal.
std::unique_ptr<Rows> addingRows(std::vector<Count> across, std::vector<Count> up);

/// Wythoff's game: a cold pair in each row.
std::unique_ptr<Rows> wythoffRows(Count side, bool values);

/// Moore's Nim_k: in each row one P-position or none, since each column of bits wants one more 1 or none more. `ones[i]` is
/// how many of the numbers that stay have a 1 in column i.
std::unique_ptr<Rows> mooreRows(Count side, Count k, std::vector<Count> ones);

/// Misère Nim: as Nim, but where no heap is over 1.
std::unique_ptr<Rows> misereRows(Count side, const Plane& plane);

/// Euclid's game: with both numbers over 0 the P-positions of a row lie around its diagonal, between y/φ and yφ.
std::unique_ptr<Rows> euclidRows(Count side);

/// Fibonacci Nim, heap across and quota up: those with a quota under the smallest part of the heap.
std::unique_ptr<Rows> fibonacciRows(Count side);

/// Any game, cell by cell.
std::unique_ptr<Rows> searchedRows(const Plane& plane, Count side, bool values);

/// Whether the cell is a P-position; none where the game has none there, or it is not known.
std::optional<bool> isLost(const Plane& plane, Cell cell);
/// What the cell is worth, or noPosition or noValue.
std::int32_t valueOf(const Plane& plane, Cell cell);

}  // namespace nimstone::explore
