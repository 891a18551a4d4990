// The members of a plain struct with their names, in the order of its declaration: it lists them there and nowhere else, and
// whoever has to look at each of them asks here.
//
// C++20 cannot be asked for names. But structured bindings find as many members as there are, a member's address may be the
// argument of a template, and compilers print that argument, and with it the name, in the signature of a function.
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

/// Calls `use` with all of them.
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

/// References to them.
template <class Struct>
constexpr auto tied(Struct& of)
{
    return with(of, [](auto&... member) { return std::tie(member...); });
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

/// "… [with … Members = {Pointer<Count>{(& unmade<NimSum>.Unmade<NimSum>::value.NimSum::sum)}, …}]"
template <Pointer... Members>
consteval const char* signature()
{
    return __PRETTY_FUNCTION__;
}

std::vector<std::string> namesIn(std::string_view signature);

/// Their names are looked for in the signature once, when they are first wanted: while compiling it takes long.
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

/// Calls `visit` with each member's name and the member: `visit("sum", step.sum)`.
template <class Struct, class Visit>
    requires std::is_aggregate_v<Struct>
void fields(Struct& of, Visit visit)
{
    auto name = members::names<std::remove_const_t<Struct>>().begin();
    members::with(of, [&](auto&... member) { (visit((name++)->c_str(), member), ...); });
}

/// Whether each member of the one equals that of the other.
template <class Struct>
    requires std::is_aggregate_v<Struct>
constexpr bool equalFields(const Struct& one, const Struct& other)
{
    return members::tied(one) == members::tied(other);
}

}  // namespace nimstone
