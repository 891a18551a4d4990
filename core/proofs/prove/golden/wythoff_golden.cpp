// Wythoff's game: the k-th cold pair is (⌊kφ⌋, ⌊kφ²⌋). The proof counts the multiples of φ and φ².
#include "core/proofs/prove/golden/wythoff.h"

#include "core/golden.h"

namespace nimstone::proof {

namespace {

constexpr GoldenShares shares{618'034, 381'966, 1'000'000};

GoldenBelow below(Count number)
{
    // The two counts add up to n − 1, because n/φ + n/φ² = n and neither of the two fractions is an integer.
    const Count once = goldenPart(number);
    return {number, once, number - 1 - once, number - 1};
}

}  // namespace

Steps wythoffGoldenSteps(const Proof& proof)
{
    const Position& position = proof.position();
    const HeapPair pair = heapPairStep(position);
    const Count number = pair.larger;
    const ColdRow row = coldRowWith(number);
    const ColdRows rows = coldRows({row.index}, 3);
    return {
        pair,
        shares,
        below(number),
        below(number + 1),
        GoldenHit{number, 1, row.smaller != number, row.index},
        GoldenSplit{rows.rows, rows.whole},
        GoldenMex{row.index, row.smaller, row.index - 1, row.smaller - row.index},
        GoldenPair{row},
        coldOutcomeStep(position),
    };
}

}  // namespace nimstone::proof
