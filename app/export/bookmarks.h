// Writes bookmarks into a PDF, which Qt's writer cannot do. Used only inside app/export.
#pragma once

#include <QString>
#include <vector>

class QPDF;

namespace nimstone::exports {

struct Bookmark {
    QString title;   ///< plain text
    int page = 1;
    double y = 0;    ///< distance from the upper edge of the page, in points
    bool below = false;  ///< a child of the last bookmark for which this is false
};

/// Adds the bookmarks to the document, in this order.
void addBookmarks(QPDF& document, const std::vector<Bookmark>& bookmarks);

}  // namespace nimstone::exports
