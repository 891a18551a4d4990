// The values of an enumeration by their names as files have them, words with hyphens: AddedWithCarries is `added-with-carries`.
// The enumeration lists them, and nobody else; compilers print the argument of a template in the signature of a function.
#pragma once

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace nimstone {

namespace enumerators {

/// "… [with auto Value = nimstone::practice::Skill::NimSum]"
template <auto Value>
consteval const char* signature()
{
    return __PRETTY_FUNCTION__;
}

/// Of a value without a name the signature has a cast: "= (nimstone::practice::Skill)16".
template <auto Value>
inline constexpr bool isNamed = std::string_view(signature<Value>()).find("= (") == std::string_view::npos;

/// The name of the value in such a signature, as files have it.
std::string nameIn(std::string_view signature);

}  // namespace enumerators

/// Of the values from 0 to the last, in their order: the enumerators run from 0 without gaps, and none is behind the last.
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

/// The value of that name; none where there is none.
template <auto last>
std::optional<decltype(last)> namedUpTo(std::string_view name)
{
    const auto& names = namesUpTo<last>();
    const auto found = std::ranges::find(names, name);
    return found == names.end() ? std::nullopt : std::optional(static_cast<decltype(last)>(found - names.begin()));
}

}  // namespace nimstone
