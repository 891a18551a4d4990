#include "app/figures/proofs/bits/bit_columns_piles.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <utility>

#include "app/figures/scene/text_metrics.h"
#include "core/nimber.h"
#include "core/position.h"

namespace nimstone::figures {

namespace {

constexpr double stoneShare = 0.92;   ///< the diameter of a stone divided by the distance between the centers of two stones
constexpr double largestPitch = 76;
constexpr Count mostSingleStones = 160;  ///< the largest number of stones in all heaps with which every stone is a piece
constexpr double blockGap = 0.75;     ///< the distance between two blocks, divided by the distance between the centers of two stones

double number(std::uint64_t value) { return static_cast<double>(value); }

void cutHeap(std::size_t heap, Count before, Count after, std::vector<Parcel>& parcels)
{
    const Count gained = after & ~before;
    const Count split = highestColumn(before ^ after).value_or(0);
    for (const Count block : blocks(before)) {
        if (block == split) {
            for (const Count part : blocks(gained))
                parcels.push_back({heap, block, part, part});
            parcels.push_back({heap, block, 0, block - gained});
        } else {
            parcels.push_back({heap, block, hasBit(after, block) ? block : 0, block});
        }
    }
}

/// A grid of stones. Its columns have `lines` stones, and the centers of neighboring stones are `pitch` pixels apart.
struct Grid {
    int lines = 1;
    double pitch = 0;

