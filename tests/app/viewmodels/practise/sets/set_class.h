// An exercise set that is being worked through, for tests.
#pragma once

#include <QTemporaryDir>
#include <QTest>

#include "app/viewmodels/practise/practice_session.h"

namespace nimstone {

using State = PracticeSession::State;

inline const practice::ExerciseCode sumCode{practice::Skill::NimSum, 2, 4711, 17};
inline const practice::ExerciseCode heapCode{practice::Skill::EligibleHeap, 1, 31, 2};

/// Returns a set of two exercises from seeds and one on heaps that a teacher chose.
inline practice::ExerciseSet weekThree()
{
    practice::ExerciseSet set{.title = "Week <3>", .language = "en", .entries = practice::entriesOf(practice::exercisesNamed({sumCode, heapCode}))};
    set.entries.emplace_back(practice::SheetExercise{*practice::exerciseOn({{12, 9, 3}}, practice::Skill::HowMany), std::nullopt});
    return set;
}

/// Returns the set as pupils get it.
inline practice::ExerciseSet pupilsWeek(practice::AnswersShown answers)
{
    practice::ExerciseSet set = weekThree();
    set.handedOut = true;
    set.rules.answers = answers;
    return set;
}

/// A session that works through the set and records the answers. If `name` is not empty, it is the name of the pupil.
struct Class {
    explicit Class(practice::ExerciseSet given = weekThree(), const QString& name = {}) : set(std::move(given))
    {
        session.setProgress(&progress);
        session.startSet(set, name, name.isEmpty() ? QString() : QStringLiteral("17"));
    }

    PracticeSetRun& run() { return *session.set(); }

    void answerRight()
    {
        const practice::Exercise exercise = run().desk()->exercise();
        const practice::Answer answer = practice::rightAnswers(exercise).front();
        if (session.asks() == PracticeSession::Heap)
            session.pickHeap(static_cast<int>(answer.number()));
        else
            session.setNumber(QString::number(answer.number()));
        session.check();
        QCOMPARE(session.state(), State::Right);
    }

    /// Gives a wrong answer to an exercise that asks for a number.
    void answerWrong()
    {
        session.setNumber(session.asks() == PracticeSession::Amount ? QStringLiteral("1") : QStringLiteral("0"));
        session.check();
        QCOMPARE(session.state(), State::Wrong);
    }

    QString detail(int place) { return run().result(place)[QStringLiteral("detail")].toString(); }

    practice::ExerciseSet set;
    QTemporaryDir folder;
    Progress progress{folder.filePath(QStringLiteral("progress.sqlite"))};
    PracticeSession session{1, nullptr};
};

}  // namespace nimstone
