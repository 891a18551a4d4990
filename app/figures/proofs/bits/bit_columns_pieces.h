// The pieces of a table of bits, and their indices. They are created once; scenes only move them.
#pragma once

#include <vector>

#include "app/figures/proofs/bits/bit_columns_parcels.h"
#include "app/figures/scene/bit_grid.h"

namespace nimstone::figures {

/// The contents of the table of a proof.
struct PieceNeeds {
    std::vector<Count> heaps;
    std::vector<Parcel> parcels;
    bool stoneByStone = true;
    std::size_t columns = 1;
    Count sum = 0;         ///< the nim-sum before the move; the figure has a token for each of its 1 bits
    Count sumAfter = 0;
    Count flips = 0;       ///< the columns that the move changes, as a sum of weights
    bool afterRow = false;
    std::size_t blocks = 0;
};

/// The indices of the pieces, in the order of their creation; −1 if there is no such piece.
struct BitPieces {
    std::vector<std::vector<int>> stones;  ///< the stones of each parcel
    std::vector<int> sumTokens;            ///< the token of each column, in the row of the nim-sum before the move
    std::vector<int> afterTokens;
    std::vector<std::vector<int>> cells;   ///< the cells of the table, by row and column
    std::vector<int> columnBands;
    int rowBand = -1;
    int trayBand = -1;
    std::vector<int> heapRings;
    std::vector<int> flipRings;            ///< the ring of each column
    int rule = -1;
    std::vector<int> names;                ///< the name of each row
    std::vector<int> numbers;
    std::vector<int> heads;                ///< the heading of each column
    std::vector<int> ones;
    int onesName = -1;
    std::vector<int> blockLabels;
    std::vector<int> sides;                ///< the text beside the row of each heap
    int sideTitle = -1;
    int trayTitle = -1;
    int trayNumber = -1;
    int caption = -1;
    int moreLeft = -1;   ///< the dots for columns at the left that are not drawn
    int moreRight = -1;
};

BitPieces makePieces(const PieceNeeds& needs, Scenes& scenes);

}  // namespace nimstone::figures
