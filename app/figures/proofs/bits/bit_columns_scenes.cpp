#include "app/figures/proofs/bits/bit_columns_scenes.h"

#include <algorithm>
#include <bit>
#include <cmath>

#include "app/wording/figure_words.h"
#include "core/nimber.h"

namespace nimstone::figures {

using namespace levels;

namespace {

/// The size of a stone below the top stone of a cell, divided by the size of the top stone. It is smaller, because many
/// soft edges on top of each other would look like one hard edge.
constexpr double underShare = 0.88;
constexpr double pairShift = 0.24;  ///< the distance of a canceled stone from the middle of its pair, in diameters of a stone

/// In the scene that cancels pairs, the part of the time after which all pairs are canceled and the other 1s come down.
constexpr double pairing = 0.6;

constexpr double pause = 0.8;  ///< the pause after the bits have appeared and before they are paired, in proof steps

}  // namespace

BitScenes::BitScenes(const proof::Proof& proof, const Sheet& sheet, const BitNotes* notes)
    : BitTable({.ones = true}, rowsOfHeaps(proof.position().heaps), proof, sheet, notes, true), m_heaps(proof.position().heaps),
      m_shown(m_heaps), m_move(notes ? notes->move : std::nullopt), m_parcels(cutIntoParcels(m_heaps, m_move)), m_sum(nimSum(m_heaps)),
      m_sumTokens(m_table.columns, -1), m_afterTokens(m_table.columns, -1)
{
    if (!fits())
        return;
    m_piles = layOutPiles(m_heaps, m_parcels, m_table);
    for (const Parcel& parcel : m_parcels)
        m_place.push_back(parcel.origin);
    m_apart.assign(m_parcels.size(), false);
    addStones();
    showHeaps();
    stop();
}

void BitScenes::addStones()
{
    std::vector<std::size_t> inHeap(m_heaps.size(), 0);
    for (const Parcel& parcel : m_parcels) {
        auto& stones = m_stones.emplace_back();
        const Count weight = m_piles.stoneByStone ? 1 : parcel.stones;
        for (Count stone = 0; stone < (m_piles.stoneByStone ? parcel.stones : 1); ++stone) {
            const std::size_t index = inHeap[parcel.heap]++;
            stones.push_back(add({PieceKind::Stone, static_cast<int>(parcel.heap), static_cast<int>(index), weight,
                                  PieceName("stone", parcel.heap, index).text()}, {}));
        }
    }
}

std::vector<std::size_t> BitScenes::parcelsIn(std::size_t heap, Count weight) const
{
    std::vector<std::size_t> found;
    for (std::size_t index = 0; index < m_parcels.size(); ++index) {
        if (m_parcels[index].heap == heap && m_place[index] == weight)
            found.push_back(index);
    }
    return found;
}

// --- from heaps to bits ---

void BitScenes::placeParcels(const std::vector<QRectF>& places)
{
    std::size_t next = 0;
    for (const auto& stones : m_stones) {
        for (const int stone : stones)
            pose(stone) = posed(places[next++], {.z = stoneLevel, .round = m_piles.stoneByStone ? 1.0 : 0.0});
    }
}

void BitScenes::showHeaps()
{
    placeParcels(m_piles.inHeap);
    for (std::size_t heap = 0; heap < m_heaps.size(); ++heap)
        writeRow(heap, wording::figureHeap(heap), bold(m_heaps[heap]), m_piles.labelRight, m_piles.rowY[heap]);
    for (std::size_t block = 0; block < m_piles.blocks.size(); ++block) {
        const BlockPlace& place = m_piles.blocks[block];
        QString text = QString::number(place.weight);
        if (textWidth(text, m_table.small) > place.width)
            text = wording::figurePower(place.weight);
        if (textWidth(text, m_table.small) > place.width)
            text.clear();
        m_blockLabels.push_back(write({"block", block}, centered({place.x, place.labelY}, m_table.small), text, Tone::Heading));
        hide(m_blockLabels.back());
    }
}

void BitScenes::showBlocks()
{
    placeParcels(m_piles.inBlock);
    for (const int label : m_blockLabels)
        setShown(label, !pose(label).text.isEmpty());
    push(1.4);
}

void BitScenes::showBits()
{
    m_asTable = true;
    settleBits();
    // The largest blocks move first.
    for (std::size_t index = 0; index < m_parcels.size(); ++index) {
        const double share = static_cast<double>(m_table.columnOf(m_parcels[index].origin)) / static_cast<double>(m_table.columns);
        setMotionSpan(m_stones[index], share * 0.5, share * 0.5 + 0.5);
    }
    for (std::size_t block = 0; block < m_piles.blocks.size(); ++block) {
        Pose& label = pose(m_blockLabels[block]);
        label.moveTo({std::clamp(m_table.x(m_table.columnOf(m_piles.blocks[block].weight)), m_table.left, m_table.right()), m_table.headY});
        label.opacity = 0;
        label.end = 0.6;
    }
    show(m_cells);
    showHeads();
    for (std::size_t heap = 0; heap < m_heaps.size(); ++heap)
        writeNumber(heap, m_heaps[heap]);
    push(1.8);
}

void BitScenes::ensureTable()
{
    if (m_asTable)
        return;
    showBlocks();
    part();
    showBits();
    push(pause);
    part();
}

void BitScenes::settleBits()
{
    for (std::size_t index = 0; index < m_parcels.size(); ++index) {
        if (!isInTable(index))
            continue;
        const std::size_t heap = m_parcels[index].heap;
        // If several parcels are in one cell, the first parcel that stays in the cell is on top.
        const bool onTop = parcelsIn(heap, m_place[index]).front() == index;
        const double x = m_table.x(m_table.columnOf(m_place[index]));
        for (const int stone : m_stones[index]) {
            const bool leads = onTop && stone == m_stones[index].front();
            Pose& p = pose(stone);
            const double side = m_table.bit * (leads ? 1 : underShare);
            p = {x, m_table.rowY(heap), side, side, 1, leads ? leaderLevel : stoneLevel, p.tone, 1,
                 !leads ? QString() : m_apart[index] ? QStringLiteral("0") : QStringLiteral("1"), p.begin, p.end};
        }
    }
}

/// Writes a 0 into each cell of a row that has no 1.
void BitScenes::writeZeros(std::size_t row, Count number)
{
    for (std::size_t column = 0; column < m_table.columns; ++column)
        pose(m_cells[row][column]).text = hasBit(number, m_table.weight(column)) ? QString() : QStringLiteral("0");
}

// --- nim-sums ---

/// Adds a token of a nim-sum. It comes out of the stone `carrier`, under which it is in all scenes before.
int BitScenes::addToken(std::size_t row, std::size_t column, int carrier)
{
    const int token = addInColumn(PieceKind::Token, static_cast<int>(row), column, {"token", row, m_table.weight(column)},
                                  {.width = m_table.bit, .height = m_table.bit, .z = tokenLevel, .tone = Tone::Odd, .text = QStringLiteral("1")});
    show(token);
    m_carried.push_back({token, carrier});
    return token;
}

/// Cancels the pairs of 1s of each column, and lets the other 1s come down into a new row below the rule.
void BitScenes::cancelPairs(std::size_t foot, std::vector<int>& tokens)
{
    const std::size_t row = m_heaps.size() + foot;
    const Count sum = nimSum(m_shown);
    std::vector<double> shares;
    double total = 0;
    for (std::size_t column = 0; column < m_table.columns; ++column) {
        shares.push_back(onesInColumn(m_shown, m_table.weight(column)) > 0 ? 1 : 0.25);
        total += shares.back();
    }
    auto& cells = m_cells.emplace_back();
    double begin = 0;
    for (std::size_t column = 0; column < m_table.columns; ++column) {
        const double end = begin + shares[column] / total;
        const double late = std::lerp(pairing, 1, begin);
        const double last = std::lerp(pairing, 1, end);
        const Count weight = m_table.weight(column);
        std::vector<std::size_t> ones;
        for (std::size_t heap = 0; heap < m_heaps.size(); ++heap) {
            if (hasBit(m_shown[heap], weight))
                ones.push_back(heap);
        }
        for (std::size_t index = 0; index < ones.size(); ++index) {
            const bool unpaired = index + 1 == ones.size() && ones.size() % 2 == 1;
            const std::size_t partner = index % 2 == 0 ? index + 1 : index - 1;
            for (const std::size_t parcel : parcelsIn(ones[index], weight)) {
                setMotionSpan(m_stones[parcel], unpaired ? late : pairing * begin, unpaired ? last : pairing * end);
                setTone(m_stones[parcel], unpaired ? Tone::Odd : Tone::Dim);
                for (const int stone : m_stones[parcel]) {
                    if (!unpaired)
                        pose(stone).moveTo({m_table.x(column) + (index % 2 == 0 ? -pairShift : pairShift) * m_table.bit,
                                            (m_table.rowY(ones[index]) + m_table.rowY(ones[partner])) / 2});
                }
            }
        }
        cells.push_back(addCell(row, column, hasBit(sum, weight)));
        show(cells.back());
        // At the rehearsal, the heaps are not cut for the move, so there are no stones for its bits.
        if (hasBit(sum, weight) && !isRehearsal())
            tokens[column] = addToken(row, column, m_stones[parcelsIn(ones.back(), weight).front()].front());
        setMotionSpan(std::array{cells.back(), tokens[column]}, late, last);
        begin = end;
    }
    push(std::clamp(std::min(total, 9.0) * 0.65, 1.2, 5.0));
    settleBits();
    setTone(m_cells, Tone::Dim);
}

void BitScenes::writeSumRow()
{
    writeFoot(0, m_shown == m_heaps ? wording::figureSum() : wording::figureSumBefore(), bold(m_sum));
}

void BitScenes::sumUp()
{
    part(pairing);
    m_sumShown = true;
    writeSumRow();
    // The name and the number appear after all columns have shown their bits of s.
    setMotionSpan(std::array{m_names.back(), m_numbers.back()}, 0.8, 1);
    cancelPairs(0, m_sumTokens);
    writeOnes();
    push();
    part();
}

void BitScenes::ensureSum()
{
    if (!m_sumShown)
        sumUp();
}

void BitScenes::sumUpAfter()
{
    const Count sum = nimSum(m_shown);
    writeFoot(1, wording::figureSumAfter(), bold(sum));
    BitTable::lightColumns(m_lit);
    cancelPairs(1, m_afterTokens);
    setTone(m_cells.back(), sum == 0 ? Tone::Even : Tone::Plain);
    setTone(m_names.back(), Tone::Lit);
    push();
}

void BitScenes::writeOnes()
{
    const double size = m_table.small;
    const double room = m_table.width - 3;
    double full = 0;
    for (std::size_t ones = 0; ones <= m_heaps.size(); ++ones)
        full = std::max(full, textWidth(bold(wording::figureOnes(ones)), size));
    const bool inWords = full <= room;
    const bool asDigits = textWidth(bold(m_heaps.size()), size) <= room;
    for (std::size_t column = 0; column < m_table.columns; ++column) {
        const std::size_t ones = onesInColumn(m_shown, m_table.weight(column));
        const bool odd = ones % 2 == 1;
        const bool lit = m_lit == m_table.weight(column);
        QString text = inWords || (lit && !asDigits) ? wording::figureOnes(ones) : QString::number(ones);
        if (odd)
            text = bold(text);
        const double half = textWidth(text, size) / 2;
        // Keep the text to the right of the name of its row.
        const double x = std::max(std::min(m_table.x(column), m_table.frame.right() - half), m_table.left + half);
        const int label = writeInColumn({"ones", m_table.weight(column)}, {x, m_table.onesY}, size, text, odd ? Tone::Odd : Tone::Heading);
        setShown(label, m_table.shows(column) && (inWords || asDigits || lit));
    }
    const Line name{.x = m_table.labelRight, .y = m_table.onesY, .size = size, .hold = Anchor::Right};
    write("onesName", name, inWords || asDigits || std::has_single_bit(m_lit) ? wording::figureOnes() : QString(), Tone::Heading);
}

void BitScenes::push(double duration)
{
    completeScenes();
    for (const auto& [token, stone] : m_carried) {
        for (Scene& earlier : m_made.scenes) {
            Pose& under = earlier[static_cast<std::size_t>(token)];
            under = earlier[static_cast<std::size_t>(stone)];
            under.width *= underShare;
            under.height *= underShare;
            under.z = shadowLevel;
            under.text.clear();
        }
    }
    m_carried.clear();
    BitTable::push(duration);
    for (std::size_t index = 0; m_asTable && !m_table.isWhole() && !isRehearsal() && index < m_parcels.size(); ++index) {
        for (const int stone : m_stones[index]) {
            if (isInTable(index))
                hideOutside(m_made.scenes.back(), stone);
        }
    }
}

}  // namespace nimstone::figures
