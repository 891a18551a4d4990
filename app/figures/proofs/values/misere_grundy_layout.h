// The content and layout of the figure about misère play with Grundy values. Only app/figures includes this header.
#pragma once

#include <QPointF>
#include <QRectF>
#include <optional>
#include <vector>

#include "app/figures/scene/figure_scenes.h"

namespace nimstone::figures {

inline constexpr double flawGap = 6;

/// A position with its claimed and its true outcome, and with the options that the figure shows.
struct MisereGrundyPosition {
    std::vector<Count> heaps;
    std::vector<Count> values;
    Outcome claimed = Outcome::P;
    Outcome truth = Outcome::P;
    std::vector<proof::GrundyOption> options;
    std::size_t unshown = 0;
};

/// The content of the proof's steps: the user's position, and the first position for which the claim is wrong if this
/// is another position.
struct MisereGrundyFacts {
    explicit MisereGrundyFacts(const proof::Proof& proof);

    std::vector<MisereGrundyPosition> positions;
    bool ownIsFirst = false;  ///< true if the user's position is the first for which the claim is wrong
    proof::GrundyPremise premise;
};

/// The places of the pieces of a position and its options.
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
    double type = 0;   ///< the font size of the text, in pixels
    double disc = 0;   ///< the diameter of a disc with a letter or a value, in pixels
    std::vector<MisereGrundyPanel> panels;
    QRectF heap;       ///< the rectangle of the heap for which the premise is wrong
    QPointF arrow;
    std::vector<QRectF> left;
};

/// The text below a position: "g: 1 ⊕ 4".
QString flawValues(const std::vector<Count>& values);

/// Lays out the figure. Returns nothing if pieces would overlap.
std::optional<MisereGrundyLayout> layOutMisereGrundy(const MisereGrundyFacts& facts, const FigureScenes& scenes);

}  // namespace nimstone::figures
