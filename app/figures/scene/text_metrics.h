// Measures and draws the words of a figure.
#pragma once

#include <QPainterPath>
#include <QString>

class QPainter;

namespace nimstone::figures {

/// The height of a label divided by the pixel size of its text.
inline constexpr double lineHeight = 1.45;

/// The width of one line of text in pixels of the figure, for type of `size` pixels. The text may have the light markup
/// of sentences. Needs a QGuiApplication.
double textWidth(const QString& text, double size);

/// The outlines of that line; it begins at (0, 0) on its baseline.
QPainterPath textPath(const QString& text, double size);

/// Draws the line as text that a reader of the document can select, with the painter's pen.
void drawLine(QPainter& painter, QPointF begin, const QString& text, double size);

}  // namespace nimstone::figures
