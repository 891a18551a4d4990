// The places of the stones before they become bits: first as whole heaps, then cut into blocks of powers of two.
//
//   Heap 1  13   ●●●●        8      4   1
//                ●●●●        ●●     ●   ●
//                ●●●●   →    ●●     ●
//                ●           …      …
//
// Each heap is cut into parcels, groups of stones that move together, so that every later scene moves only whole parcels.
#pragma once

#include <QRectF>
#include <optional>
#include <span>
#include <vector>

#include "app/figures/objects/bit_layout.h"
#include "core/position.h"

namespace nimstone::figures {

/// A group of stones of one heap. Before the move they are in the same block; after the move they are in the same block
/// or in the tray. The heap has x stones before the move and y stones after it. A block is a power of two in the binary
/// form of x or y.
struct Parcel {
    std::size_t heap = 0;
    Count origin = 0;  ///< the size of the block of x that contains these stones
    Count target = 0;  ///< the size of the block of y that contains these stones; 0 if the move takes them
    Count stones = 0;  ///< the number of stones in the parcel

    bool operator==(const Parcel&) const = default;
};

/// Cuts all heaps into parcels, sorted by heap and then from the largest block of x to the smallest. Within a block,
/// the taken stones come last.
///
/// If the move turns a heap of x into a heap of y, the blocks in both x and y stay. The highest block that is in only
/// one of them, 2^d, is in x (because y < x). The blocks that only y has are all smaller than 2^d, and so is their sum,
/// so they are split off from the block 2^d. The rest of the block 2^d is taken, and so is every other block that only
/// x has. The move 42 → 2 takes the blocks 32 and 8. The move 8 → 5 splits the block 8 into 4, 1 and 3 taken stones.
std::vector<Parcel> cutIntoParcels(std::span<const Count> heaps, const std::optional<Move>& move);

struct BlockPlace {
    std::size_t heap = 0;
    Count weight = 0;
    double x = 0;       ///< the x coordinate of the middle of the block
    double labelY = 0;  ///< the y coordinate of the middle of the label above the block
    double width = 0;   ///< the greatest width of that label, in pixels
};

struct Piles {
    bool stoneByStone = true;         ///< true if every stone is a piece; otherwise every parcel is one piece
    double labelRight = 0;            ///< the x coordinate at which the names and sizes of heaps end
    std::vector<double> rowY;         ///< for each heap, the y coordinate of the middle of its stones
    std::vector<QRectF> inHeap;       ///< the rectangle of each piece while heaps are whole, in the order of the parcels
    std::vector<QRectF> inBlock;
    std::vector<BlockPlace> blocks;
};

Piles layOutPiles(const std::vector<Count>& heaps, const std::vector<Parcel>& parcels, const BitLayout& table);

}  // namespace nimstone::figures
