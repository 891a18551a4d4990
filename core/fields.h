// Visits the members of a plain struct in the order of their declaration, so that code that must handle every member
// cannot miss one.
//
// C++20 has no reflection, but structured bindings reveal how many members a struct has. The struct itself lists the
// names that its members have in files, as string literals. So renaming a member in the code does not change any file.
#pragma once

#include <cstddef>
#include <tuple>
#include <type_traits>
#include <utility>

namespace nimstone {

namespace members {

/// A value that converts to any type. With it, `count` tries how many values the braces of a struct accept, whatever their types.
struct AnyValue {
    template <class T>
    operator T() const;
};

template <class Struct, std::size_t... Index>
constexpr bool takesValues(std::index_sequence<Index...>)
{
    return requires { Struct{(static_cast<void>(Index), AnyValue{})...}; };
}

/// The largest number of members that a struct may have. The code does not compile for a struct that has more members.
inline constexpr std::size_t most = 8;

/// Returns the number of members: the largest number of values that the struct's braces accept.
template <class Struct, std::size_t Tried = most + 1>
consteval std::size_t count()
{
    if constexpr (takesValues<Struct>(std::make_index_sequence<Tried>()))
        return Tried;
    else
        return count<Struct, Tried - 1>();
}

/// Calls `use` once, with references to all members of `of`.
template <class Struct, class Use>
constexpr decltype(auto) with(Struct& of, Use&& use)
{
    constexpr std::size_t members = count<std::remove_const_t<Struct>>();
    static_assert(members <= most);
    if constexpr (members == 0) { return use(); }
    else if constexpr (members == 1) { auto& [a] = of; return use(a); }
    else if constexpr (members == 2) { auto& [a, b] = of; return use(a, b); }
    else if constexpr (members == 3) { auto& [a, b, c] = of; return use(a, b, c); }
    else if constexpr (members == 4) { auto& [a, b, c, d] = of; return use(a, b, c, d); }
    else if constexpr (members == 5) { auto& [a, b, c, d, e] = of; return use(a, b, c, d, e); }
    else if constexpr (members == 6) { auto& [a, b, c, d, e, f] = of; return use(a, b, c, d, e, f); }
    else if constexpr (members == 7) { auto& [a, b, c, d, e, f, g] = of; return use(a, b, c, d, e, f, g); }
    else { auto& [a, b, c, d, e, f, g, h] = of; return use(a, b, c, d, e, f, g, h); }
}

/// Returns a tuple of references to all members of `of`.
template <class Struct>
constexpr auto tied(Struct& of)
{
    return with(of, [](auto&... member) { return std::tie(member...); });
}

/// Calls `visit` for each member of `of`, with a reference to the member.
template <class Struct, class Visit>
    requires std::is_aggregate_v<Struct>
constexpr void each(Struct& of, Visit visit)
{
    with(of, [&visit](auto&... member) { (visit(member), ...); });
}

}  // namespace members

/// Calls `visit` with the name that each member has in files and a reference to the member, for example
/// `visit("most_below", step.mostBelow)`. The struct lists these names in the order of its members: `static constexpr
/// std::array fieldNames{"sum", "most_below"};`.
template <class Struct, class Visit>
    requires std::is_aggregate_v<Struct>
void fields(Struct& of, Visit visit)
{
    static_assert(Struct::fieldNames.size() == members::count<std::remove_const_t<Struct>>(), "fieldNames must have a name for each member");
    auto name = Struct::fieldNames.begin();
    members::each(of, [&](auto& member) { visit(*name++, member); });
}

/// True if all members of `one` and `other` are equal.
template <class Struct>
    requires std::is_aggregate_v<Struct>
constexpr bool equalFields(const Struct& one, const Struct& other)
{
    return members::tied(one) == members::tied(other);
}

}  // namespace nimstone
