// Tests that the crosscheck finds no differences in the games of the program, and finds the errors of games that are wrong
// on purpose.
#include <QTest>
#include <map>

#include "core/crosscheck/check_game.h"
#include "core/games/nim/misere_nim.h"
#include "core/games/nim/moore_nim.h"
#include "core/search.h"
#include "tests/core/small_positions.h"
#include "tests/counts.h"
#include "tests/program.h"

using namespace nimstone;
using namespace nimstone::tests;
using namespace nimstone::crosscheck;

namespace {

/// Nim with a wrong outcome for the heaps 2 and 3.
struct WrongOutcome : Nim {
    Known<Outcome> outcome(const Position& position) const override
    {
        return position.heaps == std::vector<Count>{2, 3} ? Outcome::P : Nim::outcome(position);
    }
};
struct MissingMove : Nim {
    WinningMoves winningMoves(const Position& position, std::size_t limit) const override
    {
        WinningMoves moves = Nim::winningMoves(position, limit);
        if (moves.count == 3) {
            moves.listed.pop_back();
            --moves.count;
        }
        return moves;
    }
};
struct LosingMove : Nim {
    WinningMoves winningMoves(const Position& position, std::size_t limit) const override
    {
        WinningMoves moves = Nim::winningMoves(position, limit);
        if (!moves.listed.empty() && position.heaps[0] == 3 && moves.listed[0].heap == 0)
            moves.listed[0].taken ^= 1;
        return moves;
    }
};
struct RepeatedMove : Nim {
    WinningMoves winningMoves(const Position& position, std::size_t limit) const override
    {
        WinningMoves moves = Nim::winningMoves(position, limit);
        if (moves.count == 3)
            moves.listed[1] = moves.listed[0];
        return moves;
    }
};
struct WrongValue : Nim {
    Known<Count> grundy(const Position& position) const override { return *Nim::grundy(position) + (position.heaps[0] == 4); }
};

using Base = TakeAndBreakCode::Base;

TakeAndBreakGame code(std::string_view text, Base base) { return TakeAndBreakGame(*TakeAndBreakCode::parse(text, base)); }

Section movesOf(std::size_t heaps, Count upTo) { return {.claim = Compared::Moves, .upTo = upTo, .heaps = heaps}; }

template <class G>
std::uint64_t wrongMoves(std::size_t heaps, Count upTo)
{
    Section section = movesOf(heaps, upTo);
    compareMoves(G(), section, {});
    return section.differences;
}

/// Checks that `predecessors` and `legalMoves` give the same number of moves between any two positions of the grid.
template <class G>
void readsBackwards(const G& game, std::size_t heaps, Count upTo)
{
    const Grid grid(upTo, heaps);
    std::map<std::pair<std::size_t, std::size_t>, int> backwards;
    std::map<std::pair<std::size_t, std::size_t>, int> forwards;
    bool right = true;
    grid.forEach([&](std::size_t index, std::span<const Count> sizes) {
        predecessors(game, grid, sizes, index, [&](std::size_t before) { ++backwards[{before, index}]; });
        const Position position{{sizes.begin(), sizes.end()}};
        for (const Move& move : game.legalMoves(position))
            ++forwards[{index, grid.indexOf(game.play(position, move)->heaps)}];
        right = right && grid.indexOf(sizes) == index;
        return true;
    });
    QVERIFY(right && !forwards.empty());
    QVERIFY(backwards == forwards);
    qInfo("checked %zu positions with %zu moves", grid.size(), forwards.size());
}

}  // namespace

class TestCrosscheck : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void correctGamesHaveNoDifferences_data();
    void correctGamesHaveNoDifferences();
    void differencesOfWrongGamesAreCounted();
    void splitsRevealWrongValuesAndMoves();
    void wrongValuesOfHeapsWithQuotasAreFound();
    void predecessorsReverseLegalMoves();
    void gridSearchAgreesWithRecursiveSearch();
    void positionCountsAreExactOrOverTheLimit();
    void crosscheckCanBeCancelled();
    void requestsBeyondTheLimitsAreRefused_data();
    void requestsBeyondTheLimitsAreRefused();
};

