// Tests how sources in C and C++ are read and corrected, and how output of compilers is explained. Nothing is compiled.
#include <QTest>

#include "app/judge/source/causes.h"
#include "app/judge/source/compiler_log.h"
#include "app/judge/source/tokens.h"
#include "tests/program.h"

using namespace nimstone::judge;
using nimstone::contest::Note;
using NoteKind = Note::Kind;

class TestSources : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void sourceIsSplitIntoTokens_data();
    void sourceIsSplitIntoTokens();
    void compilerLogShowsErrorsFirst_data();
    void compilerLogShowsErrorsFirst();
    void knownMistakesAreFoundAndCorrected_data();
    void knownMistakesAreFoundAndCorrected();
    void unknownErrorGetsNoCause_data();
    void unknownErrorGetsNoCause();
    void sourceWithoutMainIsRecognized_data();
    void sourceWithoutMainIsRecognized();
    void foreignCharactersAreReportedWithLineAndColumn_data();
    void foreignCharactersAreReportedWithLineAndColumn();
    void missingReturnIsAddedAtTheEnd_data();
    void missingReturnIsAddedAtTheEnd();
    void typesAndFormatsOfWindowsAreReplaced_data();
    void typesAndFormatsOfWindowsAreReplaced();
    void typeLongIsReplacedByInt_data();
    void typeLongIsReplacedByInt();
};

namespace {

/// Returns the number of a kind of note, which failed comparisons can show.
int numberOf(NoteKind kind)
{
    return static_cast<int>(kind);
}

void addRow(const char* name, const char* before, const char* after)
{
    QTest::newRow(name) << QByteArray(before) << QByteArray(after);
}

void addTwoColumns()
{
    QTest::addColumn<QByteArray>("given");
    QTest::addColumn<QByteArray>("wanted");
}

}  // namespace

void TestSources::sourceIsSplitIntoTokens_data()
{
    addTwoColumns();
    addRow("words and signs", "int a=b;", "int|a|=|b|;");
    addRow("numbers", "1.5e-3f 0x1eULL 1'000 .5 x1", "1.5e-3f|0x1eULL|1'000|.5|x1");
    addRow("comments", "a // b\n/* c\n */ d", "a|d");
    addRow("a comment continued on the next line", "a // b \\\nc\nd", "a|d");
    addRow("strings", "\"a\\\"b\" 'c' \"// no\" L\"x\"", "\"a\\\"b\"|'c'|\"// no\"|L|\"x\"");
    addRow("a raw string", "R\"x(a)\" b)x\" c", "R\"x(a)\" b)x\"|c");
    addRow("a string without a closing quote", "\"abc\nd", "\"abc|d");
    addRow("headers", "#include <a.h>\n# include\"b.h\"\na<b>c", "#|include|<a.h>|#|include|\"b.h\"|a|<|b|>|c");
    addRow("typographic quotes", "a “b ； c” d", "a|“|”|d");
    addRow("a typographic closing quote only", "\"b” d", "”|d");
    addRow("full-width signs and blanks", "f（1）；\xc2\xa0g", "f|（|1|）|；|\xc2\xa0|g");
    addRow("names in other alphabets", "int 石子=1;", "int|石子|=|1|;");
}

void TestSources::sourceIsSplitIntoTokens()
{
    QFETCH(QByteArray, given);
    QFETCH(QByteArray, wanted);
    const std::string source = given.toStdString();
    QByteArray found;
    for (const SourceToken& token : tokensOf(source)) {
        QCOMPARE(source.substr(token.at, token.text.size()), std::string(token.text));
        found += (found.isEmpty() ? "" : "|") + QByteArray(token.text.data(), static_cast<int>(token.text.size()));
    }
    QCOMPARE(found, wanted);
}

