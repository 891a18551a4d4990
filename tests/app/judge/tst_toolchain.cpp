// Tests how source files and executables become commands that run: compile errors, and the cache of compiled programs.
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QTest>

#include <chrono>
#include <filesystem>
#include <thread>

#include "app/judge/toolchain.h"
#include "tests/app/judge/hostile.h"
#include "tests/app/judge/sources.h"
#include "tests/counts.h"
#include "tests/program.h"

using namespace nimstone::judge;
using namespace std::chrono_literals;
using nimstone::tests::bytes;
using nimstone::tests::enoughToCompile;
using nimstone::tests::enoughToRun;
using nimstone::tests::startedRunner;

namespace {

const char* const copyingC = "#include <stdio.h>\nint main(int n, char** a) { int c; while ((c = getchar()) != EOF) putchar(c);\n"
                             "for (int i = 1; i < n; i++) puts(a[i]); return 0; }\n";
const char* const copyingCpp = "#include <cstdio>\nint main(int n, char** a) { for (int c; (c = std::getchar()) != EOF;) std::putchar(c);\n"
                               "for (int i = 1; i < n; ++i) std::puts(a[i]); }\n";
const char* const copyingPython = "import sys\nsys.stdout.write(sys.stdin.read())\nfor a in sys.argv[1:]: print(a)\n";

}  // namespace

class TestToolchain : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void compiledSourceRuns_data();
    void compiledSourceRuns();
    void executableRunsWithoutACompiler();
    void wrongSourceHasACompileError_data();
    void wrongSourceHasACompileError();
    void compilerErrorsNameLinesOfTheFile();
    void hangingCompilerIsStopped();
    void waitingCompilerIsNotStopped();
    void compilingCanBeCancelled();
    void endingSaysHowAProgramStopped_data();
    void endingSaysHowAProgramStopped();
    void unchangedSourceIsCompiledOnce();
    void sourceIsCompiledAgainAfterItsHeaderChanges();
    void cacheKeepsTheNewestPrograms_data();
    void cacheKeepsTheNewestPrograms();
    void pythonWritesNoFilesBesideTheScript();

private:
    QString write(const QString& name, const QByteArray& text, bool executable = false)
    {
        QFile file(m_folder.filePath(name));
        QDir().mkpath(QFileInfo(file).path());
        if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size())
            qFatal("cannot write %s", qPrintable(name));
        if (executable)
            file.setPermissions(file.permissions() | QFile::ExeOwner);
        return file.fileName();
    }
    tl::expected<CompiledProgram, CompileError> compiled(const QString& file, std::vector<std::string> arguments = {})
    {
        arguments.insert(arguments.begin(), file.toStdString());
        return compile(m_runner, m_tools, arguments, m_cache, {}, enoughToCompile);
    }

    QTemporaryDir m_folder;
    std::string m_cache = m_folder.filePath(QStringLiteral("cache")).toStdString();
    Runner m_runner = startedRunner();
    std::vector<Tool> m_tools;
};

void TestToolchain::initTestCase()
{
    m_tools = findTools(m_runner, "/usr/bin:/bin");
}

void TestToolchain::compiledSourceRuns_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QByteArray>("text");
    const struct { const char* suffix; const char* text; } languages[] = {
        {"c", copyingC}, {"cpp", copyingCpp}, {"cc", copyingCpp}, {"c++", copyingCpp}, {"C", copyingCpp}, {"py", copyingPython}};
    std::size_t place = 0;
    for (const auto& [suffix, text] : languages) {
        for (const char* name : {"plain", "two words", "it's \"quoted\" \\ and $HOME", "取石子", "-o", "deep/deeper"}) {
            // In a short run, each name that is not plain occurs with two of the languages.
            if (place++ % 3 == 0 || name == QByteArray("plain") || nimstone::tests::deep())
                QTest::addRow("%s.%s", name, suffix)
                    << QString::fromUtf8(QByteArray(suffix) + '/' + name + '.' + suffix) << QByteArray(text);
        }
        ++place;  // the names change from language to language
        QTest::addRow("with a byte order mark.%s", suffix)
            << QStringLiteral("mark.") + QString::fromUtf8(suffix) << "\xef\xbb\xbf" + QByteArray(text);
    }
}

