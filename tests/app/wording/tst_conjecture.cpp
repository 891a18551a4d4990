// Tests the texts about conjectures in both languages: every error of an expression, every failure of its evaluation, and every
// finding has one.
#include <QTest>
#include <set>

#include "app/wording/conjecture.h"
#include "app/wording/rich_text.h"
#include "tests/app/wording/texts.h"
#include "tests/program.h"

using namespace nimstone;
using namespace nimstone::conjecture;
using namespace nimstone::tests;

/// Returns the text in that language, as a terminal shows it.
template <class Say>
static QString plainIn(const char* language, Say say)
{
    return wording::plain(inLanguage(language, say));
}

class TestConjecture : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyExpressionErrorHasAMessage_data();
    void everyExpressionErrorHasAMessage();
    void everyErrorHasARow();
    void everyFailedEvaluationHasAMessage_data();
    void everyFailedEvaluationHasAMessage();
    void resultsOfChecksHaveMessages_data();
    void resultsOfChecksHaveMessages();
    void aStoppedCheckSaysHowManyPositionsWereChecked();
    void quotaNoteNamesTheCheckedPositions();
};

static std::set<ExpressionError::Expected> s_seen;

void TestConjecture::everyExpressionErrorHasAMessage_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("english");
    QTest::addColumn<QString>("chinese");
    const auto row = [](const QString& text, const QString& english, const QString& chinese) {
        QTest::newRow(qPrintable(text)) << text << english << chinese;
    };
    row(u"a +"_qs, u"expected a number, a name, or an opening parenthesis, but the expression ends here"_qs,
        u"应为数、变量名或左括号，但表达式到此为止"_qs);
    row(u"a + *"_qs, u"expected a number, a name, or an opening parenthesis, found '*'"_qs,
        u"应为数、变量名或左括号，却是“*”"_qs);
    row(u"a b"_qs, u"expected an operator or the end, found 'b'"_qs, u"应为运算符，或者到此结束，却是“b”"_qs);
    row(u"(a"_qs, u"expected an operator or a closing parenthesis, but the expression ends here"_qs,
        u"应为运算符或右括号，但表达式到此为止"_qs);
    row(u"(a <b>"_qs, u"expected a number for '>', but 'a <b' is a statement (true or false)"_qs,
        u"“>”的运算对象应为数，而“a <b”是判断（真或假）"_qs);
    row(u"(a %1"_qs, u"expected an operator or a closing parenthesis, but the expression ends here"_qs,
        u"应为运算符或右括号，但表达式到此为止"_qs);
    row(u"(a b)"_qs, u"expected an operator or a closing parenthesis, found 'b'"_qs,
        u"应为运算符或右括号，却是“b”"_qs);
    row(u"max(a"_qs,
        u"expected an operator, a comma, or the closing parenthesis of max, but the expression ends here"_qs,
        u"应为运算符、逗号或函数 max 的右括号，但表达式到此为止"_qs);
    row(u"max(a b)"_qs, u"expected an operator, a comma, or the closing parenthesis of max, found 'b'"_qs,
        u"应为运算符、逗号或函数 max 的右括号，却是“b”"_qs);
    row(u"a = b"_qs, u"expected '==' to compare, found a single '='"_qs,
        u"比较是否相等应为“==”，却是单个“=”"_qs);
    row(u"9223372036854775808"_qs, u"expected a number of at most 9223372036854775807, found '9223372036854775808'"_qs,
        u"应为不超过 9223372036854775807 的数，却是“9223372036854775808”"_qs);
    row(u"x + 1"_qs, u"expected a name of this game (a, b, c, d, n, m), found 'x'"_qs,
        u"应为这个游戏的变量名（a、b、c、d、n、m），却是“x”"_qs);
    row(u"sqrt(a)"_qs,
        u"expected a function (min, max, abs, gcd, mex, popcount, lowbit, fib, isfib, zeck, floor_phi), found 'sqrt'"_qs,
        u"应为函数名（min、max、abs、gcd、mex、popcount、lowbit、fib、isfib、zeck、floor_phi），却是“sqrt”"_qs);
    row(u"fib"_qs, u"expected an opening parenthesis after the function fib, but the expression ends here"_qs,
        u"函数 fib 之后应为左括号，但表达式到此为止"_qs);
    row(u"fib a"_qs, u"expected an opening parenthesis after the function fib, found 'a'"_qs,
        u"函数 fib 之后应为左括号，却是“a”"_qs);
    row(u"gcd(a)"_qs, u"expected a comma and another argument of gcd, found ')'"_qs,
        u"应为逗号和函数 gcd 的下一个参数，却是“)”"_qs);
    row(u"fib(a, b)"_qs, u"expected the closing parenthesis after 1 argument of fib, found ','"_qs,
        u"函数 fib 最多有 1 个参数，其后应为右括号，却是“,”"_qs);
    row(u"gcd(a, b, c)"_qs, u"expected the closing parenthesis after 2 arguments of gcd, found ','"_qs,
        u"函数 gcd 最多有 2 个参数，其后应为右括号，却是“,”"_qs);
    row(QString(101, u'('), u"expected at most 100 levels of parentheses, functions, and signs; '(' goes deeper"_qs,
        u"括号、函数和前置运算符最多嵌套 100 层，“(”超过了"_qs);
    row(u"(a < b) + 1"_qs, u"expected a number for '+', but '(a < b)' is a statement (true or false)"_qs,
        u"“+”的运算对象应为数，而“(a < b)”是判断（真或假）"_qs);
    row(u"!a"_qs, u"expected a statement (true or false) for '!', but 'a' is a number: compare it, for example with '== 0'"_qs,
        u"“!”的运算对象应为判断（真或假），而“a”是数：请写成比较，例如加上“== 0”"_qs);
    row(u"a == 1 == 1"_qs,
        u"expected two numbers or two statements for '==', but '1' is not of the same kind as the left side"_qs,
        u"“==”的两边应同为数或同为判断（真或假），而“1”与左边不是同一类"_qs);
    row(u"n + b"_qs, u"'n' stands for the only heap of a position; with several heaps, write a"_qs,
        u"“n”指的是局面中唯一的一堆；有多堆时应写 a"_qs);
}

