#include "app/figures/explore/map_picture.h"

#include <QBuffer>
#include <algorithm>
#include <cmath>
#include <map>
#include <numeric>
#include <thread>
#include <tuple>

#include "app/figures/scene/drawing.h"
#include "app/theme/tokens.h"

namespace nimstone::figures {

namespace {

using explore::Cell;
using explore::MapTable;

/// Lines separate the cells if cells are at least `leastRuledCell` pixels wide. Cells have their numbers if they are at
/// least `leastNumbered` pixels wide.
constexpr double leastRuledCell = 6;
constexpr double leastNumbered = 24;

constexpr Count mostCells = 1'000'000;

QColor mixed(const QColor& one, const QColor& other, double share)
{
    const auto mix = [share](int a, int b) { return qRound(a + (b - a) * share); };
    return {mix(one.red(), other.red()), mix(one.green(), other.green()), mix(one.blue(), other.blue())};
}

/// The colors between which the colors of values are interpolated: for the values from 1 up, or for the values from
/// −1 down if `under`.
std::vector<QColor> rampOf(const MapStyle& looks, bool under)
{
    if (under)
        return {looks.color("cinnabarWash"), looks.color("cinnabar")};
    if (looks.isSigned)
        return {looks.color("indigoWash"), looks.color("indigo")};
    return {looks.color("valueLow"), looks.color("valueMiddle"), looks.color("valueHigh")};
}

QColor onRamp(const std::vector<QColor>& ramp, std::int32_t value, std::int32_t most)
{
    const double share = std::min(1.0, std::log2(1.0 + std::abs(value)) / std::log2(1.0 + std::max(2, most)));
    const double place = share * static_cast<double>(ramp.size() - 1);
    const auto step = std::min(static_cast<std::size_t>(place), ramp.size() - 2);
    return mixed(ramp[step], ramp[step + 1], place - static_cast<double>(step));
}

/// The colors of cells. The constructor computes the color of each value once. If the map does not show values, a
/// P-position has the color of value 0, and an N-position the color of value 1.
class Palette {
public:
    Palette(const MapTable& table, const MapStyle& looks)
        : m_table(table), m_looks(looks), m_none(looks.color("paper").rgb()), m_unknown(looks.unknown().rgb()),
          m_least(looks.isSigned ? -looks.most : 0)
    {
        for (std::int32_t value = m_least; value <= looks.most; ++value)
            m_colors.push_back(looks.shown(value).rgb());
    }

    QRgb none() const { return m_none; }
    QRgb ofValue(std::int32_t value) const { return m_colors[static_cast<std::size_t>(std::clamp(value, m_least, m_looks.most) - m_least)]; }
    QRgb of(Cell cell) const
    {
        const std::int32_t value = m_table.hasValues() ? m_table.value(cell) : 0;
        if (value == explore::noPosition || (m_looks.triangle && cell.up > cell.across))
            return m_none;
        return value == explore::noValue ? m_unknown : ofValue(m_looks.values ? value : m_table.marked(cell) ? 0 : 1);
    }

private:
    const MapTable& m_table;
    const MapStyle& m_looks;
    QRgb m_none;
    QRgb m_unknown;
    std::int32_t m_least;
    std::vector<QRgb> m_colors;
};

/// A range of cells of an axis (or of blocks of cells), from `from` to `to` − 1. The range is empty if both numbers are
/// equal.
struct Span {
    Count from = 0;
    Count to = 0;

