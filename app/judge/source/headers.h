// In which header of the standard library a name is declared.
#pragma once

#include <string_view>

namespace nimstone::judge {

/// Of C++ ("cstring") and of C ("string.h"); a part that does not have the name is empty.
struct HeaderOf {
    std::string_view cpp{};
    std::string_view c{};
    bool inStd = false;  ///< in C++ only the namespace std has it: not functions and macros of C

    bool known() const { return !cpp.empty() || !c.empty(); }
};

/// Not known: none of the names that programs for contest problems use.
HeaderOf headerOf(std::string_view name);

/// What <iostream.h> and its kin are called today; empty for any other.
std::string_view modernHeader(std::string_view old);

/// Whether it exists only on Windows or DOS: conio.h.
bool isWindowsHeader(std::string_view header);

/// The library outside of the standard that has it: "Boost" for boost/range.hpp; empty for any other.
std::string_view libraryOf(std::string_view header);

}  // namespace nimstone::judge
