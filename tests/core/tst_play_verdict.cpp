// The verdict on a move against exhaustive search, on every move of small positions.
#include <QTest>
#include <algorithm>

#include "core/games/nim.h"
#include "core/nimber.h"
#include "core/play/verdict.h"
#include "core/search.h"
#include "tests/core/small_positions.h"
#include "tests/counts.h"

using namespace nimstone;
using namespace nimstone::play;
using Kind = Verdict::Kind;

class TestPlayVerdict : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void agreesWithSearch_data();
    void agreesWithSearch();
    void prefersAWinningMoveFromTheSameHeap();
    void refusesAnIllegalMove();
};

void TestPlayVerdict::agreesWithSearch_data()
{
    QTest::addColumn<int>("heaps");
    QTest::addColumn<int>("largest");
    QTest::newRow("1 heap of up to 20") << 1 << 20;
    QTest::newRow("2 heaps of up to 12") << 2 << 12;
    QTest::newRow("3 heaps of up to 9") << 3 << 9;
    QTest::newRow("4 heaps") << 4 << tests::count(4, 9);
}

static void compareWithSearch(Search<Nim>& search, const Position& position, const Move& move)
{
    const auto verdict = judge(position, move);
    QVERIFY(verdict);
    const Position after = *Nim().play(position, move);
    const auto replies = search.winningMoves(after);
    QCOMPARE(verdict->move, move);
    QCOMPARE(verdict->after, after);
    QCOMPARE(verdict->endsTheGame, Nim().legalMoves(after).empty());
    QCOMPARE(verdict->s, search.grundy(position));
    QCOMPARE(verdict->t, search.grundy(after));
    const bool couldWin = !search.winningMoves(position).empty();
    const Kind expected = !couldWin ? Kind::LostAnyway : replies.empty() ? Kind::KeptTheWin : Kind::GaveItAway;
    QCOMPARE(verdict->kind, expected);

    QCOMPARE(verdict->replies, replies.size());
    QCOMPARE(verdict->refutation.has_value(), !replies.empty());
    QCOMPARE(verdict->afterRefutation.has_value(), !replies.empty());
    QCOMPARE(verdict->column == 0, replies.empty());
    if (!replies.empty()) {
        QVERIFY(std::ranges::find(replies, *verdict->refutation) != replies.end());
        QCOMPARE(*verdict->afterRefutation, *Nim().play(after, *verdict->refutation));
        QVERIFY(onesInColumn(after.heaps, verdict->column) % 2 == 1);
        for (Count higher = verdict->column * 2; higher <= 16; higher *= 2)
            QVERIFY(onesInColumn(after.heaps, higher) % 2 == 0);
    }
    QCOMPARE(verdict->better.has_value(), expected == Kind::GaveItAway);
    if (verdict->better)
        QCOMPARE(search.outcome(*Nim().play(position, *verdict->better)), Outcome::P);
}

void TestPlayVerdict::agreesWithSearch()
{
    QFETCH(int, heaps);
    QFETCH(int, largest);
    Search<Nim> search;
    std::size_t judged = 0;
    tests::forEachPosition(static_cast<std::size_t>(heaps), static_cast<Count>(largest), [&](const Position& position) {
        for (const Move& move : Nim().legalMoves(position)) {
            compareWithSearch(search, position, move);
            ++judged;
        }
    });
    qInfo("judged %zu moves", judged);
}

void TestPlayVerdict::prefersAWinningMoveFromTheSameHeap()
{
    // Every heap has a winning move.
    const Position position{{7, 11, 13}};
    for (std::size_t heap = 0; heap < 3; ++heap)
        QCOMPARE(judge(position, {heap, 2})->better, (Move{heap, 1}));
    // Here only the first has one.
    QCOMPARE(judge(Position{{42, 27, 19}}, {2, 1})->better, (Move{0, 34}));
}

void TestPlayVerdict::refusesAnIllegalMove()
{
    const auto verdict = judge(Position{{3, 0}}, {1, 1});
    QVERIFY(!verdict);
    QCOMPARE(verdict.error(), (MoveError{MoveError::Kind::TakesTooMany, {1, 1}, 0}));
}

QTEST_APPLESS_MAIN(TestPlayVerdict)
#include "tst_play_verdict.moc"
