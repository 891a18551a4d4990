// Finds the games that a list in a test lacks, so that a new game is tested without a change of that list.
#pragma once

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "core/sum/catalogue.h"

namespace nimstone::tests {

/// Returns the catalogue entries of the games that no text in `listed` names. A text is a game or a position, such as
/// "bash(4)" or "bash(4):30".
template <class Texts>
std::vector<GameEntry> gamesMissingIn(const Texts& listed)
{
    std::vector<GameEntry> missing;
    for (const GameEntry& entry : catalogue()) {
        const auto names = [&entry](std::string_view text) { return text.substr(0, text.find_first_of(":(")) == entry.name; };
        if (std::ranges::none_of(listed, names))
            missing.push_back(entry);
    }
    return missing;
}

/// Returns the game of the entry's example, with its parameters: "bash(4)".
inline std::string exampleGame(const GameEntry& entry)
{
    return std::string(entry.example.substr(0, entry.example.find(':')));
}

}  // namespace nimstone::tests
