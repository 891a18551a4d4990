// What a click in a row picks, in a take-and-break game: which places fall, and the move that takes them.
#pragma once

#include <optional>

#include "core/position.h"
#include "core/sequences/code.h"

namespace nimstone::figures {

/// What a row is made of.
enum class RowLook {
    Pins,     ///< the heap's stones
    Squares,  ///< Treblecross: a heap of n + 2 is n squares; a cross takes its square and one at either side, of which
              ///< the heap counts one beyond each end
    Files,    ///< Dawson's Chess: a file with its two pawns each; one that is played takes its neighbours too
};

/// Places of a row, counted from 0: `taken` of them from `first` on. Where `taken` is 0 it is parted before `first`.
struct RowPick {
    Count first = 0;
    Count taken = 0;
    /// The move says neither end, and this is the right one.
    bool right = false;

    bool operator==(const RowPick&) const = default;
};

/// Where a click is: in place `place`, so far from its left edge (0 … 1).
struct RowPoint {
    Count place = 0;
    double within = 0.5;
};

/// Whether a heap of that size may lose these places.
bool mayTake(const TakeAndBreakCode& code, Count size, Count first, Count taken);

/// The places that the click picks in a row of `size`, none where it can pick nothing. The fewest that may be taken and
/// have the clicked place among them, as near to it as can be; or, where the click is beside what is `held`, that too.
std::optional<RowPick> pickInRow(const TakeAndBreakCode& code, RowLook look, Count size, RowPoint point,
                                 const std::optional<RowPick>& held);

/// The next larger number of places that may be taken about there; from the largest on back to the smallest.
std::optional<RowPick> growPick(const TakeAndBreakCode& code, Count size, const RowPick& held);

Move moveOf(std::size_t heap, Count size, const RowPick& pick);

/// The square or file in which a person put the move; of Squares and Files only.
Count playedPlace(RowLook look, Count size, const RowPick& pick);

}  // namespace nimstone::figures
