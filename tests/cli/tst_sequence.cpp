// Tests nimstone-cli sequence: it prints values, periods and their certificates, resumes from files, and refuses wrong arguments.
#include "tests/cli/run.h"
#include "tests/program.h"

#include <QFile>
#include <QTemporaryDir>
#include <csignal>

using namespace nimstone::tests;

class TestSequence : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void valuesAndPeriodsAreWritten_data();
    void valuesAndPeriodsAreWritten();
    void badArgumentsAreRefused_data();
    void badArgumentsAreRefused();
    void theLongPeriodOf016IsFound();
    void aSequenceIsResumedFromAFile();
    void filesThatCannotBeResumedAreRefused();
    void refusalsComeBeforeComputing_data();
    void refusalsComeBeforeComputing();
    void anInterruptStopsTheCommand();
    void theCommandEndsQuietlyWhenItsOutputIsClosed();
};

void TestSequence::valuesAndPeriodsAreWritten_data()
{
    QTest::addColumn<QString>("arguments");
    QTest::addColumn<QString>("output");
    const auto row = [](const char* arguments, const char* output) {
        QTest::newRow(arguments) << QString::fromUtf8(arguments) << QString::fromUtf8(output);
    };
    row("kayles --upto 10", "0 1 2 3 1 4 3 2 1 4 2\n");
    row("kayles --upto 0", "0\n");
    row("octal(0.07) --upto 9", "0 0 1 1 2 0 3 1 1 0\n");
    row("subtraction(1,3,4) --upto 8", "0 1 0 1 2 3 2 0 1\n");
    row("bash(4) --upto 6", "0 1 2 3 4 0 1\n");
    row("grundy-game --upto 8", "0 0 0 1 0 2 1 0 2\n");
    row("lasker-nim --upto 8", "0 1 2 4 3 5 6 8 7\n");
    row("nim --upto 4", "0 1 2 3 4\n");
    row("hexadecimal(0.8) --upto 7", "0 0 0 0 1 1 1 2\n");
    row("kayles --upto 1000 --period",
        "period 12\npreperiod 71\ncertificate g(n + 12) = g(n) for 71 <= n < 156\n");
    row("subtraction(1,3,4) --upto 100 --period",
        "period 7\npreperiod 0\ncertificate g(n + 7) = g(n) for 0 <= n < 4\n");
    row("bash(4) --upto 100 --period", "period 5\npreperiod 0\ncertificate g(n + 5) = g(n) for 0 <= n < 4\n");
    row("lasker-nim --upto 100 --period", "period 4\npreperiod 1\nsaltus 4\ncertificate closed form\n");
    row("hexadecimal(0.8) --upto 300 --period", "period 3\npreperiod 1\nsaltus 1\nobserved up to 300\n");
    row("hexadecimal(0.B) --upto 300 --period",
        "period 2\npreperiod 0\nsaltus 0\ncertificate g(n + 2) = g(n) for 1 <= n < 8\n");
    row("hexadecimal(0.B) --upto 20000 --period",
        "period 2\npreperiod 0\nsaltus 0\ncertificate g(n + 2) = g(n) for 1 <= n < 8\n");
    row("octal(0.6) --upto 5000 --period", "none up to 5000\n");
    row("grundy-game --upto 5000 --period", "none up to 5000\n");
}

void TestSequence::valuesAndPeriodsAreWritten()
{
    QFETCH(QString, arguments);
    QFETCH(QString, output);
    const QStringList all = QStringList{u"sequence"_qs} << arguments.split(QLatin1Char(' '));
    const Ran ran = run(all);
    QCOMPARE(ran.errors, QString());
    QCOMPARE(ran.output, output);
    QCOMPARE(ran.exit, 0);
    // The output is data, so it is the same in every language.
    QCOMPARE(run(inChinese(all)).output, output);
}

