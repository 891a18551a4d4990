// Leaves an exercise set on the Practise page: it is paused and resumed, restarted, or given up.
#include <QSignalSpy>
#include <QTest>
#include <functional>

#include "tests/app/viewmodels/practise/sets/set_class.h"
#include "tests/program.h"

using namespace nimstone;

class TestPracticeSetLeaving : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aFinishedRunCanBeRestarted();
    void choosingOtherPracticePausesTheSet_data();
    void choosingOtherPracticePausesTheSet();
    void leavingASetWithAnswersAsksFirst();
    void startingAnotherSetAsksFirst();
};

void TestPracticeSetLeaving::aFinishedRunCanBeRestarted()
{
    Class one;
    one.answerWrong();
    one.run().finish();
    one.run().restart();
    // The run is not complete, so restarting asks first and changes nothing yet.
    QVERIFY(one.run().shown().finished);
    QVERIFY(!one.run().shown().question.isEmpty());
    one.run().dismiss();
    QCOMPARE(one.run().shown().question, QString());
    QVERIFY(one.run().shown().finished);
    one.run().restart();
    one.run().confirm();
    QCOMPARE(one.run().shown().place, 0);
    QVERIFY(!one.run().shown().finished);
    // Earlier results stay. A second right answer does not count as right at the first try.
    QCOMPARE(one.run().answers().size(), std::size_t{1});
    QCOMPARE(one.run().shown().counts, (QList<int>{0, 0, 1, 0, 2}));
    one.answerRight();
    QCOMPARE(one.detail(0), QStringLiteral("not right yet; once more: right on the first try"));
    QCOMPARE(one.run().shown().counts, (QList<int>{0, 0, 1, 0, 2}));
    QVERIFY(!one.run().answers().back().first);
    one.run().again(0);
    QCOMPARE(one.session.state(), State::Open);
    QCOMPARE(one.session.answer().number, QString());
}

void TestPracticeSetLeaving::choosingOtherPracticePausesTheSet_data()
{
    QTest::addColumn<std::function<void(PracticeSession&)>>("leave");
    QTest::addColumn<QString>("skill");
    const auto row = [](const char* name, const char* skill, const std::function<void(PracticeSession&)>& leave) {
        QTest::newRow(name) << leave << QString::fromLatin1(skill);
    };
    row("by itself", "read-binary", [](PracticeSession& session) { session.set()->pause(); });
    row("for a skill", "mex", [](PracticeSession& session) { session.setSkill(QStringLiteral("mex")); });
    row("for the current skill", "nim-sum", [](PracticeSession& session) { session.setSkill(QStringLiteral("nim-sum")); });
    row("for all skills", "", [](PracticeSession& session) { session.setMixed(true); });
    row("for an exercise", "how-many", [](PracticeSession& session) { session.open(QStringLiteral("how-many 1 5/2")); });
    row("for a seed", "nim-sum", [](PracticeSession& session) { session.open(QStringLiteral("5/2")); });
    row("for heaps", "nim-sum", [](PracticeSession& session) { session.open(QStringLiteral("1 2 4")); });
    row("for a new seed", "nim-sum", [](PracticeSession& session) { session.shuffle(6); });
}

void TestPracticeSetLeaving::choosingOtherPracticePausesTheSet()
{
    QFETCH(std::function<void(PracticeSession&)>, leave);
    QFETCH(QString, skill);
    Class one;
    one.answerWrong();
    QSignalSpy changed(&one.session, &PracticeSession::changed);
    leave(one.session);
    QVERIFY(!one.run().running());
    QVERIFY(one.run().there());
    QVERIFY(!changed.isEmpty());
    if (!skill.isEmpty())
        QCOMPARE(one.session.skill(), skill);
    QVERIFY(one.session.exercise().seed != QStringLiteral("4711/17"));
    one.session.next();
    QVERIFY(!one.run().running());
    // The set resumes as it was left. Starting the same set again also resumes it, and an invalid position does not pause
    // it.
    one.run().resume();
    QCOMPARE(one.session.state(), State::Wrong);
    one.run().pause();
    one.session.startSet(one.set);
    QCOMPARE(one.session.state(), State::Wrong);
    QVERIFY(!one.session.open(QStringLiteral("12x")).isEmpty());
    QVERIFY(one.run().running());
}

void TestPracticeSetLeaving::leavingASetWithAnswersAsksFirst()
{
    Class one;
    // No exercise was answered, so leaving the set loses no answer, and the session asks no question.
    one.run().leave();
    QVERIFY(!one.run().there());
    one.session.startSet(one.set);
    one.answerRight();
    one.run().leave();
    QVERIFY(one.run().running());
    QVERIFY2(one.run().shown().question.contains(QStringLiteral("Week &lt;3&gt;")), qPrintable(one.run().shown().question));
    QVERIFY(one.run().shown().question.contains(QStringLiteral("1 of 3 done")));
    one.run().dismiss();
    QVERIFY(one.run().running());
    one.run().confirm();
    QVERIFY2(one.run().running(), "confirming without a question ended the run");
    one.run().leave();
    one.run().confirm();
    QVERIFY(!one.run().there());
    QCOMPARE(one.progress.tally().answers, 1);
    // The set is complete, so leaving asks nothing.
    one.session.startSet(one.set);
    for (int place = 0; place < 3; ++place) {
        one.run().go(place);
        one.answerRight();
    }
    QVERIFY(one.run().shown().complete);
    one.run().leave();
    QVERIFY(!one.run().there());
    QCOMPARE(one.run().shown().question, QString());
}

void TestPracticeSetLeaving::startingAnotherSetAsksFirst()
{
    Class one;
    one.answerRight();
    practice::ExerciseSet other{.title = "Week 4", .language = "en", .entries = practice::entriesOf(practice::exercisesNamed({heapCode}))};
    one.session.startSet(other);
    QCOMPARE(one.run().shown().count, 3);
    QVERIFY(!one.run().shown().question.isEmpty());
    one.run().dismiss();
    QCOMPARE(one.run().shown().count, 3);
    one.session.startSet(other);
    one.run().confirm();
    QCOMPARE(one.run().shown().count, 1);
    QCOMPARE(one.run().shown().title, QStringLiteral("Week 4"));
    // No exercise of this set was answered yet, so it is replaced without a question.
    one.session.startSet(one.set);
    QCOMPARE(one.run().shown().count, 3);
}

NIMSTONE_TEST(TestPracticeSetLeaving)
#include "tst_practice_set_leaving.moc"
