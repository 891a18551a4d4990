#include "app/figures/proofs/values/cutcake_layout.h"

#include <algorithm>
#include <cmath>

#include "app/wording/proofs/values/cutcake.h"

namespace nimstone::figures {

using namespace proof;

namespace {

constexpr double mostUnit = 56;
constexpr double thinnest = 12;  ///< the least side with which a block is drawn, in pixels
constexpr double filled = 0.84;  ///< the greatest share of a cell's width and height that a block fills
constexpr double arrowRoom = 30; ///< the width between a block and its half, in pixels, which contains an arrow

double length(Count side) { return static_cast<double>(side); }

/// The rectangle of a block at scale `unit` (pixels for each square), centered at `middle`. Sets `toScale` to false if
/// the block must be drawn thicker than its true size.
QRectF blockAt(Count first, Count second, double unit, QPointF middle, bool& toScale)
{
    const QSizeF real(length(first) * unit, length(second) * unit);
    const QSizeF drawn = real.expandedTo({thinnest, thinnest});
    toScale = toScale && drawn == real;
    return {middle.x() - drawn.width() / 2, middle.y() - drawn.height() / 2, drawn.width(), drawn.height()};
}

double unitFor(Count first, Count second, QSizeF room)
{
    return std::min({room.width() / length(first), room.height() / length(second), mostUnit});
}

}  // namespace

CakeFacts::CakeFacts(const Proof& proof)
{
    for (const Step& step : proof.steps) {
        if (const auto* all = stepAs<CakeShapes>(step))
            shapes = all->shapes;
        else if (const auto* halving = stepAs<CakeHalving>(step))
            halvings.push_back(halving);
        else if (const auto* cuts = stepAs<CakeOptions>(step))
            options.push_back(cuts);
        else if (const auto* held = stepAs<CakeSum>(step))
            sum = held;
        else if (const auto* end = stepAs<CakeConclusion>(step))
            total = end->sum;
    }
}

std::optional<CakeFigureLayout> layOutCakeFigure(const CakeFacts& facts, const FigureScenes& scenes)
{
    constexpr double gap = 12;
    const QRectF& room = scenes.room();
    const double type = scenes.type("small");
    const double line = type * lineHeight;
    double names = labelWidth(wording::figureTotal(), type);
    double values = labelWidth(bold(wording::signedText(facts.total)), type);
    for (std::size_t index = 0; index < facts.shapes.size(); ++index) {
        const CakeShape& shape = facts.shapes[index];
        names = std::max(names, labelWidth(wording::shapeText(shape), type));
        const auto value = static_cast<SignedWide>(shape.count) * facts.halvings[index]->value;
        values = std::max(values, labelWidth(bold(wording::signedText(value)), type));
    }
    CakeFigureLayout made;
    const double width = std::min(names + values + 3 * gap, 0.4 * room.width());
    made.valueWidth = std::min(values, 0.6 * width);
    const auto rows = static_cast<double>(facts.shapes.size() + (facts.sum ? 1 : 0));
    made.row = std::min(room.height() / rows, 2.3 * line);
    made.stage = {room.left() + width + gap, room.top(), room.width() - width - gap, room.height()};
    const double foot = 3 * line;
    made.axis = {made.stage.left(), made.stage.bottom() - foot, made.stage.width(), foot};
    const double high = made.row * rows;
    made.list = {room.left(), std::clamp(made.above().center().y() - high / 2, room.top(), room.bottom() - high), width, high};
    const bool fits = made.row >= 0.95 * line && made.stage.width() >= 11 * line && made.above().height() >= 5.5 * line;
    return fits ? std::optional(made) : std::nullopt;
}

std::vector<std::size_t> shownHalvings(std::size_t rows)
{
    std::vector<std::size_t> shown;
    for (std::size_t row = 0; row < std::min(rows, mostHalvings); ++row)
        shown.push_back(row);
    if (rows > mostHalvings)
        shown.back() = rows - 1;
    return shown;
}

CakeDrawing cakeOverview(const std::vector<CakeShape>& shapes, const QRectF& room, double line)
{
    // Use the number of columns at which the blocks are largest.
    double columns = 1;
    double unit = 0;
    QSizeF cell;
    for (double tried = 1; tried <= static_cast<double>(shapes.size()); ++tried) {
        const double rows = std::ceil(static_cast<double>(shapes.size()) / tried);
        const QSizeF each(room.width() / tried, room.height() / rows);
        const QSizeF inner(each.width() * filled, (each.height() - line) * filled);
        double fits = mostUnit;
        for (const CakeShape& shape : shapes)
            fits = std::min(fits, unitFor(shape.first, shape.second, inner));
        if (inner.height() < thinnest || (fits <= unit && !cell.isEmpty()))
            continue;
        columns = tried;
        unit = fits;
        cell = each;
    }
    CakeDrawing drawing;
    for (std::size_t index = 0; index < shapes.size(); ++index) {
        const double place = static_cast<double>(index);
        const double column = std::fmod(place, columns);
        const double row = std::floor(place / columns);
        const QPointF middle(room.left() + (column + 0.5) * cell.width(), room.top() + row * cell.height() + (cell.height() - line) / 2);
        drawing.rects.push_back(blockAt(shapes[index].first, shapes[index].second, unit, middle, drawing.toScale));
    }
    return drawing;
}

CakeDrawing cakeRow(const std::vector<CakeHalf>& sizes, const QRectF& room, double line)
{
    // The width for each block is proportional to its length, but at least as wide as its label.
    double lengths = 0;
    for (const CakeHalf& size : sizes)
        lengths += length(size.first);
    const double least = std::min(4.2 * line, room.width() / static_cast<double>(sizes.size()));
    const auto widthAt = [&](double unit) {
        double width = 0;
        for (const CakeHalf& size : sizes)
            width += std::max(length(size.first) * unit + arrowRoom, least);
        return width;
    };
    const double high = (room.height() - line) * filled;
    double unit = std::min({mostUnit, room.width() / lengths, high / length(sizes.front().second)});
    while (widthAt(unit) > room.width() + 0.01 && unit * length(sizes.front().first) > 1)
        unit *= 0.95;
    CakeDrawing drawing;
    double left = room.left() + std::max(0.0, room.width() - widthAt(unit)) / 2;
    for (const CakeHalf& size : sizes) {
        const double cell = std::max(length(size.first) * unit + arrowRoom, least);
        drawing.rects.push_back(blockAt(size.first, size.second, unit, {left + cell / 2, room.top() + (room.height() - line) / 2}, drawing.toScale));
        left += cell;
    }
    return drawing;
}

CakeDrawing cakeBlock(Count first, Count second, const QRectF& room)
{
    CakeDrawing drawing;
    const double unit = unitFor(first, second, room.size() * filled);
    drawing.rects.push_back(blockAt(first, second, unit, room.center(), drawing.toScale));
    return drawing;
}

}  // namespace nimstone::figures
