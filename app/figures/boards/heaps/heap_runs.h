// The heaps of a part through a game: which stones of the start each heap is made of, where moves take and split.
//
//   start  heap 0: stones 0 … 9, from the bottom up
//   1-2/3  takes 8 and 9 and parts what remains: run {0, 0 … 2}, then run {0, 3 … 7}, which is a new strand
//
// A strand is a heap with its words: one for each heap of the start and one for each piece that a split adds to its right.
#pragma once

#include <array>
#include <optional>
#include <vector>

#include "app/figures/boards/component_board.h"

namespace nimstone::figures {

/// A heap: the stones from `low` up to, but not including, `high` of a heap of the start.
struct HeapRun {
    std::size_t origin = 0;
    Count low = 0;
    Count high = 0;
    std::size_t strand = 0;

    Count size() const { return high - low; }
};

/// A part of a heap of the start that stays whole through the window, or goes as a whole.
struct HeapBlock {
    std::size_t origin = 0;
    Count low = 0;
    Count high = 0;
    std::optional<std::size_t> takenAt{};  ///< the ply

    Count size() const { return high - low; }
};

/// The heaps after `ply` moves of the record, and until the part's next move.
struct HeapScene {
    std::size_t ply = 0;
    std::vector<HeapRun> runs;
    bool split = false;  ///< its heaps are others than before, not only smaller
};

/// A heap that the next move makes: until then it waits, unseen, where the heap is that it comes from.
struct UnbornHeap {
    std::size_t heap = 0;    ///< that one, counted as in its scene
    std::size_t strand = 0;  ///< its own
};

/// Plays a legal move: what is taken leaves the top, then the pieces take the heap's place. Returns how many heaps more
/// there are; they get the strands from `strands` on.
std::size_t playOnRuns(std::vector<HeapRun>& runs, const Move& move, std::size_t strands);

class HeapHistory {
public:
    explicit HeapHistory(const ComponentPlan& plan);

    /// The first stands before the window's first scene; then one after each move in the window.
    const std::vector<HeapScene>& scenes() const { return m_scenes; }
    std::size_t indexOf(std::size_t ply) const;
    const HeapScene& at(std::size_t ply) const { return m_scenes[indexOf(ply)]; }

    /// The heaps that the move after this scene makes.
    std::vector<UnbornHeap> unbornAt(std::size_t ply) const;

    /// The blocks of a heap of the start, from what is never taken, by the ply that takes them; those of one ply from
    /// the top. What was taken before the window is in none of them.
    std::vector<HeapBlock> blocksOf(std::size_t origin) const;

    /// What each side took from a heap of the start before the window: the opponent, the person.
    std::array<Count, 2> takenBefore(std::size_t origin) const;

    std::size_t strands() const { return m_strands; }

private:
    std::vector<HeapScene> m_scenes;
    std::vector<std::array<Count, 2>> m_takenBefore;
    std::size_t m_strands = 0;
};

}  // namespace nimstone::figures