    double columnsOf(Count stones) const { return std::ceil(number(stones) / lines); }
    double heightOf(Count stones) const { return pitch * std::min(number(stones), double(lines)); }
    QRectF stone(double left, double bottom, Count index) const
    {
        const auto high = static_cast<Count>(lines);
        const double side = pitch * stoneShare;
        const double x = left + (number(index / high) + 0.5) * pitch;
        const double y = bottom - (number(index % high) + 0.5) * pitch;
        return {x - side / 2, y - side / 2, side, side};
    }
    double slot(Count block, double labelSize) const
    {
        return std::max(columnsOf(block) * pitch, textWidth(QString::number(block), labelSize) + 4);
    }
    double rowWidth(Count heap, double labelSize) const
    {
        double width = 0;
        for (const Count block : blocks(heap))
            width += slot(block, labelSize) + (width > 0 ? blockGap * pitch : 0);
        return width;
    }
};

struct Room {
    double top = 0;
    double width = 0;
    double rowHeight = 0;
    double labelLine = 0;
    double labelSize = 0;
};

bool fits(const Grid& grid, const std::vector<Count>& heaps, const Room& room)
{
    if (grid.lines * grid.pitch + room.labelLine + grid.pitch * 0.5 > room.rowHeight)
        return false;
    return std::ranges::all_of(
        heaps, [&](Count heap) { return grid.rowWidth(heap, room.labelSize) <= room.width; });
}

/// Returns the grid with the largest stones that fit. The number of stones in a column is a power of two, so blocks are
/// rectangles. No column is higher than the largest block is wide.
Grid largestGrid(const std::vector<Count>& heaps, const Room& room)
{
    const Count largestBlock = std::bit_floor(*std::ranges::max_element(heaps));
    Grid best{1, 1};
    for (const int lines : {8, 4, 2, 1}) {
        if (static_cast<Count>(lines) * static_cast<Count>(lines) > std::max(largestBlock, Count{1}))
            continue;
        Grid grid{lines, 0};
        double low = 1;
        double high = largestPitch;
        for (int halving = 0; halving < 12; ++halving) {
            grid.pitch = (low + high) / 2;
            (fits(grid, heaps, room) ? low : high) = grid.pitch;
        }
        grid.pitch = low;
        if (grid.pitch > best.pitch * 1.02)
            best = grid;
    }
    return best;
}

/// The place of a parcel among the parcels of its heap.
struct ParcelPlace {
    Count inHeap = 0;   ///< the number of stones in the earlier parcels of the heap
    Count inBlock = 0;  ///< the number of stones in the earlier parcels of the block
    std::size_t block = 0;
};

template <class Place>
void eachParcel(const std::vector<Parcel>& parcels, Place place)
{
    ParcelPlace at;
    const Parcel* last = nullptr;
    for (const Parcel& parcel : parcels) {
        if (last && last->heap != parcel.heap)
            at = {};
        else if (last && last->origin != parcel.origin)
            at = {at.inHeap, 0, at.block + 1};
        place(parcel, std::as_const(at));
        at.inHeap += parcel.stones;
        at.inBlock += parcel.stones;
        last = &parcel;
    }
}

struct Rows {
    double top = 0;
    double height = 0;
};

Rows stackRows(std::size_t count, double wanted, const Room& room)
{
    const double height = std::min(wanted, room.rowHeight);
    return {room.top + (room.rowHeight - height) * number(count) / 2, height};
}

void placeStones(const std::vector<Count>& heaps, const std::vector<Parcel>& parcels, const BitLayout& table, Room room,
                 double gap, Piles& piles)
{
    const Grid grid = largestGrid(heaps, room);
    const Rows rows = stackRows(heaps.size(), grid.lines * grid.pitch + room.labelLine + grid.pitch * 1.4, room);
    double used = 0;
    for (const Count heap : heaps)
        used = std::max(used, grid.rowWidth(heap, room.labelSize));
    const double left = table.frame.left() + (table.frame.width() - table.labelWidth - gap - used) / 2;
    piles.labelRight = left + table.labelWidth;
    const double stonesLeft = piles.labelRight + gap;

    std::vector<double> bottoms;
    for (std::size_t heap = 0; heap < heaps.size(); ++heap) {
        const double content = grid.lines * grid.pitch + room.labelLine;
        const double top = rows.top + number(heap) * rows.height + (rows.height - content) / 2;
        piles.rowY.push_back(top + room.labelLine + grid.lines * grid.pitch / 2);
        bottoms.push_back(top + content);
    }

    eachParcel(parcels, [&](const Parcel& parcel, const ParcelPlace& at) {
        const double bottom = bottoms[parcel.heap];
        const double slot = grid.slot(parcel.origin, room.labelSize);
        const double before = grid.rowWidth(heaps[parcel.heap] & ~(2 * parcel.origin - 1), room.labelSize);
        const double blockLeft = stonesLeft + before + (before > 0 ? blockGap * grid.pitch : 0);
        const double blockWidth = grid.columnsOf(parcel.origin) * grid.pitch;
        if (at.inBlock == 0)
            piles.blocks.push_back({parcel.heap, parcel.origin, blockLeft + slot / 2, bottom - grid.heightOf(parcel.origin) - room.labelLine / 2,
                                    slot + blockGap * grid.pitch - 2});
        for (Count stone = 0; stone < parcel.stones; ++stone) {
            piles.inHeap.push_back(grid.stone(stonesLeft, bottom, at.inHeap + stone));
            piles.inBlock.push_back(grid.stone(blockLeft + (slot - blockWidth) / 2, bottom, at.inBlock + stone));
        }
    });
}

/// Places heaps that have too many stones to draw each of them. The heaps are bars on a common scale. When they are
/// cut, each block becomes a chip, and all chips have the same size.
void placeBars(const std::vector<Count>& heaps, const std::vector<Parcel>& parcels, const BitLayout& table, Room room,
               double gap, Piles& piles)
{
    std::size_t mostBlocks = 1;
    std::size_t mostParcels = 1;
    double label = 0;
    for (std::size_t heap = 0; heap < heaps.size(); ++heap) {
        const auto cut = blocks(heaps[heap]);
        mostBlocks = std::max(mostBlocks, cut.size());
        mostParcels = std::max(mostParcels,
                               static_cast<std::size_t>(std::ranges::count(parcels, heap, &Parcel::heap)));
        for (const Count block : cut)
            label = std::max(label, textWidth(QString::number(block), room.labelSize));
    }
    const double chipGap = std::clamp(room.width / number(mostBlocks) * 0.2, 1.0, 12.0);
    const double chip = std::min({(room.width + chipGap) / number(mostBlocks) - chipGap, std::max(label + 8, 36.0), 170.0});
    const double thickness = std::min((room.rowHeight - room.labelLine) * 0.7, 34.0);
    const Rows rows = stackRows(heaps.size(), thickness * 1.8 + room.labelLine, room);
    const double used = std::max(number(mostBlocks) * (chip + chipGap) - chipGap, room.width * 0.8);
    piles.labelRight = table.frame.left() + (table.frame.width() - table.labelWidth - gap - used) / 2 + table.labelWidth;
    const double left = piles.labelRight + gap;

    constexpr double leastSliver = 1.5;
    constexpr double leastPart = 0.5;
    const double scale = (used - leastSliver * number(mostParcels))
        / std::max(1.0, number(*std::ranges::max_element(heaps)));

    for (std::size_t row = 0; row < heaps.size(); ++row) {
        const double top = rows.top + number(row) * rows.height + (rows.height - thickness - room.labelLine) / 2;
        piles.rowY.push_back(top + room.labelLine + thickness / 2);
    }
    double barX = left;
    eachParcel(parcels, [&](const Parcel& parcel, const ParcelPlace& at) {
        const double y = piles.rowY[parcel.heap] - thickness / 2;
        const double width = std::max(leastSliver, number(parcel.stones) * scale);
        barX = at.inHeap == 0 ? left : barX;
        piles.inHeap.push_back({barX, y, width, thickness});
        barX += width;

        const double chipLeft = left + number(at.block) * (chip + chipGap);
        if (at.inBlock == 0)
            piles.blocks.push_back({parcel.heap, parcel.origin, chipLeft + chip / 2, y - room.labelLine / 2, chip + chipGap - 1});
        const double origin = number(parcel.origin);
        const double part = std::max(leastPart, chip * number(parcel.stones) / origin);
        piles.inBlock.push_back({chipLeft + std::min(chip * number(at.inBlock) / origin, chip - part), y, part, thickness});
    });
}

}  // namespace

std::vector<Parcel> cutIntoParcels(std::span<const Count> heaps, const std::optional<Move>& move)
{
    std::vector<Parcel> parcels;
    for (std::size_t heap = 0; heap < heaps.size(); ++heap) {
        const Count taken = move && move->heap == heap ? move->taken : 0;
        cutHeap(heap, heaps[heap], heaps[heap] - taken, parcels);
    }
    return parcels;
}

Piles layOutPiles(const std::vector<Count>& heaps, const std::vector<Parcel>& parcels, const BitLayout& table)
{
    Piles piles;
    const StoneTotal total = totalStones({heaps});
    piles.stoneByStone = total.exact && total.stones <= mostSingleStones;
    const double gap = table.left - table.labelRight;
    const Room room{table.frame.top(), table.frame.width() - table.labelWidth - gap,
                    (table.pilesBottom - table.frame.top()) / number(heaps.size()), table.small * lineHeight, table.small};
    (piles.stoneByStone ? placeStones : placeBars)(heaps, parcels, table, room, gap, piles);
    return piles;
}

}  // namespace nimstone::figures
