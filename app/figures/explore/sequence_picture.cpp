#include "app/figures/explore/sequence_picture.h"

#include <QBuffer>
#include <QFontMetricsF>
#include <QLocale>
#include <QPainter>
#include <QSvgGenerator>
#include <algorithm>
#include <cmath>

#include "app/theme/tokens.h"

namespace nimstone::figures {

namespace {

constexpr int mostTicks = 10;
/// So many terms are looked at for a scale that a few outliers do not flatten.
constexpr std::size_t sampled = 4096;
/// A drawing has no more shapes.
constexpr std::size_t mostShapes = 20'000;

QFont tickFont(const SequencePicture& picture)
{
    QFont font(Tokens::instance().font("text"));
    font.setPixelSize(static_cast<int>(std::lround(Tokens::instance().text("small") * picture.textScale)));
    return font;
}

QColor colourOf(const SequencePicture& picture, const char* name)
{
    return Tokens::instance().colour(name, picture.dark, picture.highContrast);
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
            if (static_cast<double>(factor * power) * std::max(1.0, most) >= length)
                return factor * power;
        }
    }
}

/// The known heaps that can be seen.
struct Visible {
    std::size_t first;
    std::size_t end;
};

Visible visibleOf(const SequencePicture& picture)
{
    const auto end = static_cast<std::size_t>(std::clamp(std::ceil(picture.to), 0.0, static_cast<double>(picture.terms.size())));
    const auto first = static_cast<std::size_t>(std::clamp(std::floor(picture.from), picture.differences ? 1.0 : 0.0, 1e15));
    return {std::min(first, end), end};
}

struct Range {
    qint64 low = 0;
    qint64 high = 1;
};

/// All that is seen, without the few values that lie far off.
Range rangeOf(const SequencePicture& picture)
{
    const auto [first, end] = visibleOf(picture);
    if (first == end)
        return {};
    Range all{shownValue(picture, first), shownValue(picture, first)};
    for (std::size_t heap = first; heap < end; ++heap) {
        const qint64 value = shownValue(picture, heap);
        all.low = std::min(all.low, value);
        all.high = std::max(all.high, value);
    }
    std::vector<qint64> sample;
    const std::size_t step = (end - first) / sampled + 1;
    for (std::size_t heap = first; heap < end; heap += step)
        sample.push_back(shownValue(picture, heap));
    std::ranges::sort(sample);
    const std::size_t edge = sample.size() / 200;
    const qint64 low = sample[edge];
    const qint64 high = sample[sample.size() - 1 - edge];
    const qint64 spread = std::max<qint64>(high - low, 8);
    Range range{all.low < low - spread ? low - spread / 4 : all.low, all.high > high + spread ? high + spread / 4 : all.high};
    if (range.low > 0 && range.low < range.high / 2)
        range.low = 0;
    range.high = std::max(range.high, range.low + 1);
    return range;
}

/// Draws on a device that is as large as the picture.
class Brush {
public:
    Brush(QPainter& painter, const SequencePicture& picture, const SequenceFrame& frame)
        : m_painter(painter), m_picture(picture), m_frame(frame), m_visible(visibleOf(picture))
    {
    }

    void ground()
    {
        m_painter.fillRect(QRectF(QPointF(0, 0), m_picture.size), colourOf(m_picture, "paper"));
        m_painter.fillRect(m_frame.plot, colourOf(m_picture, "raised"));
        if (m_picture.exceptions)
            stripes(m_picture.exceptions->period());
        axes();
    }

    void remarks()
    {
        m_painter.setClipRect(m_frame.plot);
        m_painter.setRenderHint(QPainter::Antialiasing);
        if (m_picture.mark && *m_picture.mark < m_picture.terms.size()) {
            const QPointF at = place(*m_picture.mark);
            m_painter.setPen(QPen(colourOf(m_picture, "cinnabar"), 1.5, Qt::DashLine));
            m_painter.drawLine(QPointF(at.x(), m_frame.plot.top()), QPointF(at.x(), m_frame.plot.bottom()));
            m_painter.setPen(QPen(colourOf(m_picture, "cinnabar"), 2));
            m_painter.setBrush(Qt::NoBrush);
            m_painter.drawEllipse(at, 8, 8);
        }
        m_painter.setClipping(false);
    }

