#include "app/storage/record/progress.h"

#include <QDir>
#include <QFileInfo>
#include <QSet>
#include <QStandardPaths>
#include <QUuid>
#include <algorithm>

#include "app/storage/files/files.h"
#include "app/storage/record/progress_json.h"
#include "app/storage/record/record_names.h"

namespace nimstone {

using State = ProgressFile::State;

namespace {

QString defaultRecordFile()
{
    const QString folder = QStandardPaths::writableLocation(QStandardPaths::AppDataLocation);
    return folder.isEmpty() ? QString() : QDir(folder).filePath(QStringLiteral("progress.sqlite"));
}


/// Returns the answers in the file and the answers that are waiting to be written. Returns std::nullopt if the file
/// exists but cannot be read.
std::optional<std::vector<AnswerRecord>> allAnswers(const QString& path, const std::vector<AnswerRecord>& waiting)
{
    std::vector<AnswerRecord> all;
    if (QFileInfo::exists(path)) {
        ProgressFile reader(path);
        auto kept = reader.openToRead() ? reader.answers() : std::nullopt;
        if (!kept)
            return std::nullopt;
        all = std::move(*kept);
    }
    QSet<QString> ids;
    for (const AnswerRecord& answer : all)
        ids.insert(answer.id);
    std::ranges::copy_if(waiting, std::back_inserter(all), [&ids](const auto& answer) { return !ids.contains(answer.id); });
    return all;
}

/// Returns the path progress-erased-2026-03-14.json beside the database (with the date `today`), with a number if this
/// file exists.
QString nameForErased(const QString& path, const QDate& today)
{
    return unusedPath(QFileInfo(path).absoluteDir(), QStringLiteral("progress-erased-") + today.toString(Qt::ISODate), QStringLiteral("json"));
}

/// Returns true if an export to this file would overwrite the database or one of its log files.
bool isOfDatabase(const QString& file, const QString& path)
{
    return QFileInfo(file).absoluteFilePath().startsWith(QFileInfo(path).absoluteFilePath());
}

}  // namespace

Progress::Progress(QObject* parent) : Progress(defaultRecordFile(), parent) {}

Progress::Progress(const QString& file, QObject* parent)
    : QObject(parent), m_path(file), m_file(std::make_shared<ProgressFile>(file))
{
}

Progress::~Progress()
{
    m_queue.post(QStringLiteral("close"), [file = m_file] {
        file->close();
        return true;
    });
}

/// Reads the tally from the open file, or through a read-only connection if the file cannot be opened for writing.
void Progress::look(ProgressFile& file, Found& found, const QString& path, bool withDays)
{
    if (file.open() || file.state() == State::Newer) {
        found.tally = file.tally(withDays);
        if (withDays)
            found.lastAddition = file.lastAddition();
        return;
    }
    ProgressFile reader(path);
    if (reader.openToRead())
        found.tally = reader.tally(withDays);
}

void Progress::post(const QString& key, std::function<bool(ProgressFile&, Found&)> work,
                    std::function<void(bool, Found&)> done)
{
    const auto found = std::make_shared<Found>();
    const auto attempt = [file = m_file, found, work = std::move(work)] {
        const bool isDone = work(*file, *found);
        found->state = file->state();
        found->renameDamaged = file->renamedTo();
        return isDone;
    };
    m_queue.post(key, attempt, [this, found, done = std::move(done)](bool isDone) {
        if (done)
            done(isDone, *found);
        show(*found, isDone);
    });
}

void Progress::load()
{
    post(QStringLiteral("load"), [path = m_path](ProgressFile& file, Found& found) {
        look(file, found, path, false);
        return true;
    }, [this](bool, Found& found) { take(found, false); });
    // The pages wait only for the first job. The second job also reads the large tables; it is queued before any job that writes.
    const bool isFirst = !m_daysLoaded;
    post(QStringLiteral("days"), [path = m_path](ProgressFile& file, Found& found) {
        look(file, found, path, true);
        return true;
    }, [this](bool, Found& found) { take(found, true); });
    if (!isFirst)
        return;
    post(QStringLiteral("check"), [path = m_path](ProgressFile& file, Found& found) {
        if (!file.check())
            look(file, found, path, true);
        return true;
    }, [this](bool, Found& found) {
        if (found.tally)
            take(found, true);
    });
}

void Progress::reload()
{
    if (!m_loaded)
        return;
    post(QStringLiteral("reload"), [path = m_path](ProgressFile& file, Found& found) {
        if (file.changedElsewhere())
            look(file, found, path, true);
        return true;
    }, [this](bool, Found& found) {
        if (found.tally)
            take(found, true);
    });
}

void Progress::take(Found& found, bool hasDays)
{
    if (found.tally) {
        auto days = std::move(m_tally.days);
        auto exercises = std::move(m_tally.exercises);
        m_tally = std::move(*found.tally);
        for (const AnswerRecord& answer : m_waiting)
            m_tally.add(answer);
        if (hasDays) {
            m_lastAddition = found.lastAddition;
        } else {
            m_tally.days = std::move(days);
            m_tally.exercises = std::move(exercises);
        }
    }
    m_loaded = true;
    m_daysLoaded = m_daysLoaded || hasDays;
    Q_EMIT changed();
}

void Progress::show(const Found& found, bool isDone)
{
    const bool kept = isDone && found.state == State::Writable;
    // True if the tally that is shown was read from a file that is not open now, because another file has been opened
    // since.
    const bool isAnother = found.renameDamaged != m_putAside || (found.state == State::Writable && m_state != State::Writable);
    const bool isNews = isAnother || kept != m_kept || found.state != m_state || !kept;
    m_kept = kept;
    m_state = found.state;
    m_putAside = found.renameDamaged;
    if (isAnother && m_loaded && !found.tally)
        load();
    if (isNews)
        Q_EMIT problemChanged();
}

QString Progress::record(AnswerRecord answer)
{
    if (answer.id.isEmpty())
        answer.id = QUuid::createUuid().toString(QUuid::WithoutBraces);
    m_waiting.push_back(answer);
    m_tally.add(answer);
    post(answer.id, [answer](ProgressFile& file, Found&) { return file.add(answer); },
         [this, id = answer.id](bool isDone, Found&) {
             if (!isDone)
                 return;
             std::erase_if(m_waiting, [&id](const AnswerRecord& waiting) { return waiting.id == id; });
             Q_EMIT recorded(id);
         });
    Q_EMIT changed();
    return answer.id;
}

void Progress::keepNote(const QString& name, const QString& value, qint64 time)
{
    const auto before = m_tally.notes.find(name);
    const bool isThere = before != m_tally.notes.end();
    if (isThere && before->second.value == value)
        return;
    AnswerRecord note;
    // The new note must be later than the old note, because the later of two notes counts. The clock may have been set back.
    note.time = isThere ? std::max(time, before->second.time + 1) : time;
    note.day = dayOf(QDateTime::fromMSecsSinceEpoch(note.time).date());
    note.skill = QStringLiteral("note");
    note.exercise = name;
    note.answer = value;
    note.right = true;
    note.first = false;
    record(std::move(note));
}

Progress::AnswersReader Progress::answersReader() const
{
    return [path = m_path, waiting = m_waiting] { return allAnswers(path, waiting); };
}

void Progress::exportTo(const QString& file)
{
    if (isOfDatabase(file, m_path))
        return Q_EMIT exported(file, cannotWrite(file));
    enum class Outcome { Done, NotRead, NotWritten };
    const auto outcome = std::make_shared<Outcome>(Outcome::Done);
    m_readings.post(QStringLiteral("export ") + file, [read = answersReader(), file, outcome] {
        const auto all = read();
        if (!all)
            *outcome = Outcome::NotRead;
        else if (!writeWhole(file, printProgressJson(*all)))
            *outcome = Outcome::NotWritten;
        return true;
    }, [this, file, outcome](bool) {
        switch (*outcome) {
        case Outcome::Done: return Q_EMIT exported(file, {});
        //: %1 is the path of a file
        case Outcome::NotRead: return Q_EMIT exported(file, tr("The practice record %1 could not be read.").arg(QDir::toNativeSeparators(m_path)));
        case Outcome::NotWritten: return Q_EMIT exported(file, cannotWrite(file));
        }
    });
}

void Progress::importFrom(const QString& file, qint64 time)
{
    using Answers = tl::expected<std::vector<AnswerRecord>, ProgressJsonError>;
    const auto read = std::make_shared<Answers>();
    m_readings.post(QStringLiteral("import ") + file, [file, read] {
        *read = readProgressJson(file);
        return true;
    }, [this, file, time, read](bool) {
        if (!*read)
            return Q_EMIT imported(0, sentence(read->error(), file));
        merge(std::make_shared<const std::vector<AnswerRecord>>(std::move(**read)), {.time = time, .file = QFileInfo(file).fileName()});
    });
}

void Progress::merge(const std::shared_ptr<const std::vector<AnswerRecord>>& answers, const Addition& source)
{
    if (!canChange())
        return Q_EMIT imported(0, problem());
    const auto added = std::make_shared<std::optional<int>>();
    post(QStringLiteral("merge"), [answers, added, source, path = m_path](ProgressFile& file, Found& found) {
        *added = file.merge(*answers, source);
        look(file, found, path, true);
        return true;
    }, [this, added](bool, Found& found) {
        take(found, true);
        Q_EMIT imported(added->value_or(0), *added ? QString() : cannotWrite(m_path));
    });
}

void Progress::undoImport()
{
    if (!canChange())
        return Q_EMIT importUndone(0, problem());
    const auto removed = std::make_shared<std::optional<int>>();
    post(QStringLiteral("undo"), [removed, path = m_path](ProgressFile& file, Found& found) {
        *removed = file.undoMerge();
        look(file, found, path, true);
        return true;
    }, [this, removed](bool, Found& found) {
        take(found, true);
        Q_EMIT importUndone(removed->value_or(0), *removed ? QString() : cannotWrite(m_path));
    });
}

void Progress::erase(const QDate& today)
{
    if (!canChange())
        return Q_EMIT erased({}, problem());
    struct Outcome {
        QString file;
        bool kept = true;
        bool erased = false;
    };
    const auto outcome = std::make_shared<Outcome>();
    post(QStringLiteral("erase"), [outcome, path = m_path, today](ProgressFile& file, Found& found) {
        outcome->erased = file.erase([&outcome, &path, &today](const std::vector<AnswerRecord>& all) {
            if (all.empty())
                return true;
            outcome->file = nameForErased(path, today);
            return outcome->kept = writeWhole(outcome->file, printProgressJson(all));
        });
        look(file, found, path, true);
        return true;
    }, [this, outcome](bool, Found& found) {
        take(found, true);
        if (outcome->erased)
            return Q_EMIT erased(outcome->file, {});
        Q_EMIT erased({}, cannotWrite(outcome->kept ? m_path : outcome->file));
    });
}

QString Progress::fileForErased(const QDate& today) const { return nameForErased(m_path, today); }

bool Progress::flush()
{
    m_readings.flush();
    // The queue is flushed twice, because a finished job may have posted another job.
    return m_queue.flush() && m_queue.flush();
}

bool Progress::canChange() const
{
    // Waiting answers must be written before any change. If no answer is waiting, the change may be tried even if the
    // last write failed.
    return (m_kept || m_waiting.empty()) && m_state != State::Newer && m_state != State::Untouchable;
}

QString Progress::cannotWrite(const QString& file) const
{
    //: %1 is the path of a file
    return tr("%1 could not be written.").arg(QDir::toNativeSeparators(file));
}

QString Progress::problem() const
{
    const QString file = QDir::toNativeSeparators(m_path);
    if (!m_kept && !isRegularOrNew(m_path)) {
        //: %1 is the path of a file
        return tr("%1 is not a regular file, so your answers cannot be saved there. They are lost when you close Nimstone.").arg(file);
    }
    if (!m_kept && !ProgressFile::isDriverThere()) {
        //: SQLite is the name of a program
        return tr("Qt's plugin for SQLite is not installed, so your answers cannot be saved. They are lost when you close Nimstone.");
    }
    if (m_state == State::Newer) {
        //: %1 is the path of a file
        return tr("A newer version of Nimstone saved the practice record %1. It is shown but not changed: new answers are lost "
                  "when you close Nimstone.")
            .arg(file);
    }
    if (m_state == State::Untouchable) {
        //: %1 is the path of a file
        return tr("The practice record %1 is damaged and could not be renamed. New answers are lost when you close Nimstone.")
            .arg(file);
    }
    if (!m_kept && !m_waiting.empty()) {
        //: %n is the number of answers to exercises; %1 is the path of a file
        return tr("%n answer(s) could not be saved to %1 yet. Nimstone keeps trying; they are lost only if you close it first.",
                  nullptr, waiting())
            .arg(file);
    }
    if (!m_kept) {
        //: %1 is the path of a file
        return tr("Answers cannot be saved to %1 at the moment. Nimstone keeps trying; what is not saved is lost when you close it.")
            .arg(file);
    }
    if (!m_putAside.isEmpty()) {
        //: %1 is the path of a file
        return tr("The practice record was damaged. It is kept as %1, and a new one was started.")
            .arg(QDir::toNativeSeparators(m_putAside));
    }
    return {};
}

}  // namespace nimstone
