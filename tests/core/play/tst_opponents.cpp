// Tests the opponents in every game: the perfect opponent wins every won position and loses lost ones slowly. A mistaken
// opponent plays exactly what its idea says, and loses to the perfect opponent.
#include <QTest>
#include <algorithm>
#include <set>

#include "core/play/moves/random_moves.h"
#include "core/play/opponents/choose_move.h"
#include "core/play/record/record.h"
#include "core/play/record/verdict.h"
#include "tests/core/play/random_games.h"
#include "tests/core/play/table_search.h"
#include "tests/counts.h"
#include "tests/program.h"

using namespace nimstone;
using namespace nimstone::play;
using Idea = MistakenIdea;

class TestOpponentsOfAnyGame : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void onlyCutsOfThePlayerAreListed();
    void randomMovesAreLegal_data() { allGames(); }
    void randomMovesAreLegal();
    void longestPlayAgreesWithSearch_data() { allGames(); }
    void longestPlayAgreesWithSearch();
    void perfectOpponentNeverLosesAWonPosition_data() { allGames(); }
    void perfectOpponentNeverLosesAWonPosition();
    void perfectOpponentLosesSlowly_data() { allGames(); }
    void perfectOpponentLosesSlowly();
    void learnerIsPerfectWithinItsForesight_data() { allGames(); }
    void learnerIsPerfectWithinItsForesight();
    void onlyWrongIdeasAreOffered_data();
    void onlyWrongIdeasAreOffered();
    void mistakenOpponentPlaysItsIdea_data();
    void mistakenOpponentPlaysItsIdea();
    void mistakenOpponentLosesToThePerfectOne();
    void opponentsAnswerInLargePositions_data();
    void opponentsAnswerInLargePositions();

private:
    static void allGames();
};

static constexpr const char* aSum = "a sum";

void TestOpponentsOfAnyGame::allGames()
{
    QTest::addColumn<QByteArray>("game");
    for (const char* game : tests::allGameTexts)
        QTest::newRow(game) << QByteArray(game);
    QTest::newRow(aSum) << QByteArray(aSum);
}

static Cutter firstCutter(const GameSum& gameSum, int game)
{
    return !gameSum.isPartisan() ? Cutter::None : game % 2 == 0 ? Cutter::Left : Cutter::Right;
}

/// Returns a position small enough for the search.
static GameSum smallSum(const QByteArray& game, Chance& chance)
{
    const bool sum = game == aSum;
    const bool blocks = game == "cutcake";  // with more blocks, the search would take too long
    return tests::randomGameSum(game.toStdString(), chance, sum || blocks ? 3 : 5, sum || blocks ? 2 : 3);
}

