// Tests a set for a class: its start page, its texts and tasks, and its limits of hints and answers.
#include <QSignalSpy>
#include <QTest>
#include <algorithm>
#include <functional>

#include "app/storage/sets/exercise_set_json.h"
#include "app/viewmodels/contest/contest_solved.h"
#include "app/viewmodels/prove/prove_session.h"
#include "tests/app/viewmodels/practise/sets/mixed_set.h"
#include "tests/program.h"

using namespace nimstone;
using namespace nimstone::tests;
using practice::AnswersShown;
using practice::ExerciseSet;
using practice::TaskEntry;

class TestPracticeSetClass : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void textsAndTasksArePlacesOfTheSet();
    void aTaskIsDoneWhenTheRecordSaysSo_data();
    void aTaskIsDoneWhenTheRecordSaysSo();
    void hintsAreLimited_data();
    void hintsAreLimited();
    void attemptsAreLimited_data();
    void attemptsAreLimited();
    void theStartPageShowsTheSet();
    void theStartPageStatesTheRules_data();
    void theStartPageStatesTheRules();
    void aTextIsShownAsRichText_data();
    void aTextIsShownAsRichText();
    void aFileWithoutASetIsRefused();
};

void TestPracticeSetClass::textsAndTasksArePlacesOfTheSet()
{
    Class one(mixedSet(proofTask), QStringLiteral("Mei"));
    QCOMPARE(one.run().shown().count, 3);
    QCOMPARE(one.run().shown().standing, QStringLiteral("0 of 2 done"));
    QCOMPARE(one.run().shown().where, QStringLiteral("Week &lt;3&gt;"));
    QVERIFY(!one.run().desk());
    QCOMPARE(factAt(one, 0, "kind").toString(), QStringLiteral("text"));
    QCOMPARE(factAt(one, 0, "number").toInt(), 0);
    QCOMPARE(factAt(one, 0, "outcome").toInt(), -1);
    QCOMPARE(factAt(one, 0, "question").toString(), QStringLiteral("Read <b>this</b> first."));
    // Enter goes on from a text, and keys for an exercise change nothing in the set.
    one.session.hint();
    one.session.check();
    QVERIFY(one.run().answers().empty());
    one.session.proceed();
    QCOMPARE(one.run().shown().place, 1);
    QCOMPARE(one.run().shown().where, QStringLiteral("Week &lt;3&gt; · 1 of 2"));
    QCOMPARE(factAt(one, 1, "kind").toString(), QStringLiteral("exercise"));
    one.answerRight();
    one.session.next();
    QCOMPARE(one.run().shown().where, QStringLiteral("Week &lt;3&gt; · 2 of 2"));
    QCOMPARE(factAt(one, 2, "kind").toString(), QStringLiteral("proof"));
    QCOMPARE(factAt(one, 2, "number").toInt(), 2);
    QCOMPARE(factAt(one, 2, "detail").toString(), QStringLiteral("not done yet"));
    QCOMPARE(factAt(one, 2, "target").toString(), QStringLiteral("nim-lemma-2 0 - nim:11,7,5"));
    QCOMPARE(one.run().shown().counts, (QList<int>{1, 0, 0, 0, 1}));
    QVERIFY(one.run().shown().last && !one.run().shown().complete);
    one.session.proceed();
    QVERIFY(one.run().shown().finished);
    // The text that was read is not shown again: the set continues with the task.
    one.run().goOn();
    QCOMPARE(one.run().shown().place, 2);
    one.run().restart();
    one.run().confirm();
    QCOMPARE(one.run().shown().place, 0);
}

