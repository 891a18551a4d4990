// Tests nimstone-cli audit: which positions it compares, and which arguments it refuses.
#include "tests/cli/refusals.h"
#include "tests/program.h"

using namespace nimstone::tests;

class TestAudit : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void auditReportsTheComparedPositions_data();
    void auditReportsTheComparedPositions();
    void badArgumentsAreRefused_data();
    void badArgumentsAreRefused();
    void everyGameIsAudited();
};

void TestAudit::auditReportsTheComparedPositions_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QString>("english");
    QTest::addColumn<QString>("chinese");
    QTest::newRow("Wythoff's game")
        << words("audit wythoff --upto 20")
        << u"2 heaps of 0 to 20 stones each\n  outcome and winning moves: 441 positions compared; differences: 0\n2 heaps of 0 to "
           u"20 stones each\n  values: 441 positions compared; differences: 0\nwythoff: 882 positions compared; differences: 0\n"_qs
        << u"2 堆，每堆 0 到 20 颗\n  胜负与全部制胜的走法：比较了 441 个局面；不一致：0\n2 堆，每堆 0 到 20 颗\n  值：比较了 441 个局面；不一致：0\nwythoff：比较了 882 个局面；不一致：0\n"_qs;
    QTest::newRow("one heap and one position")
        << words("audit nim --upto 0 --heaps 1")
        << u"1 heap of 0 to 0 stones\n  outcome and winning moves: 1 position compared; differences: 0\n1 heap of 0 to 0 stones\n  "
           u"values: 1 position compared; differences: 0\nnim: 2 positions compared; differences: 0\n"_qs
        << u"1 堆，每堆 0 到 0 颗\n  胜负与全部制胜的走法：比较了 1 个局面；不一致：0\n1 堆，每堆 0 到 0 颗\n  值：比较了 1 个局面；不一致：0\nnim：比较了 2 个局面；不一致：0\n"_qs;
    QTest::newRow("with quotas")
        << words("audit fibonacci-nim --upto 30")
        << u"one heap of 0 to 30 stones, with every quota\n  outcome and winning moves: 496 positions compared; differences: "
           u"0\none heap of 0 to 30 stones, with every quota\n  values: 496 positions compared; differences: 0\nfibonacci-nim: 992 "
           u"positions compared; differences: 0\n"_qs
        << u"一堆，0 到 30 颗，取遍所有上限\n  胜负与全部制胜的走法：比较了 496 个局面；不一致：0\n一堆，0 到 30 颗，取遍所有上限\n  值：比较了 496 个局面；不一致：0\nfibonacci-nim：比较了 992 个局面；不一致：0\n"_qs;
    QTest::newRow("the steps of a staircase")
        << words("audit staircase-nim --upto 5 --heaps 2")
        << u"2 steps, with at most 5 stones in all\n  outcome and winning moves: 21 positions compared; differences: "
           u"0\nstaircase-nim: 21 positions compared; differences: 0\n"_qs
        << u"2 级台阶，石子总数不超过 5 颗\n  胜负与全部制胜的走法：比较了 21 个局面；不一致：0\nstaircase-nim：比较了 21 个局面；不一致：0\n"_qs;
    QTest::newRow("heaps that can split")
        << words("audit kayles --upto 12")
        << u"one heap of 0 to 12 stones\n  values: 13 positions compared; differences: 0\nany number of heaps, with at most 12 "
           u"stones in all\n  outcome and winning moves: 271 positions compared; differences: 0\nkayles: 284 positions compared; "
           u"differences: 0\n"_qs
        << u"一堆，0 到 12 颗\n  值：比较了 13 个局面；不一致：0\n任意多堆，石子总数不超过 12 颗\n  胜负与全部制胜的走法：比较了 271 个局面；不一致：0\nkayles：比较了 284 个局面；不一致：0\n"_qs;
    QTest::newRow("blocks")
        << words("audit cutcake --upto 4")
        << u"1 block with sides of 1 to 4\n"
           "  values: 16 positions compared; differences: 0\n"
           "2 blocks with sides of 1 to 3\n"
           "  outcome and winning moves: 81 positions compared; differences: 0\n"
           "cutcake: 97 positions compared; differences: 0\n"_qs
        << u"1 块，边长 1 到 4\n  值：比较了 16 个局面；不一致：0\n2 块，边长 1 到 3\n  胜负与全部制胜的走法：比较了 81 个局面；不一致：0\ncutcake：比较了 97 个局面；不一致：0\n"_qs;
}

