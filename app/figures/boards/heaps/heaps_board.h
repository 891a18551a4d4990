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
#include "app/figures/boards/heaps/heap_runs.h"

namespace nimstone::figures {

/// A block of a bar, and the piece that draws it.
struct BarBlock {
    HeapBlock block;
    std::size_t piece = 0;
    double share = 0;  ///< the height of the block, divided by the greatest possible height of a bar: 0 to 1
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

    /// The rectangle of the rest of a bar after `ply` moves; empty if the heap is drawn as stones.
    QRectF barRect(std::size_t ply, std::size_t heap) const;

private:
    /// The pieces of a strand that are not stones (see heap_runs.h): labels, background, rule and rail.
    struct Words {
        std::size_t ground = 0;
        std::size_t rule = 0;
        std::size_t rail = 0;
        std::size_t size = 0;
        std::size_t name = 0;
        std::size_t taken = 0;
        ScaleBreak tear{};  ///< the scale break of a bar; not used if the heap is drawn as stones
    };
    struct Laid {
        HeapRows rows;
        std::vector<StandingHeap> heaps;
        std::vector<bool> shortened;  ///< one value for each heap: true for a bar that is shorter than its true length
    };

    void chooseTypes();
    void cutBars();
    void layOut(const QRectF& room);
    std::vector<StandingHeap> standing(const std::vector<HeapRun>& runs) const;
    StandingHeap standing(const HeapRun& run, std::size_t heap) const;
    double shareOf(const HeapRun& run) const;
    const Laid& layoutAt(std::size_t ply) const;
    double barHeight(const Laid& laid, std::size_t heap, const HeapRun& run) const;
    double heightOf(const Laid& laid, std::size_t heap, const HeapRun& run) const;

    void addWords(BoardScenes& scenes, std::size_t strand);
    void addPieces(BoardScenes& scenes);
    void poseHeap(BoardScenes& scenes, const Laid& laid, std::size_t heap, const HeapRun& run) const;
    void poseWords(BoardScenes& scenes, const Laid& laid, std::size_t heap, const HeapRun& run, std::size_t strand) const;
    void posePending(BoardScenes& scenes, std::size_t ply) const;
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
    std::vector<bool> m_bar;                        ///< one value for each heap of the start: true if the heap is drawn as a bar
    std::vector<std::vector<BarBlock>> m_blocks;    ///< the blocks of each heap of the start
    std::vector<bool> m_widened;                    ///< one value for each heap of the start: true if its blocks are drawn larger than their true length
    std::vector<Laid> m_laid;
    std::vector<std::size_t> m_layoutOf;              ///< for each scene of the history, the index of its layout in m_laid
    std::vector<Words> m_words;                     ///< the labels and other pieces of each strand, by strand number
    std::vector<std::size_t> m_stones;              ///< for each heap of the start, the piece of its lowest stone
    /// For each bar, the pieces of the stones that each player took before the window of plies.
    std::vector<std::array<std::optional<std::size_t>, 2>> m_before;
    std::vector<HeapRun> m_runs;                    ///< the current heaps, while play() plays moves before the window of plies
    std::size_t m_strands = 0;
    std::vector<std::size_t> m_takenShown;
};

}  // namespace nimstone::figures