void TestSources::compilerLogShowsErrorsFirst_data()
{
    addTwoColumns();
    addRow("g++", "a.cpp: In function ‘int main()’:\na.cpp:4:9: warning: w [-Wx]\n    4 | a\na.cpp:5:9: error: e\n    5 | b\n      | ^\na.cpp:5:9: note: n\n"
                  "a.cpp:6:9: warning: v\n",
           "a.cpp:5:9: error: e\n    5 | b\n      | ^\na.cpp:5:9: note: n\na.cpp:4:9: warning: w [-Wx]\n    4 | a\na.cpp:6:9: warning: v\n");
    addRow("clang++", "a.cpp:4:9: warning: w\na\n^\na.cpp:5:9: error: e\nb\n1 warning and 1 error generated.\n",
           "a.cpp:5:9: error: e\nb\na.cpp:4:9: warning: w\na\n^\n");
    addRow("a fatal error", "a.cpp:1:10: fatal error: x.h: No such file or directory\n    1 | #include <x.h>\ncompilation terminated.\n",
           "a.cpp:1:10: fatal error: x.h: No such file or directory\n    1 | #include <x.h>\n");
    addRow("the linker", "a.cpp:2:3: warning: w\n/usr/bin/ld: /tmp/c.o: in function `main':\na.cpp:(.text+0x5): undefined reference to `f()'\n"
                         "collect2: error: ld returned 1 exit status\n",
           "a.cpp:(.text+0x5): undefined reference to `f()'\ncollect2: error: ld returned 1 exit status\na.cpp:2:3: warning: w\n");
    addRow("two functions", "a.cpp: In function ‘int f()’:\na.cpp:1:1: error: e\na.cpp: In function ‘int g()’:\na.cpp:2:1: error: d\n",
           "a.cpp:1:1: error: e\na.cpp: In function ‘int g()’:\na.cpp:2:1: error: d\n");
    addRow("the word error in the source", "a.cpp:1:1: error: e\n    1 | puts(\"an error: none\");\n", "a.cpp:1:1: error: e\n    1 | puts(\"an error: none\");\n");
    addRow("a log without diagnostics", "not run\n", "not run\n");
}

void TestSources::compilerLogShowsErrorsFirst()
{
    QFETCH(QByteArray, given);
    QFETCH(QByteArray, wanted);
    QCOMPARE(QByteArray::fromStdString(errorsFirst(given.toStdString())), wanted);
}

