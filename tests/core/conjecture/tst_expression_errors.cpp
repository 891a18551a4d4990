// Tests that malformed expressions are refused with the kind and column of the error, and that no text makes the parser
// crash or hang.
#include <QTest>
#include <array>

#include "core/conjecture/expression.h"
#include "core/notation/notation.h"
#include "tests/core/conjecture/tree.h"
#include "tests/counts.h"
#include "tests/program.h"

using namespace nimstone;
using namespace nimstone::conjecture;
using Expected = ExpressionError::Expected;

class TestExpressionErrors : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void errorsReportKindAndColumn_data();
    void errorsReportKindAndColumn();
    void variableNamesDependOnTheGame_data();
    void variableNamesDependOnTheGame();
    void errorsListTheKnownNames();
    void nestingDepthIsBounded();
    void longExpressionsAreParsed();
    void anyTextIsParsedOrRefused();
    void mistypedExpressionsAreParsedOrRefused();
};

void TestExpressionErrors::errorsReportKindAndColumn_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<Expected>("expected");
    QTest::addColumn<int>("column");
    QTest::addColumn<QString>("found");
    QTest::addColumn<QString>("name");
    const auto row = [](const char* text, Expected expected, int column, const char* found, const char* name = "") {
        QTest::newRow(text) << QString::fromUtf8(text) << expected << column << QString::fromUtf8(found)
                            << QString::fromUtf8(name);
    };
    row("", Expected::Operand, 1, "");
    row("a +", Expected::Operand, 4, "");
    row("a ** b", Expected::Operand, 4, "*");
    row("()", Expected::Operand, 2, ")");
    row("min()", Expected::Operand, 5, ")");
    row("$", Expected::Operand, 1, "$");
    row("～a", Expected::Operand, 1, "～");
    row("a b", Expected::Operator, 3, "b");
    row("2a", Expected::Operator, 2, "a");
    row("a)", Expected::Operator, 2, ")");
    row("a ! b", Expected::Operator, 3, "!");
    row("a, b", Expected::Operator, 2, ",");
    row("a 😀", Expected::Operator, 3, "😀");
    row("a \xFF", Expected::Operator, 3, "\uFFFD");
    row("（a", Expected::OperatorInside, 3, "");
    row("(a b)", Expected::OperatorInside, 4, "b");
    row("max(a b)", Expected::ArgumentEnd, 7, "b", "max");
    row("max(a", Expected::ArgumentEnd, 6, "", "max");
    row("a = 0", Expected::DoubleEquals, 3, "=");
    row("(a = 0)", Expected::DoubleEquals, 4, "=");
    row("-9223372036854775809", Expected::SmallerNumber, 2, "9223372036854775809");
    row("-92233720368547758080", Expected::SmallerNumber, 2, "92233720368547758080");
    row("0 - 9223372036854775808", Expected::SmallerNumber, 5, "9223372036854775808");
    row("9223372036854775808", Expected::SmallerNumber, 1, "9223372036854775808");
    row("1 + 99999999999999999999999999999999999", Expected::SmallerNumber, 5, "999999999999999999999999");
    row("a + x", Expected::KnownName, 5, "x");
    row("q", Expected::KnownName, 1, "q");
    row("e", Expected::KnownName, 1, "e");
    row("ab", Expected::KnownName, 1, "ab");
    row("sqrt(a)", Expected::KnownFunction, 1, "sqrt");
    row("a(1)", Expected::Operator, 2, "(");
    row("fib + 1", Expected::Call, 5, "+", "fib");
    row("1 + fib", Expected::Call, 8, "", "fib");
    row("gcd(a)", Expected::MoreArguments, 6, ")", "gcd");
    row("fib(a, b)", Expected::FewerArguments, 6, ",", "fib");
    row("(a < b) + 1", Expected::Numeric, 1, "(a < b)", "+");
    row("1 + (a < b)", Expected::Numeric, 5, "(a < b)", "+");
    row("a < b < c", Expected::Numeric, 1, "a < b", "<");
    row("-(a == b)", Expected::Numeric, 2, "(a == b)", "-");
    row("min(a == b)", Expected::Numeric, 5, "a == b", "min");
    row("isfib(a) ^ b", Expected::Numeric, 1, "isfib(a)", "^");
    row("!a", Expected::Statement, 2, "a", "!");
    row("a && b == 0", Expected::Statement, 1, "a", "&&");
    row("a == 0 || b", Expected::Statement, 11, "b", "||");
    row("a == b == c", Expected::SameKind, 11, "c", "==");
    row("a != isfib(b)", Expected::SameKind, 6, "isfib(b)", "!=");
    row("n ^ b", Expected::OneHeap, 1, "n", "n");
    row("c + n", Expected::OneHeap, 5, "n", "n");
}

