// Tests the lists of cases that are smaller than a given case: complete lists, and selections of all magnitudes.
#include <QTest>

#include <algorithm>
#include <bit>
#include <numeric>
#include <set>

#include "core/contest/inputs.h"
#include "core/contest/smaller_cases.h"
#include "tests/counts.h"
#include "tests/program.h"

using namespace nimstone;
using namespace nimstone::contest;

class TestSmallerCases : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void eachSmallerCaseIsFound_data() { addProblems(); }
    void eachSmallerCaseIsFound();
    void smallerCasesHaveTheExpectedNumber_data();
    void smallerCasesHaveTheExpectedNumber();
    void onlyCasesWithSmallSumsAreListedIfThereAreTooMany();
    void casesOfAllScalesAreSmaller_data() { addProblems(); }
    void casesOfAllScalesAreSmaller();
    void casesOfAllScalesIncludeKnownFailingCases_data();
    void casesOfAllScalesIncludeKnownFailingCases();

private:
    static void addProblems()
    {
        QTest::addColumn<int>("unused");
        for (const Problem& problem : allProblems())
            QTest::newRow(std::string(problem.name).c_str()) << 0;
    }
    static const Problem& fetched() { return *problemNamed(QTest::currentDataTag()); }
};

namespace {

constexpr std::size_t most = 3'000;

bool isValid(const Problem& problem, const Case& numbers)
{
    const ClampedCase valid = settled(problem, numbers);
    return valid.whole && valid.record.numbers() == numbers;
}

bool areSmaller(const std::vector<Case>& cases, const Problem& problem, const Case& than)
{
    return std::ranges::all_of(cases, [&](const Case& each) { return isValid(problem, each) && isSmaller(each, than); })
        && std::ranges::is_sorted(cases, isSmaller) && std::ranges::adjacent_find(cases) == cases.end();
}

}  // namespace

