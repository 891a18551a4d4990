// What the steps of the proof about Moore's Nim_k lean on.
#include "core/proof/proof.h"

namespace nimstone::proof {

/// After the move the theorem says that every reply unbalances a column.
std::vector<Use> MooreBalance::uses(const Proof& proof) const
{
    Table left = proof.subject;
    left.replace(0, Position{after});
    return {{Theorem::MooreNim, left}};
}

}  // namespace nimstone::proof