void TestSequence::badArgumentsAreRefused_data()
{
    QTest::addColumn<QString>("arguments");
    QTest::addColumn<QString>("error");
    const auto row = [](const char* arguments, const char* error) {
        QTest::newRow(arguments) << QString::fromUtf8(arguments) << QString::fromUtf8(error);
    };
    row("--upto 5", "argument:1:1: expected a game such as kayles, but the command ends here\n");
    row("kayles", "argument:1:1: expected the option --upto, such as --upto 100, but it is missing\n");
    row("kayles --upto x", "argument:1:1: --upto: expected a number from 0 to 9223372036854775807, found 'x'\n");
    row("kayles --upto -1", "argument:1:1: --upto: expected a number from 0 to 9223372036854775807, found '-1'\n");
    row("kayles --upto 9223372036854775808",
        "argument:1:1: --upto: expected a number from 0 to 9223372036854775807, found '9223372036854775808'\n");
    row("grundy-game --upto 1073741824",
        "argument:1:1: --upto: expected a number below 1073741824, because larger heaps of this game are not computed\n");
    row("wythoff --upto 5", "argument:1:1: expected a game whose heaps have Grundy values of their own, found 'wythoff'\n");
}

void TestSequence::badArgumentsAreRefused()
{
    QFETCH(QString, arguments);
    QFETCH(QString, error);
    const QStringList all = QStringList{u"sequence"_qs} << arguments.split(QLatin1Char(' '));
    const Ran ran = run(all);
    QCOMPARE(ran.errors, error);
    QCOMPARE(ran.output, QString());
    QCOMPARE(ran.exit, 2);
    QCOMPARE(run(inChinese(all)).exit, 2);
    // The notation refuses wrong codes and sets, in one line.
    for (const char* game : {"octal(0.8)", "octal(1.7)", "octal(0.0)", "octal(0.", "subtraction()", "subtraction(0)", "bash(0)",
                             "kayles:5", "nothing"}) {
        const Ran other = run({u"sequence"_qs, QString::fromUtf8(game), u"--upto"_qs, u"5"_qs});
        QCOMPARE(other.exit, 2);
        QVERIFY(other.errors.startsWith(u"argument:1:"_qs) && other.errors.count(QLatin1Char('\n')) == 1);
    }
}

void TestSequence::theLongPeriodOf016IsFound()
{
    const Ran ran = run({u"sequence"_qs, u"octal(0.16)"_qs, u"--upto"_qs, u"400000"_qs, u"--period"_qs});
    QCOMPARE(ran.errors, QString());
    QCOMPARE(ran.output, u"period 149459\npreperiod 105351\n"
                         "certificate g(n + 149459) = g(n) for 105351 <= n < 360163\n"_qs);
}

