// Bash's game of one heap as counting up to its size: each move pushes the marker on by 1 … m.
//
//   0 [1][2][3][4][5][6][7][8][9][10]     cells that a side has counted are in its colour; the next m can be picked
//     [11][12] ●  [14] …
//
// Where there are too many cells, a bar stands for all numbers and cells, or a second bar, for the next m.
#pragma once

#include <array>

#include "app/figures/boards/component_board.h"

namespace nimstone::figures {

class TrackBoard : public ComponentBoard {
public:
    explicit TrackBoard(const ComponentPlan& plan);

    bool usesTrays() const override { return true; }
    QSizeF leastSize() const override;
    void setUp(BoardScenes& scenes, const QRectF& room) override;
    void play(BoardScenes& scenes, std::size_t ply, play::Side who, const Position& before, const Move& move,
              const Position& after) override;
    std::optional<Move> moveAt(const Scene& scene, std::size_t ply, const Position& position, Cutter cutter, QPointF point,
                               const std::optional<Move>& held) const override;
    BoardMark markOf(const Scene& scene, std::size_t ply, const Position& position, const Move& move) const override;

private:
    Count counted(const Position& position) const { return m_goal - position.heaps.front(); }
    Count reach(Count counted) const { return std::min(m_most, m_goal - counted); }
    std::size_t columnsFor(QSizeF room, std::size_t cells, bool zero) const;
    double leastCell() const;

    void setUpCells(BoardScenes& scenes, const QRectF& room);
    void setUpBar(BoardScenes& scenes, const QRectF& room);
    void addMarker(BoardScenes& scenes, QPointF at, double size);
    void addTags(BoardScenes& scenes);
    void pose(BoardScenes& scenes, Count counted);
    QRectF cellRect(Count number) const;                    ///< of the cells, 0 included
    QRectF nextRect(std::size_t index) const;               ///< of the next cells, from 0
    double along(Count counted) const;                      ///< the x of the bar
    QRectF stretchRect(Count taken, Count counted) const;   ///< of the second bar, for the next so many

    ComponentPlan m_plan;
    Count m_goal;
    Count m_most;
    bool m_cells;            ///< every number has a cell
    std::size_t m_next = 0;  ///< how many cells for the next numbers, where not every number has one; 0 for a second bar
    double m_type = 0;

    QRectF m_room;
    double m_cell = 0;
    double m_wide = 0;
    std::size_t m_columns = 1;
    QPointF m_corner;
    QRectF m_bar;
    QRectF m_stretch;
    std::vector<std::size_t> m_numbers;   ///< pieces of the cells
    std::vector<std::size_t> m_blocks;    ///< pieces of the bar: before the window, then by move
    std::vector<std::size_t> m_tags;      ///< by move in the window
    std::size_t m_marker = 0;
    std::size_t m_reached = 0;            ///< the number at the marker
    std::array<std::size_t, 2> m_ends{};  ///< the numbers at the ends of the second bar
    std::size_t m_moves = 0;              ///< played in the window
    Count m_start = 0;                    ///< counted before the window
};

}  // namespace nimstone::figures
