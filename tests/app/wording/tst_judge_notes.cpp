// Tests the notes on a program in C or C++, in both languages.
#include <QTest>

#include "app/wording/judge.h"
#include "app/wording/judge_sources.h"
#include "app/wording/rich_text.h"
#include "tests/app/wording/texts.h"
#include "tests/program.h"

using namespace nimstone;
using contest::Note;

class TestJudgeNotes : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void notesOnSourcesHaveTheExpectedTexts_data();
    void notesOnSourcesHaveTheExpectedTexts();
    void timePerCaseIsWrittenWithoutAnExponent_data();
    void timePerCaseIsWrittenWithoutAnExponent();
    void longOutputIsQuotedInPart();
    void excerptShowsTheLinesAroundTheMarkedOne_data();
    void excerptShowsTheLinesAroundTheMarkedOne();
};

void TestJudgeNotes::notesOnSourcesHaveTheExpectedTexts_data()
{
    QTest::addColumn<Note>("note");
    QTest::addColumn<QString>("english");
    QTest::addColumn<QString>("chinese");
    using NoteKind = Note::Kind;
    using Standing = Note::Standing;
    const auto row = [](const char* name, const Note& note, const QString& english, const QString& chinese) {
        QTest::newRow(name) << note << english << chinese;
    };
    row("another language standard", {.kind = NoteKind::Dialect, .text = "gnu++98", .more = "gnu++17"},
        u"It compiles as gnu++98, but not as gnu++17. Choose gnu++98 when you submit."_qs, u"程序按 gnu++98 能编译，按 gnu++17 不能。提交时请选择 gnu++98。"_qs);
    row("a missing header", {.kind = NoteKind::MissingHeader, .text = "strcpy", .more = "cstring"},
        u"It uses strcpy without its header: add #include <cstring>."_qs, u"程序用了 strcpy，却没有包含它的头文件：请加上 #include <cstring>。"_qs);
    row("a fault that the judge accepts", {.kind = NoteKind::VoidMain, .standing = Standing::Accepted},
        u"main must return an int: write 'int main()'. This judge accepts that, others do not."_qs,
        u"main 必须返回 int：请写成 int main()。这个评测系统接受，有的不接受。"_qs);
    row("a fault that was corrected", {.kind = NoteKind::OldHeader, .text = "iostream.h", .more = "iostream", .standing = Standing::Mended},
        u"<iostream.h> is older than standard C++: include <iostream> instead, and add 'using namespace std;'. It was judged with that "
        "mended; your program is unchanged."_qs,
        u"<iostream.h> 早于 C++ 标准：请改为包含 <iostream>，并加上“using namespace std;”。评测时已改好，你的程序没有变。"_qs);
    row("a typographic quote", {.kind = NoteKind::ForeignCharacter, .text = "U+201C", .more = "\"", .place = {6, 57}},
        u"Line 6, column 57: type \" instead of “ (U+201C)."_qs, u"第 6 行第 57 列：应为 \"，而不是 “ (U+201C)。"_qs);
    row("a blank of another kind", {.kind = NoteKind::ForeignCharacter, .text = "U+00A0", .more = " ", .place = {1, 4}},
        u"Line 1, column 4: type an ordinary blank instead of the character U+00A0."_qs,
        u"第 1 行第 4 列：应为普通空格，而不是字符 U+00A0。"_qs);
    row("a short long", {.kind = NoteKind::LongOverflows, .text = "1\n2000000000 3\n"},
        u"On this judge long has only 32 bits: the program would fail on the input '1 2000000000 3'. Use long long."_qs,
        u"这个评测系统的 long 只有 32 位，程序遇到输入“1 2000000000 3”会出错，请改用 long long。"_qs);
    row("Python 2", {.kind = NoteKind::OldPython, .text = "raw_input()", .more = "input()"},
        u"'raw_input()' is Python 2: in Python 3, write 'input()'."_qs, u"“raw_input()”是 Python 2 的写法，在 Python 3 中请写成“input()”。"_qs);
    row("recursion that Python limits", {.kind = NoteKind::LimitedRecursion, .text = "3.13"},
        u"Python 3.13 stops recursion through lru_cache or any() after some 3,300 levels, whatever limit the program sets. Versions before "
        "3.12 and after 3.13 do not, so this judge may accept it."_qs,
        u"Python 3.13 经由 lru_cache 或 any() 递归约 3300 层就会停下，程序设多大的上限都没有用。3.12 以前和 3.13 以后的版本没有这个限制，"
        "所以这个评测系统可能会接受它。"_qs);
    row("a small stack", {NoteKind::SmallStack},
        u"The recursion is too deep for the stack of Python's main thread. Call threading.stack_size(1 << 28), and run the recursion in a "
        "thread."_qs,
        u"递归太深，Python 主线程的栈不够用。请先调用 threading.stack_size(1 << 28)，再在线程中运行递归部分。"_qs);
    row("a missing method", {.kind = NoteKind::MissingMethod, .text = "canWin"},
        u"The class Solution has no method 'canWin', which this judge calls."_qs, u"Solution 类没有这个评测系统要调用的方法“canWin”。"_qs);
    row("LeetCode's class", {.kind = NoteKind::NoMain, .text = "f", .more = "Solution"},
        u"The class Solution is what LeetCode takes. This judge takes whole programs: add a main() that reads the input and prints the answers."_qs,
        u"Solution 类是力扣要求的形式。这个评测系统要的是完整的程序：请加上读入数据、输出答案的 main()。"_qs);
    row("a function alone", {.kind = NoteKind::NoMain, .text = "wins"},
        u"It has the function wins but no main(): add one that reads the input and prints the answers."_qs,
        u"程序有函数 wins，却没有 main()：请加上读入数据、输出答案的 main()。"_qs);
    row("no main", {NoteKind::NoMain}, u"It has no main(), where a program starts."_qs, u"程序没有 main()，而程序从那里开始运行。"_qs);
    row("an empty program", {NoteKind::Empty}, u"The program is empty."_qs, u"程序是空的。"_qs);
    row("a library", {.kind = NoteKind::Library, .text = "atcoder/all", .more = "AtCoder Library"},
        u"<atcoder/all> is part of AtCoder Library, which this judge does not have. Copy the code you use into the program."_qs,
        u"<atcoder/all> 属于 AtCoder Library，这个评测系统没有它。请把用到的代码复制到程序里。"_qs);
    row("HTML", {.kind = NoteKind::Entities, .text = "&lt;", .more = "<", .place = {1, 10}},
        u"Line 1, column 10: &lt; is HTML for <. The program was copied as HTML, so look for others too."_qs,
        u"第 1 行第 10 列：&lt; 是 HTML 里的 <。程序是按 HTML 复制的，别处也要检查。"_qs);
    row("line numbers", {.kind = NoteKind::LineNumbers, .place = {2, 1}, .standing = Standing::Mended},
        u"Line numbers were copied with the program, from line 2 on: remove them. It was judged with that mended; your program is unchanged."_qs,
        u"行号也复制进了程序，从第 2 行开始：请删去。评测时已改好，你的程序没有变。"_qs);
    row("another encoding", {.kind = NoteKind::OtherEncoding, .place = {2, 1}},
        u"Line 2 is not UTF-8, which Python 3 expects: save the program as UTF-8."_qs,
        u"第 2 行不是 UTF-8 编码，而 Python 3 要求 UTF-8：请把程序另存为 UTF-8。"_qs);
    row("another indent", {.kind = NoteKind::OtherIndent, .place = {5, 1}},
        u"Line 5 is not indented as the lines before it: use only blanks, or only tabs."_qs,
        u"第 5 行的缩进与前面的行不一致：请只用空格，或只用制表符。"_qs);
    row("an input of two lines", {.kind = NoteKind::FailsOn, .text = "0 3\n0 0\n"},
        u"It would fail on the input '0 3 0 0'. The data of this judge evidently lacks that."_qs,
        u"输入“0 3 0 0”会使它出错；这个评测系统的数据里显然没有这种情况。"_qs);
    row("a format of Windows", {NoteKind::WindowsFormat}, u"Only Windows reads and prints 64-bit numbers with %I64d: use %lld."_qs,
        u"只有 Windows 用 %I64d 读写 64 位整数：请改用 %lld。"_qs);
}

