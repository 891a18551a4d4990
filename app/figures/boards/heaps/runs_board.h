// The base of the two boards of games whose heaps can be split: one draws each heap as stones or as a bar, the other is a
// list of heaps. It plays the moves: stones go to the trays, and heaps get new places. A bar becomes shorter, and a tag
// for the taken stones goes to the tray.
#pragma once

#include "app/figures/boards/heaps/heap_runs.h"

namespace nimstone::figures {

class RunsBoard : public ComponentBoard {
public:
    bool usesTrays() const override { return true; }
    void setUp(BoardScenes& scenes, const QRectF& room) override;
    void play(BoardScenes& scenes, const ComponentMove& played, const Position& before, const Position& after) override;

protected:
    explicit RunsBoard(const ComponentPlan& plan);

    virtual void layOut(const QRectF& room) = 0;
    /// Places the words and the background of strand `strand` (see heap_runs.h) at a heap in the scene after `ply` moves.
    virtual void poseWords(BoardScenes& scenes, std::size_t ply, std::size_t heap, std::size_t strand) = 0;
    /// Places the stones of a heap that is not a bar.
    virtual void poseStones(BoardScenes&, std::size_t /*ply*/, std::size_t /*heap*/) {}
    /// The rectangle of the stones from `from` up to, but not including, `from` + `stones` in the bar of a heap. It is at
    /// least `least` pixels long.
    virtual QRectF partOfBar(std::size_t ply, std::size_t heap, Count from, Count stones, double least = 0) const = 0;
    /// Mark what the last move changed, and remove these marks before the next move.
    virtual void mark(BoardScenes& scenes, const ComponentMove& played) = 0;
    virtual void unmark(BoardScenes& scenes) = 0;

    const HeapRun& runAt(std::size_t ply, std::size_t heap) const { return m_history.at(ply).runs[heap]; }
    /// True if the move has one letter: if it takes from one heap, or splits one heap in two.
    static bool hasOneLetter(const Move& move)
    {
        return move.also.empty() && move.pieces.second == 0 && (move.taken == 0 || move.pieces.first == 0);
    }
    /// Returns the piece of a strand with this name, such as its bar, its background or a label. Adds it, hidden, if there
    /// is none. `what` is the first part of the name.
    int word(BoardScenes& scenes, PieceKind kind, int index, const char* what, std::size_t strand) const;

    HeapHistory m_history;
    bool m_rails;                       ///< true if a user who takes stones can also split the heap
    int m_barIndex = -1;                ///< Piece::index of the bars
    std::vector<bool> m_bar;            ///< one value for each heap of the start: true if the heap is drawn as a bar
    std::vector<std::size_t> m_stones;  ///< for each heap of the start, the piece of its lowest stone
    std::vector<int> m_grounds;         ///< the background of each strand, by strand number
    std::vector<HeapRun> m_runs;        ///< the current heaps, while play() plays moves before the window of plies
    std::size_t m_tags = 0;             ///< the number of tags in the trays

private:
    void pose(BoardScenes& scenes, std::size_t ply, std::size_t heap);
    void poseBar(BoardScenes& scenes, const HeapRun& run, const QRectF& rect) const;
    void takeAway(BoardScenes& scenes, const ComponentMove& played);

    std::size_t m_strands;
};

}  // namespace nimstone::figures
