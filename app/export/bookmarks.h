// Writes bookmarks into a PDF, which Qt's writer cannot do. Used only inside app/export.
#pragma once

#include <QString>
#include <vector>

class QPDF;

namespace nimstone::exports {

struct Bookmark {
    QString title;   ///< the title of the bookmark, as plain text
    int page = 1;
    double y = 0;    ///< the distance from the upper edge of the page, in points
    bool below = false;  ///< true if the bookmark is a child of the last bookmark before it for which `below` is false
};

/// Adds the bookmarks to the document, in the given order.
void addBookmarks(QPDF& document, const std::vector<Bookmark>& bookmarks);

}  // namespace nimstone::exports
