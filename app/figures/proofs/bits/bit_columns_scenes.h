// The table of bits of a proof about Nim: its heaps are stones, which first stand in heaps, are then cut into blocks of
// powers of two, and become the bits of the table. Steps call these functions to show themselves.
#pragma once

#include "app/figures/objects/bit_table.h"
#include "app/figures/proofs/bits/bit_columns_piles.h"
#include "core/proofs/proof.h"

namespace nimstone::figures {

class BitScenes : public BitTable {
public:
    BitScenes(const proof::Proof& proof, const Sheet& sheet, const BitNotes* notes);

    Count sum() const { return m_sum; }

    // --- functions that turn heaps into bits ---
    /// Adds three scenes: the heaps become blocks, the blocks become bits, and then nothing changes for a moment. Adds
    /// no scenes if the stones are already bits.
    void ensureTable();
    /// True once the stones are bits in the table.
    bool stonesAreBits() const { return m_asTable; }
    /// Adds two scenes: the pairs of bits in each column cancel, so that the other bits form the row of s, the nim-sum
    /// before the move; then the pairs come back.
    void sumUp();
    void ensureSum();
    /// Adds two scenes for the bits after the move: the pairs of bits in each column cancel, so that the other bits
    /// form the row of t, the nim-sum after the move; then the pairs come back.
    void sumUpAfter();

    // --- functions that show the move ---
    /// Changes the row of the moved heap from x to y, the size after the move. The stones that the move takes are set
    /// apart, but stay in the table.
    void flip(const Move& move);
    /// Moves the stones that `flip` has set apart to the tray.
    void take();
    /// Shows the whole move: rings the bits that flip, changes the row of the heap, and moves the taken stones to the
    /// tray.
    void carryOut(const Move& move);

    // --- functions that emphasize pieces during a step; calm() removes all emphasis ---
    void calm();
    /// Highlights each column that has a 1 in `weights`.
    void lightColumns(Count weights);
    /// If `empty` is true, shows the size 0 for every heap and draws its stones faintly, as if they were taken;
    /// otherwise the heaps look normal again. Has no effect once the stones are bits.
    void emptyHeaps(bool empty);
    void lightSum();
    /// Draws the bits for which `lit` returns true in full color. All other bits stay dim.
    template <class IsLit>
    void lightBits(const IsLit& lit)
    {
        for (std::size_t index = 0; index < m_parcels.size(); ++index) {
            if (isInTable(index) && !m_apart[index] && lit(m_parcels[index].heap, m_place[index]))
                setTone(m_stones[index], Tone::Plain);
        }
    }
    void lightEveryBit()
    {
        lightBits([](std::size_t, Count) { return true; });
    }
    void lightColumn(Count column)
    {
        lightColumns(column);
        lightBits([column](std::size_t, Count weight) { return weight == column; });
    }
    void lightHeap(std::size_t heap)
    {
        lightRow(heap);
        lightBits([heap](std::size_t each, Count) { return each == heap; });
    }
    /// Rings the bits that the move of the proof flips.
    void ringFlips();
    void writeSideTitle(const QString& text);

    void push(double duration = 1) override;

private:
    void addStones();
    void showHeaps();
    void showBlocks();
    void showBits();
    void placeParcels(const std::vector<QRectF>& places);
    void settleBits();
    void cancelPairs(std::size_t foot, std::vector<int>& tokens);
    void writeSumRow();
    void writeOnes();
    void writeZeros(std::size_t row, Count number);
    int addToken(std::size_t row, std::size_t column, int carrier);
    std::vector<std::size_t> parcelsIn(std::size_t heap, Count weight) const;
    bool isInTable(std::size_t parcel) const { return m_place[parcel] != 0; }

    std::vector<Count> m_heaps;
    std::vector<Count> m_shown;       ///< the heap sizes that the table shows; after the move the moved heap has size y
    std::optional<Move> m_move;       ///< the move of the proof, as the rehearsal has noted it
    std::vector<Parcel> m_parcels;
    std::vector<Count> m_place;       ///< for each parcel, the weight of the column in which it is; 0 if it is in the tray
    std::vector<bool> m_apart;        ///< one value for each parcel: true if it is set apart because the move will take it
    Count m_sum = 0;
    Piles m_piles;
    std::vector<std::vector<int>> m_stones;  ///< for each parcel, the pieces of its stones
    std::vector<int> m_sumTokens;     ///< for each column, its token in the row of s; −1 if there is none
    std::vector<int> m_afterTokens;
    std::vector<int> m_blockLabels;
    struct Carried {
        int token;
        int stone;
    };
    std::vector<Carried> m_carried;   ///< the tokens that have no poses in earlier scenes yet, and the stones that hid them
    bool m_asTable = false;
    bool m_sumShown = false;
};

}  // namespace nimstone::figures
