// Compares the opponents in Nim with exhaustive search: the perfect opponent, its stubborn moves in lost positions, and the
// learner.
#include <QTest>
#include <algorithm>
#include <set>

#include "core/games/nim/nim.h"
#include "core/nimber.h"
#include "core/play/moves/random_moves.h"
#include "core/play/opponents/choose_move.h"
#include "core/search.h"
#include "tests/core/small_positions.h"
#include "tests/core/sum/tables.h"
#include "tests/counts.h"
#include "tests/program.h"

using namespace nimstone;
using namespace nimstone::play;
using tests::nimOf;

namespace {

/// Returns the stubborn moves by their definition: the moves that leave the fewest winning replies, and among these the
/// moves that leave the most stones.
std::vector<Move> stubbornBySearch(Search<Nim>& search, const Position& position)
{
    std::vector<Move> best;
    std::pair<std::size_t, Count> bestKey{};
    for (const Move& move : Nim().legalMoves(position)) {
        const auto after = *Nim().play(position, move);
        const std::pair key{search.winningMoves(after).size(), maxCount - totalStones(after).stones};
        if (best.empty() || key < bestKey) {
            best.clear();
            bestKey = key;
        }
        if (key == bestKey)
            best.push_back(move);
    }
    return best;
}

/// Returns the number of moves in the longest line of play.
Count longestGame(const Position& position)
{
    Count longest = 0;
    for (const Move& move : Nim().legalMoves(position))
        longest = std::max(longest, 1 + longestGame(*Nim().play(position, move)));
    return longest;
}

}  // namespace

class TestPlayOpponent : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void perfectOpponentAgreesWithSearch_data();
    void perfectOpponentAgreesWithSearch();
    void stubbornMoveLeavesOneWinningReply();
    void seedChoosesAmongEqualMoves();
    void learnerIsPerfectInTheLastMovesOnly();
    void randomMovesReachEveryLegalMove();
    void endPositionHasNoMove();
    void opponentsDecideAMillionHugeHeaps();
};

void TestPlayOpponent::perfectOpponentAgreesWithSearch_data()
{
    QTest::addColumn<int>("heaps");
    QTest::addColumn<int>("largest");
    QTest::newRow("1 heap of up to 40") << 1 << 40;
    QTest::newRow("2 heaps of up to 20") << 2 << 20;
    QTest::newRow("3 heaps of up to 9") << 3 << 9;
    QTest::newRow("4 heaps") << 4 << tests::count(5, 9);
}

void TestPlayOpponent::perfectOpponentAgreesWithSearch()
{
    QFETCH(int, heaps);
    QFETCH(int, largest);
    Search<Nim> search;
    std::size_t lost = 0;
    const auto compare = [&](const Position& position) {
        const auto winning = search.winningMoves(position);
        const auto best = winning.empty() ? stubbornBySearch(search, position) : winning;
        if (winning.empty()) {
            ++lost;
            QCOMPARE(stubbornMoves(position), best);
        }
        for (Seed seed = 0; seed < 3; ++seed) {
            const auto move = perfectMove(position, seed);
            QCOMPARE(move.has_value(), !best.empty());
            if (move)
                QVERIFY(std::ranges::find(best, *move) != best.end());
        }
    };
    const auto compared = tests::forEachPosition(static_cast<std::size_t>(heaps), static_cast<Count>(largest), compare);
    qInfo("compared %zu positions with search; %zu of them are lost", compared, lost);
}

void TestPlayOpponent::stubbornMoveLeavesOneWinningReply()
{
    // Columns 8 and 4 hold two 1s each, columns 2 and 1 four each. Taking 1 from 12 clears its 1 in column 4; it is the
    // smallest move that leaves one winning reply.
    const Position position{{12, 15, 3, 3, 3}};
    QCOMPARE(nimSum(position.heaps), Count{0});
    const auto moves = stubbornMoves(position);
    QCOMPARE(moves, (std::vector<Move>{{0, 1}}));
    QCOMPARE(Nim().winningMoves(*Nim().play(position, moves.front()), 10).count, std::size_t{1});
}

