// Reads the text of a position or move from left to right. Full-width characters of a Chinese keyboard count as their plain
// forms. The header is for use inside core only.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "core/notation/notation.h"
#include "core/notation/utf8.h"

namespace nimstone {

class NotationReader {
public:
    explicit NotationReader(std::string_view text);

    bool atEnd() const { return m_at >= m_text.size(); }
    bool atLetter() const;
    bool atDigit() const { return digit().has_value(); }

    /// Each `skip` function returns true and moves past the token if the token is at the current place; otherwise it returns
    /// false.
    bool skipBlanks();
    bool skipComma();
    bool skipColon();
    bool atComma() const { return utf8::comma(rest()) != 0; }
    bool atPlus() const { return utf8::plus(rest()) != 0; }
    bool atTilde() const { return starts("~") || starts("～") || starts("〜"); }
    bool skipDash() { return pass(utf8::dash(rest())); }
    bool skipDot() { return skip(".") || skip("．"); }
    bool skipSlash() { return skip("/") || skip("／"); }
    bool skipPlus() { return pass(utf8::plus(rest())); }
    bool skipTilde() { return skip("~") || skip("～") || skip("〜"); }
    bool skipOpening() { return skip("(") || skip("（"); }
    bool skipClosing() { return skip(")") || skip("）"); }
    bool skipTimes() { return skip("x") || skip("X") || skip("×") || skip("ｘ") || skip("Ｘ"); }
    bool skipLeft() { return skip("L") || skip("l") || skip("Ｌ") || skip("ｌ"); }
    bool skipRight() { return skip("R") || skip("r") || skip("Ｒ") || skip("ｒ"); }
    bool skip(std::string_view token);

    /// Reads one digit of a code, 0 … 9 or A … F. Returns nothing if there is none.
    std::optional<char> codeDigit();

    /// Reads letters, Chinese characters and dashes, and returns them as small letters and plain dashes. It stops at the length
    /// of the longest game name.
    std::string name();

    /// True if a colon or an opening parenthesis follows the word at the current place. Then the word is the name of a game.
    bool namesGame() const;

    /// Reads the number at the current place, which must begin with a digit. If the number is over maxCount, it returns nothing
    /// and stays at the current place.
    std::optional<Count> number();

    /// Reads a number of at least `least`. The error is `missing` if there is no number or the number is too small, and
    /// `tooLarge` if the number is over maxCount.
    tl::expected<Count, NotationError> number(NotationError::Expected missing, NotationError::Expected tooLarge,
                                              Count least = 0);

    /// Makes the error for the current place: what was expected, and the text that was found.
    NotationError error(NotationError::Expected expected, std::string_view name = {}, Count limit = 0) const;

    struct Place {
        std::size_t at = 0;
        std::size_t column = 1;
    };
    Place place() const { return {m_at, m_column}; }
    void goBack(const Place& place) { m_at = place.at; m_column = place.column; }

private:
    struct Digit {
        Count value;
        std::size_t bytes;
    };
    std::optional<Digit> digit() const;
    bool starts(std::string_view token) const { return rest().starts_with(token); }
    std::string_view rest() const { return m_text.substr(m_at); }
    bool pass(std::size_t bytes);

    std::string_view m_text;
    std::size_t m_at = 0;
    std::size_t m_column = 1;
};

}  // namespace nimstone
