#include "app/export/proof_text.h"

#include <QStringList>
#include <algorithm>

#include "app/export/columns.h"
#include "app/export/terminal.h"
#include "app/wording/names.h"
#include "app/wording/proof.h"
#include "app/wording/rich_text.h"
#include "core/table/table_notation.h"

namespace nimstone::exports {

namespace {

constexpr int lineCells = 78;
constexpr int indent = 4;

using Grid = std::vector<QStringList>;

/// Right-aligned cells, the first of each line left-aligned.
QString drawn(const Grid& grid)
{
    std::vector<qsizetype> widths;
    for (const QStringList& line : grid) {
        widths.resize(std::max(widths.size(), static_cast<std::size_t>(line.size())), 0);
        for (qsizetype cell = 0; cell < line.size(); ++cell)
            widths[static_cast<std::size_t>(cell)] = std::max(widths[static_cast<std::size_t>(cell)], line[cell].size());
    }
    QString text;
    for (const QStringList& line : grid) {
        QString drawnLine;
        for (qsizetype cell = 0; cell < line.size(); ++cell) {
            const qsizetype width = widths[static_cast<std::size_t>(cell)];
            drawnLine += cell == 0 ? line[cell].leftJustified(width) : QStringLiteral("  ") + line[cell].rightJustified(width);
        }
        text += drawnLine + QLatin1Char('\n');
    }
    return text;
}

/// A line a number, a column a weight.
Grid upright(const ColumnTable& table)
{
    Grid grid{{QString(), QString()}};
    for (const Count weight : table.weights)
        grid.front() << wording::plain(wording::weightText(weight));
    for (const ColumnTable::Row& row : table.rows()) {
        QStringList line{wording::plain(row.label), QString::number(row.value)};
        for (const Count weight : table.weights)
            line << QString(bitAt(row, weight));
        grid.push_back(line);
    }
    return grid;
}

/// A line a weight, a column a number: where there are too many weights for a line.
Grid turned(const ColumnTable& table)
{
    Grid grid{{QString()}};
    for (const ColumnTable::Row& row : table.rows())
        grid.front() << wording::plain(row.label);
    for (const Count weight : table.weights) {
        QStringList line{wording::plain(wording::weightText(weight))};
        for (const ColumnTable::Row& row : table.rows())
            line << QString(bitAt(row, weight));
        grid.push_back(line);
    }
    return grid;
}

QString drawnTable(const ColumnTable& table)
{
    const QString text = drawn(upright(table));
    return text.indexOf(QLatin1Char('\n')) <= lineCells ? text : drawn(turned(table));
}

}  // namespace

std::string proofText(const proof::Proof& proof)
{
    QString text = wording::theoremTitle(proof.theorem) + QLatin1Char('\n')
        + wrapped(wording::plain(wording::theoremStatement(proof.theorem)), lineCells, 0) + QLatin1Char('\n');
    text += QString::fromStdString(print(proof.subject)) + QLatin1Char('\n');
    text += QLatin1Char('\n') + drawnTable(columnTable(proof)) + QLatin1Char('\n');
    for (std::size_t step = 0; step < proof.steps.size(); ++step) {
        const wording::StepText words = wording::stepText(proof, step);
        const auto paragraph = [](const QString& richText) {
            return wrapped(wording::plain(richText), lineCells, indent) + QLatin1Char('\n');
        };
        text += QStringLiteral("%1.").arg(step + 1).leftJustified(indent) + paragraph(words.statement);
        text += QString(indent, QLatin1Char(' ')) + paragraph(words.reason);
    }
    return text.toStdString();
}

}  // namespace nimstone::exports
