// Terms of a sequence as a person brings them: typed in a row, or a b-file of the On-Line Encyclopedia of Integer Sequences,
// which has a line "n a(n)" for each.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <vector>

#include "core/count.h"

namespace nimstone::explore {

struct GivenTerms {
    std::optional<Count> first{};  ///< the index of the first term; only a b-file names it
    std::vector<Count> terms;

    bool operator==(const GivenTerms&) const = default;
};

/// The first thing that cannot be read.
struct TermError {
    enum class Expected {
        Term,         ///< a number from 0
        SmallerTerm,  ///< a number was found, but it is over maxCount
        Index,        ///< the next index of a b-file, `index`
        LineEnd,      ///< a line of a b-file has two numbers
    };
    std::size_t line = 1;    ///< from 1
    std::size_t column = 1;  ///< in code points, from 1
    Expected expected = Expected::Term;
    std::string found{};     ///< UTF-8, up to a blank or comma; empty where the line ends
    Count index = 0;

    bool operator==(const TermError&) const = default;
};

/// Numbers with commas or blanks between them; what follows a # in its line is passed over. Where the first two lines have two
/// numbers each, without a comma, and the first number of the second line is one more than that of the first, it is a b-file.
tl::expected<GivenTerms, TermError> readTerms(std::string_view text);

}  // namespace nimstone::explore
