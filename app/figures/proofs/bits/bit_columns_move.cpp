// The move in the table of bits, and the emphasis of steps: highlighted columns, rows and bits, and rings.
#include "app/figures/proofs/bits/bit_columns_scenes.h"

#include <algorithm>
#include <cmath>

#include "app/wording/figure_words.h"
#include "core/nimber.h"

namespace nimstone::figures {

using namespace levels;

namespace {

constexpr double shade = 0.3;  ///< the opacity of stones that have been removed

}  // namespace

// --- the move ---

void BitScenes::flip(const Move& move)
{
    const std::size_t heap = move.heap;
    m_notes.move = move;
    m_shown[heap] = m_heaps[heap] - move.taken;
    focusOn(highestColumn(m_heaps[heap] ^ m_shown[heap]).value_or(0));
    for (std::size_t index = 0; index < m_parcels.size(); ++index) {
        const Parcel& parcel = m_parcels[index];
        if (parcel.heap != heap || parcel.target == parcel.origin)
            continue;
        m_apart[index] = parcel.target == 0;
        if (parcel.target != 0)
            m_place[index] = parcel.target;
        setTone(m_stones[index], parcel.target == 0 ? Tone::Taken : Tone::Plain);
    }
    settleBits();
    writeZeros(heap, m_shown[heap]);
    // Update the number of the row, the numbers of 1s below it, and the name of the row of s. The row of s still shows
    // the nim-sum before the move, and its name says that from now on.
    writeNumber(heap, m_shown[heap]);
    setTone(m_names[heap], Tone::Lit);
    if (m_sumShown) {
        const Tone tone = pose(m_names.back()).tone;
        writeSumRow();
        setTone(m_names.back(), tone);
        writeOnes();
    }
    push(1.2);
}

void BitScenes::take()
{
    const std::size_t heap = m_notes.move->heap;
    const QRectF& tray = m_table.tray;
    const double line = m_table.small * lineHeight;
    const double bodyLine = m_table.body * lineHeight;
    const bool beneath = tray.top() > m_table.footY;
    const auto word = [&](const char* name, double y, double size, const QString& text, Tone tone) {
        const double x = beneath ? tray.left() + 10 : tray.center().x();
        return write(name, {.x = x, .y = tray.top() + 4 + y, .size = size, .hold = beneath ? Anchor::Left : Anchor::Middle}, text, tone);
    };
    const int title = word("trayTitle", line / 2, m_table.small, wording::figureTaken(), Tone::Heading);
    const int number = word("trayNumber", line + bodyLine / 2, m_table.body, bold(m_notes.move->taken), Tone::Plain);

    std::vector<int> leaving;
    for (std::size_t index = 0; index < m_parcels.size(); ++index) {
        if (m_parcels[index].heap == heap && m_apart[index]) {
            leaving.insert(leaving.end(), m_stones[index].begin(), m_stones[index].end());
            m_place[index] = 0;
        }
    }
    QRectF room = tray.adjusted(8, line + bodyLine + 8, -8, -8);
    if (beneath)
        room = tray.adjusted(std::max(pose(title).width, pose(number).width) + 24, 8, -10, -8);
    // Find the largest size of stones at which all of them fit into the tray.
    const auto count = static_cast<double>(leaving.size());
    double side = std::min(m_table.bit, 26.0);
    while (side > 2 && std::floor(room.width() / side) * std::floor(room.height() / side) < count)
        side -= 0.5;
    const double across = std::max(1.0, std::floor(room.width() / side));
    const double left = beneath ? room.left() : room.center().x() - std::min(count, across) * side / 2;
    const double down = std::ceil(count / across) * side;
    const double top = beneath ? room.center().y() - down / 2 : room.top();
    for (std::size_t index = 0; index < leaving.size(); ++index) {
        const auto at = static_cast<double>(index);
        const QPointF middle(left + (std::fmod(at, across) + 0.5) * side, top + (std::floor(at / across) + 0.5) * side);
        pose(leaving[index]) = posed(middle, {side * 0.92, side * 0.92}, {.z = travelLevel});
    }
    // The background of the tray is as high as its stones.
    const double high = beneath ? tray.height() : std::min(tray.height(), top + down + 8 - tray.top());
    put(piece({.kind = PieceKind::Band, .index = 1, .objectName = QStringLiteral("tray")}), {tray.topLeft(), QSizeF(tray.width(), high)}, Tone::Taken);
    push(1.4);
}

void BitScenes::carryOut(const Move& move)
{
    lightHeap(move.heap);
    ringFlips();
    push();
    flip(move);
    calm();
    lightRow(move.heap);
    take();
    calm();
}

// --- emphasis ---

void BitScenes::calm()
{
    BitTable::calm();
    for (std::size_t index = 0; m_asTable && index < m_parcels.size(); ++index) {
        if (isInTable(index) && !m_apart[index])
            setTone(m_stones[index], Tone::Dim);
    }
    setTone(m_sumTokens, Tone::Dim);
    setTone(m_afterTokens, Tone::Dim);
    if (m_sumShown)
        writeOnes();
}

void BitScenes::lightColumns(Count weights)
{
    BitTable::lightColumns(weights);
    for (const Count weight : blocks(weights)) {
        const std::size_t column = m_table.columnOf(weight);
        for (std::size_t row = 0; row < std::min(m_cells.size(), m_heaps.size() + 1); ++row)
            setTone(m_cells[row][column], Tone::Plain);
        setTone(m_sumTokens[column], Tone::Odd);
    }
    if (m_sumShown)
        writeOnes();
}

void BitScenes::emptyHeaps(bool empty)
{
    if (m_asTable)
        return;
    setTone(m_stones, empty ? Tone::Dim : Tone::Plain);
    for (const auto& stones : m_stones) {
        for (const int stone : stones)
            pose(stone).opacity = empty ? shade : 1;
    }
    for (std::size_t heap = 0; heap < m_heaps.size(); ++heap)
        writeRow(heap, wording::figureHeap(heap), bold(empty ? 0 : m_heaps[heap]), m_piles.labelRight, m_piles.rowY[heap]);
}

void BitScenes::lightSum()
{
    setTone(m_cells[m_heaps.size()], Tone::Plain);
    setTone(m_sumTokens, Tone::Odd);
    setTone(m_names[m_heaps.size()], Tone::Lit);
}

void BitScenes::ringFlips()
{
    if (!m_move)
        return;
    for (const Count weight : blocks(m_heaps[m_move->heap] ^ (m_heaps[m_move->heap] - m_move->taken)))
        ringBit(m_move->heap, weight);
}

void BitScenes::writeSideTitle(const QString& text)
{
    m_notes.sides.push_back(text);
    write("sideTitle", {.x = m_table.sideX, .y = m_table.headY, .size = m_table.small}, m_table.withSide ? text : QString(), Tone::Heading);
}

}  // namespace nimstone::figures
