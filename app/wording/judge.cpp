#include "app/wording/judge.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <csignal>
#include <cstring>

#include "app/wording/contest.h"
#include "app/wording/judge_sources.h"
#include "app/wording/quotation.h"

namespace nimstone::wording {

namespace {

struct Judge {
    Q_DECLARE_TR_FUNCTIONS(nimstone::wording::Judge)
};

using contest::CompileError;
using contest::Failure;
using contest::Note;
using contest::Verdict;

constexpr std::uint64_t megabyte = 1U << 20;
constexpr int excerptLines = 20;
constexpr int excerptCharacters = 100;

QString seconds(std::chrono::milliseconds time)
{
    return QString::number(static_cast<double>(time.count()) / 1000);
}

/// Returns a number of milliseconds with two digits, or with all digits before the decimal point if there are more: "667", "1.5", "0.083".
QString millisecondsText(Count microseconds)
{
    const double time = static_cast<double>(microseconds) / 1000;
    return time < 10 ? QString::number(time, 'g', 2) : QString::number(time, 'f', 0);
}

/// Decodes only the beginning of a text, because the text may have many megabytes.
QString beginningOf(std::string_view text)
{
    constexpr std::size_t mostBytes = 4 * (excerptCharacters + 1);
    const QString beginning = QString::fromUtf8(text.data(), static_cast<qsizetype>(std::min(text.size(), mostBytes)));
    return beginning.size() > excerptCharacters ? beginning.left(excerptCharacters) + QChar(u'…') : beginning;
}

/// Quotes a text that the judged program or its interpreter printed. If the text is long, only its beginning is quoted.
QString quotedOutput(std::string_view text)
{
    return quotedRichText(beginningOf(text).toStdString());
}

QString differenceText(const contest::Difference& difference)
{
    const QString expected = quotedOutput(difference.expected);
    const QString got = quotedOutput(difference.got);
    if (difference.got.empty())
        //: %1 is the answer that is missing
        return Judge::tr("Expected '%1', but the output ends there.").arg(expected);
    if (difference.expected.empty())
        //: %1 is the number of a line; %2 is the text in this line
        return Judge::tr("Expected nothing more, but line %1 of the output has '%2'.").arg(QString::number(difference.gotAt.line), got);
    //: %1 is the number of a line; %2 and %3 are answers
    return Judge::tr("In line %1 of the output: expected '%2', found '%3'.").arg(QString::number(difference.gotAt.line), expected, got);
}

/// Returns line `number`, counted from 1; an empty text if there is no such line.
std::string lineOf(const std::string& text, std::uint64_t number)
{
    std::size_t at = 0;
    for (std::uint64_t line = 1; line < number && at != std::string::npos; ++line)
        at = text.find('\n', at) == std::string::npos ? std::string::npos : text.find('\n', at) + 1;
    return at == std::string::npos ? std::string() : text.substr(at, text.find('\n', at) - at);
}

/// Returns the line of the error output with the error message. For Java this is the line that begins with "Exception in thread"; for other
/// languages it is the last line. Empty if there is no such line.
QString errorMessage(const std::string& errors)
{
    QStringList lines = QString::fromStdString(errors).split(u'\n');
    lines.removeIf([](const QString& line) { return line.trimmed().isEmpty(); });
    for (const QString& line : lines) {
        if (line.startsWith(u"Exception in thread"))
            return line.trimmed();
    }
    return lines.isEmpty() ? QString() : lines.last().trimmed();
}

QString endedText(const contest::Run& run)
{
    if (run.ending != contest::RunEnding::Signalled)
        return Judge::tr("The program ended with exit status %1 instead of 0.").arg(run.code);
    if (run.code == SIGFPE)
        return Judge::tr("The program divides by zero (signal SIGFPE).");
    const char* const name = sigabbrev_np(run.code);
    //: %1 is a signal, such as SIGSEGV
    return Judge::tr("The program was ended by the signal %1.")
        .arg(QStringLiteral("SIG") + (name ? QString::fromLatin1(name) : QString::number(run.code)));
}

QString smallFail(std::optional<bool> samplesPass)
{
    if (!samplesPass)
        return Judge::tr("Not all small cases pass.");
    return *samplesPass ? Judge::tr("The sample passes, but not all small cases do.") : Judge::tr("The sample does not pass.");
}

QString smallPass(std::optional<bool> samplesPass)
{
    if (!samplesPass)
        return Judge::tr("Your program passes all small cases. What is different about large ones?");
    return *samplesPass ? Judge::tr("The sample and all small cases pass. What is different about large ones?")
                        : Judge::tr("All small cases pass, but the sample does not.");
}

QString idea(Verdict verdict, bool small)
{
    switch (verdict) {
    case Verdict::TimeLimitExceeded: return Judge::tr("Count the steps of your program for the largest input that the limits allow.");
    case Verdict::IdleLimitExceeded: return Judge::tr("Look at how your program reads: it waits for input that does not come.");
    case Verdict::MemoryLimitExceeded: return Judge::tr("Count the bytes of your tables and of what grows with every case.");
    case Verdict::OutputLimitExceeded: return Judge::tr("Look at the loop that prints: what ends it?");
    case Verdict::RuntimeError: return Judge::tr("Look at indices, divisions, and the depth of recursion.");
    case Verdict::PresentationError: return Judge::tr("Compare blanks and line breaks with the sample.");
    case Verdict::Accepted: case Verdict::WrongAnswer: case Verdict::CompileError: case Verdict::JudgeError: break;
    }
    return small ? Judge::tr("Decide a small position by hand, from its options, and compare.")
                 : Judge::tr("Check the types: which intermediate result can be too large for its type, or lose digits in it?");
}

}  // namespace

QString verdictName(Verdict verdict)
{
    switch (verdict) {
    case Verdict::Accepted: return Judge::tr("Accepted");
    case Verdict::WrongAnswer: return Judge::tr("Wrong answer");
    case Verdict::PresentationError: return Judge::tr("Presentation error");
    case Verdict::TimeLimitExceeded: return Judge::tr("Time limit exceeded");
    case Verdict::IdleLimitExceeded: return Judge::tr("Idleness limit exceeded");
    case Verdict::MemoryLimitExceeded: return Judge::tr("Memory limit exceeded");
    case Verdict::OutputLimitExceeded: return Judge::tr("Output limit exceeded");
    case Verdict::RuntimeError: return Judge::tr("Runtime error");
    case Verdict::CompileError: return Judge::tr("Compile error");
    case Verdict::JudgeError: break;
    }
    return Judge::tr("Judge error");
}

QString symptomText(const Failure& failure)
{
    using Kind = contest::Symptom::Kind;
    if (!failure.symptom)
        return {};
    const contest::Symptom& symptom = *failure.symptom;
    switch (symptom.kind) {
    case Kind::ReadsNothing:
        return Judge::tr("The program prints nothing and reads nothing from standard input. Does it open a file?");
    case Kind::PrintsNothing: return Judge::tr("The program reads its input but prints nothing.");
    case Kind::OtherCapitals:
        //: %1 and %2 are answers
        return Judge::tr("The answers are right but for capital letters: expected '%1', found '%2'.")
            .arg(quotedOutput(failure.difference->expected), quotedOutput(failure.difference->got));
    case Kind::OtherLabels:
        //: %1 and %2 are lines, such as 'Case 1: Alice' and 'Alice'
        return Judge::tr("The answers are right but for the case numbers before them: expected '%1', found '%2'.")
            .arg(quotedOutput(lineOf(failure.expected, failure.difference->expectedAt.line)),
                 quotedOutput(lineOf(failure.run.output, failure.difference->gotAt.line)));
    case Kind::Prompt:
        //: %1 is a part of an output
        return Judge::tr("The program also prints '%1'. Nothing but the answers belongs in the output.").arg(quotedOutput(symptom.text));
    case Kind::FewerAnswers:
        return Judge::tr("The output ends after %1 of %2 cases. Does the program read all of them?")
            .arg(QString::number(symptom.number), QString::number(symptom.of));
    case Kind::OtherWords:
        //: %1 and %2 are answers
        return Judge::tr("The program answers in other words: expected '%1', found '%2'.")
            .arg(quotedOutput(lineOf(failure.expected, failure.difference->expectedAt.line)),
                 quotedOutput(lineOf(failure.run.output, failure.difference->gotAt.line)));
    case Kind::OneMore:
        return Judge::tr("The program answers all cases rightly, and then prints more. Does it notice where the input ends?");
    case Kind::Endless: return Judge::tr("The program does not end even on this small input. Which of its loops has no end?");
    case Kind::GoesOn:
        return Judge::tr("The program answers all cases rightly, but does not stop after the last. What ends its loop?");
    case Kind::LeftOver:
        //: %1 is the number of a case
        return Judge::tr("Case %1 alone is answered rightly: something is left over from an earlier case.").arg(symptom.number);
    case Kind::NearInt: return Judge::tr("It fails only where a number comes near 2<sup>31</sup>. Does an int overflow?");
    case Kind::TimePerCase: break;
    }
    //: %1 is a number of cases, %2 a number of milliseconds
    return Judge::tr("The input has %1 cases: within the limit, each may take %2 ms on average.")
        .arg(QString::number(symptom.number), millisecondsText(symptom.of));
}

QString failureText(const Failure& failure, const contest::Limits& limits)
{
    switch (failure.verdict) {
    case Verdict::WrongAnswer: return failure.difference ? differenceText(*failure.difference) : QString();
    case Verdict::PresentationError:
        return Judge::tr("The answers are right, but blanks or line breaks differ. This judge does not accept that, others do.");
    case Verdict::TimeLimitExceeded:
        //: %1 is a number of seconds
        return Judge::tr("The program used more than %1 s of processor time.").arg(seconds(limits.time));
    case Verdict::IdleLimitExceeded: return Judge::tr("The program waited without computing until its time was up.");
    case Verdict::MemoryLimitExceeded:
        if (failure.run.memory <= limits.memory)
            return Judge::tr("The program asked for more memory in one piece than it could get.");
        return Judge::tr("The program used more than %1 MB of memory.").arg(limits.memory / megabyte);
    case Verdict::OutputLimitExceeded: return Judge::tr("The program wrote more than %1 MB.").arg(limits.output / megabyte);
    case Verdict::RuntimeError:
        if (const QString words = errorMessage(failure.run.errors); !words.isEmpty())
            //: %1 is a whole sentence; %2 is the English message of an interpreter
            return Judge::tr("%1 It says: %2").arg(endedText(failure.run), quotedOutput(words.toStdString()));
        return endedText(failure.run);
    case Verdict::Accepted: case Verdict::CompileError: case Verdict::JudgeError: break;
    }
    return Judge::tr("The program could not be run.");
}

QString noteText(const Note& note, const contest::Problem& problem)
{
    switch (note.kind) {
    case Note::Kind::Layout:
        return Judge::tr("Blanks or line breaks differ from the statement. This judge accepts that, others do not.");
    case Note::Kind::OldPython:
        //: %1 is "print …" or "raw_input()", %2 is "print(…)" or "input()"
        return Judge::tr("'%1' is Python 2: in Python 3, write '%2'.").arg(quotedRichText(note.text), quotedRichText(note.more));
    case Note::Kind::Processes:
        return Judge::tr("Python's multiprocessing needs sockets or shared memory, which a program does not have here. Threads work.");
    case Note::Kind::LimitedRecursion:
        //: %1 is "3.13"
        return Judge::tr("Python %1 stops recursion through lru_cache or any() after some 3,300 levels, whatever limit the program sets. "
                         "Versions before 3.12 and after 3.13 do not, so this judge may accept it.")
            .arg(quotedRichText(note.text));
    case Note::Kind::SmallStack:
        return Judge::tr("The recursion is too deep for the stack of Python's main thread. Call threading.stack_size(1 &lt;&lt; 28), and run "
                         "the recursion in a thread.");
    case Note::Kind::MissingMethod:
        //: %1 is the name of a method, such as canWinNim
        return Judge::tr("The class Solution has no method '%1', which this judge calls.").arg(quotedRichText(note.text));
    case Note::Kind::OtherEncoding:
        //: %1 is the number of a line
        return Judge::tr("Line %1 is not UTF-8, which Python 3 expects: save the program as UTF-8.").arg(note.place.line);
    case Note::Kind::OtherIndent:
        //: %1 is the number of a line
        return Judge::tr("Line %1 is not indented as the lines before it: use only blanks, or only tabs.").arg(note.place.line);
    case Note::Kind::ExitStatus:
        //: %1 is an exit status
        return Judge::tr("The program ends with exit status %1 instead of 0. This judge accepts that, others do not.").arg(note.number);
    case Note::Kind::MayPass:
        //: %1 is the name of a judge, such as HDU
        return Judge::tr("It is right on large random input. The data of %1 may let it pass.").arg(siteName(problem));
    case Note::Kind::FailsOn: break;
    default: return sourceNoteText(note, problem);
    }
    const auto has = [&note](std::string_view text) { return note.text.find(text) != std::string::npos; };
    if (has("\r"))
        return Judge::tr("It would fail where lines end with CRLF. The data of this judge evidently lacks that.");
    if (has("  "))
        return Judge::tr("It would fail on two blanks between numbers. The data of this judge evidently lacks that.");
    if (has(" \n"))
        return Judge::tr("It would fail on a blank at the end of a line. The data of this judge evidently lacks that.");
    //: %1 is an input; its line breaks are shown as blanks
    return Judge::tr("It would fail on the input '%1'. The data of this judge evidently lacks that.").arg(quotedOutput(oneLine(note.text)));
}

QString runsText(const contest::Judgement& judgement)
{
    const auto milliseconds = std::chrono::ceil<std::chrono::milliseconds>(judgement.slowest).count();
    //: %1 is a number of milliseconds, %2 a number of megabytes
    return Judge::tr("%n runs, at most %1 ms and %2 MB each.", nullptr, judgement.runs)
        .arg(QString::number(milliseconds), QString::number((judgement.memory + megabyte - 1) / megabyte));
}

QString shrunkText(const Failure& failure)
{
    const QString text = failure.isSmallest ? Judge::tr("Smallest failing input: %1 bytes. All smaller ones pass. First failing input: %2 bytes.")
                                            : Judge::tr("Smallest failing input found: %1 bytes. First failing input: %2 bytes.");
    return text.arg(QString::number(failure.size.bytes), QString::number(failure.rawSize.bytes));
}

QString flakyText()
{
    return Judge::tr("The program is flaky: on the same input it does not always do the same.");
}

QString pitfallMatchText(const QString& pitfall, bool alone)
{
    if (alone)
        //: %1 is the name of a program
        return Judge::tr("It answers like the wrong program '%1':").arg(pitfall);
    //: %1 is the name of a wrong program. The judged program also has a second mistake
    return Judge::tr("It makes the mistake of the wrong program '%1':").arg(pitfall);
}

QString unconfinedText()
{
    return Judge::tr("This system cannot fully confine programs. Only judge programs that you trust.");
}

QString sentence(const CompileError& error)
{
    switch (error.kind) {
    case CompileError::Kind::NoFile: return Judge::tr("the program's file cannot be read");
    case CompileError::Kind::NotExecutable: return Judge::tr("expected a source file in C++, C, Python, or Java, or an executable program");
    case CompileError::Kind::TooLong: return Judge::tr("the source is larger than 1 MB");
    case CompileError::Kind::NoCompiler:
        if (error.language == contest::Language::Java)
            return Judge::tr("this system has no Java compiler (javac): install a JDK, in Debian and Ubuntu the package default-jdk");
        return error.language == contest::Language::Python ? Judge::tr("this system has no Python interpreter (python3 or pypy3)")
                                                           : Judge::tr("this system has no compiler (g++ or clang++)");
    case CompileError::Kind::Refused: return Judge::tr("the compiler found errors");
    case CompileError::Kind::OutOfTime: return Judge::tr("the compiler took more than 30 seconds");
    case CompileError::Kind::OutOfMemory: return Judge::tr("the compiler used more than 2 GB of memory");
    case CompileError::Kind::Cancelled: return Judge::tr("compiling was cancelled");
    case CompileError::Kind::CacheFailed: return Judge::tr("the compiled program cannot be saved in the cache folder");
    case CompileError::Kind::RunFailed: break;
    }
    return Judge::tr("the compiler could not be run");
}

QString sentence(const contest::RunnerError& error)
{
    if (error.kind == contest::RunnerError::Kind::NotFound)
        //: %1 is the name of a file
        return Judge::tr("cannot find the program %1, which runs the programs to be judged").arg(quotedRichText(error.path));
    return Judge::tr("cannot start the program %1, which runs the programs to be judged").arg(quotedRichText(error.path));
}

QString judgeHint(const contest::Judgement& judgement, int rung)
{
    const Failure& failure = *judgement.failure;
    const bool small = !failure.generated;
    switch (rung) {
    case 1: return small ? smallFail(judgement.samplesPass) : smallPass(judgement.samplesPass);
    case 2: return idea(failure.verdict, small);
    case 3:
        if (failure.cases.empty())
            return Judge::tr("The input has %n bytes.", nullptr, static_cast<int>(failure.size.bytes));
        //: %1 is the largest number in the input
        return Judge::tr("It fails on an input of %n cases in which no number is larger than %1.", nullptr,
                         static_cast<int>(failure.size.cases))
            .arg(failure.size.largest);
    case 4:
        return failure.difference && !failure.difference->expected.empty()
            ? Judge::tr("Where the output goes wrong, the right answer is '%1'.").arg(quotedOutput(failure.difference->expected))
            : Judge::tr("The input has %n bytes.", nullptr, static_cast<int>(failure.size.bytes));
    default: break;
    }
    return Judge::tr("The input is:") + QLatin1Char('\n') + excerpt(failure.input, 0);
}

QString excerpt(const std::string& text, std::uint64_t markedLine)
{
    const auto lines = static_cast<qsizetype>(std::ranges::count(text, '\n')) + (text.empty() || text.back() == '\n' ? 0 : 1);
    const auto marked = static_cast<qsizetype>(markedLine);
    const qsizetype first = std::max<qsizetype>(0, std::min(marked - excerptLines / 2, lines - excerptLines));
    const qsizetype end = std::min<qsizetype>(lines, first + excerptLines);
    std::size_t at = 0;
    for (qsizetype line = 0; line < first; ++line)
        at = text.find('\n', at) + 1;
    QString shown;
    if (first > 0)
        shown += QStringLiteral("  ⋮\n");
    for (qsizetype line = first; line < end; ++line) {
        const std::size_t lineEnd = std::min(text.find('\n', at), text.size());
        shown += (line + 1 == marked ? QStringLiteral("> ") : QStringLiteral("  ")) + printable(beginningOf(std::string_view(text).substr(at, lineEnd - at)))
            + QLatin1Char('\n');
        at = lineEnd + 1;
    }
    if (end < lines)
        shown += QStringLiteral("  ⋮\n");
    return shown;
}

}  // namespace nimstone::wording
