// The part of decoding a stripe that does not depend on the instruction set.
//
// Everything in this file has internal linkage on purpose: the source file of each instruction set includes this header
// and compiles it for its own instructions. The template parameter Machine is a class for one instruction set. It has
// the functions
//   classify(block)                         returns the Map of 64 bytes
//   ones(map)                               returns the number of 1 bits
//   twoNumbers(ends, lengths, values)       decodes two tokens; the result is the same as with Portable::number
#pragma once

#include <algorithm>
#include <bit>
#include <cassert>

#include "core/contest/io/portable_digits.h"

namespace nimstone::contest {

namespace {

/// Writes the index of each 1 bit of `map`, increased by `base`, and returns the number of 1 bits. The function may
/// overwrite up to 7 entries of `places` after the last index.
template <class Machine>
std::size_t writePlaces(std::uint64_t map, std::uint32_t base, std::uint32_t* places)
{
    const std::size_t count = Machine::ones(map);
    // Writes 8 indices at a time without checking whether `map` has 8 more bits. So the processor predicts the branches
    // correctly for most blocks.
    constexpr std::size_t step = 8;
    constexpr std::uint64_t never0 = std::uint64_t{1} << 63;
    for (std::size_t written = 0; written < count; written += step) {
#pragma GCC unroll 8
        for (std::size_t i = 0; i < step; ++i) {
            places[written + i] = base + static_cast<std::uint32_t>(std::countr_zero(map | never0));
            map &= map - 1;
        }
    }
    return count;
}

/// Finds the ends of the tokens, up to the first byte that is neither a digit nor a blank.
template <class Machine>
std::size_t findEnds(std::span<const char> text, std::uint32_t* places)
{
    std::size_t count = 0;
    std::uint64_t digitBefore = 0;
    for (std::size_t at = 0; at < text.size(); at += 64) {
        const char* block = text.data() + at;
        const Map map = Machine::classify(block);
        std::uint64_t ends = ~map.digits & (map.digits << 1 | digitBefore);
        const bool goesOn = map.clean && text.size() - at >= 64;
        if (!goesOn) [[unlikely]]
            ends &= Portable::beforeTheFirstAlien(text.subspan(at, std::min<std::size_t>(64, text.size() - at)));
        count += writePlaces<Machine>(ends, static_cast<std::uint32_t>(at), places + count);
        if (!goesOn)
            break;
        digitBefore = map.digits >> 63;
    }
    return count;
}

template <class Machine>
void decode(std::span<const char> text, Stripe& stripe)
{
    assert(text.size() <= stripeBytes);
    const std::size_t found = findEnds<Machine>(text, stripe.ends.data());
    std::size_t token = 0;
    std::size_t before = 0;  // the index of the byte after the previous token
    const auto end = [&](std::size_t which) { return text.data() + stripe.ends[which]; };
    while (token < found) {
        const std::size_t last = stripe.ends[token];
        if (token + 1 < found) {
            const std::array lengths{last - before, stripe.ends[token + 1] - last};
            if (std::max(lengths[0], lengths[1]) <= longestFastToken) [[likely]] {
                Machine::twoNumbers({end(token), end(token + 1)}, lengths, stripe.values.data() + token);
                token += 2;
                before = stripe.ends[token - 1];
                continue;
            }
        }
        // This token is the last token, or has many blanks before it, or has many digits.
        const std::size_t length = Portable::digitsBefore(end(token), last - before);
        if (length > longestFastToken)
            break;
        stripe.values[token] = Portable::number(end(token), length);
        before = last;
        ++token;
    }
    stripe.count = token;
}

}  // namespace

}  // namespace nimstone::contest
