// Tests nimstone-cli conjecture: it prints the smallest counterexample, or the number of positions that were checked.
#include "tests/cli/run.h"
#include "tests/program.h"

#include <QTemporaryDir>
#include <csignal>

using namespace nimstone::tests;

class TestConjecture : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void counterexamplesAndCountsAreReported_data();
    void counterexamplesAndCountsAreReported();
    void badCommandsAreRefused_data();
    void badCommandsAreRefused();
    void resultsAndErrorsAreInChinese();
    void theResultOfACheckIsWrittenToAFile();
    void anExpressionThatBeginsWithAMinusIsAccepted();
    void helpNamesOperatorsFunctionsAndOptions();
    void longGarbageIsRefused();
    void aBadOutputFileIsRefusedBeforeTheCheck();
    void anInterruptStopsTheCommand();
};

static QStringList command(const char* expression, const char* game, const char* upto)
{
    return {u"conjecture"_qs, QString::fromUtf8(expression), QString::fromUtf8(game), u"--upto"_qs, QString::fromUtf8(upto)};
}

void TestConjecture::counterexamplesAndCountsAreReported_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<int>("exit");
    QTest::addColumn<QString>("output");
    const auto row = [](const char* expression, const char* game, const char* upto, int exit, const char* output) {
        QTest::addRow("%s: %s", game, expression) << command(expression, game, upto) << exit << QString::fromUtf8(output);
    };
    row("n % 6 == 0", "subtraction(1,3,4)", "100", 1,
        "counterexample subtraction(1,3,4):2: claimed N, actually P; 3 positions checked\n");
    row("a % 6 == 0", "subtraction(1,3,4)", "100", 1,
        "counterexample subtraction(1,3,4):2: claimed N, actually P; 3 positions checked\n");
    row("n % 7 == 0 || n % 7 == 2", "subtraction(1,3,4)", "100", 0, "no counterexample among 101 positions\n");
    row("n % (m+1) == 0", "bash(4)", "100", 0, "no counterexample among 101 positions\n");
    row("a ^ b", "nim", "2000", 0, "no counterexample among 4004001 positions\n");
    row("a ^ b ^ c", "nim", "40", 0, "no counterexample among 68921 positions\n");
    row("a ^ b", "wythoff", "100", 1, "counterexample wythoff:1,1: claimed P, actually N; 5 positions checked\n");
    row("min(a, b) == floor_phi(abs(a - b))", "wythoff", "500", 0, "no counterexample among 251001 positions\n");
    row("n", "nim", "0", 0, "no counterexample among 1 position\n");
    row("isfib(n)", "fibonacci-nim", "100", 0,
        "no counterexample among 101 positions\nChecked: fresh heaps, from which all but one stone may be taken. An expression "
        "that contains q is checked with every quota.\n");
    row("n == 0 || q < zeck(n)", "fibonacci-nim", "100", 0,
        "no counterexample among 5052 positions\nChecked: fresh heaps, and every heap n with every quota q from 1 to n.\n");
    row("isfib(n) && q >= 0", "fibonacci-nim", "100", 1,
        "counterexample fibonacci-nim:1~1: claimed P, actually N; 3 positions checked\nChecked: fresh heaps, and every heap n with "
        "every quota q from 1 to n.\n");
}

void TestConjecture::counterexamplesAndCountsAreReported()
{
    QFETCH(QStringList, arguments);
    QFETCH(int, exit);
    QFETCH(QString, output);
    const Ran ran = run(arguments);
    QCOMPARE(ran.output, output);
    QCOMPARE(ran.errors, QString());
    QCOMPARE(ran.exit, exit);
}

