// Tests exercises on who wins: about half of the positions are lost, every game occurs, and no early hint reveals the
// outcome.
#include <QTest>
#include <map>
#include <set>

#include "core/practice/exercise_code.h"
#include "core/sum/sum_notation.h"
#include "tests/core/practice/rung_equality.h"
#include "tests/counts.h"
#include "tests/program.h"

using namespace nimstone;
using namespace nimstone::practice;

class TestPracticeOutcome : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aboutHalfOfTheExercisesAreLost();
    void codesKeepTheirExercises_data();
    void codesKeepTheirExercises();
    void limitedSessionsAskAboutOneGame_data();
    void limitedSessionsAskAboutOneGame();
    void limitedExercisesGetHarderByLevel();
    void wrongOutcomesShowTheirMisconception_data();
    void wrongOutcomesShowTheirMisconception();
    void outcomeIsHiddenUntilTheLastHint_data();
    void outcomeIsHiddenUntilTheLastHint();
};

static OutcomeExercise exerciseOn(const QString& table)
{
    return {parseSum(table.toStdString()).value()};
}

void TestPracticeOutcome::aboutHalfOfTheExercisesAreLost()
{
    std::map<OutcomeGame, std::array<int, 2>> drawn;
    const int exercises = tests::count(150, 2000);
    int lost = 0;
    for (int level = lowestLevel; level <= highestLevel; ++level) {
        Chance chance(17);
        for (int i = 0; i < exercises; ++i) {
            const auto exercise = OutcomeExercise::draw(chance, level);
            const Count letter = exercise.rightAnswers().front().number();
            ++drawn[outcomeGameOf(exercise.sum)][static_cast<std::size_t>(letter)];
            lost += letter == 0 ? 1 : 0;
        }
    }
    QCOMPARE(drawn.size(), std::size_t{8});
    for (const auto& [game, letters] : drawn)
        QVERIFY2(letters[0] > 0 && letters[1] > 0, std::to_string(static_cast<int>(game)).c_str());
    const double share = static_cast<double>(lost) / (3.0 * exercises);
    QVERIFY(share > 0.42 && share < 0.58);
    qInfo("%d of %d exercises are lost; they are about %zu games", lost, 3 * exercises, drawn.size());
}

void TestPracticeOutcome::codesKeepTheirExercises_data()
{
    QTest::addColumn<QString>("code");
    QTest::addColumn<QString>("table");
    // These exercises were generated before exercises could be limited to a game. Records and files hold their codes.
    const auto row = [](const char* code, const char* table) { QTest::newRow(code) << QString::fromLatin1(code) << QString::fromLatin1(table); };
    row("outcome 1 4711/1", "nim:13,6,11");
    row("outcome 1 4711/2", "nim:13,15,2");
    row("outcome 1 4711/4", "nim:5,10,15");
    row("outcome 2 4711/1", "bash(7):40");
    row("outcome 2 4711/2", "subtraction(1,3,6):12");
    row("outcome 2 4711/4", "nim:5,6,3");
    row("outcome 3 4711/1", "fibonacci-nim:13~8");
    row("outcome 3 4711/2", "nim:3 + bash(3):11 + subtraction(1,4,6):8");
    row("outcome 3 4711/4", "wythoff:8,13");
    row("outcome 3 4711/5", "misere-nim:1,1,1");
    row("outcome 3 4711/6", "moore-nim(2):5,2,7");
}

void TestPracticeOutcome::codesKeepTheirExercises()
{
    QFETCH(QString, code);
    QFETCH(QString, table);
    const Exercise exercise = exerciseOf(parseExerciseCode(code.toStdString()).value());
    QCOMPARE(QString::fromStdString(print(std::get<OutcomeExercise>(exercise).sum)), table);
}

void TestPracticeOutcome::limitedSessionsAskAboutOneGame_data()
{
    QTest::addColumn<OutcomeGame>("game");
    QTest::addColumn<int>("level");
    for (const OutcomeGame game : allOutcomeGames) {
        for (int level = lowestLevel; level <= highestLevel; ++level)
            QTest::addRow("%s, level %d", std::string(name(game)).c_str(), level) << game << level;
    }
}

