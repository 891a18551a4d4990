// Tests the texts of all skills, results, hints, and diagnoses of answers, in both languages.
#include <QTest>
#include <algorithm>
#include <set>
#include <utility>

#include "app/wording/practice/practice.h"
#include "app/wording/rich_text.h"
#include "tests/app/wording/texts.h"
#include "tests/core/practice/search/search.h"
#include "tests/counts.h"
#include "tests/program.h"

using namespace nimstone;
using namespace nimstone::practice;
using namespace nimstone::tests;

class TestPracticeWording : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void skillsHaveTheExpectedTexts_data();
    void skillsHaveTheExpectedTexts();
    void everyResultHasASentence_data();
    void everyResultHasASentence();
    void everyHintHasASentence_data();
    void everyHintHasASentence();
    void wrongAnswersGetTheExpectedDiagnoses_data();
    void wrongAnswersGetTheExpectedDiagnoses();
};

void TestPracticeWording::skillsHaveTheExpectedTexts_data() { addLanguages(); }

void TestPracticeWording::skillsHaveTheExpectedTexts()
{
    QFETCH(QString, language);
    const InLanguage spoken(language);
    std::set<QString> names;
    for (const Skill skill : allSkills) {
        VERIFY_SENTENCE(wording::skillName(skill), language);
        VERIFY_SENTENCE(wording::skillTask(skill), language);
        names.insert(wording::skillName(skill));
        std::set<QString> titles;
        for (std::size_t rung = 0; rung < rungCount; ++rung) {
            VERIFY_SENTENCE(wording::rungTitle(skill, rung), language);
            titles.insert(wording::rungTitle(skill, rung));
        }
        QCOMPARE(titles.size(), rungCount);
    }
    QCOMPARE(names.size(), allSkills.size());
}

void TestPracticeWording::everyResultHasASentence_data() { addLanguages(); }

/// Returns the total number of kinds in a variant of variants.
template <class... Inner>
static constexpr std::size_t kindsOf(const std::variant<Inner...>*)
{
    return (std::variant_size_v<Inner> + ...);
}

/// Returns the kind of a value: the index of the outer and of the inner variant.
template <class Outer>
static std::pair<std::size_t, std::size_t> kindOf(const Outer& value)
{
    return {value.index(), std::visit([](const auto& inner) { return inner.index(); }, value)};
}

/// Returns plausible answers, some implausible ones, the answers of people with a misconception, and the right ones.
static Answers plausibleAnswers(const Exercise& exercise)
{
    Answers answers = tests::possibleAnswers(exercise);
    if (answers.size() > 40)
        answers.resize(40, Count{0});
    for (const MisconceptionAnswer& one : misconceptionAnswers(exercise))
        answers.push_back(one.answer);
    std::ranges::copy(rightAnswers(exercise), std::back_inserter(answers));
    if (asksFor(exercise) == Asks::Amount || asksFor(exercise) == Asks::Heap || asksFor(exercise) == Asks::Column) {
        for (const Count none : {Count{0}, Count{99}, Count{999}})
            answers.push_back(none);
    }
    return answers;
}

/// Returns the text of the result without its misconception, or an empty string if the result has none.
static QString saidWithoutMisconception(Result result)
{
    const auto leaveOut = [](auto& kind) {
        if constexpr (requires { kind.misconception = std::nullopt; })
            return std::exchange(kind.misconception, std::nullopt).has_value();
        else
            return false;
    };
    const bool left = std::visit([&](auto& ofSkill) { return std::visit(leaveOut, ofSkill); }, result);
    return left ? wording::resultText(result) : QString();
}

