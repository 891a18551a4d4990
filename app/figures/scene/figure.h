// The figure of a proof as a value: its choreography, and which scene and which pieces belong to each step and each
// edit.
#pragma once

#include <vector>

#include "app/figures/scene/choreography.h"
#include "core/proofs/proof.h"
#include "core/sum/game_sum.h"

namespace nimstone::figures {

/// A piece that can be pressed, and the position that the proof is about afterwards.
struct FigureEdit {
    int piece = 0;
    GameSum subject;
};

struct ProofFigure {
    Choreography choreography;
    /// The scene in which each step is complete: stops[0] before the first step, stops[i] after step i (from 1).
    std::vector<int> stops;
    /// False if the figure would be too small to read at this size; the choreography is then empty.
    bool drawn = false;
    /// A note on the parts that the figure leaves out at this size, as rich text: "the first 40 of 1,000 blocks". Empty
    /// if nothing is left out.
    QString note = {};
    /// The pieces that change the position. The table of bits has none here: the view-model flips its bits.
    std::vector<FigureEdit> edits = {};
};

inline Tone toneOf(Outcome outcome) { return outcome == Outcome::P ? Tone::Even : Tone::Odd; }

}  // namespace nimstone::figures
