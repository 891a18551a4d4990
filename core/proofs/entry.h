// The table entries of the theorems: one `Entry` per theorem. Each family of theorems makes its own entries in
// core/proofs/prove/.
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

    /// The games to which the theorem applies, by their names in the notation; the main game comes first. `prove`
    /// itself refuses every other game, and every sum unless `ofSums` is true. For the theorem on sums, the list is
    /// empty.
    std::vector<std::string_view> games;

    /// Returns the reason why the theorem does not apply to `subject`, or nullopt if it does. The caller has checked
    /// that every component of `subject` is a position of one of the `games`. The function sets the member `reason`,
    /// and `sum` or `limit` if the reason uses them; `prove` sets the member `theorem`.
    std::optional<Refusal> (*refuse)(const GameSum& subject, const std::optional<Move>& move);

    /// Makes the steps of `proof`. Requires that the theorem applies to the subject of `proof`. The list of steps in
    /// `proof` is still empty.
    Steps (*steps)(const Proof& proof);

    /// Returns a position to which the theorem applies and that is as close as possible to `subject`. It is called
    /// only if the theorem does not apply to `subject`, which may be a position of any game. The function keeps the
    /// numbers of `subject` if possible.
    GameSum (*nearest)(const GameSum& subject);

    /// Returns a random position to which the theorem applies. Its numbers are small, unless the theorem is about an error
    /// that occurs only for large numbers.
    GameSum (*random)(Seed seed);

    /// True if the theorem also applies to a sum, provided that every component is a position of one of the `games`.
    bool ofSums = false;
};

const Entry& entryOf(Theorem theorem);

/// The theorems that may be suggested for a position. Theorems about who wins come before theorems about Grundy values.
std::span<const Theorem> suggestedTheorems();

// The entries of each family of theorems. Each function is defined in the folder of its family.
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
