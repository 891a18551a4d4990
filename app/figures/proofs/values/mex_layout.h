// The content and the layout of the mex table. Only files in app/figures include this header.
#pragma once

#include <QPointF>
#include <QRectF>
#include <QString>
#include <optional>
#include <vector>

#include "app/figures/scene/bow.h"
#include "app/figures/scene/figure_scenes.h"

namespace nimstone::figures {

inline constexpr double mexGap = 6;

/// Returns the diameter, in pixels, of the disc that shows a Grundy value beside the name of its position. `type` is
/// the font size of the name, in pixels.
inline double mexDisc(double type) { return type * 1.6; }

/// The numbers and names that the figure shows, collected from the steps of the proof. The indices of the vectors are
/// the numbers of the positions.
struct MexFacts {
    explicit MexFacts(const proof::Proof& proof);

    std::vector<QString> names;
    std::vector<std::vector<std::size_t>> options;
    std::vector<Count> values;
    std::size_t moves = 0;
    std::size_t mostOptions = 0;
    Count largest = 0;  ///< the largest Grundy value of all positions and options
};

/// The places of all pieces of the figure.
struct MexLayout {
    std::vector<ArchPlace> places;
    double type = 0;  ///< the font size of the names, in pixels
    QRectF panel;
    QPointF outcome;
    double cell = 0;
    std::vector<QPointF> cells;
};

/// Lays out the figure. Returns nothing if pieces would overlap.
std::optional<MexLayout> layOutMex(const MexFacts& facts, const FigureScenes& scenes);

}  // namespace nimstone::figures
