// What the figures about Fibonacci numbers and Euclid's game share: lines of words that keep to their room.
#pragma once

#include <QStringList>

#include "app/figures/scene/figure_scenes.h"

namespace nimstone::figures {

enum class Hold { Left, Middle, Right };

/// Where a line of words is held, how large it is, and how wide it may become: in a narrower room it is set smaller.
struct Line {
    double x = 0;
    double y = 0;
    double size = 0;
    double room = 0;
    Hold hold = Hold::Left;
};

/// A label that is not seen yet.
int addHiddenLabel(FigureScenes& scenes, const QString& name);

/// Writes words into a label of the scene that is being made, and shows it; no words hide it.
void write(FigureScenes& scenes, int label, const Line& line, const QString& text, Tone tone = Tone::Plain);

/// The first of these that has room at its full size, or else the last.
QString firstThatFits(const QStringList& candidates, double size, double room);

/// Puts a piece where the rectangle is.
void place(Pose& pose, const QRectF& rect);

/// The number where it has room in a tile, else nothing.
QString tileText(const QString& text, const QRectF& tile);

}  // namespace nimstone::figures
