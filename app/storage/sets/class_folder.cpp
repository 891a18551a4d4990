#include "app/storage/sets/class_folder.h"

#include <QCollator>
#include <QCoreApplication>
#include <QDateTime>
#include <QDir>
#include <QDirIterator>
#include <QFileInfo>
#include <QHash>
#include <algorithm>
#include <set>

#include "app/storage/sets/exercise_set_json.h"

namespace nimstone {

namespace {

struct RefusedFiles {
    Q_DECLARE_TR_FUNCTIONS(RefusedFiles)
};

practice::GivenAnswer given(const AnswerRecord& answer)
{
    return {.exercise = answer.exercise.toStdString(), .answer = answer.answer.toStdString(), .isRight = answer.right,
            .answerShown = answer.answerShown, .hints = answer.hints, .time = answer.time, .milliseconds = answer.milliseconds};
}

/// True if the time is after the end of the due day, in the time zone of this computer.
bool isLate(qint64 time, const std::string& due)
{
    return !due.empty() && QDateTime::fromMSecsSinceEpoch(time).date() > QDate::fromString(QString::fromStdString(due), Qt::ISODate);
}

/// Returns the name in the name of a file that has the form "TITLE - NAME".
QString nameInFile(const QString& file)
{
    const QString base = QFileInfo(file).completeBaseName();
    return base.section(QStringLiteral(" - "), -1);
}

}  // namespace

QString sentence(const RefusedFile& refused)
{
    //: %1 is the path of a file, %2 the title of an exercise set
    if (refused.reason == RefusedFile::Reason::AnotherSet)
        return RefusedFiles::tr("%1 has answers to another set, '%2'.").arg(QDir::toNativeSeparators(refused.file), refused.detail);
    //: %1 is the path of a file
    if (refused.reason == RefusedFile::Reason::NoAnswers)
        return RefusedFiles::tr("%1 has no answers to this set.").arg(QDir::toNativeSeparators(refused.file));
    //: %1 is the path of a file
    if (refused.reason == RefusedFile::Reason::NotHandedIn)
        return RefusedFiles::tr("%1 was not handed in, and each pupil has other exercises in this set.").arg(QDir::toNativeSeparators(refused.file));
    return sentence(refused.error, refused.file);
}

QStringList filesIn(const QStringList& paths, const std::stop_token& stop)
{
    QStringList files;
    for (const QString& path : paths) {
        if (!QFileInfo(path).isDir()) {
            files << QDir::cleanPath(path);
            continue;
        }
        QStringList found;
        for (QDirIterator folder(path, {QStringLiteral("*.json")}, QDir::Files, QDirIterator::Subdirectories); folder.hasNext() && !stop.stop_requested();)
            found << folder.next();
        found.sort();
        files += found;
    }
    files.removeDuplicates();
    return files;
}

ClassFolder readClass(const practice::ExerciseSet& set, const QStringList& files, const std::stop_token& stop, const std::function<void(std::size_t)>& progress)
{
    const practice::SetVariants variants(set);
    const QString identity = identityOf(set);
    ClassFolder folder;
    std::vector<practice::PupilResult> all;
    QHash<QString, int> names;
    for (const QString& file : files)
        ++names[QFileInfo(file).fileName()];
    for (qsizetype at = 0; at < files.size() && !stop.stop_requested(); ++at) {
        if (progress)
            progress(static_cast<std::size_t>(at));
        const QString& file = files[at];
        const auto content = readChosen(file, largestHandIn);
        using Kind = ProgressJsonError::Kind;
        const auto handIn = content ? parseHandIn(*content)
                                    : tl::unexpected(ProgressJsonError{content.error() == ReadFault::TooLarge ? Kind::TooLarge : Kind::Unreadable});
        if (!handIn) {
            folder.refused.push_back({.file = file, .reason = RefusedFile::Reason::NotAnswers, .error = handIn.error()});
            continue;
        }
        if (!handIn->set.isEmpty() && handIn->set != identity) {
            folder.refused.push_back({.file = file, .reason = RefusedFile::Reason::AnotherSet, .detail = handIn->title});
            continue;
        }
        const QFileInfo info(file);
        const bool isNamed = !handIn->name.isEmpty();
        const QString name = isNamed ? handIn->name : nameInFile(file);
        practice::PupilResult pupil{.pupil = isNamed ? pupilSeed({}, name, handIn->number) : practice::seedOf(file.toStdString()), .name = name.toStdString(), .number = handIn->number.toStdString(), .className = handIn->className.toStdString(),
                                    .time = handIn->time, .file = (names[info.fileName()] > 1 ? info.dir().dirName() + QLatin1Char('/') + info.fileName() : info.fileName()).toStdString(),
                                    .entries = variants.entriesFor(pupilSeed(identity, handIn->name, handIn->number))};
        std::vector<practice::GivenAnswer> answers;
        std::ranges::transform(handIn->answers, std::back_inserter(answers), given);
        pupil.items = practice::markItems(pupil.entries, set, answers, handIn->done);
        std::set<std::string> own;
        for (const practice::SheetExercise& one : practice::exercisesIn(pupil.entries))
            own.insert(practice::recordName(one));
        const auto isForeign = [&own](const practice::GivenAnswer& one) { return !own.contains(one.exercise); };
        pupil.foreign = handIn->set.isEmpty() ? 0 : static_cast<int>(std::ranges::count_if(answers, isForeign));
        // Without a time of handing in, the time of the last answer to the set counts.
        for (const practice::MarkedItem& item : pupil.items) {
            for (const practice::MarkedAnswer& answer : item.answers)
                pupil.time = handIn->time == 0 ? std::max(pupil.time, answer.given.time) : pupil.time;
        }
        pupil.isLate = isLate(pupil.time, set.due);
        const bool isPersonal = set.rules.variant == practice::SetVariant::PerPupil;
        if (handIn->set.isEmpty() && (isPersonal || pupil.count(practice::Mark::Unanswered) == std::ssize(pupil.items)))
            folder.refused.push_back({.file = file, .reason = isPersonal ? RefusedFile::Reason::NotHandedIn : RefusedFile::Reason::NoAnswers});
        else
            all.push_back(std::move(pupil));
    }
    folder.pupils = practice::newestOfEach(std::move(all), folder.earlier);
    QCollator collator;
    collator.setNumericMode(true);
    std::ranges::stable_sort(folder.pupils, [&collator](const practice::PupilResult& one, const practice::PupilResult& other) {
        return collator.compare(QString::fromStdString(one.name), QString::fromStdString(other.name)) < 0;
    });
    return folder;
}

}  // namespace nimstone
