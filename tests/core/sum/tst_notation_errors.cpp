// Tests texts that cannot be read in the notation of all games: the error gives the column, what was expected, and what was
// found.
#include <QTest>

#include "core/sum/sum_notation.h"
#include "tests/program.h"

using namespace nimstone;
using namespace std::string_literals;
using Expected = NotationError::Expected;

class TestSumNotationErrors : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void errorsReportColumnAndExpectation_data();
    void errorsReportColumnAndExpectation();
    void malformedGamesAreRefused_data();
    void malformedGamesAreRefused();
    void impossibleSumsAreRefused_data();
    void impossibleSumsAreRefused();
    void malformedMovesOfSumsAreRefused_data();
    void malformedMovesOfSumsAreRefused();
    void largestSumIsRead();
    void tenMegabytesOfGarbageAreRefusedInTime_data();
    void tenMegabytesOfGarbageAreRefusedInTime();
};

static auto rowOf(const char* what, std::string text, std::size_t column, Expected expected, std::string found,
                  std::string name = {}, Count limit = 0)
{
    QTest::newRow(what) << std::move(text)
                        << NotationError{column, expected, std::move(found), std::move(name), limit};
}

static void columns()
{
    QTest::addColumn<std::string>("text");
    QTest::addColumn<NotationError>("error");
}

static std::string repeated(const std::string& text, std::size_t times)
{
    std::string all;
    all.reserve(text.size() * times);
    for (; times != 0; --times)
        all += text;
    return all;
}

static void compare(const NotationError& found, const NotationError& expected)
{
    QCOMPARE(found.column, expected.column);
    QCOMPARE(static_cast<int>(found.expected), static_cast<int>(expected.expected));
    QCOMPARE(found.found, expected.found);
    QCOMPARE(found.name, expected.name);
    QCOMPARE(found.limit, expected.limit);
}

