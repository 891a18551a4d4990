// Tests the exercises of a worksheet: their number is the requested one, each skill gets a share, no exercise appears
// twice, and the same seed gives the same sheet.
#include <QTest>
#include <set>

#include "core/practice/exercise_set.h"
#include "tests/counts.h"
#include "tests/program.h"

using namespace nimstone;
using namespace nimstone::practice;

namespace {

std::vector<Skill> everySkill() { return {allSkills.begin(), allSkills.end()}; }

}  // namespace

class TestPracticeWorksheet : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void skillsShareTheSheetEqually_data();
    void skillsShareTheSheetEqually();
    void noExerciseAppearsTwice();
    void outcomeExercisesAreLimitedToAGame();
    void addedExercisesDoNotRepeatPresentOnes();
    void codesNameTheirExercises();
    void seedDecidesTheSheet();
    void sheetEndsWhenNoExerciseIsLeft();
    void consecutiveCodesAreJoined_data();
    void consecutiveCodesAreJoined();
    void runsOfCodesAreReadBack();
    void badRunsOfCodesAreRefused_data();
    void badRunsOfCodesAreRefused();
    void misspelledSkillFindsTheNearestName_data();
    void misspelledSkillFindsTheNearestName();
};

void TestPracticeWorksheet::skillsShareTheSheetEqually_data()
{
    QTest::addColumn<int>("count");
    QTest::addColumn<bool>("mixed");
    for (const int count : {1, 2, 3, 7, 20}) {
        QTest::addRow("%d of one level", count) << count << false;
        QTest::addRow("%d of all levels", count) << count << true;
    }
}

void TestPracticeWorksheet::skillsShareTheSheetEqually()
{
    QFETCH(int, count);
    QFETCH(bool, mixed);
    const std::vector<Skill> skills{Skill::HowMany, Skill::NimSum};
    const SheetExercises exercises = exercisesFor({skills, mixed ? std::nullopt : std::optional(2), count, 7});
    QCOMPARE(exercises.size(), static_cast<std::size_t>(count));
    for (std::size_t place = 0; place < exercises.size(); ++place) {
        const auto& code = exercises[place].code;
        QVERIFY(code.has_value());
        QCOMPARE(code->skill, skills[place < (exercises.size() + 1) / 2 ? 0 : 1]);
        if (!mixed)
            QCOMPARE(code->level, 2);
        else if (place > 0 && exercises[place - 1].code->skill == code->skill)
            QVERIFY2(exercises[place - 1].code->level <= code->level, "the levels do not go from easy to hard");
    }
}

void TestPracticeWorksheet::noExerciseAppearsTwice()
{
    int compared = 0;
    for (Seed seed = 0; seed < tests::count<Seed>(3, 50); ++seed) {
        const SheetExercises exercises = exercisesFor({everySkill(), std::nullopt, 90, seed});
        std::set<std::pair<Skill, std::vector<Count>>> seen;
        for (const SheetExercise& one : exercises)
            QVERIFY2(seen.emplace(skillOf(one.exercise), dedupKeyOf(one.exercise)).second, print(*one.code).c_str());
        compared += static_cast<int>(exercises.size());
    }
    qInfo("compared %d exercises", compared);
}

void TestPracticeWorksheet::outcomeExercisesAreLimitedToAGame()
{
    SheetRequest request{.skills = {Skill::NimSum, Skill::Outcome}, .level = std::nullopt, .count = 12, .seed = 7};
    request.game = OutcomeGame::Wythoff;
    const SheetExercises exercises = exercisesFor(request);
    QCOMPARE(exercises.size(), std::size_t{12});
    std::vector<NamedExercise> names;
    for (const SheetExercise& one : exercises) {
        QCOMPARE(one.code->game, one.code->skill == Skill::Outcome ? request.game : std::nullopt);
        names.emplace_back(*one.code);
    }
    QVERIFY2(exercisesNamed(names) == exercises, "the codes name other exercises");
    QCOMPARE(codeRuns(exercises).at(3), std::string("outcome:wythoff 1 7/1–2"));
}

