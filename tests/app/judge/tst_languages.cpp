// Tests the special treatment of Python, which is checked before it runs, and of Java.
#include <QTest>

#include <algorithm>

#include "app/judge/java.h"
#include "app/judge/judge.h"
#include "app/judge/program_bench.h"
#include "app/judge/python.h"
#include "tests/app/judge/sources.h"
#include "tests/counts.h"
#include "tests/program.h"

using namespace nimstone;
using namespace nimstone::judge;
using namespace std::chrono_literals;
using nimstone::tests::bytes;
using nimstone::tests::enoughToCompile;
using nimstone::tests::enoughToRun;

/// True unless this is a deep run with a JDK: Java starts slowly, and few machines have it.
static bool withoutJava(const tests::Sources& sources)
{
    return !tests::deep() || !toolFor(sources.tools, Language::Java);
}

class TestLanguages : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void pythonSourceIsCheckedBeforeItRuns_data();
    void pythonSourceIsCheckedBeforeItRuns();
    void causeNamesTheLineOfAPythonError_data();
    void causeNamesTheLineOfAPythonError();
    void pythonSourceIsCheckedOnce();
    void noteExplainsErrorsOfPython2Code_data();
    void noteExplainsErrorsOfPython2Code();
    void noteExplainsLimitedRecursion_data();
    void noteExplainsLimitedRecursion();
    void noteExplainsASmallStack();
    void deepRecursionIsAcceptedOrExplained();
    void mainClassOfAJavaSourceIsFound_data();
    void mainClassOfAJavaSourceIsFound();
    void javaProgramRuns_data();
    void javaProgramRuns();
    void javaProgramHasAMemoryLimit();
    void wrongJavaSourceIsRefused();

private:
    tests::Sources m_sources;
};

void TestLanguages::pythonSourceIsCheckedBeforeItRuns_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("said");
    QTest::addColumn<QByteArray>("old");
    const auto row = [](const char* name, const char* text, const char* said, const char* old = "") {
        QTest::newRow(name) << QByteArray(text) << QByteArray(said) << QByteArray(old);
    };
    row("a right source", "print(1)\n", "");
    row("Chinese text and lines that end with CRLF", "# 取石\r\nprint('取石')\r\n", "");
    row("only a warning", "print('\\d')\n", "");
    row("GBK that the source names", "# -*- coding: gbk -*-\n# \xb0\xcd\xca\xb2\nprint(1)\n", "");
    row("a bracket left open", "a = 1\nprint((1)\n", "line 2");
    row("print of Python 2", "for i in range(3):\n    print \"first\"\n", "line 2", "print …");
    row("exec of Python 2", "exec 'a = 1'\n", "line 1", "exec …");
    const std::string longText(200'000, 'x');
    row("a long comment", ('#' + longText + "\nprint(1)\n").c_str(), "");
    row("an error in a long line", ("print '" + longText + "'\n").c_str(), "line 1", "print …");
}

void TestLanguages::pythonSourceIsCheckedBeforeItRuns()
{
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, said);
    QFETCH(QByteArray, old);
    const auto program = m_sources.compiled(m_sources.write(QStringLiteral("取石 checked.PY"), text));
    QCOMPARE(bool(program), said.isEmpty());
    if (program)
        return;
    const CompileError& error = program.error();
    QCOMPARE(error.kind, CompileError::Kind::Refused);
    QVERIFY2(error.log.find(said.toStdString()) != std::string::npos, error.log.c_str());
    QVERIFY2(error.log.starts_with("  File \"取石 checked.PY\", line "), error.log.c_str());
    QCOMPARE(error.causes.empty(), old.isEmpty());
    if (!old.isEmpty())
        QCOMPARE(bytes(error.causes[0].text), old);
}

void TestLanguages::causeNamesTheLineOfAPythonError_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<int>("kind");
    QTest::addColumn<Count>("line");
    const auto row = [](const char* name, const char* text, contest::Note::Kind kind, Count line) {
        QTest::newRow(name) << QByteArray(text) << static_cast<int>(kind) << line;
    };
    using Kind = contest::Note::Kind;
    row("GBK in a comment", "import sys\n# \xb0\xcd\xca\xb2\nprint(1)\n", Kind::OtherEncoding, 2);
    row("GBK in a string", "print('\xb0\xcd')\n", Kind::OtherEncoding, 1);
    row("GBK that is named after the second line", "import sys\n\n# coding: gbk\n# \xb0\xcd\n", Kind::OtherEncoding, 4);
    row("blanks mixed with tabs", "if 1:\n        a = 1\n\tb = 2\n", Kind::OtherIndent, 3);
    row("a line that is indented too little", "if 1:\n    a = 1\n  b = 2\n", Kind::OtherIndent, 3);
    row("a line that is indented too much", "a = 1\n  b = 2\n", Kind::OtherIndent, 2);
}

