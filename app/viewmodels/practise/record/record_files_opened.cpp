// The part of RecordFiles about files that are opened beside the record: it opens, shows and closes them, adds their
// answers to the record, and removes the answers again.
#include "app/viewmodels/practise/record/record_files.h"

#include <QFileInfo>
#include <algorithm>

#include "app/storage/record/progress_json.h"
#include "app/viewmodels/shell/chosen_files.h"

namespace nimstone {

void RecordFiles::open(const QList<QUrl>& files)
{
    if (!m_work.busy())
        m_refused.clear();
    for (const QUrl& file : files) {
        if (const QString path = pathOf(file); !path.isEmpty())
            m_toRead.push_back(path);
    }
    if (!m_work.busy())
        readNext();
}

void RecordFiles::readNext()
{
    if (m_toRead.isEmpty())
        return;
    const QString path = m_toRead.takeFirst();
    const auto tallied = [path] {
        return readProgressJson(path).map([](const std::vector<AnswerRecord>& answers) {
            ProgressTally tally;
            for (const AnswerRecord& answer : answers)
                tally.add(answer);
            return tally;
        });
    };
    m_work.start(tallied, [this, path](auto tally) {
        if (tally) {
            // If a file is opened again, it replaces its earlier entry.
            std::erase_if(m_opened, [&path](const Opened& other) { return other.path == path; });
            m_opened.push_back({path, *std::move(tally)});
            m_shown = static_cast<int>(m_opened.size()) - 1;
        } else {
            m_refused.push_back({tally.error(), path});
        }
        // If several files were opened together, the error messages of all these files are shown.
        if (m_refused.empty())
            tell({});
        else
            tell([refused = m_refused] {
                QStringList sentences;
                for (const auto& [why, file] : refused)
                    sentences.push_back(sentence(why, file));
                return sentences.join(QLatin1Char('\n'));
            }, true);
        readNext();
        Q_EMIT shownChanged();
    });
    Q_EMIT shownChanged();
}

QStringList RecordFiles::opened() const
{
    QStringList names;
    for (const Opened& one : m_opened)
        names.push_back(QFileInfo(one.path).fileName());
    return names;
}

QString RecordFiles::shownFile() const
{
    return m_shown < 0 ? QString() : m_opened[static_cast<std::size_t>(m_shown)].path;
}

void RecordFiles::setShown(int shown)
{
    if (shown == m_shown || shown < -1 || shown >= static_cast<int>(m_opened.size()))
        return;
    m_shown = shown;
    Q_EMIT shownChanged();
}

const ProgressTally* RecordFiles::shownTally() const
{
    return m_shown < 0 ? nullptr : &m_opened[static_cast<std::size_t>(m_shown)].tally;
}

Progress::AnswersReader RecordFiles::readerOfShown() const
{
    return [path = shownFile()]() -> std::optional<std::vector<AnswerRecord>> {
        auto answers = readProgressJson(path);
        return answers ? std::optional(std::move(*answers)) : std::nullopt;
    };
}

void RecordFiles::close()
{
    close(shownFile());
}

void RecordFiles::close(const QString& file)
{
    const auto found = std::ranges::find(m_opened, file, &Opened::path);
    if (found == m_opened.end())
        return;
    const auto index = static_cast<int>(found - m_opened.begin());
    m_opened.erase(found);
    m_shown = m_shown == index ? -1 : m_shown - (m_shown > index ? 1 : 0);
    Q_EMIT shownChanged();
}

void RecordFiles::addShown()
{
    if (m_shown < 0 || !progress() || !m_adding.isEmpty())
        return;
    m_adding = shownFile();
    progress()->importFrom(m_adding, QDateTime(m_clock().startOfDay()).toMSecsSinceEpoch());
}

void RecordFiles::undoAdding()
{
    if (progress() && progress()->lastAddition())
        progress()->undoImport();
}

QString RecordFiles::undoText() const
{
    const auto last = progress() ? progress()->lastAddition() : std::nullopt;
    if (!last)
        return {};
    if (last->answers == 0) {
        //: A button that removes the progress in the lessons that was added from a file; %1 is the name of the file
        return tr("Remove the progress added from %1").arg(last->file);
    }
    //: A button that removes the answers that were added from a file: %n is the number of answers, %1 the name of the
    //: file
    return tr("Remove the %n answers added from %1", nullptr, last->answers).arg(last->file);
}

}  // namespace nimstone
