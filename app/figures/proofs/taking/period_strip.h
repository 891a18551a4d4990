// The content of the strip in a proof about periods: its values, and which heaps it shows. Used only inside
// app/figures.
#pragma once

#include <QString>
#include <vector>

#include "app/figures/scene/strip_layout.h"
#include "core/proofs/proof.h"

namespace nimstone::figures {

struct PeriodStrip {
    explicit PeriodStrip(const proof::Proof& proof);

    std::vector<Count> values;   ///< g(0), g(1), …
    Count period = 0;            ///< the period for aligning the rows; 0 if none is proved
    std::vector<StripWindow::Stretch> stretches;  ///< the heaps that the steps name, the most important first

    /// A long strip shows fewer cells than one that is drawn whole, because its numbers are wide in the smallest
    /// window.
    StripWindow window() const
    {
        constexpr std::size_t mostOfLong = 42;
        return {values.size() - 1, stretches, values.size() <= StripWindow::mostCells ? StripWindow::mostCells : mostOfLong};
    }
    QString widestValue() const;
};

/// "S = { 1, 3, 4 }", or "octal code 0.77".
QString stripTitle(const proof::Proof& proof);

}  // namespace nimstone::figures
