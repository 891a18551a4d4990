// Why compilers refuse a source, and what mends it; what in it only some judges accept.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/contest/verdict.h"

namespace nimstone::judge {

/// What the compiler gets of a source. Changes keep the lines of `text` where they are; new lines stand before it.
struct SourceText {
    std::string before;
    std::string text;
    bool cpp = true;  ///< else C

    bool operator==(const SourceText&) const = default;
};

/// What is known to be wrong with a source that the compiler refuses, by what it said of it: `mend` knows a cure for each.
std::vector<contest::Note> causesOf(const SourceText& source, std::string_view log);

/// That a source is no program: it is empty, or has no `main`. No compiler makes one of it.
std::optional<contest::Note> lackOfMain(const SourceText& source);

/// Whether the compilers of POJ, HDU and Sicily, or what these judges had before, take the source in spite of it.
bool oldCompilersAccept(const SourceText& source, const contest::Note& cause, bool windows);

void mend(SourceText& source, const contest::Note& cause);

/// What compiles, though by its letter neither C nor C++ allows it: a `main` that is void or of no type.
std::vector<contest::Note> oddities(const SourceText& source);

/// Functions that end without returning their value, as compilers warned: "nim.cpp:3:1: warning: … [-Wreturn-type]". Old compilers
/// let them return anything, new ones let them run on into whatever follows.
std::vector<contest::Note> missingReturns(const std::vector<contest::Note>& warnings);

/// Makes "%I64d", `__int64` and their kin known, as compilers for Windows know them; notes say which of them it found.
std::vector<contest::Note> adaptToWindows(SourceText& source);

/// "%I64d" compiles everywhere, but reads and prints something else.
bool hasWindowsFormat(std::string_view source);

/// Makes `long` a type of 32 bits, with its formats and limits; false if the source has no such type.
bool shortenLong(SourceText& source);

}  // namespace nimstone::judge
