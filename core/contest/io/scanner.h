// Reads whitespace-separated numbers from a stream of any length in a fixed amount of memory.
//
// The scanner accepts any layout: LF and CRLF, tabs, several blanks, numbers over several lines, a missing last newline, a
// UTF-8 byte-order mark, leading zeros. A number must consist of digits only and must not exceed the limit. The scanner
// decodes a stripe ahead (digit_blocks.h). It reads the remaining tokens digit by digit: numbers of more than 16 digits,
// numbers that the end of a buffer cuts in two, and tokens that are not numbers.
//
// The first token that cannot be read becomes the error of the scanner; after it the scanner reads nothing more.
#pragma once

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "core/contest/io/digit_blocks.h"
#include "core/contest/io/input_error.h"
#include "core/contest/io/stream.h"

namespace nimstone::contest {

class Scanner {
public:
    /// The number of bytes requested from the source at a time.
    static constexpr std::size_t bufferBytes = 256 * 1024;

    /// Only tests and measurements pass `capacity` (the buffer size in bytes, more than 3) and `decode`.
    explicit Scanner(ByteSource source, std::size_t capacity = bufferBytes, Decode decode = decoders().back());

    /// The next number; nullopt if the next token is not a number within the bounds of `field`.
    std::optional<Count> next(const InputField& field)
    {
        Count value = 0;
        return read(field, value) ? std::optional(value) : std::nullopt;
    }

    /// Like the function above, but for callers that read millions of numbers: the value can stay in a register.
    bool read(const InputField& field, Count& value)
    {
        if (m_taken < m_stripe.count) [[likely]] {
            value = m_stripe.values[m_taken];
            if (value >= field.least && value <= field.most) [[likely]] {
                ++m_taken;
                return true;
            }
        }
        const auto slow = nextWithCare(field);
        value = slow.value_or(0);
        return slow.has_value();
    }

    /// Reads as many numbers as `numbers` has, each at most maxCount; false if one cannot be read.
    bool fill(InputError::Expected expected, std::span<Count> numbers);

    /// The next numbers, at least one and at most `wanted`; valid until the next call. Empty if the first cannot be read.
    std::span<const Count> some(InputError::Expected expected, std::size_t wanted);

    /// Reads a row of characters from `alphabet`, at most `longest` of them; false if the next token is not such a row.
    bool word(InputError::Expected expected, std::string_view alphabet, std::size_t longest, std::string& row);

    /// True if only blanks are left, or after an error.
    bool atEnd() { return m_taken == m_stripe.count && atEndWithCare(); }

    /// Records an error if anything but blanks is left; returns false after an error.
    bool finish();

    /// Records an error for the number or row that was read last, although it is well-formed.
    void refuseLast(const InputField& field, InputError::Fault fault, std::string found);

    /// The place of the number or row that was read last.
    PlaceInText lastPlace() const { return placeOfLast(); }

    /// The first error, if there is one.
    const std::optional<InputError>& error() const { return m_error; }

private:
    struct Token;

    bool decodeStripe();
    bool refill();
    char* text() { return m_storage.get() + stripePadding; }
    bool skipBlanks();
    bool atEndWithCare();
    std::optional<Count> nextWithCare(const InputField& field);
    std::optional<Count> readSlowly(const InputField& field);
    Token passToken();
    void refuse(const InputField& field, InputError::Fault fault, PlaceInText place, std::string found);
    void refuseDecoded(const InputField& field, InputError::Fault fault);
    PlaceInText placeOf(std::size_t at) const;
    PlaceInText placeOfLast() const;

    ByteSource m_source;
    Decode m_decode;
    std::size_t m_capacity;
    std::unique_ptr<char[]> m_storage;  ///< padding, text, padding
    std::size_t m_size = 0;             ///< bytes of text
    std::size_t m_at = 0;               ///< all text before this index is read
    bool m_ended = false;

    Stripe m_stripe;
    std::size_t m_stripeStart = 0;      ///< index in the text at which the stripe starts
    std::size_t m_taken = 0;            ///< numbers of the stripe that were read

    std::uint64_t m_line = 1;           ///< line of the first byte of the text
    std::uint64_t m_column = 1;

    Count m_slow = 0;  ///< number that `some` read digit by digit
    PlaceInText m_lastPlace; ///< place of the last token read byte by byte
    std::optional<InputError> m_error;
};

}  // namespace nimstone::contest
