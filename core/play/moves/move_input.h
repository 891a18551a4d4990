// A move that is being entered with keys. The draft is always a legal move, and a key has the same meaning on every board:
//
//   another place  selects the next heap; in a take-and-break game, first moves the stones to take along the same heap
//   more, fewer    go to the next amount that the rules allow; if a move only splits, to the next place of the split
//   one more heap  takes one stone from a further heap too, if a move may take from several heaps
//   split          in Lasker's Nim, switches between taking and splitting; in other games, goes from one piece to two, then three
#pragma once

#include <cstdint>
#include <optional>
#include <tl/expected.hpp>

#include "core/sum/game_sum.h"

namespace nimstone::play {

struct MoveInput {
    MoveInSum move;
    std::size_t heap = 0;  ///< the selected heap, whose amount the keys change; in Cutcake, the block

    bool operator==(const MoveInput&) const = default;
};

/// Returns the smallest move of the first heap that has one, or of the last heap if `direction` is negative. Returns nothing if
/// the player has no move. `player` is the player to move in a partisan game.
std::optional<MoveInput> firstDraft(const GameSum& sum, Cutter player, int direction);

/// Makes a draft from a legal move; the first heap of the move is selected.
MoveInput draftOf(const MoveInSum& move);

/// Moves to the next place if `direction` is positive, else to the previous one, wrapping around. The amounts taken from heaps
/// that are not selected stay.
MoveInput another(const GameSum& sum, Cutter player, const MoveInput& draft, int direction);

/// Increases the amount by `steps` allowed amounts, or decreases it if `steps` is negative. Stops at the limits of the rules.
MoveInput more(const GameSum& sum, const MoveInput& draft, std::int64_t steps);

/// Adds a heap to the move. Returns the draft unchanged if the rules do not allow it.
MoveInput oneMoreHeap(const GameSum& sum, const MoveInput& draft);

/// Cycles between one, two and three pieces. Returns the draft unchanged if the rules allow only one of these numbers.
MoveInput splitOrWhole(const GameSum& sum, const MoveInput& draft);

/// True if a typed number is the length of the first piece, because the player can choose nothing else: in Grundy's game, in
/// Cutcake, and for a split in Lasker's Nim.
bool numberIsPiece(const GameSum& sum, const MoveInput& draft);

/// Each returns the draft with another amount, or another first piece, for the selected heap; an error if that move is illegal.
tl::expected<MoveInput, MoveInSumError> withAmount(const GameSum& sum, const MoveInput& draft, Count amount);
tl::expected<MoveInput, MoveInSumError> withPiece(const GameSum& sum, const MoveInput& draft, Count piece);

/// The amount that the draft takes from the selected heap.
Count selectedAmount(const MoveInput& draft);

}  // namespace nimstone::play
