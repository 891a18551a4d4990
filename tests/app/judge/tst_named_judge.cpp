// Tests that the compiler treats sources in C and C++ as the judge of a problem does: the macros, the accepted code,
// and the causes of errors.
#include <QDir>
#include <QFile>
#include <QScopeGuard>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <chrono>
#include <utility>

#include "app/judge/toolchain.h"
#include "core/contest/problem.h"
#include "tests/app/judge/hostile.h"
#include "tests/app/judge/sources.h"
#include "tests/counts.h"
#include "tests/program.h"

using namespace nimstone::judge;
using namespace std::chrono_literals;
using nimstone::contest::Note;
using nimstone::tests::bytes;
using nimstone::tests::enoughToCompile;
using nimstone::tests::enoughToRun;
using nimstone::tests::startedRunner;

namespace {

using NoteKind = Note::Kind;
using Standing = Note::Standing;

/// Returns the kinds of the notes as numbers, each with its standing unless that is Told, for example "8 accepted, 2".
QByteArray shown(const std::vector<Note>& notes)
{
    QByteArray text;
    for (const Note& note : notes) {
        text += (text.isEmpty() ? "" : ", ") + QByteArray::number(static_cast<int>(note.kind));
        text += note.standing == Standing::Accepted ? " accepted" : note.standing == Standing::Mended ? " mended" : "";
    }
    return text;
}

Note note(NoteKind kind, Standing standing = Standing::Told)
{
    return {.kind = kind, .standing = standing};
}

/// Returns a source in C++ that can call printf without a header, so that it compiles fast.
QByteArray printing(const char* what)
{
    return QByteArray("extern \"C\" int printf(const char*, ...);\n") + what;
}

}  // namespace

class TestNamedJudge : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void sourceCompilesAsOnItsJudge_data();
    void sourceCompilesAsOnItsJudge();
    void compileErrorListsItsCauses_data();
    void compileErrorListsItsCauses();
    void emptySourceIsRefusedWithoutACompiler_data();
    void emptySourceIsRefusedWithoutACompiler();
    void buildTriesOnlyStandardsThatMayHelp_data();
    void buildTriesOnlyStandardsThatMayHelp();
    void gnuExtensionsAreDeclared_data();
    void gnuExtensionsAreDeclared();
    void cachedProgramKeepsItsWarnings();
    void longHas32BitsIfShortLongIsSet();

private:
    tl::expected<CompiledProgram, CompileError> compiled(const QByteArray& problem, const QString& name, const QByteArray& text,
                                                         CompileOptions options = {}, std::stop_token stop = {})
    {
        const QString path = m_folder.filePath(name);
        QFile file(path);
        if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size())
            qFatal("cannot write %s", qPrintable(name));
        file.close();
        options.problem = problem.isEmpty() ? nullptr : nimstone::contest::problemNamed(problem.toStdString());
        return compile(m_runner, m_tools, {path.toStdString()}, m_cache, std::move(stop), enoughToCompile, options);
    }
    QByteArray printed(const CompiledProgram& program) { return bytes(m_runner.run(program, "12345678901 3\n", enoughToRun).output); }

    QTemporaryDir m_folder;
    std::string m_cache = m_folder.filePath(QStringLiteral("cache")).toStdString();
    Runner m_runner = startedRunner();
    std::vector<Tool> m_tools;
    std::vector<Tool> m_clang;  ///< empty if clang++ is not installed
};

void TestNamedJudge::initTestCase()
{
    m_tools = findTools(m_runner, "/usr/bin:/bin");
    QVERIFY(QDir(m_folder.path()).mkpath(QStringLiteral("clang")));
    if (QFile::exists(QStringLiteral("/usr/bin/clang++")) && QFile::link(QStringLiteral("/usr/bin/clang++"), m_folder.filePath(QStringLiteral("clang/clang++"))))
        m_clang = findTools(m_runner, m_folder.filePath(QStringLiteral("clang")).toStdString());
}

