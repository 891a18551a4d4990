// Compares the output of a program with the expected output.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/contest/problem.h"

namespace nimstone::contest {

/// The first token in which two outputs differ; a token is empty if its output ends before it.
struct Difference {
    std::size_t token = 0;  ///< index of the token, from 0
    PlaceInText expectedAt;
    PlaceInText gotAt;
    std::string expected;
    std::string got;

    bool operator==(const Difference&) const = default;
};

struct Comparison {
    enum class Kind {
        Right,       ///< equal, apart from carriage returns and empty lines at the end
        FormatOnly,  ///< the output has the expected tokens, but other blanks or line breaks
        Wrong,
    };
    Kind kind = Kind::Right;
    std::optional<Difference> difference;  ///< set if `kind` is Wrong

    bool operator==(const Comparison&) const = default;
};

/// `expected` is the output of `solve` for `input`. Another output that the statement accepts is right too.
Comparison compare(const Problem& problem, std::string_view input, std::string_view expected, std::string_view got);

/// The tokens of a text, separated by blanks: answers are compared token by token.
std::vector<std::string_view> tokensOf(std::string_view text);

/// The indices of the tokens that differ, if both outputs have exactly `cases` tokens; otherwise empty.
std::vector<std::size_t> differentTokens(std::string_view expected, std::string_view got, std::size_t cases);

}  // namespace nimstone::contest