void TestSources::knownMistakesAreFoundAndCorrected_data()
{
    QTest::addColumn<QByteArray>("source");
    QTest::addColumn<bool>("cpp");
    QTest::addColumn<QByteArray>("error");
    QTest::addColumn<int>("kind");
    QTest::addColumn<QByteArray>("mended");
    const auto row = [](const char* name, const char* source, const char* error, NoteKind kind, const char* mended, bool cpp = true) {
        QTest::newRow(name) << QByteArray(source) << cpp << QByteArray(error) << numberOf(kind) << QByteArray(mended);
    };
    row("a function, g++", "#include <iostream>\nstrcpy(a, b);", "‘strcpy’ was not declared in this scope", NoteKind::MissingHeader,
        "#include <cstring>\n|#include <iostream>\nstrcpy(a, b);");
    row("a function, clang++", "strcpy(a, b);", "use of undeclared identifier 'strcpy'", NoteKind::MissingHeader, "#include <cstring>\n|strcpy(a, b);");
    row("a function of C", "strdup(a);", "implicit declaration of function ‘strdup’ [-Werror=implicit-function-declaration]", NoteKind::MissingHeader,
        "#include <string.h>\n|strdup(a);", false);
    row("a function of C, clang", "strdup(a);", "call to undeclared library function 'strdup' with type 'char *(const char *)'", NoteKind::MissingHeader,
        "#include <string.h>\n|strdup(a);", false);
    row("a macro of C", "int a = INT_MAX;", "‘INT_MAX’ undeclared (first use in this function)", NoteKind::MissingHeader,
        "#include <limits.h>\n|int a = INT_MAX;", false);
    row("a type of C", "bool a;", "unknown type name ‘bool’", NoteKind::MissingHeader, "#include <stdbool.h>\n|bool a;", false);
    row("a member of std", "using namespace std;", "‘sort’ is not a member of ‘std’; did you mean ‘qsort’?", NoteKind::MissingHeader,
        "#include <algorithm>\n|using namespace std;");
    row("a member of std, clang++", "using namespace std;", "no template named 'map' in namespace 'std'; did you mean 'max'?", NoteKind::MissingHeader,
        "#include <map>\n|using namespace std;");
    row("an incomplete type", "using namespace std;", "aggregate ‘std::stringstream s’ has incomplete type and cannot be defined",
        NoteKind::MissingHeader, "#include <sstream>\n|using namespace std;");
    row("an undefined template", "using namespace std;", "implicit instantiation of undefined template 'std::basic_stringstream<char>'",
        NoteKind::MissingHeader, "#include <sstream>\n|using namespace std;");
    row("a name of std without a namespace", "#include <iostream>\ncout << 1;", "‘cout’ was not declared in this scope; did you mean ‘std::cout’?", NoteKind::MissingNamespace,
        "namespace std {} using namespace std;\n|#include <iostream>\ncout << 1;");
    row("an old header, g++", "#include <iostream.h>\n", "iostream.h: No such file or directory", NoteKind::OldHeader,
        "namespace std {} using namespace std;\n|#include <iostream>\n");
    row("an old header, clang++", "#include <fstream.h>\n", "'fstream.h' file not found", NoteKind::OldHeader,
        "namespace std {} using namespace std;\n|#include <fstream>\n");
    row("a header of Windows", "#include \"stdafx.h\"\nint a;", "stdafx.h: No such file or directory", NoteKind::WindowsHeader, "| \nint a;");
    row("void main, g++", "void f() { return; }\nvoid main(void) { if (a) return; g(); }", "‘::main’ must return ‘int’", NoteKind::VoidMain,
        "|void f() { return; }\nint main(void) { if (a) return 0; g(); }");
    row("void main, clang++", "void\nmain()\n{\n}\n", "'main' must return 'int'", NoteKind::VoidMain, "|int\nmain()\n{\n}\n");
    row("main without a type, clang++", "#define N 5\nmain() { f(); }", "C++ requires a type specifier for all declarations", NoteKind::MainWithoutType,
        "|#define N 5\nint main() { f(); }");
    row("an integer of Windows", "__int64 a = 5i64;", "‘__int64’ was not declared in this scope; did you mean ‘__int64_t’?", NoteKind::WindowsInteger,
        "|long long a = 5LL;");
    row("a number of Windows", "long long a = 5i64;", "unable to find numeric literal operator ‘operator\"\"i64’", NoteKind::WindowsInteger,
        "|long long a = 5LL;");
    row("gets", "gets(s);", "‘gets’ was not declared in this scope; did you mean ‘getw’?", NoteKind::Gets, "extern \"C\" char* gets(char*);\n|gets(s);");
    row("a loop variable after its loop", "void f() {\nfor (int i = 0; i < 9; i++); } int main() {\n for (int i = 0; i < 9; i++) {}\nfor (i = 0;;) {} }", nullptr,
        NoteKind::LoopVariable, "|void f() {\nfor (int i = 0; i < 9; i++); } int main() {\n int i; for ( i = 0; i < 9; i++) {}\nfor (i = 0;;) {} }");
    row("typographic quotes", "puts(“a；” );\n// “b”", "extended character “ is not valid in an identifier", NoteKind::ForeignCharacter, "|puts(\"a；\" );\n// “b”");
    row("full-width signs", "f（1，2）；", "stray ‘\\357’ in program", NoteKind::ForeignCharacter, "|f(1,2);");
    row("a library of AtCoder", "#include <atcoder/all>\n", "atcoder/all: No such file or directory", NoteKind::Library, "|#include <atcoder/all>\n");
    row("a library, clang++", "#include <boost/range.hpp>\n", "'boost/range.hpp' file not found", NoteKind::Library, "|#include <boost/range.hpp>\n");
    row("HTML entities", "#include &lt;cstdio&gt;\nputs(&quot;a &amp;amp; b&quot;); // &nbsp;", "#include expects \"FILENAME\" or <FILENAME>",
        NoteKind::Entities, "|#include <cstdio>\nputs(\"a &amp; b\"); //  ");
    row("HTML entities that were encoded twice", "if (a &amp;lt; &#39;b&#39;) scanf(s, &amp;n);", "‘amp’ was not declared in this scope", NoteKind::Entities,
        "|if (a < 'b') scanf(s, &n);");
    row("line numbers", " 1 #include <cstdio>\n 2 // a\n 3\n 4 int f() { return\n 5     6; }\n", "expected unqualified-id before numeric constant",
        NoteKind::LineNumbers, "|  #include <cstdio>\n  // a\n \n  int f() { return\n      6; }\n");
    row("line numbers with a sign after them", "// mine\n08. a();\n09: int b;\n10| c;\n\n11)d;\n12}", "expected unqualified-id before numeric constant",
        NoteKind::LineNumbers, "|// mine\n a();\n int b;\n c;\n\nd;\n}");
    row("line numbers without blanks", "1#include <cstdio>\n2int a;\n3/*\n4 b */\n5int c;", "expected unqualified-id before numeric constant",
        NoteKind::LineNumbers, "|#include <cstdio>\nint a;\n/*\n4 b */\nint c;");
    row("line numbers behind the program", "int a;\n}\n1\n2\n3\n4\n", "expected unqualified-id before numeric constant", NoteKind::LineNumbers,
        "|int a;\n}\n\n\n\n\n");
    row("signs in GBK", "f\xa3\xa8" "1\xa3\xac" "2\xa3\xa9\xa3\xbb // \xca\xaf", "stray ‘\\243’ in program", NoteKind::ForeignCharacter, "|f(1,2); // \xca\xaf");
}

