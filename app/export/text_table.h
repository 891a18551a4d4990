// A table of words and numbers inside a text, and functions that change it so that it fits.
#pragma once

#include <QList>
#include <QString>
#include <QStringList>

namespace nimstone::exports {

/// The number of cells of a terminal between two columns.
inline constexpr int cellsBetweenColumns = 2;

/// A table of rich text. Every row has as many cells as there are headings.
struct TextTable {
    enum class Align { Left, Right, Middle };

    QString caption;
    QStringList columns;
    QList<QStringList> rows;
    QList<Align> aligned{};         ///< the alignment of each column
    qsizetype rowsAbove = 0;        ///< the number of rows above the horizontal line; 0 means that there is no line
    qsizetype cornerColumns = 1;    ///< the number of columns that name a row; a transposed table keeps only the first of them

    bool empty() const { return rows.empty(); }
};

/// Makes a table. Short rows are filled with empty cells. Columns of numbers are aligned right, and columns of words
/// are aligned left.
TextTable makeTable(const QString& caption, const QStringList& columns, const QList<QStringList>& rows);

/// Returns the transposed table.
TextTable turned(const TextTable& table);

/// Cuts the table into tables with a width of at most `cells` cells, with `gap` cells between columns. Each of them
/// begins with the first column. A column that does not fit beside the first column gets a table of its own.
QList<TextTable> bands(const TextTable& table, int cells, int gap);

/// Returns the width of the table in cells of a terminal, with `gap` cells between columns.
int width(const TextTable& table, int gap);

}  // namespace nimstone::exports
