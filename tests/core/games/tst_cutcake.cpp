// Compares Cutcake with exhaustive search and with the simplicity theorem, and checks the answers on large blocks.
#include <QTest>

#include "core/games/values/cutcake.h"
#include "core/partisan_search.h"
#include "core/random.h"
#include "tests/core/random_positions.h"
#include "tests/core/small_positions.h"
#include "tests/program.h"
#include "tests/property.h"

using namespace nimstone;
using namespace nimstone::tests;

namespace {

constexpr Cutter bothCutters[] = {Cutter::Left, Cutter::Right};

/// Visits every cake of `blocks` blocks with sides from 1 to `largest`. Returns the number of cakes.
template <class Visit>
std::size_t forEachCake(std::size_t blocks, Count largest, Visit visit)
{
    return forEachPosition(2 * blocks, largest - 1, [&visit](Position position) {
        for (Count& side : position.heaps)
            ++side;
        visit(std::as_const(position));
    });
}

/// Returns the integer nearest to 0 between the values of Left's best cut and Right's best cut. By the simplicity theorem it
/// is the value of the block, if both values are integers. Returns nothing if no integer lies between them. `values[a][b]`
/// is the value of a smaller block.
std::optional<std::int64_t> simplest(const std::vector<std::vector<std::int64_t>>& values, std::size_t a, std::size_t b)
{
    std::optional<std::int64_t> left;
    std::optional<std::int64_t> right;
    for (std::size_t place = 1; place < a; ++place) {
        const std::int64_t value = values[place][b] + values[a - place][b];
        left = left ? std::max(*left, value) : value;
    }
    for (std::size_t place = 1; place < b; ++place) {
        const std::int64_t value = values[a][place] + values[a][b - place];
        right = right ? std::min(*right, value) : value;
    }
    if (left && right && *left + 1 >= *right)
        return std::nullopt;
    if (left && *left >= 0)
        return *left + 1;
    if (right && *right <= 0)
        return *right - 1;
    return 0;
}

/// Returns the winning cuts, found by trying every legal cut.
std::vector<Move> tried(const Position& position, Cutter cutter)
{
    const Cutcake cake;
    std::vector<Move> moves = cake.legalMoves(position, cutter);
    std::erase_if(moves, [&](const Move& move) {
        return cake.winner(*cake.play(position, move), opponent(cutter)) != cutter;
    });
    return moves;
}

rc::Gen<Position> anyCake(std::size_t blocks, rc::Gen<Count> sides)
{
    const auto heaps = rc::gen::container<std::vector<Count>>(2 * blocks, std::move(sides));
    return rc::gen::resize(rc::kNominalSize, rc::gen::map(heaps, [](std::vector<Count> all) {
        for (Count& side : all)
            side = std::max<Count>(side, 1);
        return Position{std::move(all)};
    }));
}

}  // namespace

class TestCutcake : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void cutcakeAgreesWithSearch_data();
    void cutcakeAgreesWithSearch();
    void blockValueIsTheSimplestNumber();
    void blockAndOppositeStripSumToZero();
    void knownBlocksHaveTheExpectedValue_data();
    void knownBlocksHaveTheExpectedValue();
    void allWinningCutsAreListed();
    void randomCakesListAllWinningCuts();
    void winningCutsOfLargeCakesWin();
    void totalsBeyond64BitsAreExact();
    void invalidSidesAreRefused();
    void illegalCutsAreRefused();
    void piecesReplaceTheirBlock();
};

void TestCutcake::cutcakeAgreesWithSearch_data()
{
    QTest::addColumn<std::size_t>("blocks");
    QTest::addColumn<Count>("largest");
    QTest::newRow("no block") << std::size_t{0} << Count{1};
    QTest::newRow("one block") << std::size_t{1} << count<Count>(4, 5);
    QTest::newRow("two blocks") << std::size_t{2} << count<Count>(3, 3);
    QTest::newRow("three blocks") << std::size_t{3} << Count{2};
}

void TestCutcake::cutcakeAgreesWithSearch()
{
    QFETCH(std::size_t, blocks);
    QFETCH(Count, largest);
    const Cutcake cake;
    PartisanSearch<Cutcake> search;
    std::size_t winning = 0;
    const std::size_t compared = forEachCake(blocks, largest, [&](const Position& position) {
        for (const Cutter cutter : bothCutters) {
            QCOMPARE(cake.winner(position, cutter), search.winner(position, cutter));
            const WinningMoves moves = cake.winningMovesOf(cutter, position, 1000);
            QVERIFY(moves.complete());
            QCOMPARE(moves.listed, search.winningMoves(position, cutter));
            winning += moves.count;
        }
    });
    qInfo("compared %zu cakes with search; they have %zu winning cuts", compared, winning);
}

