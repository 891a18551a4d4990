// Text in the cells of a terminal, where a Chinese character takes two.
#pragma once

#include <QString>

namespace nimstone::exports {

/// How many cells the text takes.
int cells(const QString& text);

/// The text in lines of at most that many cells, broken where the language allows. Every line but the first begins
/// with `indent` blanks, for which the first leaves room.
QString wrapped(const QString& text, int lineCells, int indent);

}  // namespace nimstone::exports