void TestLanguages::causeNamesTheLineOfAPythonError()
{
    QFETCH(QByteArray, text);
    QFETCH(int, kind);
    QFETCH(Count, line);
    const auto program = m_sources.compiled(m_sources.write(QStringLiteral("line.py"), text));
    QVERIFY(!program && program.error().kind == CompileError::Kind::Refused);
    QCOMPARE(program.error().causes.size(), std::size_t{1});
    QCOMPARE(static_cast<int>(program.error().causes[0].kind), kind);
    QCOMPARE(program.error().causes[0].place.line, line);
}

void TestLanguages::pythonSourceIsCheckedOnce()
{
    const QString cache = m_sources.folder.filePath(QStringLiteral("checked"));
    const std::string file = m_sources.write(QStringLiteral("once.py"), "print(1)\n").toStdString();
    const Tool tool = *toolFor(m_sources.tools, Language::Python);
    const auto checks = [&](const Tool& with) {
        return !errorsIn(m_sources.runner, with, file, "print(1)\n", cache.toStdString(), enoughToCompile, {}).has_value();
    };
    QVERIFY(checks(tool));
    QCOMPARE(QDir(cache).entryList(QDir::AllEntries | QDir::NoDotAndDotDot).size(), 1);
    // The stop token cancels every new check. The first source still passes, because its result is in the cache.
    std::stop_source stopped;
    stopped.request_stop();
    QVERIFY(!errorsIn(m_sources.runner, tool, file, "print(1)\n", cache.toStdString(), enoughToCompile, stopped.get_token()));
    QVERIFY(errorsIn(m_sources.runner, tool, file, "print(2)\n", cache.toStdString(), enoughToCompile, stopped.get_token()));
}

void TestLanguages::noteExplainsErrorsOfPython2Code_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("old");
    const auto row = [](const char* text, const char* old) { QTest::newRow(text) << QByteArray(text) << QByteArray(old); };
    row("raw_input()", "raw_input()");
    row("xrange(3)", "xrange(…)");
    row("{}.has_key(1)", "d.has_key(k)");
    row("{}.iteritems()", "d.iteritems()");
    row("import sys; print >>sys.stderr, 1", "print >> file, …");
    row("1 / 0", "");
    row("unknown", "");
}

void TestLanguages::noteExplainsErrorsOfPython2Code()
{
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, old);
    const auto program = m_sources.compiled(m_sources.write(QStringLiteral("ends.py"), text + '\n'));
    QVERIFY(program);
    const Run run = m_sources.run(*program);
    QCOMPARE(run.code, 1);
    const RunVerdict verdict = verdictOn(*contest::problemNamed("hdu-1846"), {}, {}, run);
    QCOMPARE(verdict.verdict, Verdict::RuntimeError);
    QCOMPARE(verdict.notes.empty(), old.isEmpty());
    if (!old.isEmpty())
        QCOMPARE(bytes(verdict.notes[0].text), old);
}

void TestLanguages::noteExplainsLimitedRecursion_data()
{
    QTest::addColumn<QByteArray>("said");
    QTest::addColumn<QByteArray>("version");
    QTest::addColumn<QByteArray>("noted");
    const auto row = [](const char* name, const char* said, const char* version, const char* noted) {
        QTest::newRow(name) << QByteArray(said) << QByteArray(version) << QByteArray(noted);
    };
    const char* const inC = "RecursionError: maximum recursion depth exceeded while calling a Python object\n";
    row("through C code in 3.13", inC, "Python 3.13.5", "3.13");
    row("in a comparison in 3.12", "RecursionError: maximum recursion depth exceeded in comparison\n", "Python 3.12.3", "3.12");
    row("at the limit that the program sets", "RecursionError: maximum recursion depth exceeded\n", "Python 3.13.5", "");
    row("through C code in 3.11", inC, "Python 3.11.2", "");
    row("through C code in 3.14", inC, "Python 3.14.0", "");
    row("through C code in 3.1", inC, "Python 3.1.3", "");
    row("another error", "ZeroDivisionError: division by zero\n", "Python 3.13.5", "");
}

