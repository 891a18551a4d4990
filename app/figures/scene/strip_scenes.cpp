#include "app/figures/scene/strip_scenes.h"

#include <algorithm>
#include <array>

#include "app/figures/scene/text_metrics.h"

namespace nimstone::figures {

namespace {

constexpr double largestStripCell = 52;
constexpr double numberShare = 0.88;   ///< the font size of the number above a cell, divided by the font size of small text

}  // namespace

StripScenes::StripScenes(const Plan& plan, QSizeF size, double textScale) : FigureScenes(size, textScale, plan.rehearsal), m_window(plan.window)
{
    constexpr double margin = 16;
    const double heading = type("large") * lineHeight;
    const double small = type("small") * numberShare;
    const double body = type("body");
    const QString last = QString::number(m_window.numbers().back());
    const double width = size.width() - 2 * margin;
    double least = std::max({labelWidth(plan.widestTag, small), labelWidth(plan.widestValue, body),
                             labelWidth(last, plan.numbersAbove ? small : body)}) + 4;
    least = std::max(least, body * lineHeight);
    const QRectF room(margin, margin + heading, width, size.height() - 2 * (margin + heading));
    const double line = small * lineHeight;
    m_layout = layOutStrip(m_window, room, {least, largestStripCell * textScale}, {plan.numbersAbove ? line : 0, line}, plan.period);
    if (!m_layout.fits)
        return;

    // Keep the two lines of text near the strip if the figure is high.
    const double over = m_layout.cells.front().top() - (plan.numbersAbove ? line : 0) - heading;
    const double under = m_layout.cells.back().bottom() + line + heading;
    placeTitle(centered({size.width() / 2, std::max(margin + heading / 2, over)}, type("large"), width));
    placeCaption(centered({size.width() / 2, std::min(size.height() - margin - heading / 2, under)}, type("large"), width));
    for (std::size_t cell = 0; cell < m_window.cells(); ++cell) {
        const QRectF rect = m_layout.cells[cell];
        const QString number = QString::number(m_window.numbers()[cell]);
        m_tiles.push_back(add({.kind = PieceKind::Tile, .index = static_cast<int>(cell),
                                        .objectName = QStringLiteral("cell") + number}, posed(rect)));
        if (plan.numbersAbove)
            addText(QStringLiteral("heap") + number, {rect.center().x(), rect.top() - line / 2}, small, Tone::Heading, number);
        m_values.push_back(addText(QStringLiteral("value") + number, rect.center(), body, Tone::Plain,
                                   plan.numbersAbove ? QString() : number));
        m_tags.push_back(addText(QStringLiteral("tag") + number, {rect.center().x(), rect.bottom() + line / 2}, small, Tone::Plain, {}));
    }
    for (std::size_t gap = 0; gap < m_layout.gaps.size(); ++gap)
        addText(QStringLiteral("gap%1").arg(gap + 1), m_layout.gaps[gap], body, Tone::Heading, QStringLiteral("…"));
    for (int& ring : m_rings)
        ring = add(PieceKind::Ring, QStringLiteral("ring"), {.opacity = 0, .z = 3});
}

int StripScenes::addText(const QString& name, QPointF middle, double size, Tone tone, const QString& text)
{
    return addLabel(name, middle, size, tone, text, {.opacity = text.isEmpty() ? 0.0 : 1.0, .z = 2});
}

std::size_t StripScenes::cellFor(Count number)
{
    if (isRehearsal())
        m_named.push_back({number, number});
    return m_window.cellOf(number);
}

void StripScenes::noteEnds(Count first, Count below)
{
    const Count some = std::min<Count>(6, below - first);
    m_named.push_back({first, first + some - 1});
    m_named.push_back({below - std::min<Count>(some, 3), below});
}

void StripScenes::setValue(Count number, const QString& text)
{
    const std::size_t cell = m_window.cellOf(number);
    if (cell == m_window.cells())
        return;
    setText(m_values[cell], text);
    show(m_values[cell]);
}

void StripScenes::setCellTone(Count number, Tone tone)
{
    const std::size_t cell = cellFor(number);
    if (cell == m_window.cells())
        return;
    pose(m_tiles[cell]).tone = tone;
    pose(m_values[cell]).tone = tone == Tone::Dim ? Tone::Dim : Tone::Plain;
}

void StripScenes::setTag(Count number, const QString& text, Tone tone)
{
    const std::size_t cell = cellFor(number);
    if (cell == m_window.cells())
        return;
    setText(m_tags[cell], text);
    pose(m_tags[cell]).tone = tone;
    show(m_tags[cell]);
}

void StripScenes::ring(std::size_t which, Count number, Tone tone)
{
    const std::size_t cell = cellFor(number);
    if (cell == m_window.cells())
        return;
    const QRectF rect = m_layout.cells[cell];
    const double wide = std::min(rect.width(), rect.height()) + 2;
    pose(m_rings[which]) = posed(rect.center(), {wide, wide}, {.z = 3, .tone = tone});
}

void StripScenes::setBegin(Count number, double begin)
{
    const std::size_t cell = m_window.cellOf(number);
    if (cell == m_window.cells())
        return;
    setMotionSpan(std::array{m_tiles[cell], m_values[cell], m_tags[cell]}, begin, std::min(1.0, begin + 0.3));
}

void StripScenes::quiet()
{
    setTone(m_tiles, Tone::Plain);
    setTone(m_values, Tone::Plain);
    hide(m_tags, m_rings);
}

}  // namespace nimstone::figures
