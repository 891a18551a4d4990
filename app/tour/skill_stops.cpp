#include "app/tour/skill_stops.h"

#include <QQuickItem>
#include <QVariant>
#include <algorithm>

#include "app/storage/record_names.h"
#include "app/viewmodels/practice_session.h"
#include "core/practice/check.h"

namespace nimstone {

namespace {

using practice::Asks;

/// Makes the answer as a person would; it is not checked yet.
void give(QObject* session, const practice::Exercise& exercise, const practice::Answer& answer)
{
    const auto call = [session](const char* method, auto... numbers) {
        if (!QMetaObject::invokeMethod(session, method, Q_ARG(int, static_cast<int>(numbers))...))
            qWarning("qrc:/ the tour cannot call %s", method);
    };
    const std::vector<Count> offered = practice::offeredIn(exercise);
    switch (practice::asksFor(exercise)) {
    case Asks::Number:
    case Asks::Amount: session->setProperty("number", QString::number(answer.number())); break;
    case Asks::Heap: call("pickHeap", answer.number()); break;
    case Asks::Column:
    case Asks::Choice:
    case Asks::Numbers:
        for (const Count number : answer.numbers())
            call("choose", std::ranges::find(offered, number) - offered.begin());
        break;
    case Asks::Moves:
        for (const Move& move : answer.moves())
            call("take", move.heap, move.taken);
        break;
    }
}

/// Answers as somebody with a misconception, wrongly.
void answerMistaken(QObject* session, const practice::Exercise& exercise)
{
    for (const practice::Misled& one : practice::misled(exercise)) {
        if (practice::isRight(practice::check(exercise, one.answer)))
            continue;
        give(session, exercise, one.answer);
        QMetaObject::invokeMethod(session, "check");
        return;
    }
}

/// Lays the exercise; with `hints` as many are asked for, with `mistake` one is made and checked.
void practise(QQuickItem* page, const practice::ExerciseCode& code, int hints, bool mistake)
{
    QMetaObject::invokeMethod(page, "showRecord", Q_ARG(bool, false));
    auto* session = page->property("session").value<QObject*>();
    session->setProperty("skill", recordName(code.skill));
    session->setProperty("level", code.level);
    QString problem;
    const auto seed = QStringLiteral("%1/%2").arg(code.seed).arg(code.number);
    QMetaObject::invokeMethod(session, "open", Q_RETURN_ARG(QString, problem), Q_ARG(QString, seed));
    for (int rung = 0; rung < hints; ++rung)
        QMetaObject::invokeMethod(session, "hint");
    if (!mistake)
        return;
    answerMistaken(session, practice::exerciseOf(code));
}

/// Twelve exercises as a teacher gives them: the skills by turns.
practice::ExerciseSet weekThree()
{
    std::vector<practice::NamedExercise> names;
    for (int number = 1; number <= 12; ++number)
        names.emplace_back(practice::ExerciseCode{practice::allSkills[static_cast<std::size_t>(5 * number % 16)], 1, 4711, number});
    names[4] = *practice::exerciseOn({{12, 9, 3}}, practice::Skill::HowMany);
    return {"Week 3", "en", practice::exercisesNamed(names)};
}

/// Begins the set; with `done` its exercises are answered, some after hints, some wrongly, the last not at all.
void workThroughSet(QQuickItem* page, bool done)
{
    QMetaObject::invokeMethod(page, "showRecord", Q_ARG(bool, false));
    auto* session = qobject_cast<PracticeSession*>(page->property("session").value<QObject*>());
    const practice::ExerciseSet set = weekThree();
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

TourStop skillStop(const practice::ExerciseCode& code, const char* state, bool inShortTour, int hints, bool mistake)
{
    const QString name = recordName(code.skill);
    return {QStringLiteral("practise"), QStringLiteral("%1-%2").arg(name, QString::fromLatin1(state)), inShortTour,
            [=](QQuickItem* page, const TourStop::Settle&) { practise(page, code, hints, mistake); }};
}

}  // namespace

std::vector<TourStop> skillStops()
{
    std::vector<TourStop> stops;
    for (const practice::Skill skill : practice::allSkills) {
        stops.push_back(skillStop({skill, 1, 4711, 1}, "asked", false, 0, false));
        stops.push_back(skillStop({skill, 2, 4711, 2}, "hinted", false, 4, false));
        stops.push_back(skillStop({skill, 3, 4711, 3}, "mistaken", false, 0, true));
    }
    for (const bool done : {false, true}) {
        stops.push_back({QStringLiteral("practise"), done ? QStringLiteral("set-done") : QStringLiteral("set-first"), false,
                         [done](QQuickItem* page, const TourStop::Settle&) { workThroughSet(page, done); }});
    }
    return stops;
}

}  // namespace nimstone
