// A table of words and numbers that is to stand in a text, and how it is made to fit there.
#pragma once

#include <QList>
#include <QString>
#include <QStringList>

namespace nimstone::exports {

/// Rich text in rows under headings. Every row has as many cells as there are headings.
struct TextTable {
    enum class Align { Left, Right, Middle };

    QString caption;
    QStringList columns;
    QList<QStringList> rows;
    QList<Align> aligned{};         ///< of each column
    qsizetype rowsAbove = 0;        ///< a line is drawn beneath so many rows; none where 0
    qsizetype cornerColumns = 1;    ///< so many columns name a row; what is turned shows the first of them alone

    bool empty() const { return rows.empty(); }
};

/// Rows short of cells get empty ones; numbers are aligned at the right, words at the left.
TextTable makeTable(const QString& caption, const QStringList& columns, const QList<QStringList>& rows);

/// Columns become rows.
TextTable turned(const TextTable& table);

/// Cut into tables that are each at most `cells` wide, with `gap` between columns; each begins with the first column.
/// One that is too wide even so stands for itself.
QList<TextTable> bands(const TextTable& table, int cells, int gap);

/// The width of the table in the cells of a terminal.
int width(const TextTable& table, int gap);

}  // namespace nimstone::exports
