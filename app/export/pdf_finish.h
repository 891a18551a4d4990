// What a PDF of Qt's writer lacks: the names of its characters, its language, bookmarks. Inside app/export only.
#pragma once

#include <QByteArray>
#include <QStringList>
#include <vector>

#include "app/export/bookmarks.h"

namespace nimstone::exports {

struct PdfFinish {
    QString language;                  ///< such as zh_CN
    std::vector<QStringList> drawn;    ///< as nameCharacters() takes it
    std::vector<Bookmark> bookmarks;
    bool bookmarksOpen = false;        ///< a reader shows them beside the pages
};

/// The document with all of this.
QByteArray finishedPdf(const QByteArray& pdf, const PdfFinish& finish);

}  // namespace nimstone::exports
