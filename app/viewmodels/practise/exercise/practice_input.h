// What a person types on the Practise page: a seed to begin from, heaps of their own.
#pragma once

#include <QString>
#include <optional>

#include "core/notation/notation.h"
#include "core/random.h"

namespace nimstone {

/// A seed, and which exercise of it: `4711`, or `4711/17`.
struct SeedInput {
    Seed seed = 0;
    int number = 1;

    bool operator==(const SeedInput&) const = default;
};

/// None where it is no seed.
std::optional<SeedInput> readSeed(const QString& text);

/// Of seeds by chance: six digits at most, to be read aloud or written on a blackboard.
inline constexpr Seed largestSeed = 999'999;
Seed readableSeed(std::uint32_t chance);

/// Why heaps make no exercise.
enum class HeapsProblem { TooFewHeaps, TooManyHeaps, TooLarge };

/// Heaps to practise on: 2 to 12 of them, of at most 12 columns.
inline constexpr int practiceColumns = 12;
std::optional<HeapsProblem> checkHeaps(const Position& position);

}  // namespace nimstone
