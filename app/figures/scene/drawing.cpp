#include "app/figures/scene/drawing.h"

#include <QBuffer>
#include <QImage>
#include <QSvgGenerator>
#include <algorithm>

#include "app/theme/tokens.h"

namespace nimstone::figures {

namespace {

/// The greatest width and height of a PNG picture, in pixels.
constexpr double mostPixels = 12'000;

QColor ground() { return Tokens::instance().color("raised", false); }

}  // namespace

QByteArray toSvg(QSizeF size, const SvgWords& words, const Painting& draw)
{
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    QSvgGenerator generator;
    generator.setOutputDevice(&buffer);
    generator.setSize(size.toSize());
    generator.setViewBox(QRectF(QPointF(), size));
    // Newer versions of QSvgGenerator escape the title and the description, older versions do not. So write
    // placeholders, and replace them below by texts that are escaped here.
    generator.setTitle(QStringLiteral("title"));
    generator.setDescription(QStringLiteral("desc"));
    QPainter painter(&generator);
    // Fill the background, because a viewer may show transparent pictures on black.
    painter.fillRect(QRectF(QPointF(), size), ground());
    draw(painter);
    painter.end();
    QByteArray svg = buffer.data();
    return svg.replace("<title>title</title>", "<title>" + words.title.toHtmlEscaped().toUtf8() + "</title>")
        .replace("<desc>desc</desc>", "<desc>" + words.description.toHtmlEscaped().toUtf8() + "</desc>");
}

QByteArray toPng(QSizeF size, const Painting& draw)
{
    const double scale = std::min({2.0, mostPixels / size.width(), mostPixels / size.height()});
    QImage image((size * scale).toSize(), QImage::Format_RGB32);
    image.fill(ground());
    QPainter painter(&image);
    painter.scale(scale, scale);
    draw(painter);
    painter.end();
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, "PNG");
    return buffer.data();
}

}  // namespace nimstone::figures