void TestPracticeSetClass::aTaskIsDoneWhenTheRecordSaysSo_data()
{
    QTest::addColumn<TaskEntry>("task");
    QTest::addColumn<std::function<void(Class&)>>("almost");  // what is not enough
    QTest::addColumn<std::function<void(Class&)>>("enough");
    using Do = std::function<void(Class&)>;
    const auto steps = [](const char* place, int left) -> Do {
        return [place, left](Class& one) {
            ProveSession prove;
            prove.setProgress(&one.progress);
            QVERIFY(prove.openPlace(QString::fromLatin1(place)));
            prove.setStep(prove.stepCount() - left);
        };
    };
    QTest::newRow("a proof up to its last step") << proofTask << steps("nim-lemma-2 0 - nim:11,7,5", 1) << steps("nim-lemma-2 0 - nim:11,7,5", 0);
    QTest::newRow("a proof on another position") << proofTask << steps("nim-lemma-2 0 - nim:3,4,5", 0) << steps("nim-lemma-2 0 - nim:11,7,5", 0);
    QTest::newRow("a problem") << problemTask << Do([](Class& one) { recordSolved(one.progress, QStringLiteral("hdu-1846")); })
                               << Do([](Class& one) { recordSolved(one.progress, QStringLiteral("hdu-1527")); });
    QTest::newRow("a lesson") << lessonTask << Do([](Class& one) { one.progress.keepNote(QStringLiteral("lesson/lemma-2/card"), QStringLiteral("3")); })
                              << Do([](Class& one) { one.progress.keepNote(QStringLiteral("lesson/lemma-2/done"), QStringLiteral("1")); });
}

void TestPracticeSetClass::aTaskIsDoneWhenTheRecordSaysSo()
{
    QFETCH(TaskEntry, task);
    QFETCH(std::function<void(Class&)>, almost);
    QFETCH(std::function<void(Class&)>, enough);
    Class one(mixedSet(task), QStringLiteral("Mei"));
    almost(one);
    QCOMPARE(factAt(one, 2, "outcome").toInt(), int(PracticeSetRun::Unanswered));
    QSignalSpy changed(&one.run(), &PracticeSetRun::changed);
    enough(one);
    QCOMPARE(factAt(one, 2, "outcome").toInt(), int(PracticeSetRun::AtOnce));
    QCOMPARE(factAt(one, 2, "detail").toString(), QStringLiteral("done"));
    QVERIFY(!changed.isEmpty());
    QCOMPARE(one.run().shown().standing, QStringLiteral("1 of 2 done"));
    // A task that was done before the set was begun is done at once.
    one.run().leave();
    one.session.startSet(one.set, QStringLiteral("Mei"));
    QCOMPARE(factAt(one, 2, "outcome").toInt(), int(PracticeSetRun::AtOnce));
}

void TestPracticeSetClass::hintsAreLimited_data()
{
    QTest::addColumn<int>("hints");
    QTest::addColumn<AnswersShown>("answers");
    QTest::addColumn<int>("most");
    QTest::addColumn<bool>("canShow");
    QTest::newRow("no hints") << 0 << AnswersShown::Never << 0 << false;
    QTest::newRow("two hints") << 2 << AnswersShown::AfterHandIn << 2 << false;
    QTest::newRow("the last hint is locked") << 5 << AnswersShown::AfterHandIn << 4 << false;
    QTest::newRow("all hints") << 5 << AnswersShown::Always << 5 << true;
    QTest::newRow("one hint, and then the answer") << 1 << AnswersShown::Always << 1 << true;
}

void TestPracticeSetClass::hintsAreLimited()
{
    QFETCH(int, hints);
    QFETCH(AnswersShown, answers);
    QFETCH(int, most);
    QFETCH(bool, canShow);
    ExerciseSet set = pupilsWeek(answers);
    set.rules.hints = hints;
    Class one(set);
    QCOMPARE(one.session.exercise().rungTitles.size(), most);
    for (int hint = 0; hint < 7; ++hint)
        one.session.hint();
    QCOMPARE(one.session.exercise().rungs.size(), most);
    QVERIFY(!one.session.exercise().canHint);
    QCOMPARE(one.session.exercise().canShowAnswer, canShow);
}

void TestPracticeSetClass::attemptsAreLimited_data()
{
    QTest::addColumn<AnswersShown>("answers");
    QTest::addColumn<bool>("again");
    for (const auto& [answers, name] : practice::answersShownNames) {
        QTest::addRow("%s", name.data()) << answers << false;
        QTest::addRow("%s, with the exercise asked again", name.data()) << answers << true;
    }
}

