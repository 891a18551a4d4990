// Draws a table on the pages of a PDF. Each page has the headings, and as many rows below them as fit. Used only inside
// app/export.
#pragma once

#include "app/export/paper.h"
#include "app/export/text_table.h"

namespace nimstone::exports {

void writeTable(Paper& paper, const TextTable& table);

}  // namespace nimstone::exports