void TestPracticeWorksheet::addedExercisesDoNotRepeatPresentOnes()
{
    const SheetExercises there = exercisesFor({{Skill::ReadBinary, Skill::Mex}, 1, 40, 1});
    std::set<std::pair<Skill, std::vector<Count>>> seen;
    for (const SheetExercise& one : there)
        seen.emplace(skillOf(one.exercise), dedupKeyOf(one.exercise));
    bool wouldRepeat = false;
    for (Seed seed = 1; seed < 9; ++seed) {
        for (const SheetExercise& one : exercisesFor({{Skill::ReadBinary}, 1, 10, seed}))
            wouldRepeat = wouldRepeat || seen.contains({skillOf(one.exercise), dedupKeyOf(one.exercise)});
        const SheetExercises more = exercisesFor({{Skill::ReadBinary}, 1, 10, seed}, there);
        QCOMPARE(more.size(), std::size_t{10});
        for (const SheetExercise& one : more) {
            QVERIFY2(!seen.contains({skillOf(one.exercise), dedupKeyOf(one.exercise)}), print(*one.code).c_str());
            QVERIFY2(exerciseOf(*one.code) == one.exercise, print(*one.code).c_str());
        }
    }
    QVERIFY2(wouldRepeat, "no exercise would repeat one of the sheet, so this test checks nothing");
}

void TestPracticeWorksheet::codesNameTheirExercises()
{
    for (const SheetExercise& one : exercisesFor({everySkill(), std::nullopt, 60, 4711}))
        QVERIFY2(exerciseOf(*one.code) == one.exercise, print(*one.code).c_str());
}

void TestPracticeWorksheet::seedDecidesTheSheet()
{
    const SheetRequest request{everySkill(), std::nullopt, 30, 5};
    QVERIFY(exercisesFor(request) == exercisesFor(request));
    QVERIFY(exercisesFor(request) != exercisesFor({everySkill(), std::nullopt, 30, 6}));
}

/// There are 105 pairs of two different heaps of up to 15, and not all of these pairs make an exercise that is worth
/// asking.
void TestPracticeWorksheet::sheetEndsWhenNoExerciseIsLeft()
{
    const SheetExercises all = exercisesFor({{Skill::NimSum}, 1, mostOnSheet, 1});
    QVERIFY(all.size() > 50);
    QVERIFY(all.size() < 105);
    QCOMPARE(exercisesFor({{Skill::NimSum}, 1, mostOnSheet, 2}).size(), all.size());
}

void TestPracticeWorksheet::consecutiveCodesAreJoined_data()
{
    QTest::addColumn<QString>("codes");
    QTest::addColumn<QString>("runs");
    const auto row = [](const char* name, const char* codes, const char* runs) {
        QTest::newRow(name) << QString::fromUtf8(codes) << QString::fromUtf8(runs);
    };
    row("no exercises", "", "");
    row("one exercise", "nim-sum 2 7/3", "nim-sum 2 7/3");
    row("in order", "nim-sum 2 7/3, nim-sum 2 7/4, nim-sum 2 7/5", "nim-sum 2 7/3–5");
    row("a gap", "nim-sum 2 7/3, nim-sum 2 7/5", "nim-sum 2 7/3, nim-sum 2 7/5");
    row("backwards", "nim-sum 2 7/3, nim-sum 2 7/2", "nim-sum 2 7/3, nim-sum 2 7/2");
    row("another level", "nim-sum 2 7/1, nim-sum 2 7/2, nim-sum 3 7/3", "nim-sum 2 7/1–2, nim-sum 3 7/3");
    row("another seed", "nim-sum 2 7/1, nim-sum 2 8/2", "nim-sum 2 7/1, nim-sum 2 8/2");
    row("another skill", "nim-sum 2 7/1, how-many 2 7/2", "nim-sum 2 7/1, how-many 2 7/2");
}

void TestPracticeWorksheet::consecutiveCodesAreJoined()
{
    QFETCH(QString, codes);
    QFETCH(QString, runs);
    SheetExercises exercises;
    for (const QString& code : codes.split(QStringLiteral(", "), Qt::SkipEmptyParts)) {
        const auto parsed = parseExerciseCode(code.toStdString());
        exercises.push_back({exerciseOf(*parsed), *parsed});
    }
    // An exercise without a code must not interrupt a run.
    exercises.push_back({*exerciseOn({{3, 5, 7}}, Skill::NimSum), std::nullopt});
    QStringList found;
    for (const std::string& run : codeRuns(exercises))
        found << QString::fromStdString(run);
    QCOMPARE(found.join(QStringLiteral(", ")), runs);
}

