// Helpers for games whose moves take from one heap and may split it, and in which each heap has its own Grundy value. The
// header is for use inside core only.
#pragma once

#include <span>

#include "core/game.h"
#include "core/nimber.h"

namespace nimstone {

/// Checks for errors that are the same in all such games: cuts, takes from several heaps, a missing heap, and more stones than
/// the heap holds.
std::optional<MoveError> checkOneHeapMove(const Position& position, const Move& move);

/// Collects the moves of a position that lead to a certain Grundy value, heap by heap. For winning moves, this value is 0.
class WinningSearch {
public:
    WinningSearch(std::size_t limit) : m_limit(limit) {}

    /// Calls `lookAt(heap)` for each heap until `lookAt` returns false. It starts with the smallest heap, so that a large heap
    /// with too many options does not hide moves in the other heaps. The moves are listed in the order of the heaps.
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

    /// Adds a move in the heap that is being searched.
    void add(const Move& move)
    {
        if (m_found.listed.size() - m_ofOthers < m_limit)
            m_found.listed.push_back(move);
        ++m_found.count;
    }

    /// Adds `options` to the number of tried options. Returns false and sets `stopped` if the number exceeds `mostOptions`.
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

    /// The largest number of options that are tried in one position.
    static constexpr Count mostOptions = Count{1} << 22;

private:
    static std::vector<std::size_t> smallestFirst(std::span<const Count> heaps);
    void putInOrder();

    std::size_t m_limit;
    std::size_t m_ofOthers = 0;  ///< the number of listed moves in the heaps that were searched before this heap
    Count m_spent = 0;
    WinningMoves m_found;
};

/// Returns the nim-sum of value(heap) over all heaps, or the error of the first heap whose value is not known.
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
