// Random numbers that depend only on a seed: the same seed gives the same numbers with every compiler and library.
#pragma once

#include <cassert>
#include <cstdint>
#include <random>
#include <utility>

namespace nimstone {

using Seed = std::uint64_t;

/// Draws uniformly distributed numbers. std::uniform_int_distribution is not used, because its results depend on the
/// library.
class Chance {
public:
    explicit Chance(Seed seed) : m_engine(seed) {}

    /// Returns a number in 0 … bound − 1. `bound` is at least 1.
    std::uint64_t below(std::uint64_t bound)
    {
        assert(bound > 0);
        // Draws again if the number is one of the 2^64 mod bound lowest numbers, because they would make some
        // remainders more likely than others.
        const std::uint64_t unfair = (0 - bound) % bound;
        std::uint64_t drawn = m_engine();
        while (drawn < unfair)
            drawn = m_engine();
        return drawn % bound;
    }

    /// Returns a number in first … last, both included.
    std::uint64_t between(std::uint64_t first, std::uint64_t last) { return first + below(last - first + 1); }

private:
    std::mt19937_64 m_engine;
};

/// Shuffles the list: every order is equally likely.
template <class List>
void shuffle(List& list, Chance& chance)
{
    for (std::size_t left = list.size(); left > 1; --left)
        std::swap(list[left - 1], list[chance.below(left)]);
}

}  // namespace nimstone
