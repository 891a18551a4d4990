// Writes bookmarks into a PDF, which Qt's writer cannot do.
#pragma once

#include <vector>

#include "app/export/pdf_finish.h"

class QPDF;

namespace nimstone::exports {

/// Adds the bookmarks to the document, in the given order.
void addBookmarks(QPDF& document, const std::vector<Bookmark>& bookmarks);

}  // namespace nimstone::exports
