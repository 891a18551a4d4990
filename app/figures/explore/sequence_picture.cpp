#include "app/figures/explore/sequence_picture.h"

#include <QFontMetricsF>
#include <QPainter>
#include <algorithm>
#include <cmath>

#include "app/figures/scene/drawing.h"
#include "app/theme/tokens.h"
#include "app/wording/grouped.h"

namespace nimstone::figures {

namespace {

constexpr double mostTicksPerStep = 10;
/// The empty space above the largest value and below the smallest value, in pixels.
constexpr double edgeRoom = 8;
/// Outliers are found in a sorted sample of at most this many terms. The scale ignores them, so that they do not
/// flatten the plot.
constexpr std::size_t sampled = 4096;
/// If more terms than this are visible, each term is a single pixel, and a file contains an image instead of shapes.
constexpr std::size_t mostShapes = 20'000;

QFont tickFont(const SequencePicture& picture)
{
    QFont font(Tokens::instance().font("text"));
    font.setPixelSize(static_cast<int>(std::lround(Tokens::instance().text("small") * picture.textScale)));
    return font;
}

/// The smallest number of the sequence 1, 2, 5, 10, 20, … that is at least `length` / `most`.
qint64 tickStep(double length, double most)
{
    qint64 step = 1;
    for (int turn = 1; static_cast<double>(step) * std::clamp(most, 1.0, mostTicksPerStep) < length; ++turn)
        step = turn % 3 == 2 ? step / 2 * 5 : step * 2;
    return step;
}

/// The first tick at or after `from`.
qint64 firstTick(double from, qint64 step)
{
    return static_cast<qint64>(std::ceil(from / static_cast<double>(step))) * step;
}

/// The visible heaps with known terms, from `first` up to, but not including, `end`.
struct HeapRange {
    std::size_t first = 0;
    std::size_t end = 0;

    std::size_t size() const { return end - first; }
};

HeapRange visibleHeaps(const SequencePicture& picture)
{
    const auto end = std::min(static_cast<std::size_t>(std::ceil(picture.to)), picture.terms.size());
    const auto first = static_cast<std::size_t>(std::max(std::floor(picture.from), picture.differences ? 1.0 : 0.0));
    return {std::min(first, end), end};
}

/// The smallest and the largest visible value. A few outliers are ignored.
std::pair<qint64, qint64> rangeOf(const SequencePicture& picture)
{
    const HeapRange heaps = visibleHeaps(picture);
    if (heaps.size() == 0)
        return {0, 1};
    qint64 least = picture.valueOf(heaps.first);
    qint64 largest = least;
    for (std::size_t heap = heaps.first; heap < heaps.end; ++heap) {
        const qint64 value = picture.valueOf(heap);
        least = std::min(least, value);
        largest = std::max(largest, value);
    }
    std::vector<qint64> sample;
    for (std::size_t heap = heaps.first; heap < heaps.end; heap += heaps.size() / sampled + 1)
        sample.push_back(picture.valueOf(heap));
    std::ranges::sort(sample);
    const qint64 low = sample[sample.size() / 200];
    const qint64 high = sample[sample.size() - 1 - sample.size() / 200];
    const qint64 spread = std::max<qint64>(high - low, 8);
    const qint64 from = least < low - spread ? low - spread / 4 : least;
    const qint64 to = largest > high + spread ? high + spread / 4 : largest;
    return {from > 0 && from < to / 2 ? 0 : from, std::max(to, from + 1)};
}

/// Appends a line to `text` for each term: its index, the separator and the term.
QByteArray lines(std::span<const std::uint32_t> terms, QByteArray text, char separator)
{
    for (std::size_t heap = 0; heap < terms.size(); ++heap)
        text += QByteArray::number(static_cast<qulonglong>(heap)) + separator + QByteArray::number(terms[heap]) + '\n';
    return text;
}

/// Draws the plot with a painter whose device has the size of the picture.
struct SequenceBrush {
    QPainter& painter;
    const SequencePicture& picture;
    const SequenceFrame& frame;
    QImage* image;  ///< the image on which the painter paints; null if the plot is drawn as shapes (at most mostShapes terms)
    QRectF plot = frame.plot;

    void draw()
    {
        painter.fillRect(QRectF(QPointF(0, 0), picture.size), color("paper"));
        painter.fillRect(plot, color("raised"));
        if (picture.period)
            stripes(static_cast<double>(picture.period->preperiod), static_cast<double>(picture.period->period));
        axes();
        painter.setClipRect(plot);
        terms();
        if (picture.mark >= 0 && picture.mark < std::ssize(picture.terms))
            difference(static_cast<std::size_t>(picture.mark));
    }

    QColor color(const char* name) const { return Tokens::instance().color(name, picture.dark, picture.highContrast); }
    double x(double heap) const { return plot.left() + (heap - frame.from) * frame.perTerm; }

