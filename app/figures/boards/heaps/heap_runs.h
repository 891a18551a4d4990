// The history of the heaps of a component: which stones of the start each heap has, and where moves take and split.
//
//   start  heap 0: stones 0 … 9, numbered from the bottom up
//   1-2/3  takes stones 8 and 9 and splits the rest: run {0, 0 … 2}, then run {0, 3 … 7}, which is a new strand
//
// A strand is the identity of a heap: it keeps its number, its labels and its pieces while the heap's index changes.
// Each heap of the start has a strand. A split adds one strand for each new heap; the left heap keeps the old strand.
#pragma once

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

/// The runs of the heaps at the start.
std::vector<HeapRun> runsOf(const std::vector<Count>& heaps);

/// The heaps after `ply` moves of the record. They stay the same until the next move in this component.
struct HeapScene {
    std::size_t ply = 0;
    std::vector<HeapRun> runs;
    bool split = false;  ///< true if the last move split a heap into several heaps
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

    std::size_t strands() const { return m_strands; }

private:
    std::vector<HeapScene> m_scenes;
    std::size_t m_strands = 0;
};

}  // namespace nimstone::figures
