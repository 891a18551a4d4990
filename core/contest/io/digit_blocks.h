// Decodes whitespace-separated numbers, many at a time. A block of 64 bytes becomes a bit map of its digits; the positions
// where a run of digits ends are the ends of the tokens; and up to 16 digits become a number without a loop.
//
//   bytes      1 2 3 _ _ 4 5 \n 6 …
//   digits     1 1 1 0 0 1 1 0  1 …      one bit a byte
//   ends       0 0 0 1 0 0 0 1  0 …      no digit here, but one just before
//
// The same comparison also finds every byte that is neither digit nor blank, so checking the input costs nothing more.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "core/count.h"

namespace nimstone::contest {

/// The number of bytes that are decoded at a time.
inline constexpr std::size_t stripeBytes = 4096;
/// The largest number of tokens in a stripe: each token has at least one byte and is followed by a blank.
inline constexpr std::size_t stripeTokens = stripeBytes / 2;

/// The number of bytes before and after a stripe that must be readable; the bytes after it may have any value.
inline constexpr std::size_t stripePadding = 64;

/// The longest token in bytes that a stripe decodes; the scanner reads longer ones digit by digit.
inline constexpr std::size_t longestFastToken = 16;

/// The numbers of a stripe, and for each the index in the stripe one past its last digit.
struct Stripe {
    std::size_t count = 0;
    std::array<Count, stripeTokens> values;
    std::array<std::uint32_t, stripeTokens + stripePadding> ends;
};

/// Decodes the tokens at the start of `text` (at most stripeBytes) that consist of 1 to longestFastToken digits and are
/// followed by a blank within `text`. Stops before the first token that does not.
using Decode = void (*)(std::span<const char> text, Stripe& stripe);

/// The decoders that this machine can run, the fastest last. All give the same result.
std::vector<Decode> decoders();

/// The decoder in standard C++.
void decodePortably(std::span<const char> text, Stripe& stripe);

#if defined(__SSE2__)
void decodeWithSse2(std::span<const char> text, Stripe& stripe);
#endif

// Only GCC has a pragma that compiles single functions for other instructions than the rest of the program.
#if defined(__x86_64__) && defined(__GNUC__) && !defined(__clang__)
#define NIMSTONE_HAS_AVX2
void decodeWithAvx2(std::span<const char> text, Stripe& stripe);
#endif

/// True for a space, tab, line feed, vertical tab, form feed, or carriage return.
constexpr bool isBlank(char byte) { return byte == ' ' || (byte >= '\t' && byte <= '\r'); }
constexpr bool isDigit(char byte) { return byte >= '0' && byte <= '9'; }

}  // namespace nimstone::contest
