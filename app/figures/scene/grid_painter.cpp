#include "app/figures/scene/grid_painter.h"

#include <QPainter>
#include <QPainterPath>
#include <algorithm>
#include <cmath>

#include "app/figures/scene/text_metrics.h"

namespace nimstone::figures {

namespace {

constexpr double closestLines = 10;
constexpr double besideGridNumbers = 6;
constexpr Count longestPlain = 1'000'000;

/// The smallest number in 1, 2, 5, 10, 20, 50, … such that this number of cells is at least `least` pixels long. The
/// search ends at the first number that is at least `most`.
Count stepFor(double cell, double least, Count most)
{
    Count power = 1;
    while (true) {
        for (const Count step : {power, 2 * power, 5 * power}) {
            if (static_cast<double>(step) * cell >= least || step >= most)
                return step;
        }
        if (power > maxCount / 10)
            return power;
        power *= 10;
    }
}

/// The number as text. From 1,000,000 on, a number with at least three trailing zeros is shortened: 25 × 10¹².
QString numberText(Count number)
{
    if (number < longestPlain)
        return QString::number(number);
    int zeros = 0;
    for (; number % 10 == 0; number /= 10)
        ++zeros;
    if (zeros < 3)
        return QString::number(number) + QStringLiteral("0").repeated(zeros);
    const QString power = QStringLiteral("10<sup>%1</sup>").arg(zeros);
    return number == 1 ? power : QStringLiteral("%1 × %2").arg(number).arg(power);
}

/// An axis of the board: the places of its columns or of its rows, and the range of visible ones.
struct Axis {
    double origin;     ///< the coordinate of the outer edge of cell 0, in pixels
    double direction;  ///< 1 to the right, −1 upwards
    double cell;
    Count count;
    Count first = 0;   ///< the first visible column or row; `last` is the last visible one
    Count last = 0;

    Axis(double from, double way, double length, Count cells, double seenFrom, double seenTo)
        : origin(from), direction(way), cell(length / static_cast<double>(cells)), count(cells)
    {
        const double low = std::min((seenFrom - origin) * direction, (seenTo - origin) * direction) / cell;
        const double high = std::max((seenFrom - origin) * direction, (seenTo - origin) * direction) / cell;
        const auto most = static_cast<double>(count - 1);
        first = static_cast<Count>(std::clamp(std::floor(low), 0.0, most));
        // Compare before the conversion, because with very many cells a double cannot distinguish the last cell from
        // the one after it.
        last = high >= most ? count - 1 : static_cast<Count>(std::clamp(std::floor(high), 0.0, most));
    }

    double edge(Count number) const { return origin + direction * cell * static_cast<double>(number); }
    double middle(Count number) const { return origin + direction * cell * (static_cast<double>(number) + 0.5); }
};

class Pen {
public:
    Pen(QPainter& painter, const GridPicture& grid, const GridColors& colors)
        : m_painter(painter), m_grid(grid), m_colors(colors),
          m_across(grid.area.left(), 1, grid.area.width(), grid.columns, grid.visible.left(), grid.visible.right()),
          m_up(grid.area.bottom(), -1, grid.area.height(), grid.rows, grid.visible.top(), grid.visible.bottom()),
          m_seen(grid.area.intersected(grid.visible))
    {
    }

    void draw()
    {
        if (m_seen.isEmpty())
            return;
        m_painter.fillRect(m_seen, m_colors.ground);
        tint();
        lines(m_across, true);
        lines(m_up, false);
        reach();
        columnNumbers();
        rowNumbers();
    }

private:
    double columnNumbersWidth() const
    {
        // This text is at least as wide as any number that the axis shows.
        const Count most = m_grid.columns;
        return textWidth(most > longestPlain ? QStringLiteral("888 × 10<sup>88</sup>") : QString::number(most), m_grid.type)
            + 2 * besideGridNumbers;
    }

    Count numbered(bool columns) const
    {
        return columns ? stepFor(m_across.cell, columnNumbersWidth(), m_grid.columns)
                       : stepFor(m_up.cell, gridNumbersHeight(m_grid.type), m_grid.rows);
    }

    /// Tints every second cell, beginning with cell (0, 0). Does nothing if cells are too small to be drawn by
    /// themselves.
    void tint()
    {
        if (std::min(m_across.cell, m_up.cell) < leastCell)
            return;
        for (Count row = m_up.first; row <= m_up.last; ++row) {
            for (Count column = m_across.first + (m_across.first + row) % 2; column <= m_across.last; column += 2) {
                const QRectF cell(m_across.edge(column), m_up.edge(row + 1), m_across.cell, m_up.cell);
                m_painter.fillRect(cell.intersected(m_seen), m_colors.tint);
            }
        }
    }

    void lines(const Axis& axis, bool columns)
    {
        const Count step = stepFor(axis.cell, closestLines, axis.count);
        const Count strong = step == 1 ? 0 : numbered(columns);
        for (Count number = axis.first / step * step; number <= axis.last; number += step) {
            // If only every step-th line is drawn, the line of a number is in the middle of the cell with this number.
            const double at = step == 1 ? axis.edge(number) : axis.middle(number);
            line(columns, at, strong != 0 && number % strong == 0 ? m_colors.strong : m_colors.line);
        }
        if (axis.last == axis.count - 1)
            line(columns, axis.edge(axis.count), m_colors.strong);
        if (axis.first == 0)
            line(columns, axis.edge(0), m_colors.strong);
    }

    void line(bool upright, double at, const QColor& color)
    {
        const double from = std::round(at - 0.5);
        m_painter.fillRect(upright ? QRectF(from, m_seen.top(), 1, m_seen.height()) : QRectF(m_seen.left(), from, m_seen.width(), 1),
                           color);
    }

