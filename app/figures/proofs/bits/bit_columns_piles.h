// The places of the stones before they become bits: as heaps, and cut into blocks of powers of two.
//
//   Heap 1  13   ●●●●        8      4   1
//                ●●●●        ●●     ●   ●
//                ●●●●   →    ●●     ●
//                ●           …      …
#pragma once

#include <QRectF>
#include <vector>

#include "app/figures/proofs/bits/bit_columns_parcels.h"
#include "app/figures/proofs/bits/bit_columns_table.h"

namespace nimstone::figures {

/// Up to this total number of stones every stone is a piece of its own; with more stones, every parcel is one piece.
inline constexpr Count mostSingleStones = 160;

struct BlockPlace {
    std::size_t heap = 0;
    Count weight = 0;
    double x = 0;       ///< the x of the middle of the block
    double labelY = 0;  ///< the y of the middle of the label above it
    double width = 0;   ///< the room for that label, in pixels
};

struct Piles {
    bool stoneByStone = true;
    double labelRight = 0;            ///< the names and numbers of heaps end at this x
    std::vector<double> rowY;         ///< for each heap, the y of the middle of its stones
    std::vector<QRectF> inHeap;       ///< the rectangle of each piece, in the order of the parcels
    std::vector<QRectF> inBlock;
    std::vector<BlockPlace> blocks;
};

/// The number of pieces that a parcel consists of.
std::size_t pieceCount(const Parcel& parcel, bool stoneByStone);
bool drawnStoneByStone(const std::vector<Count>& heaps);

Piles layOutPiles(const std::vector<Count>& heaps, const std::vector<Parcel>& parcels, const Table& table);

}  // namespace nimstone::figures
