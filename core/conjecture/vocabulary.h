// The names that an expression may use in a game.
//
//   heaps        a b c d, and n for a single heap; the names that are used determine the number of heaps
//   a pair       a b
//   a quota      n or a for the heap, and q for the largest number of stones that may be taken now
//   a parameter  m or k, as the game calls it
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
