// Values in the figure of the theorem on Cutcake: between what the best cuts leave, on a line of integers; and as bars that
// add up.
#pragma once

#include "app/figures/proofs/values/cutcake_layout.h"

namespace nimstone::figures {

/// A line of integers at the foot of the stage: what cuts of Left's leave stands on the left, what cuts of Right's leave
/// on the right, and the value between. Where they are too far apart it shows only these, and not to scale.
class CakeAxis {
public:
    CakeAxis(const CakeFacts& facts, const CakeRoom& room, CaptionedScenes& scenes);

    /// Whether to scale.
    bool show(const proof::CakeOptions& step);
    void ring();
    void hide();

private:
    void showNumbers(const std::vector<SignedWide>& ticks, const std::vector<Tone>& tones, double below);

    const CakeRoom& m_room;
    CaptionedScenes& m_scenes;
    int m_line;
    std::vector<int> m_dots;
    std::vector<int> m_numbers;
    int m_ring;
};

/// Bars beside the lines of the list, each from where the one before it ends; the last is the sum of all.
class CakeBars {
public:
    CakeBars(const CakeFacts& facts, const CakeRoom& room, CaptionedScenes& scenes);

    /// So many of the blocks' bars, and the sum's.
    void put(std::size_t shown, bool sum);
    void hide();

private:
    const CakeFacts& m_facts;
    const CakeRoom& m_room;
    CaptionedScenes& m_scenes;
    int m_zero;
    std::vector<int> m_bars;
};

}  // namespace nimstone::figures
