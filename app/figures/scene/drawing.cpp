#include "app/figures/scene/drawing.h"

#include <QBuffer>
#include <QImage>
#include <QSvgGenerator>
#include <algorithm>

#include "app/theme/tokens.h"

namespace nimstone::figures {

namespace {

/// No side of a picture is longer.
constexpr double mostPixels = 12'000;

QColor ground() { return Tokens::instance().colour("raised", false); }

}  // namespace

QByteArray toSvg(QSizeF size, const QString& title, const Painting& draw)
{
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    QSvgGenerator generator;
    generator.setOutputDevice(&buffer);
    generator.setSize(size.toSize());
    generator.setViewBox(QRectF(QPointF(), size));
    // Newer generators escape a title and older ones write it as it stands: its place is kept, and it is put there escaped.
    generator.setTitle(QStringLiteral("title"));
    QPainter painter(&generator);
    // A viewer may show it on black.
    painter.fillRect(QRectF(QPointF(), size), ground());
    draw(painter);
    painter.end();
    QByteArray svg = buffer.data();
    return svg.replace("<title>title</title>", "<title>" + title.toHtmlEscaped().toUtf8() + "</title>");
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
