// Works through an exercise set on the Practise page: in order, and back and forth. Tests the result of each exercise, and what
// is recorded.
#include <QSignalSpy>
#include <QTest>

#include "app/viewmodels/practise/record/shown_skill.h"
#include "tests/app/viewmodels/practise/sets/set_class.h"
#include "tests/program.h"

using namespace nimstone;
using practice::ExerciseCode;
using practice::Skill;

class TestPracticeSetRun : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void exercisesAreAskedInOrder();
    void everyExerciseKeepsItsState();
    void theResultOfEachExerciseIsShown_data();
    void theResultOfEachExerciseIsShown();
    void anExerciseCanBeAskedAgain();
    void anExerciseAnsweredEarlierDoesNotCountAsAFirstTry();
    void typingAShownAnswerDoesNotCountAsAFirstTry();
    void answersAreRecorded();
    void aMistakeOnGivenHeapsIsAskedAgain();
    void longTitlesAreShortened_data();
    void longTitlesAreShortened();
    void anEmptySetIsRefused();
};

void TestPracticeSetRun::exercisesAreAskedInOrder()
{
    Class one;
    QVERIFY(one.run().running());
    QVERIFY(!one.run().shown().finished);
    QCOMPARE(one.run().shown().where, QStringLiteral("Week &lt;3&gt; · 1 of 3"));
    QCOMPARE(one.session.skill(), QStringLiteral("nim-sum"));
    QCOMPARE(one.session.level(), 2);
    QCOMPARE(one.session.exercise().seed, QStringLiteral("4711/17"));
    QVERIFY(!one.run().shown().last);

    one.answerRight();
    one.session.next();
    QCOMPARE(one.run().shown().place, 1);
    QCOMPARE(one.session.skill(), QStringLiteral("eligible-heap"));
    QCOMPARE(one.session.exercise().seed, QStringLiteral("31/2"));
    one.answerRight();
    one.session.proceed();
    QCOMPARE(one.session.exercise().title, QStringLiteral("Given heaps"));
    QCOMPARE(one.session.exercise().position, QStringLiteral("nim:12,9,3"));
    QCOMPARE(one.run().shown().standing, QStringLiteral("2 of 3 done"));
    QVERIFY(one.run().shown().last);
    one.answerRight();
    one.session.next();
    QVERIFY(one.run().shown().finished);
    QCOMPARE(one.run().shown().counts, (QList<int>{3, 0, 0, 0, 0}));

    // Keys that arrive after the end change nothing.
    one.session.proceed();
    one.session.next();
    QVERIFY(one.run().shown().finished);
    QCOMPARE(one.run().answers().size(), std::size_t{3});
}

void TestPracticeSetRun::everyExerciseKeepsItsState()
{
    Class one;
    one.session.hint();
    one.answerWrong();
    const QString reason = one.session.exercise().reason;
    one.run().forward();
    QCOMPARE(one.session.state(), State::Open);
    QVERIFY(one.session.exercise().rungs.isEmpty());
    one.session.pickHeap(1);
    one.run().back();
    QCOMPARE(one.session.state(), State::Wrong);
    QCOMPARE(one.session.exercise().reason, reason);
    QCOMPARE(one.session.answer().number, QStringLiteral("0"));
    QCOMPARE(one.session.exercise().rungs.size(), 1);
    one.run().back();
    QCOMPARE(one.run().shown().place, 0);
    one.run().forward();
    QCOMPARE(one.session.answer().heap, 1);
    one.run().go(2);
    QVERIFY(!one.run().shown().finished);
    one.run().forward();
    QVERIFY(one.run().shown().finished);
    one.run().go(7);
    QVERIFY(one.run().shown().finished);
    // The next exercise is the first later one that is not done. The results are shown only when all later exercises are
    // done.
    one.run().go(0);
    one.answerRight();
    one.session.next();
    QCOMPARE(one.run().shown().place, 1);
    // The set determines the level.
    one.session.setLevel(3);
    QCOMPARE(one.session.level(), 1);
}