void TestConjecture::everyExpressionErrorHasAMessage()
{
    QFETCH(QString, text);
    QFETCH(QString, english);
    QFETCH(QString, chinese);
    const auto read = Expression::parse(text.toStdString(), {Shape::Heaps, Parameter{'m', 4}});
    QVERIFY(!read);
    s_seen.insert(read.error().expected);
    const auto say = [&] { return wording::sentence(read.error()); };
    QCOMPARE(plainIn("en", say), english);
    QCOMPARE(plainIn("zh_CN", say), chinese);
}

void TestConjecture::everyErrorHasARow()
{
    QCOMPARE(s_seen.size(), std::size_t(ExpressionError::Expected::OneHeap) + 1);
}

void TestConjecture::everyFailedEvaluationHasAMessage_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("english");
    QTest::addColumn<QString>("chinese");
    QTest::newRow("overflow") << u"9223372036854775807 + n"_qs
        << u"at bash(4):1, the result of '+' is not between -9223372036854775808 and 9223372036854775807"_qs
        << u"在局面 bash(4):1 上，“+”的结果不在 -9223372036854775808 到 9223372036854775807 之间"_qs;
    QTest::newRow("division by zero") << u"n % (n - 1)"_qs << u"at bash(4):1, '%' divides by 0"_qs
                                      << u"在局面 bash(4):1 上，“%”的除数为 0"_qs;
    QTest::newRow("shift") << u"n << (m + 61)"_qs << u"at bash(4):1, '<<' shifts by 65 places; expected 0 to 63"_qs
                           << u"在局面 bash(4):1 上，“<<”移动了 65 位；应为 0 到 63 位"_qs;
    QTest::newRow("an argument that is too small") << u"fib(-n)"_qs << u"at bash(4):1, the argument of fib is -1; expected at least 0"_qs
                               << u"在局面 bash(4):1 上，函数 fib 的参数是 -1；应不小于 0"_qs;
    QTest::newRow("an argument that is too large") << u"fib(n + 99)"_qs << u"at bash(4):1, the argument of fib is 100; expected at most 92"_qs
                               << u"在局面 bash(4):1 上，函数 fib 的参数是 100；应不大于 92"_qs;
}

void TestConjecture::everyFailedEvaluationHasAMessage()
{
    QFETCH(QString, text);
    QFETCH(QString, english);
    QFETCH(QString, chinese);
    const auto expression = Expression::parse(text.toStdString(), {Shape::Heaps, Parameter{'m', 4}});
    QVERIFY(expression);
    const auto value = Evaluator(*expression).valueAt({{1}});
    QVERIFY(!value);
    const auto say = [&] { return wording::sentence(value.error(), u"bash(4):1"_qs); };
    QCOMPARE(plainIn("en", say), english);
    QCOMPARE(plainIn("zh_CN", say), chinese);
}

