// The pieces of a figure of bit columns, and where each is found again. Made once; scenes only move them.
#pragma once

#include <vector>

#include "app/figures/proofs/bits/bit_columns_parcels.h"
#include "app/figures/scene/bit_grid.h"

namespace nimstone::figures {

/// What a proof's figure has to hold.
struct PieceNeeds {
    std::vector<Count> heaps;
    std::vector<Parcel> parcels;
    bool stoneByStone = true;
    std::size_t columns = 1;
    Count sum = 0;         ///< a token for each of its 1s
    Count sumAfter = 0;
    Count flips = 0;       ///< the columns that the move changes
    bool afterRow = false;
    std::size_t blocks = 0;
};

/// In the order of their kinds; −1 where there is no such piece.
struct BitPieces {
    std::vector<std::vector<int>> stones;  ///< of each parcel
    std::vector<int> sumTokens;            ///< of each column
    std::vector<int> afterTokens;
    std::vector<std::vector<int>> cells;   ///< of each row, each column
    std::vector<int> columnBands;
    int rowBand = -1;
    int trayBand = -1;
    std::vector<int> heapRings;
    std::vector<int> flipRings;            ///< of each column
    int rule = -1;
    std::vector<int> names;                ///< of each row
    std::vector<int> numbers;
    std::vector<int> heads;                ///< of each column
    std::vector<int> ones;
    int onesName = -1;
    std::vector<int> blockLabels;
    std::vector<int> sides;                ///< of each heap
    int sideTitle = -1;
    int trayTitle = -1;
    int trayNumber = -1;
    int caption = -1;
    int moreLeft = -1;   ///< that there are more columns than are drawn
    int moreRight = -1;
};

BitPieces makePieces(const PieceNeeds& needs, Scenes& scenes);

}  // namespace nimstone::figures
