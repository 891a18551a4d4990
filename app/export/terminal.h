// Measures and wraps text for a terminal. A Chinese character needs two cells.
#pragma once

#include <QString>

namespace nimstone::exports {

/// Returns the number of cells that the text needs.
int cells(const QString& text);

/// Wraps the text into lines of at most `lineCells` cells, at places where the language allows a break. Every line
/// except the first begins with `indent` blanks. The first line is shorter by `indent` cells, so that the caller can
/// write something before it.
QString wrapped(const QString& text, int lineCells, int indent);

}  // namespace nimstone::exports
