// Tests the cases of contest problems as sequences of numbers, which are generated, changed, and enumerated.
#include <QTest>

#include <algorithm>
#include <set>
#include <sstream>

#include "core/contest/inputs.h"
#include "tests/counts.h"
#include "tests/program.h"

using namespace nimstone;
using namespace nimstone::contest;

class TestContestChoices : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void writtenCasesEqualGeneratedInput_data();
    void writtenCasesEqualGeneratedInput();
    void clampedNumbersAreValidInput_data();
    void clampedNumbersAreValidInput();
    void eachSmallCaseIsListedOnce_data();
    void eachSmallCaseIsListedOnce();
    void smallCasesHaveTheExpectedNumber_data();
    void smallCasesHaveTheExpectedNumber();
    void edgeCasesAreValid_data();
    void edgeCasesAreValid();
    void theCaseOfATokenIsFound();
    void distinctNumberRepeatsOnlyAfterTheRangeIsUsedUp_data();
    void distinctNumberRepeatsOnlyAfterTheRangeIsUsedUp();
};

namespace {

void addProblems()
{
    QTest::addColumn<int>("unused");
    for (const Problem& problem : allProblems())
        QTest::newRow(std::string(problem.name).c_str()) << 0;
}

const Problem& fetched()
{
    return *problemNamed(QTest::currentDataTag());
}

bool isValid(const Problem& problem, std::string_view text)
{
    return !solve(problem, bytesOf(text), [](std::string_view) { return true; });
}

}  // namespace

void TestContestChoices::writtenCasesEqualGeneratedInput_data()
{
    addProblems();
}

/// Writing the cases of drawnCases() gives the text of generate(), and all numbers are in range.
void TestContestChoices::writtenCasesEqualGeneratedInput()
{
    const Problem& problem = fetched();
    for (const Size size : {Size::Small, Size::Large, Size::Limit}) {
        for (Seed seed = 0; seed < (size == Size::Small ? tests::count<Seed>(20, 200) : 1); ++seed) {
            const std::vector<Case> cases = drawnCases(problem, size, seed);
            std::string text;
            generate(problem, size, seed, [&text](std::string_view piece) { text += piece; return true; });
            QVERIFY(written(problem, cases) == text);
            for (const Case& each : cases) {
                const ClampedCase same = settled(problem, each);
                QVERIFY(same.whole);
                QVERIFY(same.record.numbers() == each);
            }
        }
    }
}

void TestContestChoices::clampedNumbersAreValidInput_data()
{
    addProblems();
}