void TestNamedJudge::sourceCompilesAsOnItsJudge_data()
{
    QTest::addColumn<QByteArray>("problem");
    QTest::addColumn<QString>("file");
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("output");
    QTest::addColumn<QByteArray>("notes");
    const auto row = [](const char* name, const char* problem, const char* file, const QByteArray& text, const char* output,
                        const std::vector<Note>& notes) {
        QTest::newRow(name) << QByteArray(problem) << QString::fromUtf8(file) << text << QByteArray(output) << shown(notes);
    };
    const QByteArray judged = printing("int main() {\n#ifdef ONLINE_JUDGE\nprintf(\"judged\");\n#endif\n}\n");
    row("a judge that defines ONLINE_JUDGE", "hdu-1846", "a.cpp", judged, "judged", {});
    row("a judge that does not define ONLINE_JUDGE", "cses-1098", "a.cpp", judged, "", {});
    row("no problem", "", "a.cpp", judged, "", {});
    row("C", "luogu-p2197", "a.c", "#include <stdio.h>\nint main(void) {\n#ifdef ONLINE_JUDGE\nputs(\"judged\");\n#endif\nreturn 0; }\n", "judged\n", {});
    row("a keyword of C++20", "hdu-1846", "b.cpp", printing("template <class T> concept Any = true;\nint main() { printf(\"20\"); }\n"), "20",
        {note(NoteKind::Dialect)});
    row("names that C++11 made keywords", "luogu-p2197", "c.cpp", printing("int main() { int constexpr = 9, concept = 8; printf(\"%d\", constexpr * 10 + concept); }\n"), "98",
        {note(NoteKind::Dialect)});
    row("a name that C++17 added to std", "hdu-1846", "d.cpp",
        "#include <cstddef>\n#include <cstdio>\nusing namespace std;\nint byte = 11;\nint main() { auto a = byte; printf(\"%d\", a); }\n", "11",
        {note(NoteKind::Dialect)});
    row("gets in C", "luogu-p2197", "g.c", "#include <stdio.h>\nint main(void) { char s[99]; gets(s); puts(s); return 0; }\n", "12345678901 3\n",
        {note(NoteKind::Gets), note(NoteKind::Dialect)});
    row("integers of Windows", "poj-1067", "e.cpp",
        "#include <stdio.h>\nint main() { __int64 n; scanf(\"%I64d\", &n); printf(\"%I64d %I64u\", n, n + 10i64); }\n", "12345678901 12345678911",
        {note(NoteKind::WindowsInteger, Standing::Accepted), note(NoteKind::WindowsFormat, Standing::Accepted)});
    row("void main", "hdu-1846", "f.cpp", printing("void main() { printf(\"void\"); return; }\n"), "void", {note(NoteKind::VoidMain, Standing::Accepted)});
    row("void main in C", "sicily-1922", "f.c", "#include <stdio.h>\nvoid main() { puts(\"void\"); }\n", "void\n",
        {note(NoteKind::VoidMain, Standing::Accepted)});
    row("main without a type", "hdu-1846", "h.c", "#include <stdio.h>\nmain() { puts(\"none\"); return 1; }\n", "none\n",
        {note(NoteKind::MainWithoutType, Standing::Accepted)});
    row("an old header", "hdu-1846", "i.cpp", "#include <iostream.h>\n#include <conio.h>\nint main() { cout << \"old\" << endl; }\n", "old\n",
        {note(NoteKind::OldHeader, Standing::Accepted), note(NoteKind::WindowsHeader, Standing::Accepted)});
    row("a header of Windows", "poj-2484", "o.c", "#include <stdio.h>\n#include <process.h>\nint main(void) { puts(\"w\"); return 0; }\n", "w\n",
        {note(NoteKind::WindowsHeader, Standing::Accepted)});
    row("a missing header", "poj-2234", "j.cpp",
        "#include <new>\nint main() { char s[9]; strcpy(s, \"98\"); printf(\"%s %d\", s, abs(-4)); return 0; }\n", "98 4",
        {note(NoteKind::MissingHeader, Standing::Accepted), note(NoteKind::MissingHeader, Standing::Accepted), note(NoteKind::MissingHeader, Standing::Accepted)});
    row("a missing header in C", "poj-2234", "k.c", "#include <stdio.h>\nint main(void) { puts(strdup(\"a\")); return 0; }\n", "a\n",
        {note(NoteKind::MissingHeader, Standing::Accepted)});
    // The judge accepts this program with a warning, and so does the build: the undeclared toupper really returns an int.
    row("a missing header in C on a judge of today", "luogu-p2197", "k.c", "#include <stdio.h>\nint main(void) { printf(\"%d\", toupper('a')); return 0; }\n", "65",
        {note(NoteKind::MissingHeader), note(NoteKind::Warning)});
    row("a function that is defined later", "luogu-p2197", "l.c", "#include <stdio.h>\nint main(void) { printf(\"%d\", later(4)); return 0; }\n"
        "int later(int n) { return n + 1; }\n", "5", {note(NoteKind::Warning)});
    row("an int as a pointer and a value from a void function in C", "luogu-p2197", "q.c", "#include <stdio.h>\nvoid f(void) { return 1; }\n"
        "int main(void) { int* p = 5; char* c = p; f(); printf(\"%d\", c != 0); return 0; }\n", "1", {note(NoteKind::Warning)});
    row("a function that does not return", "poj-2234", "n.cpp",
        printing("int a[9];\nint fill(int n) { for (int i = 0; i < n; i++) { a[i] = i; }\n}\nint main() { fill(9); printf(\"%d\", a[8]); }\n"), "8",
        {note(NoteKind::MissingReturn, Standing::Accepted)});
    row("a format of Windows on another judge", "luogu-p2197", "m.cpp", printing("int main() { printf(\"%I64d\", 3); }\n"), nullptr,
        {note(NoteKind::WindowsFormat)});
}

