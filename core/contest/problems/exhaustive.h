// Decides contest positions by exhaustive search. The search uses only the rules of the problem and no theorem. The
// reference solutions use it.
#pragma once

#include <map>
#include <vector>

#include "core/count.h"

namespace nimstone::contest {

/// A state of a game: the numbers that its rules need, for example heaps, cells, a limit, or the player to move.
using State = std::vector<Count>;

/// A function that returns the states to which one move leads.
using OptionsOf = std::vector<State> (*)(const State&);

/// Searches small states, and caches the result for each state.
class Exhaustive {
public:
    /// The player who cannot move loses, or wins if `withoutMoveWins` is true.
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

/// Decides by search whether the first player wins a case that is a list of numbers.
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

/// The options in Nim: a move takes any number of stones from one heap.
std::vector<State> optionsOfHeaps(const State& heaps);

/// Returns the heaps after heap `heap` has changed to `size` stones, in ascending order. For games in which the order
/// of the heaps does not matter.
State withHeap(const State& heaps, std::size_t heap, Count size);

/// Returns the heaps after heap `heap` has been split into heaps of `one` and `other` stones, in ascending order.
State withHeapSplit(const State& heaps, std::size_t heap, Count one, Count other);

}  // namespace nimstone::contest