void TestToolchain::compiledSourceRuns()
{
    QFETCH(QString, name);
    QFETCH(QByteArray, text);
    const auto command = compiled(write(name, text), {"an argument", "\"another\""});
    QVERIFY2(command, command ? "" : command.error().log.c_str());
    const Run run = m_runner.run(*command, "取石 3 4 5\n", enoughToRun);
    QCOMPARE(bytes(run.errors), QByteArray());
    QCOMPARE(run.ending, RunEnding::Exited);
    QCOMPARE(run.code, 0);
    QCOMPARE(bytes(run.output), QByteArray("取石 3 4 5\nan argument\n\"another\"\n"));
}

void TestToolchain::executableRunsWithoutACompiler()
{
    const QByteArray showing = "#!/bin/sh\ncat \"$(dirname \"$0\")/beside\" \"$@\"\n";
    write(QStringLiteral("a folder/it's 取石"), showing, true);
    write(QStringLiteral("a folder/beside"), "beside\n");
    write(QStringLiteral("another folder/argument"), "argument\n");
    // The paths are relative to the current folder, which is not the folder of the run.
    const QString before = QDir::currentPath();
    QDir::setCurrent(m_folder.path());
    const auto command = compiled(QStringLiteral("a folder/it's 取石"), {"another folder/argument"});
    QDir::setCurrent(before);
    QVERIFY(command);
    QCOMPARE(bytes(m_runner.run(*command, {}, enoughToRun).output), QByteArray("beside\nargument\n"));

    const auto fromPath = compiled(QStringLiteral("cat"));
    QVERIFY(fromPath);
    QCOMPARE(bytes(m_runner.run(*fromPath, "input", enoughToRun).output), QByteArray("input"));
}

void TestToolchain::wrongSourceHasACompileError_data()
{
    using Kind = CompileError::Kind;
    QTest::addColumn<QString>("name");
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<int>("kind");
    const auto row = [](const char* name, const QByteArray& text, Kind kind) {
        QTest::newRow(name) << QString::fromUtf8(name) << text << static_cast<int>(kind);
    };
    row("wrong.cpp", "int main() { return x; }\n", Kind::Refused);
    row("wrong.c", "int main(void) { return x; }\n", Kind::Refused);
    row("unlinked.cpp", "void missing(); int main() { missing(); }\n", Kind::Refused);
    row("empty.cpp", "", Kind::Refused);
    row("long.cpp", copyingCpp + QByteArray(1'000'000, '\n'), Kind::TooLong);
    row("long.py", QByteArray(1'000'001, '\n'), Kind::TooLong);
    row("plain", "text\n", Kind::NotExecutable);
    row("secret.cpp", "#include \"/root/secret\"\nint main() {}\n", Kind::Refused);
    row("writes.cpp", "#include </etc/nimstone>\nint main() {}\n", Kind::Refused);
}

void TestToolchain::wrongSourceHasACompileError()
{
    QFETCH(QString, name);
    QFETCH(QByteArray, text);
    QFETCH(int, kind);
    const auto command = compiled(write(name, text));
    QVERIFY(!command);
    QCOMPARE(static_cast<int>(command.error().kind), kind);
    // The log is the output of the compiler. An empty program is refused before a compiler runs.
    QCOMPARE(command.error().log.empty(), kind != static_cast<int>(CompileError::Kind::Refused) || text.isEmpty());
    QCOMPARE(command.error().language, languageOf(name.toStdString()));

    for (const char* missing : {"no.cpp", "no.py", "no", "nowhere/no.c"}) {
        const auto none = compiled(m_folder.filePath(QString::fromUtf8(missing)));
        QVERIFY(!none && none.error().kind == CompileError::Kind::NoFile);
        QCOMPARE(none.error().code, ENOENT);
    }
    const auto noCompiler = compile(m_runner, {}, {write(QStringLiteral("right.cpp"), copyingCpp).toStdString()}, m_cache);
    QVERIFY(!noCompiler && noCompiler.error().kind == CompileError::Kind::NoCompiler);
    const std::string notAFolder = write(QStringLiteral("file"), "").toStdString() + "/cache";
    const std::string right = m_folder.filePath(QStringLiteral("right.cpp")).toStdString();
    const auto noCache = compile(m_runner, m_tools, {right}, notAFolder);
    QVERIFY(!noCache && noCache.error().kind == CompileError::Kind::CacheFailed);
}

