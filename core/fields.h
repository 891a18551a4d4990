// Lists the members of a plain struct with their names, in the order of their declaration. Nothing but the declaration
// itself repeats them, so code that handles every member cannot miss one.
//
// C++20 has no reflection. But a structured binding shows how many members a struct has, the address of a member can be a
// template argument, and compilers print that argument, with the member's name, in the signature of a function.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <tuple>
#include <type_traits>
#include <utility>
#include <vector>

namespace nimstone {

namespace members {

/// Converts to any type, so that it can initialise any member in a struct's braces.
struct AnyValue {
    template <class T>
    operator T() const;
};

template <class Struct, std::size_t... Index>
constexpr bool takesValues(std::index_sequence<Index...>)
{
    return requires { Struct{(static_cast<void>(Index), AnyValue{})...}; };
}

/// The largest number of members that is supported. A struct with more does not compile.
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

/// Calls `use` with references to all members.
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

/// Returns a tuple of references to all members.
template <class Struct>
constexpr auto tied(Struct& of)
{
    return with(of, [](auto&... member) { return std::tie(member...); });
}

/// Declared but never defined: it only provides addresses of members as template arguments.
template <class Struct>
struct Unmade {
    Struct value;
};
template <class Struct>
extern Unmade<Struct> unmade;

/// Wraps a pointer to a member: compilers accept a struct as a template argument even if its pointer points into an object.
template <class T>
struct Pointer {
    T* to;
};

/// Returns its own signature, for example
/// "… [with … Members = {Pointer<Count>{(& unmade<NimSum>.Unmade<NimSum>::value.NimSum::sum)}, …}]".
template <Pointer... Members>
consteval const char* signature()
{
    return __PRETTY_FUNCTION__;
}

std::vector<std::string> namesIn(std::string_view signature);

/// Returns the names of the members. They are parsed from the signature once, at the first call: at compile time this would
/// be slow.
template <class Struct>
const std::vector<std::string>& names()
{
    static constexpr auto tie = tied(unmade<Struct>.value);
    static const std::vector<std::string> all = []<std::size_t... Index>(std::index_sequence<Index...>) {
        return namesIn(signature<Pointer<std::remove_reference_t<decltype(std::get<Index>(tie))>>{&std::get<Index>(tie)}...>());
    }(std::make_index_sequence<std::tuple_size_v<decltype(tie)>>());
    return all;
}

}  // namespace members

/// Calls `visit` with the name of each member and a reference to it: `visit("sum", step.sum)`.
template <class Struct, class Visit>
    requires std::is_aggregate_v<Struct>
void fields(Struct& of, Visit visit)
{
    auto name = members::names<std::remove_const_t<Struct>>().begin();
    members::with(of, [&](auto&... member) { (visit((name++)->c_str(), member), ...); });
}

/// True if all members of `one` and `other` are equal.
template <class Struct>
    requires std::is_aggregate_v<Struct>
constexpr bool equalFields(const Struct& one, const Struct& other)
{
    return members::tied(one) == members::tied(other);
}

}  // namespace nimstone
