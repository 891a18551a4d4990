// Heaps of stones side by side: the board of Nim and of related games.
//
//       −2                the number of stones that the last move took; it is written where these stones were
//   ●        ●   ▌        a stone keeps its identity: it travels to the taker's tray, and back when the move is undone;
//   ●    ●   ●   ▌        a heap with too many stones is a bar, which consists of the blocks that its moves take
//  ─── ──── ───────
//   2    1   2  900
//
// When a heap is split, its upper stones move to the right, and so do all heaps after it. In games in which a move
// takes and splits, there is a rail beside each heap: a click on the rail splits the heap at that height.
#pragma once

#include "app/figures/boards/heaps/heap_rows.h"
#include "app/figures/boards/heaps/runs_board.h"

namespace nimstone::figures {

class HeapsBoard : public RunsBoard {
public:
    explicit HeapsBoard(const ComponentPlan& plan);

    QSizeF leastSize() const override;
    std::optional<Move> moveAt(const BoardClick& click) const override;
    BoardMark markOf(const BoardView& view, const Move& move) const override;
    std::vector<BadgePlace> badgesOf(const BoardView& view, const Move& move) const override;

    /// The rectangle of the rest of a bar after `ply` moves; empty if the heap is drawn as stones.
    QRectF barRect(std::size_t ply, std::size_t heap) const;

private:
    void layOut(const QRectF& room) override;
    void addPieces(BoardScenes& scenes) override;
    void poseWords(BoardScenes& scenes, std::size_t ply, std::size_t heap, std::size_t strand) override;
    void poseHeap(BoardScenes& scenes, std::size_t ply, std::size_t heap) override;
    void mark(BoardScenes& scenes, std::size_t ply, play::Side who, const Move& move) override;
    void unmark(BoardScenes& scenes) override;

    struct Laid {
        HeapRows rows;
        std::vector<StandingHeap> heaps;
        std::vector<bool> shortened;  ///< one value for each heap: true for a bar that is shorter than its true length
    };

    void chooseTypes();
    void cutBars();
    std::vector<StandingHeap> standing(const std::vector<HeapRun>& runs) const;
    StandingHeap standing(const HeapRun& run, std::size_t heap) const;
    double shareOf(const HeapRun& run) const;
    const Laid& layoutAt(std::size_t ply) const;
    double barHeight(const Laid& laid, std::size_t heap, const HeapRun& run) const;
    double heightOf(const Laid& laid, std::size_t heap, const HeapRun& run) const;

    QRectF railRect(const Laid& laid, std::size_t heap, const HeapRun& run) const;
    Count stonesAbove(const Laid& laid, std::size_t heap, const HeapRun& run, QPointF point) const;
    Count stonesBelow(const Laid& laid, std::size_t heap, const HeapRun& run, double y) const;
    double cutAt(const Laid& laid, std::size_t heap, const HeapRun& run, Count below) const;
    double railAt(const Laid& laid, std::size_t heap, const HeapRun& run, Count below) const;
    void markTake(BoardMark& mark, std::size_t ply, const Take& take) const;
    void markCut(BoardMark& mark, std::size_t ply, std::size_t heap, Count below) const;

    bool m_splits;
    bool m_longNames = true;
    double m_sizeType = 0;
    double m_nameType = 0;
    double m_takenType = 0;
    HeapMargins m_margins;
    std::vector<bool> m_widened;                    ///< one value for each heap of the start: true if its blocks are drawn larger than their true length
    std::vector<Laid> m_laid;
    std::vector<std::size_t> m_layoutOf;              ///< for each scene of the history, the index of its layout in m_laid
    std::vector<int> m_takenShown;
};

}  // namespace nimstone::figures