void TestToolchain::compilerErrorsNameLinesOfTheFile()
{
    const auto command = compiled(write(QStringLiteral("a \"b\"/取石.cpp"), "\nint main()\n{\n    return mistaken;\n}\n"));
    QVERIFY(!command);
    QVERIFY2(command.error().log.starts_with("取石.cpp:4:12: error: "), command.error().log.c_str());
    QVERIFY2(command.error().log.find("    return mistaken;") != std::string::npos, command.error().log.c_str());
}

void TestToolchain::hangingCompilerIsStopped()
{
    const std::string compiler = write(QStringLiteral("hangs/g++"), "#!/bin/sh\nsleep 1000 & sleep 1000\n", true).toStdString();
    const Tool tool{Language::Cpp, "g++", compiler, "1", {m_folder.path().toStdString()}};
    Limits limits = enoughToCompile;
    limits.wall = 100ms;
    const std::string right = write(QStringLiteral("right.cpp"), copyingCpp).toStdString();
    const auto command = compile(m_runner, {tool}, {right}, m_cache, {}, limits);
    QVERIFY(!command);
    QCOMPARE(command.error().kind, CompileError::Kind::OutOfTime);
    // A compiler that reads a device without end is stopped too.
    limits = enoughToCompile;
    limits.time = 500ms;
    limits.memory = 256U << 20;
    const std::string zeros = write(QStringLiteral("endless.cpp"), "#include \"/dev/zero\"\n").toStdString();
    const auto endless = compile(m_runner, m_tools, {zeros}, m_cache, {}, limits);
    QVERIFY(!endless);
    QVERIFY(QDir(QString::fromStdString(m_cache)).entryList(QDir::Dirs | QDir::NoDotAndDotDot).isEmpty());
}

/// A compiler that waits, but does not compute, may take longer by the clock than its limit of processor time.
void TestToolchain::waitingCompilerIsNotStopped()
{
    constexpr int part = 10;
    const std::string compiler = write(QStringLiteral("waits/g++"), "#!/bin/sh\nsleep 4; exec /usr/bin/g++ \"$@\"\n", true).toStdString();
    const Tool tool{Language::Cpp, "g++", compiler, "1", {m_folder.path().toStdString()}};
    Limits limits = enoughToCompile;
    limits.wall = compilerLimits.wall / part;
    QVERIFY(compilerLimits.time / part < 4s);
    const std::string right = write(QStringLiteral("waiting.cpp"), "int main() {}\n").toStdString();
    QVERIFY(compile(m_runner, {tool}, {right}, m_cache, {}, limits));
}

void TestToolchain::compilingCanBeCancelled()
{
    // A copy under another name lets the test see that the compiler has started.
    QVERIFY(QFile::copy(QStringLiteral("/bin/sleep"), m_folder.filePath(QStringLiteral("slow"))));
    const QString slow = m_folder.filePath(QStringLiteral("slow"));
    const QByteArray script = "#!/bin/sh\nexec '" + slow.toUtf8() + "' 1000\n";
    const std::string compiler = write(QStringLiteral("slowly/g++"), script, true).toStdString();
    const std::string file = write(QStringLiteral("right.cpp"), copyingCpp).toStdString();
    const nimstone::tests::Hostile none(QString{});
    for (const bool asked : {true, false}) {
        std::stop_source source;
        std::jthread thread([&] {
            if (asked) {
                const std::string path = m_folder.filePath(QStringLiteral("slowly")).toStdString();
                QVERIFY(findTools(m_runner, path, source.get_token()).empty());
                return;
            }
            const Tool tool{Language::Cpp, "g++", compiler, "1", {m_folder.path().toStdString()}};
            const auto command = compile(m_runner, {tool}, {file}, m_cache, source.get_token(), enoughToCompile);
            QVERIFY(!command);
            QCOMPARE(command.error().kind, CompileError::Kind::Cancelled);
        });
        QTRY_VERIFY_WITH_TIMEOUT(!none.alive(slow).isEmpty(), 30000);
        source.request_stop();
        thread.join();
        QVERIFY(none.alive(slow).isEmpty());
    }
}