/// Joins the runs in the way in which a worksheet prints them.
void TestPracticeWorksheet::runsOfCodesAreReadBack()
{
    int compared = 0;
    for (Seed seed = 0; seed < tests::count<Seed>(4, 200); ++seed) {
        SheetRequest request{everySkill(), seed % 2 == 0 ? std::nullopt : std::optional(highestLevel), 60, seed * 1'000'003};
        request.game = seed % 4 == 1 ? std::optional(OutcomeGame::Wythoff) : std::nullopt;
        const SheetExercises exercises = exercisesFor(request);
        for (const char* separator : {" · ", ", ", " ·\n"}) {
            std::string line;
            for (const std::string& run : codeRuns(exercises))
                line += (line.empty() ? "" : separator) + run;
            const auto codes = parseCodeRuns(line);
            QVERIFY2(codes.has_value(), line.c_str());
            QCOMPARE(codes->size(), exercises.size());
            for (std::size_t place = 0; place < codes->size(); ++place, ++compared)
                QCOMPARE((*codes)[place], *exercises[place].code);
        }
    }
    qInfo("compared %d codes", compared);
}

void TestPracticeWorksheet::badRunsOfCodesAreRefused_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<int>("codes");  // the number of codes, or minus the offset of the error minus 1
    const auto row = [](const char* name, const char* text, int codes) { QTest::newRow(name) << QByteArray(text) << codes; };
    row("one code", "nim-sum 2 4711/3", 1);
    row("a run", "nim-sum 2 4711/1–10", 10);
    row("a run with a hyphen", " how-many 2 4711/1-10 ", 10);
    row("as many as a sheet may have", "nim-sum 2 4711/1–150 · mex 1 7/1–50", 200);
    row("nothing", "", -1);
    row("blanks", "  ", -1);
    row("a separator at the end", "nim-sum 2 4711/3 ·", -20);
    row("a run backwards", "nim-sum 2 4711/10–1", -1);
    row("a run without its end", "nim-sum 2 4711/10–", -1);
    row("a run of two runs", "nim-sum 2 4711/1–2–3", -1);
    row("an unknown skill", "nim-sum 2 4711/1, chess 1 7/1", -18);
    row("too many in a run", "nim-sum 2 4711/1–9999", -1);
    row("one too many", "nim-sum 2 4711/1–150,mex 1 7/1–51", -24);
    row("the foot of an old worksheet", "nim-sum 2 4711/1–2 · mex 1 7/1 …", -24);
}

void TestPracticeWorksheet::badRunsOfCodesAreRefused()
{
    QFETCH(QByteArray, text);
    QFETCH(int, codes);
    const auto parsed = parseCodeRuns(text.toStdString());
    QCOMPARE(parsed ? static_cast<int>(parsed->size()) : -static_cast<int>(parsed.error()) - 1, codes);
}

void TestPracticeWorksheet::misspelledSkillFindsTheNearestName_data()
{
    QTest::addColumn<QByteArray>("written");
    QTest::addColumn<QByteArray>("meant");
    QTest::newRow("a letter too many") << QByteArray("nim-summ") << QByteArray("nim-sum");
    QTest::newRow("a capital") << QByteArray("Nim-Sum") << QByteArray("nim-sum");
    QTest::newRow("no dash") << QByteArray("howmany") << QByteArray("how-many");
    QTest::newRow("two letters swapped") << QByteArray("eligible-haep") << QByteArray("eligible-heap");
    QTest::newRow("no similar name") << QByteArray("chess") << QByteArray();
    QTest::newRow("an empty text") << QByteArray() << QByteArray();
    QTest::newRow("very long") << QByteArray(1'000'000, 'n') << QByteArray();
}

void TestPracticeWorksheet::misspelledSkillFindsTheNearestName()
{
    QFETCH(QByteArray, written);
    QFETCH(QByteArray, meant);
    QCOMPARE(QByteArray::fromStdString(std::string(nearestSkill(written.toStdString()))), meant);
}

NIMSTONE_TEST(TestPracticeWorksheet)
#include "tst_worksheet.moc"
