#include "app/tour/skill_stops.h"

#include <QVariant>
#include <algorithm>

#include "app/storage/record/record_names.h"
#include "app/tour/driving.h"
#include "app/viewmodels/practise/practice_session.h"
#include "app/wording/practice/practice.h"
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
    return {"Week 3", "en", practice::exercisesNamed(names)};
}

/// Begins the set. If `done` is true, answers all exercises except the last one, some of them after hints and some
/// wrongly.
void workThroughSet(QQuickItem* page, bool done)
{
    tour::call(page, "showRecord", false);
    PracticeSession* session = sessionOf(page);
    const practice::ExerciseSet set = weekThree();
    // The set is left first, because an earlier stop may have begun it.
    session->set()->leave();
    session->set()->confirm();
    session->startSet(set);
    for (int place = 0; done && place + 1 < session->set()->count(); ++place) {
        const practice::Exercise& exercise = set.exercises[static_cast<std::size_t>(place)].exercise;
        session->set()->go(place);
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
                    : QStringList{wording::promptText(set.exercises[2].exercise)};
    }};
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
                         [done](QQuickItem* page, const TourStop::Settle&) { workThroughSet(page, done); }, sightOfSet(done)});
    }
    return stops;
}

}  // namespace nimstone
