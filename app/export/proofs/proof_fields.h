// How the fields of a step are named and counted in JSON: what writes them and what reads them agree on it.
#pragma once

#include <concepts>
#include <string>
#include <string_view>

#include "core/wide.h"

namespace nimstone::exports {

/// mostBelow → most_below
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

/// These fields hold heaps: counted from 0 in a step, from 1 in JSON.
inline bool holdsHeaps(std::string_view name)
{
    return name == "heap" || name == "part" || name == "eligible" || name == "allowed";
}

/// A whole number of any width.
template <class Number>
concept WholeNumber = std::integral<Number> || std::same_as<Number, SignedWide>;

}  // namespace nimstone::exports
