// Finds out why a compiler refuses a source, and corrects the source. Also finds constructs that only some judges accept.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/contest/program_error.h"
#include "core/contest/verdict.h"

namespace nimstone::judge {

using contest::SourceText;

/// Returns the known mistakes in a source that the compiler refuses. Finds them in `log`, the output of the compiler. mend()
/// cannot correct some of them, such as a missing library.
std::vector<contest::Note> causesOf(const SourceText& source, std::string_view log);

/// Returns a note if no compiler can make a program from this source, because the source is empty or has no `main`; else nothing.
std::optional<contest::Note> missingMain(const SourceText& source);

/// True if the present or former compilers of the judges POJ, HDU and Sicily accept the source in spite of `cause`. `windows` is true if
/// the judge runs on Windows.
bool oldCompilersAccept(const SourceText& source, const contest::Note& cause, bool windows);

void mend(SourceText& source, const contest::Note& cause);

/// Returns notes on code that compiles although the standards of C and C++ forbid it: a `main` that returns void or has no return type.
std::vector<contest::Note> nonStandardMain(const SourceText& source);

/// Returns notes on functions that end without `return`, found in warnings such as "nim.cpp:3:1: warning: … [-Wreturn-type]".
/// With an old compiler, such a function returns an arbitrary value. With a new compiler, the program may continue with the code
/// after the function.
std::vector<contest::Note> missingReturns(const std::vector<contest::Note>& warnings);

/// Replaces "%I64d", `__int64` and similar constructs of Windows compilers by standard constructs. Returns notes on the constructs that it
/// has replaced.
std::vector<contest::Note> adaptToWindows(SourceText& source);

/// True if a string has a conversion such as "%I64d". Such a string compiles everywhere, but outside Windows it reads and prints other
/// values.
bool hasWindowsFormat(std::string_view source);

/// Makes `long` 32 bits wide: replaces the type, its formats and its limits by the type, the formats and the limits of `int`. Returns false
/// if the source has no `long`.
bool shortenLong(SourceText& source);

}  // namespace nimstone::judge
