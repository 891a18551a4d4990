// Tests the notation of all games and sums: what is read, and how it is printed.
#include <QTest>

#include "core/notation/utf8.h"
#include "core/sum/catalogue.h"
#include "tests/core/sum/random_sums.h"
#include "tests/program.h"
#include "tests/property.h"

using namespace nimstone;
using namespace std::string_literals;

class TestSumNotation : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void sumsAreReadAndPrinted_data();
    void sumsAreReadAndPrinted();
    void everyExampleIsRead();
    void everyChineseNameIsRead();
    void typedTextIsReadForTheShownGame_data();
    void typedTextIsReadForTheShownGame();
    void malformedTypedTextIsRefused_data();
    void malformedTypedTextIsRefused();
    void gamesAreReadAndPrinted_data();
    void gamesAreReadAndPrinted();
    void movesAreReadAndPrinted_data();
    void movesAreReadAndPrinted();
    void printedPositionsAreReadBack();
    void printedMovesAreReadBack();
    void anyBytesAreReadOrRefused();
};

void TestSumNotation::sumsAreReadAndPrinted_data()
{
    QTest::addColumn<std::string>("text");
    QTest::addColumn<std::string>("printed");
    const auto row = [](const char* what, std::string text, std::string printed = {}) {
        QTest::newRow(what) << text << (printed.empty() ? text : printed);
    };
    row("Nim", "nim:3,4,5");
    row("misère Nim", "misere-nim:1,1,2");
    row("Moore's Nim", "moore-nim(2):3,4,5");
    row("Wythoff", "wythoff:3,5");
    row("Fibonacci Nim", "fibonacci-nim:20");
    row("a quota", "fibonacci-nim:13~6");
    row("the quota of a fresh heap is left out", "fibonacci-nim:13~12", "fibonacci-nim:13");
    row("a quota over the heap", "fibonacci-nim:13~20", "fibonacci-nim:13~13");
    row("a quota of the whole heap", "fibonacci-nim:13~13");
    row("a quota of an empty heap", "fibonacci-nim:0~3", "fibonacci-nim:0");
    row("a heap of one, fresh", "fibonacci-nim:1");
    row("a heap of one that may be taken", "fibonacci-nim:1~1");
    row("staircase Nim", "staircase-nim:1,0,3");
    row("Euclid", "euclid:34,21");
    row("Bash", "bash(4):30");
    row("subtraction", "subtraction(1,3,4):20,7");
    row("a set in any order, with doubles", "subtraction(4, 3,1，3):20", "subtraction(1,3,4):20");
    row("an octal code", "octal(0.77):12,7");
    row("a code with zeros at its end", "octal(0.7700):12", "octal(0.77):12");
    row("a full-width code", "octal（０．７７）：12", "octal(0.77):12");
    row("a hexadecimal code", "hexadecimal(0.8):12");
    row("a hexadecimal code in small letters", "hexadecimal(c.0f):12", "hexadecimal(C.0F):12");
    row("Kayles", "kayles:12,7");
    row("Dawson's Kayles", "dawson-kayles:10");
    row("Dawson's Chess", "dawsons-chess:9");
    row("Treblecross", "treblecross:8");
    row("Grundy's game", "grundy-game:20");
    row("Lasker's Nim", "lasker-nim:5,7");
    row("the sum of the manual", "nim:3,4 + wythoff:3,5 + kayles:7");
    row("Cutcake", "cutcake:4x7,2x3");
    row("a sum", "nim:3,4 + wythoff:3,5");
    row("a sum of three", "nim:3 + nim:4 + staircase-nim:0,1");
    row("a sum of Cutcakes", "cutcake:4x7 + cutcake:2x3");
    row("end positions", "wythoff:0,0 + nim:0 + euclid:0,0");
    row("no blanks around +", "nim:3,4+wythoff:3,5", "nim:3,4 + wythoff:3,5");
    row("blanks everywhere", " moore-nim ( 2 ) : 3 , 4\t+ nim : 5 ", "moore-nim(2):3,4 + nim:5");
    row("full-width", "moore-nim（２）：３，４＋nim：５", "moore-nim(2):3,4 + nim:5");
    row("a full-width quota", "fibonacci-nim：１３～６", "fibonacci-nim:13~6");
    row("a Chinese name", "尼姆:3,4,5", "nim:3,4,5");
    row("a Chinese name, full-width", "威佐夫：３，５", "wythoff:3,5");
    row("a Chinese name with a parameter", "巴什(4):30", "bash(4):30");
    row("a Chinese name with a full-width parameter", "巴什（４）：30", "bash(4):30");
    row("a longer Chinese name", "斐波那契博弈:13~6", "fibonacci-nim:13~6");
    row("blanks between heaps", "nim:3 5 9", "nim:3,5,9");
    row("blanks and commas between heaps", "nim: 3 5, 9 ", "nim:3,5,9");
    row("wide blanks between heaps", "尼姆：3　5　9", "nim:3,5,9");
    row("a blank in a pair", "wythoff:3 5", "wythoff:3,5");
    row("a blank in a pair in parentheses", "wythoff:(3 5)", "wythoff:3,5");
    row("a blank between blocks", "cutcake:4x7 2x3", "cutcake:4x7,2x3");
    row("blanks in a set", "subtraction(1 3 4):20 7", "subtraction(1,3,4):20,7");
    row("blanks in a sum", "nim:3 4 + wythoff:3 5", "nim:3,4 + wythoff:3,5");
    row("capitals", "Wythoff:3,5", "wythoff:3,5");
    row("all capitals", "KAYLES:7", "kayles:7");
    row("a sum with a quota", "fibonacci-nim:13~6 + nim:3");
    row("a sum of quotas", "fibonacci-nim:13 + fibonacci-nim:8~8");
    row("a sum of Chinese names", "尼姆:3 ＋ 凯尔斯:7", "nim:3 + kayles:7");
    row("a pair as books write it", "wythoff:(3,5)", "wythoff:3,5");
    row("a pair in full-width parentheses", "威佐夫：（3，5）", "wythoff:3,5");
    row("a list in parentheses", "nim: ( 3, 4, 5 ) ", "nim:3,4,5");
    row("parentheses after those of a parameter", "巴什(4):(30)", "bash(4):30");
    row("a quota in parentheses", "fibonacci-nim:(13~6)", "fibonacci-nim:13~6");
    row("a block in parentheses", "cutcake:(4x7,2x3)", "cutcake:4x7,2x3");
    row("a sum of pairs", "nim:(3,4) + wythoff:(3,5)", "nim:3,4 + wythoff:3,5");
    row("the wave dash of a keyboard", "fibonacci-nim:13〜6", "fibonacci-nim:13~6");
    row("blanks around ~", "fibonacci-nim:13 ~ 6", "fibonacci-nim:13~6");
    row("a dash of a Chinese keyboard in the name", "misere－nim:1", "misere-nim:1");
    row("sides with blanks and other signs", "cutcake: 4 × 7, 2X3，1ｘ9", "cutcake:4x7,2x3,1x9");
    row("leading zeros", "wythoff:003,05", "wythoff:3,5");
    row("byte order mark", "\uFEFFwythoff:3,5", "wythoff:3,5");
    row("the largest numbers", "wythoff:9223372036854775807,9223372036854775807");
    row("the largest parameter", "moore-nim(9223372036854775807):1");
}

