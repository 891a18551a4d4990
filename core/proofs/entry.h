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
    std::vector<std::string_view> games;

    /// Whether the theorem speaks of this table, which is of one of its games. `reason`, and `sum` or `limit` where the
    /// reason has one; the theorem is filled in.
    std::optional<Refusal> (*refuse)(const GameSum& subject, const std::optional<Move>& move);

    /// The steps of a proof, which has none yet and is not refused.
    Steps (*steps)(const Proof& proof);

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

// Of each family, in its folder.
std::vector<Entry> nimEntries();
std::vector<Entry> bashEntries();
std::vector<Entry> wythoffEntries();
std::vector<Entry> misereEntries();
std::vector<Entry> misereGrundyEntries();
std::vector<Entry> staircaseEntries();
std::vector<Entry> coinEntries();
std::vector<Entry> periodEntries();
std::vector<Entry> mexEntries();
std::vector<Entry> fibonacciEntries();
std::vector<Entry> euclidEntries();
std::vector<Entry> mooreEntries();
std::vector<Entry> nimFlawEntries();
std::vector<Entry> sumEntries();
std::vector<Entry> cutcakeEntries();

}  // namespace nimstone::proof
