// Decides contest positions from the rules of the problem alone: what the references are made of. It knows no theorem.
#pragma once

#include <map>
#include <vector>

#include "core/count.h"

namespace nimstone::contest {

/// Whatever the rules need: heaps, cells, a limit, whose turn it is.
using State = std::vector<Count>;

/// What a player can make of a state in one move.
using OptionsOf = std::vector<State> (*)(const State&);

/// Remembers what it decided. For small states.
class Exhaustive {
public:
    /// The player who cannot move loses, unless `withoutMoveWins`.
    explicit Exhaustive(OptionsOf options, bool withoutMoveWins = false)
        : m_options(options), m_withoutMoveWins(withoutMoveWins)
    {
    }

    /// Whether the player to move wins.
    bool wins(const State& state);

private:
    OptionsOf m_options;
    bool m_withoutMoveWins;
    std::map<State, bool> m_known;
};

/// Whether the first player wins a case that is a list of numbers.
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

/// Any number of stones from one heap.
std::vector<State> optionsOfHeaps(const State& heaps);

/// The heaps with one of them changed, in ascending order: for rules that do not ask where a heap stands.
State withHeap(const State& heaps, std::size_t heap, Count size);

/// The same with a heap more.
State withHeapSplit(const State& heaps, std::size_t heap, Count one, Count other);

}  // namespace nimstone::contest
