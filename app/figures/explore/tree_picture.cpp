#include "app/figures/explore/tree_picture.h"

#include <QFontMetricsF>
#include <QPainterPath>
#include <algorithm>
#include <cmath>
#include <map>

#include "app/theme/tokens.h"

namespace nimstone::figures {

namespace {

/// With more lines than that only those of the current box are drawn.
constexpr std::size_t mostLines = 2500;

/// Under this scale a box is a spot without words.
constexpr double leastWorded = 0.45;

QFont fontOf(const QString& family, double type)
{
    QFont font(family);
    font.setPixelSize(qRound(type));
    return font;
}

/// Where the boxes that lead to each stand, on average; those that none leads to stay.
void orderByParents(const std::vector<TreeBox>& boxes, std::map<std::size_t, std::vector<std::size_t>>& levels)
{
    std::vector<double> sum(boxes.size());
    std::vector<int> parents(boxes.size());
    for (auto& [level, members] : levels) {
        std::ranges::stable_sort(members, {}, [&](std::size_t box) { return parents[box] > 0 ? sum[box] / parents[box] : static_cast<double>(box); });
        for (std::size_t at = 0; at < members.size(); ++at) {
            for (const std::size_t option : boxes[members[at]].options) {
                sum[option] += static_cast<double>(at) / static_cast<double>(members.size());
                ++parents[option];
            }
        }
    }
}

}  // namespace

QSizeF layOut(std::vector<TreeBox>& boxes, const QString& family, double type, double room)
{
    const QFontMetricsF metrics(fontOf(family, type));
    const double height = 2.1 * type;
    std::map<std::size_t, std::vector<std::size_t>> levels;
    for (std::size_t box = 0; box < boxes.size(); ++box) {
        levels[boxes[box].level].push_back(box);
        const double words = metrics.horizontalAdvance(boxes[box].text) + (boxes[box].value.isEmpty() ? 0 : metrics.horizontalAdvance(boxes[box].value) + type);
        boxes[box].place = {0, 0, words + 3.2 * type, height};
    }
    orderByParents(boxes, levels);
    const double widest = std::max(room - 2 * type, 5 * type * std::sqrt(static_cast<double>(boxes.size())));
    double top = type;
    double width = 0;
    std::vector<std::pair<std::vector<std::size_t>, double>> rows;  // and how wide each is
    for (const auto& [level, members] : levels) {
        rows.emplace_back();
        rows.back().second = -type;
        double least = top;
        for (const std::size_t box : members) {
            if (!rows.back().first.empty() && rows.back().second + type + boxes[box].place.width() > widest) {
                rows.emplace_back();
                rows.back().second = -type;
                least += 1.5 * height;
            }
            rows.back().first.push_back(box);
            rows.back().second += type + boxes[box].place.width();
            boxes[box].place.moveTop(least);
            width = std::max(width, rows.back().second);
        }
        top = least + 2.9 * height;
    }
    for (const auto& [members, wide] : rows) {
        double left = type + (width - wide) / 2;
        for (const std::size_t box : members) {
            boxes[box].place.moveLeft(left);
            left += boxes[box].place.width() + type;
        }
    }
    return {width + 2 * type, top - 1.9 * height + type};
}

void paintTree(QPainter& painter, const std::vector<TreeBox>& boxes, const TreeLooks& looks, const QRectF& seen, double scale)
{
    const auto token = [&looks](const char* name) { return Tokens::instance().colour(name, looks.dark, looks.highContrast); };
    const QColor jade = token("jade");
    const QColor cinnabar = token("cinnabar");
    const QColor ink = token("ink");
    const QColor edge = token("edge");
    painter.setRenderHint(QPainter::Antialiasing, scale > leastWorded / 2);
    painter.setFont(fontOf(looks.font, looks.type));

    const auto line = [&](std::size_t from, std::size_t to, const QColor& colour, double width) {
        const QPointF begin(boxes[from].place.center().x(), boxes[from].place.bottom());
        const QPointF end(boxes[to].place.center().x(), boxes[to].place.top());
        if (!QRectF(begin, end).normalized().adjusted(-1, -1, 1, 1).intersects(seen))
            return;
        painter.setPen(QPen(colour, width));
        painter.setBrush(Qt::NoBrush);
        QPainterPath path(begin);
        const double bend = (end.y() - begin.y()) / 2;
        path.cubicTo(begin + QPointF(0, bend), end - QPointF(0, bend), end);
        painter.drawPath(path);
    };
    std::size_t lines = 0;
    for (const TreeBox& box : boxes)
        lines += box.options.size();
    for (std::size_t box = 0; lines <= mostLines && box < boxes.size(); ++box) {
        for (const std::size_t option : boxes[box].options)
            line(box, option, token("line"), 1);
    }
    for (const int focus : {looks.pointed, looks.current}) {
        for (const std::size_t option : focus >= 0 ? boxes[static_cast<std::size_t>(focus)].options : std::vector<std::size_t>()) {
            const bool wins = std::ranges::find(boxes[static_cast<std::size_t>(focus)].winning, option) != boxes[static_cast<std::size_t>(focus)].winning.end();
            line(static_cast<std::size_t>(focus), option, wins ? jade : edge, wins ? 3 : 1.6);
        }
    }
    for (std::size_t step = 1; step < looks.line.size(); ++step)
        line(looks.line[step - 1], looks.line[step], token("gold"), 3.4);

    for (std::size_t index = 0; index < boxes.size(); ++index) {
        const TreeBox& box = boxes[index];
        if (!box.place.adjusted(-4, -4, 4, 4).intersects(seen))
            continue;
        const bool lost = box.letter == QLatin1String("P");
        const bool won = box.letter == QLatin1String("N");
        const QColor tint = lost ? jade : won ? cinnabar : ink;
        const bool current = static_cast<int>(index) == looks.current;
        const bool pointed = static_cast<int>(index) == looks.pointed;
        const double half = looks.type * 0.62;
        painter.setPen(QPen(current ? token("gold") : pointed ? token("indigo") : tint, current || pointed ? 3 : 1));
        painter.setBrush(lost ? token("jadeWash") : won ? token("cinnabarWash") : token("raised"));
        painter.drawRoundedRect(box.place, 6, 6);
        const QPointF middle(box.place.left() + looks.type, box.place.center().y());
        painter.setPen(Qt::NoPen);
        painter.setBrush(tint);
        if (scale < leastWorded) {
            // The shape fills the box.
            if (lost)
                painter.drawEllipse(box.place.center(), looks.type, looks.type);
            else
                painter.drawPolygon(QPolygonF{{box.place.center() + QPointF(0, -looks.type), box.place.center() + QPointF(looks.type, 0),
                                               box.place.center() + QPointF(0, looks.type), box.place.center() + QPointF(-looks.type, 0)}});
            continue;
        }
        if (lost)
            painter.drawEllipse(middle, half, half);
        else if (!box.letter.isEmpty())
            painter.drawPolygon(QPolygonF{{middle + QPointF(0, -1.25 * half), middle + QPointF(1.25 * half, 0), middle + QPointF(0, 1.25 * half), middle + QPointF(-1.25 * half, 0)}});
        painter.setPen(lost ? token("onJade") : token("onCinnabar"));
        QFont small = fontOf(looks.font, looks.type * 0.78);
        small.setBold(true);
        painter.setFont(small);
        painter.drawText(QRectF(middle.x() - half, middle.y() - half, 2 * half, 2 * half), Qt::AlignCenter, box.letter);
        painter.setFont(fontOf(looks.font, looks.type));
        painter.setPen(ink);
        painter.drawText(box.place.adjusted(2 * looks.type, 0, 0, 0), Qt::AlignVCenter | Qt::AlignLeft, box.text);
        painter.setPen(token("faint"));
        painter.drawText(box.place.adjusted(0, 0, -0.7 * looks.type, 0), Qt::AlignVCenter | Qt::AlignRight, box.value);
        if (box.folded || box.cut) {
            painter.setPen(Qt::NoPen);
            painter.setBrush(box.cut ? token("faint") : tint);
            for (const int dot : {-1, 0, 1})
                painter.drawEllipse(QPointF(box.place.center().x() + 6 * dot, box.place.bottom() + 5), 1.8, 1.8);
        }
    }
}

}  // namespace nimstone::figures