void TestAudit::auditReportsTheComparedPositions()
{
    QFETCH(QStringList, arguments);
    QFETCH(QString, english);
    QFETCH(QString, chinese);
    const Ran ran = run(arguments);
    QCOMPARE(ran.output, english);
    QCOMPARE(ran.errors, QString());
    QCOMPARE(ran.exit, 0);
    const Ran other = run(inChinese(arguments));
    QCOMPARE(other.output, chinese);
    QCOMPARE(other.exit, 0);
}

void TestAudit::badArgumentsAreRefused_data()
{
    addRefusalColumns();
    const auto row = [](const char* name, const char* arguments, const char* english, const char* chinese) {
        addRefusal(name, words(arguments), english, chinese);
    };
    row("no game", "audit", "1: expected a game such as wythoff, but the command ends here",
        "1: 应为游戏（例如 wythoff），但命令到此为止");
    row("no size", "audit nim", "1: expected the option --upto, such as --upto 20, but it is missing",
        "1: 应有选项 --upto（例如 --upto 20），但没有写");
    row("not a number", "audit nim --upto 2x", "2: --upto: expected a number from 0 to 9223372036854775807, found '2x'", "2: --upto: 应为 0 到 9223372036854775807 的数，却是“2x”");
    row("a negative number", "audit nim --upto=-2", "1: --upto: expected a number from 0 to 9223372036854775807, found '-2'",
        "1: --upto: 应为 0 到 9223372036854775807 的数，却是“-2”");
    row("a number above 2^63 - 1", "audit nim --upto 9223372036854775808",
        "1: --upto: expected a number from 0 to 9223372036854775807, found '9223372036854775808'",
        "1: --upto: 应为 0 到 9223372036854775807 的数，却是“9223372036854775808”");
    row("a size that takes too much memory", "audit wythoff --upto 9223372036854775807",
        "1: --upto: expected a number of at most 7070, because more would take too much memory or time",
        "1: --upto: 应为不超过 7070 的数，再大就会占用过多的内存或时间");
    row("a number of heaps that the rules fix", "audit wythoff --upto 20 --heaps 3",
        "1: --heaps: expected 2: the rules of this game fix the number of heaps", "1: --heaps: 应为 2，因为这个游戏的堆数由规则规定");
    row("no heaps", "audit nim --upto 20 --heaps 0", "1: --heaps: expected a number of at least 1", "1: --heaps: 应为不小于 1 的数");
    row("too many heaps", "audit nim --upto 0 --heaps 9223372036854775807", "1: --heaps: expected a number of at most 25",
        "1: --heaps: 应为不超过 25 的数");
}

void TestAudit::badArgumentsAreRefused() { checkRefusal(); }

void TestAudit::everyGameIsAudited()
{
    const QStringList lines = run(words("games")).output.split(u'\n', Qt::SkipEmptyParts);
    QVERIFY(lines.size() >= 13);
    for (const QString& line : lines) {
        const QString game = line.section(u' ', 1, -1, QString::SectionSkipEmpty).section(u':', 0, 0);
        const Ran ran = run({u"audit"_qs, game, u"--upto"_qs, u"6"_qs});
        QCOMPARE(ran.errors, QString());
        QCOMPARE(ran.exit, 0);
        QVERIFY2(ran.output.endsWith(u"positions compared; differences: 0\n"_qs), qPrintable(game));
    }
}

NIMSTONE_TEST(TestAudit)
#include "tst_audit.moc"
