// A move in the making, changed step by step as keys do it: on every board the same steps, and always a legal move.
//
//   another place  the next heap; where what remains of a heap is parted after a take, first the next place in it
//   more, fewer    the next amount that the rules offer; where nothing is taken but parted, the next place to part
//   one more heap  where a move may take from several heaps: 1 from the next free one
//   split          in Lasker's Nim from taking to parting and back, in a take-and-break game from an end to the middle
#pragma once

#include <cstdint>
#include <optional>
#include <tl/expected.hpp>

#include "core/sum/game_sum.h"

namespace nimstone::play {

struct MoveInput {
    MoveInSum move;
    std::size_t heap = 0;  ///< the one in hand: what is more or fewer is taken from it; of Cutcake, the block

    bool operator==(const MoveInput&) const = default;
};

/// The smallest move of the first heap that has one, or, where `direction` is negative, of the last; none where the
/// player has no move. `player` is who moves in a partisan game.
std::optional<MoveInput> firstDraft(const GameSum& sum, Cutter player, int direction);

/// A legal move taken up: its first heap is in hand.
MoveInput draftOf(const MoveInSum& move);

/// Another place, to the right or to the left; from the last on to the first. What is taken from heaps that are not in
/// hand stays.
MoveInput another(const GameSum& sum, Cutter player, const MoveInput& draft, int direction);

/// So many steps more, or fewer where negative; as many as there are.
MoveInput more(const GameSum& sum, const MoveInput& draft, std::int64_t steps);

/// One more heap; the same draft where the rules allow none.
MoveInput oneMoreHeap(const GameSum& sum, const MoveInput& draft);

/// Whole, in two, in three pieces, one after another; the same draft where the rules allow only one of them.
MoveInput splitOrWhole(const GameSum& sum, const MoveInput& draft);

/// Whether a number that is typed says how long the first piece is, since nothing else is to be chosen: Grundy's game,
/// Cutcake, and a split in Lasker's Nim.
bool numberIsPiece(const GameSum& sum, const MoveInput& draft);

/// With another amount, or first piece, from the heap in hand; an error, and nothing is changed, where that is illegal.
tl::expected<MoveInput, MoveInSumError> withAmount(const GameSum& sum, const MoveInput& draft, Count amount);
tl::expected<MoveInput, MoveInSumError> withPiece(const GameSum& sum, const MoveInput& draft, Count piece);

/// The amount taken from the heap in hand.
Count amountInHand(const MoveInput& draft);

}  // namespace nimstone::play
