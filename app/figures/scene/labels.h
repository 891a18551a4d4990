// Lines of text in a figure: their width, and how they are made to fit.
#pragma once

#include <QRectF>
#include <QStringList>
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
    double room = 0;
    Anchor hold = Anchor::Left;
};

/// Returns the first candidate that fits into `room` pixels at font size `size`, or the last candidate if none of them
/// fits.
QString firstThatFits(const QStringList& candidates, double size, double room);

/// Returns the text if it fits into the tile, and an empty string otherwise.
QString tileText(const QString& text, const QRectF& tile);

}  // namespace nimstone::figures
