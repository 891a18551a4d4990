// Tests a set whose right answers are locked: every way that shows an answer or the code of an exercise elsewhere is tried, and
// none works.
#include <QClipboard>
#include <QFile>
#include <QGuiApplication>
#include <QTest>
#include <functional>

#include "app/storage/record/record_names.h"
#include "app/wording/practice/practice.h"
#include "app/wording/rich_text.h"
#include "tests/app/viewmodels/practise/sets/set_class.h"
#include "tests/program.h"

using namespace nimstone;
using practice::AnswersShown;
using practice::ExerciseSet;
using practice::Skill;

namespace {

using LockedWay = std::function<void(Class&)>;

/// Returns wrong answers to the exercise: one for each misconception, and others.
std::vector<practice::Answer> wrongAnswersTo(const practice::Exercise& exercise)
{
    std::vector<practice::Answer> answers{practice::Answer(Count{1})};
    for (const auto& one : practice::misconceptionAnswers(exercise))
        answers.push_back(one.answer);
    const practice::Asks asks = practice::asksFor(exercise);
    if (asks == practice::Asks::Heap) {
        for (std::size_t heap = 0; heap < practice::heapsIn(exercise)->heaps.size(); ++heap)
            answers.emplace_back(Count{heap});
    } else if (asks == practice::Asks::Column || asks == practice::Asks::Choice) {
        for (const Count value : practice::offeredIn(exercise))
            answers.emplace_back(value);
    }
    // The answer 1 is only for numbers: other exercises need not offer it.
    if (asks != practice::Asks::Number && asks != practice::Asks::Amount)
        answers.erase(answers.begin());
    std::erase_if(answers, [&exercise](const practice::Answer& answer) { return practice::isRight(practice::check(exercise, answer)); });
    return answers;
}

}  // namespace

class TestPracticeSetLocked : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void noWayShowsAnAnswer_data();
    void noWayShowsAnAnswer();
    void noWayOpensAnExerciseElsewhere_data();
    void noWayOpensAnExerciseElsewhere();
    void aWrongAnswerRevealsNothing_data();
    void aWrongAnswerRevealsNothing();
    void theCodeIsNotShown();
    void dueMistakesAreNotReviewed();
    void anEditedFileOfTheRunShowsNoAnswer();
    void theSameWaysAreOpenWithoutALock();
};

void TestPracticeSetLocked::noWayShowsAnAnswer_data()
{
    QTest::addColumn<LockedWay>("way");
    const auto row = [](const char* name, const LockedWay& way) { QTest::newRow(name) << way; };
    row("asking for the answer", [](Class& one) { one.session.showAnswer(); });
    row("all hints", [](Class& one) {
        for (int hint = 0; hint < 9; ++hint)
            one.session.hint();
    });
    row("all hints, then the answer", [](Class& one) {
        for (int hint = 0; hint < 9; ++hint)
            one.session.hint();
        one.session.showAnswer();
    });
    row("the refutation of a wrong answer", [](Class& one) {
        one.answerWrong();
        one.session.setRefuting(true);
    });
    row("the answer after a wrong answer", [](Class& one) {
        one.answerWrong();
        one.session.showAnswer();
    });
    row("the answer after the result", [](Class& one) {
        one.run().finish();
        one.session.showAnswer();
        one.run().go(2);
    });
    row("asking the exercise again", [](Class& one) {
        one.answerWrong();
        one.run().again(2);
        one.session.showAnswer();
    });
    row("starting over", [](Class& one) {
        one.run().restart();
        one.run().go(2);
        one.session.showAnswer();
    });
}

void TestPracticeSetLocked::noWayShowsAnAnswer()
{
    QFETCH(LockedWay, way);
    for (const AnswersShown answers : {AnswersShown::Never, AnswersShown::AfterHandIn}) {
        Class one(pupilsWeek(answers));
        // In (12, 9, 3), the right answer is to take 2 stones from the first heap, so that 10 are left.
        one.run().go(2);
        QVERIFY(one.run().locked());
        way(one);
        QVERIFY(one.session.state() == State::Open || one.session.state() == State::Wrong);
        QVERIFY(!one.session.refuting() && !one.session.exercise().canRefute && !one.session.exercise().canShowAnswer);
        QVERIFY(one.session.exercise().rungs.size() < qsizetype(practice::rungCount));
        QVERIFY(!one.session.board().sumsShown);
        QCOMPARE(one.session.board().answerShown, QString());
        for (int place = 0; place < one.run().shown().count; ++place)
            QVERIFY2(!one.detail(place).contains(QStringLiteral("right answer")), qPrintable(one.detail(place)));
    }
}

