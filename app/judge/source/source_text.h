// The text of a source in C or C++, with the lines that the judge adds.
#pragma once

#include <string>

namespace nimstone::judge {

/// The text that the compiler reads: `before`, then `text`. Corrections keep the line numbers of `text`; new lines go into `before`.
struct SourceText {
    std::string before;
    std::string text;
    bool cpp = true;  ///< true if the source is in C++, false if it is in C

    bool operator==(const SourceText&) const = default;
};

}  // namespace nimstone::judge