void TestNamedJudge::sourceCompilesAsOnItsJudge()
{
    QFETCH(QByteArray, problem);
    QFETCH(QString, file);
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, output);
    QFETCH(QByteArray, notes);
    for (const char* when : {"at first", "from the cache"}) {
        const auto program = compiled(problem, file, text);
        QVERIFY2(program, program ? "" : program.error().log.c_str());
        QCOMPARE(shown(program->notes), notes);
        if (!output.isNull())
            QVERIFY2(printed(*program) == output, when);
    }
    const QString path = m_folder.filePath(file);
    QFile kept(path);
    QVERIFY(kept.open(QIODevice::ReadOnly));
    QCOMPARE(kept.readAll(), text);
}

void TestNamedJudge::compileErrorListsItsCauses_data()
{
    QTest::addColumn<QByteArray>("problem");
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("begins");
    QTest::addColumn<QByteArray>("causes");
    QTest::addColumn<QByteArray>("mended");
    QTest::addColumn<bool>("byClang");
    const auto row = [this](const char* name, const char* problem, const QByteArray& text, const char* begins, const std::vector<Note>& causes,
                        const char* mended = nullptr) {
        for (const bool byClang : {false, true}) {
            if (!byClang || (nimstone::tests::deep() && !m_clang.empty()))
                QTest::addRow("%s%s", name, byClang ? ", clang++" : "") << QByteArray(problem) << text << QByteArray(begins) << shown(causes)
                                                                       << QByteArray(mended) << byClang;
        }
    };
    row("void main", "luogu-p2197", printing("void main() { printf(\"void\"); }\n"), "a.cpp:2:1: error: ", {note(NoteKind::VoidMain)}, "void");
    row("a missing header", "luogu-p2197", "int main() { puts(\"98\"); }\n", "a.cpp:1:14: error: ", {note(NoteKind::MissingHeader)}, "98\n");
    row("a missing header that old headers do not include", "hdu-1846", "#include <stdio.h>\nint main() { printf(\"%d\", (int)strlen(\"abc\")); }\n",
        "a.cpp:2:", {note(NoteKind::MissingHeader)}, "3");
    row("an old header", "atcoder-dp-k", "#include <iostream.h>\nint main() { cout << 1; }\n", "a.cpp:1:10: fatal error: ",
        {note(NoteKind::OldHeader)}, "1");
    row("a name of std without a namespace", "hdu-1846", "#include <iostream>\nint main() { cout << 1 << endl; }\n", "a.cpp:2:14: error: ", {note(NoteKind::MissingNamespace)},
        "1\n");
    row("an integer of Windows", "luogu-p2197", printing("int main() { __int64 n = 4; printf(\"%lld\", n); }\n"), "a.cpp:2:14: error: ",
        {note(NoteKind::WindowsInteger)}, "4");
    row("typographic quotes", "hdu-1846", printing("int main()\n{\n    printf(“quoted”)；\n}\n"), "a.cpp:4:", {note(NoteKind::ForeignCharacter)},
        "quoted");
    row("a known mistake and an unknown one", "luogu-p2197", "int main() { puts(\"98\"); return mistaken; }\n", "a.cpp:1:14: error: ",
        {note(NoteKind::MissingHeader)});
    row("warnings before the error", "hdu-1846", printing("int main() {\nint x = '\\d0';\nx = '\\d1';\nx = '\\d2';\nprintf(mistaken);\n}\n"), "a.cpp:6:8: error: ", {});
    row("a header of a library", "hdu-1846", "#include <atcoder/none>\nint main() {}\n", "a.cpp:1:10: fatal error: ", {note(NoteKind::Library)});
    row("HTML entities", "hdu-1846", "extern &quot;C&quot; int printf(const char*, ...);\nint main() { printf(1 &lt; 2 ? &quot;less&quot; : &quot;&quot;); }\n", "a.cpp:1:",
        {note(NoteKind::Entities)}, "less");
    row("HTML entities and typographic quotes", "hdu-1846", "extern &quot;C&quot; int printf(const char*, ...);\nint main() { printf(“%d”, 1 &gt; 2); }\n", "a.cpp:",
        {note(NoteKind::Entities), note(NoteKind::ForeignCharacter)}, "0");
    row("line numbers", "luogu-p2197", "1 extern \"C\" int printf(const char*, ...);\n2 int main() {\n3     printf(\"3\");\n4 }\n", "a.cpp:1:1: error: ",
        {note(NoteKind::LineNumbers)}, "3");
    row("LeetCode's class", "hdu-1846", "class Solution { public: int f(vector<int> a) { return 1; } };\n", "a.cpp:1:", {note(NoteKind::NoMain)});
    row("a class that compiles", "hdu-1846", "class Solution { public: int f(int a) { return a; } };\n", "", {note(NoteKind::NoMain)});
    row("only comments", "hdu-1846", "// int main() {}\n", "", {note(NoteKind::Empty)});
    row("an error of the linker", "hdu-1846", "void missing(); int main() { missing(); }\n", "", {});
}

