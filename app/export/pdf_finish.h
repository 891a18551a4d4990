// Adds to a PDF what Qt's writer leaves out: the table that says which character each glyph means (ToUnicode), the language,
// and the bookmarks. Used only inside app/export.
#pragma once

#include <QByteArray>
#include <QStringList>
#include <vector>

#include "app/export/bookmarks.h"

namespace nimstone::exports {

struct PdfFinish {
    QString language;                  ///< the language of the text, such as zh_CN
    std::vector<QStringList> drawn;    ///< the text items of each page, for nameCharacters()
    std::vector<Bookmark> bookmarks;
    bool bookmarksOpen = false;        ///< true if readers show the list of bookmarks when they open the document
};

/// Returns the PDF with the additions in `finish`.
QByteArray finishedPdf(const QByteArray& pdf, const PdfFinish& finish);

}  // namespace nimstone::exports
