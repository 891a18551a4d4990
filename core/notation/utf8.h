// UTF-8 text by code points, also where it is broken.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace nimstone::utf8 {

/// Invisible at the start of a text, where some editors put it: no part of what a person wrote.
inline constexpr std::string_view byteOrderMark = "\uFEFF";

/// What stands in for a byte that belongs to no character.
inline constexpr std::string_view replacement = "\uFFFD";

/// How many bytes the first code point takes. A byte that belongs to none is one of its own; then `valid` is false.
/// Surrogates, overlong forms and what is over U+10FFFF are not valid.
struct Extent {
    std::size_t bytes = 0;
    bool valid = true;
};
Extent first(std::string_view text);

/// The code points before `end`, which is where one begins. A byte order mark at the start is not counted.
std::size_t count(std::string_view text, std::size_t end);

/// The text with a replacement for each byte that belongs to no code point, and cut after `most` of them.
std::string repaired(std::string_view text, std::size_t most);

/// How many bytes the blank here takes, 0 where there is none: space, tab, line end, the no-break space of web pages,
/// the wide blank of a Chinese keyboard.
std::size_t blank(std::string_view text);

/// The same for a comma, the full-width one and the one for lists of a Chinese keyboard.
std::size_t comma(std::string_view text);

/// The same for a colon, the full-width one too.
std::size_t colon(std::string_view text);

/// The same for a Chinese character, U+4E00 to U+9FFF.
std::size_t ideograph(std::string_view text);

}  // namespace nimstone::utf8