void TestJudgeNotes::notesOnSourcesHaveTheExpectedTexts()
{
    QFETCH(Note, note);
    QFETCH(QString, english);
    QFETCH(QString, chinese);
    const auto say = [&note = note] { return wording::plain(wording::noteText(note, *contest::problemNamed("hdu-1846"))); };
    QCOMPARE(tests::inLanguage("en", say), english);
    QCOMPARE(tests::inLanguage("zh_CN", say), chinese);
    const std::string library = "AtCoder Library";
    QCOMPARE(tests::inLanguage("en", [&] { return wording::plain(wording::noteText({.kind = Note::Kind::Library, .text = "atcoder/all", .more = library},
                                                                                 *contest::problemNamed("atcoder-dp-k"))); }),
             u"<atcoder/all> is part of AtCoder Library, which AtCoder has but this computer does not. Copy the code you use into the program."_qs);
    // Every kind of note has a sentence, also a kind that was added later.
    for (int kind = static_cast<int>(Note::Kind::Dialect); kind <= static_cast<int>(Note::Kind::Warning); ++kind)
        QVERIFY(!wording::sourceNoteText({.kind = static_cast<Note::Kind>(kind), .text = "U+201C", .more = "x"}, *contest::problemNamed("hdu-1846")).isEmpty());
}

