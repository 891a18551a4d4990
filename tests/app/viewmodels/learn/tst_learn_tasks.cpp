// Tests the boards, exercises and contest problems of lessons.
#include <QtTest>

#include "app/viewmodels/contest/contest_solved.h"
#include "app/viewmodels/learn/learn_task.h"
#include "tests/app/viewmodels/learn/blocks_of_lessons.h"
#include "tests/program.h"

using namespace nimstone;
using tests::OpenLesson;

class TestLearnTasks : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void boardsShowOutcomesOrColumns()
    {
        OpenLesson lesson;
        LearnTask boards;
        tests::show(boards, lesson, lesson.open<learn::BoardsBlock>("bouton"));
        const QVariantMap columns = boards.shown().boards.first().toMap();
        QCOMPARE(columns.value(u"position"_qs).toString(), QStringLiteral("nim:7,11,13"));
        QVERIFY(columns.value(u"outcome"_qs).toString().isEmpty());
        QVERIFY(columns.value(u"columns"_qs).toBool());
        BitTableModel table;
        table.setPosition(columns.value(u"position"_qs).toString());
        QCOMPARE(table.sumBits(), QStringLiteral("0001"));

        LearnTask outcomes;
        tests::show(outcomes, lesson, lesson.open<learn::BoardsBlock>("misere"));
        QStringList letters;
        for (const QVariant& board : outcomes.shown().boards)
            letters << board.toMap().value(u"outcome"_qs).toString();
        QCOMPARE(letters.join(QString()), QStringLiteral("PNNP"));
    }

    void exercisesAreLimitedToTheirSkillsAndCounted()
    {
        OpenLesson lesson;
        PracticeSession practice;
        practice.setProgress(&lesson.progress);
        lesson.session.planExercises(lesson.open<learn::ExercisesBlock>("bouton"), &practice);
        QCOMPARE(practice.planCount(), 5);
        for (int done = 0; done < 5; ++done) {
            QCOMPARE(practice.planDone(), done);
            QCOMPARE(practice.skill(), done < 3 ? QStringLiteral("count-moves") : QStringLiteral("all-moves"));
            QCOMPARE(practice.level(), done < 3 ? 2 : 1);
            while (!practice.exercise().canShowAnswer)
                practice.hint();
            practice.showAnswer();
            practice.proceed();
        }
        QCOMPARE(practice.planDone(), 5);
        // The learner may do more exercises, but planDone() stays 5.
        practice.showAnswer();
        QCOMPARE(practice.planDone(), 5);
        // Answers count in the record.
        QCOMPARE(lesson.progress.tally().of(practice::Skill::CountMoves).asked, 3);
    }

    void exercisesAreLimitedToOneGame()
    {
        OpenLesson lesson;
        PracticeSession practice;
        lesson.session.planExercises(lesson.open<learn::ExercisesBlock>("three-heaps"), &practice);
        QCOMPARE(practice.game(), QStringLiteral("nim"));
        for (int time = 0; time < 4; ++time) {
            while (!practice.exercise().canShowAnswer)
                practice.hint();
            practice.showAnswer();
            practice.proceed();
            QCOMPARE(practice.game(), QStringLiteral("nim"));
        }
    }

    void aSolvedProblemIsMarked()
    {
        OpenLesson lesson;
        LearnTask problems;
        tests::show(problems, lesson, lesson.open<learn::ProblemBlock>("bouton"));
        const auto first = [&] { return problems.rows().first().toMap(); };
        QCOMPARE(first().value(u"name"_qs).toString(), QStringLiteral("sicily-1922"));
        QVERIFY(first().value(u"text"_qs).toString().contains(QLatin1String("\"break:sicily-1922/highest-bit\"")));
        QVERIFY(!first().value(u"hidden"_qs).toBool() && !first().value(u"challenge"_qs).toBool());
        QVERIFY(!first().value(u"solved"_qs).toBool());
        QTRY_VERIFY_WITH_TIMEOUT(lesson.progress.isLoaded(), tests::patience);
        recordSolved(lesson.progress, QStringLiteral("sicily-1922"));
        QVERIFY(first().value(u"solved"_qs).toBool());
    }

    /// The learner first names the lesson that a problem needs. Its idea stays hidden until it is solved or the learner asks.
    void aChallengeHidesItsIdea()
    {
        OpenLesson lesson;
        LearnTask problems;
        tests::show(problems, lesson, lesson.open<learn::ProblemBlock>("on-your-own"));
        const auto row = [&](int index) { return problems.rows().at(index).toMap(); };
        const auto hidden = [&](int index) { return row(index).value(u"hidden"_qs).toBool(); };
        QVERIFY(row(0).value(u"named"_qs).toString().isEmpty());
        QVERIFY(hidden(0) && row(0).value(u"text"_qs).toString().isEmpty());
        QTRY_VERIFY_WITH_TIMEOUT(lesson.progress.isLoaded(), tests::patience);
        lesson.session.keepNote(QStringLiteral("challenge/") + row(0).value(u"name"_qs).toString(), QStringLiteral("misere"));
        QCOMPARE(row(0).value(u"named"_qs).toString(), QStringLiteral("misere"));
        QVERIFY(hidden(0));
        recordSolved(lesson.progress, row(0).value(u"name"_qs).toString());
        QVERIFY(!hidden(0) && row(0).value(u"text"_qs).toString().contains(QLatin1String("\"lesson:")));
        problems.give(row(1).value(u"name"_qs).toString());
        QVERIFY(!hidden(1));
        QVERIFY(hidden(2));
    }

    void formulasNameTheLessonsThatProveThem()
    {
        OpenLesson lesson;
        LearnTask problems;
        tests::show(problems, lesson, lesson.open<learn::ProblemBlock>("contest-formulas"));
        QCOMPARE(problems.rows().size(), 5);
        for (const QVariant& problem : problems.rows()) {
            const QString text = problem.toMap().value(u"text"_qs).toString();
            QVERIFY2(text.contains(QLatin1String("\"lesson:")) && text.contains(QLatin1String("\"break:")), qPrintable(text));
        }
        // The usual program answers 2, and the right answer is 1.
        const QString first = problems.rows().first().toMap().value(u"text"_qs).toString();
        QVERIFY2(first.contains(QLatin1String("<b>2 2 3</b>")) && first.contains(QLatin1String("<b>1</b>")), qPrintable(first));
    }
};

NIMSTONE_TEST(TestLearnTasks)

#include "tst_learn_tasks.moc"
