// Compares the output of a program with the expected output.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/contest/problem.h"

namespace nimstone::contest {

/// The first token in which two outputs differ. If an output ends before this token, the token's text in this
/// output is empty.
struct Difference {
    std::size_t token = 0;  ///< the index of the token, from 0
    PlaceInText expectedAt;
    PlaceInText gotAt;
    std::string expected;
    std::string got;

    bool operator==(const Difference&) const = default;
};

struct Comparison {
    enum class Kind {
        Right,       ///< the output equals the expected output, apart from carriage returns and empty lines at the end
        FormatOnly,  ///< the output has the expected tokens, but other blanks or line breaks than the expected output
        Wrong,
    };
    Kind kind = Kind::Right;
    std::optional<Difference> difference;  ///< the first difference; it is set if `kind` is Wrong

    bool operator==(const Comparison&) const = default;
};

/// Compares the output `got` with `expected`, which is the output of `solve` for `input`. If the statement allows
/// several outputs, each of them is right.
Comparison compare(const Problem& problem, std::string_view input, std::string_view expected, std::string_view got);

/// The tokens of a text, which blanks separate. Answers are compared token by token.
std::vector<std::string_view> tokensOf(std::string_view text);

/// The indices of the tokens in which the two outputs differ, if both have exactly `cases` tokens; otherwise empty.
std::vector<std::size_t> differentTokens(std::string_view expected, std::string_view got, std::size_t cases);

}  // namespace nimstone::contest
