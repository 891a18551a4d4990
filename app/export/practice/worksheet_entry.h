// The entries of a worksheet that are not exercises: texts and tasks. Used only inside app/export.
#pragma once

#include "app/export/paper.h"
#include "core/practice/exercise_set.h"

namespace nimstone::exports {

/// Draws a text in Markdown, without its pictures, at the current position of the paper. Moves the position below the text.
void writeMarkdown(Paper& paper, const std::string& text);

/// Returns the lines about a task as rich text: its name and, for a proof, the statement and the position.
QStringList taskLines(const practice::TaskEntry& task);

}  // namespace nimstone::exports
