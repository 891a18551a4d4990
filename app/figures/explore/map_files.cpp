#include "app/figures/explore/map_files.h"

#include <QBuffer>
#include <QPainter>
#include <QSvgGenerator>
#include <cmath>

namespace nimstone::figures {

namespace {

using explore::Cell;

constexpr Count mostCells = 1'000'000;

/// The cells that are seen and done.
template <class See>
void eachCell(const explore::MapTable& table, const MapView& view, QSize size, const MapLooks& looks, See see)
{
    const auto from = [](double edge) { return static_cast<Count>(std::max(0.0, std::floor(edge))); };
    const auto to = [&table](double edge) { return std::min(table.done(), static_cast<Count>(std::max(0.0, std::ceil(edge)))); };
    Count seen = 0;
    for (Count up = from(view.bottom); up < to(view.bottom + size.height() / view.cell); ++up) {
        for (Count across = from(view.left); across < to(view.left + size.width() / view.cell); ++across) {
            const bool none = (looks.triangle && up > across) || (table.hasValues() && table.value({across, up}) == explore::noPosition);
            if (none)
                continue;
            if (++seen > mostCells)
                return;
            see(Cell{across, up});
        }
    }
}

QByteArray csv(const explore::MapTable& table, const MapView& view, QSize size, const MapLooks& looks)
{
    QByteArray text = looks.values ? QByteArrayLiteral("across,up,value\n") : QByteArrayLiteral("across,up,marked\n");
    eachCell(table, view, size, looks, [&](Cell cell) {
        text += QByteArray::number(static_cast<qulonglong>(cell.across)) + ',' + QByteArray::number(static_cast<qulonglong>(cell.up)) + ',';
        if (!looks.values)
            text += table.marked(cell) ? '1' : '0';
        else if (table.value(cell) != explore::noValue)
            text += QByteArray::number(table.value(cell));
        text += '\n';
    });
    return text;
}

QByteArray svg(const explore::MapTable& table, const MapView& view, QSize size, const MapLooks& looks, const QImage& image)
{
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    QSvgGenerator generator;
    generator.setOutputDevice(&buffer);
    generator.setSize(size);
    generator.setViewBox(QRect(QPoint(), size));
    QPainter painter(&generator);
    if (view.cell < 6) {
        painter.drawImage(0, 0, image);
    } else {
        painter.fillRect(QRect(QPoint(), size), looks.colours.outside);
        painter.setClipRect(QRect(QPoint(), size));
        QFont font(looks.font);
        font.setPixelSize(std::max(6, qRound(std::min(view.cell * 0.42, 22.0))));
        painter.setFont(font);
        eachCell(table, view, size, looks, [&](Cell cell) {
            const QRect place(QPoint(view.x(static_cast<double>(cell.across)), view.y(static_cast<double>(cell.up + 1), size.height())),
                              QPoint(view.x(static_cast<double>(cell.across + 1)) - 1, view.y(static_cast<double>(cell.up), size.height()) - 1));
            const QColor ground = image.rect().contains(place.center()) ? image.pixelColor(place.topLeft().x() < 0 || place.topLeft().y() < 0 ? place.center() : place.topLeft())
                                                                        : looks.colours.outside;
            painter.setPen(looks.colours.line);
            painter.setBrush(ground);
            painter.drawRect(place);
            const QString text = looks.values ? QString::number(table.value(cell)) : table.marked(cell) ? QStringLiteral("P") : QString();
            if (view.cell < leastNumbered || text.isEmpty() || (looks.values && table.value(cell) == explore::noValue))
                return;
            painter.setPen(qGray(ground.rgb()) > 140 ? Qt::black : Qt::white);
            painter.drawText(place, Qt::AlignCenter, text);
        });
    }
    painter.end();
    return buffer.data();
}

}  // namespace

QByteArray mapFile(const QString& kind, const explore::MapTable& table, const MapView& view, QSize size, const MapLooks& looks)
{
    if (kind == QLatin1String("csv"))
        return csv(table, view, size, looks);
    QImage image(size, QImage::Format_RGB32);
    paintMap(image, table, view, looks);
    if (kind == QLatin1String("svg"))
        return svg(table, view, size, looks, image);
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, "PNG");
    return buffer.data();
}

}  // namespace nimstone::figures
