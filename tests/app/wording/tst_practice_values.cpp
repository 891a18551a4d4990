// What is said to wrong answers about values, the misère switch and arguments, word for word; and claims in numbers alone.
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
    void diagnoses_data();
    void diagnoses();
    void formulasArePlain();
};

void TestPracticeValuesWording::diagnoses_data()
{
    QTest::addColumn<Exercise>("exercise");
    QTest::addColumn<Count>("answer");
    QTest::addColumn<QString>("english");
    QTest::addColumn<QString>("chinese");
    const Exercise numbers = MexExercise{{3, 0, 1, 5}};
    QTest::newRow("one more than the largest") << numbers << Count{6}
        << QStringLiteral("6 is one more than the largest number, but that does not matter here: a smaller number is missing too.")
        << QStringLiteral("6 比最大的数多 1，但这里与最大的数无关：还有更小的数没有出现。");
    const Exercise heap = MexExercise{{0, 1, 0, 1, 2, 3, 2, 0, 1}, {1, 3, 4}};
    QTest::newRow("an option's value") << heap << Count{3}
        << QStringLiteral("Taking 4 from heap 9 leaves heap 5, which is worth 3. A heap is never worth what one of its options is.")
        << QStringLiteral("从 9 颗的堆取 4 颗剩 5 颗，它的 SG 值就是 3。一个堆的 SG 值不会等于它任何后继的 SG 值。");
    const Exercise sum = SumValueExercise{parseSum("nim:5 + bash(3):6").value()};
    QTest::newRow("by m") << sum << Count{5}
        << QStringLiteral("Part 2 was counted as 6 mod 3. Where 1 to 3 may be taken, whatever is taken can be made up to 4, so the rest "
                          "by 4 counts.")
        << QStringLiteral("第 2 部分算成了 6 mod 3。每次取 1 到 3 颗时，无论对方取几颗，都能凑成 4 颗，所以要看除以 4 的余数。");
    const Exercise misere = MisereSwitchExercise{{{1, 5, 1}}, 1};
    QTest::newRow("forgot the switch") << misere << Count{5}
        << QStringLiteral("Taking 5 is Nim's move. It leaves (1, 0, 1): only heaps of 1, and an even number of them, so that the last "
                          "stone would be yours. The other player takes 1 from heap 1 and leaves (0, 0, 1).")
        << QStringLiteral("取 5 颗是尼姆博弈的走法。取后是 (1, 0, 1)：只剩 1 颗的堆，而且堆数为偶数，最后一颗会归你取。"
                          "对方从第 1 堆取 1 颗，留下 (0, 0, 1)。");
    const std::vector<Count> heaps{7, 11, 13};
    const Exercise argument =
        SpotFlawExercise{ArgumentOn::Nim, {SumIs{heaps, 15}, WinningHeapsAre{heaps, 3}, SomeHeapStays{heaps, false}}};
    QTest::newRow("a true claim") << argument << Count{1}
        << QStringLiteral("Claim 2 is true. What counts is a 1 in the 1s column, wherever the heap's own highest 1 stands. The number of "
                          "heaps with one is 3.")
        << QStringLiteral("第 2 条是对的。要看的是在“1”列是不是 1，与这一堆自己的最高位在哪里无关。这一列是 1 的堆有 3 堆。");
}

void TestPracticeValuesWording::diagnoses()
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

void TestPracticeValuesWording::formulasArePlain()
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

NIMSTONE_TEST(TestPracticeValuesWording)
#include "tst_practice_values.moc"
