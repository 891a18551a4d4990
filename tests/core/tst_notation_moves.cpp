// The notation of moves.
#include <QTest>

#include "core/notation.h"
#include "tests/core/random_positions.h"
#include "tests/property.h"

using namespace nimstone;
using namespace std::string_literals;
using Expected = NotationError::Expected;

class TestNotationMoves : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void readsMoves_data();
    void readsMoves();
    void saysWhereAndWhat_data();
    void saysWhereAndWhat();
    void readsBackWhatItPrints();
};

void TestNotationMoves::readsMoves_data()
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
    row("takes nothing, which the game refuses", "1-0", {0, 0});
    row("takes the most", "1-9223372036854775807", {0, maxCount});
    row("leading zeros", "01-02", {0, 2});
    row("byte order mark", "\uFEFF""1-2", {0, 2});
}

void TestNotationMoves::readsMoves()
{
    QFETCH(std::string, text);
    QFETCH(Move, move);
    const auto read = parseMove(text);
    QVERIFY(read);
    QCOMPARE(*read, move);
}

void TestNotationMoves::saysWhereAndWhat_data()
{
    QTest::addColumn<std::string>("text");
    QTest::addColumn<NotationError>("error");
    const auto row = [](const char* what, std::string text, std::size_t column, Expected expected, std::string found) {
        QTest::newRow(what) << std::move(text) << NotationError{column, expected, std::move(found)};
    };
    row("nothing", "", 1, Expected::HeapNumber, "");
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
    row("a second move", "1-2,2-2", 4, Expected::End, ",");
    row("something after a blank", "1-2 x", 5, Expected::End, "x");
    row("a fraction", "1-2.5", 4, Expected::End, ".5");
    row("a full-width column", "１－二", 3, Expected::Amount, "二");
    row("a broken byte", "1-2\xFF", 4, Expected::End, "\uFFFD");
}

void TestNotationMoves::saysWhereAndWhat()
{
    QFETCH(std::string, text);
    QFETCH(NotationError, error);
    const auto move = parseMove(text);
    QVERIFY(!move);
    QCOMPARE(move.error().column, error.column);
    QCOMPARE(move.error().found, error.found);
    QVERIFY(move.error() == error);
}

void TestNotationMoves::readsBackWhatItPrints()
{
    QCOMPARE(print(Move{0, 2}), "1-2"s);
    QVERIFY(tests::holdsFor(tests::count(1'000, 100'000), "a move reads back as itself", [] {
        const Move move{*rc::gen::inRange(std::size_t{0}, maxHeaps), *tests::anyCount()};
        RC_ASSERT(parseMove(print(move)).value() == move);
    }));
}

QTEST_APPLESS_MAIN(TestNotationMoves)
#include "tst_notation_moves.moc"