void TestSources::knownMistakesAreFoundAndCorrected()
{
    QFETCH(QByteArray, source);
    QFETCH(bool, cpp);
    QFETCH(QByteArray, error);
    QFETCH(int, kind);
    QFETCH(QByteArray, mended);
    SourceText text{.before = {}, .text = source.toStdString(), .cpp = cpp};
    const std::vector<Note> causes = causesOf(text, error.isNull() ? "a.cpp:4:6: error: ‘i’ was not declared in this scope\n"
                                                               : "a.cpp:1:1: error: " + error.toStdString() + "\n    1 | …\n");
    QCOMPARE(causes.size(), std::size_t{1});
    QCOMPARE(numberOf(causes.front().kind), kind);
    mend(text, causes.front());
    QCOMPARE(QByteArray::fromStdString(text.before + '|' + text.text), mended);
}

void TestSources::unknownErrorGetsNoCause_data()
{
    addTwoColumns();
    addRow("a name that is not in a header", "int a;", "‘ansewr’ was not declared in this scope; did you mean ‘answer’?");
    addRow("a variable with the name of a function", "count = 1;", "‘count’ was not declared in this scope");
    addRow("a header that is included already", "#include <cstring>\nstrcpy(a);", "‘strcpy’ was not declared in this scope");
    addRow("bits/stdc++.h is included", "#include <bits/stdc++.h>\nusing namespace std;", "‘sort’ was not declared in this scope");
    addRow("another missing file", "#include <stido.h>\n", "stido.h: No such file or directory");
    addRow("a header of the source itself", "#include \"debug.h\"\n", "debug.h: No such file or directory");
    addRow("an entity in a string", "puts(\"&lt;\");\n// &amp;\nf(a &lt);", "‘lt’ was not declared in this scope");
    addRow("a table of numbers", "int a[] = {\n1,\n2,\n3,\n4.5 };\nint b = 1 + \n2;", "expected ‘;’ before ‘}’ token");
    addRow("numbers in a comment", "/*\n1. read\n2. print\n3. end */\nint a", "expected ‘;’ before ‘}’ token");
    addRow("a missing semicolon", "int a", "expected ‘;’ before ‘}’ token");
}

