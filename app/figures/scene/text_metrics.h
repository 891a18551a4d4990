// How much room words take in a figure.
#pragma once

#include <QPainterPath>
#include <QString>

class QPainter;

namespace nimstone::figures {

/// A label's height over the size of its text; a label's text size is its height divided by this.
inline constexpr double lineHeight = 1.45;

/// The width of one line of text with the light markup of sentences, in the figure's pixels.
/// Needs a QGuiApplication. `size` is the text's pixel size.
double textWidth(const QString& text, double size);

/// The outlines of that line; it begins at (0, 0) on its base line.
QPainterPath textPath(const QString& text, double size);

/// The line itself, which a reader can select, in the painter's pen.
void drawLine(QPainter& painter, QPointF begin, const QString& text, double size);

}  // namespace nimstone::figures
