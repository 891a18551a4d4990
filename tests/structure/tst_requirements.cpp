// Tests tools/requirements.sh: which packages are missing on several releases, where packages have other names, and how it
// waits while another program installs packages. Also tests tools/display.sh: whether there is a display.
#include <QDir>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include "tests/program.h"

class TestRequirements : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void missingPackagesAreFound_data();
    void missingPackagesAreFound();
    void installationWaitsWhileAnotherAptRuns_data();
    void installationWaitsWhileAnotherAptRuns();
    void displayIsDetected_data();
    void displayIsDetected();
};

namespace {

bool writeTool(const QTemporaryDir& folder, const char* name, const QByteArray& lines)
{
    QFile tool(folder.filePath(QString::fromLatin1(name)));
    return tool.open(QIODevice::WriteOnly) && tool.write("#!/bin/sh\n" + lines) > 0
        && tool.setPermissions(QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
}

}  // namespace

void TestRequirements::missingPackagesAreFound_data()
{
    QTest::addColumn<QByteArray>("line");       // a name, or a name and a probe
    QTest::addColumn<QByteArray>("installed");  // entries "name=version", with a blank after each
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
    QTest::newRow("a command from another source") << QByteArray("npm any:sh") << QByteArray() << QByteArray("npm=9.2 ") << false;
    QTest::newRow("no command from another source") << QByteArray("npm any:no-such-command") << QByteArray() << QByteArray("npm=9.2 ") << true;
    QTest::newRow("no lists, the library installed") << split << QByteArray("libsvg=6.8 ") << QByteArray() << false;
}

void TestRequirements::missingPackagesAreFound()
{
    QFETCH(QByteArray, line);
    QFETCH(QByteArray, installed);
    QFETCH(QByteArray, offered);
    QFETCH(bool, isMissing);
    const QTemporaryDir folder;
    // Replaces the package tools with scripts that answer from lists. The name of the package is the last argument.
    const QByteArray find = "for last; do :; done\nfor one in $LIST; do [ \"${one%%=*}\" = \"$last\" ] && version=${one#*=}; done\n";
    QVERIFY(writeTool(folder, "dpkg-query", "LIST='" + installed + "'\n" + find + "[ -n \"$version\" ] && echo \"ii  $version\"\n"));
    QVERIFY(writeTool(folder, "apt-cache", "LIST='" + offered + "'\n" + find + "echo \"  Candidate: ${version:-(none)}\"\n"));
    QVERIFY(writeTool(folder, "dpkg", "[ \"$(printf '%s\\n%s\\n' \"$2\" \"$4\" | sort -V | head -n 1)\" = \"$4\" ]\n"));
    QFile list(folder.filePath(QStringLiteral("packages.txt")));
    QVERIFY(list.open(QIODevice::WriteOnly) && list.write("run " + line + (line.contains(' ') ? "" : " plugin:x") + " draws the icons\n") > 0);
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

void TestRequirements::installationWaitsWhileAnotherAptRuns_data()
{
    QTest::addColumn<QByteArray>("command");
    QTest::addColumn<QByteArray>("error");
    QTest::addColumn<int>("failures");  // the number of times that apt-get fails with this error before it succeeds
    QTest::addColumn<int>("calls");
    QTest::addColumn<bool>("waits");
    QTest::addColumn<bool>("succeeds");
    const QByteArray dpkgLock = "E: Could not get lock /var/lib/dpkg/lock-frontend. It is held by process 4711 (unattended-upgr)";
    const QByteArray listsLock = "E: Could not get lock /var/lib/apt/lists/lock. It is held by process 4711 (apt-get)";
    const QByteArray unknown = "E: Unable to locate package mold";
    QTest::newRow("no other program runs") << QByteArray("apt_install mold") << dpkgLock << 0 << 1 << false << true;
    QTest::newRow("another installation") << QByteArray("apt_install mold") << dpkgLock << 2 << 3 << true << true;
    QTest::newRow("another refresh of the lists") << QByteArray("refresh_lists") << listsLock << 2 << 3 << true << true;
    QTest::newRow("an installation that never ends") << QByteArray("apt_install mold") << dpkgLock << 1000 << 6 << true << false;
    QTest::newRow("another error") << QByteArray("apt_install mold") << unknown << 1000 << 1 << false << false;
}

void TestRequirements::installationWaitsWhileAnotherAptRuns()
{
    QFETCH(QByteArray, command);
    QFETCH(QByteArray, error);
    QFETCH(int, failures);
    QFETCH(int, calls);
    QFETCH(bool, waits);
    QFETCH(bool, succeeds);
    const QTemporaryDir folder;
    const QByteArray called = QFile::encodeName(folder.filePath(QStringLiteral("called")));
    QVERIFY(writeTool(folder, "apt-get", "echo \"$*\" >>'" + called + "'\n[ \"$(wc -l <'" + called + "')\" -gt " + QByteArray::number(failures)
                                             + " ] || { echo '" + error + "' >&2; exit 100; }\n"));
    QVERIFY(writeTool(folder, "sleep", "exit 0\n"));
    QVERIFY(writeTool(folder, "sudo", "exec \"$@\"\n"));

    QProcess shell;
    QProcessEnvironment variables = QProcessEnvironment::systemEnvironment();
    variables.insert(QStringLiteral("PATH"), folder.path() + u':' + variables.value(QStringLiteral("PATH")));
    shell.setProcessEnvironment(variables);
    shell.start(QStringLiteral("bash"), {QStringLiteral("-euo"), QStringLiteral("pipefail"), QStringLiteral("-c"),
                                         QStringLiteral(". '" NIMSTONE_SOURCE_DIR "/tools/requirements.sh'; apt_patience=5; ") + QString::fromUtf8(command)});
    QVERIFY(shell.waitForFinished(60'000));
    const QByteArray said = shell.readAllStandardOutput();
    QCOMPARE(said.count("./dev waits until it has finished"), waits ? 1 : 0);
    QCOMPARE(shell.exitCode() == 0, succeeds);
    QCOMPARE(shell.readAllStandardError().contains(error), !succeeds);
    QFile calledFile(QString::fromUtf8(called));
    QVERIFY(calledFile.open(QIODevice::ReadOnly));
    const QByteArray allCalls = calledFile.readAll();
    QCOMPARE(allCalls.count('\n'), calls);
    QVERIFY2(allCalls.startsWith(command == "refresh_lists" ? "update -qq" : "install -y"), QByteArray("the first call of apt-get is wrong: " + allCalls).constData());
}

void TestRequirements::displayIsDetected_data()
{
    QTest::addColumn<QStringList>("variables");
    QTest::addColumn<QString>("plugin");  // the Wayland plugin of Qt
    QTest::addColumn<bool>("isThere");
    const QStringList wayland{QStringLiteral("WAYLAND_DISPLAY=wayland-0")};
    QTest::newRow("none") << QStringList() << QString() << false;
    QTest::newRow("a platform of Qt") << QStringList{QStringLiteral("QT_QPA_PLATFORM=offscreen")} << QString() << true;
    QTest::newRow("X11 on another computer") << QStringList{QStringLiteral("DISPLAY=desk:0")} << QString() << true;
    QTest::newRow("X11 without its socket") << QStringList{QStringLiteral("DISPLAY=:987")} << QString() << false;
    QTest::newRow("Wayland without the plugin") << wayland << QString() << false;
    QTest::newRow("Wayland, the plugin of Qt 6.4 to 6.8") << wayland << QStringLiteral("libqwayland-generic.so") << true;
    QTest::newRow("Wayland, the plugin of Qt 6.11") << wayland << QStringLiteral("libqwayland.so") << true;
}

void TestRequirements::displayIsDetected()
{
    QFETCH(QStringList, variables);
    QFETCH(QString, plugin);
    QFETCH(bool, isThere);
    const QTemporaryDir folder;
    QVERIFY(writeTool(folder, "qtpaths6", "echo '" + QFile::encodeName(folder.path()) + "'\n"));
    QVERIFY(QDir(folder.path()).mkdir(QStringLiteral("platforms")));
    QFile file(folder.filePath(QStringLiteral("platforms/") + plugin));
    QVERIFY(plugin.isEmpty() || file.open(QIODevice::WriteOnly));

    QProcess shell;
    shell.setProcessEnvironment([&] {
        QProcessEnvironment all;
        all.insert(QStringLiteral("PATH"), folder.path() + u':' + qEnvironmentVariable("PATH"));
        for (const QString& variable : variables)
            all.insert(variable.section(u'=', 0, 0), variable.section(u'=', 1));
        return all;
    }());
    shell.start(QStringLiteral("bash"), {QStringLiteral("-uo"), QStringLiteral("pipefail"), QStringLiteral("-c"),
                                         QStringLiteral("cd '" NIMSTONE_SOURCE_DIR "'; . tools/requirements.sh; . tools/display.sh; display_there")});
    QVERIFY(shell.waitForFinished());
    QCOMPARE(shell.readAllStandardError(), QByteArray());
    QCOMPARE(shell.exitCode() == 0, isThere);
}

NIMSTONE_TEST(TestRequirements)
#include "tst_requirements.moc"