void TestPracticeSetLocked::noWayOpensAnExerciseElsewhere_data()
{
    QTest::addColumn<LockedWay>("way");
    const auto refused = [](const char* text) -> LockedWay {
        return [text](Class& one) {
            const bool wasRunning = one.run().running();
            const QString line = one.session.open(QString::fromLatin1(text));
            QVERIFY2(line.contains(QStringLiteral("Week &lt;3&gt;")) && !line.contains(u'\n'), qPrintable(line));
            QCOMPARE(one.run().running(), wasRunning);
        };
    };
    const auto row = [](const char* name, const LockedWay& way) { QTest::newRow(name) << way; };
    row("its code", refused("nim-sum 2 4711/17"));
    row("the code of another exercise", refused("eligible-heap 1 31/2"));
    row("its heaps", [refused](Class& one) {
        one.run().go(2);
        refused("nim:12,9,3")(one);
    });
    row("its heaps in another order", [refused](Class& one) {
        one.run().go(2);
        refused("9 3 12")(one);
    });
    row("its heaps for another skill", refused("12 9 3"));
    row("its code while the set is paused", [refused](Class& one) {
        one.run().pause();
        refused("nim-sum 2 4711/17")(one);
    });
    row("its seed", [](Class& one) {
        one.run().pause();
        one.session.setSkill(QStringLiteral("nim-sum"));
        one.session.setLevel(2);
        QCOMPARE(one.session.open(QStringLiteral("4711/17")), QString());
        QCOMPARE(one.session.exercise().seed, QStringLiteral("4711/18"));
    });
    row("the exercise before it in its seed", [](Class& one) {
        QCOMPARE(one.session.open(QStringLiteral("nim-sum 2 4711/16")), QString());
        one.session.next();
        QCOMPARE(one.session.exercise().seed, QStringLiteral("4711/18"));
    });
}

void TestPracticeSetLocked::noWayOpensAnExerciseElsewhere()
{
    QFETCH(LockedWay, way);
    Class one(pupilsWeek(AnswersShown::AfterHandIn));
    QStringList questions;
    for (int place = 0; place < one.run().shown().count; ++place)
        questions << wording::promptText(practice::exercisesIn(one.set.entries)[static_cast<std::size_t>(place)].exercise);
    way(one);
    if (!one.run().running())
        QVERIFY(!questions.contains(one.session.exercise().question));
}

void TestPracticeSetLocked::aWrongAnswerRevealsNothing_data()
{
    QTest::addColumn<Skill>("skill");
    for (const Skill skill : practice::allSkills)
        QTest::addRow("%s", std::string(practice::name(skill)).c_str()) << skill;
}

/// The text about a wrong answer depends only on the misconception that it names, so it cannot reveal the right answer.
void TestPracticeSetLocked::aWrongAnswerRevealsNothing()
{
    QFETCH(Skill, skill);
    int checked = 0;
    for (int number = 1; number <= 3; ++number) {
        ExerciseSet set = pupilsWeek(AnswersShown::Never);
        set.entries = practice::entriesOf(practice::exercisesNamed({practice::ExerciseCode{skill, 2, 31, number}}));
        const practice::Exercise exercise = practice::exercisesIn(set.entries).front().exercise;
        for (const practice::Answer& answer : wrongAnswersTo(exercise)) {
            PracticeSession session(1, nullptr);
            session.startSet(set);
            session.set()->desk()->draft().lay(answer);
            const ShownBoard before = session.board();
            session.check();
            // Some answers, such as an amount that is too large, are refused before they are checked.
            if (session.state() != State::Wrong)
                continue;
            ++checked;
            const auto misconception = practice::misconceptionIn(practice::check(exercise, answer));
            QCOMPARE(session.exercise().reason, misconception ? QStringLiteral("It looks as if you %1.").arg(wording::misconceptionText(*misconception))
                                                              : QStringLiteral("Look at the question again."));
            QCOMPARE(session.exercise().verdict, QStringLiteral("Not yet"));
            const ShownBoard& after = session.board();
            QVERIFY(!after.sumsShown && !after.onesShown && after.answerShown.isEmpty() && after.hole == -1);
            QCOMPARE(after.faultColumns, before.faultColumns);
            QCOMPARE(after.lookColumns, before.lookColumns);
            QVERIFY(!after.marks.contains(int(PracticeSession::RightHeap)) && !after.marks.contains(int(PracticeSession::WrongHeap)));
        }
    }
    QVERIFY(checked > 0);
}