void TestPracticeSetClass::attemptsAreLimited()
{
    QFETCH(AnswersShown, answers);
    QFETCH(bool, again);
    ExerciseSet set = pupilsWeek(answers);
    set.rules.attempts = 2;
    Class one(set);
    one.answerWrong();
    QVERIFY(!one.session.exercise().over);
    if (again)
        one.run().again(0);
    one.answerWrong();
    QVERIFY(one.session.exercise().over);
    QCOMPARE(one.session.exercise().verdict, QStringLiteral("Not right"));
    QVERIFY(!one.session.exercise().canHint && !one.session.exercise().canShowAnswer);
    const QString right = QString::number(practice::rightAnswers(one.run().desk()->exercise()).front().number());
    QCOMPARE(one.session.exercise().reason.contains(QStringLiteral("The right answer: ") + right), answers == AnswersShown::Always);
    QCOMPARE(one.detail(0).contains(QStringLiteral("the right answer: ") + right), answers == AnswersShown::Always);
    QVERIFY(one.detail(0).contains(QStringLiteral("no answers are left")));
    QCOMPARE(one.run().shown().standing, QStringLiteral("1 of 3 done"));
    // No way leads to a third answer.
    one.session.setNumber(right);
    one.session.check();
    one.run().again(0);
    one.session.setNumber(right);
    one.session.check();
    one.run().restart();
    one.run().confirm();
    one.session.setNumber(right);
    one.session.check();
    QCOMPARE(one.run().answers().size(), std::size_t{2});
    QCOMPARE(one.session.state(), State::Wrong);
    one.session.next();
    QCOMPARE(one.run().shown().place, 1);
}

// --- the start page ---

void TestPracticeSetClass::theStartPageShowsTheSet()
{
    ExerciseSet set = mixedSet(lessonTask);
    set.className = "Class 7B";
    set.text = "Write the heaps in binary.";
    QTemporaryDir folder;
    QFile file(folder.filePath(QStringLiteral("week.json")));
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(printExerciseSet(set)) > 0);
    file.close();
    PracticeSession session(1, nullptr);
    PracticeSetRun& run = *session.set();
    QSignalSpy offered(&run, &PracticeSetRun::offered);
    run.openFile(QUrl::fromLocalFile(file.fileName()));
    QTRY_COMPARE(offered.size(), 1);
    QVERIFY(!run.there());
    const auto offer = [&run](const char* name) { return run.offer()[QString::fromLatin1(name)]; };
    QCOMPARE(offer("title").toString(), QStringLiteral("Week &lt;3&gt;"));
    QCOMPARE(offer("className").toString(), QStringLiteral("Class 7B"));
    QCOMPARE(offer("text").toString(), QStringLiteral("Write the heaps in binary."));
    QCOMPARE(offer("items").toList(), (QVariantList{int(PracticeSetRun::Unanswered), int(PracticeSetRun::Unanswered)}));
    QVERIFY(!offer("editable").toBool() && !offer("begun").toBool());
    // A pupil has to type a name.
    QCOMPARE(run.beginOffered({}, QStringLiteral("17")), QStringLiteral("Type your name first."));
    QVERIFY(!run.there());
    QCOMPARE(run.beginOffered(QStringLiteral("Mei"), QStringLiteral("17")), QString());
    QVERIFY(run.running());
    QVERIFY(offer("begun").toBool());
    QCOMPARE(offer("name").toString(), QStringLiteral("Mei"));
    run.go(1);
    session.setNumber(QString::number(practice::rightAnswers(run.desk()->exercise()).front().number()));
    session.check();
    QCOMPARE(offer("items").toList(), (QVariantList{int(PracticeSetRun::AtOnce), int(PracticeSetRun::Unanswered)}));
    // The set continues where the pupil stopped.
    run.pause();
    run.openFile(QUrl::fromLocalFile(file.fileName()));
    QTRY_COMPARE(offered.size(), 2);
    QCOMPARE(run.beginOffered(QStringLiteral("Mei"), QStringLiteral("17")), QString());
    QCOMPARE(run.shown().place, 1);
    QCOMPARE(session.state(), State::Right);
}

