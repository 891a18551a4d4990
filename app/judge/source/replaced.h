// Replaces every occurrence of a string in a text by another string.
#pragma once

#include <string>
#include <string_view>

namespace nimstone::judge {

inline std::string replaced(std::string_view text, std::string_view part, std::string_view now)
{
    std::string result(text);
    for (std::size_t at = result.find(part); at != std::string::npos; at = result.find(part, at + now.size()))
        result.replace(at, part.size(), now);
    return result;
}

}  // namespace nimstone::judge
