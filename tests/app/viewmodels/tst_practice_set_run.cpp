// A set of exercises on the Practise page: in its order, to and fro, what became of each, and what is kept of it.
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include "app/viewmodels/practice_session.h"

using namespace nimstone;
using practice::ExerciseCode;
using practice::Skill;

namespace {

using State = PracticeSession::State;

const ExerciseCode sumCode{Skill::NimSum, 2, 4711, 17};
const ExerciseCode heapCode{Skill::EligibleHeap, 1, 31, 2};

/// Two exercises from seeds, and one on heaps that a teacher chose.
practice::ExerciseSet weekThree()
{
    practice::ExerciseSet set{"Week <3>", "en", practice::exercisesNamed({sumCode, heapCode})};
    set.exercises.push_back({*practice::exerciseOn({{12, 9, 3}}, Skill::HowMany), std::nullopt});
    return set;
}

/// A session that works through it, and keeps what is answered.
struct Class {
    Class()
    {
        session.setProgress(&progress);
        session.startSet(set);
    }

    PracticeSetRun& run() { return *session.set(); }

    void answerRight()
    {
        const auto& exercise = set.exercises[static_cast<std::size_t>(run().place())].exercise;
        const practice::Answer answer = practice::rightAnswers(exercise).front();
        if (session.asks() == PracticeSession::Heap)
            session.pickHeap(static_cast<int>(answer.number()));
        else
            session.setNumber(QString::number(answer.number()));
        session.check();
        QCOMPARE(session.state(), State::Right);
    }

    /// Of an exercise that asks for a number.
    void answerWrong()
    {
        session.setNumber(session.asks() == PracticeSession::Amount ? QStringLiteral("1") : QStringLiteral("0"));
        session.check();
        QCOMPARE(session.state(), State::Wrong);
    }

    QString detail(int place) { return run().result(place)[QStringLiteral("detail")].toString(); }

    practice::ExerciseSet set = weekThree();
    QTemporaryDir folder;
    Progress progress{folder.filePath(QStringLiteral("progress.sqlite"))};
    PracticeSession session{1, nullptr};
};

}  // namespace

class TestPracticeSetRun : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void goesThroughTheExercises();
    void keepsEachAsItWasLeft();
    void saysWhatBecameOfEach_data();
    void saysWhatBecameOfEach();
    void asksOneMore();
    void beginsOnceMore();
    void isPutAside_data();
    void isPutAside();
    void isLeftByChoice();
    void asksBeforeAnotherIsBegun();
    void whatWasAnsweredBeforeIsNoFirstTry();
    void theAnswerAskedForAndTypedIsNoFirstTry();
    void recordsAnswers();
    void aMistakeOnGivenHeapsComesBack();
    void shortensTitles_data();
    void shortensTitles();
    void refusesAnEmptySet();
};

void TestPracticeSetRun::goesThroughTheExercises()
{
    Class one;
    QVERIFY(one.run().running());
    QVERIFY(!one.run().finished());
    QCOMPARE(one.run().where(), QStringLiteral("Week &lt;3&gt; · 1 of 3"));
    QCOMPARE(one.session.skill(), QStringLiteral("nim-sum"));
    QCOMPARE(one.session.level(), 2);
    QCOMPARE(one.session.seed(), QStringLiteral("4711/17"));
    QVERIFY(!one.run().last());

    one.answerRight();
    one.session.next();
    QCOMPARE(one.run().place(), 1);
    QCOMPARE(one.session.skill(), QStringLiteral("eligible-heap"));
    QCOMPARE(one.session.seed(), QStringLiteral("31/2"));
    one.answerRight();
    one.session.proceed();
    QCOMPARE(one.session.title(), QStringLiteral("Given heaps"));
    QCOMPARE(one.session.position(), QStringLiteral("nim:12,9,3"));
    QCOMPARE(one.run().standing(), QStringLiteral("2 of 3 done"));
    QVERIFY(one.run().last());
    one.answerRight();
    one.session.next();
    QVERIFY(one.run().finished());
    QCOMPARE(one.run().counts(), (QList<int>{3, 0, 0, 0, 0}));

    // Keys that are still heard change nothing any more.
    one.session.proceed();
    one.session.next();
    QVERIFY(one.run().finished());
    QCOMPARE(one.run().answers().size(), std::size_t{3});
}

