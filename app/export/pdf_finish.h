// What a PDF of Qt's writer lacks: the names of its characters, its language, bookmarks. Inside app/export only.
#pragma once

#include <QStringList>
#include <vector>

#include "app/export/bookmarks.h"

class QIODevice;

namespace nimstone::exports {

struct PdfFinish {
    QString language;                  ///< such as zh_CN
    std::vector<QStringList> drawn;    ///< as nameCharacters() takes it
    std::vector<Bookmark> bookmarks;
    bool bookmarksOpen = false;        ///< a reader shows them beside the pages
};

/// Reads the document from `file` and writes it, finished, to `target`, which may take a part at a time. Only the page at hand is in
/// memory.
void finishPdf(const QString& file, const PdfFinish& finish, QIODevice& target);

}  // namespace nimstone::exports