    void reach()
    {
        if (!m_grid.queen)
            return;
        const QPointF queen = *m_grid.queen;
        const double left = (queen.x() - m_across.middle(0)) / m_across.cell;
        const double down = (m_up.middle(0) - queen.y()) / m_up.cell;
        const double both = std::min(left, down);
        ray({-1, 0}, left);
        ray({0, -1}, down);
        ray({-1, -1}, both);
    }

    /// Draws the cells that the queen reaches in direction `way`; `cells` is their number. They are dots, or a line if
    /// cells are too small for dots.
    void ray(QPointF way, double cells)
    {
        const QPointF queen = *m_grid.queen;
        const QPointF step(way.x() * m_across.cell, -way.y() * m_up.cell);
        if (std::min(m_across.cell, m_up.cell) < leastCell) {
            QColor faint = m_colors.reach;
            faint.setAlphaF(0.55F);
            m_painter.setPen(QPen(faint, 2, Qt::SolidLine, Qt::FlatCap));
            m_painter.drawLine(clipped(queen, queen + cells * step));
            return;
        }
        m_painter.setPen(Qt::NoPen);
        m_painter.setBrush(m_colors.reach);
        const double radius = std::min({m_across.cell * 0.17, m_up.cell * 0.17, 9.0});
        // Draw only the visible dots, because a board with ten thousand rows has ten thousand dots.
        const double from = way.x() != 0 ? (queen.x() - m_seen.right()) / m_across.cell : (m_seen.top() - queen.y()) / m_up.cell;
        const double to = way.x() != 0 ? (queen.x() - m_seen.left()) / m_across.cell : (m_seen.bottom() - queen.y()) / m_up.cell;
        for (double dot = std::max(1.0, std::floor(from)); dot <= std::min(cells + 0.01, to + 1); ++dot)
            m_painter.drawEllipse(queen + dot * step, radius, radius);
    }

    /// Clips a line to the visible part of the board, because a painter cannot draw to arbitrarily large coordinates.
    QLineF clipped(QPointF from, QPointF to) const
    {
        const QRectF near = m_seen.adjusted(-2, -2, 2, 2);
        double begin = 0;
        double end = 1;
        const QPointF way = to - from;
        const auto cut = [&](double start, double length, double low, double high) {
            if (length == 0) {
                if (start < low || start > high)
                    end = begin;
                return;
            }
            begin = std::max(begin, std::min((low - start) / length, (high - start) / length));
            end = std::min(end, std::max((low - start) / length, (high - start) / length));
        };
        cut(from.x(), way.x(), near.left(), near.right());
        cut(from.y(), way.y(), near.top(), near.bottom());
        return end <= begin ? QLineF() : QLineF(from + begin * way, from + end * way);
    }

    void columnNumbers()
    {
        const double height = gridNumbersHeight(m_grid.type);
        const double below = std::min(m_grid.area.bottom() + height, m_grid.visible.bottom());
        // Subtract half a pixel because of rounding errors. Otherwise the background could cover the lower border of
        // the board.
        if (below < m_grid.area.bottom() + height - 0.5)
            m_painter.fillRect(QRectF(m_seen.left(), below - height, m_seen.width(), height), m_colors.ground);
        const Count step = numbered(true);
        for (Count number = m_across.first / step * step; number <= m_across.last; number += step) {
            const QString text = numberText(number);
            const double width = textWidth(text, m_grid.type);
            const double middle = m_across.middle(number);
            if (number >= m_across.first && middle - width / 2 >= m_grid.visible.left())
                words(text, {std::min(middle, m_grid.visible.right() - width / 2), below - height / 2}, width);
        }
    }

    void rowNumbers()
    {
        const double height = gridNumbersHeight(m_grid.type);
        const double room = gridNumbersWidth(m_grid.rows, m_grid.type);
        const double left = std::max(m_grid.area.left() - room, m_grid.visible.left());
        const double foot = std::min(m_seen.bottom(), m_grid.visible.bottom() - height / 2);
        if (left > m_grid.area.left() - room + 0.5)
            m_painter.fillRect(QRectF(left, m_seen.top(), room, m_seen.height()), m_colors.ground);
        const Count step = numbered(false);
        for (Count number = m_up.first / step * step; number <= m_up.last; number += step) {
            const QString text = numberText(number);
            const double width = textWidth(text, m_grid.type);
            const double middle = m_up.middle(number);
            if (number >= m_up.first && middle >= m_grid.visible.top() + height / 2 && middle <= foot)
                words(text, {left + room - besideGridNumbers - width / 2, middle}, width);
        }
    }

    void words(const QString& text, QPointF middle, double width)
    {
        QPainterPath path = textPath(text, m_grid.type);
        path.translate(middle.x() - width / 2, middle.y() + m_grid.type * 0.36);
        m_painter.setPen(Qt::NoPen);
        m_painter.setBrush(m_colors.words);
        m_painter.drawPath(path);
    }

    QPainter& m_painter;
    const GridPicture& m_grid;
    const GridColors& m_colors;
    Axis m_across;
    Axis m_up;
    QRectF m_seen;
};

}  // namespace

double gridNumbersWidth(Count rows, double type)
{
    const Count most = rows - 1;
    return textWidth(most >= longestPlain ? QStringLiteral("88 × 10<sup>88</sup>") : QString::number(most), type) + 2 * besideGridNumbers;
}

double gridNumbersHeight(double type)
{
    return type * lineHeight;
}

void paintGrid(QPainter& painter, const GridPicture& grid, const GridColors& colors)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    Pen(painter, grid, colors).draw();
    painter.restore();
}

}  // namespace nimstone::figures
