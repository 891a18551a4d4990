// Adds to a PDF what Qt's writer leaves out: the table that says which character each glyph means (ToUnicode), the language,
// and the bookmarks. Used only inside app/export and app/pdf.
#pragma once

#include <QByteArray>
#include <QStringList>
#include <QtPlugin>
#include <optional>
#include <vector>

namespace nimstone::exports {

struct Bookmark {
    QString title;   ///< the title of the bookmark, as plain text
    int page = 1;
    double y = 0;    ///< the distance from the upper edge of the page, in points
    bool below = false;  ///< true if the bookmark is a child of the last bookmark before it for which `below` is false
};

struct PdfFinish {
    QString language;                  ///< the language of the text, such as zh_CN
    std::vector<QStringList> drawn;    ///< the text items of each page, for nameCharacters()
    std::vector<Bookmark> bookmarks;
    bool bookmarksOpen = false;        ///< true if readers show the list of bookmarks when they open the document
};

/// The interface of the plugin nimstone-pdf. The plugin is loaded when the first PDF is written, because qpdf and the libraries that
/// it needs would take 4 MB of memory and some time at every start.
class PdfFinisher {
public:
    PdfFinisher() = default;
    PdfFinisher(const PdfFinisher&) = delete;
    PdfFinisher& operator=(const PdfFinisher&) = delete;
    virtual ~PdfFinisher() = default;

    virtual QByteArray finished(const QByteArray& pdf, const PdfFinish& finish) const = 0;
};

/// Returns the PDF with the additions in `finish`; nothing if the plugin cannot be loaded.
std::optional<QByteArray> finishedPdf(const QByteArray& pdf, const PdfFinish& finish);

}  // namespace nimstone::exports

Q_DECLARE_INTERFACE(nimstone::exports::PdfFinisher, "org.nimstone.PdfFinisher")
