// A figure as a value: pieces that keep their identity, and a pose for each piece in every scene.
//
//   scenes   0 ── 1 ── 2 ── 3        A position in the sequence of scenes may be between two scenes, for example 1.4.
//   piece 0  ●────●──────●──●        Every piece is then between its poses in these two scenes. So a figure can be
//   piece 1  ●──●────────●──●        stopped, reversed and moved to any position without a jump.
//
// Both renderers read only this value: QML shows the pieces on screen, and the printing renderer draws one scene.
#pragma once

#include <QPointF>
#include <QRectF>
#include <QSizeF>
#include <QString>
#include <algorithm>
#include <vector>

#include "core/count.h"

namespace nimstone::figures {

enum class PieceKind {
    Stone,  ///< one stone, or a block of stones that move together; `weight` is the number of stones
    Token,  ///< a disc in the rows of the nim-sum
    Cell,   ///< the background of a bit: its frame, and the 0 that shows if no stone is in it
    Band,   ///< a highlighted column or row behind the pieces
    Ring,   ///< a ring that marks the subject of a step
    Rule,   ///< a straight rule between the rows of a table
    Label,  ///< a line of text
    Tile,   ///< a rectangle that can contain text: a cell of a board, a square of a rectangle, a block, a step of a staircase
    Pin,    ///< a ninepin in a row
    Queen,  ///< the queen of Wythoff's game, which stands for two heaps
    Grid,   ///< a ruled board as one piece, with any number of cells: `weight` columns and `rows` rows.
            ///< The queen that stands on a Grid has the same `index` as the Grid
    Slope,  ///< a thin straight line from the lower left corner of its rectangle to the upper right corner.
            ///< If `rows` is 1, the line goes from the upper left corner to the lower right corner
};

/// The look of a piece. The theme decides the colors of each tone.
enum class Tone { Plain, Dim, Lit, Odd, Even, Chosen, Taken, Heading };

/// The place and the look of a piece in one scene. Lengths are in pixels of the figure; (`x`, `y`) is the center of the
/// piece.
struct Pose {
    double x = 0;
    double y = 0;
    double width = 0;
    double height = 0;
    double opacity = 1;
    double z = 0;
    Tone tone = Tone::Plain;
    /// The roundness of a stone's corners, from 0 (a bar) to 1 (a disc).
    double round = 1;
    /// The text on the piece in this scene, already translated; empty if the piece has no text.
    QString text = {};
    /// The piece moves during the section of the transition from `begin` to `end`, where 0 is the start of the
    /// transition into this scene and 1 is its end.
    double begin = 0;
    double end = 1;

    QRectF rect() const { return {x - width / 2, y - height / 2, width, height}; }
    void moveTo(QPointF middle)
    {
        x = middle.x();
        y = middle.y();
    }
    void cover(const QRectF& rect)
    {
        moveTo(rect.center());
        width = rect.width();
        height = rect.height();
    }
    bool operator==(const Pose&) const = default;
};

/// Returns the pose `look` with the center and the size of the rectangle.
inline Pose posed(const QRectF& rect, Pose look = {})
{
    look.cover(rect);
    return look;
}
/// Returns the pose `look` with this center and size.
inline Pose posed(QPointF middle, QSizeF size, Pose look = {})
{
    look.moveTo(middle);
    look.width = size.width();
    look.height = size.height();
    return look;
}

/// Returns the corner radius of a stone in pixels: of a disc, of a bar, or of a shape between the two while one changes into
/// the other. `round` is 1 for a disc, whose radius is half the shorter side, and 0 for a
/// bar, whose radius is at most 3 pixels.
inline double cornerRadius(double width, double height, double round)
{
    const double half = std::min(width, height) / 2;
    const double bar = std::min(half, 3.0);
    return bar + (half - bar) * round;
}

struct Piece {
    PieceKind kind = PieceKind::Stone;
    int heap = -1;       ///< the index of the heap, from 0; −1 if the piece belongs to no heap
    int index = 0;       ///< the index of the piece within its heap or row, from 0
    Count weight = 0;    ///< the number of stones that the piece stands for, or the weight of its column
    QString objectName = {};
    Count rows = 0;      ///< the number of rows of a Grid; 1 for a Slope that falls from left to right

    bool operator==(const Piece&) const = default;
};

/// The poses of all pieces of a choreography, in the order of the pieces.
using Scene = std::vector<Pose>;

struct Choreography {
    QSizeF size;
    std::vector<Piece> pieces;
    std::vector<Scene> scenes;
    /// The duration of the transition into each scene, in proof steps. durations[0] is not used.
    std::vector<double> durations;

    int sceneCount() const { return static_cast<int>(scenes.size()); }
    int pieceCount() const { return static_cast<int>(pieces.size()); }
};

/// The pose of a piece at `position` in the sequence of scenes. `position` is clamped to the first and the last scene.
/// The tone and the text change halfway between two scenes.
Pose poseAt(const Choreography& choreography, int piece, double position);

}  // namespace nimstone::figures
