// What a program answered against what is right.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/contest/problem.h"

namespace nimstone::contest {

/// Where two outputs first differ; a token is empty where its output ends before.
struct Difference {
    std::size_t token = 0;  ///< from 0
    PlaceInText expectedAt;
    PlaceInText gotAt;
    std::string expected;
    std::string got;

    bool operator==(const Difference&) const = default;
};

struct Comparison {
    enum class Kind {
        Right,       ///< but for carriage returns, and empty lines at the end
        FormatOnly,  ///< the same tokens, laid out otherwise
        Wrong,
    };
    Kind kind = Kind::Right;
    std::optional<Difference> difference;  ///< where it is wrong

    bool operator==(const Comparison&) const = default;
};

/// `expected` is what `solve` answers to `input`. Where the statement accepts other output, it is right.
Comparison compare(const Problem& problem, std::string_view input, std::string_view expected, std::string_view got);

/// The words of a text: answers are compared word by word.
std::vector<std::string_view> tokensOf(std::string_view text);

/// Which tokens differ where there is one for each case; none where there are more or fewer.
std::vector<std::size_t> differentTokens(std::string_view expected, std::string_view got, std::size_t cases);

}  // namespace nimstone::contest