void TestSumNotation::sumsAreReadAndPrinted()
{
    QFETCH(std::string, text);
    QFETCH(std::string, printed);
    const auto gameSum = parseSum(text);
    QVERIFY(gameSum);
    QCOMPARE(print(*gameSum), printed);
    QVERIFY(parseSum(printed).value() == *gameSum);
}

void TestSumNotation::everyExampleIsRead()
{
    for (const GameEntry& entry : catalogue()) {
        const auto gameSum = parseSum(entry.example);
        QVERIFY2(gameSum, entry.example.data());
        QCOMPARE(print(*gameSum), std::string(entry.example));
        QCOMPARE(gameSum->components()[0].rules.entry().name, entry.name);
        QVERIFY2(gameSum->outcome().has_value(), entry.example.data());
    }
}

/// Each Chinese name replaces the name in the example, and no name stands for two games.
void TestSumNotation::everyChineseNameIsRead()
{
    for (const GameEntry& entry : catalogue()) {
        QVERIFY(!entry.chinese.empty());
        const auto behind = std::string(entry.example.substr(entry.name.size()));
        for (const QByteArray& name : QByteArray(entry.chinese.data(), static_cast<qsizetype>(entry.chinese.size())).split(' ')) {
            const auto position = parseSum(name.toStdString() + behind);
            QVERIFY2(position && print(*position) == entry.example, name.constData());
        }
    }
}