void TestCutcake::blockValueIsTheSimplestNumber()
{
    const std::size_t largest = count<std::size_t>(150, 400);
    std::vector values(largest + 1, std::vector<std::int64_t>(largest + 1));
    for (std::size_t a = 1; a <= largest; ++a) {
        for (std::size_t b = 1; b <= largest; ++b) {
            const auto value = simplest(values, a, b);
            QVERIFY(value);
            values[a][b] = *value;
            QCOMPARE(Cutcake::blockValue(a, b), *value);
        }
    }
    qInfo("compared %zu blocks with the simplest number", largest * largest);
}

/// A strip of length n + 1 is worth n cuts to the player who may cut it. A block and the strip that cancels its value have
/// the total 0, and search must find that the player who starts loses.
void TestCutcake::blockAndOppositeStripSumToZero()
{
    PartisanSearch<Cutcake> search;
    const std::size_t compared = forEachCake(1, 4, [&search](const Position& block) {
        const std::int64_t value = Cutcake::blockValue(block.heaps[0], block.heaps[1]);
        const Count length = static_cast<Count>(std::abs(value)) + 1;
        Position sum = block;
        sum.heaps.push_back(value > 0 ? 1 : length);
        sum.heaps.push_back(value > 0 ? length : 1);
        QVERIFY(Cutcake().outcomeClass(sum) == OutcomeClass::P);
        for (const Cutter starter : bothCutters)
            QCOMPARE(search.winner(sum, starter), opponent(starter));
    });
    qInfo("measured %zu blocks against strips and searched %zu positions", compared, search.decided());
}

void TestCutcake::knownBlocksHaveTheExpectedValue_data()
{
    QTest::addColumn<Count>("first");
    QTest::addColumn<Count>("second");
    QTest::addColumn<std::int64_t>("value");
    const auto largest = static_cast<std::int64_t>(maxCount);
    QTest::newRow("1x1") << Count{1} << Count{1} << std::int64_t{0};
    QTest::newRow("a strip for Left") << Count{7} << Count{1} << std::int64_t{6};
    QTest::newRow("a strip for Right") << Count{1} << Count{7} << std::int64_t{-6};
    QTest::newRow("4x7") << Count{4} << Count{7} << std::int64_t{0};
    QTest::newRow("2x3") << Count{2} << Count{3} << std::int64_t{0};
    QTest::newRow("9x2") << Count{9} << Count{2} << std::int64_t{3};
    QTest::newRow("the longest strip") << maxCount << Count{1} << largest - 1;
    QTest::newRow("the largest square") << maxCount << maxCount << std::int64_t{0};
    QTest::newRow("the longest block of width 2") << Count{2} << maxCount << -(largest / 2 - 1);
}

void TestCutcake::knownBlocksHaveTheExpectedValue()
{
    QFETCH(Count, first);
    QFETCH(Count, second);
    QFETCH(std::int64_t, value);
    QCOMPARE(Cutcake::blockValue(first, second), value);
    QVERIFY(Cutcake().value({{first, second}}) == value);
}

void TestCutcake::allWinningCutsAreListed()
{
    const Count largest = count<Count>(40, 90);
    const Cutcake cake;
    std::size_t compared = 0;
    forEachCake(1, largest, [&](const Position& block) {
        // The strips shift the total, so that a cut may lower the value by more than 1 and still win.
        for (const Position& strip : {Position{{1, 1}}, Position{{1, 3}}, Position{{4, 1}}, Position{{1, 7}}}) {
            Position position = block;
            position.heaps.insert(position.heaps.end(), strip.heaps.begin(), strip.heaps.end());
            for (const Cutter cutter : bothCutters) {
                const WinningMoves moves = cake.winningMovesOf(cutter, position, 1000);
                QCOMPARE(moves.listed, tried(position, cutter));
                QVERIFY(moves.complete());
                QCOMPARE(cake.winningMovesOf(cutter, position, 2).count, moves.count);
                ++compared;
            }
        }
    });
    qInfo("compared the winning cuts of %zu cakes", compared);
}

