// A staircase with stones on its steps: a move slides some of them one step down, and from step 1 off to the taker.
//
//            ●
//          ┌────   step 2
//    ● ●   │ 1
//  ┌───────┘       step 1: odd steps are the ones that count, and look a little different
//  │  2
#pragma once

#include "app/figures/boards/heaps/stair_stacks.h"

namespace nimstone::figures {

class StairsBoard : public ComponentBoard {
public:
    explicit StairsBoard(const ComponentPlan& plan);

    bool usesTrays() const override { return true; }
    QSizeF leastSize() const override;
    void setUp(BoardScenes& scenes, const QRectF& room) override;
    void play(BoardScenes& scenes, std::size_t ply, play::Side who, const Position& before, const Move& move,
              const Position& after) override;
    std::optional<Move> moveAt(const Scene& scene, std::size_t ply, const Position& position, Cutter cutter, QPointF point,
                               const std::optional<Move>& held) const override;
    BoardMark markOf(const Scene& scene, std::size_t ply, const Position& position, const Move& move) const override;

private:
    /// How the stones stand: their size, how many in a row, and how much higher each step is than the one before.
    struct Fit {
        double stone = 0;
        std::size_t perRow = 1;
        double rise = 0;
    };
    struct Pieces {
        std::size_t tile = 0;
        std::size_t size = 0;
        std::size_t name = 0;
        std::size_t taken = 0;
    };

    std::size_t steps() const { return m_most.size(); }
    double under() const;
    double leastWidth() const;
    double leastHeight(double width) const;
    std::optional<Fit> fitFor(QSizeF room) const;
    void place(const QRectF& room);

    double left(std::size_t step) const { return m_left + m_width * static_cast<double>(step); }
    double floorOf(std::size_t step) const { return m_room.bottom() - under() - m_fit.rise * static_cast<double>(step); }
    double heightAbove(std::size_t step) const { return floorOf(step) - m_room.top() - m_above; }
    QPointF stoneCentre(std::size_t step, std::size_t index, std::size_t count) const;
    double unitHeight(std::size_t unit) const;
    double heightOf(std::size_t step, const std::vector<std::size_t>& stack) const;
    QRectF barRect(std::size_t step, const std::vector<std::size_t>& stack) const;

    void poseStep(BoardScenes& scenes, std::size_t step, const std::vector<std::size_t>& stack) const;
    void showTaken(BoardScenes& scenes, play::Side who, const Move& move, const StairStacks& stacks);

    ComponentPlan m_plan;
    std::vector<Count> m_most;  ///< how many stones can ever lie on each step: those that lie there and above
    bool m_stones;              ///< drawn one by one
    StairHistory m_history;
    double m_sizeType = 0;
    double m_nameType = 0;
    double m_labels = 0;        ///< how wide the widest words are
    double m_above = 0;

    QRectF m_room;
    Fit m_fit;
    double m_left = 0;
    double m_width = 0;
    std::vector<Pieces> m_pieces;      ///< by step
    std::vector<std::size_t> m_units;  ///< the piece of each
    std::array<std::optional<std::size_t>, 2> m_before;
    std::optional<std::size_t> m_shown;
};

}  // namespace nimstone::figures
