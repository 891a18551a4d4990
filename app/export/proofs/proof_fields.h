// Tests for the fields of a step that hold heap indices, and for whole numbers. The writer and the reader of JSON share them.
#pragma once

#include <concepts>
#include <string_view>

#include "core/wide.h"

namespace nimstone::exports {

/// Returns true for fields that hold heap indices, which are counted from 0 in a step and from 1 in JSON.
inline bool holdsHeaps(std::string_view name)
{
    return name == "heap" || name == "part" || name == "eligible" || name == "allowed";
}

/// Satisfied by whole numbers of any width.
template <class Number>
concept WholeNumber = std::integral<Number> || std::same_as<Number, SignedWide>;

}  // namespace nimstone::exports
