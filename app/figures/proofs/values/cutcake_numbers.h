// The values in the figure of the theorem on Cutcake: on a line of integers, where a block's value is between the
// values that the best cuts leave, and as bars that add up to the value of the sum.
#pragma once

#include "app/figures/proofs/values/cutcake_layout.h"

namespace nimstone::figures {

/// A line of integers at the bottom of the stage. It shows the values that the best cuts of Left and Right leave, and
/// between them the value of the block. If these values are too far apart for a tick at every integer, the line shows
/// only them, and it is not to scale.
class CakeAxis {
public:
    CakeAxis(const CakeFacts& facts, const CakeFigureLayout& room, FigureScenes& scenes);

    /// Shows the line for a step. Returns true if it is to scale.
    bool show(const proof::CakeOptions& step);
    void ring();
    void hide();

private:
    void showNumbers(const std::vector<SignedWide>& ticks, const std::vector<Tone>& tones, double below);

    const CakeFigureLayout& m_room;
    FigureScenes& m_scenes;
    int m_line;
    std::vector<int> m_dots;
    std::vector<int> m_numbers;
    int m_ring;
};

/// Bars beside the rows of the list. Each bar begins where the bar above it ends. The last bar shows the sum of all
/// values.
class CakeBars {
public:
    CakeBars(const CakeFacts& facts, const CakeFigureLayout& room, FigureScenes& scenes);

    /// Shows the bars of the first `shown` blocks, and the bar of the sum if `sum` is true.
    void put(std::size_t shown, bool sum);
    void hide();

private:
    const CakeFacts& m_facts;
    const CakeFigureLayout& m_room;
    FigureScenes& m_scenes;
    int m_zero;
    std::vector<int> m_bars;
};

}  // namespace nimstone::figures
