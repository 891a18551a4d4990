// The names of a step's fields in JSON, and which of them hold heap indices. The writer and the reader share these functions.
#pragma once

#include <concepts>
#include <string>
#include <string_view>

#include "core/wide.h"

namespace nimstone::exports {

/// Converts mostBelow to most_below.
inline std::string jsonKey(std::string_view name)
{
    std::string text;
    for (const char letter : name) {
        if (letter >= 'A' && letter <= 'Z')
            text += {'_', static_cast<char>(letter - 'A' + 'a')};
        else
            text += letter;
    }
    return text;
}

/// Returns true for fields that hold heap indices, which are counted from 0 in a step and from 1 in JSON.
inline bool holdsHeaps(std::string_view name)
{
    return name == "heap" || name == "part" || name == "eligible" || name == "allowed";
}

/// Satisfied by whole numbers of any width.
template <class Number>
concept WholeNumber = std::integral<Number> || std::same_as<Number, SignedWide>;

}  // namespace nimstone::exports
