#include "app/tour/skill_stops.h"

#include <QDir>
#include <QEventLoop>
#include <QFile>
#include <QTemporaryDir>
#include <QVariant>
#include <algorithm>

#include "app/storage/record/record_names.h"
#include "app/storage/sets/exercise_set_json.h"
#include "app/storage/sets/hand_in.h"
#include "app/tour/driving.h"
#include "app/viewmodels/practise/class/class_book.h"
#include "app/viewmodels/practise/practice_session.h"
#include "app/wording/practice/practice.h"
#include "core/practice/answer_text.h"
#include "core/practice/exercise.h"

namespace nimstone {

namespace {

using practice::Asks;

PracticeSession* sessionOf(QQuickItem* page)
{
    return qobject_cast<PracticeSession*>(tour::part(page, "session"));
}

/// Enters the answer as a user does, but does not check it.
void give(PracticeSession* session, const practice::Exercise& exercise, const practice::Answer& answer)
{
    const std::vector<Count> offered = practice::offeredIn(exercise);
    switch (practice::asksFor(exercise)) {
    case Asks::Number:
    case Asks::Amount: session->setNumber(QString::number(answer.number())); break;
    case Asks::Heap: session->pickHeap(static_cast<int>(answer.number())); break;
    case Asks::Column:
    case Asks::Choice:
    case Asks::Numbers:
        for (const Count number : answer.numbers())
            session->choose(static_cast<int>(std::ranges::find(offered, number) - offered.begin()));
        break;
    case Asks::Moves:
        for (const Move& move : answer.moves())
            session->take(static_cast<int>(move.heap), static_cast<int>(move.taken));
        break;
    }
}

/// Returns the wrong answer that a person with a misconception gives. Returns std::nullopt if this answer is right for
/// every misconception.
std::optional<practice::Answer> mistakeIn(const practice::Exercise& exercise)
{
    for (const practice::MisconceptionAnswer& one : practice::misconceptionAnswers(exercise)) {
        if (!practice::isRight(practice::check(exercise, one.answer)))
            return one.answer;
    }
    return std::nullopt;
}

void answerMistaken(PracticeSession* session, const practice::Exercise& exercise)
{
    if (const auto mistake = mistakeIn(exercise)) {
        give(session, exercise, *mistake);
        session->check();
    }
}

/// Opens the exercise that `name` identifies by its heaps or its seed. No hint is shown and no answer is given yet.
PracticeSession* practise(QQuickItem* page, practice::Skill skill, int level, const QString& name)
{
    tour::call(page, "showRecord", false);
    PracticeSession* session = sessionOf(page);
    session->setSkill(recordName(skill));
    session->setLevel(level);
    if (const QString problem = session->open(name); !problem.isEmpty())
        qWarning("qrc:/ the tour cannot open the exercise: %s", qPrintable(problem));
    return session;
}

/// Returns what the picture must show: the question and the last hint. After an answer it must show the feedback, to
/// which a small window scrolls.
Sight sightOf(const practice::Exercise& exercise, const std::optional<practice::Answer>& answer, int hints)
{
    return {.texts = [=](QQuickItem*) -> QStringList {
        if (answer) {
            const practice::Result result = practice::check(exercise, *answer);
            return {wording::resultMark(result), wording::resultText(result)};
        }
        if (hints > 0)
            return {wording::promptText(exercise), wording::hintText(practice::hints(exercise)[static_cast<std::size_t>(hints) - 1])};
        return {wording::promptText(exercise)};
    }};
}

/// Returns a set of twelve exercises that a teacher may choose, with alternating skills.
practice::ExerciseSet weekThree()
{
    std::vector<practice::NamedExercise> names;
    for (int number = 1; number <= 12; ++number) {
        const practice::Skill skill = practice::allSkills[static_cast<std::size_t>(5 * number) % practice::allSkills.size()];
        names.emplace_back(practice::ExerciseCode{skill, 1, 4711, number});
    }
    names[4] = *practice::exerciseOn({{12, 9, 3}}, practice::Skill::HowMany);
    return {.title = "Week 3", .language = "en", .entries = practice::entriesOf(practice::exercisesNamed(names))};
}

/// Returns a similar set as homework of a class, with exercises of each pupil's own. The right answers are locked until the set is
/// handed in.
practice::ExerciseSet homework()
{
    practice::ExerciseSet set = weekThree();
    set.className = "7B";
    set.text = "Work alone, and bring your questions on Friday.";
    set.due = "2040-03-14";
    set.rules = {.answers = practice::AnswersShown::AfterHandIn, .hints = 3, .attempts = 3, .variant = practice::SetVariant::PerPupil};
    set.handedOut = true;
    return set;
}

/// Begins the set. If `done` is true, answers all exercises except the last one, some of them after hints and some
/// wrongly.
void workThroughSet(QQuickItem* page, bool done, const practice::ExerciseSet& set, const QString& name = {})
{
    tour::call(page, "showRecord", false);
    PracticeSession* session = sessionOf(page);
    // The set is left first, because an earlier stop may have begun it.
    session->set()->leave();
    session->set()->confirm();
    session->startSet(set, name);
    for (int place = 0; done && place + 1 < session->set()->shown().count; ++place) {
        session->set()->go(place);
        const practice::Exercise exercise = session->set()->desk()->exercise();
        for (int rung = 0; rung < (place % 4 == 1 ? place : 0); ++rung)
            session->hint();
        if (place % 5 == 2) {
            answerMistaken(session, exercise);
        }
        if (place % 10 == 7)
            continue;
        give(session, exercise, practice::rightAnswers(exercise).front());
        session->check();
    }
    if (done)
        session->set()->finish();
    else
        session->set()->go(2);
}

TourStop skillStop(const practice::ExerciseCode& code, const char* state, int hints, bool mistaken)
{
    const QString name = recordName(code.skill);
    const practice::Exercise exercise = practice::exerciseOf(code);
    const auto mistake = mistaken ? mistakeIn(exercise) : std::nullopt;
    return {QStringLiteral("practise"), QStringLiteral("%1-%2").arg(name, QString::fromLatin1(state)), false,
            [=](QQuickItem* page, const TourStop::Settle&) {
                PracticeSession* session = practise(page, code.skill, code.level, QStringLiteral("%1/%2").arg(code.seed).arg(code.number));
                for (int rung = 0; rung < hints; ++rung)
                    session->hint();
                if (mistaken)
                    answerMistaken(session, exercise);
            },
            sightOf(exercise, mistake, hints)};
}

/// Returns a stop that shows an exercise on given heaps. If `number` is given, it is the answer.
TourStop heapsStop(const char* state, bool inShortTour, practice::Skill skill, const char* heaps, std::optional<Count> number, int hints)
{
    const practice::Exercise exercise = *practice::exerciseOn(*parsePosition(heaps), skill);
    const auto answer = number ? std::optional(practice::Answer(*number)) : std::nullopt;
    return {QStringLiteral("practise"), QString::fromLatin1(state), inShortTour,
            [=](QQuickItem* page, const TourStop::Settle&) {
                PracticeSession* session = practise(page, skill, 1, QString::fromLatin1(heaps));
                for (int rung = 0; rung < hints; ++rung)
                    session->hint();
                if (!answer)
                    return;
                give(session, exercise, *answer);
                session->check();
            },
            sightOf(exercise, answer, hints)};
}

/// Returns what the picture must show: the third exercise of the set, or the result of the set if `done` is true.
Sight sightOfSet(bool done)
{
    return {.texts = [done](QQuickItem*) -> QStringList {
        const practice::ExerciseSet set = weekThree();
        return done ? QStringList{QString::fromStdString(set.title), said("PractiseRunResult", "Start over")}
                    : QStringList{wording::promptText(practice::exercisesIn(set.entries)[2].exercise)};
    }};
}

/// Writes a file that a stop opens.
void write(const QTemporaryDir& folder, const QString& name, const QByteArray& content)
{
    QFile file(folder.filePath(name));
    if (!file.open(QIODevice::WriteOnly) || file.write(content) != content.size())
        qWarning("qrc:/ the tour cannot write %s", qPrintable(name));
}

/// Opens the start page of the homework, which a pupil has not begun.
void openHomework(QQuickItem* page, const TourStop::Settle& settle)
{
    PracticeSetRun* run = sessionOf(page)->set();
    run->leave();
    run->confirm();
    const QTemporaryDir folder;
    write(folder, QStringLiteral("Week 3.json"), printExerciseSet(homework()));
    QEventLoop reading;
    for (const auto read : {&PracticeSetRun::offered, &PracticeSetRun::refused})
        QObject::connect(run, read, &reading, &QEventLoop::quit);
    QMetaObject::invokeMethod(run, [run, &folder] { run->openFile(QUrl::fromLocalFile(folder.filePath(QStringLiteral("Week 3.json")))); }, Qt::QueuedConnection);
    reading.exec();
    settle();
}

/// Returns the answers of one pupil. Most of them are right at once, and every other mark occurs, too.
std::vector<AnswerRecord> answersOf(int pupil, const practice::SheetExercises& exercises)
{
    std::vector<AnswerRecord> answers;
    for (int item = 0; item < static_cast<int>(exercises.size()); ++item) {
        const practice::SheetExercise& one = exercises[static_cast<std::size_t>(item)];
        const auto mistake = mistakeIn(one.exercise);
        const auto add = [&](const std::string& answer, bool right, int hints) {
            AnswerRecord& record = answers.emplace_back();
            record.id = QString::number(answers.size());
            record.time = 1'773'489'600'000 + static_cast<qint64>(answers.size());
            record.skill = recordName(skillOf(one.exercise));
            record.exercise = QString::fromStdString(practice::recordName(one));
            record.answer = QString::fromStdString(answer);
            record.right = right;
            record.hints = hints;
            record.answerShown = answer.empty();
        };
        const std::string right = print(one.exercise, practice::rightAnswers(one.exercise).front());
        const int luck = (5 * pupil + 7 * item + item * item) % 13;
        if (mistake && (luck == 1 || luck == 4 || luck == 7))
            add(print(one.exercise, *mistake), false, 0);
        if (luck == 3)
            add({}, false, 0);
        else if (luck != 0 && luck != 7)
            add(right, true, luck == 2 ? 2 : 0);
    }
    return answers;
}

ClassBook* bookOf(QQuickItem* page)
{
    return qobject_cast<ClassBook*>(tour::part(tour::part(page, "classroom"), "book"));
}

/// Shows the results of a class of 14 pupils, with the facts about the ninth item.
void showClass(QQuickItem* page, const TourStop::Settle& settle)
{
    tour::call(page, "showView", QStringLiteral("class"));
    ClassBook* book = bookOf(page);
    if (!book)
        return;
    std::vector<practice::NamedExercise> names;
    for (int number = 1; number <= 10; ++number) {
        using practice::Skill;
        const Skill skill = number <= 3 ? Skill::NimSum : number <= 5 ? Skill::Outcome : number <= 7 ? Skill::EligibleHeap : Skill::HowMany;
        names.emplace_back(practice::ExerciseCode{skill, 1, 4711, number});
    }
    const practice::ExerciseSet set{.title = "Week 1: Nim", .className = "7B", .entries = practice::entriesOf(practice::exercisesNamed(names))};
    const QTemporaryDir folder;
    QDir(folder.path()).mkpath(QStringLiteral("answers"));
    write(folder, QStringLiteral("set.json"), printExerciseSet(set));
    int pupil = 0;
    for (const char* name : {"Adam Fox", "Ana Duarte", "Bea Moreau", "Ben Okafor", "Chloe Martin", "Daniel Kim", "Elif Yilmaz", "Femi Ade", "Grace Wong",
                             "Hugo Lindt", "Ines Rossi", "Jonas Berg", "Kavya Nair", "Liam Walsh"}) {
        ++pupil;
        write(folder, QStringLiteral("answers/%1.json").arg(pupil), printHandIn({.set = identityOf(set), .title = QStringLiteral("Week 1: Nim"), .name = QString::fromLatin1(name),
                                                                 .number = QString::number(700 + pupil), .time = 1'773'500'000'000,
                                                                 .answers = answersOf(pupil, practice::exercisesIn(set.entries))}));
    }
    book->open({QUrl::fromLocalFile(folder.filePath(QStringLiteral("set.json"))), QUrl::fromLocalFile(folder.filePath(QStringLiteral("answers")))});
    settle();
    book->choose(-1, 8);
    settle();
}

}  // namespace

std::vector<TourStop> skillStops()
{
    using practice::Skill;
    std::vector<TourStop> stops{
        heapsStop("how-many-wrong", true, Skill::HowMany, "nim:3,5,7", 3, 2),
        heapsStop("nim-sum-wrong", false, Skill::NimSum, "nim:13,7,10", 30, 0),
        heapsStop("nim-sum-start", false, Skill::NimSum, "nim:13,7,10", std::nullopt, 0),
        heapsStop("nim-sum-hints", false, Skill::NimSum, "nim:13,7,10", std::nullopt, 5),
        heapsStop("how-many-right", false, Skill::HowMany, "nim:3,5,7", 1, 0),
    };
    for (const Skill skill : practice::allSkills) {
        stops.push_back(skillStop({skill, 1, 4711, 1}, "asked", 0, false));
        stops.push_back(skillStop({skill, 2, 4711, 2}, "hinted", 4, false));
        stops.push_back(skillStop({skill, 3, 4711, 3}, "mistaken", 0, true));
    }
    for (const bool done : {false, true}) {
        stops.push_back({QStringLiteral("practise"), done ? QStringLiteral("set-done") : QStringLiteral("set-first"), false,
                         [done](QQuickItem* page, const TourStop::Settle&) { workThroughSet(page, done, weekThree()); }, sightOfSet(done)});
    }
    stops.push_back({QStringLiteral("practise"), QStringLiteral("set-start"), false, openHomework,
                     {.texts = [](QQuickItem*) -> QStringList { return {QStringLiteral("Week 3"), said("PractiseRunStart", "Start")}; }}});
    stops.push_back({QStringLiteral("practise"), QStringLiteral("set-hand-in"), false,
                     [](QQuickItem* page, const TourStop::Settle&) { workThroughSet(page, true, homework(), QStringLiteral("Bo Li")); },
                     {.texts = [](QQuickItem*) -> QStringList { return {QStringLiteral("Week 3"), said("PractiseRunResult", "Hand in…")}; }}});
    stops.push_back({QStringLiteral("practise"), QStringLiteral("class"), false, showClass,
                     {.texts = [](QQuickItem* page) -> QStringList { return {bookOf(page)->standing(), said("PractiseClassTable", "The whole class")}; }}});
    return stops;
}

}  // namespace nimstone
