// Functions that read UTF-8 text by code points, even if it is not valid.
#pragma once

#include <array>
#include <cstddef>
#include <string>
#include <string_view>

namespace nimstone::utf8 {

/// The invisible character that some editors write at the start of a text. It is not part of the text.
inline constexpr std::string_view byteOrderMark = "\uFEFF";

/// The character that replaces a byte that belongs to no valid character.
inline constexpr std::string_view replacement = "\uFFFD";

/// The length of the first code point in bytes. An invalid byte counts as a code point of one byte with `valid` = false.
/// Surrogates, overlong forms and code points above U+10FFFF are invalid.
struct Extent {
    std::size_t bytes = 0;
    bool valid = true;
};
Extent first(std::string_view text);

/// Returns the number of code points before byte `end`, which must be the start of a code point. A byte order mark at the start
/// is not counted.
std::size_t count(std::string_view text, std::size_t end);

/// Returns the text with each invalid byte replaced by U+FFFD, cut off after `most` code points.
std::string repaired(std::string_view text, std::size_t most);

/// Returns the length in bytes of the blank at the start of the text, or 0 if there is none. Blanks are the space, tab, line
/// end, the no-break space of web pages, and the ideographic space of a Chinese keyboard.
std::size_t blank(std::string_view text);

/// Returns the length in bytes of the comma at the start of the text, or 0 if there is none. Full-width commas and enumeration
/// commas of a Chinese keyboard count as commas.
std::size_t comma(std::string_view text);

/// Returns the length in bytes of the colon at the start of the text, or 0 if there is none. A full-width colon counts as a
/// colon.
std::size_t colon(std::string_view text);

/// The characters that count as a minus sign or a dash: the hyphen of a keyboard, the other hyphens and dashes of a text that was
/// typed elsewhere, the minus sign, and the full-width hyphen of a Chinese keyboard.
inline constexpr std::array<std::string_view, 8> dashes{"-", "\u2010", "\u2011", "\u2012", "\u2013", "\u2014", "\u2212", "\uFF0D"};

/// Returns the length in bytes of the dash at the start of the text, or 0 if there is none.
std::size_t dash(std::string_view text);

/// Returns the length in bytes of the plus sign at the start of the text, or 0 if there is none. A full-width plus sign counts.
std::size_t plus(std::string_view text);

/// Returns the length in bytes of the Chinese character (U+4E00 to U+9FFF) at the start of the text, or 0 if there is none.
std::size_t ideograph(std::string_view text);

}  // namespace nimstone::utf8