void TestSequence::aSequenceIsResumedFromAFile()
{
    const QTemporaryDir folder;
    const QString file = folder.filePath(u"run.seq"_qs);
    const auto sequence = [&file](const char* upTo) {
        return run({u"sequence"_qs, u"octal(0.6)"_qs, u"--upto"_qs, QString::fromUtf8(upTo), u"--resume"_qs, file});
    };
    const QString whole = run(words("sequence octal(0.6) --upto 3000")).output;
    QCOMPARE(sequence("1000").exit, 0);
    const qint64 before = QFile(file).size();
    QVERIFY(before > 2'000);
    QCOMPARE(sequence("3000").output, whole);
    QVERIFY(QFile(file).size() > before + 3'000);
    // Values that the file already has are not computed or written again.
    QVERIFY(whole.startsWith(sequence("500").output.chopped(1)));
    QVERIFY(QFile(file).size() > before + 3'000);
    QVERIFY(!QFile::exists(file + u".part"_qs));
}

void TestSequence::filesThatCannotBeResumedAreRefused()
{
    const QTemporaryDir folder;
    const QString file = folder.filePath(u"run.seq"_qs);
    const auto resume = [](const QString& path, const char* game = "octal(0.6)") {
        return run({u"sequence"_qs, QString::fromUtf8(game), u"--upto"_qs, u"2000"_qs, u"--resume"_qs, path});
    };
    QCOMPARE(resume(file).exit, 0);
    Ran ran = resume(file, "kayles");
    QCOMPARE(ran.exit, 2);
    QCOMPARE(ran.errors, file + u":1:1: expected a saved sequence of this game, found one of octal(0.6)\n"_qs);

    QFile damaged(file);
    QVERIFY(damaged.open(QIODevice::ReadWrite));
    damaged.seek(100);
    damaged.write("?");
    damaged.close();
    ran = resume(file);
    QCOMPARE(ran.errors, file + u":1:1: this saved sequence is damaged: use a new file\n"_qs);
    QCOMPARE(ran.exit, 2);
    for (const QString& other : {u"/dev/zero"_qs, QString::fromUtf8(NIMSTONE_CLI)}) {
        ran = resume(other);
        QCOMPARE(ran.errors, other + u":1:1: this file is not a saved sequence: use a new file\n"_qs);
        QCOMPARE(ran.exit, 2);
    }
    ran = resume(folder.path());
    QCOMPARE(ran.errors, folder.path() + u":1:1: this is a folder, not a file\n"_qs);
    ran = resume(folder.filePath(u"none/run.seq"_qs));
    QCOMPARE(ran.exit, 2);
}

void TestSequence::refusalsComeBeforeComputing_data()
{
    QTest::addColumn<QString>("arguments");
    QTest::addColumn<QString>("error");
    const auto row = [](const char* arguments, const char* error) {
        QTest::newRow(arguments) << QString::fromUtf8(arguments) << QString::fromUtf8(error);
    };
    const char* const breaks = "argument:1:1: --upto: expected a number below 10000, because larger heaps of this game are not computed\n";
    row("hexadecimal(0.FFFF) --upto 20000", breaks);
    row("hexadecimal(0.FFFF) --upto 20000 --period", breaks);
    row("hexadecimal(0.FFFF) --upto 10000", breaks);
    row("grundy-game --upto 1000000000 --resume /none/run.seq", "/none/run.seq:1:1: the folder of this file does not exist: create "
                                                                "it first\n");
    row("grundy-game --upto 1000000000 -o /none/terms", "/none/terms:1:1: the folder of this file does not exist: create it first\n");
}

/// These commands would take minutes or weeks if they computed first. A period that is proved soon is not a reason to refuse:
/// see valuesAndPeriodsAreWritten.
void TestSequence::refusalsComeBeforeComputing()
{
    QFETCH(QString, arguments);
    QFETCH(QString, error);
    const Ran ran = run(QStringList{u"sequence"_qs} << arguments.split(QLatin1Char(' ')));
    QCOMPARE(ran.errors, error);
    QCOMPARE(ran.output, QString());
    QCOMPARE(ran.exit, 2);
}

void TestSequence::anInterruptStopsTheCommand()
{
    const QTemporaryDir folder;
    const QString file = folder.filePath(u"run.seq"_qs);
    QProcess process;
    QProcessEnvironment variables = QProcessEnvironment::systemEnvironment();
    variables.insert(u"LC_ALL"_qs, u"C.UTF-8"_qs);
    process.setProcessEnvironment(variables);
    process.start(QStringLiteral(NIMSTONE_CLI),
                  {u"sequence"_qs, u"grundy-game"_qs, u"--upto"_qs, u"1000000000"_qs, u"--period"_qs, u"--resume"_qs, file});
    QVERIFY(process.waitForStarted());
    // The program is computing when it has used some processor time.
    const QString status = u"/proc/%1/stat"_qs.arg(process.processId());
    QTRY_VERIFY_WITH_TIMEOUT([&status] {
        QFile stat(status);
        return stat.open(QIODevice::ReadOnly) && stat.readAll().split(' ').value(13).toInt() > 20;
    }(), 30'000);
    QCOMPARE(::kill(static_cast<pid_t>(process.processId()), SIGINT), 0);
    QVERIFY(process.waitForFinished(30'000));
    QCOMPARE(process.exitStatus(), QProcess::NormalExit);
    QCOMPARE(process.exitCode(), 1);
    QVERIFY(QString::fromUtf8(process.readAllStandardError()).startsWith(u"Stopped: the Grundy values of the heaps below "_qs));
    QCOMPARE(process.readAllStandardOutput(), QByteArray());
    QVERIFY(QFile(file).size() > 2'000);
    QCOMPARE(run({u"sequence"_qs, u"grundy-game"_qs, u"--upto"_qs, u"5"_qs, u"--resume"_qs, file}).output, u"0 0 0 1 0 2\n"_qs);
}

void TestSequence::theCommandEndsQuietlyWhenItsOutputIsClosed()
{
    QProcess process;
    process.start(u"/bin/sh"_qs, {u"-c"_qs, u"\"$0\" sequence kayles --upto 1000000000000 | head -c 20"_qs,
                                  QStringLiteral(NIMSTONE_CLI)});
    QVERIFY(process.waitForFinished(30'000));
    QCOMPARE(process.readAllStandardOutput(), QByteArray("0 1 2 3 1 4 3 2 1 4 "));
    QCOMPARE(process.readAllStandardError(), QByteArray());
}

NIMSTONE_TEST(TestSequence)
#include "tst_sequence.moc"
