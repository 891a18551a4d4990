// Tests ./dev check (tools/check.sh): which parts run, that a part which fails does not stop the others, and the table at the end.
#include <QFile>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include "tests/program.h"

class TestCheck : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void partsRunAndAreReported_data();
    void partsRunAndAreReported();
};

void TestCheck::partsRunAndAreReported_data()
{
    QTest::addColumn<QString>("arguments");
    QTest::addColumn<int>("status");
    QTest::addColumn<QString>("ran");      // one word for each of the parts and fuzzers that ran
    QTest::addColumn<QString>("reported");  // a regular expression for the output
    QTest::newRow("all parts, one fails") << QString() << 1 << QStringLiteral("deep debug sanitize clang single games:1 moves:1 ")
                                          << QStringLiteral("deep +passed .*\\ndebug +FAILED .*\\n    a\\.cpp:1: error: wrong\\n    The rest is in .*debug\\.log\\n"
                                                            "sanitize +passed .*\\nclang +passed .*\\nsingle +passed .*\\nfuzz games +passed .*\\nfuzz moves +passed .*\\n$");
    QTest::newRow("one part") << QStringLiteral("clang") << 0 << QStringLiteral("clang ") << QStringLiteral("\\nclang +passed +\\d+ min \\d\\d s\\n$");
    QTest::newRow("the part that fails") << QStringLiteral("debug") << 1 << QStringLiteral("debug ") << QStringLiteral("\\ndebug +FAILED ");
    QTest::newRow("the fuzzers, longer") << QStringLiteral("fuzz --fuzz 30") << 0 << QStringLiteral("games:30 moves:30 ") << QStringLiteral("fuzz moves +passed");
    QTest::newRow("an unknown part") << QStringLiteral("clang dep") << 2 << QString() << QStringLiteral("unknown part 'dep'. Choose from: deep debug sanitize clang single fuzz");
    QTest::newRow("minutes that are not a number") << QStringLiteral("--fuzz clang") << 2 << QString() << QStringLiteral("expected a number of minutes after --fuzz, found 'clang'");
    QTest::newRow("nothing after --fuzz") << QStringLiteral("--fuzz") << 2 << QString() << QStringLiteral("expected a number of minutes after --fuzz, found ''");
}

void TestCheck::partsRunAndAreReported()
{
    QFETCH(QString, arguments);
    QFETCH(int, status);
    QFETCH(QString, ran);
    QFETCH(QString, reported);
    const QTemporaryDir folder;
    QProcess shell;
    shell.setWorkingDirectory(folder.path());
    shell.setProcessChannelMode(QProcess::MergedChannels);
    // Each part only writes its name to a file, and `debug` fails.
    shell.start(QStringLiteral("bash"), {QStringLiteral("-euo"), QStringLiteral("pipefail"), QStringLiteral("-c"),
                                         QStringLiteral("CMAKE_BUILD_PARALLEL_LEVEL=2; mkdir -p tests/fuzz/corpus/games tests/fuzz/corpus/moves; : >ran\n"
                                                        ". '" NIMSTONE_SOURCE_DIR "/tools/check.sh'\n"
                                                        "require() { :; }\n"
                                                        "for part in deep sanitize clang single; do eval \"check_$part() { printf '$part ' >>ran; }\"; done\n"
                                                        "check_debug() { printf 'debug ' >>ran; echo 'a.cpp:1: error: wrong'; return 3; }\n"
                                                        "check_fuzz() { printf '%s:%s ' \"$1\" \"$fuzz_minutes\" >>ran; }\n"
                                                        "check ") + arguments});
    QVERIFY(shell.waitForFinished(60'000));
    const QString said = QString::fromUtf8(shell.readAll());
    QVERIFY2(said.contains(QRegularExpression(reported)), qPrintable(said));
    QCOMPARE(shell.exitCode(), status);
    QFile file(folder.filePath(QStringLiteral("ran")));
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(QString::fromUtf8(file.readAll()), ran);
}

NIMSTONE_TEST(TestCheck)
#include "tst_check.moc"
