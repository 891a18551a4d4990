// Lines of text in a figure: their width, and how they are made to fit.
#pragma once

#include <QRectF>
#include <QStringList>
#include <limits>
#include <span>

#include "core/count.h"

namespace nimstone::figures {

inline QString bold(const QString& text) { return QStringLiteral("<b>%1</b>").arg(text); }
inline QString bold(Count value) { return bold(QString::number(value)); }

/// labelWidth() returns the width of a label plus a small margin, in pixels; `size` is the font size in pixels.
/// widestLabel() returns the largest width of several labels.
double labelWidth(const QString& text, double size);
double widestLabel(std::span<const QString> texts, double size);

enum class Anchor { Left, Middle, Right };

/// A place for a line of text: the anchor point, the font size `size` and the greatest width `room`, all in pixels.
/// Wider text gets a smaller font. `hold` says which point of the line is at (`x`, `y`).
struct Line {
    double x = 0;
    double y = 0;
    double size = 0;
    double room = std::numeric_limits<double>::max();
    Anchor hold = Anchor::Left;
};

/// The place of a line with its center at `middle`.
inline Line centered(QPointF middle, double size, double room = std::numeric_limits<double>::max())
{
    return {middle.x(), middle.y(), size, room, Anchor::Middle};
}

/// The place of a line in the middle of a rectangle, or at half its height at the left or right edge.
inline Line lineIn(const QRectF& rect, double size, Anchor hold = Anchor::Middle)
{
    const double x = hold == Anchor::Left ? rect.left() : hold == Anchor::Right ? rect.right() : rect.center().x();
    return {x, rect.center().y(), size, rect.width(), hold};
}

/// Returns the text if it fits into `room` pixels at font size `size`, and an empty text otherwise.
inline QString ifItFits(const QString& text, double size, double room) { return labelWidth(text, size) <= room ? text : QString(); }

/// Returns the first candidate that fits into `room` pixels at font size `size`, or the last candidate if none of them
/// fits.
QString firstThatFits(const QStringList& candidates, double size, double room);

/// Returns the text if it fits into the tile, and an empty string otherwise.
QString tileText(const QString& text, const QRectF& tile);

}  // namespace nimstone::figures
