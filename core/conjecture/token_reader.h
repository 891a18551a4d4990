// Cuts the text of an expression into tokens. Full-width characters of a Chinese keyboard and the signs of mathematics
// (× ÷ − ⊕ ≤ ≥ ≠) are taken for the plain ones, capital letters for small ones.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "core/conjecture/number.h"

namespace nimstone::conjecture {

struct Token {
    enum class Type { Digits, Name, Sign, Other, End };
    Type type = Type::End;
    std::string plain{};             ///< a name, or a sign: an operator, a parenthesis, a comma, a single =
    std::optional<Number> number{};  ///< none of a number that is too large
    bool fitsNegated = false;        ///< the one number that is too large and whose negative is not
    std::size_t begin = 0;           ///< in bytes
    std::size_t end = 0;
    std::size_t column = 1;          ///< in code points, from 1

    bool is(std::string_view sign) const { return type == Type::Sign && plain == sign; }
};

class TokenReader {
public:
    explicit TokenReader(std::string_view text);

    const Token& token() const { return m_token; }
    void advance();

    /// What a person wrote between two places, for quoting.
    std::string excerpt(std::size_t begin, std::size_t end) const;

private:
    struct Character {
        char plain = '\0';  ///< \0 where it is none that an expression has
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
