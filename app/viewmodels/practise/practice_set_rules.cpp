// The part of PracticeSetRun for classes: the start page, the rules and the tasks of a set, and what is handed in.
#include "app/viewmodels/practise/practice_set_run.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QLocale>

#include "app/storage/sets/exercise_set_json.h"
#include "app/viewmodels/shell/chosen_files.h"
#include "app/wording/learn/lessons.h"
#include "app/wording/markup.h"
#include "app/wording/play/positions.h"
#include "app/wording/practice/exercise_set.h"
#include "core/contest/problem.h"
#include "core/practice/marking.h"
#include "core/sum/sum_notation.h"
#include "translations/spoken.h"

namespace nimstone {

// --- the start page ---

void PracticeSetRun::openFile(const QUrl& file)
{
    const auto content = readChosen(pathOf(file), static_cast<qint64>(practice::largestSetFile));
    if (!content)
        return Q_EMIT refused(file);
    if (m_reading.busy())
        return;
    m_reading.start([content = *content] { return parseExerciseSet(content).map([](const auto& set) { return std::make_shared<practice::SetVariants>(set); }); }, [this, file](const auto& set) {
        if (!set)
            return Q_EMIT refused(file);
        rememberFolder(file_kind::exerciseSet, pathOf(file));
        m_offered = **set;
        Q_EMIT changed();
        Q_EMIT offered(file);
    });
}

QVariantMap PracticeSetRun::offer() const
{
    const practice::ExerciseSet& set = m_offered.set();
    QVariantList items(static_cast<qsizetype>(practice::itemsIn(set.entries).size()), int(Unanswered));
    for (int place = 0; isOf(set) && place < count(); ++place) {
        if (const int number = numberAt(place); number > 0)
            items[number - 1] = outcomeAt(m_places[static_cast<std::size_t>(place)]);
    }
    return {{QStringLiteral("title"), set.title.empty() ? tr("Exercise set") : QString::fromStdString(set.title).toHtmlEscaped()},
            {QStringLiteral("className"), QString::fromStdString(set.className).toHtmlEscaped()},
            {QStringLiteral("text"), richText(set.text)},
            {QStringLiteral("rules"), rulesOf(set)},
            {QStringLiteral("items"), items},
            {QStringLiteral("editable"), !set.handedOut},
            {QStringLiteral("begun"), isOf(set)},
            {QStringLiteral("name"), isOf(set) ? m_name : QString()},
            {QStringLiteral("number"), isOf(set) ? m_number : QString()},
            {QStringLiteral("keepsName"), isOf(set) && keepsName()}};
}

QVariantList PracticeSetRun::rulesOf(const practice::ExerciseSet& set)
{
    QVariantList rules;
    const auto add = [&rules](const char* icon, const QString& text) {
        rules << QVariantMap{{QStringLiteral("icon"), QString::fromLatin1(icon)}, {QStringLiteral("text"), text}};
    };
    //: The number of exercises and tasks of a set
    add("list-numbers", tr("%n items", nullptr, static_cast<int>(practice::itemsIn(set.entries).size())));
    if (const QDate due = QDate::fromString(QString::fromStdString(set.due), Qt::ISODate); due.isValid()) {
        const QString day = QLocale(spokenLanguage()).toString(due, QLocale::LongFormat);
        //: A rule of a set of exercises: %1 is a day
        add("calendar", due < QDate::currentDate() ? tr("Late: this set was due on %1. You can still hand it in.").arg(day) : tr("Hand in by %1").arg(day));
    }
    if (const int hints = practice::hintsAllowed(set); hints < practice::hintsThatReveal)
        add("bulb", hints == 0 ? tr("No hints") : tr("Up to %n hints for each exercise", nullptr, hints));
    if (set.rules.attempts > 0)
        add("pencil", tr("Up to %n answers for each exercise", nullptr, set.rules.attempts));
    if (set.rules.answers != practice::AnswersShown::Always)
        add("eye-off", set.rules.answers == practice::AnswersShown::Never ? tr("Right answers are not shown") : tr("Right answers after handing in"));
    if (set.rules.variant == practice::SetVariant::PerPupil)
        add("users", tr("Each pupil has exercises of their own"));
    return rules;
}

QString PracticeSetRun::beginOffered(const QString& name, const QString& number)
{
    if (m_offered.set().handedOut && name.isEmpty())
        return tr("Type your name first.");
    start(m_offered, name, number);
    return {};
}

QString PracticeSetRun::richText(const std::string& markdown)
{
    const QString text = QString::fromStdString(markdown).remove(QLatin1Char('\r')).trimmed();
    QStringList lines;
    // lessonText() shortens values in braces, but not if they begin with a word joiner.
    for (QString& line : text.split(QLatin1Char('\n')))
        lines << wording::lessonText(line.replace(QLatin1Char('{'), QStringLiteral("{\u2060")).toStdString());
    const QString rich = lines.join(QStringLiteral("<br>"));
    return wording::markupOf(rich) == wording::MarkupKind::Plain ? text.toHtmlEscaped() : rich;
}

// --- the rules of the set ---

bool PracticeSetRun::isPersonal() const
{
    return m_set.rules.order == practice::SetOrder::Shuffled || m_set.rules.variant == practice::SetVariant::PerPupil;
}

std::optional<ExerciseState> PracticeSetRun::deskFor(const practice::SetEntry& entry) const
{
    const auto* exercise = std::get_if<practice::SheetExercise>(&entry);
    std::optional<ExerciseState> desk = exercise ? std::optional<ExerciseState>(*exercise) : std::nullopt;
    if (desk && !isOpened())
        desk->setMostHints(static_cast<std::size_t>(practice::hintsAllowed(m_set)));
    return desk;
}

bool PracticeSetRun::isUsedUp(const Place& place) const
{
    int given = 0;
    for (const Attempt& attempt : place.attempts)
        given += attempt.wrong + (attempt.done && !attempt.shown ? 1 : 0);
    return m_set.rules.attempts > 0 && given >= m_set.rules.attempts;
}

bool PracticeSetRun::hides(const practice::Exercise& exercise) const
{
    return locked() && std::ranges::any_of(m_places, [&exercise](const Place& place) {
        if (!place.desk)
            return false;
        const practice::Exercise& other = place.desk->exercise();
        const bool isAlike = practice::skillOf(other) == practice::skillOf(exercise) || (practice::heapsIn(other) && practice::heapsIn(exercise));
        return isAlike && practice::dedupKeyOf(other) == practice::dedupKeyOf(exercise);
    });
}

bool PracticeSetRun::hidesName(const std::string& name) const
{
    return locked() && std::ranges::any_of(m_places, [&name](const Place& place) { return place.desk && place.desk->recordName() == name; });
}

// --- tasks ---

/// Tasks leave notes in the record; solved problems are answers of the skill solve-problem.
bool PracticeSetRun::isTaskDone(const practice::TaskEntry& task, const ProgressTally& tally)
{
    using enum practice::TaskEntry::Kind;
    if (task.kind == Problem)
        return tally.exercises.contains(QStringLiteral("solve-problem ") + QString::fromUtf8(contest::problemNamed(task.name)->name));
    const std::string note = task.kind == Lesson ? "lesson/" + task.name + "/done" : "proof/" + task.name + ' ' + print(*parseSum(task.position));
    return !tally.note(QString::fromStdString(note)).isEmpty();
}

void PracticeSetRun::lookAtTasks(Progress* progress)
{
    m_progress = progress;
    bool isChanged = false;
    for (Place& place : m_places) {
        const auto* task = std::get_if<practice::TaskEntry>(&place.entry);
        if (!progress || !task || place.done || !isTaskDone(*task, progress->tally()))
            continue;
        place.done = isChanged = true;
    }
    if (!isChanged)
        return;
    keepAndShow();
}

QVariantMap PracticeSetRun::resultOfTask(const practice::TaskEntry& task, bool done)
{
    using enum practice::TaskEntry::Kind;
    const QString name = QString::fromStdString(task.name);
    const std::string place = task.name + " 0 " + (task.move.empty() ? "-" : task.move) + ' ' + task.position;
    //: A proof as a task: %1 is the title of a theorem, %2 a position, such as "heaps of 11, 7, and 5"
    const QString title = task.kind == Proof ? tr("%1, with %2").arg(wording::taskTitle(task), wording::positionPhrase(*parseSum(task.position))) : wording::taskTitle(task);
    return {{QStringLiteral("kind"), QString::fromUtf8(nameIn(practice::taskNames, task.kind))}, {QStringLiteral("skill"), wording::taskKind(task.kind)}, {QStringLiteral("question"), title},
            //: The state of a task of a set
            {QStringLiteral("detail"), done ? tr("done") : tr("not done yet")}, {QStringLiteral("target"), task.kind == Proof ? QString::fromStdString(place) : name}};
}

// --- handing in ---

HandIn PracticeSetRun::handIn() const
{
    HandIn handIn{.set = identityOf(m_set), .title = QString::fromStdString(m_set.title), .name = m_name, .number = m_number,
                  .className = QString::fromStdString(m_set.className), .time = QDateTime::currentMSecsSinceEpoch(),
                  .program = QCoreApplication::applicationVersion(), .answers = m_answers};
    // A task has the same index here as in the set, also if the set is shuffled.
    for (std::size_t place = 0; place < m_places.size(); ++place) {
        if (m_places[place].done && std::holds_alternative<practice::TaskEntry>(m_places[place].entry))
            handIn.done.push_back(place);
    }
    return handIn;
}

void PracticeSetRun::noteHandIn()
{
    m_handedIn = there();
    for (Place& place : m_places) {
        if (place.desk && isOpened())
            place.desk->setMostHints(practice::rungCount);
    }
    keepAndShow(true);
}

}  // namespace nimstone
