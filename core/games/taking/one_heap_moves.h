// Helpers for games whose moves take from one heap and may split it. The header is for use inside core/games only.
#pragma once

#include <span>

#include "core/game.h"

namespace nimstone {

/// Checks for errors that are the same in all such games: cuts, takes from several heaps, a missing heap, and more stones than
/// the heap holds.
std::optional<MoveError> checkOneHeapMove(const Position& position, const Move& move);

/// Checks a move of Nim, which takes stones from one heap and splits no heap.
std::optional<MoveError> checkNimMove(const Position& position, const Move& move);

/// Collects the moves of a position that lead to a certain Grundy value, heap by heap. For winning moves, this value is 0.
class WinningSearch {
public:
    /// Lists at most `limit` moves, and tries at most `most` options.
    explicit WinningSearch(std::size_t limit, Count most = mostOptions) : m_limit(limit), m_mostOptions(most) {}

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

    /// Counts one more option. Returns false and sets `stopped` if no more options may be tried.
    bool mayTry()
    {
        if (++m_tried <= m_mostOptions)
            return true;
        m_found.stopped = true;
        return false;
    }

    WinningMoves take() { return std::move(m_found); }

    /// The largest number of options that are tried in one position, in most games.
    static constexpr Count mostOptions = Count{1} << 22;

private:
    static std::vector<std::size_t> smallestFirst(std::span<const Count> heaps);
    void putInOrder();

    std::size_t m_limit;
    Count m_mostOptions;
    std::size_t m_ofOthers = 0;  ///< the number of listed moves in the heaps that were searched before this heap
    Count m_tried = 0;
    WinningMoves m_found;
};

}  // namespace nimstone