void TestExpressionErrors::errorsReportKindAndColumn()
{
    QFETCH(QString, text);
    QFETCH(Expected, expected);
    QFETCH(int, column);
    QFETCH(QString, found);
    QFETCH(QString, name);
    QByteArray bytes = text.toUtf8();
    if (text == u"a \uFFFD"_qs)
        bytes = "a \xFF";
    const auto read = Expression::parse(bytes.toStdString(), {});
    QVERIFY(!read);
    QCOMPARE(read.error().expected, expected);
    QCOMPARE(int(read.error().column), column);
    QCOMPARE(QString::fromStdString(read.error().found), found);
    QCOMPARE(QString::fromStdString(read.error().name), name);
}

void TestExpressionErrors::variableNamesDependOnTheGame_data()
{
    QTest::addColumn<int>("shape");
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("heaps");  // 0 if the text is refused
    QTest::newRow("no name") << int(Shape::Heaps) << u"1"_qs << 1;
    QTest::newRow("one heap") << int(Shape::Heaps) << u"a"_qs << 1;
    QTest::newRow("one heap, named n and a") << int(Shape::Heaps) << u"n + a"_qs << 1;
    QTest::newRow("the last letter gives the number of heaps") << int(Shape::Heaps) << u"c"_qs << 3;
    QTest::newRow("four heaps") << int(Shape::Heaps) << u"d ^ a"_qs << 4;
    QTest::newRow("a parameter") << int(Shape::Heaps) << u"k"_qs << 1;
    QTest::newRow("another parameter") << int(Shape::Heaps) << u"m"_qs << 0;
    QTest::newRow("a pair, one heap named") << int(Shape::Pair) << u"a"_qs << 2;
    QTest::newRow("a pair has no n") << int(Shape::Pair) << u"n"_qs << 0;
    QTest::newRow("a pair has no c") << int(Shape::Pair) << u"c"_qs << 0;
    QTest::newRow("a quota") << int(Shape::Quota) << u"q < n"_qs << 1;
    QTest::newRow("a heap with a quota") << int(Shape::Quota) << u"a"_qs << 1;
    QTest::newRow("only one heap has a quota") << int(Shape::Quota) << u"b"_qs << 0;
}

void TestExpressionErrors::variableNamesDependOnTheGame()
{
    QFETCH(int, shape);
    QFETCH(QString, text);
    QFETCH(int, heaps);
    const auto read = Expression::parse(text.toStdString(), {Shape(shape), Parameter{'k', 3}});
    QCOMPARE(read ? int(read->heaps()) : 0, heaps);
    QCOMPARE(read && read->usesQuota(), text.contains(u'q'));
}

void TestExpressionErrors::errorsListTheKnownNames()
{
    using Names = std::vector<std::string>;
    QCOMPARE(Expression::parse("x", {Shape::Heaps, Parameter{'m', 3}}).error().known, (Names{"a", "b", "c", "d", "n", "m"}));
    QCOMPARE(Expression::parse("x", {Shape::Pair}).error().known, (Names{"a", "b"}));
    QCOMPARE(Expression::parse("x", {Shape::Quota}).error().known, (Names{"n", "q"}));
    QCOMPARE(Expression::parse("x()", {}).error().known.size(), functions().size());
}

void TestExpressionErrors::nestingDepthIsBounded()
{
    const auto nested = [](const std::string& opening, std::size_t times, const std::string& closing) {
        std::string text;
        for (std::size_t i = 0; i < times; ++i)
            text += opening;
        text += 'a';
        for (std::size_t i = 0; i < times; ++i)
            text += closing;
        return text;
    };
    for (const auto& [opening, closing] : {std::pair{"(", ")"}, std::pair{"-", ""}, std::pair{"abs(", ")"}}) {
        QVERIFY(Expression::parse(nested(opening, deepestNesting, closing), {}));
        for (const std::size_t times : {deepestNesting + 1, std::size_t{3'000'000}}) {
            const auto read = Expression::parse(nested(opening, times, closing), {});
            QVERIFY(!read);
            QCOMPARE(read.error().expected, Expected::Shallower);
            QCOMPARE(read.error().limit, Count{deepestNesting});
        }
    }
    // Signs and parentheses that follow one another are not nested.
    QVERIFY(Expression::parse("-a + -a + -a - (a) + (a)" + nested(" + (a)", 500, ""), {}).error().expected
            == Expected::Operator);
}

