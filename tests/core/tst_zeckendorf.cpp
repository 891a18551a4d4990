// Tests Zeckendorf's theorem, that each n has one sum of non-consecutive parts, and the Fibonacci numbers 1, 2, 3, 5, 8, …
// themselves.
#include <QTest>
#include <algorithm>
#include <numeric>

#include "core/zeckendorf.h"
#include "tests/core/random_positions.h"
#include "tests/program.h"
#include "tests/property.h"

using namespace nimstone;
using namespace nimstone::tests;

namespace {

std::size_t indexOf(Count fibonacci)
{
    return static_cast<std::size_t>(std::ranges::find(fibonacciNumbers, fibonacci) - fibonacciNumbers.begin());
}

/// True if the parts are Fibonacci numbers, the smallest first, no two of them consecutive, and sum to n.
bool represents(const std::vector<Count>& parts, Count n)
{
    for (std::size_t i = 0; i < parts.size(); ++i) {
        if (indexOf(parts[i]) == fibonacciCount || (i > 0 && indexOf(parts[i]) < indexOf(parts[i - 1]) + 2))
            return false;
    }
    return std::accumulate(parts.begin(), parts.end(), Count{0}) == n;
}

}  // namespace

class TestZeckendorf : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void fibonacciNumbersDoNotOverflow();
    void everyNumberHasAZeckendorfForm();
    void zeckendorfFormIsUnique();
};

void TestZeckendorf::fibonacciNumbersDoNotOverflow()
{
    // A table of int wraps from the 47th Fibonacci number (1, 1, 2, …) on.
    QCOMPARE(fibonacciNumbers[44], Count{1836311903});
    QCOMPARE(fibonacciNumbers[45], Count{2971215073});
    QCOMPARE(fibonacciNumbers.back(), Count{7540113804746346429});
    for (std::size_t i = 2; i < fibonacciCount; ++i)
        QCOMPARE(fibonacciNumbers[i], fibonacciNumbers[i - 1] + fibonacciNumbers[i - 2]);
}

void TestZeckendorf::everyNumberHasAZeckendorfForm()
{
    QVERIFY(zeckendorf(0).empty());
    QVERIFY(!isFibonacci(0));
    const Count largest = count<Count>(20'000, 2'000'000);
    const auto check = [](Count n) {
        const auto parts = zeckendorf(n);
        return represents(parts, n) && parts.front() == smallestPart(n) && isFibonacci(n) == (parts.size() == 1)
            && isFibonacci(n) == (indexOf(n) < fibonacciCount);
    };
    for (Count n = 1; n <= largest; ++n)
        QVERIFY2(check(n), qPrintable(QString::number(n)));
    for (const Count fibonacci : fibonacciNumbers) {
        for (Count n = fibonacci - 1; n <= fibonacci + 1; ++n)
            QVERIFY2(n == 0 || check(n), qPrintable(QString::number(n)));
    }
    QVERIFY(check(maxCount));
    QVERIFY(holdsFor(count(1000, 100'000), "the parts of a number", [&check] {
        const Count n = *anyCount();
        RC_PRE(n != 0);
        RC_ASSERT(check(n));
    }));
    qInfo("checked numbers up to %llu", static_cast<unsigned long long>(largest));
}

void TestZeckendorf::zeckendorfFormIsUnique()
{
    // Tries every choice of non-consecutive parts from the first 20 Fibonacci numbers: all sums are different.
    std::vector<Count> sums;
    for (unsigned choice = 0; choice < (1U << 20); ++choice) {
        if ((choice & (choice << 1)) != 0)
            continue;
        Count sum = 0;
        for (std::size_t i = 0; i < 20; ++i)
            sum += (choice >> i & 1) != 0 ? fibonacciNumbers[i] : 0;
        sums.push_back(sum);
    }
    std::ranges::sort(sums);
    for (std::size_t n = 0; n < sums.size(); ++n)
        QCOMPARE(sums[n], static_cast<Count>(n));
    qInfo("checked %zu representations", sums.size());
}

NIMSTONE_TEST(TestZeckendorf)
#include "tst_zeckendorf.moc"
