// Compares take-and-break games, Grundy's game, and Lasker's Nim with search.
#include <QTest>

#include "core/games/taking/grundys_game.h"
#include "core/games/taking/laskers_nim.h"
#include "core/games/taking/take_and_break.h"
#include "tests/core/games/one_heap_games.h"
#include "tests/core/sequences/sequence_games.h"
#include "tests/counts.h"
#include "tests/program.h"

using namespace nimstone;
using namespace nimstone::tests;
using Kind = MoveError::Kind;

class TestTakeAndBreak : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void checkAcceptsExactlyTheLegalMoves();
    void illegalMovesAreRefused_data();
    void illegalMovesAreRefused();
    void laskersNimRefusesIllegalMoves();
    void grundysGameRefusesIllegalMoves();
    void namedCodesAgreeWithSearch();
    void randomCodesAgreeWithSearch();
    void hexadecimalCodesAgreeWithSearch();
    void grundysGameAgreesWithSearch();
    void laskersNimAgreesWithSearch();
    void winningMovesOfLargeHeapsLeadToP();
    void answersForTheLargestHeapsAreExact();
    void smallHeapsBesideHugeOnesKeepTheirMoves();
    void hugeHeapsAreNotComputed();
};

void TestTakeAndBreak::checkAcceptsExactlyTheLegalMoves()
{
    Chance chance(1);
    std::size_t moves = 0;
    const int games = count(40, 200);
    for (int game = 0; game < games; ++game) {
        std::string text = std::string(1, "048C"[chance.below(4)]) + '.';
        for (std::size_t left = chance.between(1, 4); left > 0; --left)
            text += "0123456789ABCDEF"[chance.below(16)];
        if (const auto code = TakeAndBreakCode::parse(text, TakeAndBreakCode::Base::Hexadecimal))
            forEachPosition(2, 6, [&](const Position& position) { moves += checkMoves(TakeAndBreakGame(*code), position); });
    }
    forEachPosition(2, 8, [&](const Position& position) {
        moves += checkMoves(GrundysGame(), position);
        moves += checkMoves(LaskersNim(), position);
    });
    qInfo("checked %zu moves", moves);
}

void TestTakeAndBreak::illegalMovesAreRefused_data()
{
    QTest::addColumn<QString>("code");
    QTest::addColumn<int>("size");
    QTest::addColumn<int>("taken");
    QTest::addColumn<int>("first");
    QTest::addColumn<int>("second");
    QTest::addColumn<int>("kind");
    QTest::addColumn<int>("limit");
    const auto row = [](const char* name, const char* code, int size, int taken, int first, int second, Kind kind, int limit = 0) {
        QTest::newRow(name) << QString::fromUtf8(code) << size << taken << first << second << int(kind) << limit;
    };
    row("takes nothing", "0.77", 5, 0, 0, 0, Kind::TakesNothing);
    row("takes nothing without splitting", "4.77", 5, 0, 0, 0, Kind::MustSplit);
    row("takes too many", "0.77", 1, 2, 0, 0, Kind::TakesTooMany, 1);
    row("an amount that the code does not offer", "0.77", 9, 3, 0, 0, Kind::AmountNotOffered);
    row("a split that the code does not offer", "0.33", 9, 1, 3, 0, Kind::CannotSplit);
    row("a split into three", "0.77", 9, 1, 3, 2, Kind::CannotSplit);
    row("a split into two", "0.8", 9, 1, 3, 0, Kind::CannotSplit);
    row("a split is required", "0.5", 9, 1, 0, 0, Kind::MustSplit);
    row("the whole heap is required", "0.1", 9, 1, 0, 0, Kind::MustEmpty);
    row("emptying the heap is not allowed", "0.2", 1, 1, 0, 0, Kind::CannotEmpty);
    row("a piece too large", "0.77", 9, 1, 8, 0, Kind::PieceTooLarge, 7);
    row("two pieces too large", "0.8", 9, 1, 3, 5, Kind::PieceTooLarge, 4);
    row("a first piece too large", "0.8", 9, 1, 7, 1, Kind::PieceTooLarge, 6);
    row("nothing left to split", "0.77", 2, 1, 1, 0, Kind::CannotSplit);
}

