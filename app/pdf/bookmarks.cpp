#include "app/pdf/bookmarks.h"

#include <qpdf/QPDF.hh>
#include <qpdf/QPDFPageDocumentHelper.hh>

namespace nimstone::exports {

namespace {

QPDFObjectHandle number(double value) { return QPDFObjectHandle::newReal(value, 1); }

/// Makes `children` the children of `parent`, which is a bookmark or the root of all bookmarks.
void join(QPDFObjectHandle parent, const std::vector<QPDFObjectHandle>& children, bool open)
{
    if (children.empty())
        return;
    for (std::size_t place = 0; place < children.size(); ++place) {
        QPDFObjectHandle child = children[place];
        child.replaceKey("/Parent", parent);
        if (place > 0)
            child.replaceKey("/Prev", children[place - 1]);
        if (place + 1 < children.size())
            child.replaceKey("/Next", children[place + 1]);
    }
    parent.replaceKey("/First", children.front());
    parent.replaceKey("/Last", children.back());
    const auto count = static_cast<int>(children.size());
    parent.replaceKey("/Count", QPDFObjectHandle::newInteger(open ? count : -count));
}

}  // namespace

void addBookmarks(QPDF& document, const std::vector<Bookmark>& bookmarks)
{
    const auto pages = QPDFPageDocumentHelper(document).getAllPages();
    QPDFObjectHandle outlines = document.makeIndirectObject(QPDFObjectHandle::newDictionary());
    outlines.replaceKey("/Type", QPDFObjectHandle::newName("/Outlines"));
    std::vector<QPDFObjectHandle> upper;
    std::vector<QPDFObjectHandle> lower;
    for (const Bookmark& bookmark : bookmarks) {
        QPDFObjectHandle page = pages.at(static_cast<std::size_t>(bookmark.page - 1)).getObjectHandle();
        const double height = page.getKey("/MediaBox").getArrayItem(3).getNumericValue();
        QPDFObjectHandle entry = document.makeIndirectObject(QPDFObjectHandle::newDictionary());
        entry.replaceKey("/Title", QPDFObjectHandle::newUnicodeString(bookmark.title.toStdString()));
        entry.replaceKey("/Dest", QPDFObjectHandle::newArray({page, QPDFObjectHandle::newName("/XYZ"), QPDFObjectHandle::newNull(),
                                                              number(height - bookmark.y), QPDFObjectHandle::newNull()}));
        if (bookmark.below && !upper.empty()) {
            lower.push_back(entry);
            continue;
        }
        if (!upper.empty())
            join(upper.back(), std::exchange(lower, {}), false);
        upper.push_back(entry);
    }
    if (!upper.empty())
        join(upper.back(), lower, false);
    join(outlines, upper, true);
    document.getRoot().replaceKey("/Outlines", outlines);
}

}  // namespace nimstone::exports
