#include "app/figures/explore/map_picture.h"

#include <QFont>
#include <QHash>
#include <QPainter>
#include <algorithm>
#include <bit>
#include <cmath>

#include "app/theme/tokens.h"

namespace nimstone::figures {

namespace {

using explore::Cell;
using explore::MapTable;

/// From so many pixels a cell on, lines part the cells.
constexpr double leastRuled = 6;

QColor mixed(const QColor& one, const QColor& other, double share)
{
    const auto mix = [share](int a, int b) { return qRound(a + (b - a) * share); };
    return {mix(one.red(), other.red()), mix(one.green(), other.green()), mix(one.blue(), other.blue())};
}

/// Colours by number, found once each.
class Palette {
public:
    explicit Palette(const MapLooks& looks)
        : m_looks(looks), m_least(looks.values && looks.isSigned ? -looks.most : 0)
    {
        for (std::int32_t value = m_least; looks.values && value <= looks.most; ++value)
            m_colours.push_back(colourOf(value));
        m_marked = looks.colours.marked.rgb();
        m_unmarked = looks.colours.unmarked.rgb();
    }

    QRgb marked(bool marked) const { return marked ? m_marked : m_unmarked; }

    QRgb value(std::int32_t value) const
    {
        if (value == explore::noPosition)
            return m_looks.colours.none.rgb();
        if (value == explore::noValue)
            return m_looks.colours.unknown.rgb();
        return m_colours.empty() ? m_marked : m_colours[static_cast<std::size_t>(std::clamp(value, m_least, m_looks.most) - m_least)];
    }

private:
    QRgb colourOf(std::int32_t value) const
    {
        const QColor colour = valueColour(m_looks, value);
        // What does not stand out steps back.
        const bool back = m_looks.lit != explore::noValue && value != m_looks.lit;
        return (back ? mixed(m_looks.colours.outside, colour, 0.22) : colour).rgb();
    }

    const MapLooks& m_looks;
    std::int32_t m_least;
    std::vector<QRgb> m_colours;
    QRgb m_marked;
    QRgb m_unmarked;
};

/// Some cells of an axis that fall on each pixel.
struct Span {
    Count from = 0;
    Count to = 0;  ///< not among them; `from` where the pixel is outside
};

/// For each pixel from the map's zero on, by so many cells (or blocks of cells) a pixel.
std::vector<Span> spansOf(int pixels, double first, double each, Count most)
{
    std::vector<Span> spans(static_cast<std::size_t>(pixels));
    for (int pixel = 0; pixel < pixels; ++pixel) {
        const double from = std::floor((first + pixel * each));
        const double to = std::floor(first + (pixel + 1) * each);
        if (from < 0 || from >= static_cast<double>(most))
            continue;
        const auto begin = static_cast<Count>(from);
        spans[static_cast<std::size_t>(pixel)] = {begin, std::min(most, std::max(begin + 1, static_cast<Count>(std::max(to, 0.0))))};
    }
    return spans;
}

/// Where the cells of a span are among the words of a row: at most 4 of them.
struct Bits {
    std::size_t word;
    unsigned shift;
    std::uint64_t mask;
    bool torn;  ///< part of them is in the next word