void TestCrosscheck::correctGamesHaveNoDifferences_data()
{
    QTest::addColumn<AnyGame>("game");
    QTest::addColumn<Count>("upTo");
    QTest::addColumn<std::size_t>("heaps");
    QTest::addColumn<std::uint64_t>("compared");
    const auto row = [](const char* name, const AnyGame& game, Count upTo, std::size_t heaps, std::uint64_t compared) {
        QTest::newRow(name) << game << upTo << heaps << compared;
    };
    row("Nim", Nim(), 15, 3, 4096);
    row("misère Nim", MisereNim(), 9, 4, 10'000);
    row("Moore's Nim, k = 2", *MooreNim::make(2), 5, 4, 1296);
    row("Moore's Nim, k = 3", *MooreNim::make(3), 5, 4, 1296);
    row("Wythoff's game", Wythoff(), 300, 2, 90'601);
    row("Euclid's game", Euclid(), 300, 2, 90'601);
    row("Fibonacci Nim", FibonacciNim(), count<Count>(400, 4000), 1, count<std::uint64_t>(80'601, 8'006'001));
    row("Bash game", *BashGame::make(4), 30, 2, 961);
    row("subtraction game", *SubtractionGame::make({1, 3, 4}), 20, 2, 441);
    row("Kayles", code("0.77", Base::Octal), 300, 1, 301);
    row("a split that takes no stone", code("4.3", Base::Octal), 100, 1, 101);
    row("a split into three heaps", code("0.8F", Base::Hexadecimal), 60, 1, 61);
    row("Grundy's game", GrundysGame(), 300, 1, 301);
    row("Lasker's Nim", LaskersNim(), 300, 1, 301);
    row("staircase Nim", StaircaseNim(), 12, 4, 1820);
    row("Turning Turtles", TurningTurtles(), 12, 3, 66);
    row("Cutcake", Cutcake(), 100, 1, 10'000);
}

void TestCrosscheck::correctGamesHaveNoDifferences()
{
    QFETCH(AnyGame, game);
    QFETCH(Count, upTo);
    QFETCH(std::size_t, heaps);
    QFETCH(std::uint64_t, compared);
    const auto report = crosscheck::compareWithSearch(game, {upTo, heaps});
    QVERIFY(report && !report->cancelled && !report->sections.empty());
    QCOMPARE(report->sections[0].compared, compared);
    for (const Section& section : report->sections) {
        QVERIFY(section.compared > 0);
        QCOMPARE(section.differences, std::uint64_t{0});
        qInfo("compared %llu positions with search", static_cast<unsigned long long>(section.compared));
    }
}

void TestCrosscheck::differencesOfWrongGamesAreCounted()
{
    QCOMPARE(wrongMoves<Nim>(3, 7), std::uint64_t{0});
    QCOMPARE(wrongMoves<WrongOutcome>(2, 7), std::uint64_t{1});
    std::uint64_t threeMoves = 0;
    std::uint64_t firstIsThree = 0;
    forEachPosition(3, 7, [&](const Position& position) {
        const WinningMoves winning = Nim().winningMoves(position, 9);
        threeMoves += winning.count == 3;
        firstIsThree += position.heaps[0] == 3 && winning.count > 0 && winning.listed[0].heap == 0;
    });
    QVERIFY(threeMoves > 0 && firstIsThree > 0);
    QCOMPARE(wrongMoves<MissingMove>(3, 7), threeMoves);
    QCOMPARE(wrongMoves<RepeatedMove>(3, 7), threeMoves);
    QCOMPARE(wrongMoves<LosingMove>(3, 7), firstIsThree);

    Section section{.claim = Compared::Values, .upTo = 7, .heaps = 2};
    QVERIFY(compareValues(WrongValue(), section, {}));
    QCOMPARE(section.differences, std::uint64_t{8});
    QCOMPARE(section.different.front(), (Position{{4, 0}}));
}

void TestCrosscheck::splitsRevealWrongValuesAndMoves()
{
    const Report right = checkSplits(Nim(), 12, {});
    QCOMPARE(right.sections[0].differences + right.sections[1].differences, std::uint64_t{0});
    QCOMPARE(right.sections[0].compared, std::uint64_t{13});
    QCOMPARE(right.sections[1].compared, std::uint64_t{271});  // 272 partitions of the numbers up to 12, without the empty one
    QCOMPARE(checkSplits(WrongValue(), 12, {}).sections[0].differences, std::uint64_t{1});
    QVERIFY(checkSplits(MissingMove(), 12, {}).sections[1].differences > 0);
    QVERIFY(checkSplits(LosingMove(), 12, {}).sections[1].differences > 0);
    const Report misere = checkSplits(MisereNim(), 8, {});
    QCOMPARE(misere.sections[0].compared, std::uint64_t{0});  // misère Nim has no values
    QCOMPARE(misere.sections[1].differences, std::uint64_t{0});
}

void TestCrosscheck::wrongValuesOfHeapsWithQuotasAreFound()
{
    const auto report = crosscheck::compareWithSearch(FibonacciNim(), {50});
    QVERIFY(report);
    QCOMPARE(report->sections.size(), std::size_t{2});
    QVERIFY(report->sections[1].claim == Compared::Values);
    QCOMPARE(report->sections[1].compared, std::uint64_t{1326});
    Section section{.claim = Compared::Values, .range = CheckedPositions::Quotas, .upTo = 50};
    QVERIFY(compareQuotaValues([](const Position& position) {
        const auto value = FibonacciNim().grundy(position);
        return position == Position{{12}, 3} ? value.map([](Count right) { return right + 1; }) : value;
    }, section, {}));
    QCOMPARE(section.differences, std::uint64_t{1});
    QCOMPARE(section.different.front(), (Position{{12}, 3}));
}

void TestCrosscheck::predecessorsReverseLegalMoves()
{
    readsBackwards(Nim(), 3, 5);
    readsBackwards(MisereNim(), 2, 6);
    readsBackwards(*MooreNim::make(1), 3, 3);
    readsBackwards(*MooreNim::make(2), 3, 3);
    readsBackwards(*MooreNim::make(5), 3, 3);
    readsBackwards(*BashGame::make(3), 3, 5);
    readsBackwards(*SubtractionGame::make({1, 3, 4}), 3, 6);
    readsBackwards(Wythoff(), 2, 9);
    readsBackwards(Euclid(), 2, 20);
}

void TestCrosscheck::gridSearchAgreesWithRecursiveSearch()
{
    const Grid grid(14, 2);
    const Wins wins = searchWins(Wythoff(), grid, {});
    const auto values = searchValues(Wythoff(), grid, {});
    Search<Wythoff> search;
    QVERIFY(grid.forEach([&](std::size_t index, std::span<const Count> sizes) {
        const Position position{{sizes.begin(), sizes.end()}};
        return wins.moves[index] == search.winningMoves(position).size() && values[index] == search.grundy(position);
    }));
}

void TestCrosscheck::positionCountsAreExactOrOverTheLimit()
{
    QCOMPARE(Grid::sizeOf(9, 3), std::optional<Count>(1000));
    QCOMPARE(Grid::sizeOf(9, 0), std::optional<Count>(1));
    QCOMPARE(Grid::sizeOf(maxCount, 2), std::nullopt);
    QCOMPARE(partitionsUpTo(0, 10), std::optional<Count>(1));
    QCOMPARE(partitionsUpTo(12, 1000), std::optional<Count>(272));
    QCOMPARE(partitionsUpTo(12, 271), std::nullopt);
    QCOMPARE(stepsUpTo(12, 4, 5000), std::optional<Count>(1820));
    QCOMPARE(stepsUpTo(12, 4, 1819), std::nullopt);
    QCOMPARE(stepsUpTo(maxCount, 2, mostPositions), std::nullopt);
}

void TestCrosscheck::crosscheckCanBeCancelled()
{
    std::stop_source source;
    std::uint64_t calls = 0;
    const WorkMonitor watch{source.get_token(), [&](std::uint64_t done, std::uint64_t total) {
        QVERIFY(done <= total);
        if (++calls == 3)
            source.request_stop();
    }};
    const auto report = crosscheck::compareWithSearch(Wythoff(), {2000}, watch);
    QVERIFY(report && report->cancelled);
    QCOMPARE(calls, std::uint64_t{3});
    for (const AnyGame& game : {AnyGame(Nim()), AnyGame(StaircaseNim()), AnyGame(Cutcake()), AnyGame(Euclid())})
        QVERIFY(crosscheck::compareWithSearch(game, {40}, {source.get_token()})->cancelled);
    QVERIFY(crosscheck::compareWithSearch(FibonacciNim(), {1000}, {source.get_token()})->cancelled);
    QVERIFY(checkSplits(Nim(), 40, {source.get_token()}).cancelled);
}

void TestCrosscheck::requestsBeyondTheLimitsAreRefused_data()
{
    using Kind = CrosscheckRefusal::Kind;
    QTest::addColumn<AnyGame>("game");
    QTest::addColumn<Request>("request");
    QTest::addColumn<int>("kind");
    QTest::addColumn<Count>("limit");
    const auto row = [](const char* name, const AnyGame& game, const Request& request, Kind kind, Count limit) {
        QTest::newRow(name) << game << request << static_cast<int>(kind) << limit;
    };
    row("Wythoff's game has two heaps", Wythoff(), {20, 3}, Kind::HeapsGiven, 2);
    row("Fibonacci Nim has one heap", FibonacciNim(), {20, 2}, Kind::HeapsGiven, 1);
    row("no heaps", Nim(), {20, 0}, Kind::NoHeaps, 0);
    row("too many heaps", Nim(), {0, maxCount}, Kind::TooManyHeaps, mostCheckedHeaps);
    row("too much memory", Wythoff(), {7071}, Kind::TooManyPositions, 7070);
    row("the largest number", Nim(), {maxCount}, Kind::TooManyPositions, 367);
    row("the largest quota", FibonacciNim(), {maxCount}, Kind::TooManyPositions, 9998);
    row("the largest staircase", StaircaseNim(), {maxCount}, Kind::TooManyPositions, 82);
    row("the largest heap of Kayles", code("0.77", Base::Octal), {maxCount}, Kind::TooManyPositions, 14'141);
    row("the largest heap that splits into three", code("0.8", Base::Hexadecimal), {maxCount}, Kind::TooManyPositions, 1'532);
    row("the largest heap of Grundy's game", GrundysGame(), {maxCount}, Kind::TooManyPositions, 20'000);
    row("the largest heap of Lasker's Nim", LaskersNim(), {maxCount}, Kind::TooManyPositions, 11'547);
    row("the largest cake", Cutcake(), {maxCount}, Kind::TooManyPositions, largestSide);
}

void TestCrosscheck::requestsBeyondTheLimitsAreRefused()
{
    QFETCH(AnyGame, game);
    QFETCH(Request, request);
    QFETCH(int, kind);
    QFETCH(Count, limit);
    const auto report = crosscheck::compareWithSearch(game, request);
    QVERIFY(!report);
    QCOMPARE(static_cast<int>(report.error().kind), kind);
    QCOMPARE(report.error().limit, limit);
}

NIMSTONE_TEST(TestCrosscheck)
#include "tst_crosscheck.moc"