void TestTakeAndBreak::illegalMovesAreRefused()
{
    QFETCH(QString, code);
    QFETCH(int, size);
    QFETCH(int, taken);
    QFETCH(int, first);
    QFETCH(int, second);
    QFETCH(int, kind);
    QFETCH(int, limit);
    const TakeAndBreakGame game(hexadecimal(code.toStdString()));
    const auto error = game.check({{Count(size)}}, {0, Count(taken), {Count(first), Count(second)}});
    QVERIFY(error.has_value());
    QCOMPARE(int(error->kind), kind);
    QCOMPARE(error->limit, Count(limit));
}

void TestTakeAndBreak::laskersNimRefusesIllegalMoves()
{
    const LaskersNim game;
    const auto kind = [&](const Move& move) { return game.check({{5}}, move)->kind; };
    QVERIFY(kind({0, 0}) == Kind::TakesNothing);
    QVERIFY(kind({0, 1, {2}}) == Kind::CannotSplit);
    QVERIFY(kind({0, 0, {2, 1}}) == Kind::CannotSplit);
    QVERIFY(kind({0, 0, {5}}) == Kind::PieceTooLarge);
    QVERIFY(kind({1, 1}) == Kind::NoSuchHeap);
    QVERIFY(!game.check({{5}}, {0, 0, {4}}));
}

void TestTakeAndBreak::grundysGameRefusesIllegalMoves()
{
    const GrundysGame game;
    const auto kind = [&](const Move& move) { return game.check({{6, 2}}, move)->kind; };
    QVERIFY(kind({0, 0}) == Kind::MustSplit);
    QVERIFY(kind({0, 1, {2}}) == Kind::AmountNotOffered);
    QVERIFY(kind({0, 0, {3}}) == Kind::EqualPieces);
    QVERIFY(kind({0, 0, {6}}) == Kind::PieceTooLarge);
    QVERIFY(kind({0, 0, {1, 2}}) == Kind::CannotSplit);
    QVERIFY(kind({1, 0, {1}}) == Kind::CannotSplit);
    QVERIFY(!game.check({{6, 2}}, {0, 0, {4}}));
}

void TestTakeAndBreak::namedCodesAgreeWithSearch()
{
    std::size_t positions = 0;
    for (const NamedCode& named : namedCodes())
        positions += compareWithSearch(TakeAndBreakGame(*codeNamed(named.name)), 3, count<Count>(8, 11));
    qInfo("checked %zu positions", positions);
}

void TestTakeAndBreak::randomCodesAgreeWithSearch()
{
    Chance chance(2);
    std::size_t positions = 0;
    const int games = count(100, 400);
    for (int game = 0; game < games; ++game) {
        const TakeAndBreakCode code = randomBreakingCode(chance, 4);
        positions += compareWithSearch(TakeAndBreakGame(code), 2, 9);
    }
    qInfo("checked %d random codes with %zu positions", games, positions);
}

void TestTakeAndBreak::hexadecimalCodesAgreeWithSearch()
{
    std::size_t positions = 0;
    for (const char* text : {"0.8", "0.B", "0.9E", "0.FB", "8.0", "C.9", "0.3F"})
        positions += compareWithSearch(TakeAndBreakGame(hexadecimal(text)), 2, count<Count>(9, 11));
    qInfo("checked %zu positions", positions);
}

void TestTakeAndBreak::grundysGameAgreesWithSearch()
{
    const std::size_t positions = compareWithSearch(GrundysGame(), 2, count<Count>(16, 22))
        + compareWithSearch(GrundysGame(), 3, 10);
    qInfo("checked %zu positions", positions);
}

void TestTakeAndBreak::laskersNimAgreesWithSearch()
{
    const std::size_t positions = compareWithSearch(LaskersNim(), 2, count<Count>(12, 15))
        + compareWithSearch(LaskersNim(), 3, count<Count>(6, 8));
    qInfo("checked %zu positions", positions);
}

