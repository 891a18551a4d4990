// Tests the comparison of a program's output with the expected output.
#include <QTest>

#include "core/contest/compare.h"
#include "core/contest/inputs.h"
#include "tests/program.h"

using namespace nimstone;
using namespace nimstone::contest;

class TestContestCompare : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void comparisonHasTheExpectedKind_data();
    void comparisonHasTheExpectedKind();
    void comparisonFindsTheFirstDifference_data();
    void comparisonFindsTheFirstDifference();
    void comparisonAcceptsWhatTheStatementAllows_data();
    void comparisonAcceptsWhatTheStatementAllows();
    void comparisonAcceptsTheSolverAndSwappedMoves();
};

namespace {

using Kind = Comparison::Kind;

Comparison compared(const char* problem, const std::string& input, const QString& got)
{
    const Problem& named = *problemNamed(problem);
    return compare(named, input, answersTo(named, input), got.toStdString());
}

}  // namespace

void TestContestCompare::comparisonHasTheExpectedKind_data()
{
    QTest::addColumn<QString>("got");
    QTest::addColumn<int>("kind");
    // The right answers are Yes, No, Yes.
    QTest::newRow("identical output") << "Yes\nNo\nYes\n" << int(Kind::Right);
    QTest::newRow("no newline at the end") << "Yes\nNo\nYes" << int(Kind::Right);
    QTest::newRow("blanks at the end of lines") << "Yes \nNo\t\nYes  \n" << int(Kind::FormatOnly);
    QTest::newRow("carriage returns") << "Yes\r\nNo\r\nYes\r\n" << int(Kind::Right);
    QTest::newRow("empty lines at the end") << "Yes\nNo\nYes\n\n\n" << int(Kind::Right);
    QTest::newRow("an empty line between answers") << "Yes\n\nNo\nYes\n" << int(Kind::FormatOnly);
    QTest::newRow("all answers in one line") << "Yes No Yes\n" << int(Kind::FormatOnly);
    QTest::newRow("blanks before the first answer") << "  Yes\nNo\nYes\n" << int(Kind::FormatOnly);
    QTest::newRow("other upper and lower case") << "Yes\nNO\nYes\n" << int(Kind::Wrong);
    QTest::newRow("one different answer") << "Yes\nYes\nYes\n" << int(Kind::Wrong);
    QTest::newRow("no output") << "" << int(Kind::Wrong);
    QTest::newRow("one answer too few") << "Yes\nNo\n" << int(Kind::Wrong);
    QTest::newRow("one answer too many") << "Yes\nNo\nYes\nNo\n" << int(Kind::Wrong);
    QTest::newRow("answers without blanks between them") << "YesNoYes\n" << int(Kind::Wrong);
}

void TestContestCompare::comparisonHasTheExpectedKind()
{
    QFETCH(QString, got);
    QFETCH(int, kind);
    const Comparison comparison = compared("poj-2234", "1 5\n2 3 3\n1 1\n", got);
    QCOMPARE(int(comparison.kind), kind);
    QCOMPARE(comparison.difference.has_value(), kind == int(Kind::Wrong));
}

void TestContestCompare::comparisonFindsTheFirstDifference_data()
{
    QTest::addColumn<QString>("got");
    QTest::addColumn<int>("token");
    QTest::addColumn<QString>("gotToken");
    QTest::addColumn<QString>("expectedToken");
    QTest::addColumn<QString>("places");
    // The right output is "2 1" and "1 4 5".
    QTest::newRow("a different number in the second line") << "2 1\n1 4 6\n" << 4 << "6" << "5" << "2:5 2:5";
    QTest::newRow("the first token differs") << "lose\n" << 0 << "lose" << "2" << "1:1 1:1";
    QTest::newRow("a token is missing at the end") << "2 1\n1 4" << 4 << "" << "5" << "2:5 2:4";
    QTest::newRow("a token too many at the end") << "2 1\n1 4 5 0\n" << 5 << "0" << "" << "3:1 2:7";
    QTest::newRow("columns count code points") << QStringLiteral("2 1\n1 \u5802 5\n") << 3 << QStringLiteral("\u5802") << "4" << "2:3 2:3";
    QTest::newRow("a token after an empty line") << "2\n\n2\n" << 1 << "2" << "1" << "1:3 3:1";
}

