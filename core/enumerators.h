// Converts between the values of an enumeration and their names as files write them, in words with hyphens:
// `AddedWithCarries` is `added-with-carries`. The names are not repeated anywhere: compilers print a template's argument,
// with the enumerator's name, in a function's signature, and this header reads them from there.
#pragma once

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace nimstone {

namespace enumerators {

/// Returns its own signature, for example "… [with auto Value = nimstone::practice::Skill::NimSum]".
template <auto Value>
consteval const char* signature()
{
    return __PRETTY_FUNCTION__;
}

/// True if an enumerator with this value exists. For other values the signature has a cast:
/// "= (nimstone::practice::Skill)16".
template <auto Value>
inline constexpr bool isNamed = std::string_view(signature<Value>()).find("= (") == std::string_view::npos;

/// Extracts the name of the value from such a signature, as files write it.
std::string nameIn(std::string_view signature);

}  // namespace enumerators

/// Returns the names of the values 0 … last, in order. The enumerators must run from 0 to `last` without gaps, and none may
/// follow `last`: otherwise this does not compile.
template <auto last>
const std::vector<std::string>& namesUpTo()
{
    static_assert(!enumerators::isNamed<static_cast<decltype(last)>(static_cast<int>(last) + 1)>, "an enumerator behind the last");
    static const std::vector<std::string> all = []<int... Index>(std::integer_sequence<int, Index...>) {
        static_assert((enumerators::isNamed<static_cast<decltype(last)>(Index)> && ...), "a gap between enumerators");
        return std::vector{enumerators::nameIn(enumerators::signature<static_cast<decltype(last)>(Index)>())...};
    }(std::make_integer_sequence<int, static_cast<int>(last) + 1>());
    return all;
}

/// Returns the value with this name, or nothing if no enumerator has it.
template <auto last>
std::optional<decltype(last)> namedUpTo(std::string_view name)
{
    const auto& names = namesUpTo<last>();
    const auto found = std::ranges::find(names, name);
    return found == names.end() ? std::nullopt : std::optional(static_cast<decltype(last)>(found - names.begin()));
}

}  // namespace nimstone
