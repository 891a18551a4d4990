// The content and the layout of the figure about misère play with Grundy values. Used only inside app/figures.
#pragma once

#include <QPointF>
#include <QRectF>
#include <optional>
#include <vector>

#include "app/figures/scene/figure_scenes.h"

namespace nimstone::figures {

inline constexpr double flawGap = 6;

/// A position with the claimed and the true outcome, and its options, as many as are shown.
struct MisereGrundyPosition {
    std::vector<Count> heaps;
    std::vector<Count> values;
    Outcome claimed = Outcome::P;
    Outcome truth = Outcome::P;
    std::vector<proof::GrundyOption> options;
    std::size_t unshown = 0;
};

/// The content of the proof's steps: the user's position and, if it is another one, the first position for which the
/// claim is wrong.
struct MisereGrundyFacts {
    explicit MisereGrundyFacts(const proof::Proof& proof);

    std::vector<MisereGrundyPosition> positions;
    bool ownIsFirst = false;  ///< true if the user's position is the first for which the claim is wrong
    proof::GrundyPremise premise;
};

/// The places of a position and its options.
struct MisereGrundyPanel {
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

struct MisereGrundyLayout {
    double type = 0;   ///< the type size of the words
    double disc = 0;   ///< the diameter of a disc with a letter or a value
    std::vector<MisereGrundyPanel> panels;
    QRectF heap;       ///< the heap that breaks the premise
    QPointF arrow;
    std::vector<QRectF> left;
};

/// "g: 1 ⊕ 4", the line below a position.
QString flawValues(const std::vector<Count>& values);

/// Returns nothing if the pieces would overlap.
std::optional<MisereGrundyLayout> layOutMisereGrundy(const MisereGrundyFacts& facts, const CaptionedScenes& scenes);

}  // namespace nimstone::figures
