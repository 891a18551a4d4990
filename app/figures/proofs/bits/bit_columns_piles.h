// The places of the stones before they become bits: first as whole heaps, then cut into blocks of powers of two.
//
//   Heap 1  13   ●●●●        8      4   1
//                ●●●●        ●●     ●   ●
//                ●●●●   →    ●●     ●
//                ●           …      …
#pragma once

#include <QRectF>
#include <vector>

#include "app/figures/proofs/bits/bit_columns_parcels.h"
#include "app/figures/objects/bit_layout.h"

namespace nimstone::figures {

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
