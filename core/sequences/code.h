// The code of a take-and-break game. It tells which amounts a move may take from a heap, and how many heaps may remain of it.
//
// In a code d0.d1d2d3… the digit d_i is about moves that take exactly i stones from a heap. The digit is the sum of
//   1  if no heap may remain (the heap had i stones),
//   2  if one non-empty heap may remain,
//   4  if two non-empty heaps may remain,
//   8  if three non-empty heaps may remain (hexadecimal codes only).
// E. R. Berlekamp, J. H. Conway, R. K. Guy, "Winning Ways for your Mathematical Plays", chapter 4.
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <vector>

#include "core/count.h"
#include "core/sequences/heap_rules.h"

namespace nimstone {

/// The error in a code, and the number of the wrong character, counted from 1.
struct CodeError {
    enum class Kind {
        DigitExpected,   ///< the character is neither a digit nor the point
        PointExpected,   ///< the point after the first digit is missing
        DigitTooLarge,   ///< an octal code has a digit 8 or 9, or a letter
        InfiniteGame,    ///< the first digit would allow endless play: see mayStandFirst
        NoDigits,        ///< the digits after the point are missing
        TooManyDigits,   ///< the code has more than maxCodeDigits digits after the point
        AllZero,         ///< the code allows no move
    };
    Kind kind;
    std::size_t column = 1;

    bool operator==(const CodeError&) const = default;
};

/// The largest number of digits after the point.
inline constexpr std::size_t maxCodeDigits = 100;

class TakeAndBreakCode {
public:
    enum class Base { Octal = 8, Hexadecimal = 16 };

    /// Reads a code such as "0.77". Hexadecimal digits may be small letters.
    static tl::expected<TakeAndBreakCode, CodeError> parse(std::string_view text, Base base);

    /// True for the digits that may stand before the point: 0 and 4, in hexadecimal codes also 8 and C. A move that takes no
    /// stones must split the heap, because otherwise play could go on for ever.
    static constexpr bool mayStandFirst(unsigned digit) { return (digit & 3U) == 0; }

    Base base() const { return m_base; }

    /// The index of the last digit that is not 0.
    std::size_t last() const { return m_digits.size() - 1; }

    /// The digit for moves that take `amount` stones; 0 beyond the last digit.
    unsigned digit(Count amount) const { return amount < m_digits.size() ? m_digits[amount] : 0; }

    bool mayEmpty(Count amount) const { return (digit(amount) & 1U) != 0; }
    bool mayLeaveOne(Count amount) const { return (digit(amount) & 2U) != 0; }
    bool mayLeaveTwo(Count amount) const { return (digit(amount) & 4U) != 0; }
    bool mayLeaveThree(Count amount) const { return (digit(amount) & 8U) != 0; }

    /// Returns the text of the code, such as "0.77", without trailing zeros but with at least one digit after the point.
    std::string text() const;

    /// Returns the rules of the game with this code. If the code has a name, the game has this name.
    operator HeapRules() const;

    bool operator==(const TakeAndBreakCode&) const = default;

private:
    TakeAndBreakCode(Base base, std::vector<unsigned char> digits) : m_base(base), m_digits(std::move(digits)) {}

    Base m_base;
    std::vector<unsigned char> m_digits;  ///< the digits from d0 to the last that is not 0
};

/// A code that has a name.
struct NamedCode {
    std::string_view name;
    std::string_view code;  ///< the octal code that the name stands for
};

std::span<const NamedCode> namedCodes();

/// Returns the code with this name, or nothing if there is none.
std::optional<TakeAndBreakCode> codeNamed(std::string_view name);

/// Returns the first name that stands for the code, or nothing if the code has no name.
std::optional<std::string_view> nameOf(const TakeAndBreakCode& code);

}  // namespace nimstone
