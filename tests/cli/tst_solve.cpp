// Tests nimstone-cli solve: it reads files and pipes, prints the answers before an error, and its memory does not grow.
#include "tests/cli/run.h"
#include "tests/program.h"

#include <QTemporaryDir>

using namespace nimstone::tests;

class TestSolve : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void casesAreSolvedUpToTheFirstError_data();
    void casesAreSolvedUpToTheFirstError();
    void filesAreReadAndWritten();
    void standardInputIsRead();
    void theInputFileIsNotOverwritten();
    void memoryDoesNotGrowWithTheInput();
};

void TestSolve::casesAreSolvedUpToTheFirstError_data()
{
    QTest::addColumn<QByteArray>("input");
    QTest::addColumn<QString>("output");
    QTest::addColumn<QString>("english");
    QTest::addColumn<QString>("chinese");
    QTest::newRow("two cases") << QByteArray("2\n4\n42 27 19 10\n3\n1 2 3\n") << u"1\n0\n"_qs << QString() << QString();
    QTest::newRow("CRLF, tabs, several lines, no last newline")
        << QByteArray("2\r\n4\r\n42\t27\r\n19   10\r\n3 1 2\r\n3") << u"1\n0\n"_qs << QString() << QString();
    QTest::newRow("no input") << QByteArray() << QString()
                              << u"<stdin>:1:1: expected the number of cases, but the input ends here\n"_qs
                              << u"<stdin>:1:1: 应为测试组数，但输入到此为止\n"_qs;
    QTest::newRow("the answers before an error are kept")
        << QByteArray("3\n3\n7 11 13\n2\n5 5\n2\n6 six\n") << u"3\n0\n"_qs
        << u"<stdin>:7:3: expected a heap size, found 'six'\n"_qs
        << u"<stdin>:7:3: 应为堆的大小，却是“six”\n"_qs;
    QTest::newRow("a negative heap") << QByteArray("1\n2\n4 -3\n") << QString()
                                     << u"<stdin>:3:3: expected a heap size of at least 0, found '-3'\n"_qs
                                     << u"<stdin>:3:3: 应为堆的大小（不小于 0），却是“-3”\n"_qs;
    QTest::newRow("too large a heap")
        << QByteArray("1\n1\n9223372036854775808\n") << QString()
        << u"<stdin>:3:1: expected a heap size of at most 9223372036854775807, found '9223372036854775808'\n"_qs
        << u"<stdin>:3:1: 应为堆的大小（不超过 9223372036854775807），却是“9223372036854775808”\n"_qs;
    QTest::newRow("text after the last case") << QByteArray("1\n1\n5\n\nmore\n") << u"1\n"_qs
                                   << u"<stdin>:5:1: expected nothing more after the last case, found 'more'\n"_qs
                                   << u"<stdin>:5:1: 最后一组数据之后应到此结束，却还有“more”\n"_qs;
}

void TestSolve::casesAreSolvedUpToTheFirstError()
{
    QFETCH(QByteArray, input);
    QFETCH(QString, output);
    QFETCH(QString, english);
    QFETCH(QString, chinese);
    const Ran ran = run(words("solve sicily-1922"), input);
    QCOMPARE(ran.output, output);
    QCOMPARE(ran.errors, english);
    QCOMPARE(ran.exit, english.isEmpty() ? 0 : 2);
    const Ran other = run(inChinese(words("solve sicily-1922")), input);
    QCOMPARE(other.output, output);
    QCOMPARE(other.errors, chinese);
    QCOMPARE(other.exit, chinese.isEmpty() ? 0 : 2);
}

void TestSolve::filesAreReadAndWritten()
{
    const QTemporaryDir folder;
    const QString in = folder.filePath(u"in.txt"_qs);
    const QString out = folder.filePath(u"out.txt"_qs);
    QFile input(in);
    QVERIFY(input.open(QIODevice::WriteOnly));
    input.write("2\n3\n7 11 13\n1\nx\n");
    input.close();
    const Ran ran = run({u"solve"_qs, u"sicily-1922"_qs, in, u"-o"_qs, out});
    QCOMPARE(ran.errors, in + u":5:1: expected a heap size, found 'x'\n"_qs);
    QCOMPARE(ran.output, QString());
    QCOMPARE(ran.exit, 2);
    QFile output(out);
    QVERIFY(output.open(QIODevice::ReadOnly));
    QCOMPARE(output.readAll(), QByteArray("3\n"));

    const Ran missing = run({u"solve"_qs, u"sicily-1922"_qs, in + u"x"_qs});
    QCOMPARE(missing.errors, in + u"x:1:1: there is no file with this name\n"_qs);
    QCOMPARE(missing.exit, 2);
    const Ran inFolder = run(inChinese({u"solve"_qs, u"sicily-1922"_qs, folder.path()}));
    QCOMPARE(inFolder.errors, folder.path() + u":1:1: 这是文件夹，不是文件\n"_qs);
    QCOMPARE(inFolder.exit, 2);
}

void TestSolve::standardInputIsRead()
{
    const Ran ran = run(words("solve hdu-1527 -"), "1 2\n3 x\n");
    QCOMPARE(ran.output, u"0\n"_qs);
    QVERIFY(ran.errors.startsWith(u"<stdin>:2:3: "_qs));
    QCOMPARE(ran.exit, 2);
}

void TestSolve::theInputFileIsNotOverwritten()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"cases.txt"_qs);
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("1\n1\n5\n");
    file.close();
    const Ran ran = run({u"solve"_qs, u"sicily-1922"_qs, path, u"-o"_qs, path});
    QCOMPARE(ran.errors, path + u":1:1: this is the input file: write the output to another file\n"_qs);
    QCOMPARE(ran.exit, 2);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll(), QByteArray("1\n1\n5\n"));
}

/// Solves 84 MB of input in an address space of 200 MB. A program that stored all 20 million heaps would exceed this limit.
void TestSolve::memoryDoesNotGrowWithTheInput()
{
#ifdef __SANITIZE_ADDRESS__
    QSKIP("the sanitizer itself takes more than the limit");
#endif
    QProcess process;
    const QString limited = u"ulimit -v 200000; (echo 4000000; yes '5 1000000000 2 3 4 5' | head -n 4000000) | "
                            "\"$0\" solve sicily-1922 | sort | uniq -c"_qs;
    process.start(u"/bin/sh"_qs, {u"-c"_qs, limited, QStringLiteral(NIMSTONE_CLI)});
    QVERIFY(process.waitForFinished(120'000));
    QCOMPARE(process.readAllStandardError(), QByteArray());
    QCOMPARE(process.readAllStandardOutput().simplified(), QByteArray("4000000 1"));
}

NIMSTONE_TEST(TestSolve)
#include "tst_solve.moc"
