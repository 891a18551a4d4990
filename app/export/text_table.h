// A table of words and numbers inside a text, and functions that change it so that it fits.
#pragma once

#include <QList>
#include <QString>
#include <QStringList>

namespace nimstone::exports {

/// The distance between two columns, in cells of a terminal.
inline constexpr int cellsBetweenColumns = 2;

/// A table of rich text. Every row has one cell for each heading.
struct TextTable {
    enum class Align { Left, Right, Middle };

    QString caption;
    QStringList columns;
    QList<QStringList> rows;
    QList<Align> aligned{};         ///< the alignment of each column
    qsizetype rowsAbove = 0;        ///< the number of rows above the horizontal line; 0 means that there is no line
    /// The number of columns with the names of the rows; a transposed table keeps only the first of these columns.
    qsizetype cornerColumns = 1;

    bool empty() const { return rows.empty(); }
};

/// Makes a table. Short rows are filled with empty cells. Columns of numbers are aligned right, and columns of words
/// are aligned left.
TextTable makeTable(const QString& caption, const QStringList& columns, const QList<QStringList>& rows);

/// Returns the transposed table: its rows are the columns of `table`.
TextTable turned(const TextTable& table);

/// Cuts the table into tables with a width of at most `cells` cells, with `gap` cells between columns. Each of them
/// begins with the first column. A column that does not fit beside the first column gets a table of its own.
QList<TextTable> bands(const TextTable& table, int cells, int gap);

/// Returns the width of the table in cells of a terminal, with `gap` cells between columns.
int width(const TextTable& table, int gap);

}  // namespace nimstone::exports
