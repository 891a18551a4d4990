// Tests that the heaps from which a move takes stones are converted to a list and back.
#include <QTest>

#include "core/position.h"
#include "tests/program.h"

using namespace nimstone;

class TestPosition : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void movesConvertToListsAndBack_data();
    void movesConvertToListsAndBack();
};

void TestPosition::movesConvertToListsAndBack_data()
{
    QTest::addColumn<std::vector<Take>>("takes");
    QTest::addColumn<std::vector<Take>>("inOrder");
    using Takes = std::vector<Take>;
    QTest::newRow("one heap") << Takes{{3, 7}} << Takes{{3, 7}};
    QTest::newRow("in order") << Takes{{0, 2}, {4, 1}} << Takes{{0, 2}, {4, 1}};
    QTest::newRow("the first heap last") << Takes{{2, 9}, {5, 1}, {0, maxCount}} << Takes{{0, maxCount}, {2, 9}, {5, 1}};
    // Takes from the same heap keep their order, so that the checks of the games report the second one.
    QTest::newRow("one heap twice") << Takes{{6, 1}, {2, 8}, {2, 3}} << Takes{{2, 8}, {2, 3}, {6, 1}};
}

void TestPosition::movesConvertToListsAndBack()
{
    QFETCH(std::vector<Take>, takes);
    QFETCH(std::vector<Take>, inOrder);
    const Move move = moveOf(takes);
    QVERIFY(takesOf(move) == inOrder);
    QCOMPARE(move.heap, inOrder.front().heap);
    QCOMPARE(move.also.size(), inOrder.size() - 1);
    QVERIFY(move.pieces == Pieces{} && move.cutter == Cutter::None);
}

NIMSTONE_TEST(TestPosition)
#include "tst_position.moc"
