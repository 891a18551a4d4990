#include "app/figures/explore/sequence_picture.h"

#include <QFontMetricsF>
#include <QLocale>
#include <QPainter>
#include <algorithm>
#include <cmath>
#include <ranges>

#include "app/figures/scene/drawing.h"
#include "app/theme/tokens.h"

namespace nimstone::figures {

namespace {

constexpr double mostTicks = 10;
/// Above the largest value, and below the least.
constexpr double edgeRoom = 8;
/// So many terms are looked at for a scale that a few outliers do not flatten.
constexpr std::size_t sampled = 4096;
/// With more terms in sight each is a pixel, and a drawing has an image in it.
constexpr std::size_t mostShapes = 20'000;

QFont tickFont(const SequencePicture& picture)
{
    QFont font(Tokens::instance().font("text"));
    font.setPixelSize(static_cast<int>(std::lround(Tokens::instance().text("small") * picture.textScale)));
    return font;
}

QString tickText(qint64 value)
{
    return QLocale(QLocale::English).toString(value).replace(u'-', QChar(0x2212));
}

/// The least of 1, 2, 5, 10, 20, … that is at least `length` / `most`.
qint64 tickStep(double length, double most)
{
    for (qint64 power = 1;; power *= 10) {
        for (const qint64 factor : {1, 2, 5}) {
            if (static_cast<double>(factor * power) * std::clamp(most, 1.0, mostTicks) >= length)
                return factor * power;
        }
    }
}

/// The ticks from `from` to `to`.
std::vector<qint64> ticks(double from, double to, qint64 step)
{
    std::vector<qint64> places;
    auto place = static_cast<qint64>(std::ceil(from / static_cast<double>(step))) * step;
    for (; static_cast<double>(place) <= to; place += step)
        places.push_back(place);
    return places;
}

/// The known heaps that can be seen.
auto visibleHeaps(const SequencePicture& picture)
{
    const auto end = std::min(static_cast<std::size_t>(std::ceil(picture.to)), picture.terms.size());
    const auto first = static_cast<std::size_t>(std::max(std::floor(picture.from), picture.differences ? 1.0 : 0.0));
    return std::views::iota(std::min(first, end), end);
}

/// From the least to the largest value that is seen, without the few that lie far off.
std::pair<qint64, qint64> rangeOf(const SequencePicture& picture)
{
    const auto shown = [&picture](std::size_t heap) { return shownValue(picture, heap); };
    const auto values = visibleHeaps(picture) | std::views::transform(shown);
    if (values.empty())
        return {0, 1};
    const auto [least, largest] = std::ranges::minmax(values);
    std::vector<qint64> sample;
    for (std::size_t at = 0; at < values.size(); at += values.size() / sampled + 1)
        sample.push_back(values[at]);
    std::ranges::sort(sample);
    const qint64 low = sample[sample.size() / 200];
    const qint64 high = sample[sample.size() - 1 - sample.size() / 200];
    const qint64 spread = std::max<qint64>(high - low, 8);
    const qint64 from = least < low - spread ? low - spread / 4 : least;
    const qint64 to = largest > high + spread ? high + spread / 4 : largest;
    return {from > 0 && from < to / 2 ? 0 : from, std::max(to, from + 1)};
}

/// Draws on a device that is as large as the picture.
class Brush {
public:
    Brush(QPainter& painter, const SequencePicture& picture, const SequenceFrame& frame)
        : m_painter(painter), m_picture(picture), m_frame(frame), m_plot(frame.plot), m_heaps(visibleHeaps(picture))
    {
    }