    /// Paints a stripe for the part of the sequence before its period, and then for every second period. Stripes of
    /// periods are left out if they are narrower than 4 pixels.
    void stripes(double before, double length)
    {
        const auto stripe = [this](double from, double to, const char* name) {
            // The stripe has half the opacity of a card's background, because the points in front of it are more
            // important.
            QColor shade = color(name);
            shade.setAlphaF(picture.highContrast ? 1 : 0.5);
            painter.fillRect(QRectF(x(from), plot.top(), x(to) - x(from), plot.height()).intersected(plot), shade);
        };
        stripe(0, before, "sunken");
        const double first = std::max(0.0, std::floor((picture.from - before) / (2 * length)));
        for (double from = before + 2 * first * length; from < picture.to && length * frame.perTerm >= 4; from += 2 * length)
            stripe(from, from + length, "jadeWash");
    }

    void axes()
    {
        painter.setFont(tickFont(picture));
        painter.setPen(color("faint"));
        const QFontMetricsF metrics(painter.font());
        for (qint64 value = firstTick(static_cast<double>(frame.low), frame.stepUp); value <= frame.high; value += frame.stepUp) {
            const double y = frame.placeOf(0, value).y();
            // The lines are faint, so that points on them stay visible.
            painter.fillRect(QRectF(plot.left(), y, plot.width(), 1), color(picture.highContrast ? "hover" : "line"));
            const QRectF beside(0, y - metrics.height(), plot.left() - 6, 2 * metrics.height());
            painter.drawText(beside, Qt::AlignRight | Qt::AlignVCenter, wording::grouped(value));
        }
        const auto end = static_cast<qint64>(std::floor(picture.to - 0.5));
        for (qint64 heap = firstTick(std::max(0.0, picture.from), frame.stepAcross); heap <= end; heap += frame.stepAcross) {
            const double middle = x(static_cast<double>(heap) + 0.5);
            const double width = metrics.horizontalAdvance(wording::grouped(heap));
            const double left = std::clamp(middle - width / 2, 0.0, picture.size.width() - width);
            painter.fillRect(QRectF(middle, plot.bottom(), 1, 5), color("edge"));
            painter.drawText(QPointF(left, plot.bottom() + 5 + metrics.ascent()), wording::grouped(heap));
        }
        painter.fillRect(QRectF(plot.left() - 1, plot.top(), 1, plot.height() + 1), color("edge"));
        painter.fillRect(QRectF(plot.left() - 1, plot.bottom(), plot.width() + 1, 1), color("edge"));
    }

    /// Draws the terms. Special terms are drawn on top of all other terms: an arrow for a value beyond an edge, a cross
    /// for an exception, and a diamond for a rare value.
    void terms()
    {
        QVector<QLineF> arrows;
        QVector<QLineF> crosses;
        QVector<QLineF> diamonds;
        const QColor usual = color("indigo");
        const HeapRange heaps = visibleHeaps(picture);
        // If there are many terms, write single pixels into the image. A painter would be many times slower.
        const bool many = heaps.size() > mostShapes;
        auto* const pixels = many ? reinterpret_cast<QRgb*>(image->bits()) : nullptr;
        const qsizetype stride = pixels ? image->bytesPerLine() / qsizetype{sizeof(QRgb)} : 0;
        const QRect inside = pixels ? image->rect() : QRect();
        const QRgb pixel = usual.rgb();
        const double room = 0.8 * std::min(frame.perTerm, frame.perValue);
        // The points are large enough to be seen from the last row of a classroom.
        const double side = many ? 1 : std::clamp(room, frame.perTerm >= 0.5 ? 5.0 : 2.0, 6.0 * picture.textScale);
        const QPointF right(side / 2 + 2, 0);
        const QPointF down(0, side / 2 + 2);
        for (std::size_t heap = heaps.first; heap < heaps.end; ++heap) {
            const qint64 value = picture.valueOf(heap);
            const QPointF at = frame.placeOf(heap, value);
            if (value < frame.low || value > frame.high) {
                const int inwards = value > frame.high ? 1 : -1;
                for (int row = 0; row < 5; ++row)
                    arrows << QLineF(-row, (row - 5) * inwards, row, (row - 5) * inwards).translated(at);
                continue;
            }
            const bool isException = picture.isException(heap);
            const bool isRare = picture.isRare(heap);
            if (isException)
                crosses << QLineF(at - right - down, at + right + down) << QLineF(at - right + down, at + right - down);
            if (isRare)
                diamonds << QLineF(at - right, at - down) << QLineF(at - down, at + right) << QLineF(at + right, at + down)
                         << QLineF(at + down, at - right);
            if (isException || isRare)
                continue;
            if (pixels) {
                const QPointF scaled = at * picture.pixelRatio;
                const QPoint place(static_cast<int>(scaled.x()), static_cast<int>(scaled.y()));
                if (inside.contains(place))
                    pixels[place.y() * stride + place.x()] = pixel;
            } else if (side >= 5) {
                painter.setRenderHint(QPainter::Antialiasing);
                painter.setPen(Qt::NoPen);
                painter.setBrush(usual);
                painter.drawEllipse(at, side / 2, side / 2);
                painter.setRenderHint(QPainter::Antialiasing, false);
            } else {
                painter.fillRect(QRectF(at - QPointF(side, side) / 2, QSizeF(side, side)), usual);
            }
        }
        for (const auto& [lines, name] : {std::pair(arrows, "indigo"), {crosses, "cinnabar"}, {diamonds, "gold"}}) {
            painter.setPen(color(name));
            painter.drawLines(lines);
        }
    }

