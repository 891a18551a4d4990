// Tests scripts and executables: interpreters outside the system's folders, and arguments that name files.
#include <QScopeGuard>
#include <QTest>

#include <algorithm>

#include "tests/app/judge/sources.h"
#include "tests/program.h"

using namespace nimstone;
using namespace nimstone::judge;
using namespace std::chrono_literals;
using nimstone::tests::bytes;
using nimstone::tests::enoughToRun;

class TestInterpreters : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void scriptRunsWithItsOwnInterpreter_data();
    void scriptRunsWithItsOwnInterpreter();
    void scriptCannotReadTheHomeFolder();
    void pathsInArgumentsBecomeAbsolute();

private:
    tests::Sources m_sources;
};

void TestInterpreters::scriptRunsWithItsOwnInterpreter_data()
{
    QTest::addColumn<QStringList>("program");
    const auto row = [](const char* name, const char* program) {
        QTest::newRow(name) << QString::fromUtf8(program).split(u' ');
    };
    row("a command that looks for Python", "home/.pyenv/shims/python3 home/own/program");
    row("a command in PATH that looks for Python", "python3 home/own/program");
    row("a virtual environment", "home/venv/bin/python3 home/own/program");
    row("a script for env python3", "home/own/by-path");
    row("a script for the Python of a virtual environment", "home/own/by-name");
    row("a script with options for env", "home/own/by-option");
    row("a command that looks for Ruby", "home/.rbenv/shims/ruby home/own/program");
    row("a script for Ruby", "home/own/by-ruby");
    row("a link to a command", "home/bin/tool home/own/program");
}

/// The home folder is laid out as by pyenv, venv and rbenv: commands in it start interpreters in folders beside them.
void TestInterpreters::scriptRunsWithItsOwnInterpreter()
{
    QFETCH(QStringList, program);
    const QString home = m_sources.folder.filePath(QStringLiteral("home"));
    const QByteArray root = home.toUtf8();
    const QByteArray shows = "\nimport own\nprint(own.name)\n";
    m_sources.write(QStringLiteral("home/.pyenv/shims/python3"), "#!/usr/bin/env bash\nexec \"" + root + "/.pyenv/libexec/pyenv\" exec \"${0##*/}\" \"$@\"\n", true);
    m_sources.write(QStringLiteral("home/.pyenv/libexec/pyenv"),
          "#!/bin/bash\nread version < '" + root + "/.pyenv/version'\nshift; name=$1; shift\nexec \"" + root
              + "/.pyenv/versions/$version/bin/$name\" \"$@\"\n",
          true);
    m_sources.write(QStringLiteral("home/.pyenv/version"), "3\n");
    for (const QString& folder : {QStringLiteral("home/.pyenv/versions/3"), QStringLiteral("home/venv")}) {
        QDir().mkpath(m_sources.folder.filePath(folder + QStringLiteral("/bin")));
        QFile::link(QStringLiteral("/usr/bin/python3"), m_sources.folder.filePath(folder + QStringLiteral("/bin/python3")));
        m_sources.write(folder + QStringLiteral("/pyvenv.cfg"), "home = /usr/bin\n");
        const Run asked = m_sources.runner.run({{"/usr/bin/python3", "-c", "import sys; print('python%d.%d' % sys.version_info[:2], end='')"}, {}, {}}, {}, enoughToRun);
        m_sources.write(folder + QStringLiteral("/lib/") + QString::fromStdString(asked.output) + QStringLiteral("/site-packages/own.py"), "name = 'own'\n");
    }
    m_sources.write(QStringLiteral("home/own/program"), shows);
    m_sources.write(QStringLiteral("home/own/by-path"), "#!/usr/bin/env python3" + shows, true);
    m_sources.write(QStringLiteral("home/own/by-name"), "#!" + root + "/venv/bin/python3" + shows, true);
    m_sources.write(QStringLiteral("home/own/by-option"), "#!/usr/bin/env -S python3 -u" + shows, true);
    m_sources.write(QStringLiteral("home/.rbenv/shims/ruby"), "#!/bin/sh\nexec \"" + root + "/.rbenv/libexec/ruby\" \"$@\"\n", true);
    m_sources.write(QStringLiteral("home/.rbenv/libexec/ruby"), "#!/bin/sh\n. '" + root + "/.rbenv/version'\necho $name\n", true);
    m_sources.write(QStringLiteral("home/.rbenv/version"), "name=own\n");
    m_sources.write(QStringLiteral("home/own/by-ruby"), "#!" + root + "/.rbenv/shims/ruby\n", true);
    QDir().mkpath(home + QStringLiteral("/bin"));
    QFile::link(home + QStringLiteral("/.rbenv/shims/ruby"), home + QStringLiteral("/bin/tool"));

    const QByteArray path = qgetenv("PATH");
    const QByteArray before = qgetenv("HOME");
    qputenv("PATH", root + "/.pyenv/shims:" + path);
    qputenv("HOME", root);
    const QString current = QDir::currentPath();
    QDir::setCurrent(m_sources.folder.path());
    const auto restore = qScopeGuard([&] {
        qputenv("PATH", path);
        qputenv("HOME", before);
        QDir::setCurrent(current);
    });
    const QStringList rest = program.mid(1);
    std::vector<std::string> arguments;
    for (const QString& argument : rest)
        arguments.push_back(argument.toStdString());
    const auto command = m_sources.compiled(program.first(), nullptr, arguments);
    QVERIFY(command);
    const Run run = m_sources.run(*command);
    QCOMPARE(bytes(run.errors), QByteArray());
    QCOMPARE(bytes(run.output), QByteArray("own\n"));
    // In no row may the program read the whole home folder.
    QVERIFY(std::ranges::find(command->readable, home.toStdString()) == command->readable.end());
}

