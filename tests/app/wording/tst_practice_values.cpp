// Tests the diagnoses of wrong answers about values, the misère switch and arguments word for word, and claims as plain formulas.
#include <QTest>

#include "app/wording/practice/practice.h"
#include "app/wording/practice/skills/claims.h"
#include "app/wording/rich_text.h"
#include "core/sum/sum_notation.h"
#include "tests/app/wording/texts.h"
#include "tests/core/practice/search/search.h"
#include "tests/counts.h"
#include "tests/program.h"

using namespace nimstone;
using namespace nimstone::practice;
using namespace nimstone::tests;

class TestPracticeValuesWording : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void wrongAnswersGetTheExpectedDiagnoses_data();
    void wrongAnswersGetTheExpectedDiagnoses();
    void everyClaimHasAFormula();
    void valuesAreGivenForHeapsOrForTheComponent_data();
    void valuesAreGivenForHeapsOrForTheComponent();
    void aComponentOfASumIsNamedByItsGame_data();
    void aComponentOfASumIsNamedByItsGame();
};

void TestPracticeValuesWording::wrongAnswersGetTheExpectedDiagnoses_data()
{
    QTest::addColumn<Exercise>("exercise");
    QTest::addColumn<Count>("answer");
    QTest::addColumn<QString>("english");
    QTest::addColumn<QString>("chinese");
    const Exercise numbers = MexExercise{{3, 0, 1, 5}};
    QTest::newRow("one more than the largest") << numbers << Count{6}
        << QStringLiteral("6 is one more than the largest number. But a smaller number is missing too, and the mex is the least.")
        << QStringLiteral("6 比最大的数多 1，但还有更小的数没有出现，而 mex 是没有出现的数中最小的。");
    const Exercise heap = MexExercise{{0, 1, 0, 1, 2, 3, 2, 0, 1}, {1, 3, 4}};
    QTest::newRow("an option's value") << heap << Count{3}
        << QStringLiteral("Taking 4 from a heap of 9 leaves 5, which has value 3. No position has the same Grundy value as one of "
                          "its options.")
        << QStringLiteral("从 9 颗的堆取 4 颗剩 5 颗，它的 SG 值就是 3。一个局面的 SG 值不会等于它任何后继局面的 SG 值。");
    const Exercise sum = SumValueExercise{parseSum("nim:5 + bash(3):6").value()};
    QTest::newRow("the remainder of division by m") << sum << Count{5}
        << QStringLiteral("You counted component 2 as 6 mod 3. When a move takes 1 to 3, a move and its reply can always make 4. "
                          "So use the remainder of division by 4.")
        << QStringLiteral("第 2 个分量算成了 6 mod 3。每次取 1 到 3 颗时，一步与应对的一步总能凑成 4 颗，所以要看除以 4 的余数。");
    const Exercise misere = MisereSwitchExercise{{{1, 5, 1}}, 1};
    QTest::newRow("forgot the switch") << misere << Count{5}
        << QStringLiteral("Taking 5 would be the winning move in Nim. It leaves (1, 0, 1): only heaps of 1, and an even number of "
                          "them, so you would take the last stone. The other player takes 1 from heap 1 and leaves (0, 0, 1).")
        << QStringLiteral("取 5 颗是 Nim 中制胜的走法。取后是 (1, 0, 1)：只剩 1 颗的堆，共偶数堆，最后一颗会归你取。对方从第 1 堆取 1 颗，留下 (0, 0, 1)。");
    const std::vector<Count> heaps{7, 11, 13};
    const Exercise argument =
        SpotFlawExercise{ArgumentOn::Nim, {SumIs{heaps, 15}, WinningHeapsAre{heaps, 3}, SomeHeapStays{heaps, false}}};
    QTest::newRow("a true claim") << argument << Count{1}
        << QStringLiteral("Claim 2 is true. What counts is a 1 in the 1s column, not where the heap's own highest 1 is. The number "
                          "of heaps with a 1 there is 3.")
        << QStringLiteral("第 2 条是对的。要看的是在“1”列是不是 1，与这一堆自己最高位的 1 在哪里无关。这一列是 1 的堆有 3 堆。");
}

