// The members of a plain struct with their names, in the order of its declaration: it lists them there and nowhere else, and
// whoever has to look at each of them asks here.
//
// C++20 cannot be asked for names. But structured bindings find as many members as there are, a member's address may be the
// argument of a template, and compilers print that argument, and with it the name, in the signature of a function.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <memory>
#include <string_view>
#include <tuple>
#include <type_traits>
#include <utility>

namespace nimstone {

namespace members {

/// Stands for a value of any type in a struct's braces.
struct AnyValue {
    template <class T>
    operator T() const;
};

template <class Struct, std::size_t... Index>
constexpr bool takesValues(std::index_sequence<Index...>)
{
    return requires { Struct{(static_cast<void>(Index), AnyValue{})...}; };
}

/// No struct of ours has more; with more, nothing compiles.
inline constexpr std::size_t most = 8;

/// How many there are: the most values that the braces take.
template <class Struct, std::size_t Tried = most + 1>
consteval std::size_t count()
{
    if constexpr (takesValues<Struct>(std::make_index_sequence<Tried>()))
        return Tried;
    else
        return count<Struct, Tried - 1>();
}

/// References to them.
template <class Struct>
constexpr auto tied(Struct& of)
{
    constexpr std::size_t members = count<std::remove_const_t<Struct>>();
    static_assert(members <= most);
    if constexpr (members == 0) { return std::tie(); }
    else if constexpr (members == 1) { auto& [a] = of; return std::tie(a); }
    else if constexpr (members == 2) { auto& [a, b] = of; return std::tie(a, b); }
    else if constexpr (members == 3) { auto& [a, b, c] = of; return std::tie(a, b, c); }
    else if constexpr (members == 4) { auto& [a, b, c, d] = of; return std::tie(a, b, c, d); }
    else if constexpr (members == 5) { auto& [a, b, c, d, e] = of; return std::tie(a, b, c, d, e); }
    else if constexpr (members == 6) { auto& [a, b, c, d, e, f] = of; return std::tie(a, b, c, d, e, f); }
    else if constexpr (members == 7) { auto& [a, b, c, d, e, f, g] = of; return std::tie(a, b, c, d, e, f, g); }
    else { auto& [a, b, c, d, e, f, g, h] = of; return std::tie(a, b, c, d, e, f, g, h); }
}

/// A struct whose members have addresses, but which is nowhere defined.
template <class Struct>
struct Unmade {
    Struct value;
};
template <class Struct>
extern Unmade<Struct> unmade;

/// An argument of a template that compilers take though it points into an object.
template <class T>
struct Pointer {
    T* to;
};

/// "… [with … Member = Pointer<Count>{(& unmade<NimSum>.Unmade<NimSum>::value.NimSum::sum)}; …]"
template <Pointer Member>
consteval std::string_view signature()
{
    return __PRETTY_FUNCTION__;
}

template <class Struct, std::size_t Index>
consteval auto pointer()
{
    auto& member = std::get<Index>(tied(unmade<Struct>.value));
    return Pointer<std::remove_reference_t<decltype(member)>>{std::addressof(member)};
}

template <class Struct, std::size_t Index>
consteval std::string_view nameInSignature()
{
    const std::string_view whole = signature<pointer<Struct, Index>()>();
    const std::string_view until = whole.substr(0, whole.find_first_of(")}", whole.find('&')));
    return until.substr(until.find_last_of(".:") + 1);
}

/// The name alone, with a zero at its end.
template <class Struct, std::size_t Index>
inline constexpr auto name = [] {
    std::array<char, nameInSignature<Struct, Index>().size() + 1> letters{};
    std::ranges::copy(nameInSignature<Struct, Index>(), letters.begin());
    return letters;
}();

// A compiler that prints it in another way is to be found out here.
static_assert(nameInSignature<Pointer<int>, 0>() == "to");

}  // namespace members

/// Calls `visit` with each member's name and the member: `visit("sum", step.sum)`.
template <class Struct, class Visit>
    requires std::is_aggregate_v<Struct>
constexpr void fields(Struct& of, Visit visit)
{
    const auto tied = members::tied(of);
    [&]<std::size_t... Index>(std::index_sequence<Index...>) {
        (visit(members::name<std::remove_const_t<Struct>, Index>.data(), std::get<Index>(tied)), ...);
    }(std::make_index_sequence<std::tuple_size_v<decltype(tied)>>());
}

/// Whether each member of the one equals that of the other.
template <class Struct>
    requires std::is_aggregate_v<Struct>
constexpr bool equalFields(const Struct& one, const Struct& other)
{
    return members::tied(one) == members::tied(other);
}

}  // namespace nimstone
