// Tests that the judge finds the smallest failing input, and calls it the smallest only if it is. The programs are functions.
#include <QTest>

#include <algorithm>
#include <numeric>

#include "app/judge/pitfalls.h"
#include "core/contest/shrink.h"
#include "tests/app/judge/answering.h"
#include "tests/app/judge/functions.h"
#include "tests/counts.h"
#include "tests/program.h"

using namespace nimstone;
using namespace nimstone::judge;
using nimstone::tests::answering;
using nimstone::tests::rightAnswer;
using nimstone::tests::wrongWhere;
using contest::Case;
using contest::Problem;

class TestSmallest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void judgeFindsTheSmallestFailingCase_data();
    void judgeFindsTheSmallestFailingCase();
    void judgeFindsASmallInputInFewRuns();
    void judgeShrinksTheInputOfAPitfall();
    void noCaseBelowTheSmallestOneFails_data();
    void noCaseBelowTheSmallestOneFails();
    void slowCaseIsNotCalledIdle();
    void cancelledProgramIsNotCalledFlaky_data();
    void cancelledProgramIsNotCalledFlaky();
};

namespace {

struct SmallestRow {
    const char* name;
    const char* problem;
    std::string (*answer)(const Case&);
    Case smallest;
    bool isSmallest;
};

Count nimSumOfFirst(const Case& heaps, std::size_t count)
{
    const std::size_t end = 1 + std::min<std::size_t>(count, heaps.front());
    return std::accumulate(heaps.begin() + 1, heaps.begin() + static_cast<std::ptrdiff_t>(end), Count{0}, std::bit_xor());
}

const SmallestRow smallestRows[] = {
    {"the golden ratio as a float", "hdu-1527",
     [](const Case& pair) {
         const auto [a, b] = std::minmax(pair[0], pair[1]);
         return std::string(a == static_cast<Count>(static_cast<float>(b - a) * 1.618034F) ? "0\n" : "1\n");
     },
     {4180, 6764}, false},
    {"the golden ratio as a float, one case per input", "luogu-p2252",
     [](const Case& pair) {
         const auto [a, b] = std::minmax(pair[0], pair[1]);
         return std::string(a == static_cast<Count>(static_cast<float>(b - a) * 1.618034F) ? "0\n" : "1\n");
     },
     {4180, 6764}, false},
    {"wrong on pairs that are not sorted", "hdu-1527",
     [](const Case& pair) {
         const bool cold = pair[0] <= pair[1] && rightAnswer(*contest::problemNamed("hdu-1527"), pair) == "0\n";
         return std::string(cold ? "0\n" : "1\n");
     },
     {2, 1}, true},
    {"the first hundred heaps only", "hdu-1849",
     [](const Case& heaps) { return std::string(nimSumOfFirst(heaps, 100) != 0 ? "Rabbit Win!\n" : "Grass Win!\n"); }, {}, false},
    {"the first five heaps only", "poj-2234",
     [](const Case& heaps) { return std::string(nimSumOfFirst(heaps, 5) != 0 ? "Yes\n" : "No\n"); }, {}, false},
    {"the first seven heaps only", "cses-1730",
     [](const Case& heaps) { return std::string(nimSumOfFirst(heaps, 7) != 0 ? "first\n" : "second\n"); }, {8, 1, 1, 1, 1, 1, 1, 1, 1}, false},
    {"multiples of 3 instead of 4", "leetcode-292", [](const Case& heap) { return std::string(heap[0] % 3 != 0 ? "true\n" : "false\n"); }, {3}, true},
    {"wrong on numbers from 2^30 on", "leetcode-292",
     [](const Case& heap) { return std::string(heap[0] % 4 != 0 && heap[0] < 1 << 30 ? "true\n" : "false\n"); }, {(1 << 30) + 1}, false},
    {"a product overflows 32 bits", "hdu-1527",
     [](const Case& pair) {
         return pair[0] * pair[1] >= Count{1} << 32 ? std::string("overflow\n") : rightAnswer(*contest::problemNamed("hdu-1527"), pair);
     },
     {}, false},
};

}  // namespace

void TestSmallest::judgeFindsTheSmallestFailingCase_data()
{
    QTest::addColumn<int>("row");
    for (int row = 0; row < static_cast<int>(std::size(smallestRows)); ++row)
        QTest::newRow(smallestRows[row].name) << row;
}