    /// `image` is what the painter paints on, null for a drawing.
    void draw(QImage* image)
    {
        m_painter.fillRect(QRectF(QPointF(0, 0), m_picture.size), colour("paper"));
        m_painter.fillRect(m_plot, colour("raised"));
        if (m_picture.period)
            stripes(*m_picture.period);
        axes();
        m_painter.setClipRect(m_plot);
        terms(image);
        difference();
    }

private:
    QColor colour(const char* name) const { return Tokens::instance().colour(name, m_picture.dark, m_picture.highContrast); }
    double x(double heap) const { return m_plot.left() + (heap - m_frame.from) * m_frame.perTerm; }
    double markSide() const
    {
        const double room = 0.8 * std::min(m_frame.perTerm, m_frame.perValue);
        return m_heaps.size() > mostShapes ? 1 : std::clamp(room, 2.0, 5.0 * m_picture.textScale);
    }

    /// Before the period, and every other one from there on, where they are wide enough to be seen.
    void stripes(const Period& period)
    {
        const auto stripe = [this](double from, double to, const char* name) {
            m_painter.fillRect(QRectF(x(from), m_plot.top(), x(to) - x(from), m_plot.height()).intersected(m_plot), colour(name));
        };
        const auto before = static_cast<double>(period.preperiod);
        const auto length = static_cast<double>(period.period);
        stripe(0, before, "sunken");
        if (length * m_frame.perTerm < 4)
            return;
        const double first = std::max(0.0, std::floor((m_picture.from - before) / (2 * length)));
        for (double from = before + 2 * first * length; from < m_picture.to; from += 2 * length)
            stripe(from, from + length, "jadeWash");
    }

    void axes()
    {
        m_painter.setFont(tickFont(m_picture));
        m_painter.setPen(colour("faint"));
        const QFontMetricsF metrics(m_painter.font());
        for (const qint64 value : ticks(static_cast<double>(m_frame.low), static_cast<double>(m_frame.high), m_frame.stepUp)) {
            const double y = m_frame.placeOf(0, value).y();
            // Points lie on these lines: they must not be lost there.
            m_painter.fillRect(QRectF(m_plot.left(), y, m_plot.width(), 1), colour(m_picture.highContrast ? "hover" : "line"));
            const QRectF beside(0, y - metrics.height(), m_plot.left() - 6, 2 * metrics.height());
            m_painter.drawText(beside, Qt::AlignRight | Qt::AlignVCenter, tickText(value));
        }
        for (const qint64 heap : ticks(std::max(0.0, m_picture.from), m_picture.to - 0.5, m_frame.stepAcross)) {
            const double middle = x(static_cast<double>(heap) + 0.5);
            const double width = metrics.horizontalAdvance(tickText(heap));
            const double left = std::clamp(middle - width / 2, 0.0, m_picture.size.width() - width);
            m_painter.fillRect(QRectF(middle, m_plot.bottom(), 1, 5), colour("edge"));
            m_painter.drawText(QPointF(left, m_plot.bottom() + 5 + metrics.ascent()), tickText(heap));
        }
        m_painter.fillRect(QRectF(m_plot.left() - 1, m_plot.top(), 1, m_plot.height() + 1), colour("edge"));
        m_painter.fillRect(QRectF(m_plot.left() - 1, m_plot.bottom(), m_plot.width() + 1, 1), colour("edge"));
    }

