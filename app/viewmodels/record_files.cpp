#include "app/viewmodels/record_files.h"

#include <QDesktopServices>
#include <QFileInfo>

#include "app/viewmodels/chosen_files.h"

namespace nimstone {

RecordFiles::RecordFiles(QObject* parent) : RecordFiles([] { return QDate::currentDate(); }, parent) {}

RecordFiles::RecordFiles(Clock clock, QObject* parent) : Worded(parent), m_clock(std::move(clock))
{
    connect(this, &Worded::languageChanged, this, &RecordFiles::newsChanged);
    m_table.offer([this] { return nameOfToday(); }, [this]() -> Progress::AnswersReader {
        if (!m_progress)
            return [] { return std::nullopt; };
        return m_progress->answersReader();
    });
}

void RecordFiles::setProgress(Progress* progress)
{
    if (progress == m_progress)
        return;
    if (m_progress)
        disconnect(m_progress, nullptr, this, nullptr);
    m_progress = progress;
    if (progress) {
        connect(progress, &Progress::changed, this, [this] {
            Q_EMIT changed();
            // The question says how many there are.
            if (m_asking)
                Q_EMIT newsChanged();
        });
        connect(progress, &Progress::exported, this, [this](const QString& file, const QString& error) {
            //: %1 is the path of a file
            tellEnd(error, [file] { return tr("All answers are in %1 now.").arg(QDir::toNativeSeparators(file)); });
        });
        connect(progress, &Progress::imported, this, [this](int added, const QString& error) {
            tellEnd(error, [added] { return tr("%n answers were added.", nullptr, added); });
        });
        connect(progress, &Progress::erased, this, [this](const QString& file, const QString& error) {
            //: %1 is the path of a file
            tellEnd(error, [file] { return tr("All answers are erased. They stand aside in %1, and adding that file brings them back.").arg(QDir::toNativeSeparators(file)); });
        });
    }
    Q_EMIT changed();
}

void RecordFiles::tell(std::function<QString()> news, bool failed)
{
    m_news = std::move(news);
    m_failed = failed;
    m_asking = false;
    Q_EMIT newsChanged();
}

void RecordFiles::tellEnd(const QString& error, std::function<QString()> news)
{
    if (error.isEmpty())
        return tell(std::move(news));
    tell([error] { return error; }, true);
}

QString RecordFiles::folder() const
{
    return m_progress ? QDir::toNativeSeparators(QFileInfo(m_progress->file()).absolutePath()) : QString();
}

void RecordFiles::openFolder()
{
    if (!m_progress || !QDesktopServices::openUrl(QUrl::fromLocalFile(QFileInfo(m_progress->file()).absolutePath())))
        tell([] { return tr("The system has no program to show a folder with."); }, true);
}

QString RecordFiles::nameOfToday() const
{
    return QStringLiteral("nimstone-") + m_clock().toString(Qt::ISODate);
}

void RecordFiles::exportRecord(const QString& folder)
{
    if (!m_progress)
        return;
    // No export is written over another.
    m_progress->exportTo(freeName(QDir(folderForFiles(folder)), nameOfToday(), QStringLiteral("json")));
}

void RecordFiles::importRecord(const QUrl& file)
{
    if (m_progress)
        m_progress->importFrom(pathOf(file));
}

QString RecordFiles::question() const
{
    if (!m_asking || !m_progress)
        return {};
    //: Asked before it is done: %n is how many answers there are, %1 the path of a file
    return tr("Erase all %Ln answers? They are put aside into %1.", nullptr, answers())
        .arg(QDir::toNativeSeparators(m_progress->fileForErased(m_clock())));
}

void RecordFiles::askToErase()
{
    tell({});
    m_asking = answers() > 0;
    Q_EMIT newsChanged();
}

void RecordFiles::keep()
{
    tell({});
}

void RecordFiles::erase()
{
    if (!m_asking || !m_progress)
        return;
    tell({});
    m_progress->erase(m_clock());
}

}  // namespace nimstone