void TestContestCompare::comparisonFindsTheFirstDifference()
{
    QFETCH(QString, got);
    const auto difference = compared("luogu-p1247", "3\n3 4 5\n", got).difference;
    QVERIFY(difference);
    QTEST(int(difference->token), "token");
    QTEST(QString::fromStdString(difference->got), "gotToken");
    QTEST(QString::fromStdString(difference->expected), "expectedToken");
    const auto place = [](const PlaceInText& at) { return QStringLiteral("%1:%2").arg(at.line).arg(at.column); };
    QTEST(place(difference->expectedAt) + QLatin1Char(' ') + place(difference->gotAt), "places");
}

void TestContestCompare::comparisonAcceptsWhatTheStatementAllows_data()
{
    QTest::addColumn<QString>("input");
    QTest::addColumn<QString>("got");
    QTest::addColumn<int>("kind");
    // From (5, 7), two moves lead to (3, 5) and one move leads to (4, 7). From (2, 2), a move from both heaps leads to
    // (0, 0), and a move from one heap leads to (1, 2).
    QTest::newRow("the output of solve") << "5 7\n0 0\n" << "1\n3 5\n4 7\n" << int(Kind::Right);
    QTest::newRow("a pair reached in two ways, printed twice") << "5 7\n0 0\n" << "1\n3 5\n4 7\n3 5\n" << int(Kind::Right);
    QTest::newRow("that pair printed twice in a row") << "5 7\n0 0\n" << "1\n3 5\n3 5\n4 7\n" << int(Kind::Right);
    QTest::newRow("an additional wrong pair") << "5 7\n0 0\n" << "1\n3 5\n4 7\n1 2\n" << int(Kind::Wrong);
    QTest::newRow("a wrong pair instead of a right one") << "5 7\n0 0\n" << "1\n3 5\n1 2\n" << int(Kind::Wrong);
    QTest::newRow("a move from one heap before a move from both") << "2 2\n0 0\n" << "1\n1 2\n0 0\n" << int(Kind::Wrong);
    QTest::newRow("a move from both heaps first") << "2 2\n0 0\n" << "1\n0 0\n1 2\n" << int(Kind::Right);
    QTest::newRow("right answers to later cases") << "5 7\n1 2\n2 2\n0 0\n" << "1\n3 5\n3 5\n4 7\n0\n1\n0 0\n1 2\n" << int(Kind::Right);
    QTest::newRow("no answer to the last case") << "5 7\n1 2\n0 0\n" << "1\n3 5\n3 5\n4 7\n" << int(Kind::Wrong);
    QTest::newRow("one pair is missing") << "2 2\n0 0\n" << "1\n0 0\n" << int(Kind::Wrong);
    QTest::newRow("no answer to the only case") << "2 2\n0 0\n" << "" << int(Kind::Wrong);
    QTest::newRow("words instead of numbers") << "2 2\n0 0\n" << "one\n0 x\n" << int(Kind::Wrong);
}

void TestContestCompare::comparisonAcceptsWhatTheStatementAllows()
{
    QFETCH(QString, input);
    QFETCH(QString, got);
    QTEST(int(compared("hdu-2177", input.toStdString(), got).kind), "kind");
}

/// In the answers to all small pairs, the last two lines may be swapped if both moves are from one heap.
void TestContestCompare::comparisonAcceptsTheSolverAndSwappedMoves()
{
    const Problem& problem = *problemNamed("hdu-2177");
    int swapped = 0;
    for (const Case& pair : everySmall(problem, 20'000)) {
        const std::string input = written(problem, {&pair, 1});
        const std::string expected = answersTo(problem, input);
        QVERIFY(compare(problem, input, expected, expected) == Comparison());
        QStringList lines = QString::fromStdString(expected).split(QLatin1Char('\n'), Qt::SkipEmptyParts);
        if (lines.size() < 3)
            continue;
        std::swap(lines[lines.size() - 1], lines[lines.size() - 2]);
        const QStringList last = lines.last().split(QLatin1Char(' '));
        const bool fromBothLast = last[1].toULongLong() - last[0].toULongLong() == pair[1] - pair[0];
        const Comparison comparison = compare(problem, input, expected, lines.join(QLatin1Char('\n')).toStdString());
        QCOMPARE(comparison.kind == Kind::Right, !fromBothLast);
        swapped += fromBothLast ? 0 : 1;
    }
    QVERIFY(swapped > 0);
}

NIMSTONE_TEST(TestContestCompare)
#include "tst_compare.moc"
