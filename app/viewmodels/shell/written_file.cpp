#include "app/viewmodels/shell/written_file.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QSaveFile>

#include "app/storage/files/coded_file.h"
#include "app/storage/files/files.h"

namespace nimstone {

namespace {

using PdfEnd = exports::PdfResult::End;

struct WrittenFile {
    Q_DECLARE_TR_FUNCTIONS(WrittenFile)
};

ExportEnd whyNot(const WriteCode& file)
{
    return file.isFull() ? ExportEnd::DiskFull : ExportEnd::Failed;
}

}  // namespace

ExportEnd writeFile(const QString& path, const WriteContent& write, const std::stop_token& stop)
{
    const QFileInfo info(path);
    if (!info.absoluteDir().exists())
        return ExportEnd::NoFolder;
    if (info.exists() && !info.isFile())
        return ExportEnd::Failed;
    CodedFile<QSaveFile> file(path);
    // The file is unbuffered, because a buffer would hide that the disk is full.
    if (!file.open(QIODevice::WriteOnly | QIODevice::Unbuffered))
        return ExportEnd::Forbidden;
    const auto end = write(file);
    if (end == PdfEnd::Done && !stop.stop_requested())
        return file.code() == 0 && file.commit() ? ExportEnd::Done : whyNot(file);
    const ExportEnd why = end == PdfEnd::Failed ? whyNot(file) : end == PdfEnd::NoPlugin ? ExportEnd::NoPlugin : ExportEnd::Cancelled;
    file.cancelWriting();
    return why;
}

ExportEnd writeFile(const QString& path, const QByteArray& content)
{
    return writeFile(path, [&content](QIODevice& device) { return writeAll(device, content) ? PdfEnd::Done : PdfEnd::Failed; });
}

QString sentence(ExportEnd end, const QString& name)
{
    switch (end) {
    //: In the following messages, %1 is the name of a file
    case ExportEnd::Done: return WrittenFile::tr("Saved: %1").arg(name);
    case ExportEnd::Cancelled: return WrittenFile::tr("Stopped: %1 was not written.").arg(name);
    case ExportEnd::NoFolder: return WrittenFile::tr("%1 could not be written: its folder does not exist.").arg(name);
    case ExportEnd::Forbidden: return WrittenFile::tr("%1 could not be written: no permission to write there.").arg(name);
    case ExportEnd::DiskFull: return WrittenFile::tr("%1 could not be written: the disk is full.").arg(name);
    case ExportEnd::NoPlugin: return WrittenFile::tr("%1 could not be written: nimstone-pdf.so is missing. Install Nimstone again.").arg(name);
    case ExportEnd::Failed: break;
    }
    return WrittenFile::tr("%1 could not be written.").arg(name);
}

}  // namespace nimstone
