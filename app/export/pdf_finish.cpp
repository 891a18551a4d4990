#include "app/export/pdf_finish.h"

#include <QFile>
#include <QIODevice>
#include <qpdf/Pipeline.hh>
#include <qpdf/QPDF.hh>
#include <qpdf/QPDFWriter.hh>

#include "app/export/pdf_text.h"

namespace nimstone::exports {

namespace {

/// Hands what qpdf writes to a device.
class DevicePipeline : public Pipeline {
public:
    explicit DevicePipeline(QIODevice& device) : Pipeline("device", nullptr), m_device(device) {}

    void write(const unsigned char* data, std::size_t size) override
    {
        m_device.write(reinterpret_cast<const char*>(data), static_cast<qint64>(size));
    }
    void finish() override {}

private:
    QIODevice& m_device;
};

QPDFObjectHandle dictionaryOf(const char* key, const QPDFObjectHandle& value)
{
    QPDFObjectHandle dictionary = QPDFObjectHandle::newDictionary();
    dictionary.replaceKey(key, value);
    return dictionary;
}

}  // namespace

void finishPdf(const QString& file, const PdfFinish& finish, QIODevice& target)
{
    QPDF document;
    document.setSuppressWarnings(true);
    document.processFile(QFile::encodeName(file).constData());
    nameCharacters(document, finish.drawn);
    QPDFObjectHandle root = document.getRoot();
    root.replaceKey("/Lang", QPDFObjectHandle::newUnicodeString(QString(finish.language).replace(u'_', u'-').toStdString()));
    // The title of the document stands in the title of the window, not the name of the file.
    root.replaceKey("/ViewerPreferences", dictionaryOf("/DisplayDocTitle", QPDFObjectHandle::newBool(true)));
    if (!finish.bookmarks.empty())
        addBookmarks(document, finish.bookmarks);
    if (finish.bookmarksOpen)
        root.replaceKey("/PageMode", QPDFObjectHandle::newName("/UseOutlines"));

    DevicePipeline pipeline(target);
    QPDFWriter writer(document);
    writer.setOutputPipeline(&pipeline);
    // The same document twice is the same bytes.
    writer.setDeterministicID(true);
    writer.write();
}

}  // namespace nimstone::exports