void TestLanguages::noteExplainsLimitedRecursion()
{
    QFETCH(QByteArray, said);
    QFETCH(QByteArray, version);
    const auto note = limitedRecursion(said.toStdString(), version.toStdString());
    QTEST(note ? bytes(note->text) : QByteArray(), "noted");
}

void TestLanguages::noteExplainsASmallStack()
{
    const auto note = pythonCause("RecursionError: Stack overflow (used 3874 kB) while calling a Python object\n");
    QVERIFY(note && note->kind == Note::Kind::SmallStack);
}

/// The judge accepts a right program with deep recursion, or a note names the limit that Python has. Which of the two happens depends on
/// the version of Python.
void TestLanguages::deepRecursionIsAcceptedOrExplained()
{
    const QString file = m_sources.write(QStringLiteral("deep.py"),
                               "import sys\nfrom functools import lru_cache\nsys.setrecursionlimit(1 << 20)\n@lru_cache(None)\n"
                               "def f(n): return 0 if n == 0 else f(n - 1) + 1\nf(5000)\n"
                               "for _ in range(int(input())):\n    n, m = map(int, input().split())\n"
                               "    print('first' if n % (m + 1) else 'second')\n");
    const auto bench = JudgeSession::make({}, m_sources.cache);
    QVERIFY(bench);
    Settings settings;
    settings.tests = 6;
    settings.limits.time = 20s;
    settings.limits.wall = 60s;
    const auto judged = (*bench)->judged(*contest::problemNamed("hdu-1846"), {file.toStdString()}, settings, {});
    QVERIFY(judged);
    const bool explained = std::ranges::any_of(judged->judgement.notes,
        [](const Note& note) { return note.kind == Note::Kind::LimitedRecursion || note.kind == Note::Kind::SmallStack; });
    QCOMPARE(judged->judgement.verdict, explained ? Verdict::RuntimeError : Verdict::Accepted);
}

// --- Java

void TestLanguages::mainClassOfAJavaSourceIsFound_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("file");
    QTest::addColumn<QByteArray>("main");
    const auto row = [](const char* name, const char* text, const char* file, const char* main) {
        QTest::newRow(name) << QByteArray(text) << QByteArray(file) << QByteArray(main);
    };
    row("the class Main", "public class Main { public static void main(String[] a) {} }", "Main", "Main");
    row("a class of another name", "public final class Nim { public static void main(String[] a) {} }", "Nim", "Nim");
    row("a class that is not public", "class Nim { public static void main(String... a) {} }", "Nim", "Nim");
    row("main in the first of two classes", "class A { static void main(String[] a) {} } class B { int x; }", "A", "A");
    row("main in the second of two classes", "class Heap { int main; } public class B { static class C {} public static void main(String[] a) {} }", "B", "B");
    row("main in the class that is not public", "public interface A { int f(); } class B { public static void main(String[] a) {} }", "A", "B");
    row("a class in a package", "package a.b; public class Main { public static void main(String[] a) {} }", "Main", "a.b.Main");
    row("classes in comments and strings", "// class A {\n/* public class B { */ public class C { String s = \"class D {\"; public static void main(String[] a) {} }",
        "C", "C");
    row("an empty source", "", "Main", "Main");
}

void TestLanguages::mainClassOfAJavaSourceIsFound()
{
    QFETCH(QByteArray, text);
    const JavaClasses classes = classesOf(text.toStdString());
    QTEST(bytes(classes.file), "file");
    QTEST(bytes(classes.main), "main");
}

