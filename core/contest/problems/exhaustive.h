// Decides contest positions by exhaustive search, from the rules of the problem and without any theorem. The reference
// solutions use it.
#pragma once

#include <map>
#include <vector>

#include "core/count.h"

namespace nimstone::contest {

/// The numbers that the rules need: heaps, cells, a limit, whose turn it is.
using State = std::vector<Count>;

/// The states that one move can lead to.
using OptionsOf = std::vector<State> (*)(const State&);

/// Searches small states and remembers the result for each.
class Exhaustive {
public:
    /// The player who cannot move loses, unless `withoutMoveWins`.
    explicit Exhaustive(OptionsOf options, bool withoutMoveWins = false)
        : m_options(options), m_withoutMoveWins(withoutMoveWins)
    {
    }

    /// True if the player to move wins.
    bool wins(const State& state);

private:
    OptionsOf m_options;
    bool m_withoutMoveWins;
    std::map<State, bool> m_known;
};

/// True if the first player wins a case that is a list of numbers.
template <OptionsOf options, bool withoutMoveWins = false>
class Searched {
public:
    template <class Case>
    bool operator()(const Case& given)
    {
        return m_search.wins(State(given.begin(), given.end()));
    }

private:
    Exhaustive m_search{options, withoutMoveWins};
};

// --- rules that several problems share

/// The moves of Nim: takes any number of stones from one heap.
std::vector<State> optionsOfHeaps(const State& heaps);

/// Returns the heaps with heap `heap` changed to `size`, sorted in ascending order. For games in which the order of the heaps
/// does not matter.
State withHeap(const State& heaps, std::size_t heap, Count size);

/// Returns the heaps with heap `heap` replaced by heaps of `one` and `other`, sorted in ascending order.
State withHeapSplit(const State& heaps, std::size_t heap, Count one, Count other);

}  // namespace nimstone::contest
