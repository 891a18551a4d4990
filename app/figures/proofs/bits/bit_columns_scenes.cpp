#include "app/figures/proofs/bits/bit_columns_scenes.h"

#include <algorithm>
#include <bit>
#include <cmath>

#include "app/wording/figure_words.h"
#include "core/nimber.h"

namespace nimstone::figures {

using namespace levels;

namespace {

constexpr std::size_t leastBitColumns = 3;

/// The size of a stone below the top stone of a cell, divided by the size of the top stone. It is smaller, because many
/// soft edges on top of each other would look like one hard edge.
constexpr double underShare = 0.88;
constexpr double pairShift = 0.24;  ///< the distance of a canceled stone from the middle of its pair, in diameters of a stone

/// In the scene that cancels pairs, the part of the time after which all pairs are canceled and the other 1s come down.
constexpr double pairing = 0.6;

constexpr double pause = 0.8;  ///< the pause after the bits have appeared and before they are paired, in proof steps

}  // namespace

Count BitPlan::sum() const { return nimSum(heaps); }

void BitPlan::flip(const Move& flipped)
{
    move = flipped;
    focus = highestColumn(heaps[flipped.heap] ^ (heaps[flipped.heap] - flipped.taken)).value_or(0);
}

BitScenes::BitScenes(const BitPlan& plan, QSizeF size, double textScale)
    : FigureScenes(size, textScale), m_heaps(plan.heaps), m_shown(plan.heaps), m_move(plan.move),
      m_parcels(cutIntoParcels(plan.heaps, plan.move)), m_sum(nimSum(plan.heaps))
{
    std::vector<Count> after = m_heaps;
    if (m_move)
        after[m_move->heap] -= m_move->taken;
    m_sumAfter = nimSum(after);

    TableNeeds needs;
    needs.size = size;
    needs.textScale = textScale;
    needs.heaps = m_heaps.size();
    needs.columns = std::max(leastBitColumns, static_cast<std::size_t>(columnsNeeded(m_heaps)));
    needs.sumAfter = plan.afterRow;
    needs.tray = m_move.has_value();
    for (std::size_t heap = 0; heap < m_heaps.size(); ++heap)
        needs.names.push_back(wording::figureHeap(heap));
    needs.names.push_back(wording::figureSum());
    needs.names.push_back(wording::figureOnes());
    if (m_move)
        needs.names.push_back(wording::figureSumBefore());
    if (plan.afterRow)
        needs.names.push_back(wording::figureSumAfter());
    for (const Count heap : m_heaps)
        needs.numbers.push_back(bold(heap));
    needs.numbers.push_back(bold(m_sum));
    needs.numbers.push_back(bold(m_sumAfter));
    needs.sides = plan.sides;
    needs.captions = plan.captions;
    if (m_move)
        needs.trayWords = {wording::figureTaken(), bold(m_move->taken)};
    m_table.columns = needs.columns;
    m_table = layOutWindow(needs, plan.focus == 0 ? 0 : m_table.columnOf(plan.focus));
    if (!m_table.fits)
        return;

    m_piles = layOutPiles(m_heaps, m_parcels, m_table);
    const Count flips = m_move ? m_heaps[m_move->heap] ^ after[m_move->heap] : 0;
    m_pieces = makePieces({m_heaps, m_parcels, m_piles.stoneByStone, m_table.columns, m_sum, m_sumAfter, flips,
                           plan.afterRow, m_piles.blocks.size()}, *this);
    setNote(leftOut());
    for (const Parcel& parcel : m_parcels)
        m_place.push_back(parcel.origin);
    m_apart.assign(m_parcels.size(), false);

    m_sumCarriers.assign(m_table.columns, -1);
    m_afterShadows.assign(m_table.columns, -1);
    for (std::size_t index = 0; index < m_parcels.size(); ++index) {
        // A later parcel replaces the entry of an earlier one, so m_sumCarriers gets a stone in the last heap with this
        // bit. This stone is the one that remains unpaired.
        const Parcel& parcel = m_parcels[index];
        const std::size_t from = m_table.columnOf(parcel.origin);
        const bool first = index == 0 || m_parcels[index - 1].heap != parcel.heap
            || m_parcels[index - 1].origin != parcel.origin;
        if (first)
            m_sumCarriers[from] = m_pieces.stones[index].front();
        if (parcel.target != 0)
            m_afterShadows[m_table.columnOf(parcel.target)] = m_pieces.stones[index].front();
    }
    prepare();
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

/// Puts all pieces into their places in the table and hides them.
void BitScenes::prepare()
{
    for (Pose& unseen : m_now)
        unseen.opacity = 0;
    placeCells(0);
    writeHeads(0);
    writeOnes(0);
    for (std::size_t column = 0; column < m_table.columns; ++column) {
        pose(m_pieces.columnBands[column]) = {m_table.x(column), 0, m_table.width, 0, 0, bandLevel, Tone::Odd};
        stretchBand(column);
    }
    const double bandLeft = m_table.labelRight - m_table.labelWidth - 6;
    pose(m_pieces.rowBand) = {(bandLeft + m_table.right()) / 2, m_table.rowY(0), m_table.right() - bandLeft,
                              m_table.rowHeight, 0, bandLevel, Tone::Chosen};
    if (m_move)
        pose(m_pieces.trayBand) = posed(m_table.tray, {.opacity = 0, .z = bandLevel, .tone = Tone::Taken});
    pose(m_pieces.rule) = {(bandLeft + m_table.right()) / 2, m_table.ruleY, m_table.right() - bandLeft, 1, 0, ruleLevel};
    for (std::size_t heap = 0; heap < m_heaps.size(); ++heap)
        coverRing(m_pieces.heapRings[heap], heap, 0, Tone::Chosen);
    for (std::size_t column = 0; column < m_table.columns; ++column) {
        if (m_pieces.flipRings[column] >= 0)
            coverRing(m_pieces.flipRings[column], m_move->heap, column, Tone::Chosen);
    }
    hide(m_pieces.heapRings, m_pieces.flipRings);
}

/// Changes the height of the column's band so that it reaches from the weight down to the last visible row.
void BitScenes::stretchBand(std::size_t column)
{
    const double top = m_table.headY - m_table.small * lineHeight / 2;
    const double bottom = m_table.rowY(m_afterShown ? m_table.afterRow() : m_table.sumRow()) + m_table.rowHeight / 2;
    Pose& band = pose(m_pieces.columnBands[column]);
    band.y = (top + bottom) / 2;
    band.height = bottom - top;
}

void BitScenes::placeCells(double opacity)
{
    for (std::size_t row = 0; row < m_pieces.cells.size(); ++row) {
        const Count number = row < m_heaps.size() ? m_shown[row] : row == m_heaps.size() ? m_sum : m_sumAfter;
        const bool seen = row < m_heaps.size() || (row == m_heaps.size() ? m_sumShown : m_afterShown);
        for (std::size_t column = 0; column < m_table.columns; ++column) {
            const bool set = hasBit(number, m_table.weight(column));
            pose(m_pieces.cells[row][column]) = {m_table.x(column), m_table.rowY(row), m_table.width,
                                                 m_table.rowHeight, seen ? opacity : 0, cellLevel, Tone::Dim,
                                                 1, set ? QString() : QStringLiteral("0")};
        }
    }
}

void BitScenes::settleBits()
{
    for (std::size_t index = 0; index < m_parcels.size(); ++index) {
        if (m_place[index] == 0)
            continue;
        const std::size_t heap = m_parcels[index].heap;
        const auto together = parcelsIn(heap, m_place[index]);
        // If several parcels are in one cell, the first parcel that stays in the cell is on top.
        const bool onTop = together.front() == index;
        const double x = m_table.x(m_table.columnOf(m_place[index]));
        const double y = m_table.rowY(heap);
        for (const int stone : m_pieces.stones[index]) {
            const bool leads = onTop && stone == m_pieces.stones[index].front();
            Pose& p = pose(stone);
            const double side = m_table.bit * (leads ? 1 : underShare);
            p = {x, y, side, side, 1, leads ? leaderLevel : stoneLevel, p.tone, 1,
                 !leads ? QString() : m_apart[index] ? QStringLiteral("0") : QStringLiteral("1"), p.begin, p.end};
        }
    }
}

/// Places each token that is not visible yet behind its stone.
void BitScenes::placeHiddenTokens()
{
    const auto follow = [this](int token, int stone) {
        Pose& p = pose(token);
        p = pose(stone);
        p.width *= underShare;
        p.height *= underShare;
        p.z = shadowLevel;
        p.text.clear();
    };
    for (std::size_t column = 0; column < m_table.columns; ++column) {
        if (const int token = m_pieces.sumTokens[column]; token >= 0 && !m_sumShown)
            follow(token, m_sumCarriers[column]);
        if (const int token = m_pieces.afterTokens[column]; token >= 0 && !m_afterShown)
            follow(token, m_afterShadows[column]);
    }
}

void BitScenes::placeParcels(const std::vector<QRectF>& places)
{
    std::size_t next = 0;
    for (const auto& stones : m_pieces.stones) {
        for (const int stone : stones)
            pose(stone) = posed(places[next++], {.z = stoneLevel, .round = m_piles.stoneByStone ? 1.0 : 0.0});
    }
}

void BitScenes::showHeaps()
{
    placeParcels(m_piles.inHeap);
    writeRows(false);
    for (std::size_t block = 0; block < m_piles.blocks.size(); ++block) {
        const BlockPlace& place = m_piles.blocks[block];
        QString text = QString::number(place.weight);
        if (textWidth(text, m_table.small) > place.width)
            text = wording::figurePower(place.weight);
        if (textWidth(text, m_table.small) > place.width)
            text.clear();
        writeAt(m_pieces.blockLabels[block], text, place.x, place.labelY, m_table.small, Align::Middle,
              0, Tone::Heading);
    }
    push();
}

void BitScenes::showBlocks()
{
    placeParcels(m_piles.inBlock);
    for (const int label : m_pieces.blockLabels)
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
        setMotionSpan(m_pieces.stones[index], share * 0.5, share * 0.5 + 0.5);
    }
    for (std::size_t block = 0; block < m_piles.blocks.size(); ++block) {
        const std::size_t column = m_table.columnOf(m_piles.blocks[block].weight);
        Pose& label = pose(m_pieces.blockLabels[block]);
        label.x = std::clamp(m_table.x(column), m_table.left, m_table.right());
        label.y = m_table.headY;
        label.opacity = 0;
        label.end = 0.6;
    }
    placeCells(1);
    writeRows(true);
    writeHeads(1);
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

void BitScenes::cancelPairs(std::size_t row)
{
    const bool after = row == m_table.afterRow();
    const auto& tokens = after ? m_pieces.afterTokens : m_pieces.sumTokens;
    std::vector<double> shares;
    double total = 0;
    for (std::size_t column = 0; column < m_table.columns; ++column) {
        shares.push_back(onesInColumn(m_shown, m_table.weight(column)) > 0 ? 1 : 0.25);
        total += shares.back();
    }
    double begin = 0;
    for (std::size_t column = 0; column < m_table.columns; ++column) {
        const double end = begin + shares[column] / total;
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
                for (const int stone : m_pieces.stones[parcel]) {
                    Pose& p = pose(stone);
                    p.begin = unpaired ? std::lerp(pairing, 1, begin) : pairing * begin;
                    p.end = unpaired ? std::lerp(pairing, 1, end) : pairing * end;
                    p.tone = unpaired ? Tone::Odd : Tone::Dim;
                    if (unpaired)
                        continue;
                    p.x = m_table.x(column) + (index % 2 == 0 ? -pairShift : pairShift) * m_table.bit;
                    p.y = (m_table.rowY(ones[index]) + m_table.rowY(ones[partner])) / 2;
                }
            }
        }
        Pose& cell = pose(m_pieces.cells[row][column]);
        cell.opacity = 1;
        cell.begin = std::lerp(pairing, 1, begin);
        cell.end = std::lerp(pairing, 1, end);
        if (const int token = tokens[column]; token >= 0) {
            const double z = tokenLevel;
            pose(token) = {m_table.x(column), m_table.rowY(row), m_table.bit, m_table.bit, 1, z, Tone::Odd, 1,
                           QStringLiteral("1"), cell.begin, cell.end};
        }
        begin = end;
    }
    const double active = std::min(total, 9.0);
    push(std::clamp(active * 0.65, 1.2, 5.0));
}

