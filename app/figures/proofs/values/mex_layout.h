// What the mex table shows, and where. Inside app/figures only.
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

/// How large the disc with a value is beside a name of that size of type.
inline double mexDisc(double type) { return type * 1.6; }

/// What the proof says, gathered.
struct MexFacts {
    explicit MexFacts(const proof::Proof& proof);

    std::vector<QString> names;
    std::vector<std::vector<std::size_t>> options;
    std::vector<Count> values;
    std::size_t moves = 0;
    std::size_t mostOptions = 0;
    Count largest = 0;  ///< of the values and of what options have
};

/// Where everything is.
struct MexLayout {
    std::vector<BowPlace> places;
    double type = 0;  ///< of the names
    QRectF panel;
    QPointF outcome;
    double cell = 0;
    std::vector<QPointF> cells;
};

/// None where things would be on each other.
std::optional<MexLayout> layOutMex(const MexFacts& facts, const FigureScenes& scenes);

}  // namespace nimstone::figures
