// A worked proof as a LaTeX document of its own; a Chinese one is for XeLaTeX with ctex.
#pragma once

#include <string>

#include "core/proofs/proof.h"

namespace nimstone::exports {

std::string proofLatex(const proof::Proof& proof);

}  // namespace nimstone::exports
