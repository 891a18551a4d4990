// What became of a PDF that was written.
#pragma once

#include <QRectF>
#include <QString>
#include <QStringList>
#include <vector>

namespace nimstone::exports {

struct PdfResult {
    enum class End { Done, Cancelled, Failed };
    End end = End::Done;  ///< Failed: the device took no more
    int pages = 0;
    bool cut = false;     ///< something was too high for a page
    std::vector<QStringList> drawn{};  ///< the text on each page, an item as it was drawn
};

/// What stands on a page, in points from its upper left corner; words are rich text, and empty for a figure.
struct PlacedWords {
    int page = 1;
    QRectF where;
    QString words;
};

}  // namespace nimstone::exports