void BitScenes::sumUp()
{
    part(pairing);
    m_sumShown = true;
    writeRow(m_table.sumRow(), m_sum, m_table.labelRight, m_table.rowY(m_table.sumRow()), 1);
    // The name and the number appear after all columns have shown their bits of s.
    setMotionSpan(m_pieces.names[m_table.sumRow()], 0.8, 1);
    setMotionSpan(m_pieces.numbers[m_table.sumRow()], 0.8, 1);
    pose(m_pieces.rule).opacity = 1;
    cancelPairs(m_table.sumRow());
    settleBits();
    placeCells(1);
    writeOnes(1);
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
    m_afterShown = true;
    for (std::size_t column = 0; column < m_table.columns; ++column)
        stretchBand(column);
    writeRow(m_table.afterRow(), m_sumAfter, m_table.labelRight, m_table.rowY(m_table.afterRow()), 1);
    cancelPairs(m_table.afterRow());
    settleBits();
    placeCells(1);
    setTone(m_pieces.cells[m_table.afterRow()], m_sumAfter == 0 ? Tone::Even : Tone::Plain);
    pose(m_pieces.names[m_table.afterRow()]).tone = Tone::Lit;
    push();
}

void BitScenes::push(double duration)
{
    placeHiddenTokens();
    Scenes::push(duration);
    showWindow(m_made.scenes.back());
    for (Pose& p : m_now) {
        p.begin = 0;
        p.end = 1;
    }
}

}  // namespace nimstone::figures
