// Finds the move that a click in a row of a take-and-break game picks, and the places that the move takes.
#pragma once

#include <optional>

#include "core/position.h"
#include "core/sequences/code.h"

namespace nimstone::figures {

/// The kind of the places in a row.
enum class RowKind {
    Pins,     ///< ninepins, one for each stone of the heap
    Squares,  ///< the squares of Treblecross. A heap of n + 2 stones has n squares; the two other stones are places beyond its ends.
              ///< A cross takes its own square and one square on each side
    Files,    ///< the files of Dawson's Chess, with two pawns each. A pawn that advances takes its own file and both neighbors
};

/// A run of places in a row: `taken` places from place `first` on, counted from 0. If `taken` is 0, the row is split in
/// front of place `first`.
struct RowPick {
    Count first = 0;
    Count taken = 0;
    /// True if the places are at the right end of the row and taking at the left end would be the same move.
    bool right = false;

    bool operator==(const RowPick&) const = default;
};

/// A point in a row, between the left edge (`within` = 0) and the right edge (`within` = 1) of place `place`.
struct RowPoint {
    Count place = 0;
    double within = 0.5;
};

/// True if a legal move can take `taken` places from place `first` on, in a heap of `size` places.
bool mayTake(const TakeAndBreakCode& code, Count size, Count first, Count taken);

/// Returns the places that a click picks in a row of `size` places, or nothing. The pick is the smallest number of
/// places that may be taken and includes the clicked place; it is centered on the point as far as possible. If the
/// clicked place is next to the places in `held`, the pick includes these places, too.
std::optional<RowPick> pickInRow(const TakeAndBreakCode& code, RowKind look, Count size, RowPoint point,
                                 const std::optional<RowPick>& held);

/// Returns a pick at the same place as `held` that takes the next larger legal number of places. After the largest
/// number it starts again with the smallest.
std::optional<RowPick> growPick(const TakeAndBreakCode& code, Count size, const RowPick& held);

Move moveOf(std::size_t heap, Count size, const RowPick& pick);

/// The square in which the player put the cross, or the file in which the player advanced the pawn. Only for Squares
/// and Files.
Count playedPlace(RowKind look, Count size, const RowPick& pick);

}  // namespace nimstone::figures
