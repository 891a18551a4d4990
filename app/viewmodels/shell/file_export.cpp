#include "app/viewmodels/shell/file_export.h"

#include <QDateTime>
#include <QDesktopServices>
#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>
#include <utility>

#include "app/viewmodels/shell/chosen_files.h"
#include "app/wording/quotation.h"

namespace nimstone {

namespace {

/// Returns the folder for temporary files that are opened in a viewer. Removes files from it that are more than one day
/// old.
QString folderForViews()
{
    const QDir folder(QStandardPaths::writableLocation(QStandardPaths::CacheLocation) + QStringLiteral("/pdf"));
    folder.mkpath(QStringLiteral("."));
    for (const QFileInfo& old : folder.entryInfoList(QDir::Files)) {
        if (old.lastModified().daysTo(QDateTime::currentDateTime()) > 1)
            QFile::remove(old.filePath());
    }
    return folder.path();
}

}  // namespace

FileExport::FileExport(QObject* parent) : LanguageAware(parent)
{
    connect(this, &LanguageAware::languageChanged, this, &FileExport::changed);
}

QString FileExport::folder() const
{
    return m_viewFolder.isEmpty() ? folderForFiles(file_kind::exported) : m_viewFolder;
}

void FileExport::setPaper(const QString& paper)
{
    const exports::PaperSize size = exports::paperNamed(paper).value_or(exports::localePaper());
    if (size == m_paper)
        return;
    m_paper = size;
    Q_EMIT changed();
}

void FileExport::tell(Wording news, bool failed)
{
    m_news = std::move(news);
    m_failed = failed;
    m_asking = false;
    Q_EMIT changed();
}

void FileExport::begin(Job job)
{
    if (running())
        return;
    if (job.path.isEmpty())
        return tell([] { return tr("Choose a file on this computer."); }, true);
    m_job = std::move(job);
    const QString there = QFileInfo::exists(m_job.path) ? m_job.path : m_job.second;
    if (there.isEmpty() || !QFileInfo::exists(there))
        return start();
    //: A question before a file is replaced; %1 is its name
    tell([name = shownName(there)] { return tr("%1 already exists. Replace it?").arg(name); }, false);
    m_asking = true;
    Q_EMIT changed();
}

void FileExport::view(const QString& kind)
{
    if (running())
        return;
    m_viewFolder = folderForViews();
    const QUrl file = suggestedFile(kind);
    m_viewFolder.clear();
    m_viewing = true;
    save(kind, file);
    m_viewing = running();
}

void FileExport::end(ExportEnd end)
{
    const QString name = shownName(m_job.path);
    if (end == ExportEnd::Done)
        Q_EMIT written();
    if (!std::exchange(m_viewing, false) || end != ExportEnd::Done)
        return tell([name, end] { return sentence(end, name); }, hasFailed(end));
    if (QDesktopServices::openUrl(QUrl::fromLocalFile(m_job.path))) {
        //: %1 is the name of a PDF file
        tell([name] { return tr("Opening %1 in your PDF viewer. You can print it there.").arg(name); }, false);
    } else {
        tell([name, path = wording::quotedRichText(m_job.path.toStdString())] {
            //: %1 is the name of a PDF file, %2 its path
            return tr("No program was found that opens %1. The file is here: %2").arg(name, path);
        }, true);
    }
}

void FileExport::replace()
{
    if (m_asking)
        start();
}

void FileExport::cancel()
{
    m_work.stop();
}

void FileExport::dismiss()
{
    if (!running())
        tell({}, false);
}

void FileExport::start()
{
    m_progress = 0;
    if (!m_viewing)
        rememberFolder(file_kind::exported, m_job.path);
    m_work.start(
        [language = m_job.language, write = m_job.write](const std::stop_token& stop, const WorkProgress& progress) {
            const ScopedLanguage spoken(language);
            return write(stop, progress);
        },
        [this](ExportEnd reached) { end(reached); },
        [this](std::size_t done, std::size_t all) { moveOn(done, all); });
    tell([name = shownName(m_job.path)] {
        //: %1 is the name of a file
        return tr("Writing %1…").arg(name);
    }, false);
}

void FileExport::moveOn(std::size_t done, std::size_t all)
{
    m_progress = static_cast<double>(done) / static_cast<double>(std::max<std::size_t>(1, all));
    if (all > 1)
        m_news = [far = m_job.far, done, all] { return far(done, all); };
    Q_EMIT changed();
}

}  // namespace nimstone