void TestNamedJudge::compileErrorListsItsCauses()
{
    QFETCH(QByteArray, problem);
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, begins);
    QFETCH(QByteArray, causes);
    QFETCH(QByteArray, mended);
    QFETCH(bool, byClang);
    const QString file = QStringLiteral("a.cpp");
    const std::vector<Tool> found = m_tools;
    m_tools = byClang ? m_clang : found;
    const auto restored = qScopeGuard([&] { m_tools = found; });
    const auto refused = compiled(problem, file, text);
    QVERIFY(!refused);
    QVERIFY(refused.error().kind == CompileError::Kind::Refused);
    QVERIFY2(refused.error().log.starts_with(begins.toStdString()), refused.error().log.c_str());
    QVERIFY(refused.error().log.find("error: ") != std::string::npos);
    QCOMPARE(shown(refused.error().causes), causes);
    QCOMPARE(refused.error().repair.has_value(), !mended.isNull());
    const auto repaired = compiled(problem, file, text, {.repairs = true});
    QCOMPARE(repaired.has_value(), !mended.isNull());
    if (repaired) {
        QCOMPARE(printed(*repaired), mended);
        QVERIFY(std::ranges::all_of(repaired->notes, [](const Note& each) { return each.standing == Standing::Mended; }));
        QCOMPARE(repaired->notes.size(), refused.error().causes.size());
        // The stop token cancels every compiler. So this call succeeds only if it takes the corrected program from the cache.
        std::stop_source stopped;
        stopped.request_stop();
        const CompileOptions options{.repairs = true, .repair = &*refused.error().repair};
        const auto again = compiled(problem, file, text, options, stopped.get_token());
        QVERIFY(again);
        QCOMPARE(printed(*again), mended);
        QCOMPARE(shown(again->notes), shown(repaired->notes));
        // A source that has changed does not use the correction of the old one.
        QVERIFY(!compiled(problem, file, text + "// changed\n", options, stopped.get_token()));
    }
}

