// A benchmark ends with exit code 1 if at least one measured value misses its bound.
#include <QTest>

#include "tests/bench/verdicts.h"
#include "tests/program.h"

using nimstone::bench::Verdicts;

class TestVerdicts : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aVerdictComparesAMeasuredValueWithItsBound_data();
    void aVerdictComparesAMeasuredValueWithItsBound();
    void oneMissedBoundMakesTheExitCode1();
};

void TestVerdicts::aVerdictComparesAMeasuredValueWithItsBound_data()
{
    QTest::addColumn<double>("measured");
    QTest::addColumn<double>("bound");
    QTest::addColumn<QString>("atLeast");
    QTest::addColumn<QString>("atMost");
    QTest::newRow("below the bound") << 4.9 << 5.0 << QStringLiteral("MISSED, at least 5") << QStringLiteral("kept, at most 5");
    QTest::newRow("equal to the bound") << 5.0 << 5.0 << QStringLiteral("kept, at least 5") << QStringLiteral("kept, at most 5");
    QTest::newRow("above the bound") << 1.51 << 1.5 << QStringLiteral("kept, at least 1.5") << QStringLiteral("MISSED, at most 1.5");
}

void TestVerdicts::aVerdictComparesAMeasuredValueWithItsBound()
{
    QFETCH(double, measured);
    QFETCH(double, bound);
    QFETCH(QString, atLeast);
    QFETCH(QString, atMost);
    Verdicts low;
    QCOMPARE(QString::fromStdString(low.atLeast(measured, bound)), atLeast);
    QCOMPARE(low.exitCode(), atLeast.startsWith(QStringLiteral("MISSED")) ? 1 : 0);
    Verdicts high;
    QCOMPARE(QString::fromStdString(high.atMost(measured, bound)), atMost);
    QCOMPARE(high.exitCode(), atMost.startsWith(QStringLiteral("MISSED")) ? 1 : 0);
}

void TestVerdicts::oneMissedBoundMakesTheExitCode1()
{
    Verdicts verdicts;
    QCOMPARE(verdicts.exitCode(), 0);
    verdicts.atLeast(9, 8);
    verdicts.atLeast(4.9, 5);
    verdicts.atLeast(9, 8);
    QCOMPARE(verdicts.exitCode(), 1);
}

NIMSTONE_TEST(TestVerdicts)
#include "tst_verdicts.moc"
