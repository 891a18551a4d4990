// The run of an exercise set as JSON: the bytes that every version writes, and values that are invalid.
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
    void invalidValuesAreReplacedByDefaults();
};

static ExerciseRun sampleRun()
{
    ExerciseRun run;
    run.set = {"第三周", "zh_CN", exercisesFor({{Skill::NimSum}, 1, 2, 7})};
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
        R"({"answers":{"answers":[],"format":"nimstone-progress","version":1},"finished":false,"nimstone":"exercise-run",)"
        R"("onDesk":false,"place":1,"places":[{"attempts":[{"before":false,"done":true,"hints":1,"outcome":2,"shown":false,"wrong":3}],)"
        R"("done":true,"draft":{"chosen":[],"heap":-1,"number":"","taken":[]},"given":{"chosen":[0,3],"heap":2,"number":"12","taken":[1]},)"
        R"("hints":1,"state":"wrong"},{"attempts":[],"done":false,"draft":{"chosen":[],"heap":-1,"number":"","taken":[]},)"
        R"("given":{"chosen":[],"heap":-1,"number":"","taken":[]},"hints":0,"state":"open"}],)"
        R"("set":{"exercises":[{"level":1,"number":1,"seed":7,"skill":"nim-sum"},{"level":1,"number":2,"seed":7,"skill":"nim-sum"}],)"
        R"("language":"zh_CN","nimstone":"exercise-set","title":"第三周","version":1},"version":1})" "\n";
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