void TestSumNotation::typedTextIsReadForTheShownGame_data()
{
    QTest::addColumn<std::string>("shown");
    QTest::addColumn<std::string>("typed");
    QTest::addColumn<std::string>("read");
    const auto row = [](const char* what, std::string shown, std::string typed, std::string read) {
        QTest::newRow(what) << shown << typed << read;
    };
    row("blanks", "nim:1", "3 5 9", "nim:3,5,9");
    row("commas", "nim:1", "3, 5,9", "nim:3,5,9");
    row("Chinese commas", "nim:1", "3，5、9", "nim:3,5,9");
    row("numbers for the shown game", "kayles:7", "3 5 9", "kayles:3,5,9");
    row("a number for a game with a parameter", "bash(4):30", "17", "bash(4):17");
    row("a pair", "wythoff:1,2", "3 5", "wythoff:3,5");
    row("a pair in parentheses", "wythoff:1,2", "(3, 5)", "wythoff:3,5");
    row("a quota", "fibonacci-nim:20", "13~6", "fibonacci-nim:13~6");
    row("blocks", "cutcake:1x1", "4x7 2x3", "cutcake:4x7,2x3");
    row("a number for a sum of one game", "kayles:7 + kayles:8", "3", "kayles:3");
    row("numbers for a sum of several games become Nim", "wythoff:3,5 + kayles:8", "3 5 9", "nim:3,5,9");
    row("one more part", "nim:1", "3 5 + kayles:7", "nim:3,5 + kayles:7");
    row("another game", "kayles:7", "wythoff:3 5", "wythoff:3,5");
    row("another game in Chinese", "kayles:7", "尼姆：3 5", "nim:3,5");
    row("a byte order mark", "kayles:7", "\uFEFF3 5", "kayles:3,5");
}

void TestSumNotation::typedTextIsReadForTheShownGame()
{
    QFETCH(std::string, shown);
    QFETCH(std::string, typed);
    QFETCH(std::string, read);
    const auto sum = parseTyped(typed, parseSum(shown).value());
    QVERIFY(sum);
    QCOMPARE(print(*sum), read);
}

void TestSumNotation::malformedTypedTextIsRefused_data()
{
    using Expected = NotationError::Expected;
    QTest::addColumn<std::string>("shown");
    QTest::addColumn<std::string>("typed");
    QTest::addColumn<std::size_t>("column");
    QTest::addColumn<int>("expected");
    QTest::addColumn<std::string>("name");
    const auto row = [](const char* what, std::string shown, std::string typed, std::size_t column, Expected expected, std::string name = {}) {
        QTest::newRow(what) << shown << typed << column << static_cast<int>(expected) << name;
    };
    row("an empty text", "nim:1", "", 1, Expected::HeapSize);
    row("the second number is not a number", "nim:1", "3 x", 3, Expected::Separator);
    row("the first number is not a number", "nim:1", "x", 1, Expected::HeapSize);
    row("too many numbers for the shown game", "wythoff:1,2", "3 5 9", 5, Expected::FewerHeaps, "wythoff");
    row("a misspelled game", "nim:1", "grundy:9", 1, Expected::GameName, "grundy-game");
    row("a misspelled game without numbers", "nim:1", "whytoff", 1, Expected::GameName, "wythoff");
    row("a game without its colon", "nim:1", "wythoff 3 5", 9, Expected::Colon);
    row("a misspelled game in one more part", "nim:1", "3 + kayls:7", 5, Expected::GameName, "kayles");
}