void TestPracticeSetLocked::theCodeIsNotShown()
{
    Class one(pupilsWeek(AnswersShown::AfterHandIn));
    for (int place = 0; place < one.run().shown().count; ++place) {
        one.run().go(place);
        QCOMPARE(one.session.exercise().seed, QString());
        QCOMPARE(one.session.exercise().title, QString());
        QGuiApplication::clipboard()->setText(QStringLiteral("before"));
        one.session.copy();
        QCOMPARE(QGuiApplication::clipboard()->text(), QStringLiteral("before"));
    }
}

void TestPracticeSetLocked::dueMistakesAreNotReviewed()
{
    Class one(pupilsWeek(AnswersShown::Never), QStringLiteral("Mei"));
    AnswerRecord mistake;
    mistake.time = QDateTime::currentDateTime().addDays(-2).toMSecsSinceEpoch();
    mistake.day = nimstone::dayOf(QDate::currentDate().addDays(-2));
    mistake.skill = QStringLiteral("nim-sum");
    for (const char* code : {"nim-sum 2 4711/17", "nim-sum 1 5/1"}) {
        mistake.exercise = QString::fromLatin1(code);
        one.progress.record(mistake);
    }
    QCOMPARE(one.progress.tally().due(dayOf(QDate::currentDate())).size(), std::size_t{2});
    QCOMPARE(one.session.dueCount(), 1);
    one.session.reviewMistakes(3);
    QVERIFY(one.session.mixed());
    QCOMPARE(one.session.exercise().seed, QStringLiteral("5/1"));
    for (int exercise = 0; exercise < 6; ++exercise) {
        one.session.showAnswer();
        one.session.next();
        QVERIFY(one.session.exercise().seed != QStringLiteral("4711/17"));
    }
    // Without the set, the mistake is asked as usual.
    one.run().leave();
    QVERIFY(!one.run().there());
    QVERIFY(one.session.dueCount() >= 1);
    QCOMPARE(one.session.open(QStringLiteral("nim-sum 2 4711/17")), QString());
}

void TestPracticeSetLocked::anEditedFileOfTheRunShowsNoAnswer()
{
    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("run.json"));
    {
        PracticeSession session(1, nullptr, folder.path());
        session.set()->restore();
        session.startSet(pupilsWeek(AnswersShown::Never), QStringLiteral("Mei"));
    }
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QByteArray content = file.readAll();
    file.close();
    content.replace("\"state\":\"open\"", "\"state\":\"shown\"").replace("\"hints\":0", "\"hints\":5").replace("\"handedIn\":false", "\"handedIn\":true");
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(content) == content.size());
    file.close();
    PracticeSession session(1, nullptr, folder.path());
    session.set()->restore();
    QTRY_VERIFY(session.set()->running());
    for (int place = 0; place < session.set()->shown().count; ++place) {
        session.set()->go(place);
        QCOMPARE(session.state(), State::Open);
        QVERIFY(session.exercise().rungs.size() < qsizetype(practice::rungCount));
    }
}

/// The same set shows everything if its answers are not locked: in the teacher's file, and after it was handed in.
void TestPracticeSetLocked::theSameWaysAreOpenWithoutALock()
{
    ExerciseSet teachers = pupilsWeek(AnswersShown::AfterHandIn);
    teachers.handedOut = false;
    Class one(teachers);
    QVERIFY(!one.run().locked());
    QCOMPARE(one.session.exercise().seed, QStringLiteral("4711/17"));
    one.run().go(2);
    one.answerWrong();
    QVERIFY(one.session.exercise().canRefute);
    QCOMPARE(one.session.open(QStringLiteral("nim-sum 2 4711/17")), QString());
    QVERIFY(!one.run().running());
    QCOMPARE(one.session.exercise().seed, QStringLiteral("4711/17"));
}

NIMSTONE_TEST(TestPracticeSetLocked)
#include "tst_practice_set_locked.moc"
