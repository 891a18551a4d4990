// What is drawn with a painter as a file.
#pragma once

#include <QByteArray>
#include <QPainter>
#include <QSizeF>
#include <QString>
#include <functional>

namespace nimstone::figures {

/// Draws from (0, 0) to the size that goes with it; the ground is there.
using Painting = std::function<void(QPainter& painter)>;

/// The title and the description of an SVG document, for readers who cannot see the picture: plain text in the current language.
struct SvgWords {
    QString title;
    QString description;  ///< what the picture shows, in sentences
};

QByteArray toSvg(QSizeF size, const SvgWords& words, const Painting& draw);

/// A PNG picture, twice as large, or less where that would be too many pixels.
QByteArray toPng(QSizeF size, const Painting& draw);

}  // namespace nimstone::figures
