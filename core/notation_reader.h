// Walks over the text of a position or move, taking the full-width forms of a Chinese keyboard for the plain ones.
// Inside core only.
#pragma once

#include <optional>
#include <string_view>

#include "core/notation.h"

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
    bool skipDash() { return skip("-") || skip("－") || skip("−") || skip("–"); }
    bool skip(std::string_view token);

    /// The number here; none when it is over maxCount, and then it is not passed. Call it at a digit.
    std::optional<Count> number();

    /// What was expected at this place and what stands there.
    NotationError error(NotationError::Expected expected) const;

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
    std::string_view rest() const { return m_text.substr(m_at); }
    bool pass(std::size_t bytes);

    std::string_view m_text;
    std::size_t m_at = 0;
    std::size_t m_column = 1;
};

}  // namespace nimstone