/// The test compares the list with all small cases and with random cases. The list must contain each of them that is smaller than the given
/// case.
void TestSmallerCases::eachSmallerCaseIsFound()
{
    const Problem& problem = fetched();
    const std::vector<Case> small = everySmall(problem, 20'000);
    Chance chance(7);
    int compared = 0;
    for (int tried = 0; tried < tests::count(8, 60); ++tried) {
        const Case& than = tried == 0 ? small.front() : small[chance.below(std::min<Count>(small.size(), 400))];
        const auto below = everyCaseBelow(problem, than, most);
        if (!below)
            continue;
        QVERIFY(areSmaller(*below, problem, than));
        const auto isThere = [&](const Case& each) { return std::ranges::binary_search(*below, each, isSmaller); };
        for (const Case& each : small)
            QCOMPARE(isThere(each), isSmaller(each, than));
        const Count sum = std::accumulate(than.begin(), than.end(), Count{0});
        for (int drawn = 0; drawn < 300; ++drawn) {
            Case numbers(than.size());
            for (Count& number : numbers)
                number = chance.below(chance.below(2) == 0 ? 3 : sum + 2);
            const ClampedCase valid = settled(problem, numbers);
            const Case each = valid.record.numbers();
            if (valid.whole && isSmaller(each, than))
                QVERIFY2(isThere(each), written(problem, {&each, 1}).c_str());
        }
        ++compared;
    }
    QVERIFY(compared > 0);
}

void TestSmallerCases::smallerCasesHaveTheExpectedNumber_data()
{
    QTest::addColumn<QString>("problem");
    QTest::addColumn<std::vector<Count>>("than");
    QTest::addColumn<int>("count");  // the number of smaller cases; −1 if there are too many to list
    const auto row = [](const char* name, const char* problem, const Case& than, int count) {
        QTest::newRow(name) << QString::fromUtf8(problem) << than << count;
    };
    row("numbers less than 2000", "leetcode-292", {2'000}, 1'999);
    row("more numbers than allowed", "leetcode-292", {5'000}, -1);
    // The pairs with sums 2 and 3 are smaller than (1, 3), which is the first pair with sum 4.
    row("pairs of numbers from 1", "hdu-1846", {1, 3}, 1 + 2);
    row("cases of one heap", "cses-1730", {1, 9}, 8);
    // Every case of one heap is smaller than any case of two heaps.
    row("single heaps of any size are too many", "cses-1730", {2, 1, 1}, -1);
    // The smaller rows are the 2 rows of one sign, the 4 rows of two signs, and the 1 row of three signs without a plus
    // sign.
    row("rows of signs", "leetcode-294", {3, 0, 0, 1}, 2 + 4 + 1);
}

void TestSmallerCases::smallerCasesHaveTheExpectedNumber()
{
    QFETCH(QString, problem);
    QFETCH(std::vector<Count>, than);
    QFETCH(int, count);
    const auto below = everyCaseBelow(*problemNamed(problem.toStdString()), than, most);
    QCOMPARE(below ? static_cast<int>(below->size()) : -1, count);
}

void TestSmallerCases::onlyCasesWithSmallSumsAreListedIfThereAreTooMany()
{
    const Problem& nim = *problemNamed("cses-1730");
    const Case than{7, 500, 600, 700, 1, 2, 3, 4};
    const std::vector<Case> below = casesBelow(nim, than, most);
    QVERIFY(areSmaller(below, nim, than) && below.size() <= most && below.size() > most / 3);
    const auto isThere = [&](const Case& each) { return std::ranges::binary_search(below, each, isSmaller); };
    QVERIFY(isThere({1, 1}) && isThere({2, 1, 1}) && isThere({4, 1, 2, 1, 1}) && isThere({5, 1, 1, 1, 1, 1}));
    QVERIFY(!isThere({1, 600}) && !isThere({2, 300, 300}));
}

void TestSmallerCases::casesOfAllScalesAreSmaller()
{
    const Problem& problem = fetched();
    constexpr std::size_t many = 1'000;
    const std::vector<Case> all = casesOfAllScales(problem, {}, 1, many);
    QVERIFY(all.size() >= 20 && all.size() <= many);
    QVERIFY(all == casesOfAllScales(problem, {}, 1, many));
    QVERIFY(areSmaller(std::vector(all.begin(), all.end() - 1), problem, all.back()));
    const Case& than = all[all.size() / 2];
    const std::vector<Case> smaller = casesOfAllScales(problem, than, 2, many);
    QVERIFY(!smaller.empty() && smaller.size() <= many && areSmaller(smaller, problem, than));
    // The cases cover almost every bit length of the problem's numbers.
    const Count largest = std::ranges::max(all.back());
    std::set<int> lengths;
    for (const Case& each : all)
        lengths.insert(static_cast<int>(std::bit_width(std::ranges::max(each))));
    QVERIFY(static_cast<int>(lengths.size()) >= static_cast<int>(std::bit_width(largest)) - 2);
}

void TestSmallerCases::casesOfAllScalesIncludeKnownFailingCases_data()
{
    QTest::addColumn<QString>("problem");
    QTest::addColumn<std::vector<Count>>("than");
    QTest::addColumn<std::vector<Count>>("shown");
    const auto row = [](const char* name, const char* problem, const Case& than, const Case& shown) {
        QTest::newRow(name) << QString::fromUtf8(problem) << than << shown;
    };
    row("a cold pair beside Fibonacci numbers", "hdu-1527", {165'580'140, 267'914'295}, {4'180, 6'764});
    row("a cold pair", "hdu-1527", {165'580'140, 267'914'295}, {3'003, 4'859});
    row("a cold pair with the larger heap first", "hdu-1527", {165'580'140, 267'914'295}, {6'764, 4'180});
    row("two equal heaps", "cses-1730", {4, 70'000, 5, 5, 5}, {2, 1'025, 1'025});
    row("a Fibonacci number", "luogu-p6487", {1'000'000'000}, {2'584});
}

void TestSmallerCases::casesOfAllScalesIncludeKnownFailingCases()
{
    QFETCH(QString, problem);
    QFETCH(std::vector<Count>, than);
    QFETCH(std::vector<Count>, shown);
    const std::vector<Case> all = casesOfAllScales(*problemNamed(problem.toStdString()), than, 1, 400'000);
    qInfo("searched %zu cases", all.size());
    QVERIFY(std::ranges::binary_search(all, shown, isSmaller));
}

NIMSTONE_TEST(TestSmallerCases)
#include "tst_smaller_cases.moc"
