// Tests the questions and some diagnoses of exercises on numbers word for word, in both languages.
#include <QTest>

#include "app/wording/practice/practice.h"
#include "app/wording/rich_text.h"
#include "tests/app/wording/texts.h"
#include "tests/program.h"

using namespace nimstone;
using namespace nimstone::practice;
using namespace nimstone::tests;

class TestPracticeNumbersWording : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void exercisesHaveTheExpectedQuestions_data();
    void exercisesHaveTheExpectedQuestions();
    void wrongAnswersGetTheExpectedDiagnoses_data();
    void wrongAnswersGetTheExpectedDiagnoses();
};

void TestPracticeNumbersWording::exercisesHaveTheExpectedQuestions_data()
{
    QTest::addColumn<Exercise>("exercise");
    QTest::addColumn<QString>("english");
    QTest::addColumn<QString>("chinese");
    const auto row = [](const char* name, const Exercise& exercise, const char* english, const char* chinese) {
        QTest::newRow(name) << exercise << QString::fromUtf8(english) << QString::fromUtf8(chinese);
    };
    row("a heap", BashResidueExercise{{BashVariant::Heap, 23, 3}},
        "A move takes 1 to 3 stones from a heap of 23, and whoever takes the last stone wins. How many must you take? Answer 0 if "
        "there is no winning move.",
        "一堆 23 颗，每次取 1 到 3 颗，取到最后一颗者胜。你应取几颗？没有制胜的走法就答 0。");
    row("HDU 4764", BashResidueExercise{{BashVariant::Overstep, 71, 10}},
        "Two players count up from 0 by 1 to 10 at a time. Whoever first writes 71 or more loses. Which number must you write "
        "first? Answer 0 if no first number wins.",
        "两人从 0 起轮流写数，每次加 1 到 10，先写出不小于 71 的数者负。你先写，应写几？怎么写都不能制胜就答 0。");
    row("a cold pair", ColdPairExercise{14}, "In Wythoff's game, which number forms a cold pair with 14?",
        "在威佐夫博弈中，哪个数与 14 组成奇异局势？");
    row("a sum", ZeckendorfExercise{33},
        "Which Fibonacci numbers add up to 33, if no two of them are consecutive in 1, 2, 3, 5, 8, …?",
        "在 1, 2, 3, 5, 8, … 中，哪些两两不相邻的斐波那契数之和是 33？");
}

void TestPracticeNumbersWording::exercisesHaveTheExpectedQuestions()
{
    QFETCH(Exercise, exercise);
    QFETCH(QString, english);
    QFETCH(QString, chinese);
    {
        const InLanguage spoken(QStringLiteral("en"));
        QCOMPARE(wording::plain(wording::promptText(exercise)), english);
    }
    const InLanguage spoken(QStringLiteral("zh_CN"));
    QCOMPARE(wording::plain(wording::promptText(exercise)), chinese);
}

void TestPracticeNumbersWording::wrongAnswersGetTheExpectedDiagnoses_data()
{
    QTest::addColumn<Exercise>("exercise");
    QTest::addColumn<Answer>("answer");
    QTest::addColumn<QString>("english");
    QTest::addColumn<QString>("chinese");
    const auto row = [](const char* name, const Exercise& exercise, const Answer& answer, const char* english, const char* chinese) {
        QTest::newRow(name) << exercise << answer << QString::fromUtf8(english) << QString::fromUtf8(chinese);
    };
    row("m in place of m + 1", BashResidueExercise{{BashVariant::Heap, 23, 3}}, Count{2},
        "2 is the remainder of 23 divided by m = 3. But a move and its reply can always make 4 together, and not always 3. Taking "
        "2 leaves 21. The other player takes 1 and leaves 20: whole blocks of 4.",
        "2 是 23 除以 m = 3 的余数。但一步与应对的一步总能凑成的是 4，不一定能凑成 3。取走 2 颗后剩 21 颗。对方取 1 颗，留下 20 颗，恰好是整组（每组 4 颗）。");
    row("n loses", BashResidueExercise{{BashVariant::Overstep, 71, 10}}, Count{5},
        "Whoever writes 71 or more loses, so the number to reach is 70. From 5 the other player goes on to 15. From there, "
        "55 are left to count until 70: whole blocks of 11.",
        "写出不小于 71 的数者负，所以要抢的数是 70。你先到 5，对方接着到 15。从那里到 70 还差 55，恰好是整组（每组 11）。");
    row("the wrong side", ColdPairExercise{14}, Count{5}, "You took 14 for the larger number of its pair. 5 belongs to the pair (3, 5).",
        "你把 14 当成了它那一对中较大的数。5 属于 (3, 5) 这一对。");
    row("rounded", ColdPairExercise{93}, Count{150},
        "150 is 93 · φ rounded to the nearest integer. But the ratio of the two numbers is only close to φ. 150 belongs to the "
        "pair (150, 243), and the difference 57 belongs to (92, 149).",
        "150 是 93 · φ 四舍五入的结果，但两数之比只是接近 φ。150 属于 (150, 243) 这一对，而差 57 属于 (92, 149)。");
    row("neighbors", ZeckendorfExercise{29}, Answer(std::vector<Count>{3, 5, 21}),
        "The sum is right, but 3 and 5 are consecutive Fibonacci numbers: together they make 8, the next one.",
        "和是对的，但 3 与 5 相邻：两者之和正是下一个斐波那契数 8。");
    row("all that is allowed", QuotaExercise{99, 59}, Count{59},
        "59 is all that the quota allows. But the more you take, the more the other player may take. Taking 59 leaves 40. The "
        "other player may then take up to 118, takes everything, and wins.",
        "59 是上限所允许的最大数。但你取得越多，对方也就能取得越多。取走 59 颗后剩 40 颗。对方至多可取 118 颗，全部取完就赢了。");
    row("several winning moves", QuotaExercise{59, 20}, Count{4},
        "59 = 1 + 3 + 55. After you take 4, the other player may take at most 8, which is less than the next term, 55. There are "
        "several winning moves: 1 and 4.",
        "59 = 1 + 3 + 55。取走 4 颗后，对方至多取 8 颗，取不完下一项 55。制胜的走法不止一种：1、4。");
}

void TestPracticeNumbersWording::wrongAnswersGetTheExpectedDiagnoses()
{
    QFETCH(Exercise, exercise);
    QFETCH(Answer, answer);
    QFETCH(QString, english);
    QFETCH(QString, chinese);
    const Result result = check(exercise, answer);
    {
        const InLanguage spoken(QStringLiteral("en"));
        QCOMPARE(wording::plain(wording::resultText(result)), english);
    }
    const InLanguage spoken(QStringLiteral("zh_CN"));
    QCOMPARE(wording::plain(wording::resultText(result)), chinese);
}

NIMSTONE_TEST(TestPracticeNumbersWording)
#include "tst_practice_numbers.moc"
