// A worked proof as Markdown, in GitHub's dialect: the figure as a table, a numbered derivation,
// and the laws that it goes by.
#pragma once

#include <string>

#include "core/proofs/proof.h"

namespace nimstone::exports {

std::string proofMarkdown(const proof::Proof& proof);

}  // namespace nimstone::exports
