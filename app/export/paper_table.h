// A table on the pages of a PDF: as many rows on each page as fit, the headings again on top. Inside app/export only.
#pragma once

#include "app/export/paper.h"
#include "app/export/text_table.h"

namespace nimstone::exports {

void writeTable(Paper& paper, const TextTable& table);

}  // namespace nimstone::exports
