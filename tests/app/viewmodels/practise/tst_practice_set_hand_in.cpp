// Tests a set as a pupil does it: the pupil gets exercises of one's own, types a name, and hands in a file.
#include <QFile>
#include <QTest>
#include <memory>

#include "app/storage/sets/exercise_set_json.h"
#include "app/storage/sets/hand_in.h"
#include "tests/app/viewmodels/practise/sets/mixed_set.h"
#include "tests/program.h"

using namespace nimstone;
using namespace nimstone::tests;
using practice::AnswersShown;
using practice::ExerciseSet;

namespace {

/// Saves the file to hand in, and returns its content.
HandIn savedHandIn(Class& one, const QString& file)
{
    ResultsTable& table = *one.run().handInFile();
    table.save({}, QUrl::fromLocalFile(one.folder.filePath(file)));
    if (!QTest::qWaitFor([&table] { return !table.running(); }) || table.failed())
        return {};
    QFile written(one.folder.filePath(file));
    const auto read = written.open(QIODevice::ReadOnly) ? parseHandIn(written.readAll()) : tl::unexpected(ProgressJsonError());
    return read.value_or(HandIn());
}

}  // namespace

class TestPracticeSetHandIn : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyPupilHasOwnExercises();
    void aNameCanChangeWithoutVariants();
    void theAnswersAreHandedIn();
    void aSetIsHandedInAgain_data();
    void aSetIsHandedInAgain();
    void theFileHasTheTitleAndTheName_data();
    void theFileHasTheTitleAndTheName();
    void aSetThatIsNotHandedInIsNotLost();
    void startingOverKeepsTheHints();
};

void TestPracticeSetHandIn::everyPupilHasOwnExercises()
{
    ExerciseSet set = pupilsWeek(AnswersShown::Never);
    set.entries = practice::entriesOf(practice::exercisesFor({{practice::Skill::NimSum}, 1, 8, 7}));
    set.rules.variant = practice::SetVariant::PerPupil;
    const auto questions = [](Class& one) {
        QStringList all;
        for (int place = 0; place < one.run().shown().count; ++place)
            all << factAt(one, place, "question").toString();
        return all;
    };
    Class mei(set, QStringLiteral("Mei"));
    Class ben(set, QStringLiteral("Ben"));
    QVERIFY(questions(mei) != questions(ben));
    QCOMPARE(questions(mei), questions(*std::make_unique<Class>(set, QStringLiteral("Mei"))));
    // Before the first answer, another name gives other exercises. After it, the name stays.
    mei.session.startSet(set, QStringLiteral("Ben"), QStringLiteral("17"));
    QCOMPARE(questions(mei), questions(ben));
    QVERIFY(!mei.run().keepsName());
    mei.session.setNumber(QStringLiteral("0"));
    mei.session.check();
    QVERIFY(mei.run().keepsName());
    mei.session.startSet(set, QStringLiteral("Mei"), QStringLiteral("17"));
    QCOMPARE(mei.run().shown().name, QStringLiteral("Ben"));
    QCOMPARE(questions(mei), questions(ben));
    // The answers are those to the exercises of this pupil.
    const HandIn handed = savedHandIn(mei, QStringLiteral("ben.json"));
    QCOMPARE(handed.answers.front().exercise.toStdString(), mei.run().desk()->recordName());
}

void TestPracticeSetHandIn::aNameCanChangeWithoutVariants()
{
    Class one(pupilsWeek(AnswersShown::Never), QStringLiteral("Mai"));
    one.answerRight();
    QVERIFY(!one.run().keepsName());
    one.session.startSet(one.set, QStringLiteral("Mei"), QStringLiteral("18"));
    QCOMPARE(one.run().shown().name, QStringLiteral("Mei"));
    QCOMPARE(one.run().answers().size(), std::size_t{1});
    QCOMPARE(savedHandIn(one, QStringLiteral("mei.json")).number, QStringLiteral("18"));
}

void TestPracticeSetHandIn::theAnswersAreHandedIn()
{
    ExerciseSet set = mixedSet(lessonTask);
    set.className = "7B";
    Class one(set, QStringLiteral("Mei Tanaka"));
    one.session.next();
    one.session.hint();
    one.answerWrong();
    one.answerRight();
    one.progress.keepNote(QStringLiteral("lesson/lemma-2/done"), QStringLiteral("1"));
    QVERIFY(!one.run().shown().handedIn);
    const HandIn handed = savedHandIn(one, QStringLiteral("mei.json"));
    QCOMPARE(handed.set, identityOf(set));
    QCOMPARE(handed.name, QStringLiteral("Mei Tanaka"));
    QCOMPARE(handed.number, QStringLiteral("17"));
    QCOMPARE(handed.className, QStringLiteral("7B"));
    QVERIFY(handed.time > 0);
    QVERIFY(handed.done == std::vector<std::size_t>{2});
    QVERIFY(handed.answers == one.run().answers());
    QCOMPARE(handed.answers.size(), std::size_t{2});
    QVERIFY(one.run().shown().handedIn);
    QVERIFY(one.run().run().handedIn);
}

