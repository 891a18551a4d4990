// tools/requirements.sh on several releases: what is missing there, where their packages have other names.
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include "tests/program.h"

class TestRequirements : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void missing_data();
    void missing();
};

namespace {

bool writeTool(const QTemporaryDir& folder, const char* name, const QByteArray& lines)
{
    QFile tool(folder.filePath(QString::fromLatin1(name)));
    return tool.open(QIODevice::WriteOnly) && tool.write("#!/bin/sh\n" + lines) > 0
        && tool.setPermissions(QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
}

}  // namespace

void TestRequirements::missing_data()
{
    QTest::addColumn<QByteArray>("line");
    QTest::addColumn<QByteArray>("installed");  // "name=version" with a blank after each
    QTest::addColumn<QByteArray>("offered");
    QTest::addColumn<bool>("isMissing");
    const QByteArray split = "svg-plugins|libsvg";
    QTest::newRow("one name, installed") << QByteArray("libsvg") << QByteArray("libsvg=6.4 ") << QByteArray("libsvg=6.4 ") << false;
    QTest::newRow("one name, not installed") << QByteArray("libsvg") << QByteArray() << QByteArray("libsvg=6.4 ") << true;
    QTest::newRow("one name, too old") << QByteArray("libsvg>=6.5") << QByteArray("libsvg=6.4 ") << QByteArray("libsvg=6.5 ") << true;
    QTest::newRow("old release, installed") << split << QByteArray("libsvg=6.4 ") << QByteArray("libsvg=6.4 ") << false;
    QTest::newRow("old release, not installed") << split << QByteArray() << QByteArray("libsvg=6.4 ") << true;
    QTest::newRow("new release, installed") << split << QByteArray("svg-plugins=6.8 ") << QByteArray("libsvg=6.8 svg-plugins=6.8 ") << false;
    QTest::newRow("new release, the library without the plugins")
        << split << QByteArray("libsvg=6.8 ") << QByteArray("libsvg=6.8 svg-plugins=6.8 ") << true;
    QTest::newRow("no lists, the library installed") << split << QByteArray("libsvg=6.8 ") << QByteArray() << false;
}

void TestRequirements::missing()
{
    QFETCH(QByteArray, line);
    QFETCH(QByteArray, installed);
    QFETCH(QByteArray, offered);
    QFETCH(bool, isMissing);
    const QTemporaryDir folder;
    // What the two tools are asked, from lists of packages; the name stands last.
    const QByteArray find = "for last; do :; done\nfor one in $LIST; do [ \"${one%%=*}\" = \"$last\" ] && version=${one#*=}; done\n";
    QVERIFY(writeTool(folder, "dpkg-query", "LIST='" + installed + "'\n" + find + "[ -n \"$version\" ] && echo \"ii  $version\"\n"));
    QVERIFY(writeTool(folder, "apt-cache", "LIST='" + offered + "'\n" + find + "echo \"  Candidate: ${version:-(none)}\"\n"));
    QVERIFY(writeTool(folder, "dpkg", "[ \"$(printf '%s\\n%s\\n' \"$2\" \"$4\" | sort -V | head -n 1)\" = \"$4\" ]\n"));
    QFile list(folder.filePath(QStringLiteral("packages.txt")));
    QVERIFY(list.open(QIODevice::WriteOnly) && list.write("run " + line + " plugin:x draws the icons\n") > 0);
    list.close();

    QProcess shell;
    QProcessEnvironment variables = QProcessEnvironment::systemEnvironment();
    variables.insert(QStringLiteral("PATH"), folder.path() + u':' + variables.value(QStringLiteral("PATH")));
    shell.setProcessEnvironment(variables);
    shell.start(QStringLiteral("bash"), {QStringLiteral("-euo"), QStringLiteral("pipefail"), QStringLiteral("-c"),
                                         QStringLiteral(". '" NIMSTONE_SOURCE_DIR "/tools/requirements.sh'; packages_file='%1'; not_installed run").arg(list.fileName())});
    QVERIFY(shell.waitForFinished());
    QCOMPARE(shell.readAllStandardError(), QByteArray());
    QCOMPARE(shell.exitCode(), 0);
    QCOMPARE(!shell.readAllStandardOutput().isEmpty(), isMissing);
}

NIMSTONE_TEST(TestRequirements)
#include "tst_requirements.moc"