void TestInterpreters::scriptCannotReadTheHomeFolder()
{
    const QByteArray before = qgetenv("HOME");
    const QString home = m_sources.folder.filePath(QStringLiteral("another home"));
    qputenv("HOME", home.toUtf8());
    const auto restore = qScopeGuard([&] { qputenv("HOME", before); });
    m_sources.write(QStringLiteral("another home/secret"), "secret\n");
    for (const char* place : {"bin", ".local/bin"}) {
        const QString name = QStringLiteral("another home/%1/tool").arg(QString::fromUtf8(place));
        m_sources.write(name, "#!/bin/sh\ncat '" + home.toUtf8() + "/secret' \"$0\" > /dev/null\n", true);
        const auto command = m_sources.compiled(m_sources.folder.filePath(name));
        QVERIFY(command);
        const Run run = m_sources.run(*command);
        QCOMPARE(run.code, 1);
        QVERIFY2(run.errors.find("Permission denied") != std::string::npos, run.errors.c_str());
    }
}

void TestInterpreters::pathsInArgumentsBecomeAbsolute()
{
    // This script stands in for Java. It prints its arguments and the contents of a folder and a file that they name.
    m_sources.write(QStringLiteral("paths/jdk/bin/java"), "#!/bin/sh\nfor a in \"$@\"; do echo \"$a\"; done\ncat \"${3%%:*}/Main\" \"$5\"\n", true);
    m_sources.write(QStringLiteral("paths/classes/Main"), "class\n");
    m_sources.write(QStringLiteral("paths/lib/own.jar"), "jar\n");
    m_sources.write(QStringLiteral("paths/own/here"), "");
    const QString current = QDir::currentPath();
    QDir::setCurrent(m_sources.folder.filePath(QStringLiteral("paths/own")));
    const auto restore = qScopeGuard([&] { QDir::setCurrent(current); });
    const auto command = m_sources.compiled(QStringLiteral("../jdk/bin/java"), nullptr,
                                  {"-cp", "../classes:../lib/*", "Main", "../lib/own.jar", "a:b", "..", "none:../lib"});
    QVERIFY(command);
    const Run run = m_sources.run(*command);
    const QByteArray root = m_sources.folder.filePath(QStringLiteral("paths")).toUtf8();
    QCOMPARE(bytes(run.errors), QByteArray());
    QCOMPARE(bytes(run.output), "-Xmx201326592\n-cp\n" + root + "/classes:" + root + "/lib/*\nMain\n" + root + "/lib/own.jar\na:b\n" + root
                                    + "/\nnone:../lib\nclass\njar\n");
}

NIMSTONE_TEST(TestInterpreters)
#include "tst_interpreters.moc"