void TestPracticeSetHandIn::aSetIsHandedInAgain_data()
{
    QTest::addColumn<AnswersShown>("answers");
    QTest::addColumn<bool>("shown");    // right answers after handing in
    QTest::addColumn<int>("newAnswers");  // the answers that are in the second file, but not in the first
    QTest::newRow("answers at once") << AnswersShown::Always << true << 1;
    QTest::newRow("answers after handing in") << AnswersShown::AfterHandIn << true << 0;
    QTest::newRow("no answers") << AnswersShown::Never << false << 1;
}

void TestPracticeSetHandIn::aSetIsHandedInAgain()
{
    QFETCH(AnswersShown, answers);
    QFETCH(bool, shown);
    QFETCH(int, newAnswers);
    Class one(pupilsWeek(answers), QStringLiteral("Mei"));
    one.answerWrong();
    const HandIn first = savedHandIn(one, QStringLiteral("a.json"));
    QCOMPARE(first.answers.size(), std::size_t{1});
    QCOMPARE(one.run().locked(), !shown);
    // Another pupil on this computer does not get the answers and the name of this one.
    QVERIFY(one.run().keepsName());
    for (int place = 0; place < 3; ++place)
        QCOMPARE(one.detail(place).contains(QStringLiteral("the right answer: ")), shown);
    QCOMPARE(one.session.exercise().canRefute || one.session.exercise().title.isEmpty(), !shown);
    QCOMPARE(one.run().shown().complete, answers == AnswersShown::AfterHandIn);
    const QString detail = one.detail(0).section(u';', 0, 0);
    one.run().go(0);
    one.answerRight();
    QCOMPARE(one.detail(0).section(u';', 0, 0) == detail, newAnswers == 0);
    // A new answer is not in the file yet.
    QCOMPARE(one.run().shown().handedIn, newAnswers == 0);
    const HandIn second = savedHandIn(one, QStringLiteral("b.json"));
    QCOMPARE(static_cast<int>(second.answers.size() - first.answers.size()), newAnswers);
    // The result stays until the pupil leaves it, also in the next run of the program.
    const auto kept = parseExerciseRun(printExerciseRun(one.run().run()));
    QVERIFY(kept && kept->handedIn && kept->name == QStringLiteral("Mei"));
    // Another set replaces it without a question, because nothing is lost.
    ExerciseSet other = pupilsWeek(answers);
    other.title = "Week 4";
    one.session.startSet(other, QStringLiteral("Mei"));
    QCOMPARE(one.run().shown().question.isEmpty(), answers == AnswersShown::AfterHandIn);
}

void TestPracticeSetHandIn::theFileHasTheTitleAndTheName_data()
{
    QTest::addColumn<QString>("title");
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("file");
    QTest::newRow("short") << u"Week 3"_qs << u"Mei Tanaka"_qs << u"Week 3 - Mei Tanaka.json"_qs;
    QTest::newRow("Chinese") << u"第一周:Nim"_qs << u"王芳"_qs << u"第一周 Nim - 王芳.json"_qs;
    QTest::newRow("characters that no file may have") << u"a/b"_qs << u"C:\\d"_qs << u"a b - C d.json"_qs;
    QTest::newRow("long") << QString(90, u'x') << QString(90, u'y') << QString(30, u'x') + QStringLiteral(" - ") + QString(26, u'y') + QStringLiteral(".json");
}

void TestPracticeSetHandIn::theFileHasTheTitleAndTheName()
{
    QFETCH(QString, title);
    QFETCH(QString, name);
    QFETCH(QString, file);
    ExerciseSet set = weekThree();
    set.title = title.toStdString();
    Class one(set, name);
    QCOMPARE(one.run().handInFile()->suggestedFile({}).fileName(), file);
}

void TestPracticeSetHandIn::aSetThatIsNotHandedInIsNotLost()
{
    Class one(pupilsWeek(AnswersShown::Always), QStringLiteral("Mei"));
    for (int place = 0; place < 3; ++place) {
        one.run().go(place);
        one.answerRight();
    }
    QVERIFY(one.run().shown().complete);
    one.run().leave();
    QVERIFY2(one.run().shown().question.contains(QStringLiteral("not handed in")), qPrintable(one.run().shown().question));
    one.run().dismiss();
    ExerciseSet other = one.set;
    other.title = "Week 4";
    one.session.startSet(other, QStringLiteral("Mei"));
    QVERIFY2(one.run().shown().question.contains(QStringLiteral("not handed in")), qPrintable(one.run().shown().question));
    one.run().dismiss();
    QVERIFY(one.run().there());
    // Opening the file again shows the result, and does not start over.
    one.run().finish();
    one.run().pause();
    one.session.startSet(one.set, QStringLiteral("Mei"), QStringLiteral("17"));
    QVERIFY(one.run().shown().finished);
    QCOMPARE(savedHandIn(one, QStringLiteral("mei.json")).answers.size(), std::size_t{3});
    one.run().leave();
    QVERIFY(!one.run().there());
}

void TestPracticeSetHandIn::startingOverKeepsTheHints()
{
    Class one(pupilsWeek(AnswersShown::Always), QStringLiteral("Mei"));
    one.session.hint();
    QCOMPARE(one.session.exercise().rungs.size(), 1);
    one.run().finish();
    one.run().restart();
    QCOMPARE(one.run().shown().question, QString());
    QCOMPARE(one.session.exercise().rungs.size(), 1);
    one.answerRight();
    QCOMPARE(one.run().answers().front().hints, 1);
}

NIMSTONE_TEST(TestPracticeSetHandIn)
#include "tst_practice_set_hand_in.moc"
