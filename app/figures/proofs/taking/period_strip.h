// The content of the strip in the figure of a proof about periods: its values, and the heaps that it shows. Only files
// in app/figures include this header.
#pragma once

#include <QString>
#include <vector>

#include "app/figures/scene/strip_layout.h"
#include "core/proofs/proof.h"

namespace nimstone::figures {

struct PeriodStrip {
    explicit PeriodStrip(const proof::Proof& proof);

    std::vector<Count> values;   ///< g(0), g(1), …
    Count period = 0;            ///< the period that decides the length of the rows; 0 if the proof has no period
    std::vector<StripWindow::Stretch> stretches;  ///< the ranges of heaps that the steps name, the most important range first

    /// The heaps that the strip shows. If it cannot show all heaps, it shows fewer than mostCells, because its larger
    /// numbers are too wide for the smallest window of the application.
    StripWindow window() const
    {
        constexpr std::size_t mostOfLong = 42;
        return {values.size() - 1, stretches, values.size() <= StripWindow::mostCells ? StripWindow::mostCells : mostOfLong};
    }
    QString widestValue() const;
};

/// The rule of the game as a title: "S = { 1, 3, 4 }", or "octal code 0.77".
QString stripTitle(const proof::Proof& proof);

}  // namespace nimstone::figures
