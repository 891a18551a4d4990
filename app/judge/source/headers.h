// Finds the header of the standard library that declares a name.
#pragma once

#include <string_view>

namespace nimstone::judge {

/// The header that declares a name: `cpp` in C++ ("cstring"), `c` in C ("string.h"); empty if the language lacks the name.
struct HeaderOf {
    std::string_view cpp{};
    std::string_view c{};
    bool inStd = false;  ///< C++ declares the name only in namespace std; false for functions and macros of C

    bool known() const { return !cpp.empty() || !c.empty(); }
};

/// Returns the header that declares a name if contest programs use this name. For all other names, HeaderOf::known() is false.
HeaderOf headerOf(std::string_view name);

/// Returns the modern name of an outdated C++ header: "iostream" for "iostream.h". For any other header, the result is empty.
std::string_view modernHeader(std::string_view old);

/// True for a header that exists only on Windows or DOS, such as conio.h.
bool isWindowsHeader(std::string_view header);

/// Returns the name of the non-standard library that provides the header: "Boost" for boost/range.hpp. For any other header, the result is
/// empty.
std::string_view libraryOf(std::string_view header);

}  // namespace nimstone::judge
