// A worked proof for a terminal: the binary columns, and the derivation with its reasons.
#pragma once

#include <string>

#include "core/proof/proof.h"

namespace nimstone::exports {

std::string proofText(const proof::Proof& proof);

}  // namespace nimstone::exports
