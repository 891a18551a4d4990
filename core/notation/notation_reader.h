// Walks over the text of a position or move, taking the full-width forms of a Chinese keyboard for the plain ones.
// Inside core only.
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

    /// Whether there was one.
    bool skipBlanks();
    bool skipComma();
    bool skipColon();
    bool atComma() const { return utf8::comma(rest()) != 0; }
    bool atPlus() const { return starts("+") || starts("＋"); }
    bool atTilde() const { return starts("~") || starts("～") || starts("〜"); }
    bool skipDash() { return skip("-") || skip("－") || skip("−") || skip("–"); }
    bool skipDot() { return skip(".") || skip("．"); }
    bool skipSlash() { return skip("/") || skip("／"); }
    bool skipPlus() { return skip("+") || skip("＋"); }
    bool skipTilde() { return skip("~") || skip("～") || skip("〜"); }
    bool skipOpening() { return skip("(") || skip("（"); }
    bool skipClosing() { return skip(")") || skip("）"); }
    bool skipTimes() { return skip("x") || skip("X") || skip("×") || skip("ｘ") || skip("Ｘ"); }
    bool skipLeft() { return skip("L") || skip("l") || skip("Ｌ") || skip("ｌ"); }
    bool skipRight() { return skip("R") || skip("r") || skip("Ｒ") || skip("ｒ"); }
    bool skip(std::string_view token);

    /// The digit of a code here, 0 … 9 or A … F, and goes past it.
    std::optional<char> codeDigit();

    /// The letters, Chinese characters and dashes here, as small letters and plain dashes; no longer than any game's name,
    /// cut there.
    std::string name();

    /// Whether the word here goes on to a colon or an opening parenthesis, as a game does.
    bool namesGame() const;

    /// The number here; none when it is over maxCount, and then it is not passed. Call it at a digit.
    std::optional<Count> number();

    /// The number here, or what was wrong with it: `missing` where there is none, or one below `least`; `tooLarge`
    /// beyond maxCount.
    tl::expected<Count, NotationError> number(NotationError::Expected missing, NotationError::Expected tooLarge,
                                              Count least = 0);

    /// What was expected at this place and what stands there.
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
