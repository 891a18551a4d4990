// Tests that shrinking an input finds the smallest input that still has the wanted property.
#include <QTest>

#include <algorithm>
#include <functional>
#include <numeric>
#include <set>

#include "core/contest/inputs.h"
#include "core/contest/shrink.h"
#include "core/nimber.h"
#include "tests/program.h"

using namespace nimstone;
using namespace nimstone::contest;

class TestContestShrink : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void shrinkFindsTheSmallestInput_data();
    void shrinkFindsTheSmallestInput();
    void shrinkTriesOnlySmallerValidInput();
    void shrinkEndsWhenStopReturnsTrue();
};

namespace {

using Cases = std::vector<Case>;
using Fails = bool (*)(const Cases&);

std::span<const Count> heapsOf(const Case& given)
{
    return std::span(given).subspan(1);
}

Count stonesOf(const Case& given)
{
    const auto heaps = heapsOf(given);
    return std::accumulate(heaps.begin(), heaps.end(), Count{0});
}

/// True if the predicate holds for at least one case.
template <bool (*predicate)(const Case&)>
bool anyCase(const Cases& cases)
{
    return std::ranges::any_of(cases, predicate);
}

struct Row {
    const char* name;
    const char* problem;
    Size size;
    Fails fails;
    Cases smallest;
};

const Row rows[] = {
    {"an even nim-sum and a heap of more than 3", "cses-1730", Size::Large,
     anyCase<[](const Case& given) { return nimSum(heapsOf(given)) % 2 == 0 && 3 < std::ranges::max(heapsOf(given)); }>,
     {{1, 4}}},
    {"nim-sum 0", "cses-1730", Size::Large, anyCase<[](const Case& given) { return nimSum(heapsOf(given)) == 0; }>,
     {{2, 1, 1}}},
    {"nim-sum 0 and a heap of at least 2^20", "cses-1730", Size::Large,
     anyCase<[](const Case& given) { return nimSum(heapsOf(given)) == 0 && std::ranges::max(heapsOf(given)) >= 1 << 20; }>,
     {{2, 1 << 20, 1 << 20}}},
    {"at least four heaps", "poj-2234", Size::Limit, anyCase<[](const Case& given) { return given[0] >= 4; }>, {{4, 0, 0, 0, 0}}},
    {"a sum of at least 2^31", "cses-1730", Size::Large,
     anyCase<[](const Case& given) { return stonesOf(given) >= 2'147'483'648; }>,
     {{3, 147'483'648, 1'000'000'000, 1'000'000'000}}},
    {"a product of at least 2^31", "hdu-1527", Size::Large,
     anyCase<[](const Case& given) { return given[0] * given[1] >= 2'147'483'648; }>, {{46'273, 46'409}}},
    {"a cold pair with heaps of at least 1000", "hdu-1527", Size::Large,
     anyCase<[](const Case& given) { return given[0] >= 1000 && given[1] - given[0] == 618; }>, {{1000, 1618}}},
    {"an odd number of at least 10^9", "leetcode-292", Size::Large,
     anyCase<[](const Case& given) { return given[0] % 2 == 1 && given[0] >= 1'000'000'000; }>, {{1'000'000'001}}},
    {"two cases, the second with fewer heaps", "hdu-1907", Size::Large,
     [](const Cases& cases) {
         return std::ranges::adjacent_find(cases, [](const Case& a, const Case& b) { return a[0] > b[0]; }) != cases.end();
     },
     {{2, 1, 1}, {1, 1}}},
    {"at least thirty cases", "hdu-1846", Size::Limit, [](const Cases& cases) { return cases.size() >= 30; }, Cases(30, Case{1, 1})},
    {"two positions of a set, and a heap of 5", "hdu-1536", Size::Large,
     anyCase<[](const Case& given) {
         const Count positions = given[given[0] + 1];
         return positions >= 2 && std::ranges::count(given, Count{5}) != 0;
     }>,
     {{1, 1, 2, 1, 0, 1, 5}}},
    {"a row with two X and a free cell between them", "uva-10561", Size::Large,
     anyCase<[](const Case& given) {
         const Case wanted{1, 0, 1};
         return std::search(given.begin(), given.end(), wanted.begin(), wanted.end()) != given.end();
     }>,
     {{3, 1, 0, 1}}},
    {"a king behind three climbers", "hdu-4315", Size::Limit, anyCase<[](const Case& given) { return given[1] >= 4; }>,
     {{4, 4, 1, 2, 3, 4}}},
};

}  // namespace

void TestContestShrink::shrinkFindsTheSmallestInput_data()
{
    QTest::addColumn<int>("row");
    for (int row = 0; row < static_cast<int>(std::size(rows)); ++row)
        QTest::newRow(rows[row].name) << row;
}

/// The search starts from the first generated input that has the property.
void TestContestShrink::shrinkFindsTheSmallestInput()
{
    QFETCH(int, row);
    const auto& [name, problemName, size, fails, smallest] = rows[row];
    const Problem& problem = *problemNamed(problemName);
    Cases failing;
    for (Seed seed = 0; failing.empty() || !fails(failing); ++seed) {
        QVERIFY(seed < 100);
        failing = drawnCases(problem, size, seed);
    }
    int asked = 0;
    const Cases found = shrink(problem, failing, [&, &fails = fails](const Cases& cases) { ++asked; return fails(cases); }, [] { return false; });
    const std::string text = written(problem, found);
    qInfo("reduced %zu bytes to %zu with %d calls of the predicate", written(problem, failing).size(), text.size(), asked);
    QCOMPARE(QString::fromStdString(text), QString::fromStdString(written(problem, smallest)));
}

void TestContestShrink::shrinkTriesOnlySmallerValidInput()
{
    std::size_t questions = 0;
    for (const Problem& problem : allProblems()) {
        const Cases failing = drawnCases(problem, Size::Small, 7);
        Cases best = failing;
        std::set<std::string> asked;
        bool fine = true;
        // An input fails if the hash of its text is a multiple of 3.
        const auto fails = [&](const Cases& cases) {
            const std::string text = written(problem, cases);
            const bool valid = std::ranges::all_of(cases, [&](const Case& each) { return settled(problem, each).record.numbers() == each; });
            fine = fine && valid && isSmallerInput(cases, best) && asked.insert(text).second;
            const bool still = std::hash<std::string>()(text) % 3 == 0;
            if (still)
                best = cases;
            return still;
        };
        QVERIFY(shrink(problem, failing, fails, [&] { return asked.size() > 100; }) == best);
        QVERIFY2(fine, ("shrink tried invalid, larger or repeated input for " + std::string(problem.name)).c_str());
        questions += asked.size();
    }
    QVERIFY(questions > 1'000);
}

void TestContestShrink::shrinkEndsWhenStopReturnsTrue()
{
    const Problem& problem = *problemNamed("cses-1730");
    const Cases failing = drawnCases(problem, Size::Large, 1);
    int asked = 0;
    const Cases found = shrink(problem, failing, [&](const Cases&) { ++asked; return true; }, [&] { return asked >= 3; });
    QCOMPARE(asked, 3);
    QCOMPARE(found.size(), failing.size() / 8);
    QVERIFY(shrink(problem, failing, [](const Cases&) { return true; }, [] { return true; }) == failing);
}

NIMSTONE_TEST(TestContestShrink)
#include "tst_shrink.moc"
