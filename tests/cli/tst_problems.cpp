// Tests nimstone-cli problems, generate, and solve, for every contest problem.
#include "tests/cli/run.h"

#include <QTemporaryDir>

#include "app/wording/rich_text.h"
#include "core/contest/problem.h"
#include "tests/counts.h"
#include "tests/program.h"

using namespace nimstone;
using namespace nimstone::tests;

class TestProblems : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void allProblemsAreListed();
    void problemsAreFoundByWords_data();
    void problemsAreFoundByWords();
    void wordsThatMatchNoProblemAreReported_data();
    void wordsThatMatchNoProblemAreReported();
    void everyProblemIsShown_data();
    void everyProblemIsShown();
    void inputOfEveryProblemIsGeneratedAndSolved_data();
    void inputOfEveryProblemIsGeneratedAndSolved();
    void largeInputsAreSolvedExactly();
    void badInputIsReported_data();
    void badInputIsReported();
    void theCommandEndsQuietlyWhenItsOutputIsClosed();
};

namespace {

/// Adds a row for each problem. A short run has every third row, because the commands treat all problems alike, and
/// tests/core/contest tests all of them.
void addProblems()
{
    QTest::addColumn<QString>("name");
    std::size_t place = 0;
    for (const contest::Problem& problem : contest::allProblems()) {
        const std::string name(problem.name);
        if (place++ % 3 == 0 || deep())
            QTest::newRow(name.c_str()) << QString::fromStdString(name);
    }
}

}  // namespace

void TestProblems::allProblemsAreListed()
{
    const Ran english = run(words("problems"));
    QCOMPARE(english.exit, 0);
    const QStringList lines = english.output.split(u'\n', Qt::SkipEmptyParts);
    QCOMPARE(lines.size(), static_cast<qsizetype>(contest::allProblems().size()));
    QVERIFY(lines.first().startsWith(u"poj-2234"_qs) && lines.first().contains(u"Matches Game"_qs));
    QVERIFY(english.output.contains(u"Stone Game IV"_qs));
    const Ran chinese = run(inChinese(words("problems")));
    QVERIFY(chinese.output.contains(u"石子游戏 IV"_qs));
    // Problems that a judge has only in Chinese have English titles, too.
    QVERIFY2(!wording::isChinese(english.output), qPrintable(english.output));
    QVERIFY(chinese.output.contains(u"邂逅明下"_qs));
}

void TestProblems::problemsAreFoundByWords_data()
{
    QTest::addColumn<QString>("words");
    QTest::addColumn<QString>("names");
    QTest::newRow("a Chinese title of several problems") << u"取石子游戏"_qs << u"hdu-1527 poj-1067 luogu-p2252 hdu-2516"_qs;
    QTest::newRow("a game") << u"wythoff"_qs << u"hdu-1527 poj-1067 luogu-p2252 nowcoder-116g hdu-2177"_qs;
    QTest::newRow("a game by its Chinese name") << u"欧几里得"_qs << u"hdu-1525 poj-2348 luogu-p1290"_qs;
    QTest::newRow("a judge") << u"Luogu"_qs << u"luogu-p2197 luogu-p1247 luogu-p4279 luogu-p2252 luogu-p1290 luogu-p6487"_qs;
    QTest::newRow("a judge by its Chinese name") << u"力扣"_qs << u"leetcode-292 leetcode-1510 leetcode-294"_qs;
    QTest::newRow("an id without its dash") << u"hdu1527"_qs << u"hdu-1527"_qs;
    QTest::newRow("a judge's Chinese name and a number") << u"杭电1527"_qs << u"hdu-1527"_qs;
    QTest::newRow("a judge and a number with its letter") << u"luogu p1247"_qs << u"luogu-p1247"_qs;
    QTest::newRow("staircase Nim in Chinese") << u"阶梯尼姆"_qs << u"cses-1099 poj-1704 hdu-4315"_qs;
    QTest::newRow("two words in lower case") << u"stair game"_qs << u"cses-1099"_qs;
}

void TestProblems::problemsAreFoundByWords()
{
    QFETCH(QString, words);
    QFETCH(QString, names);
    const Ran found = run(QStringList{u"problems"_qs} << words.split(u' '));
    QCOMPARE(found.exit, 0);
    QStringList wanted = names.split(u' ');
    if (wanted.size() == 1) {
        QVERIFY(found.output.startsWith(u"# %1 — "_qs.arg(names)));
        return;
    }
    QStringList given;
    for (const QString& line : found.output.split(u'\n', Qt::SkipEmptyParts))
        given << line.section(u' ', 0, 0);
    given.sort();
    wanted.sort();
    QCOMPARE(given, wanted);
}

void TestProblems::wordsThatMatchNoProblemAreReported_data()
{
    QTest::addColumn<QString>("words");
    QTest::newRow("a game that does not exist") << u"围棋"_qs;
    QTest::newRow("a number that no problem has") << u"hdu9999"_qs;
    QTest::newRow("a problem, and a word that it does not have") << u"hdu-1527 kayles"_qs;
}

