// Compares Nim with exhaustive search: the outcome, the Grundy value, and every winning move.
#include <QTest>

#include "core/games/nim/nim.h"
#include "core/search.h"
#include "tests/program.h"

using namespace nimstone;

class TestNim : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void nimAgreesWithSearch_data();
    void nimAgreesWithSearch();
    void allWinningMovesAreCountedBeyondTheLimit();
    void illegalMovesAreRefused_data();
    void illegalMovesAreRefused();
};

void TestNim::nimAgreesWithSearch_data()
{
    QTest::addColumn<int>("heaps");
    for (int heaps = 0; heaps <= 4; ++heaps)
        QTest::addRow("%d heaps of up to 9", heaps) << heaps;
}

void TestNim::nimAgreesWithSearch()
{
    QFETCH(int, heaps);
    const Nim nim;
    Search<Nim> search;
    Position position{std::vector<Count>(static_cast<std::size_t>(heaps), 0)};
    std::size_t compared = 0;
    while (true) {
        QCOMPARE(*nim.outcome(position), search.outcome(position));
        QCOMPARE(*nim.grundy(position), search.grundy(position));
        const auto winning = nim.winningMoves(position, 100);
        QVERIFY(winning.complete());
        QCOMPARE(winning.listed, search.winningMoves(position));
        ++compared;
        std::size_t heap = 0;
        while (heap < position.heaps.size() && position.heaps[heap] == 9)
            position.heaps[heap++] = 0;
        if (heap == position.heaps.size())
            break;
        ++position.heaps[heap];
    }
    qInfo("compared %zu positions with search", compared);
}

void TestNim::allWinningMovesAreCountedBeyondTheLimit()
{
    const Position position{{1, 1, 1}};
    const auto winning = Nim().winningMoves(position, 2);
    QCOMPARE(winning.count, std::size_t{3});
    QCOMPARE(winning.listed.size(), std::size_t{2});
    QVERIFY(!winning.complete());
}

void TestNim::illegalMovesAreRefused_data()
{
    QTest::addColumn<int>("heap");
    QTest::addColumn<int>("taken");
    QTest::addColumn<int>("kind");
    using Kind = MoveError::Kind;
    QTest::newRow("no such heap") << 3 << 1 << static_cast<int>(Kind::NoSuchHeap);
    QTest::newRow("takes nothing") << 0 << 0 << static_cast<int>(Kind::TakesNothing);
    QTest::newRow("takes too many") << 1 << 5 << static_cast<int>(Kind::TakesTooMany);
    QTest::newRow("from an empty heap") << 2 << 1 << static_cast<int>(Kind::TakesTooMany);
}

void TestNim::illegalMovesAreRefused()
{
    QFETCH(int, heap);
    QFETCH(int, taken);
    QFETCH(int, kind);
    const auto played = Nim().play(Position{{3, 4, 0}}, {static_cast<std::size_t>(heap), static_cast<Count>(taken)});
    QVERIFY(!played);
    QCOMPARE(static_cast<int>(played.error().kind), kind);
}

NIMSTONE_TEST(TestNim)
#include "tst_nim.moc"
