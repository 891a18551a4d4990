// Tests nim-sums and bits: known values, and the laws that the proofs use.
#include <QTest>

#include <algorithm>
#include <numeric>

#include "core/nimber.h"
#include "tests/core/random_positions.h"
#include "tests/program.h"
#include "tests/property.h"

using namespace nimstone;
using Numbers = std::vector<Count>;

class TestNimber : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void nimSumAddsWithoutCarries_data();
    void nimSumAddsWithoutCarries();
    void nimSumIsTheMexOfSmallerSums();
    void theHighestColumnIsFound_data();
    void theHighestColumnIsFound();
    void numbersSplitIntoPowersOfTwo_data();
    void numbersSplitIntoPowersOfTwo();
    void columnsAndOnesAreCounted_data();
    void columnsAndOnesAreCounted();
    void nimSumObeysItsLaws();
    void totalOfStonesSaturates();
};

void TestNimber::nimSumAddsWithoutCarries_data()
{
    QTest::addColumn<Numbers>("numbers");
    QTest::addColumn<Count>("sum");
    QTest::newRow("no heaps") << Numbers{} << Count{0};
    QTest::newRow("one") << Numbers{6} << Count{6};
    QTest::newRow("3, 4, 5") << Numbers{3, 4, 5} << Count{2};
    QTest::newRow("1, 2, 3") << Numbers{1, 2, 3} << Count{0};
    QTest::newRow("the textbook's position") << Numbers{42, 27, 19} << Count{34};
    QTest::newRow("the textbook's position and 10") << Numbers{42, 27, 19, 10} << Count{40};
    QTest::newRow("the largest twice") << Numbers{maxCount, maxCount} << Count{0};
    QTest::newRow("the largest and one") << Numbers{maxCount, 1} << maxCount - 1;
}

void TestNimber::nimSumAddsWithoutCarries()
{
    QFETCH(Numbers, numbers);
    QFETCH(Count, sum);
    QCOMPARE(nimSum(numbers), sum);
}

/// By Conway's definition, a ⊕ b is the least number that is neither a' ⊕ b with a' < a nor a ⊕ b' with b' < b.
void TestNimber::nimSumIsTheMexOfSmallerSums()
{
    constexpr Count size = 64;
    for (Count a = 0; a < size; ++a) {
        for (Count b = 0; b < size; ++b) {
            std::vector<bool> taken(2 * size, false);
            for (Count less = 0; less < a; ++less)
                taken[nimSum(Numbers{less, b})] = true;
            for (Count less = 0; less < b; ++less)
                taken[nimSum(Numbers{a, less})] = true;
            const auto mex = std::ranges::find(taken, false) - taken.begin();
            QCOMPARE(nimSum(Numbers{a, b}), static_cast<Count>(mex));
        }
    }
    qInfo("compared %d sums with their mex", static_cast<int>(size * size));
}

void TestNimber::theHighestColumnIsFound_data()
{
    QTest::addColumn<Count>("number");
    QTest::addColumn<std::optional<Count>>("column");
    const auto row = [](const char* what, Count number, std::optional<Count> column) {
        QTest::newRow(what) << number << column;
    };
    row("0", 0, std::nullopt);
    row("1", 1, 1);
    row("2", 2, 2);
    row("3", 3, 2);
    row("40", 40, 32);
    row("the largest", maxCount, Count{1} << 62);
}

void TestNimber::theHighestColumnIsFound()
{
    QFETCH(Count, number);
    QFETCH(std::optional<Count>, column);
    QCOMPARE(highestColumn(number), column);
}

void TestNimber::numbersSplitIntoPowersOfTwo_data()
{
    QTest::addColumn<Count>("number");
    QTest::addColumn<Numbers>("blocks");
    QTest::newRow("0") << Count{0} << Numbers{};
    QTest::newRow("1") << Count{1} << Numbers{1};
    QTest::newRow("13") << Count{13} << Numbers{8, 4, 1};
    QTest::newRow("64") << Count{64} << Numbers{64};
    QTest::newRow("2^62 + 1") << (Count{1} << 62) + 1 << Numbers{Count{1} << 62, 1};
}

