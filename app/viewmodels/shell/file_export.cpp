#include "app/viewmodels/shell/file_export.h"

#include <QFileInfo>
#include <utility>

#include "app/viewmodels/shell/chosen_files.h"

namespace nimstone {

FileExport::FileExport(QObject* parent) : LanguageAware(parent)
{
    connect(this, &LanguageAware::languageChanged, this, &FileExport::changed);
}

QString FileExport::folder() const
{
    return folderForFiles(m_folder);
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
    if (!QFileInfo::exists(m_job.path))
        return start();
    //: Asked before a file is written over; %1 is its name
    tell([name = shownName(m_job.path)] { return tr("%1 already exists. Replace it?").arg(name); }, false);
    m_asking = true;
    Q_EMIT changed();
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
    m_folder = QFileInfo(m_job.path).absolutePath();
    m_work.start(
        [language = m_job.language, write = m_job.write](const std::stop_token& stop, const WorkProgress& progress) {
            const ScopedLanguage spoken(language);
            return write(stop, progress);
        },
        [this](ExportEnd end) { tell([name = shownName(m_job.path), end] { return sentence(end, name); }, hasFailed(end)); },
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
