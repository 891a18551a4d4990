// Tests if a field of a step has heap indices or whole numbers. The writer and the reader of JSON share these tests.
#pragma once

#include <concepts>
#include <string_view>

#include "core/wide.h"

namespace nimstone::exports {

/// Returns true for fields whose values are heap indices. Heap indices are counted from 0 in a step and from 1 in JSON.
inline bool holdsHeaps(std::string_view name)
{
    return name == "heap" || name == "part" || name == "eligible" || name == "allowed";
}

/// A concept for types of whole numbers of any width.
template <class Number>
concept WholeNumber = std::integral<Number> || std::same_as<Number, SignedWide>;

}  // namespace nimstone::exports