void TestSumNotationErrors::errorsReportColumnAndExpectation_data()
{
    columns();
    rowOf("a parenthesis open at the end", "wythoff:(3,5", 13, Expected::ParameterEnd, "");
    rowOf("a parenthesis open before a sum", "nim:(3,4 + nim:2", 10, Expected::ParameterEnd, "+");
    rowOf("a parenthesis closed, not opened", "wythoff:3,5)", 12, Expected::End, ")");
    rowOf("a parenthesis closed twice", "nim:(3,4))", 10, Expected::End, ")");
    rowOf("nothing in parentheses", "nim:()", 6, Expected::HeapSize, ")");
    rowOf("a number too many in parentheses", "wythoff:(3,5,7)", 13, Expected::FewerHeaps, ",", "wythoff", 2);
    rowOf("an empty text", "", 1, Expected::GameName, "");
    rowOf("no game", "3,4", 1, Expected::GameName, "3", "nim:3,4");
    rowOf("no game, blanks", " 3 5 9", 2, Expected::GameName, "3", "nim:3,5,9");
    rowOf("without a game, and not numbers of Nim either", "3 x", 1, Expected::GameName, "3");
    rowOf("no game, and too many numbers to suggest them", repeated("10,", 40) + "1", 1, Expected::GameName, "10");
    rowOf("no such game", "chess:3", 1, Expected::GameName, "chess");
    rowOf("a letter missing", "wythof:3,5", 1, Expected::GameName, "wythof", "wythoff");
    rowOf("a letter too many", "  nimm:3", 3, Expected::GameName, "nimm", "nim");
    rowOf("two letters in each other's place", "whytoff:3,5", 1, Expected::GameName, "whytoff", "wythoff");
    rowOf("half of a name", "grundy:9", 1, Expected::GameName, "grundy", "grundy-game");
    rowOf("half of a name in capitals", "Lasker:5", 1, Expected::GameName, "Lasker", "lasker-nim");
    rowOf("a Chinese name with another character", "威佐夫博奕：3，5", 1, Expected::GameName, "威佐夫博奕", "威佐夫博弈");
    rowOf("an accent", "misère-nim:1", 1, Expected::GameName, "misère-nim", "misere-nim");
    rowOf("an underscore", "staircase_nim:1", 1, Expected::GameName, "staircase_nim", "staircase-nim");
    rowOf("a Chinese name that is not the name of a game", "围棋：3", 1, Expected::GameName, "围棋");
    rowOf("no colon", "wythoff 3,5", 9, Expected::Colon, "3");
    rowOf("parameters where there are none", "wythoff(2):3,5", 8, Expected::NoParameters, "(2):3", "wythoff");
    rowOf("no parameter", "moore-nim:3", 10, Expected::Parameters, ":3", "moore-nim");
    rowOf("no parameter, and the end", "moore-nim", 10, Expected::Parameters, "", "moore-nim");
    rowOf("empty parentheses", "moore-nim():3", 11, Expected::Parameter, ")", {}, 1);
    rowOf("a parameter of 0", "moore-nim(0):3", 11, Expected::Parameter, "0", {}, 1);
    rowOf("a parameter of 0 after a blank", "moore-nim( 00 ):3", 12, Expected::Parameter, "00", {}, 1);
    rowOf("a negative parameter", "moore-nim(-2):3", 11, Expected::Parameter, "-2", {}, 1);
    rowOf("a parameter in letters", "moore-nim（two）:3", 11, Expected::Parameter, "two", {}, 1);
    rowOf("a parameter too large", "moore-nim(9223372036854775808):3", 11, Expected::SmallerParameter,
          "9223372036854775808", {}, maxCount);
    rowOf("a parameter too many", "moore-nim(2,3):3", 12, Expected::ParameterEnd, ",");
    rowOf("an open parenthesis", "moore-nim(2", 12, Expected::ParameterEnd, "");
    rowOf("nothing to take", "bash(0):3", 6, Expected::Parameter, "0", {}, 1);
    rowOf("no set", "subtraction:3", 12, Expected::Parameters, ":3", "subtraction");
    rowOf("an empty set", "subtraction():3", 13, Expected::Parameter, ")", {}, 1);
    rowOf("0 in a set", "subtraction(1,0,4):3", 15, Expected::Parameter, "0", {}, 1);
    rowOf("a comma last in a set", "subtraction(1,):3", 15, Expected::Parameter, ")", {}, 1);
    rowOf("a letter in a set", "subtraction(1 x):3", 15, Expected::ParameterSeparator, "x):3");
    rowOf("an open set", "subtraction(1,3", 16, Expected::ParameterSeparator, "");
    rowOf("too large in a set", "subtraction(1，9223372036854775808):3", 15, Expected::SmallerParameter,
          "9223372036854775808", {}, maxCount);
    rowOf("no code", "octal:3", 6, Expected::Parameters, ":3", "octal");
    rowOf("an empty code", "octal():3", 7, Expected::CodeDigit, ")", {}, 8);
    rowOf("a first digit of 8", "octal(8.7):3", 7, Expected::CodeDigit, "8", {}, 8);
    rowOf("a digit of 8", "octal(0.8):3", 9, Expected::CodeDigit, "8", {}, 8);
    rowOf("a digit of 8 after full-width ones", "octal（０．７8）：3", 10, Expected::CodeDigit, "8", {}, 8);
    rowOf("not a hexadecimal digit", "hexadecimal(0.8G):3", 16, Expected::ParameterEnd, "G):3");
    rowOf("a game without end", "octal(3.1):3", 7, Expected::FiniteCode, "3", {}, 8);
    rowOf("a game without end, hexadecimal", "hexadecimal(1.1):3", 13, Expected::FiniteCode, "1", {}, 16);
    rowOf("no point", "octal(077):3", 8, Expected::CodePoint, "77", {}, 8);
    rowOf("two points", "octal(0.7.7):3", 10, Expected::CodeDigit, ".7", {}, 8);
    rowOf("nothing after the point", "octal(0.):3", 9, Expected::CodeDigit, ")", {}, 8);
    rowOf("no move", "octal(0.00):3", 7, Expected::CodeWithMove, "0.00", {}, 8);
    rowOf("a code that does not end", "octal(0." + std::string(1000, '7') + "):3", 109, Expected::ShorterCode,
          std::string(24, '7'), {}, 100);
    rowOf("a name with a code", "kayles(0.77):3", 7, Expected::NoParameters, "(0.77):3", "kayles");
    rowOf("no heap", "moore-nim(2):", 14, Expected::HeapSize, "");
    rowOf("a heap size that is not a number", "moore-nim(2):3,x", 16, Expected::HeapSize, "x");
    rowOf("a heap too large", "staircase-nim:9223372036854775808", 15, Expected::SmallerHeap, "9223372036854775808");
    rowOf("stones beyond the largest number", "staircase-nim:1, 9223372036854775807,2", 18, Expected::FewerStones,
          "9223372036854775807", "staircase-nim", maxCount);
    rowOf("one number of two", "wythoff:3", 10, Expected::MoreHeaps, "", "wythoff", 2);
    rowOf("one number of two, and a part", "wythoff:3 + nim:1", 11, Expected::MoreHeaps, "+", "wythoff", 2);
    rowOf("three numbers of two", "euclid:3,4,5", 11, Expected::FewerHeaps, ",", "euclid", 2);
    rowOf("two heaps of one", "fibonacci-nim:3,4", 16, Expected::FewerHeaps, ",", "fibonacci-nim", 1);
    rowOf("two heaps of one, a blank", "fibonacci-nim:3 4", 17, Expected::FewerHeaps, "4", "fibonacci-nim", 1);
    rowOf("three numbers of two, blanks", "euclid:3 4 5", 12, Expected::FewerHeaps, "5", "euclid", 2);
    rowOf("a move after a blank", "nim:3,4 1-2", 9, Expected::Separator, "1-2");
    rowOf("a letter after a blank", "nim:3 x", 7, Expected::Separator, "x");
    rowOf("a quota of 0", "fibonacci-nim:13~0", 18, Expected::Quota, "0");
    rowOf("no quota", "fibonacci-nim:13~", 18, Expected::Quota, "");
    rowOf("a quota in letters", "fibonacci-nim:13~x", 18, Expected::Quota, "x");
    rowOf("a quota too large", "fibonacci-nim:13~9223372036854775808", 18, Expected::SmallerQuota, "9223372036854775808");
    rowOf("a quota twice", "fibonacci-nim:13~6~5", 19, Expected::End, "~5");
    rowOf("a quota and a heap", "fibonacci-nim:13~6,5", 19, Expected::FewerHeaps, ",", "fibonacci-nim", 1);
    rowOf("a quota elsewhere", "nim:13~6", 7, Expected::NoQuota, "~6");
    rowOf("a quota of a pair", "wythoff:3,5~6", 12, Expected::NoQuota, "~6");
    rowOf("a quota of half a pair", "wythoff:3~6", 10, Expected::NoQuota, "~6", "wythoff", 2);
    rowOf("a quota of blocks", "cutcake:4x7~6", 12, Expected::NoQuota, "~6");
    rowOf("one side", "cutcake:4", 10, Expected::SideSign, "");
    rowOf("sides like heaps", "cutcake:4,7", 10, Expected::SideSign, ",");
    rowOf("a side of 0", "cutcake:4x0", 11, Expected::Side, "0");
    rowOf("no second side", "cutcake:4x", 11, Expected::Side, "");
    rowOf("no block", "cutcake:", 9, Expected::Side, "");
    rowOf("a side too large", "cutcake:9223372036854775808x1", 9, Expected::SmallerSide, "9223372036854775808x1");
    rowOf("a third side", "cutcake:4x7x2", 12, Expected::Separator, "x2");
    rowOf("nothing after +", "nim:1 +", 8, Expected::GameName, "");
    rowOf("a number after +", "nim:1 + 2", 9, Expected::GameName, "2");
    rowOf("+ before a number", "nim:1,+2", 7, Expected::HeapSize, "+2");
    rowOf("a bad second part", "nim:1 + wythoff:3,x", 19, Expected::HeapSize, "x");
    rowOf("a full-width column", "nim：１＋wythoff：３，x", 17, Expected::HeapSize, "x");
}