void TestPracticeSetClass::theStartPageStatesTheRules_data()
{
    QTest::addColumn<std::function<void(ExerciseSet&)>>("change");
    QTest::addColumn<QString>("rule");
    const auto row = [](const char* name, const char* rule, const std::function<void(ExerciseSet&)>& change) {
        QTest::newRow(name) << change << QString::fromUtf8(rule);
    };
    row("the number of items", "2 items", [](ExerciseSet&) {});
    row("a day to come", "Hand in by Friday", [](ExerciseSet& set) { set.due = "9999-12-31"; });
    row("a day that is over", "Late: this set was due on Saturday", [](ExerciseSet& set) { set.due = "2026-03-14"; });
    row("no hints", "No hints", [](ExerciseSet& set) { set.rules.hints = 0; });
    row("hints", "Up to 4 hints for each exercise", [](ExerciseSet&) {});
    row("answers", "Up to 3 answers for each exercise", [](ExerciseSet& set) { set.rules.attempts = 3; });
    row("right answers later", "Right answers after handing in", [](ExerciseSet&) {});
    row("no right answers", "Right answers are not shown", [](ExerciseSet& set) { set.rules.answers = AnswersShown::Never; });
    row("variants", "Each pupil has exercises of their own", [](ExerciseSet& set) { set.rules.variant = practice::SetVariant::PerPupil; });
}

void TestPracticeSetClass::theStartPageStatesTheRules()
{
    QFETCH(std::function<void(ExerciseSet&)>, change);
    QFETCH(QString, rule);
    ExerciseSet set = mixedSet(problemTask);
    change(set);
    QTemporaryDir folder;
    QFile file(folder.filePath(QStringLiteral("week.json")));
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(printExerciseSet(set)) > 0);
    file.close();
    PracticeSetRun run;
    run.openFile(QUrl::fromLocalFile(file.fileName()));
    QTRY_VERIFY(!run.offer()[QStringLiteral("items")].toList().isEmpty());
    QStringList rules;
    for (const QVariant& one : run.offer()[QStringLiteral("rules")].toList())
        rules << one.toMap()[QStringLiteral("text")].toString();
    QVERIFY2(std::ranges::any_of(rules, [&rule](const QString& one) { return one.startsWith(rule); }), qPrintable(rules.join(u'\n')));
}

void TestPracticeSetClass::aTextIsShownAsRichText_data()
{
    QTest::addColumn<QString>("markdown");
    QTest::addColumn<QString>("shown");
    QTest::newRow("lines") << u"One.\nTwo."_qs << u"One.<br>Two."_qs;
    QTest::newRow("bold and italics") << u"**Three** *heaps*"_qs << u"<b>Three</b> <i>heaps</i>"_qs;
    QTest::newRow("HTML") << u"<img src=\"http://example.org/a.png\"> a < b"_qs << u"&lt;img src=&quot;http://example.org/a.png&quot;&gt; a &lt; b"_qs;
    QTest::newRow("marks that overlap") << u"[**a](x)**"_qs << u"[**a](x)**"_qs;
    // The texts of lessons have values in braces. In a set they are not computed, because that could take long.
    QTest::newRow("braces") << u"{sum 1,2}"_qs << u"{\u2060sum 1,2}"_qs;
}

void TestPracticeSetClass::aTextIsShownAsRichText()
{
    QFETCH(QString, markdown);
    QFETCH(QString, shown);
    ExerciseSet set = mixedSet(lessonTask);
    set.entries.front() = practice::TextEntry{markdown.toStdString()};
    Class one(set);
    QCOMPARE(factAt(one, 0, "question").toString(), shown);
}

void TestPracticeSetClass::aFileWithoutASetIsRefused()
{
    QTemporaryDir folder;
    QFile file(folder.filePath(QStringLiteral("week.json")));
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write("{\"nimstone\": \"exercise-set\"") > 0);
    file.close();
    PracticeSetRun run;
    QSignalSpy refused(&run, &PracticeSetRun::refused);
    run.openFile(QUrl::fromLocalFile(file.fileName()));
    QTRY_COMPARE(refused.size(), 1);
    run.openFile(QUrl::fromLocalFile(folder.filePath(QStringLiteral("none.json"))));
    QTRY_COMPARE(refused.size(), 2);
    QVERIFY(!run.there());
}

NIMSTONE_TEST(TestPracticeSetClass)
#include "tst_practice_set_class.moc"
