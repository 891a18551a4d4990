// The operations by which the steps of a proof show themselves in the table of bits. The steps run twice: first on a
// BitPlan, which collects what the table must have space for, and then on BitScenes, which makes the scenes.
#pragma once

#include <QString>
#include <functional>
#include <optional>
#include <vector>

#include "app/figures/scene/choreography.h"
#include "core/position.h"

namespace nimstone::figures {

class BitStage {
public:
    virtual ~BitStage() = default;
    virtual Count sum() const = 0;

    /// Adds three scenes: the heaps become blocks, the blocks become bits, and then nothing changes for a moment. Adds
    /// no scenes if the stones are already bits.
    virtual void ensureTable() {}
    /// Adds two scenes: the pairs of bits in each column cancel, so that the other bits form the row of s, the nim-sum
    /// before the move; then the pairs come back.
    virtual void sumUp() {}
    virtual void ensureSum() {}
    /// Adds two scenes for the bits after the move: the pairs of bits in each column cancel, so that the other bits
    /// form the row of t, the nim-sum after the move; then the pairs come back.
    virtual void sumUpAfter() {}

    // --- functions that show the move ---
    /// Changes the row of the moved heap from x to y, the size after the move. The stones that the move takes are set
    /// apart, but stay in the table.
    virtual void flip(const Move&) {}
    /// Moves the stones that `flip` has set apart to the tray.
    virtual void take() {}

    // --- functions that emphasize pieces during a step; quiet() removes all emphasis ---
    virtual void quiet() {}
    /// Sets the column that must stay visible from now on.
    virtual void focusOn(Count /*weight*/) {}
    /// Highlights each column that has a 1 in `weights`.
    virtual void lightColumns(Count /*weights*/) {}
    /// If `empty` is true, shows the size 0 for every heap and draws its stones faintly, as if they were taken;
    /// otherwise the heaps look normal again. Has no effect once the stones are bits.
    virtual void emptyHeaps(bool /*empty*/) {}
    virtual void lightRow(std::size_t /*heap*/) {}
    virtual void lightSum() {}
    /// Draws the bits for which `lit` returns true in full color. All other bits stay dim.
    virtual void lightBits(const std::function<bool(std::size_t heap, Count weight)>&) {}
    virtual void ringBit(std::size_t /*heap*/, Count /*weight*/, Tone) {}
    virtual void ringFlips() {}
    virtual void writeSide(std::size_t /*heap*/, const QString&, Tone) {}
    virtual void writeSideTitle(const QString&) {}
    virtual void writeCaption(const QString&, Tone) {}

    /// Adds a scene with the current poses. `duration` is the duration of the transition into the scene, in proof
    /// steps.
    virtual void push(double /*duration*/ = 1) {}

    // --- functions that combine the functions above ---
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
    /// Shows the whole move: rings the bits that flip, changes the row of the heap, and moves the taken stones to the
    /// tray.
    void carryOut(const Move& move)
    {
        lightHeap(move.heap);
        ringFlips();
        push();
        flip(move);
        quiet();
        lightRow(move.heap);
        take();
        quiet();
    }
};

/// Collects everything in a whole proof that decides how much space the table needs.
class BitPlan : public BitStage {
public:
    explicit BitPlan(const std::vector<Count>& ofHeaps) : heaps(ofHeaps) {}

    std::vector<Count> heaps;
    std::optional<Move> move{};     ///< the move that the figure shows
    bool afterRow = false;          ///< true if the figure shows the row of t, the nim-sum after the move
    Count focus = 0;                ///< the weight of the column that must stay visible; 0 for the highest column
    std::vector<QString> sides{};   ///< all texts that the figure shows at the right of rows, in any step
    std::vector<QString> captions{};

    Count sum() const override;
    void sumUpAfter() override { afterRow = true; }
    void flip(const Move& flipped) override;
    void focusOn(Count weight) override { focus = weight; }
    void writeSide(std::size_t, const QString& text, Tone) override { sides.push_back(text); }
    void writeSideTitle(const QString& text) override { sides.push_back(text); }
    void writeCaption(const QString& text, Tone) override { captions.push_back(text); }
};

}  // namespace nimstone::figures