    /// What is remarkable lies over all others: an arrow towards a value beyond the edge, a cross, a diamond.
    void terms(QImage* image)
    {
        QVector<QLineF> arrows;
        QVector<QLineF> crosses;
        QVector<QLineF> diamonds;
        const QColor indigo = colour("indigo");
        // Where they are many, they are pixels: a painter would take many times as long.
        auto* const pixels = image && m_heaps.size() > mostShapes ? reinterpret_cast<QRgb*>(image->bits()) : nullptr;
        const qsizetype stride = pixels ? image->bytesPerLine() / qsizetype{sizeof(QRgb)} : 0;
        const QRect inside = pixels ? image->rect() : QRect();
        const QRgb usual = indigo.rgb();
        const double side = markSide();
        const QPointF right(side / 2 + 2, 0);
        const QPointF down(0, side / 2 + 2);
        for (const std::size_t heap : m_heaps) {
            const qint64 value = shownValue(m_picture, heap);
            const QPointF at = m_frame.placeOf(heap, value);
            if (value < m_frame.low || value > m_frame.high) {
                const int inwards = value > m_frame.high ? 1 : -1;
                for (int row = 0; row < 5; ++row)
                    arrows << QLineF(-row, (row - 5) * inwards, row, (row - 5) * inwards).translated(at);
            } else if (m_picture.period && explore::isException(*m_picture.period, m_picture.terms, heap)) {
                crosses << QLineF(at - right - down, at + right + down) << QLineF(at - right + down, at + right - down);
            } else if (m_picture.rare && explore::isRare(*m_picture.rare, heap, m_picture.terms[heap])) {
                diamonds << QLineF(at - right, at - down) << QLineF(at - down, at + right) << QLineF(at + right, at + down)
                         << QLineF(at + down, at - right);
            } else if (pixels) {
                const QPointF scaled = at * m_picture.pixelRatio;
                const QPoint pixel(static_cast<int>(scaled.x()), static_cast<int>(scaled.y()));
                if (inside.contains(pixel))
                    pixels[pixel.y() * stride + pixel.x()] = usual;
            } else {
                m_painter.fillRect(QRectF(at - QPointF(side, side) / 2, QSizeF(side, side)), indigo);
            }
        }
        for (const auto& [lines, name] : {std::pair(arrows, "indigo"), {crosses, "cinnabar"}, {diamonds, "gold"}}) {
            m_painter.setPen(colour(name));
            m_painter.drawLines(lines);
        }
    }

    /// Where what a person brought first differs.
    void difference()
    {
        if (!m_picture.mark || *m_picture.mark >= m_picture.terms.size())
            return;
        const QPointF at = m_frame.placeOf(*m_picture.mark, shownValue(m_picture, *m_picture.mark));
        m_painter.setRenderHint(QPainter::Antialiasing);
        m_painter.setPen(QPen(colour("cinnabar"), 1.5, Qt::DashLine));
        m_painter.drawLine(QPointF(at.x(), m_plot.top()), QPointF(at.x(), m_plot.bottom()));
        m_painter.setPen(QPen(colour("cinnabar"), 2));
        m_painter.setBrush(Qt::NoBrush);
        m_painter.drawEllipse(at, 8, 8);
    }

    QPainter& m_painter;
    const SequencePicture& m_picture;
    const SequenceFrame& m_frame;
    const QRectF& m_plot;
    decltype(visibleHeaps(std::declval<const SequencePicture&>())) m_heaps;
};

}  // namespace

QPointF SequenceFrame::placeOf(std::size_t heap, qint64 value) const
{
    return {plot.left() + (static_cast<double>(heap) + 0.5 - from) * perTerm,
            plot.bottom() - edgeRoom - static_cast<double>(std::clamp(value, low, high) - low) * perValue};
}

qint64 SequenceFrame::heapAt(double x) const
{
    return static_cast<qint64>(std::floor(from + (x - plot.left()) / perTerm));
}

qint64 shownValue(const SequencePicture& picture, std::size_t heap)
{
    const qint64 value = picture.terms[heap];
    return !picture.differences ? value : heap == 0 ? 0 : value - qint64{picture.terms[heap - 1]};
}

SequenceFrame frameOf(const SequencePicture& picture)
{
    const QFontMetricsF metrics(tickFont(picture));
    const auto widthOf = [&metrics](qint64 value) { return metrics.horizontalAdvance(tickText(value)); };
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
    Brush(painter, picture, frame).draw(&image);
    return image;
}

QByteArray toSvg(const SequencePicture& picture, const QString& title)
{
    const SequenceFrame frame = frameOf(picture);
    return toSvg(picture.size, title, [&](QPainter& painter) {
        if (visibleHeaps(picture).size() > mostShapes)
            painter.drawImage(QPointF(0, 0), toImage(picture, frame));
        else
            Brush(painter, picture, frame).draw(nullptr);
    });
}

}  // namespace nimstone::figures
