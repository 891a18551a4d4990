#include "app/pdf/plugin.h"

#include <qpdf/Buffer.hh>
#include <qpdf/QPDF.hh>
#include <qpdf/QPDFWriter.hh>

#include "app/pdf/bookmarks.h"
#include "app/pdf/pdf_text.h"

namespace nimstone::exports {

namespace {

QPDFObjectHandle dictionaryOf(const char* key, const QPDFObjectHandle& value)
{
    QPDFObjectHandle dictionary = QPDFObjectHandle::newDictionary();
    dictionary.replaceKey(key, value);
    return dictionary;
}

}  // namespace

QByteArray PdfPlugin::finished(const QByteArray& pdf, const PdfFinish& finish) const
{
    QPDF document;
    document.setSuppressWarnings(true);
    document.processMemoryFile("Nimstone", pdf.constData(), static_cast<std::size_t>(pdf.size()));
    nameCharacters(document, finish.drawn);
    QPDFObjectHandle root = document.getRoot();
    root.replaceKey("/Lang", QPDFObjectHandle::newUnicodeString(QString(finish.language).replace(u'_', u'-').toStdString()));
    // The entry makes readers show the title of the document in the title bar instead of the file name.
    root.replaceKey("/ViewerPreferences", dictionaryOf("/DisplayDocTitle", QPDFObjectHandle::newBool(true)));
    if (!finish.bookmarks.empty())
        addBookmarks(document, finish.bookmarks);
    if (finish.bookmarksOpen)
        root.replaceKey("/PageMode", QPDFObjectHandle::newName("/UseOutlines"));

    QPDFWriter writer(document);
    writer.setOutputMemory();
    // With a deterministic ID, the same document always has the same bytes.
    writer.setDeterministicID(true);
    writer.write();
    const auto buffer = writer.getBufferSharedPointer();
    return {reinterpret_cast<const char*>(buffer->getBuffer()), static_cast<qsizetype>(buffer->getSize())};
}

}  // namespace nimstone::exports
