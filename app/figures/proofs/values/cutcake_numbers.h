// Values in the figure of the theorem on Cutcake: on a line of integers, between the values that the best cuts leave;
// and as bars that add up.
#pragma once

#include "app/figures/proofs/values/cutcake_layout.h"

namespace nimstone::figures {

/// A line of integers at the bottom of the stage. The values that Left's cuts leave are on its left, those that Right's
/// cuts leave are on its right, and the value of the block is between them. If they are too far apart, it shows only
/// these, not to scale.
class CakeAxis {
public:
    CakeAxis(const CakeFacts& facts, const CakeFigureLayout& room, CaptionedScenes& scenes);

    /// Shows the line for a step; returns true if it is to scale.
    bool show(const proof::CakeOptions& step);
    void ring();
    void hide();

private:
    void showNumbers(const std::vector<SignedWide>& ticks, const std::vector<Tone>& tones, double below);

    const CakeFigureLayout& m_room;
    CaptionedScenes& m_scenes;
    int m_line;
    std::vector<int> m_dots;
    std::vector<int> m_numbers;
    int m_ring;
};

/// Bars beside the rows of the list. Each bar begins where the one before it ends; the last bar is the sum of all.
class CakeBars {
public:
    CakeBars(const CakeFacts& facts, const CakeFigureLayout& room, CaptionedScenes& scenes);

    /// Shows the bars of the first `shown` blocks, and that of the sum if `sum`.
    void put(std::size_t shown, bool sum);
    void hide();

private:
    const CakeFacts& m_facts;
    const CakeFigureLayout& m_room;
    CaptionedScenes& m_scenes;
    int m_zero;
    std::vector<int> m_bars;
};

}  // namespace nimstone::figures
