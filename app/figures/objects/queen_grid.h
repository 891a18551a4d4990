// The queen's board in a figure: cells, the two lines of slope φ and 1/φ, the queen, and the lines of her moves.
//
//   4 │     P       if the board has at most 24 columns, every cell is a tile; if it has more, the board is a
//   3 │     ／      Grid, and only cold cells are tiles
//   2 │ P／
//   1 │／ P         (0, 0) is at the lower left; columns are sizes of the first heap, rows are sizes of the second heap
//   0 │P
//     └─────────
#pragma once

#include <map>
#include <set>
#include <utility>

#include "app/figures/scene/figure_scenes.h"

namespace nimstone::figures {

using BoardCell = std::pair<Count, Count>;  ///< the column of the cell (the first heap) and its row (the second heap)

class QueenGrid {
public:
    /// Makes a board for a position. `cold` has the cold pairs, the smaller number first; their cells are cold on the
    /// board.
    QueenGrid(FigureScenes& scenes, BoardCell position, const std::vector<BoardCell>& cold);

    bool isFine() const { return m_count <= mostTiles; }

    /// The least width and height of the board, in pixels, at which it can be read.
    double leastSide() const;

    /// Adds the board and the queen. If `shown` is false, nothing is ever visible. When the user presses a tile, its cell
    /// becomes the position of the proof about `subject`.
    void add(const QRectF& room, bool shown, const GameSum& subject);

    /// Marks the two cells of a pair as cold (P).
    void cool(BoardCell pair);

    /// Marks all cells from which a move reaches the pair as hot (N), and dims the cells that were marked hot before. Does
    /// nothing if isFine() is false, because the board then has tiles only for cold cells.
    void heat(BoardCell pair);

    /// Dims all cells that are not cold, and shows the lines of slope φ and 1/φ.
    void settle();

    void placeQueen(BoardCell cell);
    void ringQueen(Tone tone) { show("ring", tone); }

    /// Shows the line of a move between two cells. If `marked`, the cell `to` gets a ring.
    void showMove(BoardCell from, BoardCell to, Tone tone, bool marked = false);

    /// Shows the lines to the farthest cells that the queen can reach from a cell along her row, down her column, and down
    /// her diagonal.
    void showStraight(BoardCell from, Tone tone);
    void showDiagonal(BoardCell from, Tone tone);

    /// Hides the lines of moves and the ring around the queen, and puts the queen on the position.
    void calm();

private:
    static constexpr Count mostTiles = 24;

    bool holds(BoardCell cell) const { return cell.first < m_count && cell.second < m_count; }
    QPointF middle(BoardCell cell) const;
    void addTile(BoardCell cell, double least);
    void addNumbers();
    void addSlopes();
    void show(const PieceName& name, Tone tone);

    FigureScenes& m_scenes;
    BoardCell m_position;
    std::vector<BoardCell> m_cold;
    Count m_count = 1;               ///< the number of columns, which is also the number of rows
    bool m_shown = true;
    QRectF m_cells;
    double m_cell = 1;               ///< the side of a cell, in pixels
    double m_type = 13;
    std::map<BoardCell, int> m_tiles;
    std::set<BoardCell> m_isCold;
};

}  // namespace nimstone::figures
