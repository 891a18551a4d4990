#include "app/figures/scene/strip_scenes.h"

#include <algorithm>
#include <array>

#include "app/figures/scene/text_metrics.h"

namespace nimstone::figures {

namespace {

constexpr double largestStripCell = 52;
constexpr double numberShare = 0.88;   ///< the font size of the number above a cell, divided by the font size of small text

}  // namespace

StripScenes::StripScenes(const Plan& plan, const proof::Proof& proof, QSizeF size, double textScale)
    : FigureScenes(proof, size, textScale, plan.rehearsal), m_window(plan.window)
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
    m_fits = m_layout.fits;
    if (!m_fits)
        return;

    // Keep the two lines of text near the strip if the figure is high.
    const double over = m_layout.cells.front().top() - (plan.numbersAbove ? line : 0) - heading;
    const double under = m_layout.cells.back().bottom() + line + heading;
    placeTitle(centered({size.width() / 2, std::max(margin + heading / 2, over)}, type("large"), width));
    placeCaption(centered({size.width() / 2, std::min(size.height() - margin - heading / 2, under)}, type("large"), width));
    for (const Count number : m_window.numbers()) {
        const QRectF rect = *cellOf(number);
        tile({"cell", number}, rect, Tone::Plain, 0);
        if (plan.numbersAbove)
            write({"heap", number}, centered({rect.center().x(), rect.top() - line / 2}, small), QString::number(number), Tone::Heading);
        setValue(number, plan.numbersAbove ? QString() : QString::number(number));
        write({"tag", number}, tagLine(rect), {});
    }
    for (std::size_t gap = 0; gap < m_layout.gaps.size(); ++gap)
        write({"gap", gap + 1}, centered(m_layout.gaps[gap], body), QStringLiteral("…"), Tone::Heading);
    for (const int which : {0, 1})
        piece(PieceKind::Ring, {"ring", which}, {.z = 7});
}

const QRectF* StripScenes::cellOf(Count number) const
{
    const std::size_t cell = m_window.cellOf(number);
    return cell < m_window.cells() ? &m_layout.cells[cell] : nullptr;
}

const QRectF* StripScenes::cellFor(Count number)
{
    if (isRehearsal())
        m_named.push_back({number, number});
    return cellOf(number);
}

Line StripScenes::tagLine(const QRectF& cell) const
{
    const double size = type("small") * numberShare;
    return centered({cell.center().x(), cell.bottom() + size * lineHeight / 2}, size);
}

void StripScenes::noteEnds(Count first, Count below)
{
    const Count some = std::min<Count>(6, below - first);
    m_named.push_back({first, first + some - 1});
    m_named.push_back({below - std::min<Count>(some, 3), below});
}

void StripScenes::setValue(Count number, const QString& text)
{
    if (const QRectF* const cell = cellOf(number))
        write({"value", number}, lineIn(*cell, type("body")), text);
}

void StripScenes::setCellTone(Count number, Tone tone)
{
    if (!cellFor(number))
        return;
    setTone(PieceName("cell", number), tone);
    setTone(PieceName("value", number), tone == Tone::Dim ? Tone::Dim : Tone::Plain);
}

void StripScenes::setTag(Count number, const QString& text, Tone tone)
{
    if (const QRectF* const cell = cellFor(number))
        write({"tag", number}, tagLine(*cell), text, tone);
}

void StripScenes::ring(int which, Count number, Tone tone)
{
    const QRectF* const cell = cellFor(number);
    if (!cell)
        return;
    const double side = std::min(cell->width(), cell->height()) + 2;
    put(find({"ring", which}), {cell->center() - QPointF(side, side) / 2, QSizeF(side, side)}, tone);
}

void StripScenes::setBegin(Count number, double begin)
{
    setMotionSpan(std::array{PieceName("cell", number), PieceName("value", number), PieceName("tag", number)}, begin, std::min(1.0, begin + 0.3));
}

void StripScenes::quiet()
{
    for (const Count number : m_window.numbers()) {
        setTone(std::array{PieceName("cell", number), PieceName("value", number)}, Tone::Plain);
        hide(PieceName("tag", number));
    }
    hide("ring0", "ring1");
}

}  // namespace nimstone::figures
