// A visitor for std::visit that combines several functions, and a concept for functions that accept several types.
#pragma once

#include <concepts>

namespace nimstone {

template <class... Functions>
struct Overloaded : Functions... {
    using Functions::operator()...;
};

/// A deduction guide, because Clang before 17 does not deduce the template arguments of an aggregate by itself.
template <class... Functions>
Overloaded(Functions...) -> Overloaded<Functions...>;

/// Satisfied if `Kind` is one of `Kinds`: a parameter `const OneOf<Left, Right> auto&` accepts Left and Right only.
template <class Kind, class... Kinds>
concept OneOf = (std::same_as<Kind, Kinds> || ...);

}  // namespace nimstone