void TestPracticeSetRun::keepsEachAsItWasLeft()
{
    Class one;
    one.session.hint();
    one.answerWrong();
    const QString reason = one.session.reason();
    one.run().forward();
    QCOMPARE(one.session.state(), State::Open);
    QVERIFY(one.session.rungs().isEmpty());
    one.session.pickHeap(1);
    one.run().back();
    QCOMPARE(one.session.state(), State::Wrong);
    QCOMPARE(one.session.reason(), reason);
    QCOMPARE(one.session.number(), QStringLiteral("0"));
    QCOMPARE(one.session.rungs().size(), 1);
    one.run().back();
    QCOMPARE(one.run().place(), 0);
    one.run().forward();
    QCOMPARE(one.session.heap(), 1);
    one.run().go(2);
    QVERIFY(!one.run().finished());
    one.run().forward();
    QVERIFY(one.run().finished());
    one.run().go(7);
    QVERIFY(one.run().finished());
    // What comes next is what is not done yet, and the result only once all after it is.
    one.run().go(0);
    one.answerRight();
    one.session.next();
    QCOMPARE(one.run().place(), 1);
    // A level is the set's own.
    one.session.setLevel(3);
    QCOMPARE(one.session.level(), 1);
}

void TestPracticeSetRun::saysWhatBecameOfEach_data()
{
    QTest::addColumn<QString>("done");  // r right, w wrong, h hint, s shown
    QTest::addColumn<int>("outcome");
    QTest::addColumn<QString>("detail");
    QTest::newRow("nothing") << "" << int(PracticeSetRun::Unanswered) << "not answered";
    QTest::newRow("a hint alone") << "hh" << int(PracticeSetRun::Unanswered) << "not answered";
    QTest::newRow("right") << "r" << int(PracticeSetRun::AtOnce) << "right at the first try";
    QTest::newRow("hinted") << "hhr" << int(PracticeSetRun::WithHints) << "right with 2 hints";
    QTest::newRow("much hinted") << "hhhhhr" << int(PracticeSetRun::Missed) << "right after the last hint";
    QTest::newRow("wrong") << "w" << int(PracticeSetRun::Missed) << "not right yet";
    QTest::newRow("right in the end") << "wwr" << int(PracticeSetRun::Missed) << "right after 2 wrong answers";
    QTest::newRow("right at last, with a hint") << "wwhr" << int(PracticeSetRun::Missed) << "right after 2 wrong answers, with 1 hints";
    QTest::newRow("right when all was told") << "whhhhhr" << int(PracticeSetRun::Missed) << "right after the last hint";
    QTest::newRow("shown") << "hhhhhs" << int(PracticeSetRun::Missed) << "the answer was shown";
    QTest::newRow("shown after a try") << "whhhhhs" << int(PracticeSetRun::Missed) << "the answer was shown";
}

void TestPracticeSetRun::saysWhatBecameOfEach()
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
    QCOMPARE(one.run().counts(), counts);
}

void TestPracticeSetRun::asksOneMore()
{
    Class one;
    one.answerWrong();
    one.answerWrong();
    one.answerRight();
    one.run().finish();
    one.run().again(0);
    QVERIFY(!one.run().finished());
    QCOMPARE(one.session.state(), State::Open);
    QCOMPARE(one.session.number(), QString());
    QCOMPARE(one.detail(0), QStringLiteral("right after 2 wrong answers"));
    one.answerRight();
    QCOMPARE(one.detail(0), QStringLiteral("right after 2 wrong answers; once more: right at the first try"));
    QCOMPARE(one.run().counts(), (QList<int>{0, 0, 1, 0, 2}));
    // One that was never answered is asked as it was left.
    one.run().again(1);
    one.session.pickHeap(0);
    one.run().again(1);
    QCOMPARE(one.session.heap(), 0);
    one.run().again(9);
    QCOMPARE(one.run().place(), 1);
}

