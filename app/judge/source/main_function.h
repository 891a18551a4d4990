// Finds the function `main` of a source, and whether the source uses namespace std.
#pragma once

#include <vector>

#include "app/judge/source/tokens.h"

namespace nimstone::judge {

/// The place of `main` in a source, as indices into the list of the source's tokens. All indices are 0 if the source does not define
/// `main`.
struct MainFunction {
    std::size_t name = 0;
    std::size_t body = 0;     ///< the index of the opening brace of the body
    std::size_t bodyEnd = 0;  ///< the index of the closing brace of the body, or the number of tokens if the brace is missing
    bool hasType = true;
    bool isVoid = false;
};

MainFunction mainFunction(const std::vector<SourceToken>& tokens);

inline bool hasVoidMain(const std::vector<SourceToken>& tokens) { return mainFunction(tokens).isVoid; }
inline bool hasMainWithoutType(const std::vector<SourceToken>& tokens) { return !mainFunction(tokens).hasType; }

/// True if the source has "using namespace std;".
bool usesStd(const std::vector<SourceToken>& tokens);

}  // namespace nimstone::judge