    void shapes()
    {
        m_painter.setRenderHint(QPainter::Antialiasing);
        const double side = markSide();
        for (std::size_t heap = m_visible.first; heap < m_visible.end; ++heap) {
            const QPointF at = place(heap);
            const double half = side / 2 + 1;
            if (isException(heap)) {
                m_painter.setPen(QPen(colourOf(m_picture, "cinnabar"), 1.5));
                m_painter.drawLine(at + QPointF(-half, -half), at + QPointF(half, half));
                m_painter.drawLine(at + QPointF(-half, half), at + QPointF(half, -half));
            } else if (isRare(heap)) {
                m_painter.setPen(QPen(colourOf(m_picture, "gold"), 1));
                m_painter.setBrush(Qt::NoBrush);
                m_painter.drawRect(QRectF(at.x() - half, at.y() - half, 2 * half, 2 * half));
            } else {
                m_painter.fillRect(QRectF(at.x() - side / 2, at.y() - side / 2, side, side), colourOf(m_picture, "indigo"));
            }
        }
    }

    /// The same by the pixels of an image, whose ground is painted.
    void pixels(QImage& image)
    {
        const Pixels pixels(image, m_frame.plot, m_picture.pixelRatio);
        const int side = std::max(1, static_cast<int>(std::lround(markSide() * m_picture.pixelRatio)));
        const QRgb usual = colourOf(m_picture, "indigo").rgb();
        const double ratio = m_picture.pixelRatio;
        const double across = m_frame.perTerm * ratio;
        const double left = (m_frame.plot.left() + (0.5 - m_frame.from) * m_frame.perTerm) * ratio;
        const double up = place(0, 1).y() * ratio - place(0, 0).y() * ratio;
        const double zero = place(0, 0).y() * ratio;
        const bool remarkable = m_picture.exceptions || m_picture.rare;
        m_remarkable.clear();
        for (std::size_t heap = m_visible.first; heap < m_visible.end; ++heap) {
            const qint64 value = shownValue(m_picture, heap);
            if (value < m_frame.low || value > m_frame.high || (remarkable && (isException(heap) || isRare(heap)))) {
                m_remarkable.push_back(heap);
                continue;
            }
            pixels.square(static_cast<int>(left + static_cast<double>(heap) * across), static_cast<int>(zero + static_cast<double>(value) * up), side, usual);
        }
        // Over all others: they are few.
        for (const std::size_t heap : m_remarkable) {
            const QPointF at = place(heap) * ratio;
            if (const qint64 value = shownValue(m_picture, heap); value > m_frame.high || value < m_frame.low)
                pixels.arrow(static_cast<int>(at.x()), static_cast<int>(at.y()), value > m_frame.high, usual);
            else if (isException(heap))
                pixels.cross(static_cast<int>(at.x()), static_cast<int>(at.y()), side, colourOf(m_picture, "cinnabar").rgb());
            else
                pixels.ring(static_cast<int>(at.x()), static_cast<int>(at.y()), side, colourOf(m_picture, "gold").rgb());
        }
    }

    std::size_t visibleCount() const { return m_visible.end - m_visible.first; }

private:
    /// The pixels of an image, of which only those within the axes are set.
    class Pixels {
    public:
        Pixels(QImage& image, const QRectF& plot, double ratio)
            : m_bits(reinterpret_cast<QRgb*>(image.bits())), m_stride(image.bytesPerLine() / qsizetype{sizeof(QRgb)}),
              m_left(static_cast<int>(std::lround(plot.left() * ratio))), m_top(static_cast<int>(std::lround(plot.top() * ratio))),
              m_right(std::min(image.width(), static_cast<int>(std::lround(plot.right() * ratio)))),
              m_bottom(std::min(image.height(), static_cast<int>(std::lround(plot.bottom() * ratio))))
        {
        }