void TestToolchain::endingSaysHowAProgramStopped_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<RunEnding>("ending");
    QTest::addColumn<int>("code");
    const auto row = [](const char* what, const char* name, const char* text, RunEnding ending, int code) {
        QTest::newRow(what) << QString::fromUtf8(name) << QByteArray(text) << ending << code;
    };
    row("bad_alloc", "hog.cpp", "#include <vector>\nint main() { std::vector<char> v(1UL << 40); char* volatile at = v.data(); return at[5]; }\n",
        RunEnding::OutOfMemory, SIGABRT);
    row("MemoryError", "hog.py", "a = [0] * (1 << 40)\n", RunEnding::OutOfMemory, 1);
    row("an exception", "throws.cpp", "int main() { throw 1; }\n", RunEnding::Signalled, SIGABRT);
    row("an exception in Python", "throws.py", "1 / 0\n", RunEnding::Exited, 1);
    row("a caught bad_alloc", "caught.cpp",
        "#include <cstdio>\n#include <new>\nint main()\n{\n    try { new char[1UL << 40]; }\n"
        "    catch (std::bad_alloc& e) { std::fputs(e.what(), stderr); }\n}\n",
        RunEnding::Exited, 0);
    row("threads", "threads.cpp",
        "#include <thread>\n#include <vector>\nint main()\n{\n    std::vector<std::thread> all;\n"
        "    for (int i = 0; i < 8; ++i) all.emplace_back([] {});\n    for (auto& one : all) one.join();\n}\n",
        RunEnding::Exited, 0);
    row("threads of Python", "threads.py",
        "import time\nfrom concurrent.futures import ThreadPoolExecutor\n"
        "with ThreadPoolExecutor(8) as pool: list(pool.map(time.sleep, [0.01] * 16))\n",
        RunEnding::Exited, 0);
    row("deep recursion", "deep.cpp",
        "int f(int n) { volatile int a[8]; a[0] = n; return n == 0 ? 0 : f(n - 1) + a[0] - n; }\n"
        "int main() { return f(1000000); }\n",
        RunEnding::Exited, 0);
    // Python 3.14 measures the stack of a thread as the thread starts, so a larger limit helps only new threads. Python 3.12 and 3.13 allow
    // only some 3,330 levels through lru_cache.
    row("Python with a larger stack", "stack.py",
        "import resource, sys, threading\nfrom functools import lru_cache\n"
        "resource.setrlimit(resource.RLIMIT_STACK, (1 << 29, resource.RLIM_INFINITY))\nsys.setrecursionlimit(1 << 20)\n"
        "threading.stack_size(1 << 28)\ndone = []\n@lru_cache(None)\ndef f(n): return 0 if n == 0 else f(n - 1) + 1\n"
        "levels = 3000 if sys.version_info[:2] in ((3, 12), (3, 13)) else 20000\n"
        "thread = threading.Thread(target=lambda: done.append(f(levels)))\nthread.start()\nthread.join()\n"
        "sys.exit(done != [levels])\n",
        RunEnding::Exited, 0);
    // The divisor is not a constant, because GCC would replace a division by zero that it finds by an illegal instruction.
    constexpr const char* dividing = "#include <stdio.h>\nint main(int n, char** all)\n{\n"
                                     "    if (n == 1) printf(\"%d %s\", n / (n - 1), all[0]);\n    return 0;\n}\n";
    row("division by zero in C", "zero.c", dividing, RunEnding::Signalled, SIGFPE);
    row("division by zero in C++", "zero.cpp", dividing, RunEnding::Signalled, SIGFPE);
    row("C with the mathematics library", "root.c",
        "#include <math.h>\n#include <stdio.h>\n"
        "int main(void) { double x; return scanf(\"%lf\", &x) == 1 ? (int)sqrt(x) : 0; }\n",
        RunEnding::Exited, 0);
}

void TestToolchain::endingSaysHowAProgramStopped()
{
    QFETCH(QString, name);
    QFETCH(QByteArray, text);
    QFETCH(RunEnding, ending);
    QFETCH(int, code);
    const auto command = compiled(write(name, text));
    QVERIFY2(command, command ? "" : command.error().log.c_str());
    const Run run = m_runner.run(*command, {}, enoughToRun);
    QVERIFY2(run.ending == ending, run.errors.c_str());
    QCOMPARE(run.code, code);
}

