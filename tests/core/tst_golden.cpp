// Tests that multiples of the golden ratio are exact up to the largest count, and that products of 128 bits are exact.
#include <QTest>

#include "core/golden.h"
#include "core/random.h"
#include "core/zeckendorf.h"
#include "tests/program.h"
#include "tests/property.h"

using namespace nimstone;
using namespace nimstone::tests;

namespace {

/// n = ⌊kφ⌋ exactly if n² − nk − k² < 0 < (n + 1)² − (n + 1)k − k². The values are computed modulo 2^128; for n within one
/// of kφ, their size is less than 2^127.
bool isGoldenMultiple(Count n, Count k)
{
    const auto form = [k](Count m) { return product(m, m) - product(m, k) - product(k, k); };
    constexpr Wide half = Wide{1} << 127;
    return form(n) >= half && form(n + 1) < half;
}

}  // namespace

class TestGolden : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void goldenMultiplesAreExact();
    void goldenMultiplesAreExactNearFibonacciNumbers();
    void productsAreComparedExactly();
};

void TestGolden::goldenMultiplesAreExact()
{
    Chance chance(1907);
    const int cases = count(200'000, 20'000'000);
    for (int i = 0; i < cases; ++i) {
        const Count k = 1 + chance.below(maxCount >> chance.below(maxColumns - 1));
        QVERIFY2(isGoldenMultiple(goldenMultiple(k), k), qPrintable(QString::number(k)));
        QCOMPARE(goldenPart(k) + k, goldenMultiple(k));
    }
    QCOMPARE(goldenMultiple(0), Count{0});
    QVERIFY(isGoldenMultiple(goldenMultiple(maxCount), maxCount));
    qInfo("checked %d random multiples with seed 1907", cases);
}

void TestGolden::goldenMultiplesAreExactNearFibonacciNumbers()
{
    // Near Fibonacci numbers, kφ comes nearest to an integer.
    int compared = 0;
    for (const Count fibonacci : fibonacciNumbers) {
        for (Count near = fibonacci - std::min<Count>(fibonacci - 1, 1000); near <= fibonacci + 1000; ++near, ++compared)
            QVERIFY2(isGoldenMultiple(goldenMultiple(near), near), qPrintable(QString::number(near)));
    }
    // ⌊F₄₀·φ⌋ is the first value that the usual formula in double gets wrong.
    QCOMPARE(goldenMultiple(102334155), Count{165580140});
    qInfo("compared %d multiples", compared);
}

void TestGolden::productsAreComparedExactly()
{
    QVERIFY(compareProducts(maxCount, maxCount, maxCount - 1, maxCount) > 0);
    QVERIFY(compareProducts(maxCount - 1, maxCount + 1, maxCount, maxCount) < 0);
    QVERIFY(compareProducts(Count{1} << 62, 2, 4, Count{1} << 61) == 0);
    QCOMPARE(highProduct(~std::uint64_t{0}, ~std::uint64_t{0}), ~std::uint64_t{0} - 1);
    QVERIFY(holdsFor(count(1000, 100'000), "a product is the sum of its halves", [] {
        const auto a = *rc::gen::arbitrary<std::uint64_t>();
        const auto b = *rc::gen::arbitrary<std::uint64_t>();
        const std::uint64_t low = 0xFFFF'FFFF;
        const Wide sum = product(a >> 32, b) * (Wide{1} << 32) + product(a & low, b);
        RC_ASSERT(product(a, b) == sum);
        RC_ASSERT(highProduct(a, b) == static_cast<std::uint64_t>(sum >> 64));
    }));
}

NIMSTONE_TEST(TestGolden)
#include "tst_golden.moc"
