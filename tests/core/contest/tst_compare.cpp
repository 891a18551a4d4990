// What a program answered against what is right.
#include <QTest>

#include "core/contest/compare.h"
#include "core/contest/inputs.h"
#include "tests/program.h"

using namespace nimstone;
using namespace nimstone::contest;

class TestContestCompare : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void compares_data();
    void compares();
    void findsTheFirstDifference_data();
    void findsTheFirstDifference();
    void acceptsWhatTheStatementLeavesOpen_data();
    void acceptsWhatTheStatementLeavesOpen();
    void acceptsTheSolver();
};

namespace {

using Kind = Comparison::Kind;

Comparison compared(const char* problem, const std::string& input, const QString& got)
{
    const Problem& named = *problemNamed(problem);
    return compare(named, input, answersTo(named, input), got.toStdString());
}

}  // namespace

void TestContestCompare::compares_data()
{
    QTest::addColumn<QString>("got");
    QTest::addColumn<int>("kind");
    // Right: Yes, No, Yes.
    QTest::newRow("the same") << "Yes\nNo\nYes\n" << int(Kind::Right);
    QTest::newRow("no newline at the end") << "Yes\nNo\nYes" << int(Kind::Right);
    QTest::newRow("blanks at the end of lines") << "Yes \nNo\t\nYes  \n" << int(Kind::FormatOnly);
    QTest::newRow("carriage returns") << "Yes\r\nNo\r\nYes\r\n" << int(Kind::Right);
    QTest::newRow("empty lines at the end") << "Yes\nNo\nYes\n\n\n" << int(Kind::Right);
    QTest::newRow("an empty line between") << "Yes\n\nNo\nYes\n" << int(Kind::FormatOnly);
    QTest::newRow("in one line") << "Yes No Yes\n" << int(Kind::FormatOnly);
    QTest::newRow("blanks before") << "  Yes\nNo\nYes\n" << int(Kind::FormatOnly);
    QTest::newRow("another case") << "Yes\nNO\nYes\n" << int(Kind::Wrong);
    QTest::newRow("another answer") << "Yes\nYes\nYes\n" << int(Kind::Wrong);
    QTest::newRow("nothing") << "" << int(Kind::Wrong);
    QTest::newRow("one answer too few") << "Yes\nNo\n" << int(Kind::Wrong);
    QTest::newRow("one answer too many") << "Yes\nNo\nYes\nNo\n" << int(Kind::Wrong);
    QTest::newRow("glued together") << "YesNoYes\n" << int(Kind::Wrong);
}

void TestContestCompare::compares()
{
    QFETCH(QString, got);
    QFETCH(int, kind);
    const Comparison comparison = compared("poj-2234", "1 5\n2 3 3\n1 1\n", got);
    QCOMPARE(int(comparison.kind), kind);
    QCOMPARE(comparison.difference.has_value(), kind == int(Kind::Wrong));
}

void TestContestCompare::findsTheFirstDifference_data()
{
    QTest::addColumn<QString>("got");
    QTest::addColumn<int>("token");
    QTest::addColumn<QString>("gotToken");
    QTest::addColumn<QString>("expectedToken");
    QTest::addColumn<QString>("places");
    // Right: 1 1, 3 3; the heaps that remain 4 5 …
    QTest::newRow("a number") << "2 1\n1 4 6\n" << 4 << "6" << "5" << "2:5 2:5";
    QTest::newRow("the first") << "lose\n" << 0 << "lose" << "2" << "1:1 1:1";
    QTest::newRow("missing") << "2 1\n1 4" << 4 << "" << "5" << "2:5 2:4";
    QTest::newRow("too many") << "2 1\n1 4 5 0\n" << 5 << "0" << "" << "3:1 2:7";
    QTest::newRow("code points") << QStringLiteral("2 1\n1 \u5802 5\n") << 3 << QStringLiteral("\u5802") << "4" << "2:3 2:3";
    QTest::newRow("after an empty line") << "2\n\n2\n" << 1 << "2" << "1" << "1:3 3:1";
}

void TestContestCompare::findsTheFirstDifference()
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

void TestContestCompare::acceptsWhatTheStatementLeavesOpen_data()
{
    QTest::addColumn<QString>("input");
    QTest::addColumn<QString>("got");
    QTest::addColumn<int>("kind");
    // (5, 7) leads to (3, 5) in two ways and to (4, 7) in one; (2, 2) to (0, 0) from both heaps, to (1, 2) from one.
    QTest::newRow("as the solver") << "5 7\n0 0\n" << "1\n3 5\n4 7\n" << int(Kind::Right);
    QTest::newRow("a pair twice that is reached in two ways") << "5 7\n0 0\n" << "1\n3 5\n4 7\n3 5\n" << int(Kind::Right);
    QTest::newRow("twice at once") << "5 7\n0 0\n" << "1\n3 5\n3 5\n4 7\n" << int(Kind::Right);
    QTest::newRow("another pair with it") << "5 7\n0 0\n" << "1\n3 5\n4 7\n1 2\n" << int(Kind::Wrong);
    QTest::newRow("another pair instead") << "5 7\n0 0\n" << "1\n3 5\n1 2\n" << int(Kind::Wrong);
    QTest::newRow("from one before from both") << "2 2\n0 0\n" << "1\n1 2\n0 0\n" << int(Kind::Wrong);
    QTest::newRow("from both first") << "2 2\n0 0\n" << "1\n0 0\n1 2\n" << int(Kind::Right);
    QTest::newRow("a case later") << "5 7\n1 2\n2 2\n0 0\n" << "1\n3 5\n3 5\n4 7\n0\n1\n0 0\n1 2\n" << int(Kind::Right);
    QTest::newRow("a case too few") << "5 7\n1 2\n0 0\n" << "1\n3 5\n3 5\n4 7\n" << int(Kind::Wrong);
    QTest::newRow("one pair missing") << "2 2\n0 0\n" << "1\n0 0\n" << int(Kind::Wrong);
    QTest::newRow("no answer") << "2 2\n0 0\n" << "" << int(Kind::Wrong);
    QTest::newRow("words") << "2 2\n0 0\n" << "one\n0 x\n" << int(Kind::Wrong);
}

void TestContestCompare::acceptsWhatTheStatementLeavesOpen()
{
    QFETCH(QString, input);
    QFETCH(QString, got);
    QTEST(int(compared("hdu-2177", input.toStdString(), got).kind), "kind");
}

/// Two moves from one heap, either way round, on all small pairs.
void TestContestCompare::acceptsTheSolver()
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