void TestNimber::numbersSplitIntoPowersOfTwo()
{
    QFETCH(Count, number);
    QFETCH(Numbers, blocks);
    QCOMPARE(nimstone::blocks(number), blocks);
}

void TestNimber::columnsAndOnesAreCounted_data()
{
    QTest::addColumn<Numbers>("numbers");
    QTest::addColumn<int>("columns");
    QTest::addColumn<Numbers>("ones");  // the number of 1s in each of the columns 1, 2, 4, …
    QTest::newRow("no heaps") << Numbers{} << 1 << Numbers{0};
    QTest::newRow("empty heaps") << Numbers{0, 0} << 1 << Numbers{0};
    QTest::newRow("3, 4, 5") << Numbers{3, 4, 5} << 3 << Numbers{2, 1, 2, 0};
    QTest::newRow("8") << Numbers{8} << 4 << Numbers{0, 0, 0, 1, 0};
    QTest::newRow("the largest") << Numbers{maxCount, maxCount, maxCount} << maxColumns << Numbers(maxColumns, 3);
}

void TestNimber::columnsAndOnesAreCounted()
{
    QFETCH(Numbers, numbers);
    QFETCH(int, columns);
    QFETCH(Numbers, ones);
    QCOMPARE(columnsNeeded(numbers), columns);
    for (std::size_t exponent = 0; exponent < ones.size(); ++exponent)
        QCOMPARE(Count{onesInColumn(numbers, Count{1} << exponent)}, ones[exponent]);
}

void TestNimber::nimSumObeysItsLaws()
{
    const int cases = tests::count(2'000, 200'000);
    QVERIFY(tests::holdsFor(cases, "the nim-sum is an abelian group in which each number cancels itself", [] {
        const Count a = *tests::anyCount();
        const Count b = *tests::anyCount();
        const Count c = *tests::anyCount();
        const auto add = [](Count x, Count y) { return nimSum(Numbers{x, y}); };
        RC_ASSERT(add(a, b) == add(b, a));
        RC_ASSERT(add(add(a, b), c) == add(a, add(b, c)));
        RC_ASSERT(add(a, 0) == a);
        RC_ASSERT(add(a, a) == Count{0});
        RC_ASSERT(add(a, b) <= maxCount);
    }));
    QVERIFY(tests::holdsFor(cases, "blocks are falling powers of two that add up", [] {
        const Count number = *tests::anyCount();
        const Numbers parts = blocks(number);
        RC_ASSERT(std::accumulate(parts.begin(), parts.end(), Count{0}) == number);
        for (std::size_t i = 0; i < parts.size(); ++i) {
            RC_ASSERT(blocks(parts[i]) == Numbers{parts[i]});
            RC_ASSERT(hasBit(number, parts[i]));
            RC_ASSERT((i == 0 || parts[i] < parts[i - 1]));
        }
        RC_ASSERT(highestColumn(number).value_or(0) == (parts.empty() ? 0 : parts.front()));
    }));
    QVERIFY(tests::holdsFor(cases, "the nim-sum has a 1 exactly in the columns with an odd number of 1s", [] {
        const Position position = *tests::anyPosition(0, 12);
        const Count sum = nimSum(position.heaps);
        for (int exponent = 0; exponent < maxColumns; ++exponent) {
            const Count weight = Count{1} << exponent;
            RC_ASSERT(hasBit(sum, weight) == (onesInColumn(position.heaps, weight) % 2 == 1));
            RC_ASSERT((exponent < columnsNeeded(position.heaps) || onesInColumn(position.heaps, weight) == 0));
        }
    }));
}

void TestNimber::totalOfStonesSaturates()
{
    const auto total = [](Numbers heaps) { return totalStones(Position{std::move(heaps)}); };
    QCOMPARE(total({}).stones, Count{0});
    QCOMPARE(total({3, 4, 5}).stones, Count{12});
    QVERIFY(total({maxCount - 1, 1}).exact);
    QCOMPARE(total({maxCount - 1, 1}).stones, maxCount);
    QVERIFY(!total({maxCount, 1}).exact);
    QCOMPARE(total({maxCount, 1}).stones, maxCount);
    QVERIFY(!total(Numbers(maxHeaps, maxCount)).exact);
}

NIMSTONE_TEST(TestNimber)
#include "tst_nimber.moc"
