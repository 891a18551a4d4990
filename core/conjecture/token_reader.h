// Splits the text of an expression into tokens. Full-width characters of a Chinese keyboard and mathematical signs (× ÷ − ⊕ ≤ ≥
// ≠) count as their plain forms, and capital letters count as small letters.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "core/conjecture/number.h"

namespace nimstone::conjecture {

struct Token {
    enum class Type { Digits, Name, Sign, Other, End };
    Type type = Type::End;
    std::string plain{};             ///< a name; or a sign, which is an operator, a parenthesis, a comma or a single =
    std::optional<Number> number{};  ///< the value of a number token; empty if the number is too large
    bool fitsNegated = false;        ///< true for 2^63, which is a valid number only after a minus sign
    std::size_t begin = 0;           ///< the offset of the first byte of the token
    std::size_t end = 0;
    std::size_t column = 1;          ///< the place of the token in code points, counted from 1

    bool is(std::string_view sign) const { return type == Type::Sign && plain == sign; }
};

class TokenReader {
public:
    explicit TokenReader(std::string_view text);

    const Token& token() const { return m_token; }
    void advance();

    /// Returns the original text between two byte offsets, for quoting.
    std::string excerpt(std::size_t begin, std::size_t end) const;

private:
    struct Character {
        char plain = '\0';  ///< the plain form of the character; \0 if expressions cannot contain it
        std::size_t bytes = 0;
    };
    Character characterAt(std::size_t at) const;
    void pass(std::size_t bytes);
    void readNumber();
    void readName();
    void readSign();

    std::string_view m_text;
    std::size_t m_at = 0;
    std::size_t m_column = 1;
    Token m_token;
};

}  // namespace nimstone::conjecture