void TestJudgeNotes::timePerCaseIsWrittenWithoutAnExponent_data()
{
    QTest::addColumn<Count>("microseconds");
    QTest::newRow("1000") << Count{1'000'000};
    QTest::newRow("667") << Count{666'666};
    QTest::newRow("20") << Count{20'000};
    QTest::newRow("1.5") << Count{1'499};
    QTest::newRow("0.083") << Count{83};
    QTest::newRow("0.002") << Count{2};
}

void TestJudgeNotes::timePerCaseIsWrittenWithoutAnExponent()
{
    QFETCH(Count, microseconds);
    contest::Failure failure;
    failure.verdict = contest::Verdict::TimeLimitExceeded;
    failure.symptom = contest::Symptom{contest::Symptom::Kind::TimePerCase, 3, microseconds};
    QCOMPARE(tests::inLanguage("en", [&] { return wording::symptomText(failure); }),
             QStringLiteral("The input has 3 cases: within the limit, each may take %1 ms on average.").arg(QString::fromUtf8(QTest::currentDataTag())));
}

/// A program may print a token of many megabytes, which no text field could show.
void TestJudgeNotes::longOutputIsQuotedInPart()
{
    contest::Failure failure;
    failure.run.output = std::string(1'000'000, 'x');
    failure.difference = contest::Difference{0, {1, 1}, {1, 1}, "first", failure.run.output};
    QCOMPARE(tests::inLanguage("en", [&] { return wording::failureText(failure, {}); }),
             QStringLiteral("In line 1 of the output: expected 'first', found '%1…'.").arg(QString(100, u'x')));
    failure.verdict = contest::Verdict::RuntimeError;
    failure.run = {};
    failure.run.errors = std::string(1000, 'y');
    failure.run.ending = contest::RunEnding::Exited;
    failure.run.code = 1;
    QVERIFY(tests::inLanguage("en", [&] { return wording::failureText(failure, {}); }).endsWith(u" It says: "_qs + QString(100, u'y') + u'…'));
}

void TestJudgeNotes::excerptShowsTheLinesAroundTheMarkedOne_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("marked");
    QTest::addColumn<QString>("excerpt");
    QString numbers;
    for (int number = 1; number <= 50; ++number)
        numbers += QString::number(number) + u'\n';
    const auto lines = [](int first, int last) {
        QString text;
        for (int number = first; number <= last; ++number)
            text += u"  "_qs + QString::number(number) + u'\n';
        return text;
    };
    QTest::newRow("an empty text") << QString() << 0 << QString();
    QTest::newRow("a line without its end") << u"a"_qs << 0 << u"  a\n"_qs;
    QTest::newRow("an empty line is marked") << u"a\n\nb\n"_qs << 2 << u"  a\n> \n  b\n"_qs;
    QTest::newRow("the beginning") << numbers << 0 << lines(1, 20) + u"  ⋮\n"_qs;
    QTest::newRow("the middle") << numbers << 25 << u"  ⋮\n"_qs + lines(16, 24) + u"> 25\n"_qs + lines(26, 35) + u"  ⋮\n"_qs;
    QTest::newRow("the end") << numbers << 50 << u"  ⋮\n"_qs + lines(31, 49) + u"> 50\n"_qs;
    QTest::newRow("a long line") << QString(150, u'x') << 0 << u"  "_qs + QString(100, u'x') + u"…\n"_qs;
    QTest::newRow("a long line in Chinese") << QString(150, u'石') << 1 << u"> "_qs + QString(100, u'石') + u"…\n"_qs;
    QTest::newRow("the longest whole line") << QString(100, u'石') << 0 << u"  "_qs + QString(100, u'石') + u"\n"_qs;
}

void TestJudgeNotes::excerptShowsTheLinesAroundTheMarkedOne()
{
    QFETCH(QString, text);
    QFETCH(int, marked);
    QTEST(wording::excerpt(text.toStdString(), static_cast<std::uint64_t>(marked)), "excerpt");
}

NIMSTONE_TEST(TestJudgeNotes)
#include "tst_judge_notes.moc"
