#include "app/viewmodels/practise/record/record_files.h"

#include <QDesktopServices>
#include <QFileInfo>

#include "app/viewmodels/shell/chosen_files.h"

namespace nimstone {

RecordFiles::RecordFiles(QObject* parent, Clock clock) : RecordAware(parent), m_clock(std::move(clock))
{
    connect(this, &LanguageAware::languageChanged, this, &RecordFiles::newsChanged);
    connect(this, &RecordAware::progressChanged, this, [this] {
        Q_EMIT changed();
        // The question contains the number of answers, so it changes with the record.
        if (m_asking)
            Q_EMIT newsChanged();
    });
    m_table.offer([this] { return m_shown < 0 ? nameOfToday() : QFileInfo(shownFile()).completeBaseName(); }, [this]() -> Progress::AnswersReader {
        if (m_shown >= 0)
            return readerOfShown();
        if (!progress())
            return [] { return std::nullopt; };
        return progress()->answersReader();
    });
}

void RecordFiles::follow(Progress& progress)
{
    connect(&progress, &Progress::exported, this, [this](const QString& file, const QString& error) {
        //: %1 is the path of a file
        tellEnd(error, [file] { return tr("All answers were saved to %1.").arg(QDir::toNativeSeparators(file)); });
    });
    connect(&progress, &Progress::imported, this, [this](int added, const QString& error) {
        // If another object has started the import, `file` is empty, and no file is closed.
        const QString file = std::exchange(m_adding, {});
        if (error.isEmpty())
            close(file);
        const auto addition = this->progress()->lastAddition();
        const bool onlyNotes = added == 0 && addition && addition->answers == 0 && addition->file == QFileInfo(file).fileName();
        tellEnd(error, [added, onlyNotes] {
            return onlyNotes ? tr("Your progress in the lessons was added.") : tr("%n answers were added.", nullptr, added);
        });
        Q_EMIT changed();
    });
    connect(&progress, &Progress::importUndone, this, [this](int removed, const QString& error) {
        tellEnd(error, [removed] {
            return removed == 0 ? tr("The progress that was added is removed.") : tr("%n answers were removed.", nullptr, removed);
        });
        Q_EMIT changed();
    });
    connect(&progress, &Progress::erased, this, [this](const QString& file, const QString& error) {
        //: %1 is the path of a file
        tellEnd(error, [file] { return tr("All answers were erased. A backup is saved as %1. To restore your answers, open it "
                                          "and choose Add to record.").arg(QDir::toNativeSeparators(file)); });
    });
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
    return progress() ? QDir::toNativeSeparators(QFileInfo(progress()->file()).absolutePath()) : QString();
}

void RecordFiles::openFolder()
{
    if (!progress() || !QDesktopServices::openUrl(QUrl::fromLocalFile(QFileInfo(progress()->file()).absolutePath())))
        tell([] { return tr("No file manager was found to open the folder."); }, true);
}

QString RecordFiles::nameOfToday() const
{
    return QStringLiteral("nimstone-") + m_clock().toString(Qt::ISODate);
}

void RecordFiles::exportRecord(const QString& folder)
{
    if (!progress())
        return;
    // The file gets a name that is not used yet, so that no export replaces an earlier export.
    progress()->exportTo(unusedPath(QDir(folder.isEmpty() ? documentsFolder() : folder), nameOfToday(), QStringLiteral("json")));
}

QString RecordFiles::question() const
{
    if (!m_asking || !progress())
        return {};
    const QString text = recordTally().notes.empty()
        //: A question before all answers are erased: %n is the number of answers, %1 the path of a file
        ? tr("Erase all %Ln answers? A backup is saved as %1.", nullptr, answers())
        //: A question before all answers are erased: %n is the number of answers, %1 the path of a file
        : tr("Erase all %Ln answers and your progress in the lessons? A backup is saved as %1.", nullptr, answers());
    return text.arg(QDir::toNativeSeparators(progress()->fileForErased(m_clock())));
}

void RecordFiles::askToErase()
{
    tell({});
    m_asking = !isEmpty();
    Q_EMIT newsChanged();
}

void RecordFiles::keep()
{
    tell({});
}

void RecordFiles::erase()
{
    if (!m_asking || !progress())
        return;
    tell({});
    progress()->erase(m_clock());
}

}  // namespace nimstone
