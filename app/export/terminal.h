// Measures and wraps text for a terminal, where a Chinese character takes two cells.
#pragma once

#include <QString>

namespace nimstone::exports {

/// Returns the number of cells that the text takes.
int cells(const QString& text);

/// Wraps the text into lines of at most `lineCells` cells, at places where the language allows a break. Every line but the first
/// begins with `indent` blanks. The first line is shorter by `indent` cells, so that the caller can put something before it.
QString wrapped(const QString& text, int lineCells, int indent);

}  // namespace nimstone::exports
