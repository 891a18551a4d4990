// Lines of words in a figure: their width, and how they are made to fit.
#pragma once

#include <QRectF>
#include <QStringList>
#include <span>

#include "core/count.h"

namespace nimstone::figures {

inline QString bold(const QString& text) { return QStringLiteral("<b>%1</b>").arg(text); }
inline QString bold(Count value) { return bold(QString::number(value)); }

/// The width of a label with type of `size` pixels, with a little room at its ends; `widestLabel` returns the largest
/// of several.
double labelWidth(const QString& text, double size);
double widestLabel(std::span<const QString> texts, double size);

enum class Anchor { Left, Middle, Right };

/// The anchor of a line of words, the pixel size of its type, and its greatest width: longer words are set in smaller
/// type.
struct Line {
    double x = 0;
    double y = 0;
    double size = 0;
    double room = 0;
    Anchor hold = Anchor::Left;
};

/// The first candidate that fits into `room` at its full size, or the last one if none does.
QString firstThatFits(const QStringList& candidates, double size, double room);

/// The text if it fits into the tile, and otherwise an empty one.
QString tileText(const QString& text, const QRectF& tile);

}  // namespace nimstone::figures
