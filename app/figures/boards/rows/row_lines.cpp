#include "app/figures/boards/rows/row_lines.h"

namespace nimstone::figures {

RowLines::RowLines(const std::vector<Count>& heaps) : m_ids(heaps.size())
{
    for (std::size_t heap = 0; heap < heaps.size(); ++heap)
        m_now.push_back({heap, 0, heaps[heap], heap});
}

std::vector<RowPiece> RowLines::at(std::size_t ply) const
{
    std::vector<RowPiece> pieces = m_now;
    for (auto change = m_changes.rbegin(); change != m_changes.rend() && change->ply >= ply; ++change) {
        const auto place = pieces.begin() + static_cast<std::ptrdiff_t>(change->heap);
        if (change->parted)
            pieces.erase(place + 1);
        *place = change->before;
    }
    return pieces;
}

void RowLines::play(std::size_t ply, const Move& move, bool right)
{
    const auto place = m_now.begin() + static_cast<std::ptrdiff_t>(move.heap);
    const RowPiece before = *place;
    const bool parts = move.pieces.first != 0;
    m_changes.push_back({ply, move.heap, before, parts});
    const Count first = firstTaken(move, before.size, right);
    const Count rest = before.size - move.taken;
    if (!parts) {
        *place = {before.line, before.start + (right ? 0 : move.taken), rest, before.id};
        return;
    }
    *place = {before.line, before.start, first, before.id};
    m_now.insert(place + 1, {before.line, before.start + first + move.taken, rest - first, m_ids++});
}

Count firstTaken(const Move& move, Count size, bool right)
{
    if (move.pieces.first != 0)
        return move.pieces.first;
    return right ? size - move.taken : 0;
}

}  // namespace nimstone::figures
