// Bookmarks in a PDF, which Qt's writer cannot write. Inside app/export only.
#pragma once

#include <QString>
#include <vector>

class QPDF;

namespace nimstone::exports {

struct Bookmark {
    QString title;   ///< plain text
    int page = 1;
    double y = 0;    ///< from the upper edge of the page, in points
    bool below = false;  ///< belongs to the last one that does not
};

/// Adds these to the document, in this order.
void addBookmarks(QPDF& document, const std::vector<Bookmark>& bookmarks);

}  // namespace nimstone::exports