void TestTakeAndBreak::winningMovesOfLargeHeapsLeadToP()
{
    std::size_t moves = 0;
    const int rounds = count(50, 500);
    for (const char* text : {"0.77", "0.07", "0.6", "4.6", "0.137"})
        moves += checkLargePositions(TakeAndBreakGame(octal(text)), 30'000, rounds, 7);
    moves += checkLargePositions(GrundysGame(), 30'000, rounds, 8);
    moves += checkLargePositions(LaskersNim(), 30'000, rounds, 9);
    qInfo("checked %zu winning moves", moves);
}

void TestTakeAndBreak::answersForTheLargestHeapsAreExact()
{
    // Kayles has period 12, and 2^63 − 1 ≡ 7 (mod 12).
    const TakeAndBreakGame kayles(*codeNamed("kayles"));
    QVERIFY(kayles.grundy({{maxCount}}) == kayles.grundy({{Count{12} * 100 + 7}}));
    const WinningMoves winning = kayles.winningMoves({{maxCount, 3}}, 10);
    QVERIFY(winning.stopped && !winning.listed.empty());
    // To prove the period of 0.16, the game needs the values of more than 360,000 heaps.
    const TakeAndBreakGame game(octal("0.16"));
    QVERIFY(game.grundy({{maxCount}}) == game.grundy({{105'351 + (maxCount - 105'351) % 149'459}}));
    // Moves with the largest numbers must not overflow.
    const Move wild{0, 1, {maxCount, maxCount}};
    QVERIFY(TakeAndBreakGame(hexadecimal("0.F")).check({{maxCount}}, wild)->kind == Kind::PieceTooLarge);
    const LaskersNim lasker;
    for (const Count heap : {maxCount, maxCount - 1, maxCount - 2, maxCount - 3}) {
        const WinningMoves moves = lasker.winningMoves({{heap, 5}}, 10);
        QVERIFY(moves.stopped && !moves.listed.empty());
        for (const Move& move : moves.listed)
            QVERIFY(lasker.outcome(*lasker.play({{heap, 5}}, move)) == Outcome::P);
        QVERIFY(lasker.outcome({{heap, heap}}) == Outcome::P);
    }
}

/// The search for moves has a limit. Huge heaps must not use up the share of small heaps, whatever the order of the heaps.
void TestTakeAndBreak::smallHeapsBesideHugeOnesKeepTheirMoves()
{
    const auto check = [](const auto& game, Count small) {
        const Position alone{{small}};
        for (std::size_t place = 0; place < 3; ++place) {
            Position position{{maxCount, maxCount}};
            position.heaps.insert(position.heaps.begin() + static_cast<std::ptrdiff_t>(place), small);
            WinningMoves found = game.winningMoves(position, std::size_t{1} << 23);
            QVERIFY(found.stopped);
            QCOMPARE(found.count, found.listed.size());
            QVERIFY(std::ranges::is_sorted(found.listed, {}, &Move::heap));
            std::erase_if(found.listed, [&](const Move& move) { return move.heap != place; });
            for (Move& move : found.listed)
                move.heap = 0;
            QVERIFY(found.listed == game.winningMoves(alone, 100).listed);
            // A limit of 1 lists one move.
            QCOMPARE(game.winningMoves(position, 1).listed.size(), std::size_t{1});
        }
    };
    check(LaskersNim(), 4);
    check(TakeAndBreakGame(octal("0.77")), 12);
}

void TestTakeAndBreak::hugeHeapsAreNotComputed()
{
    const GrundysGame game;
    QVERIFY(game.grundy({{100'000}}).has_value());
    QVERIFY(game.grundy({{maxCount}}).error() == Unknown::NotComputed);
    QVERIFY(game.outcome({{5, maxCount}}).error() == Unknown::NotComputed);
    const WinningMoves moves = game.winningMoves({{5, maxCount}}, 10);
    QVERIFY(moves.stopped && moves.listed.empty());
    QVERIFY(TakeAndBreakGame(*codeNamed("treblecross")).grundy({{maxCount}}).error() == Unknown::NotComputed);
}

NIMSTONE_TEST(TestTakeAndBreak)
#include "tst_take_and_break.moc"
