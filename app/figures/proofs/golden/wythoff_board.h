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
#include <utility>

#include "app/figures/scene/figure_scenes.h"
#include "core/proofs/steps/wythoff.h"

namespace nimstone::figures {

using BoardCell = std::pair<Count, Count>;  ///< the column of the cell (the first heap) and its row (the second heap)

class WythoffBoard {
public:
    /// Makes a board for a position. `rows` are the rows of the table of cold pairs; their cells are cold on the board.
    WythoffBoard(BoardCell position, const std::vector<proof::ColdRow>& rows);

    bool isFine() const { return m_count <= mostTiles; }
    bool holds(BoardCell cell) const { return cell.first < m_count && cell.second < m_count; }

    /// The least width and height of the board, in pixels, at which it can be read.
    double leastSide(const FigureScenes& scenes) const;

    /// Adds all pieces in their state before the first step: only the board and the queen are visible. If `shown` is
    /// false, the board is never visible.
    void add(FigureScenes& scenes, const QRectF& room, bool shown);

    /// Marks the two cells of the pair in `row` as cold (P).
    void cool(FigureScenes& scenes, const proof::ColdRow& row);

    /// Marks all cells from which a move reaches the pair in `row` as hot (N), and dims the cells that were marked hot
    /// before. Does nothing if isFine() is false, because the board then has tiles only for cold cells.
    void heat(FigureScenes& scenes, const proof::ColdRow& row);

    /// Dims all cells that are not cold.
    void settle(FigureScenes& scenes);

    /// Shows the lines of slope φ and 1/φ.
    void showLines(FigureScenes& scenes);

    void placeQueen(FigureScenes& scenes, BoardCell cell);
    void ringQueen(FigureScenes& scenes, Tone tone);
    void unringQueen(FigureScenes& scenes);

    /// Shows a line between two cells. `way` is the direction: 0 along the row, 1 down the column, and 2 down the
    /// diagonal. If `marked`, the cell `to` gets a ring.
    void showWay(FigureScenes& scenes, std::size_t way, BoardCell from, BoardCell to, Tone tone, bool marked);
    void hideWays(FigureScenes& scenes);

    /// Makes each tile change the proof's position to the tile's cell when it is pressed.
    void addEdits(FigureScenes& scenes, const GameSum& subject) const;

    static constexpr Count mostTiles = 24;

private:
    QPointF middle(BoardCell cell) const;
    QRectF rectOf(BoardCell cell) const;
    int addTile(FigureScenes& scenes, BoardCell cell, double least);
    void addNumbers(FigureScenes& scenes);
    void addSlopes(FigureScenes& scenes);

    BoardCell m_position;
    Count m_count = 1;   ///< the number of columns, which is also the number of rows
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
