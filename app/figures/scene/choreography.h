// A figure as a value: pieces that keep their identity, and a pose for each of them in every scene.
//
//   scenes   0 ── 1 ── 2 ── 3        a position on this line, 1.4 say, lies between two scenes;
//   piece 0  ●────●──────●──●        every piece then is at a point of its own way from the one pose to the other,
//   piece 1  ●──●────────●──●        so a figure can be stopped, reversed and scrubbed anywhere, and nothing jumps.
//
// QML moves the pieces; the printing renderer draws one scene. Both read this value and nothing else.
#pragma once

#include <QPointF>
#include <QRectF>
#include <QSizeF>
#include <QString>
#include <vector>

#include "core/count.h"

namespace nimstone::figures {

enum class PieceKind {
    Stone,  ///< one stone, or several that travel as one block: `weight` says how many
    Token,  ///< a disc of the nim-sum's rows
    Cell,   ///< the ground of a bit: its frame, and the 0 that shows where no stone lies
    Band,   ///< a lit column or row behind the pieces
    Ring,   ///< the ring around what a step speaks of
    Rule,   ///< a line of the table
    Label,  ///< words and numbers
    Tile,   ///< a rectangle that can hold words: a cell of a board, a square of a rectangle, a block, a stair
    Pin,    ///< one of a row of pins
    Queen,  ///< the piece that stands for two heaps
    Grid,   ///< a ruled board of any number of cells, all of it one piece: `weight` columns, `rows` rows; the queen on
            ///< it has its index
    Slope,  ///< a thin straight line across its rectangle: from the lower left corner up to the upper right one; with
            ///< `rows` 1 from the upper left one down. Drawn in the colour of its tone
};

/// How a piece is meant to look; colours come from the theme.
enum class Tone { Plain, Dim, Lit, Odd, Even, Chosen, Taken, Heading };

/// Where a piece is in a scene. Lengths are in the figure's own pixels, (x, y) is the piece's centre.
struct Pose {
    double x = 0;
    double y = 0;
    double width = 0;
    double height = 0;
    double opacity = 1;
    double z = 0;
    Tone tone = Tone::Plain;
    /// How round a stone's corners are: 1 for a disc, 0 for a bar.
    double round = 1;
    /// The text a Label, a Bit or a bar shows in this scene; empty for none. Already worded.
    QString text = {};
    /// The part of the way into this scene during which the piece moves: 0 … 1 for all of it.
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

/// With that look, where the rectangle is, or so large about a point.
inline Pose posed(const QRectF& rect, Pose look = {})
{
    look.cover(rect);
    return look;
}
inline Pose posed(QPointF middle, QSizeF size, Pose look = {})
{
    look.moveTo(middle);
    look.width = size.width();
    look.height = size.height();
    return look;
}

struct Piece {
    PieceKind kind = PieceKind::Stone;
    int heap = -1;       ///< counted from 0; −1 where it belongs to none
    int index = 0;       ///< which of its heap or row, from 0
    Count weight = 0;    ///< stones it stands for, or the weight of its column
    QString objectName = {};
    Count rows = 0;      ///< of a Grid; 1 of a Slope that falls

    bool operator==(const Piece&) const = default;
};

/// A pose for each piece of the choreography.
using Scene = std::vector<Pose>;

struct Choreography {
    QSizeF size;
    std::vector<Piece> pieces;
    std::vector<Scene> scenes;
    /// How long the way into each scene takes, in proof steps; durations[0] is not used.
    std::vector<double> durations;

    int sceneCount() const { return static_cast<int>(scenes.size()); }
    int pieceCount() const { return static_cast<int>(pieces.size()); }
};

/// The pose of a piece at `position` on the line of scenes, clamped to it. Discrete parts (tone, text) change half-way.
Pose poseAt(const Choreography& choreography, int piece, double position);

}  // namespace nimstone::figures
