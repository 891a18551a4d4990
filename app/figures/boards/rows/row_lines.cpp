#include "app/figures/boards/rows/row_lines.h"

namespace nimstone::figures {

std::vector<RowPiece> rowsOf(const std::vector<Count>& heaps)
{
    std::vector<RowPiece> rows;
    for (std::size_t heap = 0; heap < heaps.size(); ++heap)
        rows.push_back({heap, 0, heaps[heap], heap});
    return rows;
}

void playOnRows(std::vector<RowPiece>& rows, const Move& move, bool right)
{
    RowPiece& row = rows[move.heap];
    if (move.pieces.first == 0) {
        row.start += right ? 0 : move.taken;
        row.size -= move.taken;
        return;
    }
    const Count end = move.pieces.first + move.taken;
    const RowPiece rest{row.line, row.start + end, row.size - end, rows.size()};
    row.size = move.pieces.first;
    rows.insert(rows.begin() + static_cast<std::ptrdiff_t>(move.heap) + 1, rest);
}

Count firstTaken(const Move& move, Count size, bool right)
{
    if (move.pieces.first != 0)
        return move.pieces.first;
    return right ? size - move.taken : 0;
}

}  // namespace nimstone::figures
