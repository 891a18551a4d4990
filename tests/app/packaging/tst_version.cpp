// CMake defines the version. Every other file that names the version names the version of CMake.
#include <QTest>

#include "tests/app/packaging/said.h"
#include "tests/program.h"

using namespace nimstone::tests;

class TestVersion : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyFileNamesTheSameVersion_data();
    void everyFileNamesTheSameVersion();
    void theReleaseDateIsTheSameInBothFiles();
};

namespace {

/// Returns the first capture of the pattern in a file of the sources.
QString firstIn(const char* file, const char* pattern)
{
    return captured(textOf(QString::fromLatin1(file)), QString::fromLatin1(pattern)).value(0);
}

}  // namespace

void TestVersion::everyFileNamesTheSameVersion_data()
{
    QTest::addColumn<QString>("named");
    const QStringList version{QStringLiteral("--version")};
    QTest::newRow("nimstone --version") << captured(said(QStringLiteral(NIMSTONE), version), QStringLiteral("^nimstone (.*)$")).value(0);
    QTest::newRow("nimstone-cli --version") << captured(said(QStringLiteral(NIMSTONE_CLI), version), QStringLiteral("^nimstone-cli (.*)$")).value(0);
    QTest::newRow("debian/changelog") << firstIn("debian/changelog", "^nimstone \\((.*)\\)");
    QTest::newRow("CHANGELOG.md") << firstIn("CHANGELOG.md", "^## (\\d\\S*)");
    QTest::newRow("CITATION.cff") << firstIn("CITATION.cff", "^version: (.*)$");
    QTest::newRow("metainfo") << firstIn("app/packaging/org.nimstone.nimstone.metainfo.xml", "<release version=\"([^\"]*)\"");
}

void TestVersion::everyFileNamesTheSameVersion()
{
    QFETCH(QString, named);
    QCOMPARE(named, QStringLiteral(NIMSTONE_VERSION));
}

void TestVersion::theReleaseDateIsTheSameInBothFiles()
{
    const QString day = firstIn("CHANGELOG.md", "^## \\d\\S* \\((.*)\\)");
    QVERIFY(!day.isEmpty());
    QCOMPARE(firstIn("CITATION.cff", "^date-released: (.*)$"), day);
    QCOMPARE(firstIn("app/packaging/org.nimstone.nimstone.metainfo.xml", "<release version=\"[^\"]*\" date=\"([^\"]*)\""), day);
}

NIMSTONE_TEST(TestVersion)
#include "tst_version.moc"
