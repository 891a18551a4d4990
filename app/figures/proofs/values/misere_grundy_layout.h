// What the figure of misère play by Grundy values shows, and where. Inside app/figures only.
#pragma once

#include <QPointF>
#include <QRectF>
#include <optional>
#include <vector>

#include "app/figures/scene/figure_scenes.h"

namespace nimstone::figures {

inline constexpr double flawGap = 6;

/// A position, what is claimed of it and what is true, and its options, as many as are shown.
struct FlawPosition {
    std::vector<Count> heaps;
    std::vector<Count> values;
    Outcome claimed = Outcome::P;
    Outcome truth = Outcome::P;
    std::vector<proof::GrundyOption> options;
    std::size_t unshown = 0;
};

/// What the proof says, gathered: the person's own position, and the first that is wrong where it is another one.
struct FlawFacts {
    explicit FlawFacts(const proof::Proof& proof);

    std::vector<FlawPosition> positions;
    bool ownIsFirst = false;  ///< the person's own position is the first that the claim is wrong about
    proof::GrundyPremise premise;
};

/// Where a position and its options are.
struct FlawPanel {
    QPointF heading;
    QRectF card;
    QPointF name;
    QPointF values;
    QPointF claimWord;
    QPointF claim;
    QPointF truthWord;
    QPointF truth;
    std::vector<QRectF> options;
};

struct FlawLayout {
    double type = 0;   ///< of the words
    double disc = 0;   ///< of a letter or a value
    std::vector<FlawPanel> panels;
    QRectF heap;       ///< that breaks the premise
    QPointF arrow;
    std::vector<QRectF> left;
};

/// "g: 1 ⊕ 4", under a position.
QString flawValues(const std::vector<Count>& values);

/// None where things would be on each other.
std::optional<FlawLayout> layOutFlaw(const FlawFacts& facts, const CaptionedScenes& scenes);

}  // namespace nimstone::figures
