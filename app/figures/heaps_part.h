// Heaps of stones side by side, as Nim and all its kin are played.
#pragma once

#include "app/figures/part_board.h"

namespace nimstone::figures {

class HeapsPart : public PartBoard {
public:
    explicit HeapsPart(const PartPlan& plan) : m_plan(plan) {}

    bool usesTrays() const override { return true; }
    QSizeF leastSize() const override;
    void setUp(BoardScenes& scenes, const QRectF& room) override;
    void play(BoardScenes& scenes, std::size_t ply, play::Side who, const Position& before, const Move& move,
              const Position& after) override;
    std::optional<Move> moveAt(const Scene& scene, std::size_t ply, const Position& position, Cutter cutter, QPointF point,
                               const std::optional<Move>& held) const override;
    BoardMark markOf(const Scene& scene, std::size_t ply, const Position& position, const Move& move) const override;

private:
    PartPlan m_plan;
    std::vector<QRectF> m_slots;
    std::vector<std::size_t> m_sizes;  ///< the labels
};

}  // namespace nimstone::figures