/// The error quotes all words together, because each of them alone may match a problem.
void TestProblems::wordsThatMatchNoProblemAreReported()
{
    QFETCH(QString, words);
    const Ran given = run(QStringList{u"problems"_qs} << words.split(u' '));
    QCOMPARE(given.errors, u"argument:1:1: expected the name of a problem (nimstone-cli problems lists them all), found '%1'\n"_qs.arg(words));
    QCOMPARE(given.output, QString());
    QCOMPARE(given.exit, 2);
}

void TestProblems::everyProblemIsShown_data()
{
    addProblems();
}

void TestProblems::everyProblemIsShown()
{
    QFETCH(QString, name);
    const Ran english = run({u"problems"_qs, name});
    QCOMPARE(english.exit, 0);
    QVERIFY(english.output.startsWith(u"# %1 — "_qs.arg(name)));
    QVERIFY(english.output.contains(u"\n## Task\n\n"_qs) && english.output.contains(u"\nGame: "_qs));
    const Ran chinese = run(inChinese({u"problems"_qs, name}));
    QCOMPARE(chinese.exit, 0);
    QVERIFY(chinese.output.contains(u"\n## 题意\n\n"_qs) && chinese.output.contains(u"\n游戏："_qs));
}

void TestProblems::inputOfEveryProblemIsGeneratedAndSolved_data()
{
    addProblems();
}

void TestProblems::inputOfEveryProblemIsGeneratedAndSolved()
{
    QFETCH(QString, name);
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"input.txt"_qs);
    const Ran written = run({u"generate"_qs, name, u"--seed"_qs, u"7"_qs, u"-o"_qs, path});
    QCOMPARE(written.exit, 0);
    QCOMPARE(written.output + written.errors, QString());
    const Ran printed = run({u"generate"_qs, name, u"--seed"_qs, u"7"_qs, u"--size"_qs, u"small"_qs});
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(QString::fromUtf8(file.readAll()), printed.output);
    QVERIFY(run({u"generate"_qs, name, u"--seed"_qs, u"8"_qs}).output != printed.output);
    const Ran solved = run({u"solve"_qs, name, path});
    QCOMPARE(solved.exit, 0);
    QCOMPARE(solved.errors, QString());
    QVERIFY(!solved.output.isEmpty());
    QCOMPARE(run({u"solve"_qs, name}, printed.output.toUtf8()).output, solved.output);
    const Ran inFolder = run({u"solve"_qs, name, folder.path()});
    QCOMPARE(inFolder.exit, 2);
    QCOMPARE(inFolder.errors, folder.path() + u":1:1: this is a folder, not a file\n"_qs);
}

void TestProblems::largeInputsAreSolvedExactly()
{
    QCOMPARE(run(words("solve hdu-1527"), "165580140 267914295\n165580141 267914296\n").output, u"0\n1\n"_qs);
    QCOMPARE(run(words("solve hdu-2516"), "368225352\n0\n").output, u"First win\n"_qs);
    // A pair of consecutive Fibonacci numbers is a cold pair or next to a cold pair, depending on the parity of their
    // index. The numbers in these pairs have 62 and 63 bits; the answers were computed separately, with integers of any
    // length.
    QCOMPARE(run(words("solve hdu-1527"), "2880067194370816120 4660046610375530309\n"
                                          "4660046610375530309 7540113804746346429\n"
                                          "2880067194370816119 4660046610375530308\n"
                                          "4660046610375530308 7540113804746346428\n").output, u"0\n1\n1\n0\n"_qs);
}

