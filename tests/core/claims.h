// Counts the claims that a test checks; the claims are made by sentences that users read.
#pragma once

#include <cstddef>
#include <string>

/// Checks a claim and counts it in `claims`, a variable of type Claims that must be in scope.
#define CLAIM(...) claims.check((__VA_ARGS__), #__VA_ARGS__)

namespace nimstone::tests {

/// The number of claims checked, the number of false ones, and the text of the first false one.
struct Claims {
    std::size_t checked = 0;
    std::size_t wrong = 0;
    std::string firstWrong{};

    void check(bool holds, const char* claim)
    {
        ++checked;
        wrong += !holds;
        if (!holds && firstWrong.empty())
            firstWrong = claim;
    }
};

}  // namespace nimstone::tests
