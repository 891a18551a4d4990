// Compares subtraction games and Bash's game with search.
#include <QTest>
#include <thread>

#include "core/games/taking/bash_game.h"
#include "core/games/taking/subtraction_game.h"
#include "tests/core/games/one_heap_games.h"
#include "tests/core/sequences/sequence_games.h"
#include "tests/counts.h"
#include "tests/program.h"

using namespace nimstone;
using namespace nimstone::tests;
using Kind = MoveError::Kind;

class TestSubtractionGame : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void invalidAmountsAreRefused();
    void checkAcceptsExactlyTheLegalMoves();
    void illegalMovesAreRefused();
    void randomSetsAgreeWithSearch();
    void bashGamesAgreeWithSearch();
    void bashGameEqualsItsSubtractionGame();
    void setsOfOneAmountAgreeWithSearch();
    void winningMovesOfTheLargestHeapsLeadToP();
    void largeSetsAnswerInBoundedTime();
    void threadsComputeTheSameValues();
};

namespace {

SubtractionGame gameOf(std::vector<Count> amounts) { return *SubtractionGame::make(std::move(amounts)); }

}  // namespace

void TestSubtractionGame::invalidAmountsAreRefused()
{
    using Bad = BadParameter;
    QVERIFY((BashGame::make(0).error() == Bad{Bad::Kind::TooSmall, 0, 1}));
    QVERIFY((BashGame::make(maxCount + 1).error() == Bad{Bad::Kind::TooLarge, 0, maxCount}));
    QVERIFY(BashGame::make(maxCount).has_value());
    QVERIFY((SubtractionGame::make({}).error() == Bad{Bad::Kind::Empty}));
    QVERIFY((SubtractionGame::make({3, 0, 4}).error() == Bad{Bad::Kind::TooSmall, 1, 1}));
    QVERIFY((SubtractionGame::make({3, maxCount + 1}).error() == Bad{Bad::Kind::TooLarge, 1, maxCount}));
    QVERIFY(gameOf({4, 1, 3, 1}).set().text() == "1,3,4");
}

void TestSubtractionGame::checkAcceptsExactlyTheLegalMoves()
{
    std::size_t moves = 0;
    forEachPosition(2, 9, [&](const Position& position) {
        for (const auto& amounts : {std::vector<Count>{1, 3, 4}, {2, 5}, {9}, {100}})
            moves += checkMoves(gameOf(amounts), position);
        for (Count m = 1; m <= 4; ++m)
            moves += checkMoves(*BashGame::make(m), position);
    });
    qInfo("checked %zu moves", moves);
}

void TestSubtractionGame::illegalMovesAreRefused()
{
    const auto kind = [](const auto& rules, const Move& move) { return rules.check({{20, 7}}, move)->kind; };
    QVERIFY(kind(gameOf({1, 3, 4}), {0, 2}) == Kind::AmountNotOffered);
    QVERIFY(kind(gameOf({1, 3, 4}), {0, 0}) == Kind::TakesNothing);
    QVERIFY(kind(gameOf({1, 3, 9}), {1, 9}) == Kind::TakesTooMany);
    QVERIFY(kind(gameOf({1, 3, 4}), {0, 1, {3}}) == Kind::CannotSplit);
    QVERIFY(kind(gameOf({1, 3, 4}), {2, 1}) == Kind::NoSuchHeap);
    const auto error = BashGame::make(4)->check({{20}}, {0, 5});
    QVERIFY(error->kind == Kind::OverMaximum && error->limit == 4);
}

void TestSubtractionGame::randomSetsAgreeWithSearch()
{
    Chance chance(6);
    std::size_t positions = 0;
    const int sets = count(60, 400);
    for (int round = 0; round < sets; ++round) {
        std::vector<Count> amounts;
        for (std::size_t left = chance.between(1, 4); left > 0; --left)
            amounts.push_back(chance.between(1, 9));
        positions += compareWithSearch(gameOf(amounts), 2, 14);
    }
    positions += compareWithSearch(gameOf({1, 3, 4}), 3, count<Count>(9, 14));
    qInfo("checked %d random sets with %zu positions", sets, positions);
}

void TestSubtractionGame::bashGamesAgreeWithSearch()
{
    std::size_t positions = 0;
    for (Count m = 1; m <= 9; ++m)
        positions += compareWithSearch(*BashGame::make(m), 2, 20);
    positions += compareWithSearch(*BashGame::make(3), 3, count<Count>(9, 14));
    qInfo("checked %zu positions", positions);
}