void TestPracticeValuesWording::wrongAnswersGetTheExpectedDiagnoses()
{
    QFETCH(Exercise, exercise);
    QFETCH(Count, answer);
    QFETCH(QString, english);
    QFETCH(QString, chinese);
    QVERIFY(isSound(exercise));
    const Result result = check(exercise, answer);
    {
        const InLanguage spoken(QStringLiteral("en"));
        QCOMPARE(wording::plain(wording::resultText(result)), english);
    }
    const InLanguage spoken(QStringLiteral("zh_CN"));
    QCOMPARE(wording::plain(wording::resultText(result)), chinese);
}

void TestPracticeValuesWording::everyClaimHasAFormula()
{
    std::set<std::size_t> kinds;
    tests::forEachSeed(Skill::SpotFlaw, tests::count<Seed>(40, 400), [&](const Exercise& exercise) {
        for (const Claim& claim : std::get<SpotFlawExercise>(exercise).claims) {
            VERIFY_TEXT(wording::claimFormula(claim), QStringLiteral("en"));
            kinds.insert(claim.index());
        }
    });
    QCOMPARE(kinds.size(), std::variant_size_v<Claim>);
}

void TestPracticeValuesWording::valuesAreGivenForHeapsOrForTheComponent_data()
{
    QTest::addColumn<QString>("english");
    QTest::addColumn<QString>("chinese");
    QTest::newRow("kayles:3") << QStringLiteral("At sizes 0, 1, 2, … component 2 has the Grundy values 0, 1, 2, 3, 1, and 4.")
                              << QStringLiteral("第 2 个分量大小为 0, 1, 2, … 时，SG 值依次是 0、1、2、3、1、4。");
    QTest::newRow("kayles:2,3") << QStringLiteral("In component 2, heaps of size 0, 1, 2, … have the Grundy values 0, 1, 2, 3, 1, and 4.")
                                << QStringLiteral("第 2 个分量中，大小为 0, 1, 2, … 的堆的 SG 值依次是 0、1、2、3、1、4。");
}

void TestPracticeValuesWording::valuesAreGivenForHeapsOrForTheComponent()
{
    QFETCH(QString, english);
    QFETCH(QString, chinese);
    const Exercise exercise = SumValueExercise{parseSum(std::string("nim:5 + ") + QTest::currentDataTag()).value()};
    const auto prompt = [&exercise] { return wording::plain(wording::promptText(exercise)); };
    QVERIFY2(inLanguage("en", prompt).endsWith(english), qPrintable(inLanguage("en", prompt)));
    QVERIFY2(inLanguage("zh_CN", prompt).endsWith(chinese), qPrintable(inLanguage("zh_CN", prompt)));
}

void TestPracticeValuesWording::aComponentOfASumIsNamedByItsGame_data()
{
    QTest::addColumn<QString>("english");
    QTest::addColumn<QString>("chinese");
    const auto row = [](const char* part, const char* english, const char* chinese) {
        QTest::newRow(part) << QString::fromUtf8(english) << QString::fromUtf8(chinese);
    };
    row("kayles:7", "Kayles row of 7", "一排 7 个球瓶的 Kayles");
    row("dawson-kayles:7", "Dawson's Kayles (7)", "Dawson's Kayles (7)");
    row("treblecross:9", "Treblecross (9)", "Treblecross (9)");
    row("grundy-game:8", "Grundy's game (8)", "格伦迪博弈 (8)");
    row("kayles:5,7", "Kayles (5, 7)", "Kayles (5, 7)");
    row("nim:3,5", "Nim (3, 5)", "Nim (3, 5)");
    row("wythoff:3,5", "Wythoff (3, 5)", "威佐夫 (3, 5)");
}

void TestPracticeValuesWording::aComponentOfASumIsNamedByItsGame()
{
    QFETCH(QString, english);
    QFETCH(QString, chinese);
    const Component part = parseSum(QTest::currentDataTag()).value().components().front();
    QCOMPARE(inLanguage("en", [&] { return wording::practicePart(part); }), english);
    QCOMPARE(inLanguage("zh_CN", [&] { return wording::practicePart(part); }), chinese);
}

NIMSTONE_TEST(TestPracticeValuesWording)
#include "tst_practice_values.moc"
