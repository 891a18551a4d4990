// Reads whitespace-separated numbers from a stream of any length, in memory of a fixed size.
//
// Liberal in how the numbers are laid out: LF and CRLF, tabs, several blanks, numbers over several lines, a missing
// last newline, a UTF-8 byte-order mark, leading zeros. Strict in what a number is: digits alone, and no more than
// the limit. The scanner decodes a stripe ahead (digit_blocks.h); what that leaves over (a number of more than 16
// digits, one that a buffer's end cuts in two, one that is none) is read digit by digit.
#pragma once

#include <memory>
#include <optional>
#include <span>
#include <tl/expected.hpp>

#include "core/contest/digit_blocks.h"
#include "core/contest/input_error.h"
#include "core/contest/stream.h"

namespace nimstone::contest {

class Scanner {
public:
    /// How much is asked of the source at once.
    static constexpr std::size_t bufferBytes = 256 * 1024;

    /// `capacity` and `decode` differ from the defaults only in tests and measurements; capacity > 3.
    explicit Scanner(ByteSource source, std::size_t capacity = bufferBytes, Decode decode = decoders().back());

    /// The next number, at most `limit`. `expected` says what it is, should there be none.
    tl::expected<Count, InputError> next(InputError::Expected expected, Count limit);

    /// Fills `numbers`, each at most maxCount; else says what is wrong with the first that cannot be read.
    std::optional<InputError> fill(InputError::Expected expected, std::span<Count> numbers);

    /// None where only blanks are left.
    std::optional<InputError> finish();

private:
    struct Token;

    bool decodeStripe();
    bool refill();
    char* text() { return m_storage.get() + stripePadding; }
    bool skipBlanks();
    tl::expected<Count, InputError> readSlowly(InputError::Expected expected, Count limit);
    Token passToken();
    InputError errorAtDecoded(InputError::Expected expected, InputError::Fault fault, Count limit);
    Place placeOf(std::size_t at) const;

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
};

}  // namespace nimstone::contest
