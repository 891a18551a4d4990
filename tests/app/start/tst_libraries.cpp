// The programs of the build tree look for libraries only in absolute folders. An empty entry would mean the current folder,
// in which anybody may have put a library of the same name (CWE-427).
#include <QCoreApplication>
#include <QDir>
#include <QProcess>
#include <QRegularExpression>
#include <QTest>

#include "tests/program.h"

class TestLibraries : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void librariesAreSearchedInAbsoluteFolders_data();
    void librariesAreSearchedInAbsoluteFolders();
};

void TestLibraries::librariesAreSearchedInAbsoluteFolders_data()
{
    QTest::addColumn<QString>("program");
    QTest::newRow("window") << QStringLiteral(NIMSTONE);
    QTest::newRow("command line") << QStringLiteral(NIMSTONE_CLI);
    QTest::newRow("a test") << QCoreApplication::applicationFilePath();
}

void TestLibraries::librariesAreSearchedInAbsoluteFolders()
{
    QFETCH(QString, program);
    QProcess readelf;
    readelf.start(QStringLiteral("readelf"), {QStringLiteral("--wide"), QStringLiteral("--dynamic"), program});
    QVERIFY(readelf.waitForFinished());
    const QString entries = QString::fromUtf8(readelf.readAllStandardOutput());
    QVERIFY2(entries.contains(QLatin1String("(NEEDED)")), qPrintable(entries));
    static const QRegularExpression places(QStringLiteral("\\((?:RPATH|RUNPATH)\\).*\\[(.*)\\]"));
    for (auto found = places.globalMatch(entries); found.hasNext();) {
        for (const QString& place : found.next().captured(1).split(u':'))
            QVERIFY2(QDir::isAbsolutePath(place), qPrintable(entries));
    }
}

NIMSTONE_TEST(TestLibraries)
#include "tst_libraries.moc"
