// The amounts that may be taken in a subtraction game.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <tl/expected.hpp>
#include <vector>

#include "core/count.h"

namespace nimstone {

/// How many amounts a set may hold.
inline constexpr std::size_t maxSetSize = 1000;

/// One or more amounts of 1 … maxCount, in ascending order, each once.
class SubtractionSet {
public:
    /// Why a set is none.
    enum class Error { Empty, HoldsZero, OverMaximum, TooManyAmounts };

    /// In any order, and an amount may stand more than once.
    static tl::expected<SubtractionSet, Error> make(std::vector<Count> amounts);

    std::span<const Count> amounts() const { return m_amounts; }
    Count largest() const { return m_amounts.back(); }
    bool holds(Count amount) const;

    /// "1,3,4".
    std::string text() const;

    bool operator==(const SubtractionSet&) const = default;

private:
    explicit SubtractionSet(std::vector<Count> amounts) : m_amounts(std::move(amounts)) {}

    std::vector<Count> m_amounts;
};

}  // namespace nimstone
