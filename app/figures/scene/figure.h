// The figure of a proof as a value: its choreography, the scene of each step, and the pieces that users can press to
// change the position.
#pragma once

#include <vector>

#include "app/figures/scene/choreography.h"
#include "app/wording/proof_words.h"
#include "core/proofs/proof.h"
#include "core/sum/game_sum.h"

namespace nimstone::figures {

/// The sheet on which the figure of a proof is drawn.
struct Sheet {
    QSizeF size;           ///< in pixels
    double textScale = 1;  ///< the size of text, divided by its usual size
    wording::Reading reading = wording::Reading::Numbers;
};

/// A piece that users can press, and the position that the proof is about after that.
struct FigureEdit {
    int piece = 0;
    GameSum subject;
};

struct ProofFigure {
    Choreography choreography;
    /// The indices of the scenes in which steps are complete: stops[0] is the scene before the first step, and stops[i]
    /// is the scene at the end of step i, counted from 1.
    std::vector<int> stops;
    /// The positions of the stage at which the blocks, the bits, the pairs, and the sum of a nim-sum are complete.
    std::vector<double> parts = {};
    /// False if the figure would be too small to read at this size. The choreography is then empty.
    bool drawn = false;
    /// A note about the pieces that the figure leaves out at this size, as rich text: "the first 40 of 1,000 blocks".
    /// Empty if nothing is left out.
    QString note = {};
    /// The pieces that change the position when they are pressed. Empty for the table of bits, where the view-model
    /// flips a bit that is pressed.
    std::vector<FigureEdit> edits = {};
};

inline Tone toneOf(Outcome outcome) { return outcome == Outcome::P ? Tone::Even : Tone::Odd; }

}  // namespace nimstone::figures
