// Tests the notation of moves: reading, errors, and printing.
#include <QTest>

#include "core/notation/notation.h"
#include "tests/core/random_positions.h"
#include "tests/program.h"
#include "tests/property.h"

using namespace nimstone;
using namespace std::string_literals;
using Expected = NotationError::Expected;

class TestNotationMoves : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void movesAreRead_data();
    void movesAreRead();
    void errorsReportColumnAndExpectation_data();
    void errorsReportColumnAndExpectation();
    void printedMovesAreReadBack();
};

void TestNotationMoves::movesAreRead_data()
{
    QTest::addColumn<std::string>("text");
    QTest::addColumn<Move>("move");
    const auto row = [](const char* what, std::string text, Move move) {
        QTest::newRow(what) << std::move(text) << move;
    };
    row("canonical", "1-2", {0, 2});
    row("a later heap", "12-345", {11, 345});
    row("blanks", " 1 - 2\t", {0, 2});
    row("full-width", "１－２", {0, 2});
    row("minus sign", "1−2", {0, 2});
    row("en dash", "1–2", {0, 2});
    row("em dash", "1—2", {0, 2});
    row("takes nothing, which the game refuses", "1-0", {0, 0});
    row("takes the most", "1-9223372036854775807", {0, maxCount});
    row("leading zeros", "01-02", {0, 2});
    row("byte order mark", "\uFEFF""1-2", {0, 2});
    row("two heaps", "1-2,2-2", {0, 2, {}, {{1, 2}}});
    row("three heaps, in any order", "3-1, 1-5，2-7", {0, 5, {}, {{1, 7}, {2, 1}}});
    row("a heap twice, which the game refuses", "1-2,1-3", {0, 2, {}, {{0, 3}}});
    row("a split", "1-1/3", {0, 1, {3, 0}});
    row("a split without taking", "2-0/3", {1, 0, {3, 0}});
    row("a split in three", "1-1/3/2", {0, 1, {3, 2}});
    row("a split, full-width", "１－１／３", {0, 1, {3, 0}});
    row("a split with blanks", " 1 - 1 / 3 ", {0, 1, {3, 0}});
    row("Left cuts", "1-L3", {0, 0, {3, 0}, {}, Cutter::Left});
    row("Right cuts", "2-R1", {1, 0, {1, 0}, {}, Cutter::Right});
    row("a cut in small letters", "1-l3", {0, 0, {3, 0}, {}, Cutter::Left});
    row("a cut, full-width", "１－Ｒ３", {0, 0, {3, 0}, {}, Cutter::Right});
}

void TestNotationMoves::movesAreRead()
{
    QFETCH(std::string, text);
    QFETCH(Move, move);
    const auto read = parseMove(text);
    QVERIFY(read);
    QCOMPARE(*read, move);
}

void TestNotationMoves::errorsReportColumnAndExpectation_data()
{
    QTest::addColumn<std::string>("text");
    QTest::addColumn<NotationError>("error");
    const auto row = [](const char* what, std::string text, std::size_t column, Expected expected, std::string found) {
        QTest::newRow(what) << std::move(text) << NotationError{column, expected, std::move(found)};
    };
    row("an empty text", "", 1, Expected::HeapNumber, "");
    row("blanks", "  ", 3, Expected::HeapNumber, "");
    row("a letter", "x-1", 1, Expected::HeapNumber, "x-1");
    row("heap 0", "0-1", 1, Expected::HeapNumber, "0-1");
    row("heap 0 after a blank", " 00-1", 2, Expected::HeapNumber, "00-1");
    row("a negative heap", "-1-2", 1, Expected::HeapNumber, "-1-2");
    row("a heap over the largest number", "9223372036854775808-1", 1, Expected::HeapNumber, "9223372036854775808-1");
    row("the heap alone", "1", 2, Expected::Dash, "");
    row("another sign", "1+2", 2, Expected::Dash, "+2");
    row("a colon", "1:2", 2, Expected::Dash, ":2");
    row("no amount", "1-", 3, Expected::Amount, "");
    row("an amount in letters", "1-two", 3, Expected::Amount, "two");
    row("a negative amount", "1--2", 3, Expected::Amount, "-2");
    row("an amount too large", "1-9223372036854775808", 3, Expected::SmallerAmount, "9223372036854775808");
    row("a comma last", "1-2,", 5, Expected::HeapNumber, "");
    row("two items without a comma", "1-2 2-2", 5, Expected::End, "2-2");
    row("the second item has no dash", "1-2,2", 6, Expected::Dash, "");
    row("a piece of 0", "1-1/0", 5, Expected::Piece, "0");
    row("no piece", "1-1/", 5, Expected::Piece, "");
    row("a piece too large", "1-1/9223372036854775808", 5, Expected::SmallerPiece, "9223372036854775808");
    row("three pieces and the rest", "1-1/2/3/4", 8, Expected::End, "/4");
    row("a split and another heap", "1-1/3,2-1", 6, Expected::End, ",");
    row("another heap and a split", "1-1,2-1/3", 8, Expected::End, "/3");
    row("a cut without its place", "1-L", 4, Expected::CutPlace, "");
    row("a cut at 0", "1-L0", 4, Expected::CutPlace, "0");
    row("a cut place too large", "1-R9223372036854775808", 4, Expected::SmallerCutPlace, "9223372036854775808");
    row("a cut and another", "1-L1,2-L1", 5, Expected::End, ",");
    row("the number of a part", "2.1-3", 2, Expected::Dash, ".1-3");
    row("something after a blank", "1-2 x", 5, Expected::End, "x");
    row("a fraction", "1-2.5", 4, Expected::End, ".5");
    row("a full-width column", "１－二", 3, Expected::Amount, "二");
    row("a broken byte", "1-2\xFF", 4, Expected::End, "\uFFFD");
}

void TestNotationMoves::errorsReportColumnAndExpectation()
{
    QFETCH(std::string, text);
    QFETCH(NotationError, error);
    const auto move = parseMove(text);
    QVERIFY(!move);
    QCOMPARE(move.error().column, error.column);
    QCOMPARE(move.error().found, error.found);
    QVERIFY(move.error() == error);
}

void TestNotationMoves::printedMovesAreReadBack()
{
    QCOMPARE(print(Move{0, 2}), "1-2"s);
    QVERIFY(tests::holdsFor(tests::count(1'000, 100'000), "a move reads back as itself", [] {
        const Move move = *tests::anyWrittenMove();
        RC_ASSERT(parseMove(print(move)).value() == move);
    }));
}

NIMSTONE_TEST(TestNotationMoves)
#include "tst_moves.moc"
