#include "app/figures/proofs/values/cutcake_stage.h"

#include <algorithm>
#include <cmath>

#include "app/wording/proofs/values/cutcake.h"

namespace nimstone::figures {

using namespace proof;

namespace {

constexpr double largestUnit = 56;
constexpr double filled = 0.84;         ///< the greatest share of a cell's width and height that a block fills
constexpr Count longestRuled = 12;      ///< if a side has more squares, blocks are not divided into squares
constexpr std::size_t mostRuled = 160;  ///< the largest number of lines in all blocks together

constexpr double thinnestBlock = 12;    ///< the least side with which a block is drawn, in pixels

QSizeF sidesOf(const CakeHalf& size) { return {static_cast<double>(size.first), static_cast<double>(size.second)}; }

/// The largest side of a square, in pixels, with which a block fits into a room. `sides` has the numbers of squares.
double unitFor(QSizeF sides, QSizeF room)
{
    return std::min({room.width() / sides.width(), room.height() / sides.height(), largestUnit});
}

}  // namespace

CakeStage::CakeStage(FigureScenes& scenes, const QRectF& room, const std::vector<CakeShape>& shapes)
    : m_scenes(scenes), m_shapes(shapes), m_firstPiece(scenes.pieceCount()), m_small(scenes.type("small")), m_line(m_small * lineHeight),
      m_room(room.adjusted(0, 0, 0, -3 * m_line)), m_foot(m_room.bottomLeft(), room.bottomRight())
{
    std::size_t lines = 0;
    Count longest = 0;
    for (const CakeShape& shape : shapes) {
        longest = std::max({longest, shape.first, shape.second});
        lines += static_cast<std::size_t>(std::min(shape.first, longestRuled) + std::min(shape.second, longestRuled)) - 2;
    }
    for (const CakeShape& shape : shapes)
        m_blocks.emplace_back(scenes, m_blocks.size() + 1, shape.first, shape.second, longest <= longestRuled && lines <= mostRuled);
}

/// The rectangle of a block of size `size`, in pixels. A block that would be too thin is drawn thicker.
QRectF CakeStage::rectOf(QSizeF size, QPointF middle)
{
    const QSizeF drawn = size.expandedTo({thinnestBlock, thinnestBlock});
    m_toScale = m_toScale && drawn == size;
    return {middle.x() - drawn.width() / 2, middle.y() - drawn.height() / 2, drawn.width(), drawn.height()};
}

/// Writes the two sides of a block, if they fit.
void CakeStage::writeSides(const PieceName& name, const CakeHalf& sides, const Line& line)
{
    m_scenes.write(name, line, ifItFits(wording::shapeText(sides.first, sides.second), line.size, line.room), Tone::Dim);
}

void CakeStage::showBlocks()
{
    // Each block is in the middle of a cell, with a line of text below it. Use the number of columns at which the blocks
    // are largest.
    const auto count = static_cast<double>(m_blocks.size());
    double columns = 1;
    double unit = 0;
    for (double tried = 1; tried <= count; ++tried) {
        const QSizeF inner(m_room.width() / tried * filled, (m_room.height() / std::ceil(count / tried) - m_line) * filled);
        double fits = largestUnit;
        for (const RuledBlock& block : m_blocks)
            fits = std::min(fits, unitFor(block.sides(), inner));
        if (inner.height() >= thinnestBlock && fits > unit) {
            columns = tried;
            unit = fits;
        }
    }
    const QSizeF cell(m_room.width() / columns, m_room.height() / std::ceil(count / columns));
    for (std::size_t index = 0; index < m_blocks.size(); ++index) {
        const double row = std::floor(static_cast<double>(index) / columns);
        const double column = static_cast<double>(index) - row * columns;
        const QPointF middle(m_room.left() + (column + 0.5) * cell.width(), m_room.top() + row * cell.height() + (cell.height() - m_line) / 2);
        const QRectF rect = rectOf(m_blocks[index].sides() * unit, middle);
        m_blocks[index].place(rect);
        const double room = std::min(2 * std::min(middle.x() - m_room.left(), m_room.right() - middle.x()), cell.width() - padding);
        const CakeShape& shape = m_shapes[index];
        writeSides({"size", index + 1}, {shape.first, shape.second}, centered({middle.x(), rect.bottom() + 0.7 * m_line}, m_small, room));
    }
}

void CakeStage::writeFoot(const QString& text, Tone tone, const QString& other, Tone otherTone)
{
    const double size = m_scenes.type("body");
    const QPointF half(0, other.isEmpty() ? 0 : 0.5 * size * lineHeight);
    m_scenes.write("words", centered(m_foot.center() - half, size, m_foot.width() - padding), text, tone);
    m_scenes.write("otherWords", centered(m_foot.center() + half, size, m_foot.width() - padding), other, otherTone);
}

/// The rectangles of blocks side by side. The width for each block is proportional to its length, but at least as wide as
/// its label.
std::vector<QRectF> CakeStage::rowOf(const std::vector<CakeHalf>& sizes)
{
    constexpr double arrowRoom = 30;  // the width between a block and its half, in pixels
    double lengths = 0;
    for (const CakeHalf& size : sizes)
        lengths += sidesOf(size).width();
    const double least = std::min(4.2 * m_line, m_room.width() / static_cast<double>(sizes.size()));
    const auto widthOf = [least](const CakeHalf& size, double unit) { return std::max(sidesOf(size).width() * unit + arrowRoom, least); };
    const auto widthAt = [&](double unit) {
        double width = 0;
        for (const CakeHalf& size : sizes)
            width += widthOf(size, unit);
        return width;
    };
    const double high = (m_room.height() - m_line) * filled;
    double unit = std::min({largestUnit, m_room.width() / lengths, high / sidesOf(sizes.front()).height()});
    while (widthAt(unit) > m_room.width() + 0.01 && unit * sidesOf(sizes.front()).width() > 1)
        unit *= 0.95;
    std::vector<QRectF> rects;
    double left = m_room.left() + std::max(0.0, m_room.width() - widthAt(unit)) / 2;
    for (const CakeHalf& size : sizes) {
        rects.push_back(rectOf(sidesOf(size) * unit, {left + widthOf(size, unit) / 2, m_room.top() + (m_room.height() - m_line) / 2}));
        left += widthOf(size, unit);
    }
    return rects;
}

void CakeStage::halve(const CakeHalving& step)
{
    constexpr std::size_t mostHalvings = 5;  // a longer row shows the first sizes and the last one
    constexpr std::size_t mostCuts = 15;     // the largest number of cuts of a strip that are drawn
    std::vector<CakeHalf> sizes = step.rows;
    const bool isWhole = sizes.size() <= mostHalvings;
    if (!isWhole) {
        sizes.resize(mostHalvings);
        sizes.back() = step.rows.back();
        m_toScale = false;
    }
    const std::vector<QRectF> rects = rowOf(sizes);
    // The sides of each block are on a line below the blocks.
    const auto below = [&](std::size_t at) {
        const double middle = rects[at].center().x();
        double room = 2 * std::min(middle - m_room.left(), m_room.right() - middle);
        for (const QRectF& other : rects) {
            if (const double away = std::abs(other.center().x() - middle); away > 1)
                room = std::min(room, away - padding);
        }
        return centered({middle, std::min(rects.front().bottom() + 0.8 * m_line, m_room.bottom() - m_line / 2)}, m_small, room);
    };
    RuledBlock& whole = m_blocks[step.shape];
    int last = whole.place(rects.front());
    whole.toneLines(Tone::Plain, Tone::Plain);
    writeSides({"size", step.shape + 1}, sizes[0], below(0));
    // The tile of each half first covers the block that is halved, and then moves from there.
    for (std::size_t at = 1; at < sizes.size(); ++at)
        m_scenes.put(PieceKind::Tile, {"half", at}, rects[at - 1], Tone::Plain, 2, false);
    m_scenes.push(0.7);
    for (std::size_t at = 1; at < sizes.size(); ++at) {
        last = m_scenes.find({"half", at});
        m_scenes.put(last, rects[at], Tone::Plain);
        writeSides({"halfSize", at}, sizes[at], below(at));
        const QRectF between(rects[at - 1].topRight(), rects[at].bottomLeft());
        const QString arrow = !isWhole && at + 1 == sizes.size() ? QStringLiteral("…") : QStringLiteral("→");
        m_scenes.write({"arrow", at}, centered({between.center().x(), rects[at].center().y()}, m_small, between.width()),
                       ifItFits(arrow, m_small, between.width()), Tone::Dim);
        m_scenes.push(0.6);
    }
    const Tone tone = cakeTone(step.value);
    m_scenes.setTone(last, tone);
    // The free cuts of the strip are side by side.
    const auto cuts = static_cast<std::size_t>(std::abs(step.value));
    const double apart = (step.value > 0 ? rects.back().width() : rects.back().height()) / static_cast<double>(cuts + 1);
    for (std::size_t cut = 1; cut <= cuts && cuts <= mostCuts; ++cut)
        m_scenes.put(PieceKind::Slope, {"cut", cut}, cakeLine(rects.back(), step.value > 0, apart * static_cast<double>(cut)), tone, 3, apart >= leastSquare);
    if (sizes.size() > 1)
        whole.showUnits(step.unit);
    writeFoot(wording::figureFreeCuts(step.value), tone);
}

QRectF CakeStage::half(bool isLeft) const
{
    const double width = m_room.width() / 2;
    return m_room.adjusted(isLeft ? 0 : width, 0, isLeft ? -width : 0, 0);
}

void CakeStage::showNoCut(bool isLeft)
{
    const QRectF room = half(isLeft);
    m_scenes.write({"panel", isLeft ? "Left" : "Right"}, centered(room.center(), m_small, room.width() - padding), wording::figureNoCut(isLeft), Tone::Dim);
}

void CakeStage::showCut(const CakeCut& cut, bool isLeft, const CakeHalf& size, bool alone, bool apart)
{
    constexpr double leastPiece = 9;
    constexpr double apartBy = 5;
    const QRectF room = alone ? m_room : half(isLeft);
    const QRectF inner = room.adjusted(padding, 1.7 * m_line, -padding, -1.7 * m_line);
    const QRectF whole = rectOf(sidesOf(size) * unitFor(sidesOf(size), inner.size() * filled), inner.center());
    const double side = isLeft ? whole.width() : whole.height();
    const double real = side * static_cast<double>(cut.place) / (isLeft ? sidesOf(size).width() : sidesOf(size).height());
    const double least = std::min(leastPiece, side / 2);
    const double length = std::clamp(real, least, side - least);
    m_toScale = m_toScale && length == real;
    const QPointF away = apart ? QPointF(isLeft ? apartBy : 0, isLeft ? 0 : apartBy) : QPointF();
    const QRectF first(whole.topLeft(), isLeft ? QSizeF(length, whole.height()) : QSizeF(whole.width(), length));
    const QRectF pieces[2] = {first.translated(-away), QRectF(isLeft ? first.topRight() : first.bottomLeft(), whole.bottomRight()).translated(away)};
    const std::int64_t values[2] = {cut.piece, cut.rest};
    const char* const id = isLeft ? "Left" : "Right";
    for (int piece = 0; piece < 2; ++piece) {
        const QRectF& rect = pieces[piece];
        m_scenes.tile({"piece", id, piece + 1}, rect, apart ? cakeTone(values[piece]) : Tone::Plain, 2);
        const QString value = apart && m_line <= rect.height() + 2 ? bold(wording::signedText(values[piece])) : QString();
        m_scenes.write({"pieceValue", id, piece + 1}, lineIn(rect, m_small), ifItFits(value, m_small, rect.width() - 2), cakeTone(values[piece]));
    }
    if (!apart)
        return;
    const QPointF beyond(0, whole.height() / 2 + apartBy + 0.8 * m_line);
    const double wide = room.width() - padding;
    m_scenes.write({"panel", id}, centered(whole.center() - beyond, m_small, wide), wording::figureBestCut(cut, isLeft), isLeft ? Tone::Even : Tone::Odd);
    const QString sizes = isLeft ? wording::figurePieces(cut.place, size.second, size.first - cut.place, size.second)
                                 : wording::figurePieces(size.first, cut.place, size.first, size.second - cut.place);
    m_scenes.write({"sizes", id}, centered(whole.center() + beyond, m_small, wide), ifItFits(sizes, m_small, wide), Tone::Dim);
}

/// A tick of the line. The value of the block is Plain, the value that a cut leaves has the tone of the player, and any
/// other value is Dim.
struct CakeStage::Tick {
    SignedWide value;
    Tone tone;
    double x;
};

void CakeStage::showAxis(const CakeOptions& step)
{
    constexpr SignedWide mostTicks = 21;
    std::vector<SignedWide> values{step.value};
    if (!step.left.empty())
        values.insert(values.begin(), step.left.front().value);
    if (!step.right.empty())
        values.push_back(step.right.front().value);
    // Show all integers between these values, one more at either end, and 0 if it is near, unless there are too many.
    SignedWide low = values.front();
    SignedWide high = values.back();
    if (std::max<SignedWide>(high, 0) - std::min<SignedWide>(low, 0) + 3 <= mostTicks) {
        low = std::min<SignedWide>(low, 0);
        high = std::max<SignedWide>(high, 0);
    }
    if (high - low + 3 <= mostTicks) {
        values.clear();
        for (SignedWide value = low - 1; value <= high + 1; ++value)
            values.push_back(value);
    }
    const double disc = std::min(0.62 * m_line, 16.0);
    const double y = m_foot.center().y() - 0.3 * m_line;
    const double gap = m_foot.width() / static_cast<double>(values.size());
    const auto leaves = [](const std::vector<CakeCut>& cuts, SignedWide value) { return std::ranges::find(cuts, value, &CakeCut::value) != cuts.end(); };
    m_scenes.put(PieceKind::Slope, "axis", {m_foot.left() + padding, y, m_foot.width() - 2 * padding, 0.01}, Tone::Plain, 3);
    std::vector<Tick> ticks;
    for (const SignedWide value : values) {
        const Tone tone = value == step.value ? Tone::Plain
            : leaves(step.left, value)        ? Tone::Even
            : leaves(step.right, value)       ? Tone::Odd
                                              : Tone::Dim;
        const double x = m_foot.left() + gap * (static_cast<double>(ticks.size()) + 0.5);
        ticks.push_back({value, tone, x});
        const double size = tone == Tone::Dim ? 4 : disc;
        const QRectF dot(x - size / 2, y - size / 2, size, size);
        m_scenes.put(PieceKind::Token, {"dot", ticks.size()}, dot, tone, 4);
        if (tone == Tone::Plain)
            m_scenes.put(PieceKind::Ring, "ring", dot.adjusted(-4, -4, 4, 4), Tone::Chosen, 5, false);
    }
    writeTicks(ticks, y + disc / 2 + 5);
    m_toScale = m_toScale && (ticks.size() > 3 || ticks.back().value - ticks.front().value + 1 == static_cast<SignedWide>(ticks.size()));
}

/// Writes as many numbers as fit. The value of the block comes first, then the values that the cuts leave, then all
/// others.
void CakeStage::writeTicks(const std::vector<Tick>& ticks, double below)
{
    const double gap = m_foot.width() / static_cast<double>(ticks.size());
    std::vector<QRectF> taken;
    for (const int turn : {0, 1, 2}) {
        for (std::size_t at = 0; at < ticks.size(); ++at) {
            const auto& [value, tone, x] = ticks[at];
            if (turn != (tone == Tone::Plain ? 0 : tone == Tone::Dim ? 2 : 1))
                continue;
            const QString text = tone == Tone::Dim ? wording::signedText(value) : bold(wording::signedText(value));
            const double wanted = labelWidth(text, m_small);
            const double width = ticks.size() <= 3 ? std::min(wanted, gap - 2) : wanted;
            const QRectF rect(x - width / 2 - 1, m_foot.top(), width + 2, 1);
            const bool isFree = rect.left() >= m_foot.left() && rect.right() <= m_foot.right()
                && std::ranges::none_of(taken, [&rect](const QRectF& other) { return other.intersects(rect); });
            m_scenes.write({"integer", at + 1}, centered({x, below + m_line / 2}, m_small, width), isFree ? text : QString(), tone);
            if (isFree)
                taken.push_back(rect);
        }
    }
}

void CakeStage::showBars(const CakeSum& step, const QRectF& list, double row, std::size_t shown, bool total)
{
    constexpr double thinnestBar = 3;
    SignedWide low = 0;
    SignedWide high = 0;
    SignedWide sum = 0;
    for (const CakeTerm& term : step.terms) {
        sum += term.total;
        low = std::min(low, sum);
        high = std::max(high, sum);
    }
    const double unit = std::min((m_room.width() - 4 * padding) / std::max(static_cast<double>(high - low), 1.0), 60.0);
    const double zero = m_room.center().x() - static_cast<double>(high + low) * unit / 2;
    SignedWide at = 0;
    for (std::size_t bar = 0; bar <= step.terms.size(); ++bar) {
        const bool isTotal = bar == step.terms.size();
        const bool isShown = isTotal ? total : bar < shown;
        const SignedWide value = isTotal ? sum : step.terms[bar].total;
        const double begin = zero + static_cast<double>(isTotal ? 0 : at) * unit;
        // A hidden bar has no length, so it grows when it is shown. A bar of value 0 is a thin line.
        const double end = begin + (isShown ? static_cast<double>(value) * unit : 0);
        const double width = std::max(std::abs(end - begin), thinnestBar);
        const QRectF rect((begin + end) / 2 - width / 2, list.top() + (static_cast<double>(bar) + 0.13) * row, width, 0.74 * row);
        m_scenes.tile({"bar", bar + 1}, rect, cakeTone(value), 2, wording::signedText(value)).opacity = isShown ? 1 : 0;
        at += value;
    }
    m_scenes.put(PieceKind::Slope, "zero", {zero, list.top(), 0.01, list.height()}, Tone::Plain, 3);
}

}  // namespace nimstone::figures
