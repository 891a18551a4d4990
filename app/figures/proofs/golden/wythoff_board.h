// The queen's board in a figure: cells, the two lines of slope φ and 1/φ, the queen, and the lines of her moves.
//
//   4 │     P       up to 24 columns every cell is a tile; beyond it the board is ruled, and only cold cells have tiles
//   3 │     ／
//   2 │ P／            (0, 0) is at the lower left, the first heap goes to the right, the second upwards
//   1 │／ P
//   0 │P
//     └─────────
#pragma once

#include <map>
#include <utility>

#include "app/figures/scene/figure_scenes.h"
#include "core/proofs/steps/wythoff.h"

namespace nimstone::figures {

using BoardCell = std::pair<Count, Count>;  ///< of the first heap and the second

class WythoffBoard {
public:
    /// For a position, with those cells that will turn cold.
    WythoffBoard(BoardCell position, const std::vector<proof::ColdRow>& rows);

    bool isFine() const { return m_count <= mostTiles; }
    bool holds(BoardCell cell) const { return cell.first < m_count && cell.second < m_count; }

    /// The least side of the square that it can be read in.
    double leastSide(const FigureScenes& scenes) const;

    /// Adds everything, the queen visible and the rest as it is before the first step; hidden where `shown` is not.
    void add(FigureScenes& scenes, const QRectF& room, bool shown);

    /// The pair's two cells turn cold.
    void cool(FigureScenes& scenes, const proof::ColdRow& row);

    /// Whatever can reach the pair turns hot; what was hot before pales. Only where each cell is drawn.
    void heat(FigureScenes& scenes, const proof::ColdRow& row);

    /// All cells that are not cold pale.
    void settle(FigureScenes& scenes);

    /// The two lines appear.
    void showLines(FigureScenes& scenes);

    void placeQueen(FigureScenes& scenes, BoardCell cell);
    void ringQueen(FigureScenes& scenes, Tone tone);
    void unringQueen(FigureScenes& scenes);

    /// A line from a cell in one direction: 0 along the row to that column, 1 down the column to that row, 2 down the
    /// diagonal by so many cells. `marked` puts a ring on its end.
    void showWay(FigureScenes& scenes, std::size_t way, BoardCell from, BoardCell to, Tone tone, bool marked);
    void hideWays(FigureScenes& scenes);

    /// Cells that lead to their positions when they are pressed.
    void addEdits(FigureScenes& scenes, const GameSum& subject) const;

    static constexpr Count mostTiles = 24;

private:
    QPointF middle(BoardCell cell) const;
    QRectF rectOf(BoardCell cell) const;
    int addTile(FigureScenes& scenes, BoardCell cell, double least);
    void addNumbers(FigureScenes& scenes);
    void addSlopes(FigureScenes& scenes);

    BoardCell m_position;
    Count m_count = 1;   ///< columns, and rows
    std::vector<BoardCell> m_cold;
    bool m_shown = true;
    QRectF m_cells;
    double m_cell = 1;
    double m_type = 13;
    std::map<BoardCell, int> m_tiles;
    std::map<BoardCell, bool> m_isCold;
    std::vector<int> m_slopes;
    std::vector<int> m_ways;
    std::vector<int> m_ends;
    int m_queen = 0;
    int m_ring = 0;
};

}  // namespace nimstone::figures
