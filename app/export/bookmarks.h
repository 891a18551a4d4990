// Bookmarks in a PDF, which Qt's writer cannot write.
#pragma once

#include <QByteArray>
#include <QString>
#include <vector>

namespace nimstone::exports {

struct Bookmark {
    QString title;   ///< plain text
    int page = 1;
    double y = 0;    ///< from the upper edge of the page, in points
    bool below = false;  ///< belongs to the last one that does not
};

/// The document with these, in this order.
QByteArray withBookmarks(const QByteArray& pdf, const std::vector<Bookmark>& bookmarks);

}  // namespace nimstone::exports
