// Tests the notation of positions: which texts are read, and at which place and why the other texts are refused.
#include <QTest>

#include "core/notation/notation.h"
#include "core/notation/utf8.h"
#include "tests/core/random_positions.h"
#include "tests/program.h"
#include "tests/property.h"

using namespace nimstone;
using namespace std::string_literals;
using Expected = NotationError::Expected;
using Heaps = std::vector<Count>;

class TestNotation : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void positionsAreRead_data();
    void positionsAreRead();
    void typedHeapsAreRead_data();
    void typedHeapsAreRead();
    void errorsReportColumnAndExpectation_data();
    void errorsReportColumnAndExpectation();
    void errorsInTypedHeapsReportColumnAndExpectation_data();
    void errorsInTypedHeapsReportColumnAndExpectation();
    void theLargestNumberOfHeapsIsRead();
    void positionsArePrintedCanonically();
    void printedPositionsAreReadBack();
    void anyBytesAreReadOrRefused();
};

void TestNotation::positionsAreRead_data()
{
    QTest::addColumn<std::string>("text");
    QTest::addColumn<Heaps>("heaps");
    const auto row = [](const char* what, std::string text, Heaps heaps) {
        QTest::newRow(what) << std::move(text) << std::move(heaps);
    };
    row("canonical", "nim:3,4,5", {3, 4, 5});
    row("one heap", "nim:7", {7});
    row("capitals", "Nim:7", {7});
    row("all capitals", "NIM:7", {7});
    row("the end position", "nim:0,0", {0, 0});
    row("a blank after commas", "nim:3, 4, 5", {3, 4, 5});
    row("blanks everywhere", " \tnim : 3 ,4\t, 5\r\n", {3, 4, 5});
    row("full-width comma and colon", "nim：3，4，5", {3, 4, 5});
    row("the comma of lists", "nim：3、4、5", {3, 4, 5});
    row("full-width digits", "nim:３，４２", {3, 42});
    row("digits of both widths in a number", "nim:1２3", {123});
    row("the wide blank", "\u3000nim:\u30003,\u30004\u3000", {3, 4});
    row("the no-break space", "nim:3,\u00A04", {3, 4});
    row("in parentheses", "nim:(3,4)", {3, 4});
    row("in full-width parentheses", "nim：（3，4）", {3, 4});
    row("byte order mark", "\uFEFFnim:3,4", {3, 4});
    row("leading zeros", "nim:007,00", {7, 0});
    row("the largest heap", "nim:9223372036854775807", {maxCount});
    row("the largest heap with zeros before it", "nim:0009223372036854775807", {maxCount});
}

void TestNotation::positionsAreRead()
{
    QFETCH(std::string, text);
    QFETCH(Heaps, heaps);
    const auto position = parsePosition(text);
    QVERIFY(position);
    QCOMPARE(position->heaps, heaps);
    QCOMPARE(parseHeaps(text).value().heaps, heaps);
}

void TestNotation::typedHeapsAreRead_data()
{
    QTest::addColumn<std::string>("text");
    QTest::addColumn<Heaps>("heaps");
    const auto row = [](const char* what, std::string text, Heaps heaps) {
        QTest::newRow(what) << std::move(text) << std::move(heaps);
    };
    row("commas", "3,4,5", {3, 4, 5});
    row("blanks", "3 4 5", {3, 4, 5});
    row("both kinds of separators", "3, 4 5 ,6", {3, 4, 5, 6});
    row("full-width blanks", "３\u3000４", {3, 4});
    row("with the game", "nim: 3 4", {3, 4});
    row("one heap", " 12 ", {12});
    row("lines", "3\n4\r\n", {3, 4});
    row("byte order mark", "\uFEFF3 4", {3, 4});
}

void TestNotation::typedHeapsAreRead()
{
    QFETCH(std::string, text);
    QFETCH(Heaps, heaps);
    const auto position = parseHeaps(text);
    QVERIFY(position);
    QCOMPARE(position->heaps, heaps);
    QVERIFY(!text.starts_with('3') || !parsePosition(text));
}