void TestPracticeSetRun::beginsOnceMore()
{
    Class one;
    one.answerWrong();
    one.run().finish();
    one.run().restart();
    // It is not complete: that is asked about, and nothing is done before.
    QVERIFY(one.run().finished());
    QVERIFY(!one.run().question().isEmpty());
    one.run().dismiss();
    QCOMPARE(one.run().question(), QString());
    QVERIFY(one.run().finished());
    one.run().restart();
    one.run().confirm();
    QCOMPARE(one.run().place(), 0);
    QVERIFY(!one.run().finished());
    // What was done stands, and is not done at the first try once more.
    QCOMPARE(one.run().answers().size(), std::size_t{1});
    QCOMPARE(one.run().counts(), (QList<int>{0, 0, 1, 0, 2}));
    one.answerRight();
    QCOMPARE(one.detail(0), QStringLiteral("not right yet; once more: right at the first try"));
    QCOMPARE(one.run().counts(), (QList<int>{0, 0, 1, 0, 2}));
    QVERIFY(!one.run().answers().back().first);
    one.run().again(0);
    QCOMPARE(one.session.state(), State::Open);
    QCOMPARE(one.session.number(), QString());
}

void TestPracticeSetRun::isPutAside_data()
{
    QTest::addColumn<std::function<void(PracticeSession&)>>("leave");
    QTest::addColumn<QString>("skill");
    const auto row = [](const char* name, const char* skill, const std::function<void(PracticeSession&)>& leave) {
        QTest::newRow(name) << leave << QString::fromLatin1(skill);
    };
    row("by itself", "read-binary", [](PracticeSession& session) { session.set()->pause(); });
    row("for a skill", "mex", [](PracticeSession& session) { session.setSkill(QStringLiteral("mex")); });
    row("for the skill on the desk", "nim-sum", [](PracticeSession& session) { session.setSkill(QStringLiteral("nim-sum")); });
    row("for all skills", "", [](PracticeSession& session) { session.setMixed(true); });
    row("for an exercise", "how-many", [](PracticeSession& session) { session.open(QStringLiteral("how-many 1 5/2")); });
    row("for a seed", "nim-sum", [](PracticeSession& session) { session.open(QStringLiteral("5/2")); });
    row("for heaps", "nim-sum", [](PracticeSession& session) { session.open(QStringLiteral("1 2 4")); });
    row("for a new seed", "nim-sum", [](PracticeSession& session) { session.shuffle(6); });
}

void TestPracticeSetRun::isPutAside()
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
    QVERIFY(one.session.seed() != QStringLiteral("4711/17"));
    one.session.next();
    QVERIFY(!one.run().running());
    // As it was left; the same set goes on too, and what cannot be read leaves it where it is.
    one.run().resume();
    QCOMPARE(one.session.state(), State::Wrong);
    one.run().pause();
    one.session.startSet(one.set);
    QCOMPARE(one.session.state(), State::Wrong);
    QVERIFY(!one.session.open(QStringLiteral("12x")).isEmpty());
    QVERIFY(one.run().running());
}

void TestPracticeSetRun::isLeftByChoice()
{
    Class one;
    // Nothing was answered: nothing is lost.
    one.run().leave();
    QVERIFY(!one.run().there());
    one.session.startSet(one.set);
    one.answerRight();
    one.run().leave();
    QVERIFY(one.run().running());
    QVERIFY2(one.run().question().contains(QStringLiteral("Week &lt;3&gt;")), qPrintable(one.run().question()));
    QVERIFY(one.run().question().contains(QStringLiteral("1 of 3 done")));
    one.run().dismiss();
    QVERIFY(one.run().running());
    one.run().confirm();
    QVERIFY2(one.run().running(), "nothing was asked");
    one.run().leave();
    one.run().confirm();
    QVERIFY(!one.run().there());
    QCOMPARE(one.progress.tally().answers, 1);
    // Once all is done, there is nothing to ask.
    one.session.startSet(one.set);
    for (int place = 0; place < 3; ++place) {
        one.run().go(place);
        one.answerRight();
    }
    QVERIFY(one.run().complete());
    one.run().leave();
    QVERIFY(!one.run().there());
    QCOMPARE(one.run().question(), QString());
}

