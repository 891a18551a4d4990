// Reads a text that a person types on the Practise page: a seed, or heaps.
#pragma once

#include <QString>
#include <optional>

#include "core/notation/notation.h"
#include "core/random.h"

namespace nimstone {

/// A seed and the number of one of its exercises: `4711`, or `4711/17`.
struct SeedInput {
    Seed seed = 0;
    int number = 1;

    bool operator==(const SeedInput&) const = default;
};

/// Reads a seed with an optional number. Returns nothing if the text does not have this form.
std::optional<SeedInput> readSeed(const QString& text);

/// The largest random seed. It has six digits, so that it can be read aloud or written on a blackboard.
inline constexpr Seed largestSeed = 999'999;
Seed readableSeed(std::uint32_t chance);

/// The reason why heaps cannot be used for an exercise.
enum class HeapsProblem { TooFewHeaps, TooManyHeaps, TooLarge };

/// The largest number of binary columns that the heaps of an exercise need. An exercise has 2 to 12 heaps.
inline constexpr int practiceColumns = 12;
std::optional<HeapsProblem> checkHeaps(const Position& position);

}  // namespace nimstone