void TestToolchain::unchangedSourceIsCompiledOnce()
{
    const QString file = write(QStringLiteral("once.c"), copyingC);
    const auto first = compiled(file);
    QVERIFY(first);
    namespace fs = std::filesystem;
    const fs::path program = first->arguments[0];
    // A program that was compiled again would be another file.
    fs::last_write_time(program, fs::file_time_type::clock::now() - 1h);
    const fs::path mark = program.string() + ".mark";
    fs::create_hard_link(program, mark);
    QCOMPARE(compiled(file)->arguments, first->arguments);
    QVERIFY(fs::equivalent(program, mark));
    QVERIFY(fs::last_write_time(program) > fs::file_time_type::clock::now() - 30min);
    fs::remove(mark);

    write(QStringLiteral("once.c"), copyingC + QByteArray("// changed\n"));
    QVERIFY(compiled(file)->arguments != first->arguments);
    std::vector<Tool> newer = m_tools;
    for (Tool& tool : newer)
        tool.version += "1";
    write(QStringLiteral("once.c"), copyingC);
    QVERIFY(compile(m_runner, newer, {file.toStdString()}, m_cache, {}, enoughToCompile)->arguments != first->arguments);
}

void TestToolchain::sourceIsCompiledAgainAfterItsHeaderChanges()
{
    const QByteArray text = "#include <stdio.h>\n#include \"own.h\"\nint main(void) { puts(OWN); return 0; }\n";
    const QString file = write(QStringLiteral("own/program.c"), text);
    for (const char* said : {"first", "second"}) {
        write(QStringLiteral("own/own.h"), "#define OWN \"" + QByteArray(said) + "\"\n");
        const auto command = compiled(file);
        QVERIFY2(command, command ? "" : command.error().log.c_str());
        QCOMPARE(bytes(m_runner.run(*command, {}, enoughToRun).output), said + QByteArray("\n"));
    }
}

void TestToolchain::cacheKeepsTheNewestPrograms_data()
{
    QTest::addColumn<int>("count");
    QTest::addColumn<qint64>("size");
    QTest::addColumn<int>("left");
    QTest::newRow("few programs") << 199 << qint64(1000) << 200;
    QTest::newRow("too many programs") << 205 << qint64(1000) << 200;
    QTest::newRow("programs that are too large together") << 10 << qint64(100'000'000) << 5;
}

void TestToolchain::cacheKeepsTheNewestPrograms()
{
    QFETCH(int, count);
    QFETCH(qint64, size);
    QFETCH(int, left);
    namespace fs = std::filesystem;
    const QTemporaryDir cache;
    for (int i = 0; i < count; ++i) {
        QFile file(cache.filePath(QString::number(i)));
        QVERIFY(file.open(QIODevice::WriteOnly));
        QVERIFY(file.resize(size));
        file.close();
        fs::last_write_time(file.fileName().toStdString(), fs::file_time_type::clock::now() - 1h - i * 1s);
    }
    const std::string file = write(QStringLiteral("right.c"), copyingC).toStdString();
    const auto command = compile(m_runner, m_tools, {file}, cache.path().toStdString(), {}, enoughToCompile);
    QVERIFY(command);
    const QStringList kept = QDir(cache.path()).entryList(QDir::Files);
    QCOMPARE(kept.size(), left);
    QVERIFY(kept.contains(QFileInfo(QString::fromStdString(command->arguments[0])).fileName()));
    for (int i = 0; i < left - 1; ++i)
        QVERIFY(kept.contains(QString::number(i)));
}

void TestToolchain::pythonWritesNoFilesBesideTheScript()
{
    Runner unconfined = startedRunner({"--landlock", "0"});
    write(QStringLiteral("script/beside.py"), "name = 'beside'\n");
    const QString script = write(QStringLiteral("script/main.py"), "import beside\nprint(beside.name)\n");
    const auto command = compile(unconfined, m_tools, {script.toStdString()}, m_cache);
    QVERIFY(command);
    QCOMPARE(bytes(unconfined.run(*command, {}, enoughToRun).output), QByteArray("beside\n"));
    QCOMPARE(QDir(m_folder.filePath(QStringLiteral("script"))).entryList(QDir::AllEntries | QDir::NoDotAndDotDot).size(), 2);
}

NIMSTONE_TEST(TestToolchain)
#include "tst_toolchain.moc"
