// Tests that the examples in the help work when they are pasted line by line in an empty folder, and that the READMEs show
// what the program prints.
#include "tests/cli/run.h"
#include "tests/counts.h"
#include "tests/program.h"

#include <QFile>
#include <QFileInfo>
#include <QRegularExpression>
#include <QTemporaryDir>

using namespace nimstone::tests;

class TestExamples : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void examplesInTheHelpWork_data();
    void examplesInTheHelpWork();
    void outputIsAsTheReadmeShows_data();
    void outputIsAsTheReadmeShows();
};

/// Returns all commands: the error of a call without a command lists them.
static QStringList commands()
{
    const QString refusal = run({}).errors;
    return refusal.section(u'(', 1).section(u')', 0, 0).split(u", "_qs);
}

/// Returns the example commands of a help text. In a short run, the examples of `judge` use one generated input, because each
/// run of the judged program starts Python.
static QStringList examplesIn(const QString& help)
{
    static const QRegularExpression judges(u"(nimstone-cli judge \\S+)( --tests \\d+)?"_qs);
    QStringList lines = help.section(u"\nExamples:\n"_qs, 1).split(u'\n', Qt::SkipEmptyParts);
    for (QString& line : lines) {
        line = line.trimmed();
        if (!deep())
            line.replace(judges, u"\\1 --tests 1"_qs);
    }
    return lines;
}

void TestExamples::examplesInTheHelpWork_data()
{
    QTest::addColumn<QStringList>("help");
    QTest::newRow("--help") << words("--help");
    const QStringList all = commands();
    QVERIFY(all.size() >= 10);
    for (const QString& command : all)
        QTest::newRow(qPrintable(command)) << QStringList{command, u"--help"_qs};
}

void TestExamples::examplesInTheHelpWork()
{
    QFETCH(QStringList, help);
    const QStringList examples = examplesIn(run(help).output);
    QVERIFY(!examples.isEmpty());
    const QTemporaryDir folder;
    QProcessEnvironment variables = QProcessEnvironment::systemEnvironment();
    variables.insert(u"LC_ALL"_qs, u"C.UTF-8"_qs);
    variables.insert(u"PATH"_qs, QFileInfo(QStringLiteral(NIMSTONE_CLI)).path() + u':' + variables.value(u"PATH"_qs));
    for (const QString& example : examples) {
        QVERIFY2(example.contains(u"nimstone-cli "_qs), qPrintable(example));
        QProcess shell;
        shell.setProcessEnvironment(variables);
        shell.setWorkingDirectory(folder.path());
        shell.start(u"/bin/sh"_qs, {u"-c"_qs, example});
        shell.closeWriteChannel();
        QVERIFY2(shell.waitForFinished(120'000), qPrintable(example));
        const QString errors = QString::fromUtf8(shell.readAllStandardError());
        QVERIFY2(errors.isEmpty(), qPrintable(example + u": "_qs + errors));
        QVERIFY2(shell.exitCode() == 0, qPrintable(example));
    }
}

void TestExamples::outputIsAsTheReadmeShows_data()
{
    QTest::addColumn<QString>("command");
    QTest::addColumn<QString>("printed");
    for (const QString& name : {u"README.md"_qs, u"README.zh_CN.md"_qs}) {
        QFile file(QStringLiteral(NIMSTONE_SOURCE_DIR "/") + name);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QString text = QString::fromUtf8(file.readAll());
        static const QRegularExpression block(u"```console\\n\\$ nimstone-cli ([^\\n]*)\\n(.*?)```"_qs, QRegularExpression::DotMatchesEverythingOption);
        int shown = 0;
        for (auto matches = block.globalMatch(text); matches.hasNext(); ++shown) {
            const auto match = matches.next();
            QTest::addRow("%s, %s", qPrintable(name), qPrintable(match.captured(1))) << match.captured(1) << match.captured(2);
        }
        QVERIFY2(shown > 0, qPrintable(name + u" shows no example"_qs));
    }
}

void TestExamples::outputIsAsTheReadmeShows()
{
    QFETCH(QString, command);
    const auto result = run(command.split(u' '));
    QCOMPARE(result.errors, QString());
    QTEST(result.output, "printed");
}

NIMSTONE_TEST(TestExamples)
#include "tst_examples.moc"
