// Checks that the place that an error names lies in the text.
#pragma once

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>

#include "core/notation/utf8.h"

namespace nimstone::fuzz {

/// Returns a fault if the column, counted from 1 in code points, lies beyond the end of the text.
inline std::string columnFault(std::string_view text, std::size_t column)
{
    // Some readers count an invalid byte as a code point, and some count a byte order mark that is not at the start of the text.
    const auto begun = std::ranges::count_if(text, [](char byte) { return (static_cast<unsigned char>(byte) & 0xC0U) != 0x80U; });
    const std::size_t last = std::max(utf8::count(text, text.size()), static_cast<std::size_t>(begun)) + 1;
    if (column >= 1 && column <= last)
        return {};
    return "the error is in column " + std::to_string(column) + ", but the last possible column is " + std::to_string(last);
}

/// Returns a fault if the line, counted from 1, or the column in this line lies beyond the end of the text.
inline std::string placeFault(std::string_view text, std::size_t line, std::size_t column)
{
    for (std::size_t before = 1; before < line; ++before) {
        const std::size_t end = text.find('\n');
        if (end == std::string_view::npos)
            return "the error is in line " + std::to_string(line) + ", but the number of lines is " + std::to_string(before);
        text.remove_prefix(end + 1);
    }
    return line == 0 ? "the error is in line 0" : columnFault(text.substr(0, text.find('\n')), column);
}

}  // namespace nimstone::fuzz