void TestNamedJudge::emptySourceIsRefusedWithoutACompiler_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("causes");
    QTest::newRow("an empty file") << "r.cpp" << QByteArray() << shown({note(NoteKind::Empty)});
    QTest::newRow("blanks in Python") << "r.py" << QByteArray(" \r\n\t\n") << shown({note(NoteKind::Empty)});
    QTest::newRow("only a byte order mark") << "r.c" << QByteArray("\xef\xbb\xbf\n") << shown({note(NoteKind::Empty)});
    QTest::newRow("LeetCode's class in Java") << "r.java" << QByteArray("class Solution {\n    int f(int n) { return n; }\n}\n") << shown({note(NoteKind::NoMain)});
    QTest::newRow("only comments in Java") << "r.java" << QByteArray("// void main()\n") << shown({note(NoteKind::Empty)});
    QTest::newRow("a program in Java") << "r.java" << QByteArray("class A {\n    public static void main(String[] a) {}\n}\n") << QByteArray();
}

/// The compilers cannot be started. A source without a program must be refused with its cause all the same.
void TestNamedJudge::emptySourceIsRefusedWithoutACompiler()
{
    QFETCH(QString, file);
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, causes);
    std::vector<Tool> none;
    for (const Language each : {Language::C, Language::Cpp, Language::Python, Language::Java})
        none.push_back({each, "none", m_folder.filePath(QStringLiteral("none")).toStdString(), "none"});
    const std::vector<Tool> found = std::exchange(m_tools, none);
    const auto restored = qScopeGuard([&] { m_tools = found; });
    const auto refused = compiled("hdu-1846", file, text);
    QVERIFY(!refused);
    QCOMPARE(refused.error().kind == CompileError::Kind::Refused, !causes.isEmpty());
    QCOMPARE(shown(refused.error().causes), causes);
}

void TestNamedJudge::buildTriesOnlyStandardsThatMayHelp_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("error");
    QTest::addColumn<bool>("tries");
    const auto row = [](const char* name, const char* text, const char* error, bool tries, const char* file = "a.cpp") {
        QTest::newRow(name) << QString::fromUtf8(file) << QByteArray(text) << QByteArray(error) << tries;
    };
    const char* const plain = "int main() { return answr; }";
    row("a misspelled name", plain, "a.cpp:1:1: error: ‘answr’ was not declared in this scope; did you mean ‘answer’?", false);
    row("a misspelled name, clang++", plain, "a.cpp:1:1: error: use of undeclared identifier 'answr'", false);
    row("a name of C++20", plain, "a.cpp:1:1: error: ‘popcount’ was not declared in this scope", true);
    row("a name that a header declares", plain, "a.cpp:1:1: error: ‘strcpy’ was not declared in this scope", true);
    row("a member of std", plain, "a.cpp:1:1: error: ‘answr’ is not a member of ‘std’", true);
    row("a name that is declared twice", plain, "a.cpp:1:1: error: reference to ‘data’ is ambiguous", true);
    row("a missing operator", plain, "a.cpp:1:1: error: no match for ‘operator=’", true);
    row("a missing semicolon", plain, "a.cpp:1:1: error: expected ‘;’ before ‘}’ token", false);
    row("a missing semicolon beside a keyword of C++20", "template <class T> concept C = true; int main() {}", "a.cpp:1:1: error: expected ‘;’ before ‘}’ token", true);
    row("a comparison of C++20", "int main() { return 1 <=> 2; }", "a.cpp:1:1: error: expected primary-expression before ‘>’ token", true);
    row("a keyword as a name", "int main() { int noexcept = 1; }", "a.cpp:1:1: error: expected unqualified-id before ‘noexcept’", true);
    row("a source that asks for the standard", "#if __cplusplus < 201103L\n#endif\nint main() {}", "a.cpp:1:1: error: expected ‘;’ before ‘}’ token", true);
    row("an error in a header", plain, "/usr/include/a.h:1:1: error: expected ‘;’ before ‘}’ token", true);
    row("a missing file", plain, "a.cpp:1:1: fatal error: a.h: No such file or directory", false);
    row("a missing file that a header includes", plain, "/usr/include/a.h:1:1: fatal error: b.h: No such file or directory", true);
    row("an error of the linker", plain, "/usr/bin/ld: a.cpp:(.text+0x5): undefined reference to `f()'", false);
    row("no main", "int f() {}", "a.cpp:1:1: error: no match for ‘operator=’", false);
    row("an unknown error", plain, "internal compiler error", true);
    row("C, a misspelled name", plain, "a.c:1:1: error: ‘answr’ undeclared (first use in this function)", false, "a.c");
    row("C, a keyword as a name", "int main() { int restrict = 1; }", "a.c:1:1: error: expected identifier or ‘(’ before ‘restrict’", true, "a.c");
    row("C, an error of the linker", plain, "/usr/bin/ld: a.c:(.text+0x5): undefined reference to `f'", true, "a.c");
}

