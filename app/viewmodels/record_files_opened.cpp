// Files of answers that are looked at beside the record: opened, shown, closed, added by a step of its own, taken out again.
#include <QFileInfo>
#include <memory>

#include "app/storage/progress_json.h"
#include "app/viewmodels/chosen_files.h"
#include "app/viewmodels/record_files.h"

namespace nimstone {

void RecordFiles::open(const QList<QUrl>& files)
{
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
    m_work.start([this, path = m_toRead.takeFirst()]() -> BackgroundWork::Deliver {
        const auto answers = readProgressJson(path);
        const auto opened = std::make_shared<Opened>();
        opened->path = path;
        for (const AnswerRecord& answer : answers ? *answers : std::vector<AnswerRecord>())
            opened->tally.add(answer);
        return [this, opened, error = answers ? std::nullopt : std::optional(answers.error())] {
            if (error) {
                tell([error = *error, path = opened->path] { return sentence(error, path); }, true);
            } else {
                // One that is read once more takes its own place.
                std::erase_if(m_opened, [&opened](const Opened& other) { return other.path == opened->path; });
                m_opened.push_back(std::move(*opened));
                m_shown = static_cast<int>(m_opened.size()) - 1;
                tell({});
            }
            readNext();
            Q_EMIT shownChanged();
        };
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
    return [path = m_opened[static_cast<std::size_t>(m_shown)].path]() -> std::optional<std::vector<AnswerRecord>> {
        auto answers = readProgressJson(path);
        return answers ? std::optional(std::move(*answers)) : std::nullopt;
    };
}

void RecordFiles::close()
{
    if (m_shown < 0)
        return;
    m_opened.erase(m_opened.begin() + m_shown);
    m_shown = -1;
    Q_EMIT shownChanged();
}

void RecordFiles::addShown()
{
    if (m_shown >= 0 && progress())
        progress()->importFrom(m_opened[static_cast<std::size_t>(m_shown)].path, QDateTime(m_clock().startOfDay()).toMSecsSinceEpoch());
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
    //: A button that undoes the adding of a file: %n answers, %1 is the name of the file
    return tr("Take out the %n answers from %1", nullptr, last->answers).arg(last->file);
}

}  // namespace nimstone