void TestPracticeWording::everyResultHasASentence()
{
    QFETCH(QString, language);
    const InLanguage spoken(language);
    std::set<std::pair<std::size_t, std::size_t>> kinds;
    std::set<std::optional<Misconception>> misconceptions;
    std::set<std::pair<Skill, Misconception>> notWorded;
    std::size_t worded = 0;
    for (const Skill skill : allSkills) {
        tests::forEachSeed(skill, tests::count<Seed>(20, 300), [&](const Exercise& exercise) {
            VERIFY_SENTENCE(wording::promptText(exercise), language);
            const QStringList choices = wording::choiceTexts(exercise);
            for (const QString& choice : choices)
                VERIFY_SENTENCE(choice, language);
            if (asksFor(exercise) == Asks::Choice)
                QCOMPARE(static_cast<std::size_t>(choices.size()), offeredIn(exercise).size());
            for (const Answer& answer : plausibleAnswers(exercise)) {
                const Result result = check(exercise, answer);
                VERIFY_SENTENCE(wording::resultText(result), language);
                VERIFY_SENTENCE(wording::resultMark(result), language);
                if (wording::resultText(result) == saidWithoutMisconception(result))
                    notWorded.emplace(skill, *misconceptionIn(result));
                kinds.insert(kindOf(result));
                misconceptions.insert(misconceptionIn(result));
                ++worded;
            }
        });
    }
    // Two kinds of misconceptions need no words of their own. In an exercise on a flaw, the claim itself says what is
    // wrong. If values were counted instead of their mex taken, the text shows an option that has the answered value.
    std::erase_if(notWorded, [](const auto& one) {
        return one.first == Skill::SpotFlaw || one == std::pair(Skill::Mex, Misconception::CountedValues);
    });
    for (const auto& [skill, misconception] : notWorded)
        qWarning("%s has no words of its own for %s", std::string(name(skill)).c_str(), std::string(name(misconception)).c_str());
    QVERIFY(notWorded.empty());
    QCOMPARE(kinds.size(), kindsOf(static_cast<const Result*>(nullptr)));
    for (int index = 0; index < misconceptionCount; ++index) {
        const auto misconception = static_cast<Misconception>(index);
        QVERIFY2(misconceptions.contains(misconception), std::string(name(misconception)).c_str());
    }
    qInfo("checked the texts of %zu results", worded);
}

void TestPracticeWording::everyHintHasASentence_data() { addLanguages(); }

void TestPracticeWording::everyHintHasASentence()
{
    QFETCH(QString, language);
    const InLanguage spoken(language);
    std::set<std::pair<std::size_t, std::size_t>> kinds;
    std::size_t worded = 0;
    for (const Skill skill : allSkills) {
        tests::forEachSeed(skill, tests::count<Seed>(40, 1000), [&](const Exercise& exercise) {
            for (const Rung& rung : hints(exercise)) {
                VERIFY_SENTENCE(wording::hintText(rung), language);
                kinds.insert(kindOf(rung));
                ++worded;
            }
        });
    }
    QCOMPARE(kinds.size(), kindsOf(static_cast<const Rung*>(nullptr)));
    qInfo("checked the texts of %zu hints", worded);
}

void TestPracticeWording::wrongAnswersGetTheExpectedDiagnoses_data()
{
    QTest::addColumn<int>("skill");
    QTest::addColumn<Count>("answer");
    QTest::addColumn<QString>("english");
    QTest::addColumn<QString>("chinese");
    QTest::newRow("carries") << 0 << Count{21}
        << QStringLiteral("21 is the ordinary sum, with carries. With ⊕ each column is added by itself. In the 1s column there are "
                          "3 ones: they give 1, and nothing is carried.")
        << QStringLiteral("21 是普通加法的和，进了位。⊕ 逐列计算，互不影响：“1”列有 3 个 1，得 1，不进位。");
    QTest::newRow("left out") << 0 << Count{12}
        << QStringLiteral("12 is the nim-sum without heap 3. Its 7 must be included too.")
        << QStringLiteral("12 是漏掉第 3 堆的异或和。还应算上它的 7 颗。");
    QTest::newRow("largest heap") << 1 << Count{2}
        << QStringLiteral("There are only 2 heaps.") << QStringLiteral("一共只有 2 堆。");
    QTest::newRow("answered the target") << 2 << Count{1}
        << QStringLiteral("1 is what must be left in the heap, not what you take. Taking 1 leaves (5, 5, 4) with nim-sum t = 4: "
                          "the number of 1s is odd in the 4s column. The other player can take 4 from heap 1 and leave (1, 5, 4), "
                          "with nim-sum 0.")
        << QStringLiteral("1 是这一堆应剩下的颗数，不是要取走的颗数。取走 1 颗后是 (5, 5, 4)，异或和 t = 4，“4”列有奇数个 1。对方可从第 1 堆取 4 颗，留下 (1, 5, 4)，使异或和为 0。");
}

void TestPracticeWording::wrongAnswersGetTheExpectedDiagnoses()
{
    QFETCH(int, skill);
    QFETCH(Count, answer);
    QFETCH(QString, english);
    QFETCH(QString, chinese);
    const std::array<Exercise, 3> exercises{
        NimSumExercise{{{9, 5, 7}}},
        EligibleHeapExercise{{{6, 3}}},
        HowManyExercise{{{6, 5, 4}}, 0},
    };
    const Result result = check(exercises[static_cast<std::size_t>(skill)], answer);
    {
        const InLanguage spoken(QStringLiteral("en"));
        QCOMPARE(wording::plain(wording::resultText(result)), english);
    }
    const InLanguage spoken(QStringLiteral("zh_CN"));
    QCOMPARE(wording::plain(wording::resultText(result)), chinese);
}

NIMSTONE_TEST(TestPracticeWording)
#include "tst_practice.moc"
