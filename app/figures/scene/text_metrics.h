// Measures and draws the text in figures.
#pragma once

#include <QPainterPath>
#include <QString>

class QPainter;

namespace nimstone::figures {

/// The height of a label, divided by the font size of its text.
inline constexpr double lineHeight = 1.45;

/// The width of one line of text, in pixels of the figure. `size` is the font size in pixels. The text may have the
/// light markup of sentences. It needs a QGuiApplication.
double textWidth(const QString& text, double size);

/// The outlines of one line of text. The line begins at (0, 0) on its baseline. `size` is the font size in pixels.
QPainterPath textPath(const QString& text, double size);

/// Draws the line as real text in the color of the painter's pen, so that readers of a document can select the text.
void drawLine(QPainter& painter, QPointF begin, const QString& text, double size);

}  // namespace nimstone::figures
