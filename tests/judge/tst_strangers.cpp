// Tests the judge command on programs as users bring them. The folder accepted/ has programs that the judges of the problems
// accept; the folder strangers/ has other programs, right and wrong. A comment near the top of each program names its problem and
// the expected verdict.
#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QProcess>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QTest>

#include "tests/counts.h"
#include "tests/program.h"

using namespace nimstone;

namespace {

const QString folder = QStringLiteral(NIMSTONE_SOURCE_DIR "/tests/judge/");

/// Returns all values of one name in a line such as "problem: hdu-1846, verdict: CE, named: a b.CPP, says: gets, says: int".
QStringList saidOf(const QString& name, const QString& line)
{
    QStringList said;
    const QRegularExpression pattern(name + QStringLiteral(": ([^,]*[^,\\s])"));
    for (auto each = pattern.globalMatch(line); each.hasNext();)
        said << each.next().captured(1);
    return said;
}

/// Returns the line of a program that names its problem and verdict; empty if there is none. The encoding of the file may be other
/// than UTF-8.
QString headOf(const QString& path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    for (QByteArray line = file.readLine(); !line.isEmpty(); line = file.readLine()) {
        if (line.contains("problem: "))
            return QString::fromUtf8(line).remove(QStringLiteral("*/")).trimmed();
    }
    return {};
}

/// Returns the compiler or interpreter that a program needs.
QString toolFor(const QString& file)
{
    if (file.endsWith(QStringLiteral(".py")))
        return QStringLiteral("python3");
    if (file.endsWith(QStringLiteral(".java")))
        return QStringLiteral("javac");
    return file.endsWith(QStringLiteral(".c")) ? QStringLiteral("gcc") : QStringLiteral("g++");
}

/// Runs the judge command on a program and returns the lines of its output.
QStringList judged(const QString& problem, const QString& program, const QString& language)
{
    QProcess process;
    QProcessEnvironment variables = QProcessEnvironment::systemEnvironment();
    // Compiled programs stay in this cache between runs of the tests.
    variables.insert(QStringLiteral("XDG_CACHE_HOME"), QStringLiteral(NIMSTONE_BINARY_DIR "/judged"));
    process.setProcessEnvironment(variables);
    process.setProcessChannelMode(QProcess::MergedChannels);
    process.start(QStringLiteral(NIMSTONE_CLI), {QStringLiteral("--lang"), language, QStringLiteral("judge"), problem, QStringLiteral("--"), program});
    process.waitForFinished(-1);
    return QString::fromUtf8(process.readAllStandardOutput()).split(QLatin1Char('\n'));
}

}  // namespace

class TestUserPrograms : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void userProgramGetsTheVerdictThatItsCommentNames_data()
    {
        QTest::addColumn<QString>("file");
        // An accepted program in Python is started hundreds of times, so only a deep run has one.
        const QStringList few{QStringLiteral("accepted/hdu-1000/hdu-1846-no-include.c"), QStringLiteral("accepted/hdu-1000/hdu-1847-iostream-h.cpp"),
                              QStringLiteral("strangers/wrong/one-line.py"), QStringLiteral("strangers/wrong/capitals.cpp"),
                              QStringLiteral("strangers/right/chinese-name.cpp"), QStringLiteral("strangers/refused/full-width.cpp"),
                              QStringLiteral("strangers/refused/html.cpp"), QStringLiteral("strangers/refused/line-numbers.cpp"),
                              QStringLiteral("strangers/refused/no-main.cpp"), QStringLiteral("strangers/refused/atcoder-library.cpp")};
        QStringList all;
        for (const QString& each : {QStringLiteral("accepted/"), QStringLiteral("strangers/")}) {
            for (QDirIterator files(folder + each, QDir::Files, QDirIterator::Subdirectories); files.hasNext();)
                all << files.next().mid(folder.size());
        }
        all.sort();
        for (const QString& file : tests::deep() ? all : few)
            QTest::newRow(qPrintable(file)) << file;
    }

    void userProgramGetsTheVerdictThatItsCommentNames()
    {
        QFETCH(QString, file);
        QString program = folder + file;
        const QString head = headOf(program);
        QVERIFY2(!head.isEmpty(), "no line of the program names its problem and verdict");
        if (QStandardPaths::findExecutable(toolFor(file)).isEmpty())
            QSKIP("this system has no compiler or interpreter for the program");
        // Copy the program to a file name that files of the project may not have, such as one with blanks.
        if (const QString named = saidOf(QStringLiteral("named"), head).value(0); !named.isEmpty()) {
            const QDir own(QStringLiteral(NIMSTONE_BINARY_DIR "/judged/named/") + file);
            QVERIFY(own.mkpath(QStringLiteral(".")));
            const QString copy = own.filePath(named);
            QVERIFY(QFile::exists(copy) ? QFile::remove(copy) && QFile::copy(program, copy) : QFile::copy(program, copy));
            program = copy;
        }

        const QString problem = saidOf(QStringLiteral("problem"), head).value(0);
        const QStringList lines = judged(problem, program, QStringLiteral("en"));
        if (tests::deep()) {
            const QStringList chinese = judged(problem, program, QStringLiteral("zh_CN"));
            qInfo("| %s | %s | %s | %s |", qPrintable(file), qPrintable(lines[0].section(QLatin1Char(' '), 0, 0)),
                  qPrintable(lines.mid(0, 2).join(QStringLiteral(" / "))), qPrintable(chinese.mid(0, 2).join(QStringLiteral(" / "))));
        }
        QCOMPARE(lines[0].section(QLatin1Char(' '), 0, 0), saidOf(QStringLiteral("verdict"), head).value(0));
        for (const QString& said : saidOf(QStringLiteral("says"), head))
            QVERIFY2(lines.join(QLatin1Char('\n')).contains(said), qPrintable(QStringLiteral("the output does not contain '%1':\n%2").arg(said, lines.join(QLatin1Char('\n')))));
    }
};

NIMSTONE_TEST(TestUserPrograms)
#include "tst_strangers.moc"