void TestSources::unknownErrorGetsNoCause()
{
    QFETCH(QByteArray, given);
    QFETCH(QByteArray, wanted);
    const SourceText text{.before = {}, .text = given.toStdString()};
    QVERIFY(causesOf(text, "a.cpp:1:1: error: " + wanted.toStdString() + '\n').empty());
    QVERIFY(causesOf(text, "a.cpp:1:1: warning: ‘strcpy’ was not declared in this scope\n").empty());
}

void TestSources::sourceWithoutMainIsRecognized_data()
{
    addTwoColumns();
    addRow("only comments and blanks", " \r\n// int main() {}\n", "empty");
    addRow("LeetCode's class", "#include <vector>\nclass Solution {\npublic:\n    bool wins(int n) { return f(n); }\n};\n", "Solution");
    addRow("a function", "#define f(a) 1\nint a[9], b = g(9);\nbool wins(int n) { if (n) { return f(n); } }\nint c;", "wins");
    addRow("neither a class nor a function", "#include <vector>\nint a;\n", "neither");
    addRow("main is misspelled", "int mian() { puts(\"main(\"); }\n", "mian");
    addRow("a program", "class Solution {};\nint\nmain () {}\n", "");
    addRow("main is only declared", "int main();\n", "");
    addRow("main is in another file", "#include \"all.cpp\"\n", "");
}

void TestSources::sourceWithoutMainIsRecognized()
{
    QFETCH(QByteArray, given);
    QFETCH(QByteArray, wanted);
    const auto lack = missingMain({.before = {}, .text = given.toStdString()});
    const std::string found = !lack ? "" : lack->kind == NoteKind::Empty ? "empty" : !lack->more.empty() ? lack->more : lack->text.empty() ? "neither" : lack->text;
    QCOMPARE(QByteArray::fromStdString(found), wanted);
}

void TestSources::foreignCharactersAreReportedWithLineAndColumn_data()
{
    QTest::addColumn<QByteArray>("source");
    QTest::addColumn<QByteArray>("code");
    QTest::addColumn<int>("line");
    QTest::addColumn<int>("column");
    const auto row = [](const char* name, const char* source, const char* code, int line, int column) {
        QTest::newRow(name) << QByteArray(source) << QByteArray(code) << line << column;
    };
    row("after other characters", "// 取石“\n\"取石”\" + “a”", "U+201C", 2, 9);
    row("a blank", "int\xe3\x80\x80" "a;", "U+3000", 1, 4);
    row("a character of no width", "\na\xe2\x80\x8b;", "U+200B", 2, 2);
    row("after two bytes of GBK", "/* \xca\xaf */ a\xa3\xbb", "U+FF1B", 1, 10);
    row("a dash", "a = b – 1;", "U+2013", 1, 7);
}

void TestSources::foreignCharactersAreReportedWithLineAndColumn()
{
    QFETCH(QByteArray, source);
    QFETCH(QByteArray, code);
    QFETCH(int, line);
    QFETCH(int, column);
    const std::vector<Note> causes = causesOf({.before = {}, .text = source.toStdString()}, {});
    QCOMPARE(causes.size(), std::size_t{1});
    QCOMPARE(QByteArray::fromStdString(causes.front().text), code);
    QCOMPARE(static_cast<int>(causes.front().place.line), line);
    QCOMPARE(static_cast<int>(causes.front().place.column), column);
}

