// The heaps of a part through a game: which stones of the start each heap has, and where moves take and split.
//
//   start  heap 0: stones 0 … 9, from the bottom up
//   1-2/3  takes 8 and 9 and splits the rest: run {0, 0 … 2}, then run {0, 3 … 7}, which is a new strand
//
// A strand is a heap with its labels. There is one for each heap of the start, and one for each piece that a split adds
// at its right.
#pragma once

#include <array>
#include <optional>
#include <vector>

#include "app/figures/boards/component_board.h"

namespace nimstone::figures {

/// A heap: the stones from `low` up to, but not including, `high` of heap `origin` of the start.
struct HeapRun {
    std::size_t origin = 0;
    Count low = 0;
    Count high = 0;
    std::size_t strand = 0;

    Count size() const { return high - low; }
};

/// A part of a heap of the start that no move in the window splits: it stays, or one move takes all of it.
struct HeapBlock {
    std::size_t origin = 0;
    Count low = 0;
    Count high = 0;
    std::optional<std::size_t> takenAt{};  ///< the ply of the move that takes it; empty if none does

    Count size() const { return high - low; }
};

/// The heaps after `ply` moves of the record, until the next move in this part.
struct HeapScene {
    std::size_t ply = 0;
    std::vector<HeapRun> runs;
    bool split = false;  ///< true if the last move has split a heap, so that there are new heaps
};

/// A heap that the next move creates. Until then it is hidden at the place of the heap it comes from.
struct PendingHeap {
    std::size_t heap = 0;    ///< the index, in the scene, of the heap that the move splits
    std::size_t strand = 0;  ///< the strand of the new heap
};

/// Plays a legal move: the taken stones leave the top of their heap, and then the pieces of a split take its place.
/// Returns how many heaps were added; they get the strands from `strands` on.
std::size_t playOnRuns(std::vector<HeapRun>& runs, const Move& move, std::size_t strands);

class HeapHistory {
public:
    explicit HeapHistory(const ComponentPlan& plan);

    /// The scene before the first move in the window, and then one after each move in the window.
    const std::vector<HeapScene>& scenes() const { return m_scenes; }
    std::size_t indexOf(std::size_t ply) const;
    const HeapScene& at(std::size_t ply) const { return m_scenes[indexOf(ply)]; }

    /// The heaps that the move after this scene creates.
    std::vector<PendingHeap> pendingAt(std::size_t ply) const;

    /// The blocks of a heap of the start. Those that are never taken come first, and then the others by the ply that
    /// takes them; those of one ply are listed from the top down. Stones that were taken before the window are in no
    /// block.
    std::vector<HeapBlock> blocksOf(std::size_t origin) const;

    /// The number of stones that each side took from a heap of the start before the window: the opponent, then the
    /// user.
    std::array<Count, 2> takenBefore(std::size_t origin) const;

    std::size_t strands() const { return m_strands; }

private:
    std::vector<HeapScene> m_scenes;
    std::vector<std::array<Count, 2>> m_takenBefore;
    std::size_t m_strands = 0;
};

}  // namespace nimstone::figures
