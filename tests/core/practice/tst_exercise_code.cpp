// Tests the codes that name exercises: a printed code is read back, a malformed code is refused, and a code always names
// the same exercise.
#include <QTest>

#include "core/practice/exercise_set.h"
#include "tests/program.h"

using namespace nimstone;
using namespace nimstone::practice;

class TestExerciseCode : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void printedCodesAreReadBack();
    void codesAreReadOrRefused_data();
    void codesAreReadOrRefused();
    void aCodeAlwaysNamesTheSameExercise();
    void recordNamesAreReadBack_data();
    void recordNamesAreReadBack();
};

void TestExerciseCode::printedCodesAreReadBack()
{
    int read = 0;
    for (const Skill skill : allSkills) {
        for (const Seed seed : {Seed{0}, Seed{1}, Seed{4711}, maxCount}) {
            for (const int number : {1, 17, lastNumber}) {
                const ExerciseCode code{skill, 1 + read % 3, seed, number};
                QCOMPARE(parseExerciseCode(print(code)), std::optional(code));
                ++read;
            }
        }
    }
    for (const OutcomeGame game : allOutcomeGames) {
        const ExerciseCode code{Skill::Outcome, 1 + read % 3, 4711, 17, game};
        QCOMPARE(parseExerciseCode(print(code)), std::optional(code));
        ++read;
    }
    QCOMPARE(print({Skill::NimSum, 2, 4711, 17}), std::string("nim-sum 2 4711/17"));
    QCOMPARE(print({Skill::Outcome, 2, 4711, 17, OutcomeGame::Wythoff}), std::string("outcome:wythoff 2 4711/17"));
    qInfo("read %d codes back", read);
}

void TestExerciseCode::codesAreReadOrRefused_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<bool>("isCode");
    const auto row = [](const char* name, const char* text, bool isCode) { QTest::newRow(name) << QByteArray(text) << isCode; };
    row("as printed", "nim-sum 2 4711/17", true);
    row("blanks", "  nim-sum   2\t4711/17 ", true);
    row("an empty text", "", false);
    row("blanks alone", "  ", false);
    row("no such skill", "nim-sums 2 4711/17", false);
    row("level 0", "nim-sum 0 4711/17", false);
    row("level 4", "nim-sum 4 4711/17", false);
    row("without the number of the exercise", "nim-sum 2 4711", false);
    row("number 0", "nim-sum 2 4711/0", false);
    row("number 10000", "nim-sum 2 4711/10000", false);
    row("negative seed", "nim-sum 2 -1/1", false);
    row("seed beyond 2^63 - 1", "nim-sum 2 9223372036854775808/1", false);
    row("seed beyond 64 bits", "nim-sum 2 99999999999999999999/1", false);
    row("text after the code", "nim-sum 2 4711/17 x", false);
    row("two slashes", "nim-sum 2 4711/17/3", false);
    row("limited to a game", " outcome:misere-nim  2 4711/17", true);
    row("limited to sums", "outcome:sum 2 4711/17", true);
    row("no such game", "outcome:chess 2 4711/17", false);
    row("no game after the colon", "outcome: 2 4711/17", false);
    row("a skill that has no games", "nim-sum:nim 2 4711/17", false);
}

void TestExerciseCode::codesAreReadOrRefused()
{
    QFETCH(QByteArray, text);
    QFETCH(bool, isCode);
    QCOMPARE(parseExerciseCode(text.toStdString()).has_value(), isCode);
}

void TestExerciseCode::aCodeAlwaysNamesTheSameExercise()
{
    for (const Skill skill : allSkills) {
        Session session(skill, 2, 99);
        for (int number = 1; number <= 5; ++number)
            QVERIFY(session.next() == exerciseOf({skill, 2, 99, number}));
    }
}

void TestExerciseCode::recordNamesAreReadBack_data()
{
    QTest::addColumn<QByteArray>("name");
    QTest::addColumn<bool>("isName");
    const auto row = [](const char* name, const char* text, bool isName) { QTest::newRow(name) << QByteArray(text) << isName; };
    row("a code", "nim-sum 2 4711/17", true);
    row("heaps", "how-many nim:12,9,3", true);
    row("heaps of another skill", "eligible-heap nim:12,9,3", true);
    row("a skill that is not asked about heaps", "mex nim:12,9,3", false);
    row("heaps that make no exercise", "how-many nim:3,5,6", false);
    row("no such skill", "how-much nim:12,9,3", false);
    row("no heaps", "how-many", false);
    row("nothing after the blank", "how-many ", false);
    row("another game", "how-many wythoff:3,5", false);
    row("an empty text", "", false);
}

void TestExerciseCode::recordNamesAreReadBack()
{
    QFETCH(QByteArray, name);
    QFETCH(bool, isName);
    const auto named = parseRecordName(name.toStdString());
    QCOMPARE(named.has_value(), isName);
    if (named)
        QCOMPARE(QByteArray::fromStdString(recordName(exercisesNamed({*named}).front())), name);
}

NIMSTONE_TEST(TestExerciseCode)
#include "tst_exercise_code.moc"