    explicit Bits(Span columns)
        : word(columns.from / 64), shift(columns.from % 64), mask((std::uint64_t{1} << (columns.to - columns.from)) - 1),
          torn(columns.from / 64 != (columns.to - 1) / 64)
    {
    }
    std::uint64_t of(const std::uint64_t* words) const
    {
        const std::uint64_t bits = words[word] >> shift;
        return (torn ? bits | words[word + 1] << (64 - shift) : bits) & mask;
    }
};

/// How many cells of each pixel of a row are marked, for the pixels from `begin` to `end`.
void countMarked(const MapTable& table, unsigned level, Span row, const std::vector<Span>& columns, std::size_t begin, std::size_t end,
                 std::vector<unsigned>& counts)
{
    std::fill(counts.begin(), counts.end(), 0U);
    for (Count r = row.from; r < row.to; ++r) {
        if (level == 0) {
            const std::uint64_t* const words = table.words(r);
            for (std::size_t x = begin; x < end; ++x)
                counts[x] += static_cast<unsigned>(std::popcount(Bits(columns[x]).of(words)));
            continue;
        }
        const std::uint8_t* const blocks = table.countsOf(level, r);
        for (std::size_t x = begin; x < end; ++x) {
            for (Count c = columns[x].from; c < columns[x].to; ++c)
                counts[x] += blocks[c];
        }
    }
}

/// Many cells a pixel: how many of them are marked gives the shade; of values the first, but none that is marked is lost.
void paintFromAfar(QImage& image, const MapTable& table, const MapView& view, const MapLooks& looks)
{
    const Palette palette(looks);
    const double each = 1 / view.cell;
    unsigned level = 0;
    while (level < MapTable::lastLevel && each >= 2 * (1U << level))
        ++level;
    level = level < MapTable::firstLevel ? 0 : level;
    const Count block = Count{1} << level;
    const auto size = static_cast<double>(block);
    const Count done = table.done();
    const Count blocks = (done + block - 1) / block;
    const auto columns = spansOf(image.width(), view.left / size, each / size, blocks);
    const auto rows = spansOf(image.height(), view.bottom / size, each / size, blocks);
    const auto seen = [](Span span) { return span.from < span.to; };
    const auto begin = static_cast<std::size_t>(std::ranges::find_if(columns, seen) - columns.begin());
    const auto end = static_cast<std::size_t>(std::find_if_not(columns.begin() + static_cast<std::ptrdiff_t>(begin), columns.end(), seen) - columns.begin());
    // A line of marked cells through the block is shown whole.
    std::vector<QRgb> shades(256);
    for (std::size_t count = 0; count < shades.size(); ++count) {
        const double strength = count == 0 ? 0 : std::min(1.0, 0.4 + 0.6 * static_cast<double>(count) / each);
        shades[count] = mixed(looks.colours.unmarked, looks.colours.marked, strength).rgb();
    }
    const QRgb outside = looks.colours.outside.rgb();
    const QRgb pending = looks.colours.pending.rgb();
    const QRgb none = looks.colours.none.rgb();
    const QRgb marked = palette.value(0);
    const auto side = static_cast<double>(table.side());
    // The pixel after the last column of the map.
    const auto edge = static_cast<std::size_t>(std::clamp((side - view.left) / each, 0.0, static_cast<double>(image.width())));
    std::vector<unsigned> counts(columns.size());
    for (int y = 0; y < image.height(); ++y) {
        auto* const line = reinterpret_cast<QRgb*>(image.scanLine(image.height() - 1 - y));
        const Span row = rows[static_cast<std::size_t>(y)];
        const double up = view.bottom + y * each;
        std::fill(line, line + begin, outside);
        std::fill(line + begin, line + image.width(), outside);
        if (up >= 0 && up < side && edge > begin)
            std::fill(line + begin, line + edge, pending);
        if (!seen(row))
            continue;
        countMarked(table, level, row, columns, begin, end, counts);
        const Count first = std::min(row.from * block, done - 1);
        for (std::size_t x = begin; x < end; ++x) {
            if (looks.triangle && row.from >= columns[x].to)
                line[x] = none;
            else if (!looks.values)
                line[x] = shades[std::min(counts[x], 255U)];
            else
                line[x] = counts[x] > 0 ? marked : palette.value(table.value({std::min(columns[x].from * block, done - 1), first}));
        }
    }
}

/// A number on a cell, drawn once for each text and colour.
class Numbers {
public:
    Numbers(const MapLooks& looks, double cell) : m_font(looks.font)
    {
        m_font.setPixelSize(std::max(8, qRound(std::min(cell * 0.42, 22.0))));
    }

