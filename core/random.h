// Chance that comes in as a seed: the same seed draws the same numbers with every compiler and library.
#pragma once

#include <cassert>
#include <cstdint>
#include <random>
#include <utility>

namespace nimstone {

using Seed = std::uint64_t;

/// Equally likely numbers. std::uniform_int_distribution may differ from one library to the next, so it is not used.
class Chance {
public:
    explicit Chance(Seed seed) : m_engine(seed) {}

    /// One of 0 … bound − 1. `bound` is at least 1.
    std::uint64_t below(std::uint64_t bound)
    {
        assert(bound > 0);
        // 2^64 mod bound numbers at the low end would be favoured: they are drawn again.
        const std::uint64_t unfair = (0 - bound) % bound;
        std::uint64_t drawn = m_engine();
        while (drawn < unfair)
            drawn = m_engine();
        return drawn % bound;
    }

    /// One of first … last, both included.
    std::uint64_t between(std::uint64_t first, std::uint64_t last) { return first + below(last - first + 1); }

private:
    std::mt19937_64 m_engine;
};

/// Every order of the list is equally likely.
template <class List>
void shuffle(List& list, Chance& chance)
{
    for (std::size_t left = list.size(); left > 1; --left)
        std::swap(list[left - 1], list[chance.below(left)]);
}

}  // namespace nimstone
