// The set of amounts that a move may take in a subtraction game.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <tl/expected.hpp>
#include <vector>

#include "core/count.h"
#include "core/sequences/heap_rules.h"

namespace nimstone {

/// The largest number of amounts in a set.
inline constexpr std::size_t maxSetSize = 1000;

/// A set of one or more amounts of 1 … maxCount, in ascending order, without repetition.
class SubtractionSet {
public:
    /// The reason why a set is not valid.
    enum class Error { Empty, HoldsZero, OverMaximum, TooManyAmounts };

    /// Makes a set. The amounts may be in any order and may be repeated.
    static tl::expected<SubtractionSet, Error> make(std::vector<Count> amounts);

    std::span<const Count> amounts() const { return m_amounts; }
    Count largest() const { return m_amounts.back(); }
    bool holds(Count amount) const;

    /// Returns the amounts as text, for example "1,3,4".
    std::string text() const;

    /// Returns the rules of the subtraction game with this set. The sequence of {s} has a closed form: ⌊n/s⌋ mod 2.
    operator HeapRules() const;

    bool operator==(const SubtractionSet&) const = default;

private:
    explicit SubtractionSet(std::vector<Count> amounts) : m_amounts(std::move(amounts)) {}

    std::vector<Count> m_amounts;
};

}  // namespace nimstone