    const QImage& of(const QString& text, QRgb ground, QSize size)
    {
        QImage& image = m_images[{text, ground}];
        if (image.size() != size) {
            image = QImage(size, QImage::Format_RGB32);
            image.fill(ground);
            QPainter painter(&image);
            QFont font = m_font;
            while (font.pixelSize() > 6 && QFontMetricsF(font).horizontalAdvance(text) > size.width() - 2)
                font.setPixelSize(font.pixelSize() - 1);
            painter.setFont(font);
            painter.setPen(qGray(ground) > 140 ? Qt::black : Qt::white);
            painter.drawText(image.rect(), Qt::AlignCenter, text);
        }
        return image;
    }

private:
    QFont m_font;
    QHash<std::pair<QString, QRgb>, QImage> m_images;
};

QString textOf(const MapTable& table, const MapLooks& looks, Cell cell)
{
    if (!looks.values)
        return table.marked(cell) ? QStringLiteral("P") : QString();
    const std::int32_t value = table.value(cell);
    if (value == explore::noPosition)
        return {};
    return value == explore::noValue ? QStringLiteral("?") : QString::number(value).replace(u'-', QChar(0x2212));
}

/// A pixel a cell and more.
void paintNear(QImage& image, const MapTable& table, const MapView& view, const MapLooks& looks)
{
    const Palette palette(looks);
    const Count done = table.done();
    const int width = image.width();
    const int height = image.height();
    image.fill(looks.colours.outside);
    QPainter painter(&image);
    const auto last = [&](double end, Count most) { return std::min(most, static_cast<Count>(std::max(0.0, std::ceil(end)))); };
    const Count columns = last(view.left + width / view.cell + 1, table.side());
    const Count rows = last(view.bottom + height / view.cell + 1, table.side());
    const auto firstColumn = static_cast<Count>(std::max(0.0, std::floor(view.left)));
    const auto firstRow = static_cast<Count>(std::max(0.0, std::floor(view.bottom)));
    const bool ruled = view.cell >= leastRuled;
    const bool numbered = view.cell >= leastNumbered;
    Numbers numbers(looks, view.cell);
    std::vector<QRgb> line(static_cast<std::size_t>(width));
    const auto gap = ruled ? 1 : 0;
    for (Count row = firstRow; row < rows; ++row) {
        const int bottom = std::min(height, view.y(static_cast<double>(row), height));
        const int top = std::max(0, view.y(static_cast<double>(row + 1), height));
        if (top >= bottom)
            continue;
        std::fill(line.begin(), line.end(), looks.colours.outside.rgb());
        for (Count column = firstColumn; column < columns; ++column) {
            const int begin = std::max(0, view.x(static_cast<double>(column)));
            const int end = std::min(width, view.x(static_cast<double>(column + 1)));
            if (begin >= end)
                continue;
            const bool known = row < done && column < done;
            QRgb colour = looks.colours.pending.rgb();
            if (known && looks.triangle && row > column)
                colour = looks.colours.none.rgb();
            else if (known && table.hasValues() && (looks.values || table.value({column, row}) <= explore::noValue))
                colour = palette.value(table.value({column, row}));
            else if (known)
                colour = palette.marked(table.marked({column, row}));
            std::fill(line.begin() + begin, line.begin() + end, colour);
            if (ruled)
                line[static_cast<std::size_t>(end - 1)] = looks.colours.line.rgb();
        }
        for (int y = top; y < bottom - gap; ++y)
            std::copy(line.begin(), line.end(), reinterpret_cast<QRgb*>(image.scanLine(y)));
        const int beginAll = std::max(0, view.x(static_cast<double>(firstColumn)));
        const int endAll = std::clamp(view.x(static_cast<double>(columns)), 0, width);
        if (ruled && beginAll < endAll) {
            auto* const rule = reinterpret_cast<QRgb*>(image.scanLine(bottom - 1));
            std::fill(rule + beginAll, rule + endAll, looks.colours.line.rgb());
        }
        for (Count column = firstColumn; numbered && row < done && column < std::min(columns, done); ++column) {
            const QString text = looks.triangle && row > column ? QString() : textOf(table, looks, {column, row});
            if (text.isEmpty())
                continue;
            const int x = view.x(static_cast<double>(column));
            const int y = view.y(static_cast<double>(row + 1), height);
            const QSize size(view.x(static_cast<double>(column + 1)) - x - gap, view.y(static_cast<double>(row), height) - y - gap);
            const QRgb ground = looks.values ? palette.value(table.value({column, row})) : palette.marked(true);
            painter.drawImage(x, y, numbers.of(text, ground, size));
        }
    }
}

void frameCells(QImage& image, const MapView& view, const MapLooks& looks)
{
    QPainter painter(&image);
    const int wide = view.cell >= 12 ? 2 : 1;
    for (const Cell cell : looks.apart) {
        const int x = view.x(static_cast<double>(cell.across));
        const int y = view.y(static_cast<double>(cell.up + 1), image.height());
        const QRect place(x, y, std::max(1, view.x(static_cast<double>(cell.across + 1)) - x),
                          std::max(1, view.y(static_cast<double>(cell.up), image.height()) - y));
        if (!place.intersects(image.rect()))
            continue;
        if (view.cell < leastRuled) {
            painter.fillRect(place, looks.colours.reach);
            continue;
        }
        for (int inset = 0; inset < wide; ++inset) {
            painter.setPen(looks.colours.reach);
            painter.drawRect(place.adjusted(inset, inset, -2 - inset, -2 - inset));
        }
    }
}

}  // namespace

MapColours mapColours(bool dark, bool highContrast)
{
    const auto token = [dark, highContrast](const char* name) { return Tokens::instance().colour(name, dark, highContrast); };
    return {.outside = token("paper"),
            .pending = token("hover"),
            .none = token("paper"),
            .unknown = token("line"),
            .marked = token("jade"),
            .unmarked = token("raised"),
            .line = token("line"),
            .low = token("valueLow"),
            .middle = token("valueMiddle"),
            .high = token("valueHigh"),
            .left = token("indigoWash"),
            .leftMost = token("indigo"),
            .right = token("cinnabarWash"),
            .rightMost = token("cinnabar"),
            .reach = token("cinnabar")};
}

QColor valueColour(const MapLooks& looks, std::int32_t value)
{
    const MapColours& colours = looks.colours;
    if (value == 0)
        return colours.marked;
    const double share = std::min(1.0, std::log2(1.0 + std::abs(value)) / std::log2(1.0 + std::max(2, looks.most)));
    if (looks.isSigned)
        return value > 0 ? mixed(colours.left, colours.leftMost, share) : mixed(colours.right, colours.rightMost, share);
    return share < 0.5 ? mixed(colours.low, colours.middle, 2 * share) : mixed(colours.middle, colours.high, 2 * share - 1);
}

void paintMap(QImage& image, const MapTable& table, const MapView& view, const MapLooks& looks)
{
    if (view.cell < 1)
        paintFromAfar(image, table, view, looks);
    else
        paintNear(image, table, view, looks);
    frameCells(image, view, looks);
}

}  // namespace nimstone::figures
