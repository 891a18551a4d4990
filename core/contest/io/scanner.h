// Reads numbers that are separated by white space, from a stream of any length, in a fixed amount of memory.
//
// The scanner accepts any arrangement of white space: LF and CRLF, tabs, several blanks, numbers over several lines. It
// also accepts a missing line feed at the end, a UTF-8 byte-order mark, and leading zeros. A number must consist of
// digits only and must not exceed the limit. The scanner decodes many numbers together, a stripe of the text at a time
// (digit_blocks.h). It reads the other tokens digit by digit: numbers of more than 16 digits, numbers that begin in one
// buffer and end in the next, and tokens that are not numbers.
//
// If a token cannot be read, the scanner keeps this error and reads no more tokens.
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
    /// The number of bytes that the scanner requests from the source at a time.
    static constexpr std::size_t bufferBytes = 256 * 1024;

    /// `capacity` is the size of the buffer in bytes, more than 3. Only tests and measurements pass `capacity` and
    /// `decode`.
    explicit Scanner(ByteSource source, std::size_t capacity = bufferBytes, Decode decode = decoders().back());

    /// Reads the next number. Nullopt if the next token is not a number in the range of `field`.
    std::optional<Count> next(const InputField& field)
    {
        Count value = 0;
        return read(field, value) ? std::optional(value) : std::nullopt;
    }

    /// Does the same as `next`, for callers that read millions of numbers: with this signature, the value can stay in a
    /// register. Returns false instead of nullopt.
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

    /// Fills `numbers` with the next numbers, each at most maxCount. Returns false if one of them cannot be read.
    bool fill(InputError::Expected expected, std::span<Count> numbers);

    /// Reads the next numbers, at least one and at most `wanted`. The result is valid until the next call. It is empty
    /// if the first number cannot be read.
    std::span<const Count> some(InputError::Expected expected, std::size_t wanted);

    /// Reads a row of at most `longest` characters from `alphabet` into `row`. Returns false if the next token is not
    /// such a row.
    bool word(InputError::Expected expected, std::string_view alphabet, std::size_t longest, std::string& row);

    /// True if only blanks are left in the input, or after an error.
    bool atEnd() { return m_taken == m_stripe.count && atEndWithCare(); }

    /// Records an error if the rest of the input contains anything except blanks. Returns false if there is an error.
    bool finish();

    /// Records an error for the last number or row that was read. The token itself could be read, but the caller does
    /// not accept it.
    void refuseLast(const InputField& field, InputError::Fault fault, std::string found);

    /// The place of the last number or row that was read.
    PlaceInText lastPlace() const { return placeOfLast(); }

    /// The first error of the input; nullopt if there is none.
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
    std::size_t m_size = 0;             ///< the number of bytes of text in the buffer
    std::size_t m_at = 0;               ///< the index of the first byte of the text that has not been read
    bool m_ended = false;

    Stripe m_stripe;
    std::size_t m_stripeStart = 0;      ///< the index in the text at which the stripe starts
    std::size_t m_taken = 0;            ///< the number of decoded numbers of the stripe that callers have read

    std::uint64_t m_line = 1;           ///< the line number of the first byte of the text
    std::uint64_t m_column = 1;

    Count m_slow = 0;  ///< the number that `some` has read digit by digit
    PlaceInText m_lastPlace; ///< the place of the last token that was read byte by byte
    std::optional<InputError> m_error;
};

}  // namespace nimstone::contest
