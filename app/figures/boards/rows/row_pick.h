// Finds the move that a click in a row of a take-and-break game picks, and the places that it takes.
#pragma once

#include <optional>

#include "core/position.h"
#include "core/sequences/code.h"

namespace nimstone::figures {

/// The kind of places in a row.
enum class RowKind {
    Pins,     ///< ninepins, one for each stone of the heap
    Squares,  ///< Treblecross: a heap of n + 2 is n squares, and counts one more square beyond each end. A cross takes its
              ///< own square and one at either side
    Files,    ///< Dawson's Chess: files with two pawns each; a file that is played takes its neighbours too
};

/// A run of places of a row, counted from 0: `taken` places from `first` on. If `taken` is 0, the row is split before
/// `first`.
struct RowPick {
    Count first = 0;
    Count taken = 0;
    /// True if the move does not say at which end it takes, and this is the right end.
    bool right = false;

    bool operator==(const RowPick&) const = default;
};

/// A point in a row: in place `place`, at the share `within` of its width from its left edge (0 to 1).
struct RowPoint {
    Count place = 0;
    double within = 0.5;
};

/// True if taking these places from a heap of that size is a legal move.
bool mayTake(const TakeAndBreakCode& code, Count size, Count first, Count taken);

/// The places that a click picks in a row of `size`, or nothing. They are the fewest that may be taken together with
/// the clicked place, as near to the point as possible. If the click is beside the places in `held`, it adds to them.
std::optional<RowPick> pickInRow(const TakeAndBreakCode& code, RowKind look, Count size, RowPoint point,
                                 const std::optional<RowPick>& held);

/// Picks the next larger number of places that may be taken there; after the largest number it starts again with the
/// smallest.
std::optional<RowPick> growPick(const TakeAndBreakCode& code, Count size, const RowPick& held);

Move moveOf(std::size_t heap, Count size, const RowPick& pick);

/// The square or file in which the player put the cross or advanced the pawn; only for Squares and Files.
Count playedPlace(RowKind look, Count size, const RowPick& pick);

}  // namespace nimstone::figures
