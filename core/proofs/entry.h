// What a theorem can do: one entry a theorem, made by its family in core/proofs/prove/.
#pragma once

#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "core/proofs/proof.h"
#include "core/random.h"

namespace nimstone::proof {

struct Entry {
    Theorem theorem;

    /// The games that it speaks of, by their names in the notation, its own first. `prove` refuses others itself, and
    /// sums unless this is empty: the theorem on sums.
    std::span<const std::string_view> games;

    /// Whether the theorem speaks of this table, which is of one of its games. `reason`, and `sum` or `limit` where the
    /// reason has one; the theorem is filled in.
    std::optional<Refusal> (*refuse)(const GameSum& subject, const std::optional<Move>& move);

    /// The steps. Not refused.
    Steps (*steps)(const GameSum& subject, const std::optional<Move>& move);

    /// A table that the theorem speaks of and that differs little from this one, which it does not speak of and which
    /// may be of any game: where numbers can be kept, they are.
    GameSum (*nearest)(const GameSum& subject);

    /// A table of a size that is good to look at, that the theorem speaks of.
    GameSum (*random)(Seed seed);

    /// Whether it speaks of sums as well, all of whose parts are of its games.
    bool ofSums = false;
};

/// Of all theorems, in the order of `allTheorems`.
std::span<const Entry> entries();
const Entry& entryOf(Theorem theorem);

}  // namespace nimstone::proof