void TestSubtractionGame::bashGameEqualsItsSubtractionGame()
{
    for (Count m = 1; m <= 30; ++m) {
        std::vector<Count> amounts;
        for (Count amount = 1; amount <= m; ++amount)
            amounts.push_back(amount);
        const SubtractionGame set = gameOf(amounts);
        const BashGame bash = *BashGame::make(m);
        Chance chance(m);
        for (int round = 0; round < 100; ++round) {
            const Position position{{chance.below(maxCount), chance.below(200), chance.below(maxCount)}};
            QVERIFY(set.grundy(position) == bash.grundy(position));
            const WinningMoves a = set.winningMoves(position, 100);
            const WinningMoves b = bash.winningMoves(position, 100);
            QVERIFY(a.complete() && b.complete() && a.listed == b.listed);
        }
    }
}

/// The value of a heap of n is ⌊n/s⌋ mod 2, for any amount s.
void TestSubtractionGame::setsOfOneAmountAgreeWithSearch()
{
    std::size_t positions = 0;
    for (Count amount = 1; amount <= 12; ++amount)
        positions += compareWithSearch(gameOf({amount}), 2, count<Count>(24, 60));
    QVERIFY(positions > 3'000);
    qInfo("checked %zu positions", positions);
    for (const Count amount : {Count{1}, Count{999'983}, Count{1'000'000'000'000}, (maxCount - 1) / 2, maxCount - 1, maxCount}) {
        const SubtractionGame one = gameOf({amount});
        for (const Count heap : {amount - 1, amount, maxCount - 1, maxCount})
            QVERIFY(one.grundy({{heap}}) == heap / amount % 2);
        checkLargePositions(one, maxCount, 100, 13);
    }
}

void TestSubtractionGame::winningMovesOfTheLargestHeapsLeadToP()
{
    std::size_t moves = 0;
    for (const auto& amounts : {std::vector<Count>{1, 3, 4}, {2, 4, 7}, {4, 7, 14, 17, 21}, {39, 40}, {1, 1000}})
        moves += checkLargePositions(gameOf(amounts), maxCount, count(300, 3'000), 10);
    for (const Count m : {Count{1}, Count{4}, Count{1'000'000'007}, maxCount - 1, maxCount})
        moves += checkLargePositions(*BashGame::make(m), maxCount, count(300, 3'000), 11);
    QVERIFY(BashGame::make(maxCount)->grundy({{maxCount}}) == maxCount);
    qInfo("checked %zu winning moves", moves);
}

void TestSubtractionGame::largeSetsAnswerInBoundedTime()
{
    // The period is too long to be found: small heaps have a value, and the game stops computing the largest heap after
    // a bounded time.
    std::vector<Count> amounts;
    for (Count amount = 1; amount <= maxSetSize; ++amount)
        amounts.push_back(amount * amount * amount * 7 + amount);
    const SubtractionGame large = gameOf(amounts);
    QVERIFY(large.grundy({{50'000}}).has_value());
    QVERIFY(!large.grundy({{maxCount}}).has_value());
    QVERIFY(large.winningMoves({{maxCount}}, 10).stopped);
    // The largest amount cannot be taken from smaller heaps, so the other amounts decide these heaps.
    constexpr Count huge = Count{1} << 60;
    QVERIFY(gameOf({1, 3, 4, huge}).grundy({{huge - 1}}) == gameOf({1, 3, 4}).grundy({{huge - 1}}));
    QVERIFY(gameOf({huge}).grundy({{huge - 1}}) == Count{0});
}

void TestSubtractionGame::threadsComputeTheSameValues()
{
    std::vector<int> wrong(4, 0);
    {
        std::vector<std::jthread> threads;
        for (std::size_t thread = 0; thread < wrong.size(); ++thread) {
            threads.emplace_back([thread, &wrong] {
                for (Count heap = 0; heap < 2'000; ++heap) {
                    const SubtractionGame own = gameOf({1, 3, 4, 500 + heap % 7});
                    wrong[thread] += own.grundy({{heap % 400}}) == gameOf({1, 3, 4}).grundy({{heap % 400}}) ? 0 : 1;
                }
            });
        }
    }
    QVERIFY(wrong == std::vector<int>(4, 0));
}

NIMSTONE_TEST(TestSubtractionGame)
#include "tst_subtraction_game.moc"