void TestConjecture::badCommandsAreRefused_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QString>("errors");
    QTest::newRow("no arguments") << words("conjecture")
                             << u"argument:1:1: expected an expression such as 'a ^ b', but the command ends here\n"_qs;
    QTest::newRow("no game") << words("conjecture a --upto 5")
                             << u"argument:1:1: expected a game such as nim after the expression, but the command ends here\n"_qs;
    QTest::newRow("no bound") << words("conjecture a nim")
                              << u"argument:1:1: expected the option --upto, such as --upto 100, but it is missing\n"_qs;
    QTest::newRow("an empty expression")
        << command("", "nim", "5")
        << u"argument:1:1: expected a number, a name, or an opening parenthesis, but the expression ends here\n"_qs;
    QTest::newRow("a bad expression") << command("a ^ ^ b", "nim", "5")
        << u"argument:1:5: expected a number, a name, or an opening parenthesis, found '^'\n"_qs;
    QTest::newRow("a name that this game does not have") << command("n % (k+1)", "bash(4)", "5")
        << u"argument:1:6: expected a name of this game (a, b, c, d, n, m), found 'k'\n"_qs;
    QTest::newRow("a statement in place of a number") << command("a < b < c", "nim", "5")
        << u"argument:1:1: expected a number for '<', but 'a < b' is a statement (true or false)\n"_qs;
    QTest::newRow("a division by 0") << command("n % 5 == 0 || 5 / (3 - n) > 9", "bash(4)", "5")
        << u"argument:1:17: at bash(4):3, '/' divides by 0\n"_qs;
    QTest::newRow("a value that is too large") << command("n % 5 == 0 || 1 << (n + 60) == 0", "bash(4)", "5")
        << u"argument:1:17: at bash(4):3, the result of '<<' is not between -9223372036854775808 and 9223372036854775807\n"_qs;
    QTest::newRow("a partisan game") << command("a", "cutcake", "5")
        << u"argument:1:1: expected an impartial game, but in cutcake the players have different moves\n"_qs;
    QTest::newRow("too many positions") << command("a ^ b ^ c ^ d", "nim", "1000")
        << u"argument:1:1: --upto: expected a number from 0 to 315 (so that at most 10000000000 positions are checked), found '1000'\n"_qs;
    QTest::newRow("a bound that is not a number") << command("a ^ b", "nim", "many")
        << u"argument:1:1: --upto: expected a number from 0 to 99999 (so that at most 10000000000 positions are checked), found 'many'\n"_qs;
    QTest::newRow("a negative bound") << command("a ^ b", "nim", "-3")
        << u"argument:1:1: --upto: expected a number from 0 to 99999 (so that at most 10000000000 positions are checked), found '-3'\n"_qs;
}

void TestConjecture::badCommandsAreRefused()
{
    QFETCH(QStringList, arguments);
    QFETCH(QString, errors);
    const Ran ran = run(arguments);
    QCOMPARE(ran.errors, errors);
    QCOMPARE(ran.output, QString());
    QCOMPARE(ran.exit, 2);
    const Ran chinese = run(inChinese(arguments));
    QCOMPARE(chinese.exit, 2);
    QCOMPARE(chinese.errors.section(u':', 0, 2), errors.section(u':', 0, 2));
    QVERIFY(chinese.errors != errors);
}

void TestConjecture::resultsAndErrorsAreInChinese()
{
    QCOMPARE(run(inChinese(command("n % 6 == 0", "subtraction(1,3,4)", "100"))).output,
             u"反例 subtraction(1,3,4):2：断言为 N，实际为 P；共检验 3 个局面\n"_qs);
    QCOMPARE(run(inChinese(command("ａ ⊕ ｂ", "nim", "20"))).output, u"检验了 441 个局面，没有反例\n"_qs);
    QCOMPARE(run(inChinese(command("1 / n", "nim", "20"))).errors, u"argument:1:3: 在局面 nim:0 上，“/”的除数为 0\n"_qs);
    QCOMPARE(run(inChinese(words("conjecture a nim"))).errors,
             u"argument:1:1: 应有选项 --upto（例如 --upto 100），但没有写\n"_qs);
}

