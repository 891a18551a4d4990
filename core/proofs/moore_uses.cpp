// What the steps of the proof about Moore's Nim_k lean on.
#include "core/proofs/proof.h"

namespace nimstone::proof {

/// After the move the theorem says that every reply unbalances a column.
std::vector<Use> MooreBalance::uses(const Proof& proof) const
{
    GameSum left = proof.subject;
    left.replace(0, Position{after});
    return {{Theorem::MooreNim, left}};
}

/// Every move out of a P-position can be answered: how, the theorem shows where the example move leads.
std::vector<Use> MooreConclusion::uses(const Proof& proof) const
{
    for (const Step& step : proof.steps) {
        const auto* const unbalances = stepAs<MooreUnbalances>(step);
        if (!unbalances)
            continue;
        Position left = proof.position();
        left.heaps[unbalances->move.heap] -= unbalances->move.taken;
        GameSum sum = proof.subject;
        sum.replace(0, left);
        return {{Theorem::MooreNim, sum}};
    }
    return {};
}

}  // namespace nimstone::proof
