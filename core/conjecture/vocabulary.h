// The names that an expression may use in a game.
//
//   Shape::Heaps     a b c d, and n for a single heap; the names that are used determine the number of heaps
//   Shape::Pair      a b
//   Shape::Quota     n or a for the heap, and q for the quota, the largest number of stones that may be taken now
//   with any shape   m or k, the parameter of the game, if it has one
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/conjecture/number.h"

namespace nimstone::conjecture {

inline constexpr std::size_t mostNamedHeaps = 4;

/// The form of the game's positions.
enum class Shape { Heaps, Pair, Quota };

struct Parameter {
    char name = 'm';
    Number value = 0;
};

struct Vocabulary {
    Shape shape = Shape::Heaps;
    std::optional<Parameter> parameter{};

    /// Returns all names, as they are shown to people.
    std::vector<std::string> names() const;
};

}  // namespace nimstone::conjecture
