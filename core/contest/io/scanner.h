// Reads whitespace-separated numbers from a stream of any length, in memory of a fixed size.
//
// Liberal in how the numbers are laid out: LF and CRLF, tabs, several blanks, numbers over several lines, a missing
// last newline, a UTF-8 byte-order mark, leading zeros. Strict in what a number is: digits alone, and no more than
// the limit. The scanner decodes a stripe ahead (digit_blocks.h); what that leaves over (a number of more than 16
// digits, one that a buffer's end cuts in two, one that is none) is read digit by digit.
//
// The first token that cannot be read is kept as the error; from then on nothing is read any more.
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
    /// How much is asked of the source at once.
    static constexpr std::size_t bufferBytes = 256 * 1024;

    /// `capacity` and `decode` differ from the defaults only in tests and measurements; capacity > 3.
    explicit Scanner(ByteSource source, std::size_t capacity = bufferBytes, Decode decode = decoders().back());

    /// The next number; none where there is none such.
    std::optional<Count> next(const InputField& field)
    {
        Count value = 0;
        return read(field, value) ? std::optional(value) : std::nullopt;
    }

    /// The same, for those who read millions: nothing goes by way of the memory.
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

    /// Fills `numbers`, each at most maxCount; false where one cannot be read.
    bool fill(InputError::Expected expected, std::span<Count> numbers);

    /// The next numbers, at least one and at most `wanted`, until the next call; empty where the first cannot be read.
    std::span<const Count> some(InputError::Expected expected, std::size_t wanted);

    /// Reads a row of characters, all of `alphabet` and at most `longest`; false where there is none such.
    bool word(InputError::Expected expected, std::string_view alphabet, std::size_t longest, std::string& row);

    /// Whether only blanks are left. A fault that was found is the end too.
    bool atEnd() { return m_taken == m_stripe.count && atEndWithCare(); }

    /// Only blanks may be left; false where something else follows.
    bool finish();

    /// What was read last is at fault though it is a number, or a row.
    void refuseLast(const InputField& field, InputError::Fault fault, std::string found);

    /// Where the number or row stands that was read last.
    PlaceInText lastPlace() const { return placeOfLast(); }

    /// The first fault.
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
    std::size_t m_size = 0;             ///< of the text
    std::size_t m_at = 0;               ///< what is before it in the text is read
    bool m_ended = false;

    Stripe m_stripe;
    std::size_t m_stripeStart = 0;      ///< where in the text its edges count from
    std::size_t m_taken = 0;            ///< of its numbers

    std::uint64_t m_line = 1;           ///< of the text's first byte
    std::uint64_t m_column = 1;

    Count m_slow = 0;  ///< the number that `some` read slowly
    PlaceInText m_lastPlace; ///< of what was read byte by byte
    std::optional<InputError> m_error;
};

}  // namespace nimstone::contest
