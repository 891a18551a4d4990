// Tests which compilers and interpreters are found, and which one is used if there are several.
#include <QFile>
#include <QScopeGuard>
#include <QTemporaryDir>
#include <QTest>

#include "app/judge/program_bench.h"
#include "app/judge/toolchain.h"
#include "tests/app/judge/hostile.h"
#include "tests/program.h"

using namespace nimstone::judge;
using nimstone::tests::bytes;
using nimstone::tests::startedRunner;

class TestTools : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void firstToolOfEachLanguageIsFound_data();
    void firstToolOfEachLanguageIsFound();
    void sessionLooksAgainForAToolThatItLacks();
};

void TestTools::firstToolOfEachLanguageIsFound_data()
{
    QTest::addColumn<QStringList>("programs");
    QTest::addColumn<QStringList>("found");
    const auto row = [](const char* name, const QStringList& programs, const QStringList& found) {
        QTest::newRow(name) << programs << found;
    };
    const QString gxx = QStringLiteral("g++");
    const QString gcc = QStringLiteral("gcc");
    const QString clang = QStringLiteral("clang++");
    const QString python = QStringLiteral("python3");
    const QString pypy = QStringLiteral("pypy3");
    const QString javac = QStringLiteral("javac");
    row("no programs", {}, {});
    row("one program of each language", {javac, gxx, gcc, python}, {gcc, gxx, python, javac});
    row("the preferred of two programs", {clang, gxx, pypy, python}, {gxx, python});
    row("only the second choice", {clang, pypy}, {clang, pypy});
    row("python is ignored, because it may be Python 2", {QStringLiteral("python")}, {});
    row("a program that fails", {QStringLiteral("g++ fails"), clang}, {clang});
    row("a program that is not executable", {QStringLiteral("g++ closed"), clang}, {clang});
}

void TestTools::firstToolOfEachLanguageIsFound()
{
    QFETCH(QStringList, programs);
    QFETCH(QStringList, found);
    const QTemporaryDir folder;
    for (const QString& program : programs) {
        const QString path = folder.filePath(program.section(u' ', 0, 0));
        if (program.startsWith(u"py")) {
            QVERIFY(QFile::link(QStringLiteral("/usr/bin/python3"), path));
            continue;
        }
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(program.endsWith(u"fails") ? "#!/bin/sh\nexit 1\n" : "#!/bin/sh\necho \"${0##*/} (fake) 1.2\"\necho more\n");
        if (!program.endsWith(u"closed"))
            file.setPermissions(file.permissions() | QFile::ExeOwner);
    }
    Runner runner = startedRunner();
    const std::vector<Tool> tools = findTools(runner, "relative:/no/folder::" + folder.path().toStdString());
    QStringList names;
    for (const Tool& tool : tools) {
        names.append(QString::fromStdString(tool.name));
        if (tool.language == Language::Python)
            QVERIFY2(tool.version.starts_with("Python 3."), tool.version.c_str());
        else
            QCOMPARE(bytes(tool.version), bytes(tool.name + " (fake) 1.2"));
    }
    QCOMPARE(names, found);
    for (const Language language : {Language::C, Language::Cpp, Language::Python, Language::Java}) {
        const Tool* const tool = toolFor(tools, language);
        QVERIFY(!tool || tool->language == language);
    }
}

void TestTools::sessionLooksAgainForAToolThatItLacks()
{
    const QTemporaryDir folder;
    const auto restored = qScopeGuard([path = qgetenv("PATH")] { qputenv("PATH", path); });
    qputenv("PATH", QFile::encodeName(folder.path()));
    const auto bare = JudgeSession::madeFor("a.cpp", nullptr);
    QVERIFY(bare && (*bare)->tools().empty());
    QFile compiler(folder.filePath(QStringLiteral("g++")));
    QVERIFY(compiler.open(QIODevice::WriteOnly));
    compiler.write("#!/bin/sh\necho 1.2\n");
    compiler.setPermissions(compiler.permissions() | QFile::ExeOwner);
    compiler.close();
    QCOMPARE(JudgeSession::madeFor("notes.txt", *bare).value(), *bare);
    const auto full = JudgeSession::madeFor("a.cpp", *bare);
    QVERIFY(full && *full != *bare);
    QCOMPARE((*full)->tools().size(), std::size_t{1});
    QCOMPARE(JudgeSession::madeFor("a.cpp", *full).value(), *full);
    QVERIFY(JudgeSession::madeFor("a.py", *full).value() != *full);
}

NIMSTONE_TEST(TestTools)
#include "tst_tools.moc"
