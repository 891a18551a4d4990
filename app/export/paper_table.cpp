#include "app/export/paper_table.h"

#include <algorithm>
#include <numeric>

namespace nimstone::exports {

namespace {

constexpr Paper::Style cellStyle{9};
constexpr Paper::Style headStyle{8, false, "faint"};
constexpr Paper::Style captionStyle{9.5, false, "faint"};
constexpr double columnGap = 12;
constexpr double rowGap = 3;

/// The width of the page in cells of a terminal: the number of letters of the table's font size that fit.
constexpr int pageCells = 92;

/// Returns the width of each column in points, which is the width of its widest text. If the sum is larger than `room`,
/// the wide columns share the width that the narrow columns leave.
std::vector<double> columnWidths(const TextTable& table, double room)
{
    std::vector<double> widths;
    for (qsizetype column = 0; column < table.columns.size(); ++column) {
        double widest = Paper::lineWidth(table.columns[column], headStyle);
        for (const QStringList& row : table.rows)
            widest = std::max(widest, Paper::lineWidth(row[column], cellStyle));
        widths.push_back(widest);
    }
    const double gaps = columnGap * static_cast<double>(widths.size() - 1);
    const double total = std::accumulate(widths.begin(), widths.end(), gaps);
    if (total <= room)
        return widths;
    // Only columns that are wider than an equal share of the page become narrower.
    const double fair = (room - gaps) / static_cast<double>(widths.size());
    double spare = room - gaps;
    double wide = 0;
    for (const double width : widths) {
        spare -= width <= fair ? width : 0;
        wide += width <= fair ? 0 : width;
    }
    for (double& width : widths)
        width = width <= fair ? width : width / wide * spare;
    return widths;
}

class Grid {
public:
    Grid(Paper& paper, const TextTable& table) : m_paper(paper), m_table(table), m_widths(columnWidths(table, paper.width())) {}

    void write()
    {
        writeHead();
        for (qsizetype row = 0; row < m_table.rows.size(); ++row) {
            const double height = heightOf(m_table.rows[row], cellStyle);
            m_paper.need(height + rowGap);
            if (m_paper.atTop())
                writeHead();
            else if (row > 0 && row == m_table.rowsAbove)
                m_paper.rule(0, total());
            set(m_table.rows[row], cellStyle);
            m_paper.advance(height + rowGap);
        }
    }

private:
    double total() const { return std::accumulate(m_widths.begin(), m_widths.end(), columnGap * static_cast<double>(m_widths.size() - 1)); }

    double heightOf(const QStringList& cells, const Paper::Style& style)
    {
        double height = 0;
        for (qsizetype column = 0; column < cells.size(); ++column)
            height = std::max(height, m_paper.textHeight(cells[column], width(column), style));
        return height;
    }

    /// Returns the width of the column plus one point, so that rounding does not cause a line break in a text that was
    /// measured to fit.
    double width(qsizetype column) const { return m_widths[static_cast<std::size_t>(column)] + 1; }

    void writeHead()
    {
        const double height = heightOf(m_table.columns, headStyle);
        m_paper.need(height + 4 * rowGap);
        set(m_table.columns, headStyle);
        m_paper.advance(height + 1);
        m_paper.rule(0, total());
        m_paper.advance(rowGap);
    }

    void set(const QStringList& cells, const Paper::Style& style)
    {
        double x = 0;
        for (qsizetype column = 0; column < cells.size(); ++column) {
            const double free = m_widths[static_cast<std::size_t>(column)] - Paper::lineWidth(cells[column], style);
            const TextTable::Align align = m_table.aligned[column];
            const double indent = free <= 0 || align == TextTable::Align::Left ? 0 : align == TextTable::Align::Right ? free : free / 2;
            m_paper.text(cells[column], x + indent, 0, width(column), style);
            x += m_widths[static_cast<std::size_t>(column)] + columnGap;
        }
    }

    Paper& m_paper;
    const TextTable& m_table;
    std::vector<double> m_widths;
};

}  // namespace

void writeTable(Paper& paper, const TextTable& table)
{
    if (!table.caption.isEmpty())
        paper.advance(paper.text(table.caption, 0, 0, paper.width(), captionStyle) + rowGap);
    for (const TextTable& band : bands(table, pageCells, cellsBetweenColumns)) {
        Grid(paper, band).write();
        paper.advance(2 * rowGap);
    }
}

}  // namespace nimstone::exports
