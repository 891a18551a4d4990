// The code of a take-and-break game: which amounts may be taken from a heap, and how many heaps they may leave.
//
// In a code d0.d1d2d3… the digit d_i speaks of taking exactly i stones from a heap. It is the sum of
//   1  where that may leave no heap (the heap had i stones),
//   2  where it may leave one non-empty heap,
//   4  where it may leave two non-empty heaps,
//   8  where it may leave three (hexadecimal codes only).
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

namespace nimstone {

/// What is wrong with a code, and at which character of it, counted from 1.
struct CodeError {
    enum class Kind {
        DigitExpected,   ///< neither a digit nor the point
        PointExpected,   ///< no point after the first digit
        DigitTooLarge,   ///< 8 or 9, or a letter, in an octal code
        InfiniteGame,    ///< before the point a digit that lets play go on for ever: see mayStandFirst
        NoDigits,        ///< nothing after the point
        TooManyDigits,   ///< more than maxCodeDigits after the point
        AllZero,         ///< no move at all
    };
    Kind kind;
    std::size_t column = 1;

    bool operator==(const CodeError&) const = default;
};

/// How many digits may stand after the point.
inline constexpr std::size_t maxCodeDigits = 100;

class TakeAndBreakCode {
public:
    enum class Base { Octal = 8, Hexadecimal = 16 };

    /// Reads "0.77". Hexadecimal digits may be small letters.
    static tl::expected<TakeAndBreakCode, CodeError> parse(std::string_view text, Base base);

    /// Taking nothing must break the heap, or play would never end: 0 or 4, in hexadecimal 8 and C too.
    static constexpr bool mayStandFirst(unsigned digit) { return (digit & 3U) == 0; }

    Base base() const { return m_base; }

    /// The place of the last digit that is not 0.
    std::size_t last() const { return m_digits.size() - 1; }

    /// The digit for taking `amount`; 0 beyond the last.
    unsigned digit(Count amount) const { return amount < m_digits.size() ? m_digits[amount] : 0; }

    bool mayEmpty(Count amount) const { return (digit(amount) & 1U) != 0; }
    bool mayLeaveOne(Count amount) const { return (digit(amount) & 2U) != 0; }
    bool mayLeaveTwo(Count amount) const { return (digit(amount) & 4U) != 0; }
    bool mayLeaveThree(Count amount) const { return (digit(amount) & 8U) != 0; }

    /// "0.77": zeros at the end left out, but for one digit after the point.
    std::string text() const;

    bool operator==(const TakeAndBreakCode&) const = default;

private:
    TakeAndBreakCode(Base base, std::vector<unsigned char> digits) : m_base(base), m_digits(std::move(digits)) {}

    Base m_base;
    std::vector<unsigned char> m_digits;  ///< from d0 to the last that is not 0
};

/// A code that has a name of its own.
struct NamedCode {
    std::string_view name;
    std::string_view code;  ///< octal
};

std::span<const NamedCode> namedCodes();

/// None where no code has that name.
std::optional<TakeAndBreakCode> codeNamed(std::string_view name);

/// The first name of the code, none where it has none.
std::optional<std::string_view> nameOf(const TakeAndBreakCode& code);

}  // namespace nimstone
