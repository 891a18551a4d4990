// A worked proof for a terminal: its figure as a table, and the derivation with its reasons and laws.
#pragma once

#include <string>

#include "core/proofs/proof.h"

namespace nimstone::exports {

std::string proofText(const proof::Proof& proof);

}  // namespace nimstone::exports