    bool operator==(const Span&) const = default;
};

/// The pixel at which a cell begins. Pixel 0 is where cell `first` begins.
int pixelOf(Count cell, double first, double width)
{
    return qRound((static_cast<double>(cell) - first) * width);
}

/// The cells that are visible, among the first `most` cells.
Span seen(double first, double width, int pixels, Count most)
{
    const auto edge = [most](double at) { return static_cast<Count>(std::clamp(at, 0.0, static_cast<double>(most))); };
    return {edge(std::floor(first)), edge(std::ceil(first + pixels / width))};
}

/// For each pixel, the range of cells (or blocks of cells) that this pixel shows, among the first `most`. If `width` is
/// less than 1 pixel, a range can have several cells.
std::vector<Span> spansOf(double first, double width, int pixels, Count most)
{
    std::vector<Span> spans(static_cast<std::size_t>(pixels));
    const Span all = seen(first, width, pixels, most);
    for (Count cell = all.from; width >= 1 && cell < all.to; ++cell) {
        for (int pixel = std::max(0, pixelOf(cell, first, width)); pixel < std::min(pixels, pixelOf(cell + 1, first, width)); ++pixel)
            spans[static_cast<std::size_t>(pixel)] = {cell, cell + 1};
    }
    for (int pixel = 0; width < 1 && pixel < pixels; ++pixel) {
        const double from = std::floor(first + pixel / width);
        const double to = std::floor(first + (pixel + 1) / width);
        if (from >= 0 && from < static_cast<double>(most))
            spans[static_cast<std::size_t>(pixel)] = {static_cast<Count>(from), std::min(most, static_cast<Count>(std::max(to, from + 1)))};
    }
    return spans;
}

/// The number of 1s in a number below 16. std::popcount would call a function of the compiler's library, because the program must
/// also run on processors without this instruction.
constexpr unsigned onesOfFour(std::uint64_t bits) { return static_cast<unsigned>(0x4332'3221'3221'2110 >> (4 * bits)) % 16; }

/// Counts the marked cells for each pixel of a row, for the pixels from `begin` to `end` − 1. Above level 0 it adds the
/// counts of whole blocks of 2^`level` × 2^`level` cells. At level 0 it counts single cells; a pixel then shows at most
/// 4 cells in each direction.
void countMarked(const MapTable& table, unsigned level, Span row, const std::vector<Span>& columns, std::size_t begin, std::size_t end,
                 std::vector<unsigned>& counts)
{
    std::fill(counts.begin(), counts.end(), 0U);
    for (Count r = row.from; r < row.to; ++r) {
        if (level > 0) {
            const std::uint8_t* const blocks = table.countsOf(level, r);
            for (std::size_t x = begin; x < end; ++x)
                counts[x] = std::accumulate(blocks + columns[x].from, blocks + columns[x].to, counts[x]);
            continue;
        }
        const std::uint64_t* const words = table.words(r);
        for (std::size_t x = begin; x < end; ++x) {
            const auto [from, to] = columns[x];
            const bool crossesWord = from / 64 != (to - 1) / 64;
            const std::uint64_t bits = words[from / 64] >> (from % 64) | (crossesWord ? words[from / 64 + 1] << (64 - from % 64) : 0);
            counts[x] += onesOfFour(bits & ((std::uint64_t{1} << (to - from)) - 1));
        }
    }
}

/// Paints the colors of the cells. If a pixel stands for many cells, its shade shows how many of them are marked. If
/// the map shows values, such a pixel has the color of 0 if any of its cells is marked, so that no marked cell
/// disappears; otherwise it has the color of its first cell. Several threads paint a band of rows each.
void paintCells(QImage& image, const MapTable& table, const MapView& view, const MapStyle& looks, const Palette& palette)
{
    const double each = 1 / view.cell;
    const bool near = each <= 1;
    unsigned level = 0;
    while (level < MapTable::lastLevel && each >= 2 * (1U << level))
        ++level;
    level = level < MapTable::firstLevel ? 0 : level;
    const Count block = Count{1} << level;
    const auto size = static_cast<double>(block);
    const Count blocks = (table.done() + block - 1) / block;
    const auto columns = spansOf(view.left / size, view.cell * size, image.width(), blocks);
    const auto rows = spansOf(view.bottom / size, view.cell * size, image.height(), blocks);
    const auto isEmpty = [](Span span) { return span.from == span.to; };
    const auto first = std::ranges::find_if_not(columns, isEmpty);
    const auto begin = static_cast<std::size_t>(first - columns.begin());
    const auto end = static_cast<std::size_t>(std::find_if(first, columns.end(), isEmpty) - columns.begin());
    // A pixel gets the full color if it contains at least as many marked cells as one row of cells across the pixel
    // has.
    std::vector<QRgb> shades{looks.unmarked().rgb()};
    for (int count = 1; count < 256; ++count)
        shades.push_back(mixed(looks.unmarked(), looks.marked(), std::min(1.0, 0.4 + 0.6 * count / each)).rgb());
    auto* const pixels = reinterpret_cast<QRgb*>(image.bits());
    const std::size_t pitch = static_cast<std::size_t>(image.bytesPerLine()) / sizeof(QRgb);
    const auto paintRows = [&](std::size_t from, std::size_t to) {
        std::vector<unsigned> counts(columns.size());
        for (std::size_t y = from; y < to; ++y) {
            QRgb* const line = pixels + (rows.size() - 1 - y) * pitch;
            const Span row = rows[y];
            if (isEmpty(row))
                continue;
            if (near && y > from && row == rows[y - 1]) {
                std::copy_n(line + pitch + begin, end - begin, line + begin);
                continue;
            }
            if (!near)
                countMarked(table, level, row, columns, begin, end, counts);
            for (std::size_t x = begin; x < end; ++x) {
                if (near || (looks.values && counts[x] == 0))
                    line[x] = palette.of({columns[x].from * block, row.from * block});
                else if (looks.triangle && row.from >= columns[x].to)
                    line[x] = palette.none();
                else
                    line[x] = looks.values ? palette.ofValue(0) : shades[std::min(counts[x], 255U)];
            }
        }
    };
    const std::size_t bands = std::clamp<std::size_t>(std::thread::hardware_concurrency(), 1, 4);
    std::vector<std::jthread> others;
    for (std::size_t band = 1; band < bands; ++band)
        others.emplace_back(paintRows, rows.size() * band / bands, rows.size() * (band + 1) / bands);
    paintRows(0, rows.size() / bands);
}

/// Calls `see` for each visible cell that is a computed position, row by row, and for at most a million cells.
void eachCell(const MapTable& table, const MapView& view, const MapStyle& looks, auto see)
{
    const Span across = seen(view.left, view.cell, view.size.width(), table.done());
    const Span up = seen(view.bottom, view.cell, view.size.height(), table.done());
    Count cells = 0;
    for (Cell cell{0, up.from}; cell.up < up.to; ++cell.up) {
        for (cell.across = across.from; cell.across < across.to && cells < mostCells; ++cell.across) {
            if ((looks.triangle && cell.up > cell.across) || (table.hasValues() && table.value(cell) == explore::noPosition))
                continue;
            see(cell);
            ++cells;
        }
    }
}

QString textOf(const MapTable& table, const MapStyle& looks, Cell cell)
{
    if (!looks.values)
        return table.marked(cell) ? QStringLiteral("P") : QString();
    const std::int32_t value = table.value(cell);
    return value == explore::noValue ? QStringLiteral("?") : QString::number(value).replace(u'-', QChar(0x2212));
}

/// Paints the lines between the cells, the numbers of the cells, and frames around the cells in `looks.apart`. If the painter
/// paints `image`, the number of a cell is drawn once for each value and each size of a cell in pixels, and then copied;
/// otherwise `image` is null.
void paintOver(QPainter& painter, const MapTable& table, const MapView& view, const MapStyle& looks, const Palette& palette, const QImage* image)
{
    const Span across = seen(view.left, view.cell, view.size.width(), table.side());
    const Span up = seen(view.bottom, view.cell, view.size.height(), table.side());
    const bool ruled = view.cell >= leastRuledCell;
    const QRect all = view.place({across.from, up.from}, {across.to, up.to});
    for (Count n = across.from; ruled && n < across.to; ++n)
        painter.fillRect(view.place({n, up.from}).right(), all.top(), 1, all.height(), looks.color("line"));
    for (Count n = up.from; ruled && n < up.to; ++n)
        painter.fillRect(all.left(), view.place({across.from, n}).bottom(), all.width(), 1, looks.color("line"));
    if (view.cell >= leastNumbered) {
        QFont font(Tokens::instance().font("text"));
        font.setPixelSize(std::max(8, qRound(std::min(view.cell * 0.42, 22.0))));
        std::map<std::tuple<std::int32_t, int, int>, QImage> drawn;
        eachCell(table, view, looks, [&](Cell cell) {
            const QRect place = view.place(cell).adjusted(0, 0, -1, -1);
            QImage& copy = drawn[{looks.values ? table.value(cell) : table.marked(cell), place.width(), place.height()}];
            if (!copy.isNull())
                return painter.drawImage(place.topLeft(), copy);
            const QString text = textOf(table, looks, cell);
            if (text.isEmpty())
                return;
            QFont fitting = font;
            while (fitting.pixelSize() > 6 && QFontMetricsF(fitting).horizontalAdvance(text) > place.width() - 2)
                fitting.setPixelSize(fitting.pixelSize() - 1);
            painter.setFont(fitting);
            painter.setPen(qGray(palette.of(cell)) > 140 ? Qt::black : Qt::white);
            painter.drawText(place, Qt::AlignCenter, text);
            if (image && image->rect().contains(place))
                copy = image->copy(place);
        });
    }
    painter.setBrush(Qt::NoBrush);
    painter.setPen(looks.reach());
    for (const Cell cell : looks.apart) {
        QRect place = view.place(cell);
        place.setSize(place.size().expandedTo({1, 1}));
        if (!place.intersects(QRect(QPoint(), view.size)))
            continue;
        if (!ruled)
            painter.fillRect(place, looks.reach());
        for (int inset = 0; ruled && inset < (view.cell >= 12 ? 2 : 1); ++inset)
            painter.drawRect(place.adjusted(inset, inset, -2 - inset, -2 - inset));
    }
}

QByteArray csv(const MapTable& table, const MapView& view, const MapStyle& looks)
{
    QByteArray text = looks.values ? QByteArrayLiteral("across,up,value\n") : QByteArrayLiteral("across,up,marked\n");
    eachCell(table, view, looks, [&](Cell cell) {
        const std::int32_t value = looks.values ? table.value(cell) : table.marked(cell) ? 1 : 0;
        const QString written = value == explore::noValue ? QString() : QString::number(value);
        text += QStringLiteral("%1,%2,%3\n").arg(QString::number(cell.across), QString::number(cell.up), written).toLatin1();
    });
    return text;
}

}  // namespace

QRect MapView::place(Cell from, Cell to) const
{
    return {QPoint(pixelOf(from.across, left, cell), size.height() - pixelOf(to.up, bottom, cell)),
            QPoint(pixelOf(to.across, left, cell) - 1, size.height() - pixelOf(from.up, bottom, cell) - 1)};
}

QColor MapStyle::color(const char* token) const
{
    return Tokens::instance().color(token, dark, highContrast);
}

QColor MapStyle::ofValue(std::int32_t value) const
{
    return value == 0 ? marked() : !values ? unmarked() : onRamp(rampOf(*this, value < 0), value, most);
}

QColor MapStyle::shown(std::int32_t value) const
{
    const QColor own = ofValue(value);
    return lit == explore::noValue || value == lit ? own : mixed(color("paper"), own, 0.22);
}

std::vector<std::pair<std::int32_t, std::int32_t>> rangesOf(std::int32_t most, std::int32_t largest)
{
    constexpr std::size_t mostStretches = 9;
    std::vector<std::pair<std::int32_t, std::int32_t>> stretches;
    const std::int32_t end = largest > most ? most - 1 : most;
    // Colors depend on the logarithm of the value, so the ranges may grow with the value. First try a range for each
    // value, then ranges between powers of 2, and then ranges between powers of 4.
    for (const int factor : {1, 2, 4}) {
        stretches.clear();
        for (std::int32_t from = 1; from <= end;) {
            const std::int32_t next = factor == 1 ? from + 1 : static_cast<std::int32_t>(std::min<std::int64_t>(std::int64_t{from} * factor, std::int64_t{end} + 1));
            stretches.emplace_back(from, next - 1);
            from = next;
        }
        if (stretches.size() <= mostStretches)
            break;
    }
    if (largest > most)
        stretches.emplace_back(most, largest);
    return stretches;
}

QImage toImage(const MapTable* table, const MapView& view, const MapStyle& looks)
{
    QImage image(view.size, QImage::Format_RGB32);
    image.fill(looks.color(table ? "paper" : "hover"));
    if (!table)
        return image;
    QPainter painter(&image);
    if (table->done() < table->side())
        painter.fillRect(view.place({0, 0}, {table->side(), table->side()}), looks.color("hover"));
    const Palette palette(*table, looks);
    paintCells(image, *table, view, looks, palette);
    paintOver(painter, *table, view, looks, palette, &image);
    return image;
}

QByteArray mapFile(const QString& kind, const MapTable& table, const MapView& view, const MapStyle& looks, const SvgWords& words)
{
    if (kind == QLatin1String("csv"))
        return csv(table, view, looks);
    if (kind == QLatin1String("svg")) {
        return toSvg(view.size, words, [&](QPainter& painter) {
            if (view.cell < leastRuledCell)
                return painter.drawImage(0, 0, toImage(&table, view, looks));
            const Palette palette(table, looks);
            painter.fillRect(QRect(QPoint(), view.size), looks.color("paper"));
            eachCell(table, view, looks, [&](Cell cell) { painter.fillRect(view.place(cell), QColor(palette.of(cell))); });
            paintOver(painter, table, view, looks, palette, nullptr);
        });
    }
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    toImage(&table, view, looks).save(&buffer, "PNG");
    return buffer.data();
}

}  // namespace nimstone::figures