void TestOpponentsOfAnyGame::randomMovesAreLegal()
{
    QFETCH(QByteArray, game);
    Chance chance(2);
    std::size_t drawn = 0;
    for (int i = 0; i < 200; ++i) {
        const GameSum gameSum = smallSum(game, chance);
        const Cutter player = firstCutter(gameSum, i);
        const auto legal = tests::legalMoves(gameSum, player);
        QVERIFY(gameSum.moveCount(player) >= legal.size());
        QVERIFY(someMoves(gameSum, 100'000, 1, player) == legal);
        std::vector<MoveInSum> found;
        for (Seed seed = 0; seed < 20; ++seed) {
            const auto move = randomMove(gameSum, seed, player);
            QCOMPARE(move.has_value(), !legal.empty());
            if (!move)
                continue;
            QVERIFY(std::ranges::find(legal, *move) != legal.end());
            found.push_back(*move);
        }
        std::ranges::sort(found);
        drawn += static_cast<std::size_t>(std::unique(found.begin(), found.end()) - found.begin());
    }
    QVERIFY(drawn > 20);
    const GameSum huge = parseSum("nim:9223372036854775807 + kayles:9223372036854775807,5 + euclid:9223372036854775807,1").value();
    for (Seed seed = 0; seed < 50; ++seed)
        QVERIFY(!huge.check(*randomMove(huge, seed)));
    QCOMPARE(huge.moveCount(), maxCount);
    QCOMPARE(someMoves(huge, 10, 3).size(), std::size_t{10});
}

void TestOpponentsOfAnyGame::longestPlayAgreesWithSearch()
{
    QFETCH(QByteArray, game);
    tests::SumSearch search;
    Chance chance(3);
    const int positions = tests::count(30, 1000);
    for (int i = 0; i < positions; ++i) {
        const GameSum gameSum = smallSum(game, chance);
        const Count longest = search.longest(gameSum, firstCutter(gameSum, i));
        if (gameSum.isPartisan())
            QVERIFY(gameSum.longestPlay() >= longest);
        else
            QVERIFY2(gameSum.longestPlay() == longest, print(gameSum).c_str());
    }
    qInfo("%s: checked %d positions", game.constData(), positions);
}

/// The other player plays a random move two times out of three, otherwise a perfect move.
void TestOpponentsOfAnyGame::perfectOpponentNeverLosesAWonPosition()
{
    QFETCH(QByteArray, game);
    Chance chance(4);
    const int games = tests::count(20, 10'000);
    int played = 0;
    while (played < games) {
        const bool sum = game == aSum;
        const GameSum start = tests::randomGameSum(game.toStdString(), chance, sum ? 9 : 20, 5);
        const Cutter player = firstCutter(start, played);
        const auto outcome = start.outcome();
        QVERIFY(outcome.has_value());
        if (!isWonBy(*outcome, player))
            continue;
        Record record(start, Side::Opponent, player);
        while (!record.isOver()) {
            const Seed seed = chance.below(maxCount);
            const bool careless = record.sideToMove() == Side::Person && chance.below(3) != 0;
            const auto move = careless ? randomMove(record.sum(), seed, record.cutterToMove())
                                       : chooseMove(perfect(), record.sum(), seed, record.cutterToMove());
            QVERIFY(move.has_value());
            QVERIFY(!record.play(*move));
        }
        QVERIFY2(record.winner() == Side::Opponent, print(record).c_str());
        ++played;
    }
    qInfo("%s: played %d won positions and lost none", game.constData(), played);
}

/// In lost positions, the opponent leaves the fewest winning replies, and then plays for the longest game; both are found by
/// search.
void TestOpponentsOfAnyGame::perfectOpponentLosesSlowly()
{
    QFETCH(QByteArray, game);
    tests::SumSearch search;
    Chance chance(5);
    int lost = 0;
    const int positions = tests::count(100, 2000);
    // In a game with few lost positions, more are drawn until one is lost.
    for (int i = 0; i < positions || (lost == 0 && i < 10 * positions); ++i) {
        const GameSum gameSum = smallSum(game, chance);
        const Cutter player = firstCutter(gameSum, i);
        const auto legal = tests::legalMoves(gameSum, player);
        if (search.wins(gameSum, player) || legal.empty())
            continue;
        const auto keyOf = [&](const MoveInSum& move) {
            const GameSum after = gameSum.play(move).value();
            const Count lasting = gameSum.isPartisan() ? 0 : search.longest(after, player);
            return std::pair(search.winningMoves(after, opponent(player)), maxCount - lasting);
        };
        auto best = keyOf(legal.front());
        for (const MoveInSum& move : legal)
            best = std::min(best, keyOf(move));
        const auto stubborn = stubbornMoves(gameSum, 1, player);
        QVERIFY(!stubborn.empty());
        for (const MoveInSum& move : stubborn)
            QVERIFY2(keyOf(move) == best, print(gameSum).c_str());
        if (!gameSum.isPartisan()) {
            QCOMPARE(stubborn.size(), static_cast<std::size_t>(std::ranges::count_if(
                                          legal, [&](const MoveInSum& move) { return keyOf(move) == best; })));
        }
        const auto move = chooseMove(perfect(), gameSum, 7, player);
        QVERIFY(std::ranges::find(stubborn, *move) != stubborn.end());
        QVERIFY(chooseMove(perfect(), gameSum, 7, player) == move);
        ++lost;
    }
    QVERIFY(lost > 0 || game == "moore-nim(3)");
    qInfo("%s: checked %d lost positions", game.constData(), lost);
}

void TestOpponentsOfAnyGame::learnerIsPerfectWithinItsForesight()
{
    QFETCH(QByteArray, game);
    Chance chance(6);
    bool atRandom = false;
    for (int i = 0; i < 200; ++i) {
        const GameSum gameSum = smallSum(game, chance);
        const Cutter player = firstCutter(gameSum, i);
        const Count moves = gameSum.longestPlay();
        const Seed seed = chance.below(maxCount);
        QVERIFY(chooseMove(learner(moves), gameSum, seed, player) == chooseMove(perfect(), gameSum, seed, player));
        if (moves == 0)
            continue;
        const auto move = chooseMove(learner(moves - 1), gameSum, seed, player);
        QVERIFY(move == randomMove(gameSum, seed, player));
        atRandom = atRandom || move != chooseMove(perfect(), gameSum, seed, player);
    }
    QVERIFY(atRandom || game == "hexadecimal(0.8)");  // the small heaps of this game leave no choice of moves
}

void TestOpponentsOfAnyGame::onlyWrongIdeasAreOffered_data()
{
    QTest::addColumn<QByteArray>("game");
    QTest::addColumn<QByteArray>("ideas");
    // The letters mean: m mirrors, t takes the most, % modulo, x XOR, s forgets the misère switch.
    const auto row = [](const char* game, const char* ideas) { QTest::newRow(game) << QByteArray(game) << QByteArray(ideas); };
    row("nim", "mt");
    row("misere-nim", "mtxs");
    row("moore-nim(1)", "mt");
    row("moore-nim(2)", "mtx");
    row("bash(1)", "");
    row("bash(4)", "t%x");
    row("subtraction(3)", "");
    row("subtraction(1,3,4)", "t%x");
    row("wythoff", "mtx");
    row("fibonacci-nim", "t%");
    row("staircase-nim", "tx");
    row("kayles", "t%x");
    row("grundy-game", "");
    row("lasker-nim", "mtx");
    row("euclid", "t");
    row("cutcake", "");
}

static char letterOf(Idea idea)
{
    return "mt%xs"[static_cast<std::size_t>(idea)];
}

void TestOpponentsOfAnyGame::onlyWrongIdeasAreOffered()
{
    QFETCH(QByteArray, game);
    QFETCH(QByteArray, ideas);
    QByteArray offered;
    for (const Idea idea : mistakenIdeasFor(parseGame(game.toStdString()).value()))
        offered += letterOf(idea);
    QCOMPARE(offered, ideas);
}

void TestOpponentsOfAnyGame::mistakenOpponentPlaysItsIdea_data()
{
    QTest::addColumn<QByteArray>("position");
    QTest::addColumn<char>("idea");
    QTest::addColumn<QByteArray>("moves");
    const auto row = [](const char* position, char idea, const char* moves) {
        QTest::addRow("%s %c", position, idea) << QByteArray(position) << idea << QByteArray(moves);
    };
    row("nim:3,8", 'm', "2-5");
    row("nim:3,8,5", 'm', "2-3");
    row("nim:8,3,8", 'm', "2-3");
    row("nim:8,8,4,4", 'm', "1-1");
    row("wythoff:3,5", 'm', "2-2");
    row("nim:3,8,5", 't', "2-8");
    row("wythoff:3,5", 't', "1-3,2-3");
    row("wythoff:3,8", 't', "2-8");
    row("moore-nim(2):3,8,5", 't', "2-8,3-5");
    row("bash(4):9", 't', "1-4");
    row("subtraction(1,3,4):3", 't', "1-3");
    row("fibonacci-nim:20~6", 't', "1-6");
    row("euclid:34,13", 't', "1-26");
    row("kayles:7", 't', "1-2");
    row("dawsons-chess:1", 't', "1-1");
    row("bash(4):13", '%', "1-3");
    row("bash(4):5,7", '%', "2-2");
    row("bash(4):10", '%', "1-1");
    row("subtraction(1,3,4):8", '%', "1-3");
    row("subtraction(1,3,4):7", '%', "1-1");
    row("subtraction(2,5):6", '%', "1-2");
    row("fibonacci-nim:20~6", '%', "1-6");
    row("fibonacci-nim:21~6", '%', "1-1");
    row("kayles:7,6", '%', "1-1");
    row("wythoff:3,5", 'x', "2-2");
    row("misere-nim:1,2", 'x', "2-1");
    row("moore-nim(2):3,5,7", 'x', "1-1 2-1 3-1");
    row("bash(4):9,1", 'x', "1-1");
    row("subtraction(1,3,4):7,3", 'x', "1-4");
    row("staircase-nim:1,0,3", 'x', "3-2");
    row("kayles:5,4", 'x', "1-1");
    row("misere-nim:1,1,2", 's', "3-2");
    row("misere-nim:4,1", 's', "1-3");
}

void TestOpponentsOfAnyGame::mistakenOpponentPlaysItsIdea()
{
    QFETCH(QByteArray, position);
    QFETCH(char, idea);
    QFETCH(QByteArray, moves);
    const GameSum gameSum = parseSum(position.toStdString()).value();
    const Idea meant = *std::ranges::find(mistakenIdeas, idea, letterOf);
    std::set<std::string> played;
    for (Seed seed = 0; seed < 40; ++seed)
        played.insert(print(chooseMove(misguided(meant), gameSum, seed).value(), gameSum));
    std::string all;
    for (const std::string& move : played)
        all += (all.empty() ? "" : " ") + move;
    QCOMPARE(QByteArray::fromStdString(all), moves);
}

/// Each game starts from a position that exposes the idea: the mistaken opponent can win there, but its first move gives the
/// win away.
void TestOpponentsOfAnyGame::mistakenOpponentLosesToThePerfectOne()
{
    const int games = tests::count(30, 2000);
    int all = 0;
    for (const char* game : tests::allGameTexts) {
        const Rules rules = parseGame(game).value();
        for (const Idea idea : mistakenIdeasFor(rules)) {
            for (int i = 0; i < games; ++i) {
                const Seed seed = static_cast<Seed>(i) + 1;
                const auto start = exposingPosition(idea, rules, seed);
                QVERIFY(start.has_value());
                const GameSum gameSum(Component{rules, *start});
                QVERIFY(gameSum.outcome() == Known<OutcomeClass>(OutcomeClass::N));
                Record record(gameSum, Side::Opponent);
                while (!record.isOver()) {
                    const bool mistaken = record.sideToMove() == Side::Opponent;
                    const auto move = chooseMove(mistaken ? misguided(idea) : perfect(), record.sum(), seed);
                    QVERIFY(move.has_value());
                    QVERIFY(!record.play(*move));
                }
                QVERIFY2(record.winner() == Side::Person, print(record).c_str());
                ++all;
            }
        }
    }
    qInfo("played %d games against mistaken opponents and won all of them", all);
}

void TestOpponentsOfAnyGame::opponentsAnswerInLargePositions_data()
{
    QTest::addColumn<QByteArray>("game");
    for (const char* game : tests::allGameTexts)
        QTest::newRow(game) << QByteArray(game);
    QTest::newRow(aSum) << QByteArray(aSum);
}

/// Chooses moves in positions of 1,000 heaps of up to 1,000, both random and lost.
void TestOpponentsOfAnyGame::opponentsAnswerInLargePositions()
{
    QFETCH(QByteArray, game);
    Chance chance(8);
    for (int i = 0; i < 6; ++i) {
        std::string text;
        if (game == aSum) {
            text = tests::randomComponent("nim", chance, 1000, 500) + " + " + tests::randomComponent("kayles", chance, 1000, 500)
                + " + " + tests::randomComponent("grundy-game", chance, 1000, 500) + " + " + tests::randomComponent("wythoff", chance, 1000, 2);
        } else {
            text = tests::largeRandomComponent(game.toStdString(), chance);
        }
        GameSum gameSum = parseSum(text).value();
        const Cutter player = firstCutter(gameSum, i);
        (void)gameSum.outcome();  // fills the caches that all positions of the game share
        if (i % 2 == 1) {
            if (const auto move = chooseMove(perfect(), gameSum, 1, player))
                gameSum = gameSum.play(*move).value();
        }
        const Cutter mover = gameSum.isPartisan() && i % 2 == 1 ? opponent(player) : player;
        const auto answer = chooseMove(perfect(), gameSum, 2, mover);
        QCOMPARE(answer.has_value(), gameSum.canMove(mover));
        QVERIFY(!answer || !gameSum.check(*answer));
    }
}

// In this position, Left has more cuts than can be listed, and Right has 4.
void TestOpponentsOfAnyGame::onlyCutsOfThePlayerAreListed()
{
    const GameSum gameSum = *parseSum("cutcake:1000000000000000000x2,3x4");
    const auto moves = play::someMoves(gameSum, 50, 1, Cutter::Right);
    QCOMPARE(moves.size(), std::size_t{4});
    for (const MoveInSum& move : moves)
        QVERIFY(!gameSum.check(move) && move.move.cutter == Cutter::Right);
    const auto answer = play::chooseMove(play::perfect(), gameSum, 1, Cutter::Right);
    QVERIFY(answer && !gameSum.check(*answer));
}

NIMSTONE_TEST(TestOpponentsOfAnyGame)
#include "tst_opponents.moc"
