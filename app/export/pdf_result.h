// The result of writing a PDF.
#pragma once

#include <QRectF>
#include <QString>
#include <QStringList>
#include <vector>

namespace nimstone::exports {

struct PdfResult {
    enum class End { Done, Cancelled, Failed };
    End end = End::Done;  ///< Failed means that writing to the device failed
    int pages = 0;
    bool cut = false;     ///< something was too high for a page
    std::vector<QStringList> drawn{};  ///< the text items on each page, in the order of drawing
};

/// The place of a text or figure on a page, in points from the upper left corner. The words are rich text, and empty for a
/// figure.
struct PlacedWords {
    int page = 1;
    QRectF where;
    QString words;
};

}  // namespace nimstone::exports
