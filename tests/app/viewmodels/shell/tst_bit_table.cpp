// The bit table shows the binary digits of a position, and previews the digits after a move.
#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

#include "app/viewmodels/shell/bit_table.h"
#include "tests/program.h"

using namespace nimstone;

class TestBitTable : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theTableShowsThePosition()
    {
        BitTableModel table;
        QAbstractItemModelTester tester(&table, QAbstractItemModelTester::FailureReportingMode::QtTest);
        table.show({{42, 27, 19}});
        QCOMPARE(table.columns(), 6);
        QCOMPARE(table.weights().join(QLatin1Char(' ')), QStringLiteral("32 16 8 4 2 1"));
        QCOMPARE(bits(table), (QStringList{QStringLiteral("101010"), QStringLiteral("011011"), QStringLiteral("010011")}));
        QCOMPARE(table.ones().join(QLatin1Char(' ')), QStringLiteral("1 2 2 0 3 2"));
        QCOMPARE(table.sumBits(), QStringLiteral("100010"));
        QCOMPARE(table.sum(), QStringLiteral("34"));
        QVERIFY(!table.previewing());
    }

    void aPreviewedMoveKeepsTheColumns()
    {
        BitTableModel table;
        QAbstractItemModelTester tester(&table, QAbstractItemModelTester::FailureReportingMode::QtTest);
        table.show({{42, 27, 19}});
        QSignalSpy reset(&table, &QAbstractItemModel::modelReset);
        table.show({{42, 27, 19}}, Move{0, 34});
        QCOMPARE(table.columns(), 6);
        QCOMPARE(bits(table).first(), QStringLiteral("001000"));
        QCOMPARE(table.data(table.index(0), BitTableModel::FlippedRole).toString(), QStringLiteral("100010"));
        QVERIFY(table.data(table.index(0), BitTableModel::ChangedRole).toBool());
        QVERIFY(!table.data(table.index(1), BitTableModel::ChangedRole).toBool());
        QCOMPARE(table.sum(), QStringLiteral("0"));
        QCOMPARE(table.sumFlipped(), QStringLiteral("100010"));
        QVERIFY(table.previewing());
        QCOMPARE(reset.count(), 0);
    }

    void aHeapMayGrow()
    {
        BitTableModel table;
        QAbstractItemModelTester tester(&table, QAbstractItemModelTester::FailureReportingMode::QtTest);
        table.compare({{3, 5}}, {{9, 5}});
        QCOMPARE(bits(table), (QStringList{QStringLiteral("1001"), QStringLiteral("0101")}));
        QCOMPARE(table.data(table.index(0), BitTableModel::FlippedRole).toString(), QStringLiteral("1010"));
        QVERIFY(table.data(table.index(0), BitTableModel::ChangedRole).toBool());
        QVERIFY(table.previewing());
    }

    void anEmptyHeapHasOneColumn()
    {
        BitTableModel table;
        table.show({{0}});
        QCOMPARE(table.columns(), 1);
        QCOMPARE(bits(table), QStringList{QStringLiteral("0")});
        QCOMPARE(table.widest(), QStringLiteral("1"));
    }

    void theLargestHeapHasAllColumns()
    {
        BitTableModel table;
        table.show({{maxCount, 1}});
        QCOMPARE(table.columns(), maxColumns);
        QCOMPARE(table.widest(), QString::number(maxCount));
        QCOMPARE(table.weights().first(), QStringLiteral("2<sup>62</sup>"));
        QCOMPARE(bits(table).first(), QString(maxColumns, QLatin1Char('1')));
        QCOMPARE(table.sumBits().back(), QLatin1Char('0'));
    }

private:
    static QStringList bits(const BitTableModel& table)
    {
        QStringList texts;
        for (int row = 0; row < table.rowCount(); ++row)
            texts.push_back(table.data(table.index(row), BitTableModel::BitsRole).toString());
        return texts;
    }
};

NIMSTONE_TEST(TestBitTable)
#include "tst_bit_table.moc"