void TestSources::missingReturnIsAddedAtTheEnd_data()
{
    addTwoColumns();
    addRow("the brace has a line of its own", "a.cpp:3:1|int f()\n{ if (a) { b(); }\n}\nint g() {}", "int f()\n{ if (a) { b(); }\nreturn 0;}\nint g() {}");
    addRow("the function is one line", "a.cpp:1:9|int f() { if (a) { b(); } } // }", "int f() { if (a) { b(); } return 0;} // }");
    addRow("a method", "a b:c.cpp:2:9|struct S {\nint f() { if (a) { b(); } }\n};", "struct S {\nint f() { if (a) { b(); } return 0;}\n};");
    addRow("no brace in that line", "a.cpp:1:2|int a;\n", "int a;\n");
}

void TestSources::missingReturnIsAddedAtTheEnd()
{
    QFETCH(QByteArray, given);
    QFETCH(QByteArray, wanted);
    const qsizetype bar = given.indexOf('|');
    const std::string warning = given.left(bar).toStdString() + ": warning: no return statement in function returning non-void [-Wreturn-type]";
    const std::vector<Note> missing = missingReturns({{.kind = NoteKind::Warning, .text = warning}, {.kind = NoteKind::Warning, .text = "a:1:1: warning: w"}});
    QCOMPARE(missing.size(), std::size_t{1});
    SourceText text{.before = {}, .text = given.mid(bar + 1).toStdString()};
    mend(text, missing.front());
    QCOMPARE(QByteArray::fromStdString(text.text), wanted);
}

void TestSources::typesAndFormatsOfWindowsAreReplaced_data()
{
    addTwoColumns();
    addRow("formats", "printf(\"%I64d %5I64u\\n%%I64d\"); // %I64d", "printf(\"%lld %5llu\\n%%I64d\"); // %I64d");
    addRow("not a format", "puts(\"I64d %Is\");", "puts(\"I64d %Is\");");
    addRow("the type", "unsigned __int64 a = 3i64;", "unsigned long long a = 3LL;");
    addRow("the type in a comment", "int a; // __int64", "int a; // __int64");
    addRow("the type is a macro of the source", "#define __int64 long long\n__int64 a;", "#define __int64 long long\n__int64 a;");
    addRow("the type is a typedef of the source", "typedef long long __int64;\n__int64 a;", "typedef long long __int64;\n__int64 a;");
}

void TestSources::typesAndFormatsOfWindowsAreReplaced()
{
    QFETCH(QByteArray, given);
    QFETCH(QByteArray, wanted);
    SourceText text{.before = {}, .text = given.toStdString()};
    const bool hadFormat = hasWindowsFormat(text.text);
    const std::vector<Note> notes = adaptToWindows(text);
    QCOMPARE(QByteArray::fromStdString(text.text), wanted);
    QCOMPARE(std::ranges::any_of(notes, [](const Note& note) { return note.kind == NoteKind::WindowsFormat; }), hadFormat);
    QVERIFY(!hasWindowsFormat(text.text));
}

void TestSources::typeLongIsReplacedByInt_data()
{
    addTwoColumns();
    addRow("a variable", "long a; long int b; unsigned long c;", "int a;  int b; unsigned int c;");
    addRow("a cast", "(long)a * (const long)b", "(int)a * (const int)b");
    addRow("limits and numbers", "long a = LONG_MAX - 1L + 2UL + 0x1fL + 3LL + 1.5L;", "int a = INT_MAX - 1 + 2U + 0x1f + 3LL + 1.5L;");
    addRow("formats", "long a; scanf(\"%ld%lld%lf%5lu\");", "int a; scanf(\"%d%lld%lf%5u\");");
    addRow("long long and long double", "long long a; long double b; unsigned long long int c;", nullptr);
    addRow("no long at all", "int a = 1; printf(\"%d\");", nullptr);
}

void TestSources::typeLongIsReplacedByInt()
{
    QFETCH(QByteArray, given);
    QFETCH(QByteArray, wanted);
    SourceText text{.before = {}, .text = given.toStdString()};
    QCOMPARE(shortenLong(text), !wanted.isNull());
    QCOMPARE(QByteArray::fromStdString(text.text), wanted.isNull() ? given : wanted);
}

NIMSTONE_TEST(TestSources)
#include "tst_sources.moc"
