// The figure of a proof as a value: every theorem has one of its own.
#pragma once

#include <QSizeF>
#include <vector>

#include "app/figures/choreography.h"
#include "core/proofs/proof.h"

namespace nimstone::figures {

/// A piece that can be pressed, and the table that the proof is about after it.
struct FigureEdit {
    int piece = 0;
    Table subject;
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

/// The same proof gives the same pieces and as many scenes at any size, text scale and language, so that a figure can
/// be laid out anew while it plays. Needs a QGuiApplication, for the widths of words.
ProofFigure proofFigure(const proof::Proof& proof, QSizeF size, double textScale);

/// How large it is laid out for paper, in its own pixels at text scale 1: whatever the proof, all of it is readable.
QSizeF figureSizeForPaper(const proof::Proof& proof);

/// Whether it is the table of bits, which has its own ways to be pressed.
bool showsBitColumns(proof::Theorem theorem);

}  // namespace nimstone::figures
