// Whitespace-separated numbers, many at a time: 64 bytes become a bit map of digits, the places
// where digits end are the tokens, and up to 16 digits become a number without a loop.
//
//   bytes      1 2 3 _ _ 4 5 \n 6 …
//   digits     1 1 1 0 0 1 1 0  1 …      one bit a byte
//   ends       0 0 0 1 0 0 0 1  0 …      no digit here, but one just before
//
// A byte that is neither digit nor blank shows in the same comparison, so checking the input costs nothing more.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "core/count.h"

namespace nimstone::contest {

/// How many bytes are decoded in one go, and how many tokens can be among them.
inline constexpr std::size_t stripeBytes = 4096;
inline constexpr std::size_t stripeTokens = stripeBytes / 2;

/// How many bytes before and after a stripe must be readable; those after it may hold anything.
inline constexpr std::size_t stripePadding = 64;

/// Longer tokens are left to the plain reading of digits.
inline constexpr std::size_t longestFastToken = 16;

/// The numbers of a stripe, and where in it each ends (one past its last digit).
struct Stripe {
    std::size_t count = 0;
    std::array<Count, stripeTokens> values;
    std::array<std::uint32_t, stripeTokens + stripePadding> ends;
};

/// Decodes the tokens at the front of `text` (at most stripeBytes) that consist of 1 to longestFastToken digits and
/// are followed by a blank within `text`. It stops before the first token that is not such.
using Decode = void (*)(std::span<const char> text, Stripe& stripe);

/// What this machine can run, the fastest last. They all do the same.
std::vector<Decode> decoders();

/// In standard C++.
void decodePortably(std::span<const char> text, Stripe& stripe);

#if defined(__SSE2__)
void decodeWithSse2(std::span<const char> text, Stripe& stripe);
#endif

// A function is compiled for other instructions than its program by a pragma of GCC.
#if defined(__x86_64__) && defined(__GNUC__) && !defined(__clang__)
#define NIMSTONE_HAS_AVX2
void decodeWithAvx2(std::span<const char> text, Stripe& stripe);
#endif

/// Blank: space, tab, line feed, vertical tab, form feed, carriage return.
constexpr bool isBlank(char byte) { return byte == ' ' || (byte >= '\t' && byte <= '\r'); }
constexpr bool isDigit(char byte) { return byte >= '0' && byte <= '9'; }

}  // namespace nimstone::contest
