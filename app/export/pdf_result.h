// The result of writing a PDF.
#pragma once

#include <QRectF>
#include <QString>
#include <QStringList>
#include <vector>

namespace nimstone::exports {

struct PdfResult {
    enum class End {
        Done,
        Cancelled,
        Failed,    ///< writing to the device failed
        NoPlugin,  ///< the plugin nimstone-pdf could not be loaded
    };
    End end = End::Done;
    int pages = 0;
    bool cut = false;     ///< true if some content was too high for a page
    std::vector<QStringList> drawn{};  ///< the text items of each page, in the order of drawing
};

/// A text or figure and its place on a page, in points from the upper left corner. The words are rich text; they are
/// empty for a figure.
struct PlacedWords {
    int page = 1;
    QRectF where;
    QString words;
};

}  // namespace nimstone::exports
