// Many heaps as a list: cells with a number, a size and a small bar.
//
//   ┌ #1      17 ┐ ┌ #2       3 ┐ ┌ #3   90000 ┐
//   │ ▬▬         │ │ ▬          │ │ ▬▬▬▬▬▬▬▬▬▬ │
//
// The width of a cell stands for its heap: a click picks what lies right of it. In games that take and part, a click on
// the lower part of a cell parts the heap there.
#pragma once

#include "app/figures/boards/heaps/heap_runs.h"

namespace nimstone::figures {

/// With more heaps than this at the start, they are a list.
inline constexpr std::size_t mostDrawnHeaps = 24;

class HeapListBoard : public ComponentBoard {
public:
    explicit HeapListBoard(const ComponentPlan& plan);

    bool usesTrays() const override { return true; }
    QSizeF leastSize() const override;
    void setUp(BoardScenes& scenes, const QRectF& room) override;
    void play(BoardScenes& scenes, std::size_t ply, play::Side who, const Position& before, const Move& move,
              const Position& after) override;
    std::optional<Move> moveAt(const Scene& scene, std::size_t ply, const Position& position, Cutter cutter, QPointF point,
                               const std::optional<Move>& held) const override;
    BoardMark markOf(const Scene& scene, std::size_t ply, const Position& position, const Move& move) const override;
    std::vector<BadgePlace> badgesOf(const Scene& scene, std::size_t ply, const Position& position, const Move& move) const override;

private:
    struct Cell {
        std::size_t ground = 0;
        std::size_t name = 0;
        std::size_t size = 0;
    };
    struct Block {
        HeapBlock block;
        std::size_t piece = 0;
    };

    QRectF cellRect(std::size_t heap) const;
    double barWidth(Count stones) const;
    void addCell(BoardScenes& scenes, std::size_t strand);
    void addBlocks(BoardScenes& scenes);
    void poseCell(BoardScenes& scenes, std::size_t heap, const HeapRun& run, std::size_t strand) const;
    void poseBlocks(BoardScenes& scenes, std::size_t heap, const HeapRun& run) const;
    void poseUnborn(BoardScenes& scenes, std::size_t ply) const;
    void takeAway(BoardScenes& scenes, std::size_t ply, play::Side who, const Move& move);

    ComponentPlan m_plan;
    HeapHistory m_history;
    bool m_rails;
    double m_sizeType = 0;
    double m_nameType = 0;
    double m_nameWidth = 0;
    double m_digit = 0;       ///< the width of one
    double m_leastCell = 0;
    double m_cellHeight = 0;
    Count m_largest = 1;
    std::size_t m_most = 0;   ///< heaps in a scene

    QRectF m_room;
    std::size_t m_columns = 1;
    double m_cell = 0;        ///< width
    std::vector<Cell> m_cells;                    ///< by strand
    std::vector<std::vector<Block>> m_blocks;     ///< by heap of the start
    std::vector<std::array<std::optional<std::size_t>, 2>> m_before;
    std::vector<HeapRun> m_runs;                  ///< before the window
    std::size_t m_strands = 0;
    std::vector<std::size_t> m_lit;
};

}  // namespace nimstone::figures
