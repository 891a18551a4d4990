// The targets that read files: atlases, exercise sets, saved games, exported answers, what pupils hand in, proofs. See targets.h.
#pragma once

#include <string>
#include <string_view>

namespace nimstone::fuzz {

std::string atlasFault(std::string_view content);
std::string setFault(std::string_view content);
std::string gameFault(std::string_view content);
std::string progressFault(std::string_view content);
std::string handInFault(std::string_view content);
std::string proofFault(std::string_view content);

}  // namespace nimstone::fuzz
