// Decodes numbers that are separated by white space, many numbers at a time. A bit map shows which bytes in a block of
// 64 bytes are digits. The places where a run of digits ends are the ends of the tokens. Up to 16 digits become a
// number without a loop.
//
//   bytes      1 2 3 _ _ 4 5 \n 6 …
//   digits     1 1 1 0 0 1 1 0  1 …      one bit for each byte: 1 if the byte is a digit
//   ends       0 0 0 1 0 0 0 1  0 …      1 if the byte is not a digit but the byte before it is
//
// The comparison that finds the digits also finds every byte that is neither a digit nor white space, so checking the
// input takes no extra time.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "core/count.h"

namespace nimstone::contest {

/// The number of bytes of a stripe, which are decoded together.
inline constexpr std::size_t stripeBytes = 4096;
/// The largest number of tokens in a stripe: each token has at least one byte, and a blank follows it.
inline constexpr std::size_t stripeTokens = stripeBytes / 2;

/// The number of bytes before a stripe, and after it, that the decoder may read. The bytes after the stripe may have
/// any value.
inline constexpr std::size_t stripePadding = 64;

/// The number of bytes of the longest token that a decoder of stripes accepts. The scanner reads longer tokens digit by
/// digit.
inline constexpr std::size_t longestFastToken = 16;

/// The numbers of a stripe. `ends` contains the index in the stripe of the byte after the last digit of each number.
struct Stripe {
    std::size_t count = 0;
    std::array<Count, stripeTokens> values;
    std::array<std::uint32_t, stripeTokens + stripePadding> ends;
};

/// Decodes the tokens at the start of `text`, which has at most stripeBytes bytes. Each token must have 1 to
/// longestFastToken digits, and a blank must follow it in `text`. The decoder stops before the first token that does
/// not have this form.
using Decode = void (*)(std::span<const char> text, Stripe& stripe);

/// The decoders that this machine can run; the fastest is the last. All decoders give the same result.
std::vector<Decode> decoders();

/// The decoder that uses only standard C++.
void decodePortably(std::span<const char> text, Stripe& stripe);

#if defined(__SSE2__)
void decodeWithSse2(std::span<const char> text, Stripe& stripe);
#endif

// Only GCC has a pragma that compiles some functions for other processor instructions than the rest of the program.
#if defined(__x86_64__) && defined(__GNUC__) && !defined(__clang__)
#define NIMSTONE_HAS_AVX2
void decodeWithAvx2(std::span<const char> text, Stripe& stripe);
#endif

/// True for a space, tab, line feed, vertical tab, form feed, or carriage return.
constexpr bool isBlank(char byte) { return byte == ' ' || (byte >= '\t' && byte <= '\r'); }
constexpr bool isDigit(char byte) { return byte >= '0' && byte <= '9'; }

}  // namespace nimstone::contest
