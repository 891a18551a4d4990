// The entries of theorems: one `Entry` per theorem, made by its family in core/proofs/prove/.
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

    /// The games to which the theorem applies, by their names in the notation; its main game comes first. `prove` itself
    /// refuses every other game, and every sum that `ofSums` does not allow. For the theorem on sums, the list is empty.
    std::vector<std::string_view> games;

    /// Returns why the theorem does not apply to `subject`, or nullopt if it does. The parts of `subject` are of one of
    /// `games`. The function sets `reason`, and `sum` or `limit` if the reason needs it; `prove` fills in the theorem.
    std::optional<Refusal> (*refuse)(const GameSum& subject, const std::optional<Move>& move);

    /// The steps of `proof`, whose subject was not refused and whose own list of steps is still empty.
    Steps (*steps)(const Proof& proof);

    /// Returns a position to which the theorem applies and that is as close as possible to `subject`. The theorem does
    /// not apply to `subject`, which may be of any game; its numbers are kept if possible.
    GameSum (*nearest)(const GameSum& subject);

    /// Returns a random position to which the theorem applies, of a size that is easy to look at.
    GameSum (*random)(Seed seed);

    /// True if the theorem also applies to a sum, as long as every part is of one of `games`.
    bool ofSums = false;
};

const Entry& entryOf(Theorem theorem);

// The entries of each family; each function is defined in the folder of its family.
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
