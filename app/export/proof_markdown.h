// A worked proof as Markdown, in GitHub's dialect: a table of the binary columns, and a numbered derivation.
#pragma once

#include <string>

#include "core/proof/proof.h"

namespace nimstone::exports {

std::string proofMarkdown(const proof::Proof& proof);

}  // namespace nimstone::exports
