// What a proof about periods shows on its strip: the values, and which of the heaps. Inside app/figures only.
#pragma once

#include <QString>
#include <vector>

#include "app/figures/scene/strip_layout.h"
#include "core/proofs/proof.h"

namespace nimstone::figures {

struct PeriodStrip {
    explicit PeriodStrip(const proof::Proof& proof);

    std::vector<Count> values;   ///< g(0), g(1), …
    Count period = 0;            ///< for the rows; 0 where none is proved
    std::vector<StripWindow::Stretch> stretches;  ///< what the steps speak of, in the order of its weight

    /// Of a long strip fewer cells than of one that is drawn whole: in the smallest window its numbers are wide.
    StripWindow window() const
    {
        constexpr std::size_t mostOfLong = 42;
        return {values.size() - 1, stretches, values.size() <= StripWindow::mostCells ? StripWindow::mostCells : mostOfLong};
    }
    QString widestValue() const;
};

/// "S = { 1, 3, 4 }" or "octal code 0.77".
QString stripTitle(const proof::Proof& proof);

}  // namespace nimstone::figures