        void square(int x, int y, int side, QRgb colour) const
        {
            x -= side / 2;
            y -= side / 2;
            for (int row = std::max(y, m_top); row < std::min(y + side, m_bottom); ++row) {
                for (int column = std::max(x, m_left); column < std::min(x + side, m_right); ++column)
                    m_bits[row * m_stride + column] = colour;
            }
        }
        /// Towards a value beyond the edge.
        void arrow(int x, int y, bool up, QRgb colour) const
        {
            for (int row = 0; row < 5; ++row) {
                for (int column = -row; column <= row; ++column)
                    square(x + column, up ? y - 5 + row : y + 5 - row, 1, colour);
            }
        }
        void cross(int x, int y, int side, QRgb colour) const
        {
            const int arm = std::max(3, side / 2 + 1);
            const int pen = side < 4 ? 1 : 2;
            for (int step = -arm; step <= arm; ++step) {
                square(x + step, y + step, pen, colour);
                square(x + step, y - step, pen, colour);
            }
        }
        void ring(int x, int y, int side, QRgb colour) const
        {
            if (side < 4)
                return square(x, y, side + 1, colour);
            const int arm = side / 2 + 2;
            for (int step = -arm; step <= arm; ++step) {
                const int rise = arm - std::abs(step);
                square(x + step, y - rise, 1, colour);
                square(x + step, y + rise, 1, colour);
            }
        }

    private:
        QRgb* m_bits;
        qsizetype m_stride;
        int m_left;
        int m_top;
        int m_right;
        int m_bottom;
    };

    QPointF place(std::size_t heap, qint64 value) const { return m_frame.placeOf(heap, value); }
    QPointF place(std::size_t heap) const
    {
        return place(heap, std::clamp(shownValue(m_picture, heap), m_frame.low, m_frame.high));
    }
    bool isException(std::size_t heap) const
    {
        return m_picture.exceptions && m_picture.exceptions->holds(heap, m_picture.terms[heap]);
    }
    bool isRare(std::size_t heap) const { return m_picture.rare && explore::isRare(*m_picture.rare, heap, m_picture.terms[heap]); }

    double markSide() const
    {
        const double room = std::min(m_frame.perTerm * 0.8, m_frame.plot.height() / static_cast<double>(m_frame.high - m_frame.low) * 0.8);
        return visibleCount() > mostShapes ? 1 : std::clamp(room, 2.0, 5.0 * m_picture.textScale);
    }

    /// Before the period, and every other one from there on, where they are wide enough to be seen.
    void stripes(const Period& period)
    {
        const auto stripe = [this](double from, double to, const QColor& colour) {
            const QRectF whole(m_frame.plot.left() + (from - m_frame.from) * m_frame.perTerm, m_frame.plot.top(), (to - from) * m_frame.perTerm, m_frame.plot.height());
            m_painter.fillRect(whole.intersected(m_frame.plot), colour);
        };
        const auto before = static_cast<double>(period.preperiod);
        const auto length = static_cast<double>(period.period);
        if (m_picture.from < before)
            stripe(m_picture.from, std::min(before, m_picture.to), colourOf(m_picture, "sunken"));
        if (length * m_frame.perTerm < 4)
            return;
        const double first = std::max(0.0, std::floor((m_picture.from - before) / length));
        for (double index = first; before + index * length < m_picture.to; ++index) {
            if (std::fmod(index, 2) == 0)
                stripe(before + index * length, before + (index + 1) * length, colourOf(m_picture, "jadeWash"));
        }
    }

    void axes()
    {
        m_painter.setFont(tickFont(m_picture));
        const QFontMetricsF metrics(m_painter.font());
        // Points lie on these lines: they must not be lost there.
        const QColor line = colourOf(m_picture, m_picture.highContrast ? "hover" : "line");
        const QColor words = colourOf(m_picture, "faint");
        const auto firstTick = [](double from, qint64 step) { return static_cast<qint64>(std::ceil(from / static_cast<double>(step))) * step; };
        for (qint64 value = firstTick(static_cast<double>(m_frame.low), m_frame.stepUp); value <= m_frame.high; value += m_frame.stepUp) {
            const double y = place(0, value).y();
            m_painter.fillRect(QRectF(m_frame.plot.left(), y, m_frame.plot.width(), 1), line);
            m_painter.setPen(words);
            m_painter.drawText(QRectF(0, y - metrics.height(), m_frame.plot.left() - 6, 2 * metrics.height()), Qt::AlignRight | Qt::AlignVCenter, tickText(value));
        }
        for (qint64 heap = firstTick(std::max(0.0, m_picture.from), m_frame.stepAcross); static_cast<double>(heap) < m_picture.to; heap += m_frame.stepAcross) {
            const double x = place(static_cast<std::size_t>(heap), 0).x();
            if (x > m_frame.plot.right())
                break;
            const QString text = tickText(heap);
            const double width = metrics.horizontalAdvance(text);
            const double left = std::clamp(x - width / 2, 0.0, m_picture.size.width() - width);
            m_painter.fillRect(QRectF(x, m_frame.plot.bottom(), 1, 5), colourOf(m_picture, "edge"));
            m_painter.setPen(words);
            m_painter.drawText(QPointF(left, m_frame.plot.bottom() + 5 + metrics.ascent()), text);
        }
        m_painter.fillRect(QRectF(m_frame.plot.left() - 1, m_frame.plot.top(), 1, m_frame.plot.height() + 1), colourOf(m_picture, "edge"));
        m_painter.fillRect(QRectF(m_frame.plot.left() - 1, m_frame.plot.bottom(), m_frame.plot.width() + 1, 1), colourOf(m_picture, "edge"));
    }

