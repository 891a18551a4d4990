// Tests that compiled expressions give the same values and failures as trees that are evaluated in wide integers.
#include <QTest>

#include "core/conjecture/expression.h"
#include "tests/core/conjecture/tree.h"
#include "tests/counts.h"
#include "tests/program.h"

using namespace nimstone;
using namespace nimstone::conjecture;
using tests::draw;

class TestEvaluation : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void compiledExpressionsAgreeWithTrees();
    void expressionsHaveKnownValues_data();
    void expressionsHaveKnownValues();
    void failuresReportKindAndColumn_data();
    void failuresReportKindAndColumn();
};

static Count randomHeap(std::uint64_t& state)
{
    return draw(state) % 3 == 0 ? draw(state) >> (1 + draw(state) % 63) : draw(state) % 12;
}

static Position randomPosition(std::uint64_t& state)
{
    return {{randomHeap(state), randomHeap(state), randomHeap(state), randomHeap(state)}};
}

static bool same(const tl::expected<Number, EvaluationError>& value, const tests::Walked& expected)
{
    if (value)
        return expected == tests::Walked(SignedWide{*value});
    const EvaluationError& error = value.error();
    return expected == tests::Walked(tests::Failure{error.kind, error.column, std::string(error.name), error.value});
}

void TestEvaluation::compiledExpressionsAgreeWithTrees()
{
    const int expressions = tests::count(20'000, 2'000'000);
    std::uint64_t state = 20'260'101;
    std::map<std::string, int> seen;
    for (int i = 0; i < expressions; ++i) {
        tests::Tree tree = tests::randomTree(state, 1 + static_cast<int>(draw(state) % 5), draw(state) % 2 == 0);
        const std::string text = tests::written(tree);
        const Number parameter = static_cast<Number>(randomHeap(state));
        const Vocabulary vocabulary{Shape::Heaps, Parameter{'m', parameter}};
        const auto expression = Expression::parse(text, vocabulary);
        QVERIFY2(expression, text.c_str());
        Evaluator evaluator(*expression);
        for (int at = 0; at < 5; ++at) {
            const Position position = randomPosition(state);
            const auto value = evaluator.valueAt(position);
            const tests::Walked expected = tests::walk(tree, position, parameter);
            QVERIFY2(same(value, expected), text.c_str());
            ++seen[value ? "a value" : std::to_string(static_cast<int>(value.error().kind))];
        }
    }
    for (const auto& [what, count] : seen)
        qInfo("%s: found %d times", what.c_str(), count);
    qInfo("evaluated %d random expressions on 5 positions each", expressions);
    QCOMPARE(seen.size(), std::size_t{6});  // one entry for values, and one for each kind of failure
}

void TestEvaluation::expressionsHaveKnownValues_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<qlonglong>("value");
    const auto row = [](const char* text, Number value) { QTest::newRow(text) << QString::fromUtf8(text) << qlonglong{value}; };
    row("2 + 3 * 4", 14);
    row("-9223372036854775808", leastNumber);
    row("- ９２２３３７２０３６８５４７７５８０８ + 1", leastNumber + 1);
    row("(2 + 3) * 4", 20);
    row("10 - 4 - 3", 3);
    row("100 / 5 / 2", 10);
    row("2 * 7 % 4", 2);
    row("1 << 2 + 1", 8);
    row("12 & 10 ^ 6 | 1", 15);
    row("6 & 4 << 0", 4);
    row("1 | 6 ^ 6 & 3", 5);
    row("5 & 4 == 4", 1);       // unlike in C, & binds tighter than ==
    row("3 ^ 3 == 0", 1);
    row("1 | 2 < 3", 0);
    row("1 < 2 == 3 < 4", 1);
    row("1 == 2 || 3 == 3 && 4 == 5", 0);
    row("1 == 1 || 2 == 2 && 3 == 4", 1);
    row("!(1 == 2) && 3 != 4", 1);
    row("-3 + 5", 2);
    row("- - 3", 3);
    row("-7 / 2", -4);
    row("-7 % 3", 2);
    row("7 % -3", -2);
    row("7 / -2", -4);
    row("-6 / 2", -3);
    row("-1 >> 63", -1);
    row("-5 >> 1", -3);
    row("-1 << 63", leastNumber);
    row("-1 & 6", 6);
    row("9223372036854775807", greatestNumber);
    row("-9223372036854775807 - 1", leastNumber);
    row("(-9223372036854775807 - 1) % -1", 0);
    row("1 == 2 && 1 / 0 == 0", 0);
    row("1 == 1 || 1 / 0 == 0", 1);
    row("min(3, 1, 2)", 1);
    row("max(3)", 3);
    row("mex(0, 1, 3, -1, 1)", 2);
    row("mex(1)", 0);
    row("abs(3 - 8)", 5);
    row("gcd(-12, 18)", 6);
    row("gcd(0, 0)", 0);
    row("popcount(255)", 8);
    row("lowbit(40)", 8);
    row("fib(0)", 0);
    row("fib(1)", 1);
    row("fib(2)", 1);
    row("fib(10)", 55);
    row("fib(92)", 7540113804746346429);
    row("isfib(0)", 1);
    row("isfib(4)", 0);
    row("isfib(-1)", 0);
    row("isfib(7540113804746346429)", 1);
    row("zeck(59)", 1);
    row("zeck(8)", 8);
    row("floor_phi(0)", 0);
    row("floor_phi(3)", 4);
    row("floor_phi(102334155)", 165580140);
    row("（１＋２）×３", 9);
    row("ＭＩＮ（4，5）", 4);
    row("7 ÷ 2 − 1", 2);
    row("7 – 2 — 1 － ‑3", 7);
    row("5 ⊕ 3", 6);
    row("3 ≤ 3 && 4 ≥ 5 || 1 ≠ 2", 1);
    row("\xEF\xBB\xBF 8", 8);
}