/// Parses two million operators and evaluates them with a stack of two numbers.
void TestExpressionErrors::longExpressionsAreParsed()
{
    std::string text = "a";
    for (int i = 0; i < 2'000'000; ++i)
        text += i % 2 == 0 ? " + a" : " - a";
    const auto read = Expression::parse(text, {});
    QVERIFY(read);
    QCOMPARE(read->deepestStack(), std::size_t{2});
    QCOMPARE(Evaluator(*read).valueAt({{7}}).value(), Number{7});
    QVERIFY(!Expression::parse(text + " +", {}));
    QCOMPARE(Expression::parse(std::string(10'000'000, 'x'), {}).error().found, std::string(longestExcerpt, 'x'));
    QVERIFY(!Expression::parse(std::string(10'000'000, '7'), {}));
}

void TestExpressionErrors::anyTextIsParsedOrRefused()
{
    constexpr std::array pieces{"a", "b", "n", "q", "m", "x", "0", "1", "63", "9223372036854775807", "(", ")", "(", ")",
                                ",", "+", "-", "*", "/", "%", "^", "&", "|", "<<", ">>", "==", "!=", "<", "<=", ">", ">=",
                                "&&", "||", "!", "=", " ", "min(", "mex(", "gcd(", "fib(", "isfib(", "zeck(", "floor_phi(",
                                "（", "≤", "，", "\xEF\xBC", "\xFF", "\x01", "😀", "\\", "'"};
    const int texts = tests::count(60'000, 10'000'000);
    std::uint64_t state = 7;
    int read = 0;
    int valued = 0;
    for (int i = 0; i < texts; ++i) {
        std::string text;
        for (std::uint64_t left = tests::draw(state) % 14; left > 0; --left) {
            const std::uint64_t drawn = tests::draw(state);
            if (drawn % 50 == 0)
                text += static_cast<char>(drawn >> 32);
            else
                text += pieces[(drawn >> 32) % pieces.size()];
        }
        const auto expression = Expression::parse(text, {Shape::Heaps, Parameter{'m', 3}});
        if (expression) {
            ++read;
            valued += Evaluator(*expression).valueAt({{5, 6, 7, 8}}).has_value();
        } else {
            QVERIFY(expression.error().column >= 1 && expression.error().column <= text.size() + 1);
        }
    }
    qInfo("read %d random texts; %d are expressions and %d have a value", texts, read, valued);
    QVERIFY(read > texts / 100 && valued > read / 2);
}

/// Parses expressions in which one character is removed, inserted, or replaced, or whose end is cut off.
void TestExpressionErrors::mistypedExpressionsAreParsedOrRefused()
{
    constexpr std::string_view characters = "abcdnmqx0189()+-*/%^&|<>=!, ._$\xFF\xEF\xBC";
    const int texts = tests::count(30'000, 5'000'000);
    std::uint64_t state = 8;
    int read = 0;
    for (int i = 0; i < texts; ++i) {
        tests::Tree tree = tests::randomTree(state, 1 + static_cast<int>(tests::draw(state) % 5), i % 2 == 0);
        std::string text = tests::written(tree);
        const std::size_t at = tests::draw(state) % text.size();
        const char other = characters[tests::draw(state) % characters.size()];
        switch (tests::draw(state) % 4) {
        case 0: text.erase(at, 1); break;
        case 1: text.insert(at, 1, other); break;
        case 2: text[at] = other; break;
        default: text.resize(at); break;
        }
        const auto expression = Expression::parse(text, {Shape::Heaps, Parameter{'m', 3}});
        if (expression) {
            ++read;
            (void)Evaluator(*expression).valueAt({{5, 6, 7, 8}});
        } else {
            QVERIFY(expression.error().column >= 1 && expression.error().column <= text.size() + 1);
        }
    }
    qInfo("read %d mistyped expressions; %d of them are still valid", texts, read);
    QVERIFY(read > texts / 10 && read < texts / 2);
}

NIMSTONE_TEST(TestExpressionErrors)
#include "tst_expression_errors.moc"
