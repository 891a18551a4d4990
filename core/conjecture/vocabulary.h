// The names that an expression may use in a game.
//
//   heaps        a b c d; of one heap n too. How many heaps the positions have follows from the names that are used
//   a pair       a b
//   a quota      n, which is a too, and q: at most so many may be taken now
//   a parameter  m or k, as the game calls it
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/conjecture/number.h"

namespace nimstone::conjecture {

inline constexpr std::size_t mostNamedHeaps = 4;

/// What the positions of the game look like.
enum class Shape { Heaps, Pair, Quota };

struct Parameter {
    char name = 'm';
    Number value = 0;
};

struct Vocabulary {
    Shape shape = Shape::Heaps;
    std::optional<Parameter> parameter{};

    /// All names, as a person is told of them.
    std::vector<std::string> names() const;
};

}  // namespace nimstone::conjecture
