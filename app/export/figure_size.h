// How large a proof's figure is laid out for paper, so that it fits any proof there can be.
#pragma once

#include <QSizeF>
#include <algorithm>

#include "app/figures/bit_columns.h"
#include "core/nimber.h"

namespace nimstone::exports {

/// Narrow enough to stand beside its words.
inline bool isSmall(const proof::Proof& proof)
{
    return proof.position.heaps.size() <= 6 && columnsNeeded(proof.position.heaps) <= 9;
}

/// In the figure's own pixels, at text scale 1.
inline QSizeF figureSize(const proof::Proof& proof)
{
    const auto rows = static_cast<double>(proof.position.heaps.size());
    return isSmall(proof) ? QSizeF(500, 190 + 38 * rows) : QSizeF(1000, 240 + 38 * rows);
}

}  // namespace nimstone::exports
