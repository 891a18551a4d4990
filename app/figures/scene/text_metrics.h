// Measures and draws the text in figures.
#pragma once

#include <QHash>
#include <QPainterPath>
#include <QString>

class QPainter;

namespace nimstone::figures {

/// The height of a label, divided by the font size of its text.
inline constexpr double lineHeight = 1.45;

/// The width of one line of text, in pixels of the figure. `size` is the font size in pixels. The text may have the
/// light markup of sentences. The function needs a QGuiApplication.
double textWidth(const QString& text, double size);

/// Returns the width that the cache `known` has for this key. If it has none, calls `measure` and stores the width.
template <class Key, class Measure>
double knownWidth(QHash<Key, double>& known, const Key& key, Measure measure)
{
    if (const auto found = known.constFind(key); found != known.constEnd())
        return *found;
    const double width = measure();
    if (known.size() > 4096)
        known.clear();
    known.insert(key, width);
    return width;
}

/// The outlines of one line of text. The line begins at (0, 0) on its baseline. `size` is the font size in pixels.
QPainterPath textPath(const QString& text, double size);

/// Draws the line as real text in the color of the painter's pen, so that readers of a document can select the text.
void drawLine(QPainter& painter, QPointF begin, const QString& text, double size);

}  // namespace nimstone::figures