void TestSumNotation::malformedTypedTextIsRefused()
{
    QFETCH(std::string, shown);
    QFETCH(std::string, typed);
    QFETCH(std::size_t, column);
    QFETCH(int, expected);
    QFETCH(std::string, name);
    const auto sum = parseTyped(typed, parseSum(shown).value());
    QVERIFY(!sum);
    QCOMPARE(sum.error().column, column);
    QCOMPARE(static_cast<int>(sum.error().expected), expected);
    QCOMPARE(sum.error().name, name);
}

void TestSumNotation::gamesAreReadAndPrinted_data()
{
    QTest::addColumn<std::string>("text");
    QTest::addColumn<std::string>("printed");
    QTest::newRow("without parameters") << "wythoff"s << "wythoff"s;
    QTest::newRow("a set") << "subtraction(4,1)"s << "subtraction(1,4)"s;
    QTest::newRow("a code") << "octal(0.77)"s << "octal(0.77)"s;
    QTest::newRow("a name of a code") << "kayles"s << "kayles"s;
    QTest::newRow("with one parameter") << " moore-nim( 03 ) "s << "moore-nim(3)"s;
}

void TestSumNotation::gamesAreReadAndPrinted()
{
    QFETCH(std::string, text);
    QFETCH(std::string, printed);
    const auto rules = parseGame(text);
    QVERIFY(rules);
    QCOMPARE(rules->name(), printed);
}

void TestSumNotation::movesAreReadAndPrinted_data()
{
    QTest::addColumn<std::string>("position");
    QTest::addColumn<std::string>("text");
    QTest::addColumn<std::string>("printed");
    QTest::addColumn<std::string>("after");
    const auto row = [](const char* what, std::string position, std::string text, std::string printed, std::string after) {
        QTest::newRow(what) << position << text << printed << after;
    };
    row("one heap", "nim:3,4,5", " 1 - 2 ", "1-2", "nim:1,4,5");
    row("two heaps", "wythoff:3,5", "2-3, 1-3", "1-3,2-3", "wythoff:0,2");
    row("a quota follows", "fibonacci-nim:20", "1-2", "1-2", "fibonacci-nim:18~4");
    row("a step down", "staircase-nim:1,0,3", "3-2", "3-2", "staircase-nim:1,2,1");
    row("a split", "kayles:7", "1-1/3", "1-1/3", "kayles:3,3");
    row("a split without taking", "grundy-game:7", "1-0/3", "1-0/3", "grundy-game:3,4");
    row("a split in three", "hexadecimal(0.8):12", "1-1/4/2", "1-1/4/2", "hexadecimal(0.8):4,2,5");
    row("a split in a sum", "nim:1 + kayles:7", "2.1-1/3", "2.1-1/3", "nim:1 + kayles:3,3");
    row("a cut", "cutcake:4x7,2x3", "1-L1", "1-L1", "cutcake:1x7,3x7,2x3");
    row("the other cut", "cutcake:4x7,2x3", "2-r1", "2-R1", "cutcake:4x7,2x1,2x2");
    row("in a sum", "nim:3,4 + wythoff:3,5", "1.2-1", "1.2-1", "nim:3,3 + wythoff:3,5");
    row("in a sum, both heaps", "nim:3,4 + wythoff:3,5", "2.1-3，2.2-3", "2.1-3,2.2-3", "nim:3,4 + wythoff:0,2");
    row("in a sum, full-width", "nim:3,4 + wythoff:3,5", "２．１－３", "2.1-3", "nim:3,4 + wythoff:0,5");
}

void TestSumNotation::movesAreReadAndPrinted()
{
    QFETCH(std::string, position);
    QFETCH(std::string, text);
    QFETCH(std::string, printed);
    QFETCH(std::string, after);
    const auto gameSum = parseSum(position);
    QVERIFY(gameSum);
    const auto move = parseMove(text, *gameSum);
    QVERIFY(move);
    QCOMPARE(print(*move, *gameSum), printed);
    const auto next = gameSum->play(*move);
    QVERIFY(next);
    QCOMPARE(print(*next), after);
}

