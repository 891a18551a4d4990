// The move in the table of bits: the row of x changes to y, and the taken stones move to the tray.
#include "app/figures/proofs/bits/bit_columns_scenes.h"

#include <algorithm>
#include <cmath>

#include "app/wording/figure_words.h"
#include "core/nimber.h"

namespace nimstone::figures {

using namespace levels;

void BitScenes::flip(const Move& move)
{
    const std::size_t heap = move.heap;
    m_shown[heap] = m_heaps[heap] - move.taken;
    for (std::size_t index = 0; index < m_parcels.size(); ++index) {
        const Parcel& parcel = m_parcels[index];
        if (parcel.heap != heap || parcel.target == parcel.origin)
            continue;
        m_apart[index] = parcel.target == 0;
        if (parcel.target != 0)
            m_place[index] = parcel.target;
        setTone(m_pieces.stones[index], parcel.target == 0 ? Tone::Taken : Tone::Plain);
    }
    settleBits();
    for (std::size_t column = 0; column < m_table.columns; ++column) {
        pose(m_pieces.cells[heap][column]).text =
            hasBit(m_shown[heap], m_table.weight(column)) ? QString() : QStringLiteral("0");
    }
    // Update the number of the row, the numbers of 1s below it, and the name of the row of s. The row of s still shows
    // the nim-sum before the move, and its name says that from now on.
    writeRow(heap, m_shown[heap], m_table.labelRight, m_table.rowY(heap), 1);
    pose(m_pieces.names[heap]).tone = Tone::Lit;
    if (m_sumShown) {
        const Tone tone = pose(m_pieces.names[m_table.sumRow()]).tone;
        writeRow(m_table.sumRow(), m_sum, m_table.labelRight, m_table.rowY(m_table.sumRow()), 1);
        pose(m_pieces.names[m_table.sumRow()]).tone = tone;
        writeOnes(1);
    }
    push(1.2);
}

void BitScenes::take()
{
    const std::size_t heap = m_move->heap;
    const QRectF& tray = m_table.tray;
    const double line = m_table.small * lineHeight;
    const double bodyLine = m_table.body * lineHeight;
    const bool beneath = tray.top() > m_table.sumY;
    writeAt(m_pieces.trayTitle, wording::figureTaken(), beneath ? tray.left() + 10 : tray.center().x(),
          tray.top() + 4 + line / 2, m_table.small, beneath ? Align::Left : Align::Middle, 1, Tone::Heading);
    writeAt(m_pieces.trayNumber, bold(m_move->taken), beneath ? tray.left() + 10 : tray.center().x(),
          tray.top() + 4 + line + bodyLine / 2, m_table.body, beneath ? Align::Left : Align::Middle, 1, Tone::Plain);

    std::vector<int> leaving;
    for (std::size_t index = 0; index < m_parcels.size(); ++index) {
        if (m_parcels[index].heap == heap && m_apart[index]) {
            leaving.insert(leaving.end(), m_pieces.stones[index].begin(), m_pieces.stones[index].end());
            m_place[index] = 0;
        }
    }
    QRectF room = tray.adjusted(8, line + bodyLine + 8, -8, -8);
    if (beneath) {
        const double words = std::max(pose(m_pieces.trayTitle).width, pose(m_pieces.trayNumber).width);
        room = tray.adjusted(words + 24, 8, -10, -8);
    }
    // Find the largest size of stones at which all of them fit into the tray.
    const auto count = static_cast<double>(leaving.size());
    double side = std::min(m_table.bit, 26.0);
    while (side > 2 && std::floor(room.width() / side) * std::floor(room.height() / side) < count)
        side -= 0.5;
    const double across = std::max(1.0, std::floor(room.width() / side));
    const double used = std::min(count, across) * side;
    const double left = beneath ? room.left() : room.center().x() - used / 2;
    const double down = std::ceil(count / across) * side;
    const double top = beneath ? room.center().y() - down / 2 : room.top();
    for (std::size_t index = 0; index < leaving.size(); ++index) {
        const auto at = static_cast<double>(index);
        const double x = left + (std::fmod(at, across) + 0.5) * side;
        const double y = top + (std::floor(at / across) + 0.5) * side;
        pose(leaving[index]) = {x, y, side * 0.92, side * 0.92, 1, travelLevel, Tone::Plain};
    }
    // Make the background of the tray as high as its stones.
    Pose& band = pose(m_pieces.trayBand);
    band.opacity = 1;
    if (!beneath) {
        band.height = std::min(tray.height(), top + down + 8 - tray.top());
        band.y = tray.top() + band.height / 2;
    }
    push(1.4);
}

}  // namespace nimstone::figures
