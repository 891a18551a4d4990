// Blocks of cake seen from above: the board of Cutcake.
//
//   ▦▦▦▦   ▦▦▦   Left cuts from top to bottom, across the first side, Right from left to right, across the second; the two
//   ▦▦▦▦   ▦▦▦   pieces drift apart. A block that the player to move cannot cut is dimmed.
//
// Where blocks are too large for their squares, every block is a card with its sides in numbers.
#pragma once

#include <functional>

#include "app/figures/boards/component_board.h"
#include "app/figures/boards/shapes/cake_blocks.h"
#include "app/figures/boards/shapes/cake_layout.h"

namespace nimstone::figures {

class CakeBoard : public ComponentBoard {
public:
    /// `plan` is of Cutcake.
    explicit CakeBoard(const ComponentPlan& plan);

    bool usesTrays() const override { return false; }
    QSizeF leastSize() const override;
    void setUp(BoardScenes& scenes, const QRectF& room) override;
    void play(BoardScenes& scenes, std::size_t ply, play::Side who, const Position& before, const Move& move,
              const Position& after) override;
    void turn(BoardScenes& scenes, Cutter toMove) override;
    std::optional<Move> moveAt(const Scene& scene, std::size_t ply, const Position& position, Cutter cutter, QPointF point,
                               const std::optional<Move>& held) const override;
    BoardMark markOf(const Scene& scene, std::size_t ply, const Position& position, const Move& move) const override;

private:
    /// What the record's next move in this part parts, and the id of the piece that is new.
    struct Coming {
        std::size_t parent = 0;
        std::size_t child = 0;
    };

    std::size_t origins() const { return m_plan.start.position.heaps.size() / 2; }
    QSizeF card(double scale) const;
    double labelType() const;
    /// How many there are in the last scene.
    std::size_t blockCount() const { return origins() + m_coming.size(); }
    std::vector<QSizeF> squares() const;
    void layOut(const QRectF& room);

    void place(BoardScenes& scenes);
    QRectF rectOf(const CakeBlock& block, std::size_t index) const;
    void placeSquares(BoardScenes& scenes, const CakeBlock& block, const QRectF& rect);
    void placeLabel(BoardScenes& scenes, const CakeBlock& block, std::size_t index, const QRectF& rect);
    void placeSpare(BoardScenes& scenes);
    std::size_t squareOf(std::size_t origin, Count x, Count y) const;

    ComponentPlan m_plan;
    bool m_drawn = true;                  ///< square by square
    CakeBlocks m_blocks;
    CakeLayout m_layout;
    double m_cardScale = 1;
    std::vector<std::size_t> m_first;     ///< by origin: the piece of its first square
    std::vector<std::size_t> m_plates;    ///< by id
    std::vector<std::size_t> m_labels;    ///< by id
    std::vector<Coming> m_coming;         ///< by move in this part
    std::size_t m_next = 0;
};

}  // namespace nimstone::figures