/// The compiler is a script that refuses the first standard with the error of the row and accepts every other standard.
void TestNamedJudge::buildTriesOnlyStandardsThatMayHelp()
{
    QFETCH(QString, file);
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, error);
    QFETCH(bool, tries);
    QFile script(m_folder.filePath(QStringLiteral("compiler")));
    QVERIFY(script.open(QIODevice::WriteOnly));
    script.write("#!/bin/sh\ncase \"$*\" in *-std=gnu++17*|*-std=gnu17*) cat >&2 <<'END'\n" + error + "\nEND\nexit 1;; esac\ncp /bin/true \"$2\"\n");
    script.close();
    QVERIFY(script.setPermissions(QFile::ReadOwner | QFile::ExeOwner));
    // Each row has another version of the compiler, because compiled programs stay in the cache.
    const Language language = file.endsWith(u".c") ? Language::C : Language::Cpp;
    const std::vector<Tool> found = std::exchange(m_tools, {{language, "compiler", script.fileName().toStdString(), QTest::currentDataTag(),
                                                             {m_folder.path().toStdString()}}});
    const auto restored = qScopeGuard([&] { m_tools = found; });
    QCOMPARE(compiled("luogu-p2197", file, text).has_value(), tries);
}

void TestNamedJudge::gnuExtensionsAreDeclared_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<QByteArray>("text");
    const QByteArray text = "#include <stdio.h>\n#include <string.h>\n#include <math.h>\nint main(void) { char s[] = \"a b\"; char* at; char* t = strdup(s);\n"
                            "typeof(t) u = strtok_r(t, \" \", &at); return puts(u) < 0 || M_PI < 3; }\n";
    QTest::newRow("C") << QStringLiteral("n.c") << text;
    QTest::newRow("C++") << QStringLiteral("n.cpp") << text;
}

/// An undeclared function would return an int, so a pointer would lose its upper half.
void TestNamedJudge::gnuExtensionsAreDeclared()
{
    QFETCH(QString, file);
    QFETCH(QByteArray, text);
    const auto program = compiled("luogu-p2197", file, text);
    QVERIFY2(program, program ? "" : program.error().log.c_str());
    QCOMPARE(shown(program->notes), QByteArray());
    const Run run = m_runner.run(*program, {}, enoughToRun);
    QCOMPARE(bytes(run.output), QByteArray("a\n"));
    QCOMPARE(run.code, 0);
}

void TestNamedJudge::cachedProgramKeepsItsWarnings()
{
    const QByteArray text = printing("int f(int n) { if (n) return 1; }\nint main() { printf(\"%d\", f(1)); }\n");
    for (int time = 0; time < 2; ++time) {
        const auto program = compiled("luogu-p2197", QStringLiteral("p.cpp"), text);
        QVERIFY(program);
        QCOMPARE(program->notes.size(), std::size_t{1});
        QVERIFY2(program->notes[0].text.starts_with("p.cpp:2:33: warning: "), program->notes[0].text.c_str());
    }
}

void TestNamedJudge::longHas32BitsIfShortLongIsSet()
{
    const QByteArray text = printing("int main() { long a = 1; printf(\"%ld\", (a << 31) / 1000); }\n");
    const auto usual = compiled("poj-1067", QStringLiteral("q.cpp"), text);
    QVERIFY(usual);
    QCOMPARE(printed(*usual), QByteArray("2147483"));
    const auto shortened = compiled("poj-1067", QStringLiteral("q.cpp"), text, {.shortLong = true});
    QVERIFY(shortened);
    QCOMPARE(printed(*shortened), QByteArray("-2147483"));
    const auto none = compiled("poj-1067", QStringLiteral("q.cpp"), printing("int main() {}\n"), {.shortLong = true});
    QVERIFY(!none && none.error().log.empty());
}

NIMSTONE_TEST(TestNamedJudge)
#include "tst_named_judge.moc"
