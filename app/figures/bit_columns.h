// The figure of a proof about Nim: XOR bit columns, from heaps over blocks and bits to the nim-sum and the move.
#pragma once

#include <QSizeF>
#include <vector>

#include "app/figures/choreography.h"
#include "core/proof/proof.h"

namespace nimstone::figures {

struct BitColumns {
    Choreography choreography;
    /// The scene in which each step is shown: stops[0] before the first step, stops[i] with step i (from 1) done.
    std::vector<int> stops;
    /// False where a bit would be too small to read at this size; the choreography is empty then.
    bool drawn = false;
};

/// The same proof gives the same pieces and as many scenes at any size, text scale and language, so that a figure can
/// be laid out anew while it plays. Needs a QGuiApplication, for the widths of words.
BitColumns bitColumns(const proof::Proof& proof, QSizeF size, double textScale);

}  // namespace nimstone::figures