void TestSmallest::judgeFindsTheSmallestFailingCase()
{
    QFETCH(int, row);
    const auto& [name, problemName, answer, smallest, isSmallest] = smallestRows[row];
    const Problem& problem = *contest::problemNamed(problemName);
    const Judgement judgement = judge::judge(problem, answering(problem, answer), {.shrinking = tests::enoughTime}, {}, {});
    QVERIFY(judgement.failure && judgement.verdict == Verdict::WrongAnswer);
    const Failure& failure = *judgement.failure;
    qInfo("the judge ran the program %d times and reduced %zu bytes to %zu: %s", judgement.runs, failure.rawSize.bytes, failure.size.bytes,
          failure.input.substr(0, 80).c_str());
    QCOMPARE(failure.cases.size(), std::size_t{1});
    if (!smallest.empty())
        QVERIFY(failure.cases.front() == smallest);
    QCOMPARE(failure.isSmallest, isSmallest);
    // The smallest case has one heap more than the program looks at, and all heaps have size 0 or 1.
    if (std::string_view(name).starts_with("the first")) {
        QCOMPARE(failure.cases.front().front(), std::string_view(name).find("hundred") != std::string_view::npos ? Count{101} : failure.cases.front().front());
        QVERIFY(std::all_of(failure.cases.front().begin() + 1, failure.cases.front().end(), [](Count heap) { return heap <= 1; }));
    }
    if (std::string_view(name).find("five") != std::string_view::npos)
        QCOMPARE(failure.cases.front().front(), Count{6});
    if (std::string_view(name).find("product") != std::string_view::npos)
        QVERIFY(failure.cases.front()[0] + failure.cases.front()[1] < 133'000);
}

/// A program in Python has time for about fifty runs, so its failing input has to become small in the first few runs.
void TestSmallest::judgeFindsASmallInputInFewRuns()
{
    const Problem& problem = *contest::problemNamed("poj-1067");
    const RunProgram shortPhi = answering(problem, [](const Case& pair) {
        const auto [a, b] = std::minmax(pair[0], pair[1]);
        return std::string(a == static_cast<Count>(static_cast<double>(b - a) * 1.618) ? "0\n" : "1\n");
    });
    int runs = 0;
    int runsToASmallOne = 0;
    const RunProgram counted = [&](std::string_view input, const Limits& limits) {
        ++runs;
        Run run = shortPhi(input, limits);
        const bool isSmall = input.size() <= std::string_view("377 610\n").size();
        if (runsToASmallOne == 0 && isSmall && run.output != contest::answersTo(problem, input))
            runsToASmallOne = runs;
        return run;
    };
    const Judgement judgement = judge::judge(problem, counted, {.shrinking = tests::enoughTime}, {}, {});
    QVERIFY(judgement.failure);
    QVERIFY((judgement.failure->cases == std::vector<Case>{{376, 609}}));
    QVERIFY2(runsToASmallOne > 0 && runsToASmallOne <= 40, qPrintable(QStringLiteral("the first small failing input came only in run %1").arg(runsToASmallOne)));
}

/// The judge reads the input of a pitfall as cases and makes it smaller.
void TestSmallest::judgeShrinksTheInputOfAPitfall()
{
    const Problem& problem = *contest::problemNamed("hdu-1527");
    const std::vector<Pitfall> pitfalls = pitfallsOf(problem.name);
    const auto known = std::ranges::find(pitfalls, "double-phi", &Pitfall::name);
    QVERIFY(known != pitfalls.end());
    const auto cases = contest::casesIn(problem, known->input);
    QVERIFY(cases && cases->size() == 1);
    const Count larger = std::ranges::max(cases->front());
    const auto isWrong = [larger](const Case& pair, std::size_t) { return pair[0] >= 1000 && pair[1] == larger; };
    const Judgement judgement = judge::judge(problem, wrongWhere(problem, isWrong), {.shrinking = tests::enoughTime}, {}, {});
    QVERIFY(judgement.failure);
    QCOMPARE(QString::fromStdString(judgement.failure->rawInput), QString::fromStdString(known->input));
    QVERIFY((judgement.failure->cases == std::vector<Case>{{1000, larger}}));
    QVERIFY(!judgement.failure->isSmallest && !judgement.failure->flaky);
}

void TestSmallest::noCaseBelowTheSmallestOneFails_data()
{
    QTest::addColumn<int>("numbers");  // the number of numbers in a case; 0 for a list of any length
    QTest::newRow("leetcode-292") << 1;
    QTest::newRow("cses-2207") << 1;
    QTest::newRow("hdu-1527") << 2;
    QTest::newRow("hdu-1846") << 2;
    QTest::newRow("luogu-p2252") << 2;
    QTest::newRow("luogu-p1290") << 2;
    QTest::newRow("hdu-1848") << 3;
    QTest::newRow("cses-1730") << 0;
}

/// The programs are wrong on arbitrary cases with a large enough sum. Every fourth program is wrong only on input with one case.
void TestSmallest::noCaseBelowTheSmallestOneFails()
{
    QFETCH(int, numbers);
    const Problem& problem = *contest::problemNamed(QTest::currentDataTag());
    int failed = 0;
    int called = 0;
    for (Seed seed = 1; seed <= tests::count<Seed>(12, 100); ++seed) {
        Chance chance(seed);
        const Count oneIn = chance.between(2, 60);
        const Count from = chance.below(40);
        const bool onlyAlone = seed % 4 == 0;
        const auto isWrong = [&](const Case& given, std::size_t cases) {
            const Count sum = std::accumulate(given.begin(), given.end(), Count{0});
            Count hash = 0;
            for (const Count number : given)
                hash = Chance(hash + 31 * number + seed).below(1'000'003);
            return sum >= from && hash % oneIn == 0 && (!onlyAlone || cases == 1);
        };
        const Settings settings{.tests = 3, .shrinking = tests::enoughTime};
        const Judgement judgement = judge::judge(problem, wrongWhere(problem, isWrong), settings, {}, {});
        failed += judgement.failure ? 1 : 0;
        if (!judgement.failure || !judgement.failure->isSmallest)
            continue;
        ++called;
        const Failure& failure = *judgement.failure;
        QCOMPARE(failure.cases.size(), std::size_t{1});
        const Case& smallest = failure.cases.front();
        QVERIFY(isWrong(smallest, 1));
        const Count sum = std::accumulate(smallest.begin(), smallest.end(), Count{0});
        // The test enumerates all smaller cases, independently of the judge. If a case is a list of heaps (`numbers` is 0),
        // the judge calls it the smallest only if it has one heap: the case is then two numbers, the count of heaps and the heap.
        if (numbers == 0)
            QCOMPARE(smallest.size(), std::size_t{2});
        const Count size = numbers == 0 ? 2 : static_cast<Count>(numbers);
        Case each(size, 0);
        for (bool more = true; more;) {
            const bool judgeDataLacks = problem.judgeDataLacks && problem.judgeDataLacks(each);
            if (!judgeDataLacks && contest::isSmaller(each, smallest) && contest::settled(problem, each).record.numbers() == each) {
                QVERIFY2(!isWrong(each, 1), contest::written(problem, {&each, 1}).c_str());
            }
            std::size_t at = 0;
            while (at < each.size() && each[at] == sum)
                each[at++] = 0;
            more = at < each.size();
            if (more)
                ++each[at];
        }
    }
    qInfo("%d programs fail, %d on an input that is called the smallest", failed, called);
    QVERIFY(called > 0 && failed > called / 2);
}

/// The program waits without end on heaps of 10 or more. On any other input it is right, but computes for longer than the judge lets an
/// idle program wait while it reduces the input.
void TestSmallest::slowCaseIsNotCalledIdle()
{
    const RunProgram program = [](std::string_view input, const Limits& limits) {
        std::string output;
        bool waits = false;
        for (const auto& heaps : tests::heapsIn(input)) {
            output += tests::nimSumOf(heaps) != 0 ? "first\n" : "second\n";
            waits = waits || std::ranges::any_of(heaps, [](Count heap) { return heap >= 10; });
        }
        Run run = tests::ended(output);
        if (waits || limits.wall <= limits.time) {
            run.ending = RunEnding::Idle;
            run.cpu = waits ? std::chrono::milliseconds(1) : limits.wall;
        }
        return run;
    };
    const Judgement judgement = judge::judge(tests::nim(), program, {.shrinking = tests::enoughTime}, {}, {});
    QVERIFY(judgement.failure);
    QCOMPARE(judgement.failure->verdict, Verdict::IdleLimitExceeded);
    QCOMPARE(QString::fromStdString(judgement.failure->input), QStringLiteral("1\n1\n10\n"));
}

void TestSmallest::cancelledProgramIsNotCalledFlaky_data()
{
    QTest::addColumn<int>("runs");  // which run after the first failing one is cancelled
    for (const int runs : {1, 2, 3, 6})
        QTest::newRow(qPrintable(QString::number(runs))) << runs;
}

/// A run that is cancelled has no output, which must not count as a different result.
void TestSmallest::cancelledProgramIsNotCalledFlaky()
{
    QFETCH(int, runs);
    const Problem& problem = *contest::problemNamed("hdu-1527");
    const RunProgram wrong = answering(problem, [](const Case& pair) { return std::string(pair[0] == pair[1] ? "0\n" : "1\n"); });
    std::stop_source stop;
    int left = runs;
    bool failed = false;
    const RunProgram cancelled = [&](std::string_view input, const Limits& limits) {
        Run run = wrong(input, limits);
        if (failed && --left <= 0) {
            stop.request_stop();
            run = Run();
            run.ending = RunEnding::Cancelled;
        }
        failed = failed || run.output != contest::answersTo(problem, input);
        return run;
    };
    const Judgement judgement = judge::judge(problem, cancelled, {}, {}, stop.get_token());
    QVERIFY(stop.stop_requested());
    QVERIFY(judgement.failure && judgement.verdict == Verdict::WrongAnswer);
    QVERIFY(!judgement.failure->flaky);
}

NIMSTONE_TEST(TestSmallest)
#include "tst_smallest.moc"
