// Writes a drawing as an SVG or PNG file. The drawing is made with a QPainter.
#pragma once

#include <QByteArray>
#include <QPainter>
#include <QSizeF>
#include <QString>
#include <functional>

namespace nimstone::figures {

/// A function that draws a picture, from (0, 0) to the size that is passed beside it. The background is already filled
/// when it is called.
using Painting = std::function<void(QPainter& painter)>;

/// The title and the description of an SVG document, for readers who cannot see the picture. Both are plain text in the
/// current language.
struct SvgWords {
    QString title;
    QString description;  ///< a description of the picture, in sentences
};

QByteArray toSvg(QSizeF size, const SvgWords& words, const Painting& draw);

/// Returns a PNG picture with twice the width and height of `size`. The picture is smaller if a side would be longer
/// than 12,000 pixels.
QByteArray toPng(QSizeF size, const Painting& draw);

}  // namespace nimstone::figures