void TestPlayOpponent::seedChoosesAmongEqualMoves()
{
    const auto movesOver = [](const Position& position) {
        std::set<Move> chosen;
        for (Seed seed = 0; seed < 200; ++seed)
            chosen.insert(*perfectMove(position, seed));
        return chosen;
    };
    QCOMPARE(movesOver(Position{{7, 11, 13}}), (std::set<Move>{{0, 1}, {1, 1}, {2, 1}}));
    QCOMPARE(movesOver(Position{{4, 4}}), (std::set<Move>{{0, 1}, {1, 1}}));
    QCOMPARE(perfectMove(Position{{7, 11, 13}}, 5), perfectMove(Position{{7, 11, 13}}, 5));
}

void TestPlayOpponent::learnerIsPerfectInTheLastMovesOnly()
{
    constexpr Count foresight = 5;
    std::size_t near = 0;
    std::size_t blunders = 0;
    const auto compare = [&](const Position& position) {
        const bool isNear = nimOf(position).longestPlay() <= foresight;
        QCOMPARE(isNear, longestGame(position) <= foresight);
        const bool won = Nim().outcome(position) == Outcome::N;
        for (Seed seed = 0; won && seed < 5; ++seed) {
            const auto move = chooseMove(learner(foresight), nimOf(position), seed);
            QVERIFY(move);
            const bool keeps = Nim().outcome(*Nim().play(position, move->move)) == Outcome::P;
            near += isNear;
            QVERIFY(keeps || !isNear);
            blunders += !keeps;
        }
    };
    tests::forEachPosition(3, 3, compare);
    QVERIFY(near > 0);
    QVERIFY(blunders > 0);
    qInfo("checked %zu choices near the end; %zu wins were given away before", near, blunders);
}

void TestPlayOpponent::randomMovesReachEveryLegalMove()
{
    const Position position{{3, 0, 1, 5}};
    std::set<Move> chosen;
    for (Seed seed = 0; seed < 2000; ++seed)
        chosen.insert(randomMove(nimOf(position), seed)->move);
    const auto legal = Nim().legalMoves(position);
    QCOMPARE(chosen, std::set<Move>(legal.begin(), legal.end()));
    // Moves from the largest heap must not overflow.
    for (Seed seed = 0; seed < 100; ++seed)
        QVERIFY(!Nim().check(Position{{maxCount}}, randomMove(nimOf({{maxCount}}), seed)->move));
}

void TestPlayOpponent::endPositionHasNoMove()
{
    for (const Position& position : {Position{}, Position{{0, 0}}}) {
        QVERIFY(!perfectMove(position, 1));
        QVERIFY(!randomMove(nimOf(position), 1));
        QVERIFY(!chooseMove(learner(3), nimOf(position), 1));
        QVERIFY(stubbornMoves(position).empty());
    }
}

void TestPlayOpponent::opponentsDecideAMillionHugeHeaps()
{
    Chance chance(7);
    Position position{std::vector<Count>(maxHeaps)};
    for (Count& heap : position.heaps)
        heap = chance.below(maxCount);
    position.heaps.back() ^= nimSum(position.heaps);
    const auto stubborn = perfectMove(position, 1);
    QVERIFY(stubborn);
    const auto lost = *Nim().play(position, *stubborn);
    const auto winning = perfectMove(lost, 1);
    QVERIFY(winning);
    QCOMPARE(*Nim().outcome(*Nim().play(lost, *winning)), Outcome::P);
    const auto random = randomMove(nimOf(position), 3);
    QVERIFY(random && !Nim().check(position, random->move));
    // The random move and 100 other moves leave at least as many winning replies as the stubborn move.
    const auto replies = Nim().winningMoves(lost, 0).count;
    QVERIFY(Nim().winningMoves(*Nim().play(position, random->move), 0).count >= replies);
    for (int i = 0; i < 100; ++i) {
        const std::size_t heap = chance.below(maxHeaps);
        const Move other{heap, chance.between(1, position.heaps[heap])};
        QVERIFY(Nim().winningMoves(*Nim().play(position, other), 0).count >= replies);
    }
}

NIMSTONE_TEST(TestPlayOpponent)
#include "tst_nim_opponents.moc"