/// Random numbers are clamped to their ranges. The clamped numbers are valid input, and clamping them again changes
/// nothing.
void TestContestChoices::clampedNumbersAreValidInput()
{
    const Problem& problem = fetched();
    Chance chance(19);
    std::vector<Case> cases;
    for (int tried = 0; tried < tests::count(100, 5'000); ++tried) {
        Case numbers(chance.below(12));
        for (Count& number : numbers)
            number = chance.below(chance.below(3) == 0 ? 1'000'000'000'000 : 5);
        const ClampedCase valid = settled(problem, numbers);
        if (!valid.whole)
            continue;
        cases.push_back(valid.record.numbers());
        QVERIFY(settled(problem, cases.back()).record.numbers() == cases.back());
    }
    QVERIFY(!cases.empty());
    if (mostCases(problem) == 1)
        cases.resize(1);
    const std::size_t together = mostCases(problem) == 1 ? 1 : cases.size();
    for (std::size_t at = 0; at < cases.size(); at += together) {
        const std::string text = written(problem, std::span(cases).subspan(at, together));
        QVERIFY2(isValid(problem, text), text.c_str());
    }
}

void TestContestChoices::eachSmallCaseIsListedOnce_data()
{
    addProblems();
}

void TestContestChoices::eachSmallCaseIsListedOnce()
{
    const Problem& problem = fetched();
    constexpr std::size_t most = 20'000;
    const std::vector<Case> cases = everySmall(problem, most);
    QVERIFY(cases.size() >= 50 && cases.size() < most);
    QVERIFY(std::ranges::is_sorted(cases, isSmaller));
    std::set<std::string> texts;
    for (const Case& each : cases)
        texts.insert(written(problem, {&each, 1}));
    QCOMPARE(texts.size(), cases.size());
    // The solver answers every case, and the answers are not all equal.
    std::set<std::string> answers;
    const std::size_t together = mostCases(problem) == 1 ? 1 : cases.size();
    for (std::size_t at = 0; at < cases.size(); at += together) {
        const std::string text = written(problem, std::span(cases).subspan(at, together));
        QVERIFY(isValid(problem, text));
        std::istringstream lines(answersTo(problem, text));
        for (std::string line; lines >> line;)
            answers.insert(line);
    }
    QVERIFY(answers.size() >= 2);
    qInfo("checked %zu cases, %llu at a time", cases.size(), static_cast<unsigned long long>(mostCases(problem)));
}

void TestContestChoices::smallCasesHaveTheExpectedNumber_data()
{
    QTest::addColumn<int>("count");
    // The small cases of the next six rows, in this order: 1 to 3 heaps of 1 … 7; 1 to 3 heaps of 0 … 7; 2 or 3 heaps
    // of 1 … 7; pairs of 1 … 30 and 1 … 8; pairs of 0 … 14; pairs of 0 … 14 with a ≤ b and b > 0.
    QTest::newRow("cses-1730") << 7 + 49 + 343;
    QTest::newRow("luogu-p2197") << 8 + 64 + 512;
    QTest::newRow("hdu-1850") << 49 + 343;
    QTest::newRow("hdu-1846") << 30 * 8;
    QTest::newRow("hdu-1527") << 15 * 15;
    QTest::newRow("hdu-2177") << 15 * 16 / 2 - 1;
    // The small cases are rows of 1 … 8 signs.
    QTest::newRow("leetcode-294") << 2 + 4 + 8 + 16 + 32 + 64 + 128 + 256;
    // The small cases are rows of 3 … 9 cells without three X in a row. The numbers of these rows are tribonacci
    // numbers.
    QTest::newRow("uva-10561") << 7 + 13 + 24 + 44 + 81 + 149 + 274;
}

void TestContestChoices::smallCasesHaveTheExpectedNumber()
{
    QFETCH(int, count);
    QCOMPARE(everySmall(fetched(), 20'000).size(), static_cast<std::size_t>(count));
}

void TestContestChoices::edgeCasesAreValid_data()
{
    addProblems();
}

void TestContestChoices::edgeCasesAreValid()
{
    const Problem& problem = fetched();
    const std::size_t most = mostCases(problem) == 1 ? 20 : 300;
    const std::vector<Case> cases = edgeCases(problem, 1, most);
    QVERIFY(cases.size() >= 3 && cases.size() <= most);
    QVERIFY(cases == edgeCases(problem, 1, most));
    const std::size_t together = mostCases(problem) == 1 ? 1 : cases.size();
    for (std::size_t at = 0; at < cases.size(); at += together)
        QVERIFY(isValid(problem, written(problem, std::span(cases).subspan(at, together))));
    if (problem.name == "cses-1730")
        QVERIFY(std::ranges::find(cases, Case{1, 65'536}) != cases.end());
}

/// Tests a problem with several lines per answer, and one with several answers per line.
void TestContestChoices::theCaseOfATokenIsFound()
{
    const Problem& listing = *problemNamed("hdu-2177");
    // The answers are "0", then "1" with two pairs, then "0". Their tokens have the indices 0, then 1 to 5, then 6.
    const std::vector<Case> pairs{{1, 2}, {2, 2}, {3, 5}};
    QCOMPARE(QString::fromStdString(answersTo(listing, written(listing, pairs))), QStringLiteral("0\n1\n0 0\n1 2\n0\n"));
    const std::size_t cases[] = {0, 1, 1, 1, 1, 1, 2, 2};
    for (std::size_t token = 0; token < std::size(cases); ++token)
        QCOMPARE(caseOfToken(listing, pairs, token), cases[token]);
    const Problem& letters = *problemNamed("hdu-1536");
    const std::vector<Case> sets{{1, 1, 2, 1, 4, 1, 5}, {1, 2, 1, 1, 4}};
    QCOMPARE(QString::fromStdString(answersTo(letters, written(letters, sets))), QStringLiteral("LW\nL\n"));
    QCOMPARE(caseOfToken(letters, sets, 0), std::size_t{0});
    QCOMPARE(caseOfToken(letters, sets, 1), std::size_t{1});
}

void TestContestChoices::distinctNumberRepeatsOnlyAfterTheRangeIsUsedUp_data()
{
    QTest::addColumn<QString>("proposed");
    QTest::addColumn<QString>("chosen");
    QTest::newRow("all differ") << "4 2 3" << "4 2 3";
    QTest::newRow("the next free number") << "2 2 2" << "2 3 4";
    QTest::newRow("the range continues at its least number") << "4 4 2" << "4 2 3";
    QTest::newRow("the range has too few numbers") << "3 3 3 3" << "3 4 2 2";
}

void TestContestChoices::distinctNumberRepeatsOnlyAfterTheRangeIsUsedUp()
{
    QFETCH(QString, proposed);
    QFETCH(QString, chosen);
    Case numbers;
    for (const QString& number : proposed.split(QLatin1Char(' ')))
        numbers.push_back(number.toULongLong());
    Choices choices(numbers);
    std::set<Count> others;
    QStringList got;
    for (std::size_t i = 0; i < numbers.size(); ++i)
        got << QString::number(distinctNumber(choices, {2, 4}, 4, others));
    QCOMPARE(got.join(QLatin1Char(' ')), chosen);
}

NIMSTONE_TEST(TestContestChoices)
#include "tst_choices.moc"
