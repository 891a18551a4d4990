// Programs as people bring them, judged by the command line: accepted/ holds what the judges of the problems accept, strangers/ what
// else people bring, right and wrong. The first line of each says what must come of it.
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

/// "problem: hdu-1846, verdict: CE, named: a b.CPP, says: gets, says: int": what stands behind a name, each time it occurs.
QStringList saidOf(const QString& name, const QString& line)
{
    QStringList said;
    const QRegularExpression pattern(name + QStringLiteral(": ([^,]*[^,\\s])"));
    for (auto each = pattern.globalMatch(line); each.hasNext();)
        said << each.next().captured(1);
    return said;
}

/// The line of a program that says what must come of it. What it is written in may not be UTF-8.
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

/// What has to be there to judge it.
QString toolFor(const QString& file)
{
    if (file.endsWith(QStringLiteral(".py")))
        return QStringLiteral("python3");
    if (file.endsWith(QStringLiteral(".java")))
        return QStringLiteral("javac");
    return file.endsWith(QStringLiteral(".c")) ? QStringLiteral("gcc") : QStringLiteral("g++");
}

/// What the command line says of a program, line by line.
QStringList judged(const QString& problem, const QString& program, const QString& language)
{
    QProcess process;
    QProcessEnvironment variables = QProcessEnvironment::systemEnvironment();
    // What it compiles is kept from one run of the tests to the next.
    variables.insert(QStringLiteral("XDG_CACHE_HOME"), QStringLiteral(NIMSTONE_BINARY_DIR "/judged"));
    process.setProcessEnvironment(variables);
    process.setProcessChannelMode(QProcess::MergedChannels);
    process.start(QStringLiteral(NIMSTONE_CLI), {QStringLiteral("--lang"), language, QStringLiteral("judge"), problem, QStringLiteral("--"), program});
    process.waitForFinished(-1);
    return QString::fromUtf8(process.readAllStandardOutput()).split(QLatin1Char('\n'));
}

}  // namespace

class TestStrangers : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void getWhatIsDueToThem_data()
    {
        QTest::addColumn<QString>("file");
        const QStringList few{QStringLiteral("accepted/hdu-1000/hdu-1846-no-include.c"), QStringLiteral("accepted/hdu-1000/hdu-1847-iostream-h.cpp"),
                              QStringLiteral("accepted/luogu/luogu-p2197-map.py"), QStringLiteral("strangers/wrong/capitals.cpp"),
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

    void getWhatIsDueToThem()
    {
        QFETCH(QString, file);
        QString program = folder + file;
        const QString head = headOf(program);
        QVERIFY2(!head.isEmpty(), "it does not say what must come of it");
        if (QStandardPaths::findExecutable(toolFor(file)).isEmpty())
            QSKIP("there is no compiler for it");
        // A name that the project's own files are not to have.
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
            QVERIFY2(lines.join(QLatin1Char('\n')).contains(said), qPrintable(QStringLiteral("no word of '%1':\n%2").arg(said, lines.join(QLatin1Char('\n')))));
    }
};

NIMSTONE_TEST(TestStrangers)
#include "tst_strangers.moc"
