// The base of the two boards of games whose heaps can be split: one draws each heap as stones or as a bar, the other is a
// list of heaps. It plays the moves: stones and blocks go to the trays, and heaps get new places.
#pragma once

#include "app/figures/boards/heaps/heap_runs.h"

namespace nimstone::figures {

class RunsBoard : public ComponentBoard {
public:
    bool usesTrays() const override { return true; }
    void setUp(BoardScenes& scenes, const QRectF& room) override;
    void play(BoardScenes& scenes, const ComponentMove& played, const Position& before, const Position& after) override;

protected:
    /// A block of a bar, and the piece that draws it.
    struct Block {
        HeapBlock block;
        std::size_t piece = 0;
        double share = 0;  ///< the height of the block, divided by the greatest possible height of a bar: 0 to 1
    };

    explicit RunsBoard(const ComponentPlan& plan);

    virtual void layOut(const QRectF& room) = 0;
    virtual void addPieces(BoardScenes& scenes) = 0;
    /// Places the words and the background of strand `strand` (see heap_runs.h) at a heap in the scene after `ply` moves.
    virtual void poseWords(BoardScenes& scenes, std::size_t ply, std::size_t heap, std::size_t strand) = 0;
    /// Places the stones or the bar of a heap.
    virtual void poseHeap(BoardScenes& scenes, std::size_t ply, std::size_t heap) = 0;
    /// Mark what the last move changed, and remove these marks before the next move.
    virtual void mark(BoardScenes& scenes, std::size_t ply, play::Side who, const Move& move) = 0;
    virtual void unmark(BoardScenes& scenes) = 0;

    const HeapRun& runAt(std::size_t ply, std::size_t heap) const { return m_history.at(ply).runs[heap]; }
    /// Divides the heaps that are bars into blocks.
    void cutBlocks();
    /// Adds the pieces of all blocks at the place `somewhere`. The pieces of blocks that no move takes get the index `index`.
    void addBlocks(BoardScenes& scenes, const Pose& somewhere, int index);
    /// Calls `see` with each block of a heap.
    template <class See>
    void eachBlock(const HeapRun& run, See see) const
    {
        for (const Block& block : m_blocks[run.origin]) {
            if (block.block.low >= run.low && block.block.high <= run.high)
                see(block);
        }
    }
    /// Returns a piece of a strand that is not a stone. `what` is the first part of its name.
    int word(BoardScenes& scenes, PieceKind kind, int index, const char* what, std::size_t strand) const;

    ComponentPlan m_plan;
    HeapHistory m_history;
    bool m_rails;                                ///< true if a user who takes stones can also split the heap
    std::vector<bool> m_bar;                     ///< one value for each heap of the start: true if the heap is drawn as a bar
    std::vector<std::vector<Block>> m_blocks;    ///< the blocks of each heap of the start
    std::vector<std::size_t> m_stones;           ///< for each heap of the start, the piece of its lowest stone
    std::vector<int> m_grounds;                  ///< the background of each strand, by strand number
    std::vector<HeapRun> m_runs;                 ///< the current heaps, while play() plays moves before the window of plies

private:
    void pose(BoardScenes& scenes, std::size_t ply, std::size_t heap);
    void posePending(BoardScenes& scenes, std::size_t ply);
    void takeAway(BoardScenes& scenes, std::size_t ply, play::Side who, const Move& move);

    /// For each bar, the pieces of the stones that each player took before the window of plies.
    std::vector<std::array<std::optional<std::size_t>, 2>> m_before;
    std::size_t m_strands;
};

}  // namespace nimstone::figures