void TestNotation::errorsReportColumnAndExpectation_data()
{
    QTest::addColumn<std::string>("text");
    QTest::addColumn<NotationError>("error");
    const auto row = [](const char* what, std::string text, std::size_t column, Expected expected, std::string found) {
        QTest::newRow(what) << std::move(text) << NotationError{column, expected, std::move(found)};
    };
    row("an unclosed parenthesis", "nim:(3,4", 9, Expected::ParameterEnd, "");
    row("digits after a parenthesis", "nim:(3,4)5", 10, Expected::End, "5");
    row("a letter in place of a number", "nim:3,x,5", 7, Expected::HeapSize, "x");
    row("a negative number", "nim:3,-4", 7, Expected::HeapSize, "-4");
    row("a negative number, with a minus sign", "nim:−4", 5, Expected::HeapSize, "−4");
    row("a plus sign", "nim:+4", 5, Expected::HeapSize, "+4");
    row("too large", "nim:3,9223372036854775808", 7, Expected::SmallerHeap, "9223372036854775808");
    row("far too large, quoted in part", "nim:1234567890123456789012345678", 5, Expected::SmallerHeap,
        "123456789012345678901234");
    row("too large, full-width", "nim:９２２３３７２０３６８５４７７５８０８", 5, Expected::SmallerHeap,
        "９２２３３７２０３６８５４７７５８０８");
    row("a column after full-width forms", "nim：３，x", 7, Expected::HeapSize, "x");
    row("a column after the wide blank", "\u3000nim:x", 6, Expected::HeapSize, "x");
    row("a column after a byte order mark", "\uFEFFnim:3,x,5", 7, Expected::HeapSize, "x");
    row("a byte order mark elsewhere", "nim:\uFEFF3", 5, Expected::HeapSize, "\uFEFF""3");
    row("no heap", "nim:", 5, Expected::HeapSize, "");
    row("blanks for heaps", "nim:  ", 7, Expected::HeapSize, "");
    row("a comma first", "nim:,3", 5, Expected::HeapSize, ",");
    row("a comma last", "nim:3,4,", 9, Expected::HeapSize, "");
    row("a comma last, then a blank", "nim:3, ", 8, Expected::HeapSize, "");
    row("two commas", "nim:3,,4", 7, Expected::HeapSize, ",");
    row("a comma missing", "nim:3 4", 7, Expected::Separator, "4");
    row("a semicolon", "nim:3;4", 6, Expected::Separator, ";4");
    row("a fraction", "nim:3.5,1", 6, Expected::Separator, ".5");
    row("an exponent", "nim:1e9", 6, Expected::Separator, "e9");
    row("hexadecimal", "nim:0x1F", 6, Expected::Separator, "x1F");
    row("a Chinese numeral", "nim:三,四", 5, Expected::HeapSize, "三");
    row("an emoji", "nim:🪨,4", 5, Expected::HeapSize, "🪨");
    row("an empty text", "", 1, Expected::GameName, "");
    row("blanks", "  ", 3, Expected::GameName, "");
    row("no game", "3,4,5", 1, Expected::GameName, "3");
    row("another game", "wythoff:3,5", 1, Expected::Nim, "wythoff");
    row("another game with a parameter", "bash(4):30", 1, Expected::Nim, "bash");
    row("another game, full width", "wythoff：3，5", 1, Expected::Nim, "wythoff");
    row("a colon alone", ":3", 1, Expected::GameName, ":");
    row("no game at all", "chess 3", 1, Expected::GameName, "chess");
    row("a longer name", "nimble:3", 1, Expected::Nim, "nimble");
    row("no colon", "nim 3", 5, Expected::Colon, "3");
    row("the game alone", "nim", 4, Expected::Colon, "");
    row("two colons", "nim::3", 5, Expected::HeapSize, ":3");
    row("a long word", "nim:" + std::string(100, 'x'), 5, Expected::HeapSize, std::string(24, 'x'));
    row("a long Chinese word", "nim:石石石石石石石石石石石石石石石石石石石石石石石石石石石石", 5, Expected::HeapSize,
        "石石石石石石石石石石石石石石石石石石石石石石石石");
    row("a byte that is not a character", "nim:3,\xFF", 7, Expected::HeapSize, "\uFFFD");
    row("continuations alone", "nim:\x80\x80", 5, Expected::HeapSize, "\uFFFD\uFFFD");
    row("a character cut off", "nim:3，\xEF\xBC", 7, Expected::HeapSize, "\uFFFD\uFFFD");
    row("an overlong comma", "nim:3\xC0\xAC""4", 6, Expected::Separator, "\uFFFD\uFFFD""4");
    row("many broken bytes, quoted in part", "nim:" + std::string(1000, '\x80'), 5, Expected::HeapSize,
        [] { std::string cut; for (int i = 0; i < 24; ++i) cut += "\uFFFD"; return cut; }());
    row("the byte 0", "nim:3,\0"s, 7, Expected::HeapSize, "\0"s);
    row("the byte 0 after a number", "nim:3\0,4"s, 6, Expected::Separator, "\0"s);
}

void TestNotation::errorsReportColumnAndExpectation()
{
    QFETCH(std::string, text);
    QFETCH(NotationError, error);
    const auto position = parsePosition(text);
    QVERIFY(!position);
    QCOMPARE(position.error().column, error.column);
    QCOMPARE(position.error().found, error.found);
    QVERIFY(position.error() == error);
}

void TestNotation::errorsInTypedHeapsReportColumnAndExpectation_data()
{
    QTest::addColumn<std::string>("text");
    QTest::addColumn<NotationError>("error");
    const auto row = [](const char* what, std::string text, std::size_t column, Expected expected, std::string found) {
        QTest::newRow(what) << std::move(text) << NotationError{column, expected, std::move(found)};
    };
    row("an empty text", "", 1, Expected::HeapSize, "");
    row("a letter", "3 x", 3, Expected::HeapSize, "x");
    row("a letter after a comma", "3,x", 3, Expected::HeapSize, "x");
    row("a negative heap", "3 -4", 3, Expected::HeapSize, "-4");
    row("a dash", "3-4", 2, Expected::Separator, "-4");
    row("a word", "heaps", 1, Expected::HeapSize, "heaps");
    row("the game alone", "nim", 4, Expected::Colon, "");
    row("a longer name", "nimble:3", 1, Expected::Nim, "nimble");
    row("a comma last", "3 4,", 5, Expected::HeapSize, "");
    row("too large", "3 9223372036854775808 5", 3, Expected::SmallerHeap, "9223372036854775808");
}