void TestEvaluation::expressionsHaveKnownValues()
{
    QFETCH(QString, text);
    QFETCH(qlonglong, value);
    const auto expression = Expression::parse(text.toStdString(), {});
    QVERIFY(expression);
    QCOMPARE(Evaluator(*expression).valueAt({{0}}).value(), Number{value});
}

void TestEvaluation::failuresReportKindAndColumn_data()
{
    using Kind = EvaluationError::Kind;
    QTest::addColumn<QString>("text");
    QTest::addColumn<EvaluationError>("error");
    const auto row = [](const char* text, EvaluationError error) { QTest::newRow(text) << QString::fromUtf8(text) << error; };
    row("9223372036854775807 + n", {Kind::Overflow, 21, "+"});
    row("-9223372036854775807 - n - n", {Kind::Overflow, 26, "-"});
    row("9223372036854775807 * 2", {Kind::Overflow, 21, "*"});
    row("(-9223372036854775807 - 1) / -1", {Kind::Overflow, 28, "/"});
    row("-(-9223372036854775807 - 1)", {Kind::Overflow, 1, "-"});
    row("n << 63", {Kind::Overflow, 3, "<<"});
    row("fib(93)", {Kind::ArgumentTooLarge, 1, "fib", 93, 92});
    row("fib(-n)", {Kind::ArgumentTooSmall, 1, "fib", -1, 0});
    row("abs(-9223372036854775807 - 1)", {Kind::Overflow, 1, "abs"});
    row("gcd(-9223372036854775807 - 1, 0)", {Kind::Overflow, 1, "gcd"});
    row("floor_phi(9223372036854775807)", {Kind::Overflow, 1, "floor_phi"});
    row("5 / (n - 1)", {Kind::DivisionByZero, 3, "/"});
    row("5 % (n - 1)", {Kind::DivisionByZero, 3, "%"});
    row("1 << 64", {Kind::ShiftOutOfRange, 3, "<<", 64, 63});
    row("1 >> -n", {Kind::ShiftOutOfRange, 3, ">>", -1, 63});
    row("１ ÷ ０", {Kind::DivisionByZero, 3, "/"});
    row("zeck(n - 1)", {Kind::ArgumentTooSmall, 1, "zeck", 0, 1});
    row("lowbit(n - 1)", {Kind::ArgumentTooSmall, 1, "lowbit", 0, 1});
    row("popcount(-n)", {Kind::ArgumentTooSmall, 1, "popcount", -1, 0});
}

void TestEvaluation::failuresReportKindAndColumn()
{
    QFETCH(QString, text);
    QFETCH(EvaluationError, error);
    const auto expression = Expression::parse(text.toStdString(), {});
    QVERIFY(expression);
    const auto value = Evaluator(*expression).valueAt({{1}});
    QVERIFY(!value);
    QCOMPARE(value.error(), error);
}

NIMSTONE_TEST(TestEvaluation)
#include "tst_evaluation.moc"
