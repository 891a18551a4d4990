// The history of the heaps of a component: which stones of the start each heap has, and where moves take and split.
//
//   start  heap 0: stones 0 … 9, numbered from the bottom up
//   1-2/3  takes stones 8 and 9 and splits the rest: run {0, 0 … 2}, then run {0, 3 … 7}, which is a new strand
//
// A strand is the identity of a heap: it keeps its number, its labels and its pieces while the heap's index changes.
// Each heap of the start has a strand. A split adds one strand for each new heap; the left heap keeps the old strand.
#pragma once

#include <array>
#include <optional>
#include <vector>

#include "app/figures/boards/component_board.h"

namespace nimstone::figures {

/// A heap. It consists of the stones from `low` up to, but not including, `high` of heap `origin` of the start.
struct HeapRun {
    std::size_t origin = 0;
    Count low = 0;
    Count high = 0;
    std::size_t strand = 0;

    Count size() const { return high - low; }
};

/// A block of stones of one heap of the start. Either no move in the window of plies (ComponentPlan::window) takes any
/// of these stones, or one move takes all of them.
struct HeapBlock {
    std::size_t origin = 0;
    Count low = 0;
    Count high = 0;
    std::optional<std::size_t> takenAt{};  ///< the ply of the move that takes the block; empty if no move takes it

    Count size() const { return high - low; }
};

/// The heaps after `ply` moves of the record. They stay the same until the next move in this component.
struct HeapScene {
    std::size_t ply = 0;
    std::vector<HeapRun> runs;
    bool split = false;  ///< true if the last move split a heap into several heaps
};

/// A heap that the next move will create. Until then its pieces are hidden behind the heap that will be split.
struct PendingHeap {
    std::size_t heap = 0;    ///< the index, among the heaps of the scene, of the heap that the move will split
    std::size_t strand = 0;  ///< the strand number of the new heap
};

/// Plays a legal move. The taken stones leave the top of their heap, and the heaps of a split replace the rest. The new
/// heaps get the strand numbers `strands`, `strands` + 1, …. Returns the number of new heaps.
std::size_t playOnRuns(std::vector<HeapRun>& runs, const Move& move, std::size_t strands);

class HeapHistory {
public:
    explicit HeapHistory(const ComponentPlan& plan);

    /// The heaps before the first move in the window of plies, and then after each move in this window.
    const std::vector<HeapScene>& scenes() const { return m_scenes; }
    std::size_t indexOf(std::size_t ply) const;
    const HeapScene& at(std::size_t ply) const { return m_scenes[indexOf(ply)]; }

    /// The heaps that the next move after ply `ply` will create.
    std::vector<PendingHeap> pendingAt(std::size_t ply) const;

    /// The blocks of one heap of the start. The blocks that no move takes come first, then the other blocks in the
    /// order of the plies that take them. Blocks that one ply takes are listed from the top down. Stones that were
    /// taken before the window of plies are in no block.
    std::vector<HeapBlock> blocksOf(std::size_t origin) const;

    /// The numbers of stones that the two players took from a heap of the start before the window of plies: first the
    /// opponent, then the user.
    std::array<Count, 2> takenBefore(std::size_t origin) const;

    std::size_t strands() const { return m_strands; }

private:
    std::vector<HeapScene> m_scenes;
    std::vector<std::array<Count, 2>> m_takenBefore;
    std::size_t m_strands = 0;
};

}  // namespace nimstone::figures
