// The queen's board in a figure: cells, the two lines of slope φ and 1/φ, the queen, and the lines of her moves.
//
//   4 │     P       with up to 24 columns every cell is a tile; with more the board is ruled, and only cold cells have tiles
//   3 │     ／
//   2 │ P／            (0, 0) is at the lower left; the first heap counts to the right, the second upwards
//   1 │／ P
//   0 │P
//     └─────────
#pragma once

#include <map>
#include <utility>

#include "app/figures/scene/figure_scenes.h"
#include "core/proofs/steps/wythoff.h"

namespace nimstone::figures {

using BoardCell = std::pair<Count, Count>;  ///< the column of the cell (the first heap) and its row (the second heap)

class WythoffBoard {
public:
    /// Makes a board for a position, with the cold cells of the table's rows.
    WythoffBoard(BoardCell position, const std::vector<proof::ColdRow>& rows);

    bool isFine() const { return m_count <= mostTiles; }
    bool holds(BoardCell cell) const { return cell.first < m_count && cell.second < m_count; }

    /// The least side of the square in which the board can be read, in pixels.
    double leastSide(const FigureScenes& scenes) const;

    /// Adds all pieces as they are before the first step, with only the board and the queen visible. Without `shown`
    /// nothing is ever visible.
    void add(FigureScenes& scenes, const QRectF& room, bool shown);

    /// Marks the two cells of the pair as cold (P).
    void cool(FigureScenes& scenes, const proof::ColdRow& row);

    /// Marks all cells from which a move reaches the pair as hot (N), and dims the cells that were marked before. Requires that every
    /// cell has a tile.
    void heat(FigureScenes& scenes, const proof::ColdRow& row);

    /// Dims all cells that are not cold.
    void settle(FigureScenes& scenes);

    /// Shows the lines of slope φ and 1/φ.
    void showLines(FigureScenes& scenes);

    void placeQueen(FigureScenes& scenes, BoardCell cell);
    void ringQueen(FigureScenes& scenes, Tone tone);
    void unringQueen(FigureScenes& scenes);

    /// Shows a line between two cells. `way` is 0 along the row, 1 down the column, and 2 down the diagonal. If
    /// `marked`, the end has a ring.
    void showWay(FigureScenes& scenes, std::size_t way, BoardCell from, BoardCell to, Tone tone, bool marked);
    void hideWays(FigureScenes& scenes);

    /// Makes the tiles of cells change the position to theirs when they are pressed.
    void addEdits(FigureScenes& scenes, const GameSum& subject) const;

    static constexpr Count mostTiles = 24;

private:
    QPointF middle(BoardCell cell) const;
    QRectF rectOf(BoardCell cell) const;
    int addTile(FigureScenes& scenes, BoardCell cell, double least);
    void addNumbers(FigureScenes& scenes);
    void addSlopes(FigureScenes& scenes);

    BoardCell m_position;
    Count m_count = 1;   ///< the number of columns, and of rows
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