void TestProblems::badInputIsReported_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QByteArray>("input");
    QTest::addColumn<QString>("output");
    QTest::addColumn<QString>("english");
    QTest::addColumn<QString>("chinese");
    const auto row = [](const char* name, const char* problem, const char* input, const QString& output, const QString& english,
                        const QString& chinese) {
        QTest::newRow(name) << QString::fromUtf8(problem) << QByteArray(input) << output << english << chinese;
    };
    row("half a pair", "hdu-1527", "1 2\n3\n", u"0\n"_qs, u"<stdin>:3:1: expected a heap size, but the input ends here\n"_qs,
        u"<stdin>:3:1: 应为堆的大小，但输入到此为止\n"_qs);
    row("a queen without a coordinate", "nowcoder-116g", "1 b\n", {}, u"<stdin>:1:3: expected a coordinate of the queen, found 'b'\n"_qs,
        u"<stdin>:1:3: 应为皇后的坐标，却是“b”\n"_qs);
    row("no number may be 0", "luogu-p1290", "1\n0 5\n", {},
        u"<stdin>:2:1: expected a number for Euclid's game (1 to 9223372036854775807), found '0'\n"_qs,
        u"<stdin>:2:1: 应为欧几里得博弈的数（1 到 9223372036854775807），却是“0”\n"_qs);
    row("at most 0 may be taken", "hdu-1846", "1\n5 0\n", {},
        u"<stdin>:2:3: expected the most that may be taken (1 to 9223372036854775807), found '0'\n"_qs,
        u"<stdin>:2:3: 应为每次最多取的个数（1 到 9223372036854775807），却是“0”\n"_qs);
    row("a maximum below the minimum", "hdu-2897", "10 3 2\n", {},
        u"<stdin>:1:6: expected the most that may be taken (3 to 9223372036854775807), found '2'\n"_qs,
        u"<stdin>:1:6: 应为每次最多取的个数（3 到 9223372036854775807），却是“2”\n"_qs);
    row("a king that does not exist", "hdu-4315", "2 3\n1 2\n", {},
        u"<stdin>:1:3: expected the place of the king (1 to 2), found '3'\n"_qs,
        u"<stdin>:1:3: 应为国王的序号（1 到 2），却是“3”\n"_qs);
    row("climbers out of order", "hdu-4315", "2 1\n5 4\n", {},
        u"<stdin>:2:3: expected the cell of a piece (6 to 9223372036854775807), found '4'\n"_qs,
        u"<stdin>:2:3: 应为棋子所在的格（6 到 9223372036854775807），却是“4”\n"_qs);
    row("two pieces on a cell", "poj-1704", "1\n2\n7 7\n", {},
        u"<stdin>:3:3: expected each piece on a cell of its own, found two on cell 7\n"_qs,
        u"<stdin>:3:3: 各棋子应在不同的格上，却有两枚都在第 7 格\n"_qs);
    row("an amount of 0", "hdu-1536", "2 1 0\n", {},
        u"<stdin>:1:5: expected an amount that may be taken (1 to 9223372036854775807), found '0'\n"_qs,
        u"<stdin>:1:5: 应为可取的数目（1 到 9223372036854775807），却是“0”\n"_qs);
    row("signs other than + and -", "leetcode-294", "++\n+*+\n", u"true\n"_qs,
        u"<stdin>:2:1: expected a row of + and -, found '+*+'\n"_qs,
        u"<stdin>:2:1: 应为由“+”和“-”组成的一行，却是“+*+”\n"_qs);
    row("three crosses already in a row", "uva-10561", "1\n.XXX.\n", {},
        u"<stdin>:2:1: expected a row of . and X without three X's side by side, found '.XXX.'\n"_qs,
        u"<stdin>:2:1: 应为由“.”和“X”组成、没有三个相连的“X”的一行，却是“.XXX.”\n"_qs);
    row("a block without width", "hdu-3544", "1\n1\n0 4\n", {},
        u"<stdin>:3:1: expected the side of a block (1 to 9223372036854775807), found '0'\n"_qs,
        u"<stdin>:3:1: 应为块的边长（1 到 9223372036854775807），却是“0”\n"_qs);
    row("an empty input", "luogu-p6487", "", {}, u"<stdin>:1:1: expected a heap size, but the input ends here\n"_qs,
        u"<stdin>:1:1: 应为堆的大小，但输入到此为止\n"_qs);
    row("a second case", "luogu-p2252", "1 2\n3\n", u"0\n"_qs, u"<stdin>:2:1: expected nothing more after the last case, found '3'\n"_qs,
        u"<stdin>:2:1: 最后一组数据之后应到此结束，却还有“3”\n"_qs);
}

void TestProblems::badInputIsReported()
{
    QFETCH(QString, name);
    QFETCH(QByteArray, input);
    QFETCH(QString, output);
    QFETCH(QString, english);
    QFETCH(QString, chinese);
    const Ran ran = run({u"solve"_qs, name}, input);
    QCOMPARE(ran.errors, english);
    QCOMPARE(ran.output, output);
    QCOMPARE(ran.exit, 2);
    QCOMPARE(run(inChinese({u"solve"_qs, name}), input).errors, chinese);
}

/// The reader of the output takes one line and exits.
void TestProblems::theCommandEndsQuietlyWhenItsOutputIsClosed()
{
    const QString chained = u"(\"$0\" generate hdu-2516 --seed 1 --size limit; echo $? >&2) | head -n 1; "
                            "(yes '1 2' | \"$0\" solve hdu-1527; echo ${PIPESTATUS[1]} >&2) | head -n 1"_qs;
    QProcess process;
    process.start(u"/bin/bash"_qs, {u"-c"_qs, chained, QStringLiteral(NIMSTONE_CLI)});
    QVERIFY(process.waitForFinished(60'000));
    QCOMPARE(process.readAllStandardOutput(), QByteArray("2147483647\n0\n"));
    QCOMPARE(process.readAllStandardError(), QByteArray("0\n0\n"));
}

NIMSTONE_TEST(TestProblems)
#include "tst_problems.moc"
