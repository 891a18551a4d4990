// Lemma 1: if s = 0, every move makes t ≠ 0. By the parity of a column, and then by calculation.
#include "core/proofs/prove/nim/nim.h"

#include "core/nimber.h"
#include "core/proofs/prove/nim/nim_steps.h"

namespace nimstone::proof {

Steps lemma1Steps(const Proof& proof)
{
    const Move& move = *proof.move;
    const std::vector<Count>& x = proof.position().heaps;
    const std::size_t k = move.heap;
    std::vector<Count> y = x;
    y[k] -= move.taken;

    std::vector<Count> differences;
    for (std::size_t heap = 0; heap < x.size(); ++heap)
        differences.push_back(x[heap] ^ y[heap]);

    const Count s = nimSum(x);
    const Count t = nimSum(y);
    const Count column = *highestColumn(differences[k]);
    return {
        nimSumStep(proof.position()),
        OneHeapChanges{move, x[k], y[k]},
        ColumnFlips{k, x[k], y[k], column},
        ParityChanges{k, column, onesInColumn(x, column), onesInColumn(y, column)},
        OddColumnRemains{column},
        InsertSum{s, t},
        ExpandSums{s, x, y},
        PairHeaps{s, differences},
        OtherPairsVanish{s, k, x[k], y[k]},
        DifferenceRemains{k, x[k], y[k], t},
    };
}

}  // namespace nimstone::proof