void TestNotation::errorsInTypedHeapsReportColumnAndExpectation()
{
    QFETCH(std::string, text);
    QFETCH(NotationError, error);
    const auto position = parseHeaps(text);
    QVERIFY(!position);
    QCOMPARE(position.error().column, error.column);
    QCOMPARE(position.error().found, error.found);
    QVERIFY(position.error() == error);
}

void TestNotation::theLargestNumberOfHeapsIsRead()
{
    std::string text = "nim:1";
    for (std::size_t heap = 1; heap < maxHeaps; ++heap)
        text += ",1";
    const auto most = parsePosition(text);
    QVERIFY(most);
    QCOMPARE(most->heaps, Heaps(maxHeaps, 1));
    QCOMPARE(print(*most), text);

    const auto tooMany = parsePosition(text + ",23");
    QVERIFY(!tooMany);
    QVERIFY(tooMany.error() == (NotationError{text.size() + 2, Expected::FewerHeaps, "23", {}, maxHeaps}));
    const auto typed = parseHeaps(text + " 23");
    QVERIFY(!typed);
    QVERIFY(typed.error().expected == Expected::FewerHeaps);
}

void TestNotation::positionsArePrintedCanonically()
{
    QCOMPARE(print(Position{{3, 4, 5}}), "nim:3,4,5"s);
    QCOMPARE(print(Position{{0}}), "nim:0"s);
    QCOMPARE(print(Position{{maxCount, 0}}), "nim:9223372036854775807,0"s);
    QCOMPARE(print(parsePosition(" nim： 007 ，４").value()), "nim:7,4"s);
}

void TestNotation::printedPositionsAreReadBack()
{
    QVERIFY(tests::holdsFor(tests::count(1'000, 100'000), "a position reads back as itself", [] {
        const Position position = *tests::anyPosition(1, 40);
        RC_ASSERT(parsePosition(print(position)).value() == position);
        RC_ASSERT(parseHeaps(print(position)).value() == position);
    }));
    QVERIFY(tests::holdsFor(tests::count(1'000, 100'000), "liberal forms read as the canonical one", [] {
        const Position position = *tests::anyPosition(1, 12);
        const auto blanks = rc::gen::element("", " ", "\t", "\u3000", "\u00A0", "\r\n", "  ");
        std::string text = *blanks + std::string("nim") + *blanks + *rc::gen::element(":", "：");
        for (std::size_t heap = 0; heap < position.heaps.size(); ++heap) {
            if (heap != 0)
                text += *rc::gen::element(",", "，", "、");
            text += *blanks;
            for (const char digit : std::to_string(position.heaps[heap]))
                text += *rc::gen::arbitrary<bool>() ? std::string(1, digit) : "\xEF\xBC"s + char(digit - '0' + 0x90);
            text += *blanks;
        }
        RC_ASSERT(parsePosition(text).value() == position);
    }));
}

/// Generates texts from pieces of positions, stray characters, and broken bytes.
static rc::Gen<std::string> anyText()
{
    const auto token = rc::gen::element("nim"s, ":"s, ","s, " "s, "3"s, "42"s, "-"s, "，"s, "："s, "\u3000"s, "５"s, "x"s,
                                        "石"s, "\uFEFF"s, "\xEF"s, "\xBC"s, "\x80"s, "\xFF"s, "\0"s,
                                        "9223372036854775808"s);
    return rc::gen::map(rc::gen::container<std::vector<std::string>>(token), [](const std::vector<std::string>& all) {
        std::string text;
        for (const std::string& part : all)
            text += part;
        return text;
    });
}

void TestNotation::anyBytesAreReadOrRefused()
{
    const auto isSound = [](const std::string& text, const NotationError& error) {
        const std::size_t columns = utf8::count(text, text.size());
        return error.column >= 1 && error.column <= columns + 1 && error.found.empty() == (error.column == columns + 1)
            && utf8::count(error.found, error.found.size()) <= longestExcerpt
            && utf8::repaired(error.found, error.found.size()) == error.found;
    };
    QVERIFY(tests::holdsFor(tests::count(5'000, 500'000), "any bytes are read or refused at a place in them", [&] {
        const std::string text = *anyText();
        if (const auto position = parsePosition(text))
            RC_ASSERT(parsePosition(print(*position)).value() == *position);
        else
            RC_ASSERT(isSound(text, position.error()));
        if (const auto position = parseHeaps(text); !position)
            RC_ASSERT(isSound(text, position.error()));
        if (const auto move = parseMove(text); !move)
            RC_ASSERT(isSound(text, move.error()));
    }));
}

NIMSTONE_TEST(TestNotation)
#include "tst_positions.moc"