void TestSumNotationErrors::errorsReportColumnAndExpectation()
{
    QFETCH(std::string, text);
    QFETCH(NotationError, error);
    const auto gameSum = parseSum(text);
    QVERIFY(!gameSum);
    compare(gameSum.error(), error);
}

void TestSumNotationErrors::malformedGamesAreRefused_data()
{
    columns();
    rowOf("an empty text", "", 1, Expected::GameName, "");
    rowOf("a position", "wythoff:3,5", 8, Expected::End, ":3");
    rowOf("a word after the game", "wythoff x", 9, Expected::End, "x");
    rowOf("a parameter of 0", "moore-nim(0)", 11, Expected::Parameter, "0", {}, 1);
    std::string set = "subtraction(1";
    for (std::size_t amount = 2; amount <= maxSetSize; ++amount)
        set += "," + std::to_string(amount);
    rowOf("too many amounts", set + ",7)", set.size() + 2, Expected::FewerParameters, "7", "subtraction", maxSetSize);
}

void TestSumNotationErrors::malformedGamesAreRefused()
{
    QFETCH(std::string, text);
    QFETCH(NotationError, error);
    const auto rules = parseGame(text);
    QVERIFY(!rules);
    compare(rules.error(), error);
}

void TestSumNotationErrors::impossibleSumsAreRefused_data()
{
    QTest::addColumn<std::string>("text");
    QTest::addColumn<std::size_t>("column");
    QTest::addColumn<std::string>("name");
    QTest::addColumn<SumObstacle>("obstacle");
    const auto row = [](const char* what, std::string text, std::size_t column, std::string name, SumObstacle obstacle) {
        QTest::newRow(what) << text << column << name << obstacle;
    };
    row("misère play", "nim:1 + misere-nim:2,3", 9, "misere-nim", SumObstacle::MiserePlay);
    row("misère play first", "misere-nim:2 + nim:1", 1, "misere-nim", SumObstacle::MiserePlay);
    row("misère play twice", "misere-nim:2 + misere-nim:3", 1, "misere-nim", SumObstacle::MiserePlay);
    row("different moves", "nim:3 + cutcake:1x2", 9, "cutcake", SumObstacle::Partisan);
    row("different moves first", "cutcake:1x2 + nim:3", 1, "cutcake", SumObstacle::Partisan);
}

