// A figure as a value: pieces that keep their identity, and a pose for each of them in every scene.
//
//   scenes   0 ── 1 ── 2 ── 3        A position on this line may lie between two scenes, 1.4 for example. Every piece
//   piece 0  ●────●──────●──●        is then between its poses in these two scenes. So a figure can be stopped,
//   piece 1  ●──●────────●──●        reversed and scrubbed to any position, and nothing jumps.
//
// QML moves the pieces; the printing renderer draws one scene. Both read only this value.
#pragma once

#include <QPointF>
#include <QRectF>
#include <QSizeF>
#include <QString>
#include <vector>

#include "core/count.h"

namespace nimstone::figures {

enum class PieceKind {
    Stone,  ///< one stone, or several that move as one block: `weight` says how many
    Token,  ///< a disc in the rows of the nim-sum
    Cell,   ///< the background of a bit: its frame, and the 0 that shows if no stone is in it
    Band,   ///< a highlighted column or row behind the pieces
    Ring,   ///< the ring around what a step is about
    Rule,   ///< a straight line of a table
    Label,  ///< words and numbers
    Tile,   ///< a rectangle that can hold words: a cell of a board, a square of a rectangle, a block, a stair
    Pin,    ///< a ninepin in a row
    Queen,  ///< the queen of Wythoff's game, which stands for two heaps
    Grid,   ///< a ruled board with any number of cells, as one piece: it has `weight` columns and `rows` rows. The queen
            ///< on it has the same `index`
    Slope,  ///< a thin straight line in the colour of its tone, from the lower left corner of its rectangle to the upper
            ///< right one. If `rows` is 1, it goes from the upper left corner to the lower right one
};

/// The look of a piece; its colours come from the theme.
enum class Tone { Plain, Dim, Lit, Odd, Even, Chosen, Taken, Heading };

/// The place and look of a piece in one scene. Lengths are in pixels of the figure; (x, y) is the centre of the piece.
struct Pose {
    double x = 0;
    double y = 0;
    double width = 0;
    double height = 0;
    double opacity = 1;
    double z = 0;
    Tone tone = Tone::Plain;
    /// The roundness of a stone's corners: 1 for a disc, 0 for a bar.
    double round = 1;
    /// The text that the piece shows in this scene, ready to be shown; empty for none.
    QString text = {};
    /// The part of the transition into this scene during which the piece moves: 0 to 1 is all of it.
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

/// Returns a pose with the given look that covers the rectangle.
inline Pose posed(const QRectF& rect, Pose look = {})
{
    look.cover(rect);
    return look;
}
/// Returns a pose with the given look, centre and size.
inline Pose posed(QPointF middle, QSizeF size, Pose look = {})
{
    look.moveTo(middle);
    look.width = size.width();
    look.height = size.height();
    return look;
}

struct Piece {
    PieceKind kind = PieceKind::Stone;
    int heap = -1;       ///< counted from 0; −1 if the piece belongs to no heap
    int index = 0;       ///< the number of the piece within its heap or row, from 0
    Count weight = 0;    ///< the number of stones that the piece stands for, or the weight of its column
    QString objectName = {};
    Count rows = 0;      ///< rows of a Grid; for a Slope, 1 if it falls from left to right

    bool operator==(const Piece&) const = default;
};

/// A pose for each piece of the choreography, in the same order.
using Scene = std::vector<Pose>;

struct Choreography {
    QSizeF size;
    std::vector<Piece> pieces;
    std::vector<Scene> scenes;
    /// The duration of the transition into each scene, in proof steps; durations[0] is not used.
    std::vector<double> durations;

    int sceneCount() const { return static_cast<int>(scenes.size()); }
    int pieceCount() const { return static_cast<int>(pieces.size()); }
};

/// The pose of a piece at `position` on the line of scenes, clamped to its ends. Discrete parts (tone, text) change
/// half-way.
Pose poseAt(const Choreography& choreography, int piece, double position);

}  // namespace nimstone::figures