    QPainter& m_painter;
    const SequencePicture& m_picture;
    const SequenceFrame& m_frame;
    Visible m_visible;
    std::vector<std::size_t> m_remarkable;
};

}  // namespace

QPointF SequenceFrame::placeOf(std::size_t heap, qint64 value) const
{
    // Half a line of room above and below.
    const double unit = (plot.height() - 16) / static_cast<double>(high - low);
    return {plot.left() + (static_cast<double>(heap) + 0.5 - from) * perTerm, plot.bottom() - 8 - static_cast<double>(value - low) * unit};
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
    const Range range = rangeOf(picture);
    SequenceFrame frame;
    frame.low = range.low;
    frame.high = range.high;
    const double widest = std::max(metrics.horizontalAdvance(tickText(range.high)), metrics.horizontalAdvance(tickText(range.low)));
    const double left = std::ceil(std::max(widest, metrics.horizontalAdvance(QStringLiteral("00"))) + 12);
    const double bottom = std::ceil(metrics.height() + 8);
    frame.plot = QRectF(left, 4, std::max(1.0, picture.size.width() - left - 4), std::max(24.0, picture.size.height() - bottom - 4));
    frame.from = picture.from;
    frame.perTerm = frame.plot.width() / (picture.to - picture.from);
    const double wide = metrics.horizontalAdvance(tickText(static_cast<qint64>(picture.to))) + 24;
    frame.stepAcross = tickStep(picture.to - picture.from, std::min<double>(mostTicks, frame.plot.width() / wide));
    frame.stepUp = tickStep(static_cast<double>(frame.high - frame.low), std::min<double>(mostTicks, frame.plot.height() / (2 * metrics.height())));
    return frame;
}

QImage toImage(const SequencePicture& picture, const SequenceFrame& frame)
{
    QImage image((picture.size * picture.pixelRatio).toSize().expandedTo({1, 1}), QImage::Format_RGB32);
    image.setDevicePixelRatio(picture.pixelRatio);
    QPainter painter(&image);
    Brush brush(painter, picture, frame);
    brush.ground();
    painter.end();
    brush.pixels(image);
    painter.begin(&image);
    brush.remarks();
    return image;
}

QByteArray toSvg(const SequencePicture& picture, const QString& title)
{
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    QSvgGenerator generator;
    generator.setOutputDevice(&buffer);
    generator.setSize(picture.size.toSize());
    generator.setViewBox(QRectF(QPointF(0, 0), picture.size));
    // Newer generators escape a title and older ones write it as it stands: its place is kept, and it is put there escaped.
    generator.setTitle(QStringLiteral("title"));
    QPainter painter(&generator);
    const SequenceFrame frame = frameOf(picture);
    Brush brush(painter, picture, frame);
    if (brush.visibleCount() > mostShapes) {
        painter.drawImage(QPointF(0, 0), toImage(picture, frame));
    } else {
        brush.ground();
        brush.shapes();
        brush.remarks();
    }
    painter.end();
    QByteArray svg = buffer.data();
    return svg.replace("<title>title</title>", "<title>" + title.toHtmlEscaped().toUtf8() + "</title>");
}

}  // namespace nimstone::figures
