// Heaps of stones side by side, as Nim and all its kin are played.
//
//       −2                what the last move took is written where it stood
//   ●        ●   ▌        a stone keeps its identity: it travels to the taker's tray, and back when the move is undone;
//   ●    ●   ●   ▌        a heap too large to draw stone by stone is a bar, cut into the blocks that its moves took
//  ─── ──── ───────
//   2    1   2  900
//
// Where a heap is parted its upper stones go to the right and the heaps after it move along. In games that take and part
// a rail stands beside each heap: a click there parts it at that height.
#pragma once

#include "app/figures/boards/heaps/heap_rows.h"
#include "app/figures/boards/heaps/heap_runs.h"

namespace nimstone::figures {

/// A bar's block among the pieces.
struct BarBlock {
    HeapBlock block;
    std::size_t piece = 0;
    double share = 0;  ///< of the height that bars can have
};

class HeapsBoard : public ComponentBoard {
public:
    explicit HeapsBoard(const ComponentPlan& plan);

    bool usesTrays() const override { return true; }
    QSizeF leastSize() const override;
    void setUp(BoardScenes& scenes, const QRectF& room) override;
    void play(BoardScenes& scenes, std::size_t ply, play::Side who, const Position& before, const Move& move,
              const Position& after) override;
    std::optional<Move> moveAt(const Scene& scene, std::size_t ply, const Position& position, Cutter cutter, QPointF point,
                               const std::optional<Move>& held) const override;
    BoardMark markOf(const Scene& scene, std::size_t ply, const Position& position, const Move& move) const override;
    std::vector<BadgePlace> badgesOf(const Scene& scene, std::size_t ply, const Position& position, const Move& move) const override;

    /// Where what is left of a bar stands after `ply` moves; empty where a heap is of stones.
    QRectF barRect(std::size_t ply, std::size_t heap) const;

private:
    /// The pieces of a strand.
    struct Words {
        std::size_t ground = 0;
        std::size_t rule = 0;
        std::size_t rail = 0;
        std::size_t size = 0;
        std::size_t name = 0;
        std::size_t taken = 0;
        Tear tear{};  ///< of a bar
    };
    struct Laid {
        HeapRows rows;
        std::vector<StandingHeap> heaps;
        std::vector<bool> torn;  ///< a bar that is shorter than the others would have it
    };

    void chooseTypes();
    void cutBars();
    void layOut(const QRectF& room);
    std::vector<StandingHeap> standing(const std::vector<HeapRun>& runs) const;
    StandingHeap standing(const HeapRun& run, std::size_t heap) const;
    double shareOf(const HeapRun& run) const;
    const Laid& laidAt(std::size_t ply) const;
    double barHeight(const Laid& laid, std::size_t heap, const HeapRun& run) const;
    double heightOf(const Laid& laid, std::size_t heap, const HeapRun& run) const;

    void addWords(BoardScenes& scenes, std::size_t strand);
    void addPieces(BoardScenes& scenes);
    void poseHeap(BoardScenes& scenes, const Laid& laid, std::size_t heap, const HeapRun& run) const;
    void poseWords(BoardScenes& scenes, const Laid& laid, std::size_t heap, const HeapRun& run, std::size_t strand) const;
    void poseUnborn(BoardScenes& scenes, std::size_t ply) const;
    void takeAway(BoardScenes& scenes, std::size_t ply, play::Side who, const std::vector<HeapRun>& runs, const Move& move);
    void showTaken(BoardScenes& scenes, std::size_t ply, play::Side who, const Move& move);

    QRectF railRect(const Laid& laid, std::size_t heap, const HeapRun& run) const;
    Count stonesAbove(const Laid& laid, std::size_t heap, const HeapRun& run, QPointF point) const;
    Count stonesBelow(const Laid& laid, std::size_t heap, const HeapRun& run, double y) const;
    double cutAt(const Laid& laid, std::size_t heap, const HeapRun& run, Count below) const;
    double railAt(const Laid& laid, std::size_t heap, const HeapRun& run, Count below) const;
    void markTake(BoardMark& mark, std::size_t ply, const Take& take) const;
    void markCut(BoardMark& mark, std::size_t ply, std::size_t heap, Count below) const;

    ComponentPlan m_plan;
    HeapHistory m_history;
    bool m_rails;
    bool m_splits;
    bool m_longNames = true;
    double m_sizeType = 0;
    double m_nameType = 0;
    double m_takenType = 0;
    HeapMargins m_margins;
    std::vector<bool> m_bar;                        ///< by heap of the start
    std::vector<std::vector<BarBlock>> m_blocks;    ///< by heap of the start
    std::vector<bool> m_widened;                    ///< by heap of the start: blocks are drawn larger than they are, to be seen
    std::vector<Laid> m_laid;
    std::vector<std::size_t> m_laidOf;              ///< by scene of the history
    std::vector<Words> m_words;                     ///< by strand
    std::vector<std::size_t> m_stones;              ///< by heap of the start: its lowest
    std::vector<std::array<std::optional<std::size_t>, 2>> m_before;  ///< what each side took of a bar before the window
    std::vector<HeapRun> m_runs;                    ///< before the window
    std::size_t m_strands = 0;
    std::vector<std::size_t> m_takenShown;
};

}  // namespace nimstone::figures
