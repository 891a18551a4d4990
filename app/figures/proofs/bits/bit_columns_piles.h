// Where the stones lie before they are bits: as heaps, and parted into blocks of powers of two.
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

/// Up to this many stones in all, every stone is a piece of its own; beyond it a whole parcel is one.
inline constexpr Count mostSingleStones = 160;

struct BlockPlace {
    std::size_t heap = 0;
    Count weight = 0;
    double x = 0;       ///< the middle of the block
    double labelY = 0;  ///< the middle of the line over it
    double width = 0;   ///< the room that a label over it has
};

struct Piles {
    bool stoneByStone = true;
    double labelRight = 0;            ///< names and numbers of heaps end here
    std::vector<double> rowY;         ///< of each heap: the middle of its stones
    std::vector<QRectF> inHeap;       ///< of each piece, in the order of the parcels
    std::vector<QRectF> inBlock;
    std::vector<BlockPlace> blocks;
};

/// How many pieces a parcel is.
std::size_t pieceCount(const Parcel& parcel, bool stoneByStone);
bool drawnStoneByStone(const std::vector<Count>& heaps);

Piles layOutPiles(const std::vector<Count>& heaps, const std::vector<Parcel>& parcels, const Table& table);

}  // namespace nimstone::figures