/// A command that cannot be answered leaves the file unchanged.
void TestConjecture::theResultOfACheckIsWrittenToAFile()
{
    QTemporaryDir folder;
    const QString path = folder.filePath(u"found.txt"_qs);
    const auto text = [&path] {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    };
    QCOMPARE(run(command("a ^ b", "nim", "9") << u"-o"_qs << path).exit, 0);
    QCOMPARE(text(), QByteArray("no counterexample among 100 positions\n"));
    QCOMPARE(run(command("1 / a", "nim", "9") << u"-o"_qs << path).exit, 2);
    QCOMPARE(text(), QByteArray("no counterexample among 100 positions\n"));
}

void TestConjecture::anExpressionThatBeginsWithAMinusIsAccepted()
{
    const Ran ran = run({u"conjecture"_qs, u"--upto"_qs, u"9"_qs, u"--"_qs, u"-a ^ -b"_qs, u"nim"_qs});
    QCOMPARE(ran.errors, QString());
    QCOMPARE(ran.output, u"no counterexample among 100 positions\n"_qs);
}

void TestConjecture::helpNamesOperatorsFunctionsAndOptions()
{
    const QString help = run(words("conjecture --help")).output;
    for (const char* name : {"- !,  * / %,  + -,  << >>,  &,  ^,  |,  < <= > >=,  == !=,  &&,  ||", "min(x, …)", "gcd(x, y)",
                             "floor_phi(k)", "isfib(x)", "zeck(x)", "a b c d", "--upto N"})
        QVERIFY2(help.contains(QString::fromUtf8(name)), name);
}

void TestConjecture::longGarbageIsRefused()
{
    for (const QString& garbage : {QString(100'000, u'('), QString(100'000, u'-') + u'a', QString(100'000, u'x'),
                                   QString(100'000, u'9'), QString(40'000, u'\uFFFD')}) {
        const Ran ran = run({u"conjecture"_qs, u"--upto"_qs, u"9"_qs, u"--"_qs, garbage, u"nim"_qs});
        QCOMPARE(ran.exit, 2);
        QVERIFY(ran.errors.startsWith(u"argument:1:"_qs) && ran.errors.size() < 300);
        QCOMPARE(ran.errors.count(u'\n'), 1);
    }
}

void TestConjecture::aBadOutputFileIsRefusedBeforeTheCheck()
{
    // With this bound, the check would take minutes.
    const Ran ran = run(command("a ^ b ^ c", "nim", "2000") << u"-o"_qs << u"/none/found.txt"_qs);
    QCOMPARE(ran.errors, u"/none/found.txt:1:1: the folder of this file does not exist: create it first\n"_qs);
    QCOMPARE(ran.exit, 2);
}

/// The check of ten billion positions can be interrupted.
void TestConjecture::anInterruptStopsTheCommand()
{
    QProcess process;
    process.start(QStringLiteral(NIMSTONE_CLI), command("a ^ b ^ c ^ d", "nim", "315") << words("--lang en"));
    QVERIFY(process.waitForStarted());
    // The check runs far longer than this wait, so the test can wait until the signal handler is installed.
    const QString status = QStringLiteral("/proc/%1/status").arg(process.processId());
    const auto waitsForSignal = [&status] {
        QFile file(status);
        if (!file.open(QIODevice::ReadOnly))
            return false;
        const QByteArray text = file.readAll();
        const qsizetype at = text.indexOf("SigCgt:");
        return at >= 0 && (text.mid(at + 7, 17).trimmed().toULongLong(nullptr, 16) & 2) != 0;
    };
    QTRY_VERIFY_WITH_TIMEOUT(waitsForSignal(), 30'000);
    QCOMPARE(::kill(static_cast<pid_t>(process.processId()), SIGINT), 0);
    QVERIFY(process.waitForFinished(30'000));
    QCOMPARE(process.exitStatus(), QProcess::NormalExit);
    const QString said = QString::fromUtf8(process.readAllStandardError());
    QVERIFY2(said.startsWith(u"Stopped: no counterexample among the "_qs) && said.endsWith(u" positions checked.\n"_qs), qPrintable(said));
    QCOMPARE(process.readAllStandardOutput(), QByteArray());
    QCOMPARE(process.exitCode(), 2);
}

NIMSTONE_TEST(TestConjecture)
#include "tst_conjecture.moc"