void TestPracticeOutcome::limitedSessionsAskAboutOneGame()
{
    QFETCH(OutcomeGame, game);
    QFETCH(int, level);
    Session session(Skill::Outcome, level, 4711, game);
    std::set<std::vector<Count>> asked;
    std::array<int, 2> letters{};
    constexpr int exercises = 20;
    for (int i = 1; i <= exercises; ++i) {
        const Exercise exercise = session.next();
        QCOMPARE(outcomeGameOf(std::get<OutcomeExercise>(exercise).sum), game);
        QVERIFY(isSound(exercise) && isWorthAsking(exercise, level));
        QVERIFY2(asked.insert(dedupKeyOf(exercise)).second, "an exercise was asked twice");
        QVERIFY(exercise == exerciseOf({Skill::Outcome, level, 4711, i, game}));
        ++letters[static_cast<std::size_t>(rightAnswers(exercise).front().number())];
    }
    QVERIFY2(letters[0] >= exercises / 5 && letters[1] >= exercises / 5, "nearly all exercises are lost, or nearly all are won");
}

void TestPracticeOutcome::limitedExercisesGetHarderByLevel()
{
    for (const OutcomeGame game : allOutcomeGames) {
        Count before = 0;
        for (int level = lowestLevel; level <= highestLevel; ++level) {
            Chance chance(17);
            Count difficulty = 0;
            const int exercises = tests::count(100, 1000);
            for (int i = 0; i < exercises; ++i)
                difficulty += OutcomeExercise::draw(chance, level, game).difficulty();
            QVERIFY2(difficulty > before, std::string(name(game)).c_str());
            before = difficulty;
        }
    }
}

void TestPracticeOutcome::wrongOutcomesShowTheirMisconception_data()
{
    QTest::addColumn<QString>("table");
    QTest::addColumn<QString>("tag");
    QTest::newRow("xor in wythoff") << QStringLiteral("wythoff:3,5") << QStringLiteral("xor-everywhere");
    QTest::newRow("residue modulo m") << QStringLiteral("bash(4):30") << QStringLiteral("residue-of-most");
    QTest::newRow("residue modulo m, won") << QStringLiteral("bash(4):28") << QStringLiteral("residue-of-most");
    QTest::newRow("misère switch forgotten") << QStringLiteral("misere-nim:1,1,1") << QStringLiteral("misere-as-nim");
    QTest::newRow("outcome of Nim reversed") << QStringLiteral("misere-nim:3,5,6") << QStringLiteral("misere-reversed");
    QTest::newRow("nim-sum of one heap") << QStringLiteral("fibonacci-nim:13~6") << QStringLiteral("xor-everywhere");
    QTest::newRow("quota below the smallest part") << QStringLiteral("fibonacci-nim:18~4") << QStringLiteral("quota-forgotten");
    QTest::newRow("parts decided one by one") << QStringLiteral("nim:3 + bash(4):8") << QStringLiteral("parts-apart");
    QTest::newRow("odd number of heaps") << QStringLiteral("nim:1,4,5") << QStringLiteral("even-heaps");
}

void TestPracticeOutcome::wrongOutcomesShowTheirMisconception()
{
    QFETCH(QString, table);
    QFETCH(QString, tag);
    const Exercise exercise = exerciseOn(table);
    const Count wrong = 1 - rightAnswers(exercise).front().number();
    const auto misconception = misconceptionIn(check(exercise, wrong));
    QVERIFY(misconception);
    QCOMPARE(QString::fromStdString(std::string(name(*misconception))), tag);
}

void TestPracticeOutcome::outcomeIsHiddenUntilTheLastHint_data()
{
    QTest::addColumn<QString>("lost");
    QTest::addColumn<QString>("won");
    // Each row has two positions that differ in the outcome, but not in the first three hints.
    QTest::newRow("wythoff") << QStringLiteral("wythoff:6,10") << QStringLiteral("wythoff:7,11");
    QTest::newRow("misere") << QStringLiteral("misere-nim:3,5,6") << QStringLiteral("misere-nim:3,5,7");
    QTest::newRow("sum") << QStringLiteral("nim:3 + bash(4):8") << QStringLiteral("nim:4 + bash(4):8");
    QTest::newRow("nim") << QStringLiteral("nim:1,4,5") << QStringLiteral("nim:2,4,5");
    QTest::newRow("moore") << QStringLiteral("moore-nim(2):5,5,5") << QStringLiteral("moore-nim(2):5,5,4");
}

void TestPracticeOutcome::outcomeIsHiddenUntilTheLastHint()
{
    QFETCH(QString, lost);
    QFETCH(QString, won);
    const auto first = exerciseOn(lost).hints();
    const auto second = exerciseOn(won).hints();
    for (std::size_t rung = 0; rung < 3; ++rung)
        QVERIFY(first[rung] == second[rung]);
    QVERIFY(!(first[4] == second[4]));
    for (std::size_t rung = 0; rung < 4; ++rung)
        QVERIFY(!std::holds_alternative<OutcomeShown>(first[rung]));
}

NIMSTONE_TEST(TestPracticeOutcome)
#include "tst_outcome.moc"
