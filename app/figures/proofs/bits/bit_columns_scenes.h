// The scenes of a figure of bit columns, made one after the other: each call moves pieces, and push() keeps the scene.
#pragma once

#include <functional>

#include "app/figures/proofs/bits/bit_columns_pieces.h"
#include "app/figures/proofs/bits/bit_columns_piles.h"
#include "app/figures/proofs/bits/bit_columns_table.h"
#include "core/outcome.h"

namespace nimstone::figures {

inline Tone toneOf(Outcome outcome) { return outcome == Outcome::P ? Tone::Even : Tone::Odd; }

/// What a whole proof will show; everything that decides the room it needs.
struct ScenePlan {
    std::vector<Count> heaps;
    std::optional<Move> move;   ///< that the figure carries out
    bool afterRow = false;      ///< whether it shows t
    Count focus = 0;            ///< the column that matters most; 0 for the highest
    std::vector<QString> sides; ///< everything ever shown at the right of a row
    std::vector<QString> captions;
    QSizeF size;
    double textScale = 1;
};

class BitScenes {
public:
    explicit BitScenes(const ScenePlan& plan);

    bool fits() const { return m_table.fits; }
    /// The columns that are left out for want of room, in words; empty where none is.
    QString leftOut() const;
    std::size_t heapCount() const { return m_heaps.size(); }
    std::size_t columnCount() const { return m_table.columns; }
    Count sum() const { return m_sum; }

    // --- the way from heaps to bits ---
    void showHeaps();
    void showBlocks();
    void showBits();
    /// The heaps become bits, if they are not yet: two scenes.
    void ensureTable();
    /// The pairs in each column cancel, and what stays is the row of s: two scenes.
    void sumUp();
    void ensureSum();
    /// The same after the move, for the row of t.
    void sumUpAfter();

    // --- the move ---
    /// The row of the heap that changes becomes y; what will be taken is set apart in its place.
    void flip();
    /// What was set apart goes to the tray.
    void take();

    // --- what a step speaks of; all of it is undone by quiet() ---
    void quiet();
    /// Each column that has a 1 in `weights`.
    void lightColumns(Count weights);
    /// Before the stones are bits: whether the heaps are shown empty, what was there a shade.
    void emptyHeaps(bool empty);
    void lightRow(std::size_t heap);
    void lightSum();
    /// Bits for which `lit` holds are drawn in full, the others stay dim.
    void lightBits(const std::function<bool(std::size_t heap, Count weight)>& lit);
    void ringBit(std::size_t heap, Count weight, Tone tone);
    void ringFlips();
    void writeSide(std::size_t heap, const QString& text, Tone tone);
    void writeSideTitle(const QString& text);
    void writeCaption(const QString& text, Tone tone);

    /// Keeps the scene as it is arranged now. `duration` is the time of the way into it, in proof steps.
    void push(double duration);
    int lastScene() const { return static_cast<int>(m_scenes.size()) - 1; }

    Choreography finish() &&;

private:
    enum class Align { Left, Middle, Right };

    Pose& pose(int piece) { return m_now[static_cast<std::size_t>(piece)]; }
    void write(int piece, const QString& text, double x, double y, double size, Align align, double opacity, Tone tone);
    void hide(int piece) { pose(piece).opacity = 0; }
    void prepare();
    void writeRows(bool inTable);
    void writeRow(std::size_t row, Count number, double right, double y, double opacity);
    void writeHeads(double opacity);
    void writeOnes(double opacity);
    void stretchBand(std::size_t column);
    void placeCells(double opacity);
    void settleBits();
    void placeShadows();
    void showWindow(std::vector<Pose>& scene) const;
    void cancelPairs(std::size_t row);
    void coverRing(int ring, std::size_t row, std::size_t column, Tone tone);
    std::vector<std::size_t> parcelsIn(std::size_t heap, Count weight) const;
    std::size_t columnOf(Count weight) const;
    Count weightOf(std::size_t column) const { return columnWeight(column, m_table.columns); }

    std::vector<Count> m_heaps;
    std::vector<Count> m_shown;       ///< the heaps as the table shows them: after the move, with y
    std::optional<Move> m_move;
    std::vector<Parcel> m_parcels;
    std::vector<Count> m_place;       ///< of each parcel: the column it lies in; 0 in the tray
    std::vector<bool> m_apart;        ///< of each parcel: set apart, about to be taken
    Count m_sum = 0;
    Count m_sumAfter = 0;
    Table m_table;
    Piles m_piles;
    BitPieces m_pieces;
    std::vector<int> m_sumShadows;    ///< of each column: the stone that its token waits under
    std::vector<int> m_afterShadows;
    bool m_asTable = false;
    bool m_sumShown = false;
    bool m_afterShown = false;
    Count m_lit = 0;                  ///< the lit columns
    QSizeF m_size;
    std::vector<Pose> m_now;
    std::vector<std::vector<Pose>> m_scenes;
    std::vector<double> m_durations;
};

}  // namespace nimstone::figures
