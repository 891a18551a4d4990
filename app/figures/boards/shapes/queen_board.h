// Wythoff's game as a queen on a board, with its two heaps along the sides: whichever of them is moved, the others follow.
#pragma once

#include "app/figures/boards/component_board.h"
#include "app/figures/boards/shapes/queen_layout.h"

namespace nimstone::figures {

class QueenBoard : public ComponentBoard {
public:
    explicit QueenBoard(const ComponentPlan& plan);

    bool usesTrays() const override { return m_board.stones; }
    double mostZoom() const override;
    QSizeF leastSize() const override;
    void setUp(BoardScenes& scenes, const QRectF& room) override;
    void play(BoardScenes& scenes, std::size_t ply, play::Side who, const Position& before, const Move& move,
              const Position& after) override;

    /// A click on a cell that the queen can reach sends her there; where cells are too small, one near the way there. A
    /// click in a heap takes the stones from there on; with as many or others held in the other heap, from both.
    std::optional<Move> moveAt(const Scene& scene, std::size_t ply, const Position& position, Cutter cutter, QPointF point,
                               const std::optional<Move>& held) const override;
    BoardMark markOf(const Scene& scene, std::size_t ply, const Position& position, const Move& move) const override;

private:
    /// Where the queen has been: one of the last moves of the window.
    struct Trace {
        std::size_t ply;
        std::size_t piece;
    };

    QString name(const QString& piece) const;
    void addHeap(BoardScenes& scenes, std::size_t heap);
    void addTrail(BoardScenes& scenes);
    void addColdCells(BoardScenes& scenes);
    void placeQueen(BoardScenes& scenes, const Position& position);
    void placeBar(BoardScenes& scenes, std::size_t heap, Count size);
    QPointF stone(std::size_t heap, Count index) const;
    QRectF barPart(std::size_t heap, Count from, Count to) const;

    std::optional<Move> moveOnBoard(const Position& position, QPointF point) const;
    std::optional<Move> moveInHeap(const Position& position, std::size_t heap, QPointF point, const std::optional<Move>& held) const;

    ComponentPlan m_plan;
    QueenBoardSize m_board;
    QueenLayout m_layout;
    std::size_t m_queen = 0;
    std::array<std::size_t, 2> m_sizes{};
    std::array<std::size_t, 2> m_bars{};
    std::array<std::vector<std::size_t>, 2> m_stones{};
    std::vector<Trace> m_trail;
};

}  // namespace nimstone::figures
