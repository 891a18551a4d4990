// The emphasis of a step in the table of bits: highlighted columns, rows and bits, and rings. quiet() removes all of
// it.
#include "app/figures/proofs/bits/bit_columns_scenes.h"

#include <algorithm>

#include "core/nimber.h"

namespace nimstone::figures {

using namespace levels;

namespace {

constexpr double shade = 0.3;  ///< the opacity of stones that have been removed

}  // namespace

void BitScenes::coverRing(int ring, std::size_t row, std::size_t column, Tone tone)
{
    const double side = m_table.bit + std::clamp(m_table.bit * 0.22, 3.0, 10.0);
    pose(ring) = {m_table.x(column), m_table.rowY(row), side, side, 1, ringLevel, tone};
}

void BitScenes::quiet()
{
    m_lit = 0;
    if (m_asTable) {
        for (std::size_t index = 0; index < m_parcels.size(); ++index) {
            if (m_place[index] == 0 || m_apart[index])
                continue;
            setTone(m_pieces.stones[index], Tone::Dim);
        }
        setTone(m_pieces.sumTokens, Tone::Dim);
        setTone(m_pieces.afterTokens, Tone::Dim);
        setTone(m_pieces.cells, Tone::Dim);
        hide(m_pieces.columnBands, m_pieces.flipRings);
        writeHeads(1);
        if (m_sumShown)
            writeOnes(1);
    }
    setTone(m_pieces.names, Tone::Heading);
    setTone(m_pieces.sides, Tone::Dim);
    hide(m_pieces.heapRings, m_pieces.rowBand, m_pieces.caption);
}

void BitScenes::lightColumns(Count weights)
{
    m_lit = weights;
    for (const Count weight : blocks(weights)) {
        const std::size_t column = m_table.columnOf(weight);
        show(m_pieces.columnBands[column]);
        for (std::size_t row = 0; row < m_heaps.size() + 1; ++row)
            setTone(m_pieces.cells[row][column], Tone::Plain);
        setTone(m_pieces.sumTokens[column], Tone::Odd);
    }
    writeHeads(1);
    if (m_sumShown)
        writeOnes(1);
}

void BitScenes::emptyHeaps(bool empty)
{
    if (m_asTable)
        return;
    for (const auto& stones : m_pieces.stones) {
        for (const int stone : stones) {
            pose(stone).tone = empty ? Tone::Dim : Tone::Plain;
            pose(stone).opacity = empty ? shade : 1;
        }
    }
    for (std::size_t heap = 0; heap < m_heaps.size(); ++heap)
        writeRow(heap, empty ? 0 : m_heaps[heap], m_piles.labelRight, m_piles.rowY[heap], 1);
}

void BitScenes::lightRow(std::size_t heap)
{
    Pose& band = pose(m_pieces.rowBand);
    band.y = m_asTable ? m_table.rowY(heap) : m_piles.rowY[heap];
    band.opacity = 1;
    pose(m_pieces.names[heap]).tone = Tone::Lit;
    setTone(m_pieces.cells[heap], Tone::Plain);
}

void BitScenes::lightSum()
{
    setTone(m_pieces.cells[m_table.sumRow()], Tone::Plain);
    setTone(m_pieces.sumTokens, Tone::Odd);
    pose(m_pieces.names[m_table.sumRow()]).tone = Tone::Lit;
}

void BitScenes::lightBits(const std::function<bool(std::size_t, Count)>& lit)
{
    for (std::size_t index = 0; index < m_parcels.size(); ++index) {
        if (m_place[index] == 0 || m_apart[index] || !lit(m_parcels[index].heap, m_place[index]))
            continue;
        setTone(m_pieces.stones[index], Tone::Plain);
    }
}

void BitScenes::ringBit(std::size_t heap, Count weight, Tone tone)
{
    coverRing(m_pieces.heapRings[heap], heap, m_table.columnOf(weight), tone);
}

void BitScenes::ringFlips()
{
    show(m_pieces.flipRings);
}

}  // namespace nimstone::figures
