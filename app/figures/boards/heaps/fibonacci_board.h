// Fibonacci Nim: one pile, a bracket over the stones that may be taken now, and beneath it, where theory may show, the
// pile as a sum of Fibonacci numbers.
#pragma once

#include "app/figures/boards/component_board.h"
#include "app/figures/boards/heaps/part_bars.h"
#include "app/figures/scene/pile_layout.h"

namespace nimstone::figures {

class FibonacciBoard : public ComponentBoard {
public:
    explicit FibonacciBoard(const ComponentPlan& plan);

    bool usesTrays() const override { return true; }
    QSizeF leastSize() const override;
    void setUp(BoardScenes& scenes, const QRectF& room) override;
    void play(BoardScenes& scenes, std::size_t ply, play::Side who, const Position& before, const Move& move,
              const Position& after) override;

    /// A click on a stone takes it and those after it, on a bar the part up to its end; nothing beyond the quota.
    std::optional<Move> moveAt(const Scene& scene, std::size_t ply, const Position& position, Cutter cutter, QPointF point,
                               const std::optional<Move>& held) const override;
    BoardMark markOf(const Scene& scene, std::size_t ply, const Position& position, const Move& move) const override;

private:
    /// The bracket's piece over one row: a line, and a hook at either end.
    struct Bracket {
        std::size_t line;
        std::size_t left;
        std::size_t right;
    };
    /// What a move takes from a bar.
    struct Tag {
        std::size_t ply;
        std::size_t piece;
    };

    Count size() const { return m_plan.start.position.heaps[0]; }
    double lineOf(double type) const;
    void addPile(BoardScenes& scenes);
    void addTags(BoardScenes& scenes);
    void addParts(BoardScenes& scenes);
    void pose(BoardScenes& scenes, const Position& position) const;
    void poseBracket(BoardScenes& scenes, const Position& position) const;
    void poseHooks(BoardScenes& scenes, const Bracket& bracket, const QRectF& rect, bool begins, bool ends) const;
    void poseParts(BoardScenes& scenes, Count size) const;
    std::vector<ComponentBar> componentBars(Count size) const;
    QRectF takeable(const Position& position) const;

    ComponentPlan m_plan;
    PileLayout m_layout;
    QRectF m_partsRoom;
    std::vector<std::size_t> m_stones;
    std::size_t m_rest = 0;  ///< the blocks of a bar
    std::size_t m_open = 0;
    std::vector<Bracket> m_brackets;
    std::vector<Tag> m_tags;
    std::vector<std::size_t> m_parts;  ///< the smallest first
    std::size_t m_size = 0;
    std::size_t m_quota = 0;
    double m_sizeType = 0;
    double m_smallType = 0;
};

}  // namespace nimstone::figures