void TestCutcake::randomCakesListAllWinningCuts()
{
    QVERIFY(holdsFor(count(300, 10000), "Cutcake, winning cuts of random cakes", [] {
        const std::size_t blocks = *rc::gen::inRange<std::size_t>(1, 5);
        const Position position = *anyCake(blocks, rc::gen::inRange<Count>(1, 400));
        for (const Cutter cutter : bothCutters)
            RC_ASSERT(Cutcake().winningMovesOf(cutter, position, 10'000).listed == tried(position, cutter));
    }));
}

void TestCutcake::winningCutsOfLargeCakesWin()
{
    QVERIFY(holdsFor(count(500, 50000), "Cutcake, winning cuts of large blocks", [] {
        const Cutcake cake;
        const Position position = *anyCake(*rc::gen::inRange<std::size_t>(1, 6), anyCount());
        const Cutter cutter = *rc::gen::element(Cutter::Left, Cutter::Right);
        const WinningMoves winning = cake.winningMovesOf(cutter, position, 20);
        RC_ASSERT((winning.count > 0) == (cake.winner(position, cutter) == cutter));
        RC_ASSERT(winning.listed.size() == std::min<std::size_t>(winning.count, 20));
        for (const Move& move : winning.listed)
            RC_ASSERT(cake.winner(*cake.play(position, move), opponent(cutter)) == cutter);

        // Every cut of the losing player loses.
        const Cutter loser = opponent(cake.winner(position, cutter));
        for (std::size_t block = 0; 2 * block < position.heaps.size(); ++block) {
            const Count side = position.heaps[2 * block + (loser == Cutter::Left ? 0 : 1)];
            if (side < 2 || cake.winner(position, loser) == loser)
                continue;
            const Count place = *rc::gen::resize(rc::kNominalSize, rc::gen::inRange<Count>(1, side));
            const auto after = cake.play(position, {block, 0, {place, 0}, {}, loser});
            RC_ASSERT(cake.winner(*after, opponent(loser)) == opponent(loser));
        }
    }));
}

/// Some totals do not fit into 64 bits.
void TestCutcake::totalsBeyond64BitsAreExact()
{
    const Cutcake cake;
    Position position;
    for (int strip = 0; strip < 1000; ++strip)
        position.heaps.insert(position.heaps.end(), {maxCount, 1});
    QVERIFY(cake.value(position) == static_cast<SignedWide>(maxCount - 1) * 1000);
    QVERIFY(cake.outcomeClass(position) == OutcomeClass::Left);
    const WinningMoves winning = cake.winningMovesOf(Cutter::Left, position, 3);
    QVERIFY(winning.stopped);
    QCOMPARE(winning.listed.size(), std::size_t{3});

    for (int strip = 0; strip < 1000; ++strip)
        position.heaps.insert(position.heaps.end(), {1, maxCount});
    QVERIFY(cake.outcomeClass(position) == OutcomeClass::P);
    position.heaps.insert(position.heaps.end(), {1, 2});
    QVERIFY(cake.outcomeClass(position) == OutcomeClass::Right);
    // Right is one cut ahead. Each of Right's cuts of a strip lowers this lead to 0, so Right has a winning cut and Left
    // has none.
    QCOMPARE(cake.winningMovesOf(Cutter::Left, position, 3).count, std::size_t{0});
    QVERIFY(cake.winningMovesOf(Cutter::Right, position, 3).count > 0);
}

void TestCutcake::invalidSidesAreRefused()
{
    using Kind = ShapeError::Kind;
    const Cutcake cake;
    QVERIFY(!cake.checkShape({}));
    QVERIFY(!cake.checkShape({{1, 1, maxCount, 5}}));
    QVERIFY(cake.checkShape({{4, 7, 2}}) == (ShapeError{Kind::OddSide, 2}));
    QVERIFY(cake.checkShape({{4, 0}}) == (ShapeError{Kind::HeapTooSmall, 1, 1}));
}

void TestCutcake::illegalCutsAreRefused()
{
    using Kind = MoveError::Kind;
    const Cutcake cake;
    const Position position{{4, 7, 1, 3}};
    const auto kindOf = [&](const Move& move) { return cake.check(position, move)->kind; };
    QVERIFY(kindOf({0, 1}) == Kind::NotACut);
    QVERIFY(kindOf({0, 0, {1, 0}}) == Kind::NotACut);
    QVERIFY(kindOf({0, 1, {1, 0}, {}, Cutter::Left}) == Kind::NotACut);
    QVERIFY(kindOf({0, 0, {1, 1}, {}, Cutter::Left}) == Kind::NotACut);
    QVERIFY(kindOf({0, 0, {1, 0}, {{1, 1}}, Cutter::Left}) == Kind::TooManyHeaps);
    QVERIFY(kindOf({2, 0, {1, 0}, {}, Cutter::Left}) == Kind::NoSuchHeap);
    QVERIFY(kindOf({0, 0, {0, 0}, {}, Cutter::Left}) == Kind::CutOutside);
    QVERIFY(kindOf({0, 0, {4, 0}, {}, Cutter::Left}) == Kind::CutOutside);
    QVERIFY(kindOf({1, 0, {1, 0}, {}, Cutter::Left}) == Kind::CutOutside);
    QCOMPARE(cake.check(position, {0, 0, {7, 0}, {}, Cutter::Right})->limit, Count{7});
    QVERIFY(!cake.play(position, {0, 0, {7, 0}, {}, Cutter::Right}));
}

void TestCutcake::piecesReplaceTheirBlock()
{
    const Cutcake cake;
    const Position position{{2, 2, 4, 7, 1, 3}};
    const Position byLeft{{2, 2, 1, 7, 3, 7, 1, 3}};
    const Position byRight{{2, 2, 4, 5, 4, 2, 1, 3}};
    QVERIFY(cake.play(position, {1, 0, {1, 0}, {}, Cutter::Left}) == byLeft);
    QVERIFY(cake.play(position, {1, 0, {5, 0}, {}, Cutter::Right}) == byRight);
}

NIMSTONE_TEST(TestCutcake)
#include "tst_cutcake.moc"