void TestPracticeSetRun::theResultOfEachExerciseIsShown_data()
{
    QTest::addColumn<QString>("done");  // one letter per action: r right, w wrong, h hint, s answer shown
    QTest::addColumn<int>("outcome");
    QTest::addColumn<QString>("detail");
    QTest::newRow("nothing") << "" << int(PracticeSetRun::Unanswered) << "not answered";
    QTest::newRow("a hint alone") << "hh" << int(PracticeSetRun::Unanswered) << "not answered";
    QTest::newRow("right") << "r" << int(PracticeSetRun::AtOnce) << "right on the first try";
    QTest::newRow("right after hints") << "hhr" << int(PracticeSetRun::WithHints) << "right with 2 hints";
    QTest::newRow("right after all hints") << "hhhhhr" << int(PracticeSetRun::Missed) << "right after the last hint";
    QTest::newRow("wrong") << "w" << int(PracticeSetRun::Missed) << "not right yet";
    QTest::newRow("right in the end") << "wwr" << int(PracticeSetRun::Missed) << "right after 2 wrong answers";
    QTest::newRow("right at last, with a hint") << "wwhr" << int(PracticeSetRun::Missed) << "right after 2 wrong answers, with 1 hints";
    QTest::newRow("wrong, then right after all hints") << "whhhhhr" << int(PracticeSetRun::Missed) << "right after the last hint";
    QTest::newRow("shown") << "hhhhhs" << int(PracticeSetRun::Missed) << "the answer was shown";
    QTest::newRow("shown after a try") << "whhhhhs" << int(PracticeSetRun::Missed) << "the answer was shown";
}

void TestPracticeSetRun::theResultOfEachExerciseIsShown()
{
    QFETCH(QString, done);
    QFETCH(int, outcome);
    QFETCH(QString, detail);
    Class one;
    for (const QChar step : done) {
        if (step == QLatin1Char('h'))
            one.session.hint();
        else if (step == QLatin1Char('s'))
            one.session.showAnswer();
        else if (step == QLatin1Char('r'))
            one.answerRight();
        else
            one.answerWrong();
    }
    one.run().finish();
    const QVariantMap first = one.run().result(0);
    QCOMPARE(first[QStringLiteral("outcome")].toInt(), outcome);
    QCOMPARE(first[QStringLiteral("detail")].toString(), detail);
    QVERIFY(!first[QStringLiteral("question")].toString().contains(QLatin1Char('<')));
    QList<int> counts{0, 0, 0, 0, 2};
    ++counts[outcome];
    QCOMPARE(one.run().shown().counts, counts);
}

void TestPracticeSetRun::anExerciseCanBeAskedAgain()
{
    Class one;
    one.answerWrong();
    one.answerWrong();
    one.answerRight();
    QCOMPARE(one.run().shown().standing, QStringLiteral("1 of 3 done"));
    one.run().finish();
    one.run().again(0);
    QVERIFY(!one.run().shown().finished);
    // Asking the exercise again does not remove its result.
    QCOMPARE(one.run().shown().standing, QStringLiteral("1 of 3 done"));
    QCOMPARE(headOfRun(printExerciseRun(one.run().run()))->done, 1);
    QCOMPARE(one.session.state(), State::Open);
    QCOMPARE(one.session.answer().number, QString());
    QCOMPARE(one.detail(0), QStringLiteral("right after 2 wrong answers"));
    one.answerRight();
    QCOMPARE(one.detail(0), QStringLiteral("right after 2 wrong answers; once more: right on the first try"));
    QCOMPARE(one.run().shown().counts, (QList<int>{0, 0, 1, 0, 2}));
    // An exercise that was never answered is asked in the state in which it was left.
    one.run().again(1);
    one.session.pickHeap(0);
    one.run().again(1);
    QCOMPARE(one.session.answer().heap, 0);
    one.run().again(9);
    QCOMPARE(one.run().shown().place, 1);
}

void TestPracticeSetRun::anExerciseAnsweredEarlierDoesNotCountAsAFirstTry()
{
    Class one;
    one.answerRight();
    one.run().leave();
    one.run().confirm();
    one.session.startSet(one.set);
    one.answerRight();
    QCOMPARE(one.run().shown().counts, (QList<int>{0, 0, 0, 1, 2}));
    QCOMPARE(one.detail(0), QStringLiteral("done before; this time: right on the first try"));
    QVERIFY(!one.run().answers().back().first);
    QCOMPARE(one.progress.tally().asked, 1);
    QCOMPARE(one.progress.tally().answers, 2);
}

void TestPracticeSetRun::typingAShownAnswerDoesNotCountAsAFirstTry()
{
    Class one;
    for (int hint = 0; hint < 5; ++hint)
        one.session.hint();
    one.answerRight();
    const AnswerRecord& told = one.run().answers().back();
    QVERIFY(told.right && told.first && told.answerShown);
    QCOMPARE(one.progress.tally().right, 0);
    one.run().go(2);
    for (int hint = 0; hint < 5; ++hint)
        one.session.hint();
    one.session.showAnswer();
    one.run().again(2);
    one.answerRight();
    QVERIFY(!one.run().answers().back().first);
    QCOMPARE(one.progress.tally().right, 0);
    QCOMPARE(one.progress.tally().asked, 2);
    QCOMPARE(one.run().shown().counts, (QList<int>{0, 0, 2, 0, 1}));
}

