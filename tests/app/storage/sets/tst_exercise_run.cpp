// Tests the run of an exercise set as JSON: every version writes the same bytes, and invalid values are refused.
#include <QTest>

#include "app/storage/sets/exercise_run.h"
#include "tests/program.h"

using namespace nimstone;
using namespace nimstone::practice;

class TestExerciseRun : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aRunIsWrittenAsTheSameBytesInEveryVersion();
    void writtenRunsAreReadBack();
    void runsOfVersion1AreRead();
    void textsAreNotItems();
    void aPupilKeepsTheSameEntries();
    void invalidValuesAreReplacedByDefaults();
};

static ExerciseRun sampleRun()
{
    ExerciseRun run;
    run.set = {.title = "第三周", .language = "zh_CN", .entries = entriesOf(exercisesFor({{Skill::NimSum}, 1, 2, 7}))};
    run.name = QStringLiteral("Mei");
    run.number = QStringLiteral("17");
    run.handedIn = true;
    run.entries = run.set.entries;
    run.places.resize(2);
    run.places[0] = {.state = ExerciseRun::State::Wrong, .hints = 1, .done = true, .given = {.number = QStringLiteral("12"), .heap = 2, .chosen = {0, 3}, .taken = {1}},
                     .attempts = {{.outcome = 2, .hints = 1, .wrong = 3, .done = true}}};
    run.place = 1;
    run.onDesk = false;
    return run;
}

void TestExerciseRun::aRunIsWrittenAsTheSameBytesInEveryVersion()
{
    const QByteArray expected =
        R"({"answers":{"answers":[],"format":"nimstone-progress","version":1},"finished":false,"handedIn":true,"name":"Mei","nimstone":"exercise-run",)"
        R"("number":"17","onDesk":false,"place":1,"places":[{"attempts":[{"before":false,"done":true,"hints":1,"outcome":2,"shown":false,"wrong":3}],)"
        R"("done":true,"draft":{"chosen":[],"heap":-1,"number":"","taken":[]},"given":{"chosen":[0,3],"heap":2,"number":"12","taken":[1]},)"
        R"("hints":1,"state":"wrong"},{"attempts":[],"done":false,"draft":{"chosen":[],"heap":-1,"number":"","taken":[]},)"
        R"("given":{"chosen":[],"heap":-1,"number":"","taken":[]},"hints":0,"state":"open"}],)"
        R"("set":{"exercises":[{"level":1,"number":1,"seed":7,"skill":"nim-sum"},{"level":1,"number":2,"seed":7,"skill":"nim-sum"}],)"
        R"("language":"zh_CN","nimstone":"exercise-set","title":"第三周","version":1},"version":2})" "\n";
    QCOMPARE(printExerciseRun(sampleRun()), expected);
}

void TestExerciseRun::writtenRunsAreReadBack()
{
    const auto read = parseExerciseRun(printExerciseRun(sampleRun()));
    QVERIFY(read && *read == sampleRun());
    const auto head = headOfRun(printExerciseRun(sampleRun()));
    QVERIFY(head);
    QCOMPARE(head->place, 1);
    QCOMPARE(head->count, 2);
    QCOMPARE(head->done, 1);
}

/// Nimstone 1.0 wrote version 1, without a pupil.
void TestExerciseRun::runsOfVersion1AreRead()
{
    QByteArray content = printExerciseRun(sampleRun());
    content.replace("\"handedIn\":true,\"name\":\"Mei\",", "").replace("\"number\":\"17\",\"onDesk\"", "\"onDesk\"");
    content.replace("\"version\":2}", "\"version\":1}");
    ExerciseRun expected = sampleRun();
    expected.name.clear();
    expected.number.clear();
    expected.handedIn = false;
    const auto read = parseExerciseRun(content);
    QVERIFY(read && *read == expected);
    QCOMPARE(headOfRun(content)->count, 2);
    content.replace("\"version\":1}\n", "\"version\":3}\n");
    QVERIFY(!parseExerciseRun(content));
    QVERIFY(!headOfRun(content));
}

void TestExerciseRun::textsAreNotItems()
{
    ExerciseRun run = sampleRun();
    run.set.entries.insert(run.set.entries.begin(), TextEntry{"Read this."});
    run.set.entries.emplace_back(TaskEntry{TaskEntry::Kind::Lesson, "lemma-2"});
    run.entries = run.set.entries;
    run.places.insert(run.places.begin(), ExerciseRun::Place{.done = true});
    run.places.push_back({.done = true});
    const auto read = parseExerciseRun(printExerciseRun(run));
    QVERIFY(read && *read == run);
    const auto head = headOfRun(printExerciseRun(run));
    QCOMPARE(head->count, 3);
    QCOMPARE(head->done, 2);
}

void TestExerciseRun::aPupilKeepsTheSameEntries()
{
    ExerciseRun run = sampleRun();
    run.set.entries = entriesOf(exercisesFor({{Skill::NimSum, Skill::HowMany}, 1, 8, 7}));
    run.set.rules.order = SetOrder::Shuffled;
    run.set.rules.variant = SetVariant::PerPupil;
    run.entries = entriesOfPupil(SetVariants(run.set), run.name, run.number);
    run.places.resize(8);
    QVERIFY(run.entries != run.set.entries);
    // Blanks and the case of letters in a name do not matter.
    QVERIFY(run.entries == entriesOfPupil(SetVariants(run.set), QStringLiteral(" mei "), run.number));
    QVERIFY(run.entries != entriesOfPupil(SetVariants(run.set), QStringLiteral("Ben"), run.number));
    const auto read = parseExerciseRun(printExerciseRun(run));
    QVERIFY(read && *read == run);
}

void TestExerciseRun::invalidValuesAreReplacedByDefaults()
{
    QByteArray content = printExerciseRun(sampleRun());
    content.replace("\"place\":1", "\"place\":2").replace("\"hints\":1", "\"hints\":6").replace("\"outcome\":2", "\"outcome\":-1");
    content.replace("\"state\":\"wrong\"", "\"state\":\"lost\"").replace("\"heap\":2", "\"heap\":\"2\"").replace("\"done\":true", "\"done\":1");
    const auto read = parseExerciseRun(content);
    QVERIFY(read);
    QCOMPARE(read->place, 0);
    const ExerciseRun::Place& place = read->places.front();
    QVERIFY(place.state == ExerciseRun::State::Open);
    QCOMPARE(place.hints, 0);
    QCOMPARE(place.given.heap, -1);
    QVERIFY(place.attempts.front() == (ExerciseRun::Attempt{.wrong = 3}));
}

NIMSTONE_TEST(TestExerciseRun)
#include "tst_exercise_run.moc"