void TestSumNotationErrors::impossibleSumsAreRefused()
{
    QFETCH(std::string, text);
    QFETCH(std::size_t, column);
    QFETCH(std::string, name);
    QFETCH(SumObstacle, obstacle);
    const auto gameSum = parseSum(text);
    QVERIFY(!gameSum);
    QCOMPARE(gameSum.error().expected, Expected::Summable);
    QCOMPARE(gameSum.error().column, column);
    QCOMPARE(gameSum.error().name, name);
    QCOMPARE(gameSum.error().obstacle, obstacle);
}

void TestSumNotationErrors::malformedMovesOfSumsAreRefused_data()
{
    columns();
    rowOf("an empty text", "", 1, Expected::PartNumber, "");
    rowOf("no part", "1-2", 2, Expected::Dot, "-2");
    rowOf("component 0", "0.1-2", 1, Expected::PartNumber, "0.1-2");
    rowOf("no heap", "1.-2", 3, Expected::HeapNumber, "-2");
    rowOf("no dash", "1.2.3", 4, Expected::Dash, ".3");
    rowOf("the second item without its part", "2.1-3,2-3", 8, Expected::Dot, "-3");
    rowOf("the second item in another part", "2.1-3,1.2-3", 7, Expected::SamePart, "1.2-3", {}, 2);
}

void TestSumNotationErrors::malformedMovesOfSumsAreRefused()
{
    QFETCH(std::string, text);
    QFETCH(NotationError, error);
    const auto move = parseMove(text, parseSum("nim:3 + wythoff:3,5").value());
    QVERIFY(!move);
    compare(move.error(), error);
}

void TestSumNotationErrors::largestSumIsRead()
{
    const std::string most = repeated("nim:1 + ", maxComponents - 1) + "nim:1";
    QCOMPARE(parseSum(most).value().components().size(), maxComponents);
    const auto more = parseSum(most + " + nim:2");
    QVERIFY(!more);
    compare(more.error(), {most.size() + 4, Expected::FewerParts, "nim:2", {}, maxComponents});

    const std::string heaps = "nim:1" + repeated(",1", maxHeaps / 2 - 1);
    QCOMPARE(parseSum(heaps + " + " + heaps).value().heapCount(), maxHeaps);
    const auto tooMany = parseSum(heaps + " + " + heaps + ",7");
    QVERIFY(!tooMany);
    compare(tooMany.error(), {2 * heaps.size() + 5, Expected::FewerHeaps, "7", {}, maxHeaps});
}

void TestSumNotationErrors::tenMegabytesOfGarbageAreRefusedInTime_data()
{
    QTest::addColumn<std::string>("unit");
    QTest::newRow("letters") << "x"s;
    QTest::newRow("names") << "moore-nim("s;
    QTest::newRow("blanks") << " "s;
    QTest::newRow("dashes") << "a-"s;
    QTest::newRow("full-width dashes") << "a－"s;
    QTest::newRow("digits") << "nim:1"s;
    QTest::newRow("zeros") << "0 "s;
    QTest::newRow("parts") << "nim:1+"s;
    QTest::newRow("sums of another game") << "wythoff:1,2 + "s;
    QTest::newRow("broken bytes") << "\xEF\xBC"s;
    QTest::newRow("the byte 0") << std::string(1, '\0');
    QTest::newRow("parentheses") << "("s;
    QTest::newRow("blocks") << "1x"s;
    QTest::newRow("dots and digits") << "0.7"s;
    QTest::newRow("amounts") << "subtraction(1,2,3,"s;
    QTest::newRow("digits of a code") << "octal(7"s;
}

/// The time grows only in proportion to the text. Anything slower would exceed the time limit of the test.
void TestSumNotationErrors::tenMegabytesOfGarbageAreRefusedInTime()
{
    QFETCH(std::string, unit);
    const std::string garbage = repeated(unit, 10'000'000 / unit.size());
    const GameSum sum = parseSum("nim:1 + nim:2").value();
    for (const char* start : {"", "nim:", "moore-nim(", "cutcake:", "fibonacci-nim:13~", "nim:1,", "octal(0.", "subtraction(1,"}) {
        QVERIFY(!parseSum(start + garbage));
        QVERIFY(!parseGame(start + garbage));
        QVERIFY(!parseMove(start + garbage, sum));
    }
}

NIMSTONE_TEST(TestSumNotationErrors)
#include "tst_notation_errors.moc"
