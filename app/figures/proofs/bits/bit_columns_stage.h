// What the steps of a proof do with the table of bits: once with a plan that only notes what they will need room for, and
// once with the scenes themselves.
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

    /// The heaps become blocks and then bits, if they are not yet, and stand as bits for a moment: three scenes.
    virtual void ensureTable() {}
    /// The pairs in each column cancel, what stays is the row of s, and the pairs go back: two scenes.
    virtual void sumUp() {}
    virtual void ensureSum() {}
    /// The same after the move, for the row of t.
    virtual void sumUpAfter() {}

    // --- the move ---
    /// The row of the heap that changes becomes y; what will be taken is set apart in its place.
    virtual void flip(const Move&) {}
    /// What was set apart goes to the tray.
    virtual void take() {}

    // --- what a step speaks of; all of it is undone by quiet() ---
    virtual void quiet() {}
    /// The column that matters most from now on.
    virtual void focusOn(Count /*weight*/) {}
    /// Each column that has a 1 in `weights`.
    virtual void lightColumns(Count /*weights*/) {}
    /// Before the stones are bits: whether the heaps are shown empty, what was there a shade.
    virtual void emptyHeaps(bool /*empty*/) {}
    virtual void lightRow(std::size_t /*heap*/) {}
    virtual void lightSum() {}
    /// Bits for which `lit` holds are drawn in full, the others stay dim.
    virtual void lightBits(const std::function<bool(std::size_t heap, Count weight)>&) {}
    virtual void ringBit(std::size_t /*heap*/, Count /*weight*/, Tone) {}
    virtual void ringFlips() {}
    virtual void writeSide(std::size_t /*heap*/, const QString&, Tone) {}
    virtual void writeSideTitle(const QString&) {}
    virtual void writeCaption(const QString&, Tone) {}

    /// Keeps the scene as it is arranged now. `duration` is the time of the way into it, in proof steps.
    virtual void push(double /*duration*/ = 1) {}

    // --- what is made of these ---
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
    /// The row of the heap becomes what is left of it, and the rest is taken.
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

/// What a whole proof will show; everything that decides the room it needs.
class BitPlan : public BitStage {
public:
    explicit BitPlan(const std::vector<Count>& ofHeaps) : heaps(ofHeaps) {}

    std::vector<Count> heaps;
    std::optional<Move> move{};     ///< that the figure carries out
    bool afterRow = false;          ///< whether it shows t
    Count focus = 0;                ///< the column that matters most; 0 for the highest
    std::vector<QString> sides{};   ///< everything ever shown at the right of a row
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
