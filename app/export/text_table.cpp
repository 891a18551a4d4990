#include "app/export/text_table.h"

#include <QRegularExpression>
#include <algorithm>

#include "app/export/terminal.h"
#include "app/wording/rich_text.h"

namespace nimstone::exports {

namespace {

int cellWidth(const QString& richText)
{
    return cells(wording::plain(richText));
}

int columnWidth(const TextTable& table, qsizetype column)
{
    int widest = cellWidth(table.columns[column]);
    for (const QStringList& row : table.rows)
        widest = std::max(widest, cellWidth(row[column]));
    return widest;
}

bool isNumeric(const TextTable& table, qsizetype column)
{
    static const QRegularExpression number(QStringLiteral("^[−+-]?[0-9][0-9,./×· ]*$|^∞$"));
    bool any = false;
    for (const QStringList& row : table.rows) {
        const QString text = wording::plain(row[column]);
        if (text.isEmpty())
            continue;
        if (!text.contains(number))
            return false;
        any = true;
    }
    return any;
}

}  // namespace

TextTable makeTable(const QString& caption, const QStringList& columns, const QList<QStringList>& rows)
{
    qsizetype count = columns.size();
    for (const QStringList& row : rows)
        count = std::max(count, row.size());
    TextTable table{caption, columns, rows};
    table.columns.resize(count);
    for (QStringList& row : table.rows)
        row.resize(count);
    for (qsizetype column = 0; column < count; ++column)
        table.aligned << (isNumeric(table, column) ? TextTable::Align::Right : TextTable::Align::Left);
    return table;
}

TextTable turned(const TextTable& table)
{
    TextTable result{table.caption, {table.columns.front()}, {}};
    for (const QStringList& row : table.rows)
        result.columns << row.front();
    for (qsizetype column = table.cornerColumns; column < table.columns.size(); ++column) {
        QStringList line{table.columns[column]};
        for (const QStringList& row : table.rows)
            line << row[column];
        result.rows << line;
    }
    result.aligned.fill(TextTable::Align::Right, result.columns.size());
    result.aligned.front() = TextTable::Align::Left;
    return result;
}

QList<TextTable> bands(const TextTable& table, int cells, int gap)
{
    QList<TextTable> all;
    const int first = columnWidth(table, 0);
    int used = cells + 1;
    for (qsizetype column = 1; column < table.columns.size(); ++column) {
        const int needed = gap + columnWidth(table, column);
        if (all.empty() || used + needed > cells) {
            TextTable band{all.empty() ? table.caption : QString(), {table.columns.front()}, {}, {table.aligned.front()}, table.rowsAbove};
            for (const QStringList& row : table.rows)
                band.rows << QStringList{row.front()};
            all << band;
            used = first;
        }
        all.back().columns << table.columns[column];
        all.back().aligned << table.aligned[column];
        for (qsizetype row = 0; row < table.rows.size(); ++row)
            all.back().rows[row] << table.rows[row][column];
        used += needed;
    }
    return all.empty() ? QList<TextTable>{table} : all;
}

int width(const TextTable& table, int gap)
{
    int total = 0;
    for (qsizetype column = 0; column < table.columns.size(); ++column)
        total += columnWidth(table, column) + (column == 0 ? 0 : gap);
    return total;
}

}  // namespace nimstone::exports