void TestPracticeSetRun::answersAreRecorded()
{
    Class one;
    one.answerWrong();
    one.answerRight();
    one.run().go(2);
    one.answerRight();
    const auto& answers = one.run().answers();
    QCOMPARE(answers.size(), std::size_t{3});
    QCOMPARE(answers[0].exercise, QStringLiteral("nim-sum 2 4711/17"));
    QVERIFY(answers[0].first && !answers[0].right && !answers[1].first && answers[1].right);
    QCOMPARE(answers[2].exercise, QStringLiteral("how-many nim:12,9,3"));
    QVERIFY(!answers[2].id.isEmpty());
    const ProgressTally& tally = one.progress.tally();
    QCOMPARE(tally.answers, 3);
    QCOMPARE(tally.asked, 2);
    QCOMPARE(tally.right, 1);
    QVERIFY(tally.skills.at(QStringLiteral("how-many")).known > practice::tracing.initial);
    // Answers in this run count for the skill, too.
    QCOMPARE(one.session.standings().at(static_cast<int>(Skill::NimSum)).value<ShownSkill>().detail, QStringLiteral("0 of 1 right"));
    one.run().leave();
    one.run().confirm();
    QCOMPARE(tally.answers, 3);
}

void TestPracticeSetRun::aMistakeOnGivenHeapsIsAskedAgain()
{
    Class one;
    one.run().go(2);
    one.answerWrong();
    const QDateTime tomorrow = QDateTime::currentDateTime().addDays(1);
    ExercisePlanner coach(7, [&tomorrow] { return tomorrow; });
    coach.setProgress(&one.progress);
    ExerciseState desk(Skill::HowMany, 1, 1);
    bool asked = false;
    for (int exercise = 0; exercise < 10 && !asked; ++exercise) {
        const auto advice = coach.next();
        asked = advice.why == practice::Why::DueMistake;
        if (asked) {
            QVERIFY(advice.chosen == practice::exercisesIn(one.set.entries)[2].exercise);
            desk.set(*advice.chosen, true);
        } else {
            ExerciseState other(advice.code.skill, advice.code.level, advice.code.seed);
            other.showAnswer();
            coach.shown(other, true);
        }
    }
    QVERIFY(asked);
    QCOMPARE(desk.recordName(), std::string("how-many nim:12,9,3"));
}

void TestPracticeSetRun::longTitlesAreShortened_data()
{
    QTest::addColumn<QString>("title");
    QTest::addColumn<QString>("shown");
    QTest::newRow("none") << QString() << u"Exercise set"_qs;
    QTest::newRow("short") << u"Week 3"_qs << u"Week 3"_qs;
    QTest::newRow("the longest that is shown") << QString(20, u'x') << QString(20, u'x');
    QTest::newRow("one character longer") << QString(21, u'x') << QString(20, u'x') + u'…';
    QTest::newRow("at a blank") << u"The nineteen letters are these"_qs << u"The nineteen letters…"_qs;
    QTest::newRow("with markup") << u"a < b & c"_qs << u"a &lt; b &amp; c"_qs;
    QTest::newRow("at a surrogate pair") << QString(19, u'x') + u"😀 and more"_qs << QString(19, u'x') + u'…';
}

void TestPracticeSetRun::longTitlesAreShortened()
{
    QFETCH(QString, title);
    QFETCH(QString, shown);
    practice::ExerciseSet set = weekThree();
    set.title = title.toStdString();
    PracticeSession session(1, nullptr);
    session.startSet(set);
    QCOMPARE(session.set()->shown().shortTitle, shown);
    QVERIFY(session.set()->shown().title.startsWith(shown.chopped(shown.endsWith(u'…') ? 1 : 0)));
}

void TestPracticeSetRun::anEmptySetIsRefused()
{
    PracticeSession session(1, nullptr);
    const QString question = session.exercise().question;
    session.startSet({});
    QVERIFY(!session.set()->running());
    QCOMPARE(session.exercise().question, question);
}

NIMSTONE_TEST(TestPracticeSetRun)
#include "tst_practice_set_run.moc"
