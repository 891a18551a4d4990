// Tests nimstone-cli judge: it prints verdicts, the failing input, and hints, and refuses wrong arguments.
#include "tests/cli/refusals.h"
#include "tests/cli/run.h"
#include "tests/counts.h"
#include "tests/program.h"

#include <QFile>
#include <QTemporaryDir>

using namespace nimstone::tests;

class TestCliJudge : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void badArgumentsAreRefused_data();
    void badArgumentsAreRefused();
    void programsGetTheirVerdicts_data();
    void programsGetTheirVerdicts();
    void hintsAreGivenUpToTheRequestedHint();
    void theFailingInputIsWrittenToAFile();
    void judgeRepairsReplacedSignsOnRequest();
};

namespace {

/// Writes a Python program for HDU 1846 that prints `first` if the condition `test` is true. The name of its file has a blank.
/// Returns the path of the file.
QString program(const QTemporaryDir& folder, const char* test)
{
    const QString path = folder.filePath(QStringLiteral("my program.py"));
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly))
        return {};
    file.write("import sys\nnumbers = list(map(int, sys.stdin.read().split()))[1:]\nfor n, m in zip(numbers[::2], numbers[1::2]):\n"
               "    print('first' if ");
    file.write(test);
    file.write(" else 'second')\n");
    return path;
}

Ran judged(const QStringList& arguments, const QTemporaryDir& folder)
{
    return run(QStringList{QStringLiteral("judge"), QStringLiteral("hdu-1846"), QStringLiteral("--tests"), QStringLiteral("5")} + arguments, {},
               {{QStringLiteral("LANG"), QStringLiteral("C.UTF-8")}, {QStringLiteral("XDG_CACHE_HOME"), folder.path()}});
}

}  // namespace

void TestCliJudge::badArgumentsAreRefused_data()
{
    addRefusalColumns();
    addRefusal("no problem", words("judge"), "1: expected the name of a problem (nimstone-cli problems lists them all), but the command ends here",
               "1: 应为竞赛题的名称（用 nimstone-cli problems 列出全部），但命令到此为止");
    addRefusal("no program", words("judge hdu-1846"), "1: expected a program to judge, but the command ends here",
               "1: 应为要评测的程序，但命令到此为止");
    addRefusal("too long a time", words("judge hdu-1846 --time 61 x.cpp"), "1: --time: expected a number from 1 to 60, found '61'",
               "1: --time: 应为 1 至 60 的数，却是“61”");
    addRefusal("not a number", words("judge hdu-1846 --hint last x.cpp"), "1: --hint: expected a number from 1 to 5, found 'last'",
               "1: --hint: 应为 1 至 5 的数，却是“last”");
    addRefusal("no such file", words("judge hdu-1846 no-such.cpp"), "1: no-such.cpp: the program's file cannot be read",
               "1: no-such.cpp: 无法读取程序文件");
}

void TestCliJudge::badArgumentsAreRefused()
{
    checkRefusal();
}

void TestCliJudge::programsGetTheirVerdicts_data()
{
    QTest::addColumn<QByteArray>("test");
    QTest::addColumn<int>("exit");
    QTest::addColumn<QStringList>("said");
    QTest::newRow("right") << QByteArray("n % (m + 1)") << 0 << QStringList{u"AC  Accepted\n"_qs, u" runs, at most "_qs};
    QTest::newRow("wrong") << QByteArray("n % m") << 1
                           << QStringList{u"WA  Wrong answer\n"_qs, u"In line 1 of the output: expected 'first', found 'second'.\n"_qs,
                                          u"Input:\n  1\n  1 1\n"_qs, u"Expected:\n> first\n"_qs, u"Found:\n> second\n"_qs};
    QTest::newRow("a crash") << QByteArray("1 // (n - 5)") << 1
                             << QStringList{u"RE  Runtime error\n"_qs, u"exit status 1 instead of 0"_qs, u"ZeroDivisionError"_qs};
}

void TestCliJudge::programsGetTheirVerdicts()
{
    QFETCH(QByteArray, test);
    QFETCH(int, exit);
    QFETCH(QStringList, said);
    const QTemporaryDir folder;
    const Ran ran = judged({program(folder, test.constData())}, folder);
    QCOMPARE(ran.errors, QString());
    for (const QString& part : said)
        QVERIFY2(ran.output.contains(part), qPrintable(ran.output));
    QCOMPARE(ran.exit, exit);
}

void TestCliJudge::hintsAreGivenUpToTheRequestedHint()
{
    const QTemporaryDir folder;
    const QString path = program(folder, "n % m");
    QStringList before;
    for (const int rung : deep() ? QList<int>{1, 2, 3, 4, 5} : QList<int>{1, 4, 5}) {
        const Ran ran = judged({QStringLiteral("--hint"), QString::number(rung), path}, folder);
        QCOMPARE(ran.exit, 1);
        QVERIFY(ran.output.contains(QStringLiteral("\n%1. ").arg(rung)));
        QVERIFY(!ran.output.contains(QStringLiteral("\n%1. ").arg(rung + 1)));
        // Only the last hint shows the input.
        QCOMPARE(ran.output.contains(QStringLiteral("  1 1\n")), rung == 5);
    }
}

void TestCliJudge::theFailingInputIsWrittenToAFile()
{
    const QTemporaryDir folder;
    const QString kept = folder.filePath(QStringLiteral("failing.in"));
    QCOMPARE(judged({QStringLiteral("-o"), kept, QStringLiteral("--"), program(folder, "n % m")}, folder).exit, 1);
    QFile file(kept);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll(), QByteArray("1\n1 1\n"));
}

/// If a web page has replaced a sign, the error names its place and the option that repairs it. With that option the program
/// is judged, and its file stays unchanged.
void TestCliJudge::judgeRepairsReplacedSignsOnRequest()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("copied.cpp"));
    const QByteArray text = "extern \"C\" { int scanf(const char*, ...); int puts(const char*); }\n"
                            "int main() { int t, n, m; scanf(\"%d\", &t)；\n"
                            "while (t--) { scanf(\"%d%d\", &n, &m); puts(n % (m + 1) ? \"first\" : \"second\"); } }\n";
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadWrite));
    QCOMPARE(file.write(text), text.size());
    file.close();
    const Ran refused = judged({path}, folder);
    QCOMPARE(refused.exit, 1);
    const QString said = QStringLiteral("CE  Compile error\nLine 2, column 42: type ; instead of ； (U+FF1B).\n"
                                        "With --repair, it is mended and judged; your file stays as it is.\n\n");
    QCOMPARE(refused.output.left(said.size()), said);
    const Ran mended = judged({QStringLiteral("--repair"), path}, folder);
    QVERIFY2(mended.output.startsWith(QStringLiteral("AC  Accepted\n")), qPrintable(mended.output));
    QVERIFY2(mended.output.contains(QStringLiteral(" It was judged with that mended; your program is unchanged.\n")), qPrintable(mended.output));
    QCOMPARE(mended.exit, 0);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll(), text);
}

NIMSTONE_TEST(TestCliJudge)
#include "tst_judge.moc"
