// A figure as a value: its choreography, and what of it belongs to the steps of a proof.
#pragma once

#include <vector>

#include "app/figures/scene/choreography.h"
#include "core/proofs/proof.h"
#include "core/sum/game_sum.h"

namespace nimstone::figures {

/// A piece that can be pressed, and the table that the proof is about after it.
struct FigureEdit {
    int piece = 0;
    GameSum subject;
};

struct ProofFigure {
    Choreography choreography;
    /// The scene in which each step is shown: stops[0] before the first step, stops[i] with step i (from 1) done.
    std::vector<int> stops;
    /// False where it would be too small to read at this size; the choreography is empty then.
    bool drawn = false;
    /// What the figure leaves out at this size, in words, rich text: "the first 40 of 1,000 blocks". Empty where all is
    /// shown.
    QString note = {};
    /// The pieces that change the position; none in the columns of bits, whose bits the session flips.
    std::vector<FigureEdit> edits = {};
};

inline Tone toneOf(Outcome outcome) { return outcome == Outcome::P ? Tone::Even : Tone::Odd; }

}  // namespace nimstone::figures
