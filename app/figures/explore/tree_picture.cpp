#include "app/figures/explore/tree_picture.h"

#include <QFontMetricsF>
#include <QPainterPath>
#include <algorithm>
#include <cmath>
#include <functional>
#include <map>
#include <numeric>

#include "app/theme/tokens.h"

namespace nimstone::figures {

namespace {

/// If the tree has more lines than this, only the lines of the current box are drawn.
constexpr std::size_t mostLines = 2500;

/// If the scale is less than this, a box is only a sign without text.
constexpr double leastWorded = 0.45;

QFont fontOf(double type)
{
    QFont font(Tokens::instance().font("text"));
    font.setPixelSize(qRound(type));
    return font;
}

/// The boxes of each level, as indices. Within a level they are ordered by the average place of the boxes that lead to
/// them.
std::map<std::size_t, std::vector<std::size_t>> levelsOf(const std::vector<TreeBox>& boxes)
{
    std::map<std::size_t, std::vector<std::size_t>> levels;
    for (std::size_t box = 0; box < boxes.size(); ++box)
        levels[boxes[box].level].push_back(box);
    std::vector<double> sum(boxes.size());
    std::vector<int> parents(boxes.size());
    for (auto& [depth, level] : levels) {
        std::ranges::stable_sort(level, {}, [&](std::size_t box) { return sum[box] / std::max(1, parents[box]); });
        for (std::size_t at = 0; at < level.size(); ++at) {
            for (const std::size_t option : boxes[level[at]].options) {
                sum[option] += static_cast<double>(at) / static_cast<double>(level.size());
                ++parents[option];
            }
        }
    }
    return levels;
}

/// Draws the sign of a box: a disc for P, and a diamond for any other outcome.
void drawSign(QPainter& painter, QPointF middle, double radius, bool isDisc)
{
    const QPointF across(radius, 0);
    const QPointF down(0, radius);
    if (isDisc)
        painter.drawEllipse(middle, radius, radius);
    else
        painter.drawPolygon(QPolygonF{{middle - down, middle + across, middle + down, middle - across}});
}

}  // namespace

QSizeF layOut(std::vector<TreeBox>& boxes, double type, double room)
{
    const QFontMetricsF metrics(fontOf(type));
    const double height = 2.1 * type;
    const double widest = std::max(room - 2 * type, 5 * type * std::sqrt(static_cast<double>(boxes.size())));
    double top = type;
    double width = 0;
    std::vector<TreeBox*> row;
    double wide = 0;
    // Moves the boxes of the finished row so that the middle of the row is at x = 0.
    const auto endRow = [&] {
        for (TreeBox* box : row)
            box->place.translate((type - wide) / 2, 0);
        width = std::max(width, wide - type);
        row.clear();
        wide = 0;
    };
    for (const auto& [depth, level] : levelsOf(boxes)) {
        for (const std::size_t index : level) {
            TreeBox& box = boxes[index];
            const double value = box.value.isEmpty() ? 0 : metrics.horizontalAdvance(box.value) + type;
            const double needed = metrics.horizontalAdvance(box.text) + value + 3.2 * type;
            if (wide > 0 && wide + needed > widest) {
                endRow();
                top += 1.5 * height;
            }
            box.place = {wide, top, needed, height};
            row.push_back(&box);
            wide += needed + type;
        }
        endRow();
        top += 2.9 * height;
    }
    for (TreeBox& box : boxes)
        box.place.translate(type + width / 2, 0);
    return {width + 2 * type, top - 1.9 * height + type};
}

void paintTree(QPainter& painter, const std::vector<TreeBox>& boxes, const TreeStyle& looks, const QRectF& seen, double scale)
{
    const auto token = [&looks](const char* name) { return Tokens::instance().color(name, looks.dark, looks.highContrast); };
    painter.setRenderHint(QPainter::Antialiasing, scale > leastWorded / 2);
    const QFont font = fontOf(looks.type);
    QFont small = fontOf(looks.type * 0.78);
    small.setBold(true);

    const auto line = [&](std::size_t from, std::size_t to, const char* color, double width) {
        const QPointF begin(boxes[from].place.center().x(), boxes[from].place.bottom());
        const QPointF end(boxes[to].place.center().x(), boxes[to].place.top());
        if (!QRectF(begin, end).normalized().adjusted(-1, -1, 1, 1).intersects(seen))
            return;
        QPainterPath path(begin);
        const QPointF bend(0, (end.y() - begin.y()) / 2);
        path.cubicTo(begin + bend, end - bend, end);
        painter.strokePath(path, QPen(token(color), width));
    };
    const auto lines = std::transform_reduce(boxes.begin(), boxes.end(), std::size_t{0}, std::plus(),
                                             [](const TreeBox& box) { return box.options.size(); });
    for (std::size_t box = 0; lines <= mostLines && box < boxes.size(); ++box) {
        for (const std::size_t option : boxes[box].options)
            line(box, option, "line", 1);
    }
    for (const auto& box : {looks.pointed, looks.current}) {
        // Draw the lines to winning moves after all other lines, so that they are on top.
        for (const bool winning : {false, true}) {
            for (const std::size_t option : box ? boxes[*box].options : std::vector<std::size_t>()) {
                if (winning == (boxes[*box].isWon() && boxes[option].isLost()))
                    line(*box, option, winning ? "jade" : "edge", winning ? 3 : 1.6);
            }
        }
    }
    for (std::size_t step = 1; step < looks.line.size(); ++step)
        line(looks.line[step - 1], looks.line[step], "gold", 3.4);

    for (std::size_t index = 0; index < boxes.size(); ++index) {
        const TreeBox& box = boxes[index];
        if (!box.place.adjusted(-4, -4, 4, 4).intersects(seen))
            continue;
        const bool lost = box.isLost();
        const QColor tint = token(lost ? "jade" : box.isWon() ? "cinnabar" : "ink");
        const bool marked = looks.current == index || looks.pointed == index;
        painter.setPen(QPen(looks.current == index ? token("gold") : marked ? token("indigo") : tint, marked ? 3 : 1));
        painter.setBrush(token(lost ? "jadeWash" : box.isWon() ? "cinnabarWash" : "raised"));
        painter.drawRoundedRect(box.place, 6, 6);
        painter.setPen(Qt::NoPen);
        painter.setBrush(tint);
        if (scale < leastWorded) {
            drawSign(painter, box.place.center(), looks.type, lost);
            continue;
        }
        const QRectF sign(box.place.left(), box.place.top(), 2 * looks.type, box.place.height());
        if (!box.letter.isEmpty())
            drawSign(painter, sign.center(), looks.type * (lost ? 0.62 : 0.775), lost);
        painter.setBrush(box.cut ? token("faint") : tint);
        for (const int dot : {-1, 0, 1}) {
            if (box.folded || box.cut)
                painter.drawEllipse(QPointF(box.place.center().x() + 6 * dot, box.place.bottom() + 5), 1.8, 1.8);
        }
        painter.setPen(token(lost ? "onJade" : "onCinnabar"));
        painter.setFont(small);
        painter.drawText(sign, Qt::AlignCenter, box.letter);
        painter.setFont(font);
        painter.setPen(token("ink"));
        painter.drawText(box.place.adjusted(2 * looks.type, 0, 0, 0), Qt::AlignVCenter | Qt::AlignLeft, box.text);
        painter.setPen(token("faint"));
        painter.drawText(box.place.adjusted(0, 0, -0.7 * looks.type, 0), Qt::AlignVCenter | Qt::AlignRight, box.value);
    }
}

}  // namespace nimstone::figures
