// The hint ladder for a move: it narrows to one good move, and no rung tells what a later one reveals.
#include <QTest>
#include <algorithm>
#include <set>

#include "core/games/nim.h"
#include "core/nimber.h"
#include "core/play/hints.h"
#include "core/play/opponent.h"
#include "core/search.h"
#include "tests/core/small_positions.h"
#include "tests/counts.h"

using namespace nimstone;
using namespace nimstone::play;

namespace {

std::set<Move> fitting(const Rung& rung, const Position& position)
{
    std::set<Move> moves;
    for (const Move& move : Nim().legalMoves(position)) {
        if (fits(rung, position, move))
            moves.insert(move);
    }
    return moves;
}

Move moveOf(const Rung& rung)
{
    if (const auto* winning = std::get_if<WinningMove>(&rung))
        return winning->move;
    return std::get<StubbornMove>(rung).move;
}

}  // namespace

class TestPlayHints : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void ladderNarrowsToOneGoodMove_data();
    void ladderNarrowsToOneGoodMove();
    void firstTwoRungsTellNothingOfThePosition();
    void thirdRungNamesNoHeap();
    void fourthRungNamesNoAmount();
    void endPositionHasNoLadder();
    void worksOnHugePositions();
};

void TestPlayHints::ladderNarrowsToOneGoodMove_data()
{
    QTest::addColumn<int>("heaps");
    QTest::addColumn<int>("largest");
    QTest::newRow("1 heap of up to 20") << 1 << 20;
    QTest::newRow("2 heaps of up to 12") << 2 << 12;
    QTest::newRow("3 heaps of up to 9") << 3 << 9;
    QTest::newRow("4 heaps") << 4 << tests::count(4, 9);
}

static void checkLadder(Search<Nim>& search, const Position& position)
{
    const auto ladder = hints(position);
    const auto legal = Nim().legalMoves(position);
    QCOMPARE(ladder.has_value(), !legal.empty());
    if (!ladder)
        return;
    const auto winning = search.winningMoves(position);
    const auto good = winning.empty() ? stubbornMoves(position) : winning;

    std::array<std::set<Move>, rungCount> sets;
    for (std::size_t rung = 0; rung < rungCount; ++rung)
        sets[rung] = fitting((*ladder)[rung], position);
    const Move move = moveOf((*ladder)[4]);
    QVERIFY(std::ranges::find(good, move) != good.end());
    QCOMPARE(sets[4], std::set<Move>{move});
    // It never grows.
    QVERIFY(std::ranges::includes(sets[1], sets[2]));
    QVERIFY(std::ranges::includes(sets[2], sets[3]));
    QVERIFY(std::ranges::includes(sets[3], sets[4]));
    // It shrinks where the game allows: where heaps differ in use, and where the column leaves a choice of amounts.
    std::set<std::size_t> heapsInThird;
    for (const Move& candidate : sets[2])
        heapsInThird.insert(candidate.heap);
    QCOMPARE(sets[3].size() < sets[2].size(), heapsInThird.size() > 1);
    Count column = 0;
    if (const auto* odd = std::get_if<LookAtOddColumn>(&(*ladder)[2]))
        column = odd->column;
    else
        column = std::get<LookAtThinnestColumn>((*ladder)[2]).column;
    QCOMPARE(sets[3].size(), static_cast<std::size_t>(column));

    if (winning.empty()) {
        const auto& stubborn = std::get<StubbornMove>((*ladder)[4]);
        const Position after = *Nim().play(position, move);
        QCOMPARE(stubborn.replies, search.winningMoves(after).size());
        QCOMPARE(stubborn.t, search.grundy(after));
        QCOMPARE(std::get<ResistFromHeap>((*ladder)[3]).replies, stubborn.replies);
    } else {
        const auto& win = std::get<WinningMove>((*ladder)[4]);
        QCOMPARE(win.before - win.after, win.move.taken);
        QCOMPARE(win.after, win.sum ^ win.before);
        QCOMPARE(std::get<TakeFromHeap>((*ladder)[3]).choices, winning.size());
        // Every winning move fits what the third rung shows.
        for (const Move& other : winning)
            QVERIFY(sets[2].contains(other));
    }
}

void TestPlayHints::ladderNarrowsToOneGoodMove()
{
    QFETCH(int, heaps);
    QFETCH(int, largest);
    Search<Nim> search;
    const auto checked = tests::forEachPosition(static_cast<std::size_t>(heaps), static_cast<Count>(largest),
                                                [&](const Position& position) { checkLadder(search, position); });
    qInfo("climbed %zu ladders", checked);
}

void TestPlayHints::firstTwoRungsTellNothingOfThePosition()
{
    // Won and lost, with different heaps, odd columns and amounts: the number of columns is all that they share.
    const auto won = *hints(Position{{4, 5, 6}});
    const auto alsoWon = *hints(Position{{1, 7, 0}});
    const auto lost = *hints(Position{{3, 5, 6}});
    for (std::size_t rung = 0; rung < 2; ++rung) {
        QVERIFY(won[rung] == lost[rung]);
        QVERIFY(won[rung] == alsoWon[rung]);
    }
}

void TestPlayHints::thirdRungNamesNoHeap()
{
    std::size_t compared = 0;
    tests::forEachPosition(3, 9, [&](const Position& position) {
        const auto ladder = hints(position);
        if (!ladder)
            return;
        Position turned = position;
        std::ranges::rotate(turned.heaps, turned.heaps.begin() + 1);
        const auto same = *hints(turned);
        for (std::size_t rung = 0; rung < 3; ++rung)
            QVERIFY((*ladder)[rung] == same[rung]);
        ++compared;
    });
    qInfo("compared %zu ladders with the heaps in another order", compared);
}

void TestPlayHints::fourthRungNamesNoAmount()
{
    // Changing the low columns of other heaps changes the amount, and nothing that the first four rungs show.
    std::size_t compared = 0;
    std::size_t amountsDiffer = 0;
    tests::forEachPosition(3, 15, [&](const Position& position) {
        const auto ladder = hints(position);
        if (!ladder || nimSum(position.heaps) < 4)
            return;
        const auto heap = moveOf((*ladder)[4]).heap;
        Position changed = position;
        changed.heaps[(heap + 1) % 3] ^= 1;
        changed.heaps[(heap + 2) % 3] ^= 2;
        const auto other = *hints(changed);
        for (std::size_t rung = 2; rung < 4; ++rung)
            QVERIFY((*ladder)[rung] == other[rung]);
        amountsDiffer += moveOf((*ladder)[4]) != moveOf(other[4]);
        ++compared;
    });
    QCOMPARE(amountsDiffer, compared);
    qInfo("compared %zu ladders", compared);
}

void TestPlayHints::endPositionHasNoLadder()
{
    QVERIFY(!hints(Position{}));
    QVERIFY(!hints(Position{{0, 0, 0}}));
}

void TestPlayHints::worksOnHugePositions()
{
    Chance chance(3);
    Position position{std::vector<Count>(maxHeaps)};
    for (Count& heap : position.heaps)
        heap = chance.below(maxCount);
    const auto won = *hints(position);
    QCOMPARE(Nim().outcome(*Nim().play(position, moveOf(won[4]))), Outcome::P);
    position = *Nim().play(position, moveOf(won[4]));
    const auto lost = *hints(position);
    for (const Rung& rung : lost)
        QVERIFY(fits(rung, position, moveOf(lost[4])));
}

QTEST_APPLESS_MAIN(TestPlayHints)
#include "tst_play_hints.moc"
