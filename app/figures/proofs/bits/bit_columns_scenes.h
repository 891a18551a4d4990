// Makes the scenes of a table of bits one after another: each function changes poses, and push() adds a scene with the
// current poses.
#pragma once

#include "app/figures/proofs/bits/bit_columns_pieces.h"
#include "app/figures/proofs/bits/bit_columns_piles.h"
#include "app/figures/proofs/bits/bit_columns_stage.h"
#include "app/figures/scene/figure_scenes.h"

namespace nimstone::figures {

/// The stacking order in the table of bits (the z of a pose).
namespace levels {
inline constexpr double bandLevel = 0;
inline constexpr double ruleLevel = 0.5;
inline constexpr double cellLevel = 1;
inline constexpr double shadowLevel = 1.5;
inline constexpr double tokenLevel = 2;
inline constexpr double stoneLevel = 2.5;
inline constexpr double leaderLevel = 3;
inline constexpr double travelLevel = 4;
inline constexpr double ringLevel = 5;
inline constexpr double labelLevel = 6;
}  // namespace levels

class BitScenes : public FigureScenes, public BitStage {
public:
    BitScenes(const BitPlan& plan, QSizeF size, double textScale);

    bool fits() const { return m_table.fits; }
    Count sum() const override { return m_sum; }

    // --- functions that turn heaps into bits ---
    void showHeaps();
    void ensureTable() override;
    void sumUp() override;
    void ensureSum() override;
    void sumUpAfter() override;

    // --- functions that show the move ---
    void flip(const Move& move) override;
    void take() override;

    // --- functions that emphasize pieces during a step ---
    void quiet() override;
    void lightColumns(Count weights) override;
    void emptyHeaps(bool empty) override;
    void lightRow(std::size_t heap) override;
    void lightSum() override;
    void lightBits(const std::function<bool(std::size_t heap, Count weight)>& lit) override;
    void ringBit(std::size_t heap, Count weight, Tone tone) override;
    void ringFlips() override;
    void writeSide(std::size_t heap, const QString& text, Tone tone) override;
    void writeSideTitle(const QString& text) override;
    void writeCaption(const QString& text, Tone tone) override;

    void push(double duration = 1) override;

private:
    enum class Align { Left, Middle, Right };

    void writeAt(int piece, const QString& text, double x, double y, double size, Align align, double opacity, Tone tone);
    void prepare();
    void placeParcels(const std::vector<QRectF>& places);
    void showBlocks();
    void showBits();
    QString leftOut() const;
    void writeRows(bool inTable);
    void writeRow(std::size_t row, Count number, double right, double y, double opacity);
    void writeHeads(double opacity);
    void writeOnes(double opacity);
    void stretchBand(std::size_t column);
    void placeCells(double opacity);
    void settleBits();
    void placeHiddenTokens();
    void showWindow(Scene& scene) const;
    void cancelPairs(std::size_t row);
    void coverRing(int ring, std::size_t row, std::size_t column, Tone tone);
    std::vector<std::size_t> parcelsIn(std::size_t heap, Count weight) const;

    std::vector<Count> m_heaps;
    std::vector<Count> m_shown;       ///< the heap sizes that the table shows; after the move the moved heap has size y
    std::optional<Move> m_move;
    std::vector<Parcel> m_parcels;
    std::vector<Count> m_place;       ///< for each parcel, the weight of the column in which it is; 0 if it is in the tray
    std::vector<bool> m_apart;        ///< one value for each parcel: true if it is set apart because the move will take it
    Count m_sum = 0;
    Count m_sumAfter = 0;
    Table m_table;
    Piles m_piles;
    BitPieces m_pieces;
    std::vector<int> m_sumCarriers;    ///< for each column, the stone behind which the token of the nim-sum is hidden until it is needed
    std::vector<int> m_afterShadows;
    bool m_asTable = false;
    bool m_sumShown = false;
    bool m_afterShown = false;
    Count m_lit = 0;                  ///< the sum of the weights of all highlighted columns
};

}  // namespace nimstone::figures