void TestSumNotation::printedPositionsAreReadBack()
{
    QVERIFY(tests::holdsFor(tests::count(2'000, 100'000), "a position of any game reads back as itself", [] {
        const std::string text = tests::anySum(*rc::gen::element(Count{3}, Count{40}, maxCount), 4);
        const auto gameSum = parseSum(text);
        RC_ASSERT(gameSum.has_value());
        RC_ASSERT(print(*gameSum) == text);
        RC_ASSERT(parseSum(print(*gameSum)).value() == *gameSum);
        RC_ASSERT(parseGame(gameSum->components()[0].rules.name()).value() == gameSum->components()[0].rules);
    }));
    QVERIFY(tests::holdsFor(tests::count(1'000, 100'000), "a Chinese keyboard writes the same position", [] {
        const std::string text = tests::anySum(maxCount, 4);
        std::string wide;
        for (const char c : text) {
            switch (c) {
            case ',': wide += "，"; break;
            case ':': wide += "："; break;
            case '(': wide += "（"; break;
            case ')': wide += "）"; break;
            case '~': wide += "～"; break;
            case '+': wide += "＋"; break;
            case 'x': wide += "×"; break;
            default:
                if (c >= '0' && c <= '9')
                    wide += "\xEF\xBC"s + static_cast<char>(c - '0' + 0x90);
                else
                    wide += c;
            }
        }
        // The name of a game may contain an x.
        if (text.find("hexadecimal") == std::string::npos)
            RC_ASSERT(print(parseSum(wide).value()) == text);
    }));
}

void TestSumNotation::printedMovesAreReadBack()
{
    QVERIFY(tests::holdsFor(tests::count(1'000, 100'000), "a move in a sum reads back as itself", [] {
        const auto sum = parseSum("nim:1 + nim:2").value();
        const MoveInSum move{*rc::gen::inRange(std::size_t{0}, std::size_t{2000}), *tests::anyWrittenMove()};
        RC_ASSERT(parseMove(print(move, sum), sum).value() == move);
        const auto alone = parseSum("nim:1").value();
        RC_ASSERT((parseMove(print(MoveInSum{0, move.move}, alone), alone).value() == MoveInSum{0, move.move}));
    }));
}

/// Generates texts from pieces of positions, stray characters, and broken bytes.
static rc::Gen<std::string> anyText()
{
    const auto token = rc::gen::element("nim"s, "moore-nim"s, "wythoff"s, "fibonacci-nim"s, "cutcake"s, "octal"s, "bash"s,
                                        "subtraction"s, ":"s, ","s, "("s, ")"s, "~"s, "+"s, " "s, "x"s, "3"s, "0"s, "42"s,
                                        "."s, "-"s, "，"s, "（"s, "～"s, "５"s, "石"s, "\uFEFF"s, "\xEF"s, "\xBC"s, "\xFF"s,
                                        "\0"s, "0.77"s, "9223372036854775808"s);
    return rc::gen::map(rc::gen::container<std::vector<std::string>>(token), [](const std::vector<std::string>& all) {
        std::string text;
        for (const std::string& part : all)
            text += part;
        return text;
    });
}

void TestSumNotation::anyBytesAreReadOrRefused()
{
    const auto sum = parseSum("nim:1 + nim:2").value();
    const auto isSound = [](const std::string& text, const NotationError& error) {
        const std::size_t columns = utf8::count(text, text.size());
        return error.column >= 1 && error.column <= columns + 1 && error.found.empty() == (error.column == columns + 1)
            && utf8::repaired(error.found, longestExcerpt) == error.found;
    };
    QVERIFY(tests::holdsFor(tests::count(5'000, 500'000), "any bytes are read or refused at a place in them", [&] {
        const std::string text = *anyText();
        if (const auto gameSum = parseSum(text))
            RC_ASSERT(parseSum(print(*gameSum)).value() == *gameSum);
        else
            RC_ASSERT(isSound(text, gameSum.error()));
        if (const auto rules = parseGame(text); !rules)
            RC_ASSERT(isSound(text, rules.error()));
        if (const auto move = parseMove(text, sum); !move)
            RC_ASSERT(isSound(text, move.error()));
    }));
}

NIMSTONE_TEST(TestSumNotation)
#include "tst_notation.moc"