void TestConjecture::resultsOfChecksHaveMessages_data()
{
    QTest::addColumn<int>("checked");
    QTest::addColumn<int>("unknown");
    QTest::addColumn<bool>("found");
    QTest::addColumn<QString>("english");
    QTest::addColumn<QString>("chinese");
    QTest::newRow("found") << 3 << 0 << true << u"counterexample nim:2: claimed N, actually P; 3 positions checked"_qs
                           << u"反例 nim:2：断言为 N，实际为 P；共检验 3 个局面"_qs;
    QTest::newRow("found at once") << 1 << 0 << true << u"counterexample nim:2: claimed N, actually P; 1 position checked"_qs
                                   << u"反例 nim:2：断言为 N，实际为 P；共检验 1 个局面"_qs;
    QTest::newRow("found, some are not known")
        << 3 << 1 << true
        << u"counterexample nim:2: claimed N, actually P; 3 positions checked, outcome not computed for 1 more"_qs
        << u"反例 nim:2：断言为 N，实际为 P；共检验 3 个局面，另有 1 个局面的胜负未能算出"_qs;
    QTest::newRow("none") << 101 << 0 << false << u"no counterexample among 101 positions"_qs
                          << u"检验了 101 个局面，没有反例"_qs;
    QTest::newRow("none in one") << 1 << 0 << false << u"no counterexample among 1 position"_qs
                                 << u"检验了 1 个局面，没有反例"_qs;
    QTest::newRow("none, some are not known")
        << 101 << 20 << false << u"no counterexample among 101 positions, outcome not computed for 20 more"_qs
        << u"检验了 101 个局面，没有反例；另有 20 个局面的胜负未能算出"_qs;
}

void TestConjecture::resultsOfChecksHaveMessages()
{
    QFETCH(int, checked);
    QFETCH(int, unknown);
    QFETCH(bool, found);
    QFETCH(QString, english);
    QFETCH(QString, chinese);
    Findings findings{Count(checked), Count(unknown)};
    if (found)
        findings.counterexample = Counterexample{{{2}}, 0, Outcome::N, Outcome::P};
    const auto say = [&] {
        return found ? wording::foundText(findings, u"nim:2"_qs) : wording::notFoundText(findings);
    };
    QCOMPARE(plainIn("en", say), english);
    QCOMPARE(plainIn("zh_CN", say), chinese);
}

void TestConjecture::aStoppedCheckSaysHowManyPositionsWereChecked()
{
    const auto say = [](Count checked) { return [checked] { return wording::stoppedText({checked}); }; };
    QCOMPARE(plainIn("en", say(1)), u"Stopped: no counterexample in the 1 position checked."_qs);
    QCOMPARE(plainIn("en", say(5'000'000'000)),
             u"Stopped: no counterexample among the 5000000000 positions checked."_qs);
    QCOMPARE(plainIn("zh_CN", say(12)), u"已停止：已检验 12 个局面，没有反例。"_qs);
}

void TestConjecture::quotaNoteNamesTheCheckedPositions()
{
    const auto note = [](PositionRange::Kind kind) { return [kind] { return wording::quotaNote({kind, 1, 5}); }; };
    QCOMPARE(plainIn("en", note(PositionRange::Kind::Heaps)), QString());
    QCOMPARE(plainIn("en", note(PositionRange::Kind::Fresh)),
             u"Checked: fresh heaps, from which all but one stone may be taken. An expression that contains q is checked with every "
             u"quota."_qs);
    QCOMPARE(plainIn("zh_CN", note(PositionRange::Kind::Fresh)),
             u"检验的是尚未取过的堆，第一步不能取完。表达式中若有 q，则检验所有上限。"_qs);
    QCOMPARE(plainIn("en", note(PositionRange::Kind::Quota)), u"Checked: fresh heaps, and every heap n with every quota q from 1 to n."_qs);
    QCOMPARE(plainIn("zh_CN", note(PositionRange::Kind::Quota)),
             u"检验的是尚未取过的堆，以及每个 n 与从 1 到 n 的每个上限 q。"_qs);
}

NIMSTONE_TEST(TestConjecture)
#include "tst_conjecture.moc"
