// The moves of a game whose heaps are independent, as data, so that one method can compute the values of all these games.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "core/sequences/period.h"

namespace nimstone {

/// A closed form of a nim-sequence.
struct ClosedSequence {
    std::function<Count(Count heap)> value;  ///< g(heap)
    CertifiedPeriod period;
};

/// The numbers of heaps that a move may leave of a heap after it takes a certain amount.
struct HeapsLeft {
    bool none = false;
    bool one = false;
    bool two = false;
    bool three = false;

    /// True if the rules allow the amount.
    bool any() const { return none || one || two || three; }

    /// True if `rest` stones, 0 or more, may remain without a split.
    bool whole(Count rest) const { return rest == 0 ? none : one; }
};

/// A game whose heaps are independent and have the same rules: the moves from a heap of n, grouped by the number of heaps that they
/// leave. Each list contains amounts i in ascending order. The nim-sequence g(0), g(1), g(2), … of the game contains the Grundy value
/// of each heap size and thus describes the game completely.
struct HeapRules {
    std::string name{};              ///< the game in the notation, as it is written before the colon: "octal(0.16)", "kayles"
    std::vector<Count> emptying{};   ///< a move may take a whole heap of i stones
    std::vector<Count> leavingOne{}; ///< a move may take i stones and leave one heap of n − i ≥ 1
    std::vector<Count> splitting{};  ///< a move may take i stones and split the other n − i into two non-empty heaps
    std::vector<Count> tripling{};   ///< a move may take i stones and split the other n − i into three non-empty heaps
    bool unequal = false;            ///< the two heaps of a split must have different sizes
    Count upTo = 0;                  ///< a move may also take any number of stones, from 1 to `upTo`, and leave at most one heap
    PeriodTheorem theorem = PeriodTheorem::None;
    bool mayHaveSaltus = false;              ///< true if the sequence may be arithmetic-periodic
    std::optional<ClosedSequence> closed{};  ///< the values, if they have a closed form

    /// The value of `upTo` if a move may take any number of stones.
    static constexpr Count anyNumber = maxCount + 1;

    HeapsLeft leftAfter(Count taken) const;

    /// The largest amount of the lists; 0 if they are empty.
    Count last() const;

    /// Two games with the same name have the same rules.
    bool operator==(const HeapRules& other) const { return name == other.name; }
};

}  // namespace nimstone
