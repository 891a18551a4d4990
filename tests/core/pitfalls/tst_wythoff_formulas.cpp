// Tests where common formulas for Wythoff's cold pairs fail: the first wrong k, and the number of wrong pairs up to 10^9.
#include <QTest>
#include <limits>

#include "core/games/golden/wythoff.h"
#include "core/pitfalls/wythoff_formulas.h"
#include "tests/counts.h"
#include "tests/program.h"

using namespace nimstone;
using namespace nimstone::pitfalls;

class TestWythoffFormulas : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void formulasFirstFailAtKnownPairs_data();
    void formulasFirstFailAtKnownPairs();
    void formulasHaveKnownFailuresUpToABillion_data();
    void formulasHaveKnownFailuresUpToABillion();
    void longDoubleFirstFailsAtF48();
};

void TestWythoffFormulas::formulasFirstFailAtKnownPairs_data()
{
    QTest::addColumn<GoldenFormula>("formula");
    QTest::addColumn<Count>("first");
    QTest::addColumn<Count>("a");
    const auto row = [](const char* name, GoldenFormula formula, Count first, Count a) {
        QTest::newRow(name) << formula << first << a;
    };
    row("double", GoldenFormula::Double, 102334155, 165580140);
    row("float", GoldenFormula::Float, 2584, 4180);
    row("1.618", GoldenFormula::ThreeDecimals, 233, 377);
    row("1.6180339887", GoldenFormula::TenDecimals, 196418, 317811);
    row("1.61803398875", GoldenFormula::ElevenDecimals, 2178309, 3524577);
}

void TestWythoffFormulas::formulasFirstFailAtKnownPairs()
{
    QFETCH(GoldenFormula, formula);
    QFETCH(Count, first);
    QFETCH(Count, a);
    // All smaller k are checked, too. If there are more than a million of them, only the last million are checked,
    // unless counts are deep.
    QCOMPARE(wrongMultiples(formula, tests::count<Count>(first > 1'000'000 ? first - 1'000'000 : 0, 0), first),
             (WrongMultiples{first, 1}));
    QVERIFY(goldenMultipleBy(formula, first) != a);
    QVERIFY(isCold(a, a + first));
    QVERIFY(!isCold(goldenMultipleBy(formula, first), goldenMultipleBy(formula, first) + first));
}

void TestWythoffFormulas::formulasHaveKnownFailuresUpToABillion_data()
{
    QTest::addColumn<GoldenFormula>("formula");
    QTest::addColumn<Count>("all");
    QTest::newRow("double") << GoldenFormula::Double << Count{14};
    QTest::newRow("long double") << GoldenFormula::LongDouble << Count{0};
    QTest::newRow("float") << GoldenFormula::Float << Count{355'582'515};
    QTest::newRow("1.618") << GoldenFormula::ThreeDecimals << Count{381'951'272};
    QTest::newRow("1.6180339887") << GoldenFormula::TenDecimals << Count{3'639'776};
    QTest::newRow("1.61803398875") << GoldenFormula::ElevenDecimals << Count{7'675};
}

void TestWythoffFormulas::formulasHaveKnownFailuresUpToABillion()
{
    if (!tests::deep())
        QSKIP("runs only with deep counts: 381,966,011 pairs for each formula");
    QFETCH(GoldenFormula, formula);
    QFETCH(Count, all);
    constexpr Count last = 381'966'011;
    QVERIFY(goldenMultiple(last) + last <= 1'000'000'000 && goldenMultiple(last + 1) + last + 1 > 1'000'000'000);
    QCOMPARE(wrongMultiples(formula, 0, last).count, all);
}

void TestWythoffFormulas::longDoubleFirstFailsAtF48()
{
    if (std::numeric_limits<long double>::digits != 64)
        QSKIP("long double has no 64-bit mantissa here");
    constexpr Count k = 4'807'526'976;  // the Fibonacci number F₄₈
    const auto wrong = wrongMultiples(GoldenFormula::LongDouble, k - 1'000'000, k);
    QCOMPARE(wrong, (WrongMultiples{k, 1}));
    QVERIFY(isCold(7'778'742'048, 12'586'269'024));
}

NIMSTONE_TEST(TestWythoffFormulas)
#include "tst_wythoff_formulas.moc"
