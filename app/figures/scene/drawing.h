// Writes a drawing that is made with a painter as an SVG or PNG file.
#pragma once

#include <QByteArray>
#include <QPainter>
#include <QSizeF>
#include <QString>
#include <functional>

namespace nimstone::figures {

/// Draws from (0, 0) to the size that is passed with it. The background is already filled.
using Painting = std::function<void(QPainter& painter)>;

/// The title and the description of an SVG document, for readers who cannot see the picture: plain text in the current
/// language.
struct SvgWords {
    QString title;
    QString description;  ///< a description of the picture, in sentences
};

QByteArray toSvg(QSizeF size, const SvgWords& words, const Painting& draw);

/// A PNG picture at twice the size, or less if a side would become longer than 12,000 pixels.
QByteArray toPng(QSizeF size, const Painting& draw);

}  // namespace nimstone::figures