void TestLanguages::javaProgramRuns_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("the class Main") << QByteArray("import java.util.*;\npublic class Main {\n    public static void main(String[] a) {\n"
                                        "        System.out.println(new Scanner(System.in).nextInt() + a.length);\n    }\n}\n");
    QTest::newRow("a source in GBK") << QByteArray("import java.util.*;\n// \xb0\xcd\xca\xb2\npublic class Main {\n    public static void main(String[] a) {\n"
                                          "        System.out.println(new Scanner(System.in).nextInt() + a.length);\n    }\n}\n");
    QTest::newRow("another name, a package, several classes")
        << QByteArray("package nim;\nimport java.util.*;\nclass Heap { int n; Heap(int n) { this.n = n; } }\npublic class Taking {\n"
                      "    public static void main(String[] a) {\n        Heap heap = new Heap(new Scanner(System.in).nextInt());\n"
                      "        System.out.println(heap.n + a.length);\n    }\n}\n");
    QTest::newRow("deep recursion and threads")
        << QByteArray("import java.util.*;\nimport java.util.concurrent.*;\nclass Main {\n    static int f(int n) { return n == 0 ? 0 : f(n - 1) + 1; }\n"
                      "    public static void main(String[] a) throws Exception {\n        int n = new Scanner(System.in).nextInt();\n"
                      "        ExecutorService all = Executors.newFixedThreadPool(8);\n        int sum = 0;\n"
                      "        for (int i = 0; i < n; i++) sum += all.submit(() -> 1).get();\n        all.shutdown();\n"
                      "        System.out.println(sum + f(100000) - 100000 + a.length);\n    }\n}\n");
}

void TestLanguages::javaProgramRuns()
{
    QFETCH(QByteArray, text);
    if (withoutJava(m_sources))
        QSKIP("this test runs only with ./dev test --deep and a JDK");
    const auto program = m_sources.compiled(m_sources.write(QStringLiteral("java/取石 program.java"), text), nullptr, {"argument"});
    QVERIFY2(program, program ? "" : program.error().log.c_str());
    const Run run = m_sources.run(*program, "41\n");
    QCOMPARE(bytes(run.errors), QByteArray());
    QCOMPARE(bytes(run.output), QByteArray("42\n"));
    QVERIFY2(run.memory < enoughToRun.memory, qPrintable(QString::number(run.memory)));
    // The classes come from the cache, and nothing was written beside the source.
    QCOMPARE(m_sources.compiled(m_sources.folder.filePath(QStringLiteral("java/取石 program.java")), nullptr, {"argument"})->arguments, program->arguments);
    QCOMPARE(QDir(m_sources.folder.filePath(QStringLiteral("java"))).entryList(QDir::Files).size(), 1);
}

void TestLanguages::javaProgramHasAMemoryLimit()
{
    if (withoutJava(m_sources))
        QSKIP("this test runs only with ./dev test --deep and a JDK");
    // The program allocates more than the limit, but most of it is garbage that Java can collect.
    const auto program = m_sources.compiled(m_sources.write(QStringLiteral("memory.java"),
                                        "public class Main {\n    public static void main(String[] a) {\n        java.util.List<int[]> kept = new java.util.ArrayList<>();\n"
                                        "        for (int i = 0; i < 3000; i++) {\n            int[] some = new int[250000];\n            some[i] = 1;\n"
                                        "            if (a.length > 0) kept.add(some);\n        }\n        System.out.println(kept.size());\n    }\n}\n"));
    QVERIFY2(program, program ? "" : program.error().log.c_str());
    const Run run = m_sources.run(*program);
    QCOMPARE(bytes(run.output), QByteArray("0\n"));
    QVERIFY2(run.memory < enoughToRun.memory, qPrintable(QString::number(run.memory)));
    CompiledProgram keeping = *program;
    keeping.arguments.emplace_back("all");
    QCOMPARE(m_sources.run(keeping).ending, RunEnding::OutOfMemory);
}

void TestLanguages::wrongJavaSourceIsRefused()
{
    const QString file = m_sources.write(QStringLiteral("refused.java"), "public class Main {\n    public static void main(String[] a) {\n        int x = y;\n    }\n}\n");
    std::vector<Tool> none;
    const auto missing = compile(m_sources.runner, none, {file.toStdString()}, m_sources.cache);
    QVERIFY(!missing && missing.error().kind == CompileError::Kind::NoCompiler && missing.error().language == Language::Java);
    if (withoutJava(m_sources))
        QSKIP("this test runs only with ./dev test --deep and a JDK");
    const auto program = m_sources.compiled(file);
    QVERIFY(!program && program.error().kind == CompileError::Kind::Refused);
    QVERIFY2(program.error().log.starts_with("refused.java:3: error: cannot find symbol"), program.error().log.c_str());
}

NIMSTONE_TEST(TestLanguages)
#include "tst_languages.moc"
