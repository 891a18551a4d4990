// The pieces of a table of bits, and their indices. They are created once; after that, scenes only change their poses.
#pragma once

#include <vector>

#include "app/figures/proofs/bits/bit_columns_parcels.h"
#include "app/figures/scene/bit_grid.h"

namespace nimstone::figures {

/// The properties of a proof that decide which pieces the table of bits has.
struct PieceNeeds {
    std::vector<Count> heaps;
    std::vector<Parcel> parcels;
    bool stoneByStone = true;
    std::size_t columns = 1;
    Count sum = 0;         ///< the nim-sum before the move; the figure has a token for each of its 1 bits
    Count sumAfter = 0;
    Count flips = 0;       ///< the sum of the weights of all columns that the move changes
    bool afterRow = false;
    std::size_t blocks = 0;
};

/// The indices of the pieces; −1 if a piece does not exist.
struct BitPieces {
    std::vector<std::vector<int>> stones;  ///< for each parcel, the pieces of its stones
    std::vector<int> sumTokens;            ///< for each column, its token in the row of the nim-sum before the move
    std::vector<int> afterTokens;
    std::vector<std::vector<int>> cells;   ///< the cells of the table, by row and column
    std::vector<int> columnBands;
    int rowBand = -1;
    int trayBand = -1;
    std::vector<int> heapRings;
    std::vector<int> flipRings;            ///< for each column, the ring around the bit that the move flips
    int rule = -1;
    std::vector<int> names;                ///< for each row, the label with its name
    std::vector<int> numbers;
    std::vector<int> heads;                ///< for each column, the label with its weight
    std::vector<int> ones;
    int onesName = -1;
    std::vector<int> blockLabels;
    std::vector<int> sides;                ///< for each heap, the text at the right of its row
    int sideTitle = -1;
    int trayTitle = -1;
    int trayNumber = -1;
    int caption = -1;
    int moreLeft = -1;   ///< the label "…" that stands for columns at the left that are not drawn
    int moreRight = -1;
};

BitPieces makePieces(const PieceNeeds& needs, Scenes& scenes);

}  // namespace nimstone::figures
