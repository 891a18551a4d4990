// The function `main` of a source, and whether it uses the namespace std.
#pragma once

#include <vector>

#include "app/judge/source/tokens.h"

namespace nimstone::judge {

/// Where its tokens are: indices; all 0 where there is no `main`.
struct MainFunction {
    std::size_t name = 0;
    std::size_t body = 0;     ///< its opening brace
    std::size_t bodyEnd = 0;  ///< its closing brace, or the number of tokens
    bool hasType = true;
    bool isVoid = false;
};

MainFunction mainFunction(const std::vector<SourceToken>& tokens);

inline bool hasVoidMain(const std::vector<SourceToken>& tokens) { return mainFunction(tokens).isVoid; }
inline bool hasMainWithoutType(const std::vector<SourceToken>& tokens) { return !mainFunction(tokens).hasType; }

/// "using namespace std;" stands in it.
bool usesStd(const std::vector<SourceToken>& tokens);

}  // namespace nimstone::judge