void TestPracticeSetRun::asksBeforeAnotherIsBegun()
{
    Class one;
    one.answerRight();
    practice::ExerciseSet other{"Week 4", "en", practice::exercisesNamed({heapCode})};
    one.session.startSet(other);
    QCOMPARE(one.run().count(), 3);
    QVERIFY(!one.run().question().isEmpty());
    one.run().dismiss();
    QCOMPARE(one.run().count(), 3);
    one.session.startSet(other);
    one.run().confirm();
    QCOMPARE(one.run().count(), 1);
    QCOMPARE(one.run().title(), QStringLiteral("Week 4"));
    // Of which nothing was answered yet.
    one.session.startSet(one.set);
    QCOMPARE(one.run().count(), 3);
}

void TestPracticeSetRun::whatWasAnsweredBeforeIsNoFirstTry()
{
    Class one;
    one.answerRight();
    one.run().leave();
    one.run().confirm();
    one.session.startSet(one.set);
    one.answerRight();
    QCOMPARE(one.run().counts(), (QList<int>{0, 0, 0, 1, 2}));
    QCOMPARE(one.detail(0), QStringLiteral("done before; once more: right at the first try"));
    QVERIFY(!one.run().answers().back().first);
    QCOMPARE(one.progress.tally().asked, 1);
    QCOMPARE(one.progress.tally().answers, 2);
}

void TestPracticeSetRun::theAnswerAskedForAndTypedIsNoFirstTry()
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
    QCOMPARE(one.run().counts(), (QList<int>{0, 0, 2, 0, 1}));
}

void TestPracticeSetRun::recordsAnswers()
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
    // How it went in this run counts them, too.
    QCOMPARE(one.session.standings().at(static_cast<int>(Skill::NimSum)), QStringLiteral("0 of 1 right"));
    one.run().leave();
    one.run().confirm();
    QCOMPARE(tally.answers, 3);
}

void TestPracticeSetRun::aMistakeOnGivenHeapsComesBack()
{
    Class one;
    one.run().go(2);
    one.answerWrong();
    const QDateTime tomorrow = QDateTime::currentDateTime().addDays(1);
    PracticeCoach coach(7, [&tomorrow] { return tomorrow; });
    coach.setProgress(&one.progress);
    PracticeDesk desk(Skill::HowMany, 1, 1);
    bool asked = false;
    for (int exercise = 0; exercise < 10 && !asked; ++exercise) {
        const auto advice = coach.next();
        asked = advice.why == practice::Why::DueMistake;
        if (asked) {
            QVERIFY(advice.chosen == one.set.exercises[2].exercise);
            desk.set(*advice.chosen, true);
        } else {
            PracticeDesk other(advice.code.skill, advice.code.level, advice.code.seed);
            other.showAnswer();
            coach.shown(other, true);
        }
    }
    QVERIFY(asked);
    QCOMPARE(desk.recordName(), std::string("how-many nim:12,9,3"));
}

void TestPracticeSetRun::shortensTitles_data()
{
    QTest::addColumn<QString>("title");
    QTest::addColumn<QString>("shown");
    QTest::newRow("none") << QString() << u"Exercise set"_qs;
    QTest::newRow("short") << u"Week 3"_qs << u"Week 3"_qs;
    QTest::newRow("as long as may be") << QString(20, u'x') << QString(20, u'x');
    QTest::newRow("longer") << QString(21, u'x') << QString(20, u'x') + u'…';
    QTest::newRow("at a blank") << u"The nineteen letters are these"_qs << u"The nineteen letters…"_qs;
    QTest::newRow("with markup") << u"a < b & c"_qs << u"a &lt; b &amp; c"_qs;
    QTest::newRow("through a character of two parts") << QString(19, u'x') + u"😀 and more"_qs << QString(19, u'x') + u'…';
}

void TestPracticeSetRun::shortensTitles()
{
    QFETCH(QString, title);
    QFETCH(QString, shown);
    practice::ExerciseSet set = weekThree();
    set.title = title.toStdString();
    PracticeSession session(1, nullptr);
    session.startSet(set);
    QCOMPARE(session.set()->shortTitle(), shown);
    QVERIFY(session.set()->title().startsWith(shown.chopped(shown.endsWith(u'…') ? 1 : 0)));
}

void TestPracticeSetRun::refusesAnEmptySet()
{
    PracticeSession session(1, nullptr);
    const QString question = session.question();
    session.startSet({});
    QVERIFY(!session.set()->running());
    QCOMPARE(session.question(), question);
}

QTEST_MAIN(TestPracticeSetRun)
#include "tst_practice_set_run.moc"
