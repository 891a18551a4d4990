// What games have in common whose moves change one heap, take from it and perhaps break it, and whose heaps have
// Grundy values one by one. Inside core only.
#pragma once

#include <span>

#include "core/game.h"
#include "core/nimber.h"

namespace nimstone {

/// Why the move is none in any such game: a cut, several heaps, no such heap, more than the heap holds.
std::optional<MoveError> checkOneHeapMove(const Position& position, const Move& move);

/// Collects winning moves: in each heap those whose options have the value that makes the nim-sum 0.
class WinningSearch {
public:
    WinningSearch(std::size_t limit) : m_limit(limit) {}

    /// Looks at one heap after another, until `lookAt(heap)` is false: the smallest first, so that a large one that passes
    /// the bound costs the others no move. What is found is listed in the order of the heaps.
    template <class LookAt>
    void eachHeap(std::span<const Count> heaps, LookAt lookAt)
    {
        for (const std::size_t heap : smallestFirst(heaps)) {
            m_ofOthers = m_found.listed.size();
            const bool goesOn = lookAt(heap);
            putInOrder();
            if (!goesOn)
                break;
        }
    }

    /// A move in the heap that is looked at.
    void add(const Move& move)
    {
        if (m_found.listed.size() - m_ofOthers < m_limit)
            m_found.listed.push_back(move);
        ++m_found.count;
    }

    /// Counts options looked at against the bound; false, and `stopped`, when it is passed.
    bool maySpend(Count options)
    {
        m_spent += options;
        if (m_spent <= mostOptions)
            return true;
        m_found.stopped = true;
        return false;
    }
    void stop() { m_found.stopped = true; }

    WinningMoves take() { return std::move(m_found); }

    /// How many splits are looked at in a position.
    static constexpr Count mostOptions = Count{1} << 22;

private:
    static std::vector<std::size_t> smallestFirst(std::span<const Count> heaps);
    void putInOrder();

    std::size_t m_limit;
    std::size_t m_ofOthers = 0;  ///< how many are listed of the heaps before
    Count m_spent = 0;
    WinningMoves m_found;
};

/// The nim-sum of value(heap), which says where it is not known.
template <class Value>
Known<Count> sumOfValues(std::span<const Count> heaps, Value value)
{
    Count sum = 0;
    for (const Count heap : heaps) {
        const Known<Count> one = value(heap);
        if (!one)
            return one;
        sum ^= *one;
    }
    return sum;
}

}  // namespace nimstone