    /// Marks the first term that differs from the terms that the user entered.
    void difference(std::size_t heap)
    {
        const QPointF at = frame.placeOf(heap, picture.valueOf(heap));
        // On screen, the painter clips the mark to the plot, but in an SVG file it does not. So skip a mark outside the
        // plot.
        if (at.x() < plot.left() || at.x() > plot.right())
            return;
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(QPen(color("cinnabar"), 1.5, Qt::DashLine));
        painter.drawLine(QPointF(at.x(), plot.top()), QPointF(at.x(), plot.bottom()));
        painter.setPen(QPen(color("cinnabar"), 2));
        painter.setBrush(Qt::NoBrush);
        painter.drawEllipse(at, 8, 8);
    }
};

}  // namespace

qint64 SequencePicture::valueOf(std::size_t heap) const
{
    const qint64 value = terms[heap];
    return !differences ? value : heap == 0 ? 0 : value - qint64{terms[heap - 1]};
}

QPointF SequenceFrame::placeOf(std::size_t heap, qint64 value) const
{
    return {plot.left() + (static_cast<double>(heap) + 0.5 - from) * perTerm,
            plot.bottom() - edgeRoom - static_cast<double>(std::clamp(value, low, high) - low) * perValue};
}

SequenceFrame frameOf(const SequencePicture& picture)
{
    const QFontMetricsF metrics(tickFont(picture));
    const auto widthOf = [&metrics](qint64 value) { return metrics.horizontalAdvance(wording::grouped(value)); };
    const auto [low, high] = rangeOf(picture);
    const double left = std::ceil(std::max({widthOf(low), widthOf(high), widthOf(10)}) + 12);
    const double bottom = std::ceil(metrics.height() + 8);
    SequenceFrame frame{.from = picture.from, .low = low, .high = high};
    frame.plot = {left, 4, std::max(1.0, picture.size.width() - left - 4), std::max(24.0, picture.size.height() - bottom - 4)};
    frame.perTerm = frame.plot.width() / (picture.to - picture.from);
    frame.perValue = (frame.plot.height() - 2 * edgeRoom) / static_cast<double>(high - low);
    frame.stepAcross = tickStep(picture.to - picture.from, frame.plot.width() / (widthOf(static_cast<qint64>(picture.to)) + 24));
    frame.stepUp = tickStep(static_cast<double>(high - low), frame.plot.height() / (2 * metrics.height()));
    return frame;
}

QImage toImage(const SequencePicture& picture, const SequenceFrame& frame)
{
    QImage image((picture.size * picture.pixelRatio).toSize().expandedTo({1, 1}), QImage::Format_RGB32);
    image.setDevicePixelRatio(picture.pixelRatio);
    QPainter painter(&image);
    SequenceBrush{painter, picture, frame, &image}.draw();
    return image;
}

QByteArray sequenceFile(const QString& kind, SequencePicture picture, const QString& game, const QString& description)
{
    if (kind == QLatin1String("csv"))
        return lines(picture.terms, "n,g\n", ',');
    if (kind == QLatin1String("txt"))
        return lines(picture.terms, "# Grundy values g(n) of " + game.toUtf8() + '\n', ' ');
    const bool isDrawing = kind == QLatin1String("svg");
    picture.size = {1600, 900};
    picture.pixelRatio = isDrawing ? 1 : 2;
    const SequenceFrame frame = frameOf(picture);
    const auto draw = [&](QPainter& painter) {
        if (isDrawing && visibleHeaps(picture).size() <= mostShapes)
            SequenceBrush{painter, picture, frame, nullptr}.draw();
        else
            painter.drawImage(QPointF(0, 0), toImage(picture, frame));
    };
    return isDrawing ? toSvg(picture.size, {game, description}, draw) : toPng(picture.size, draw);
}

}  // namespace nimstone::figures
