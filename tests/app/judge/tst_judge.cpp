// Verdicts, and the smallest failing case, on programs that are functions: nothing is run.
#include <QTest>

#include <stop_token>

#include "app/judge/judge.h"
#include "app/judge/pitfalls.h"
#include "core/contest/inputs.h"
#include "tests/app/judge/functions.h"
#include "tests/program.h"

using namespace nimstone;
using namespace nimstone::judge;
using nimstone::tests::ended;
using nimstone::tests::heapsIn;
using nimstone::tests::nim;
using nimstone::tests::nimSumOf;
using nimstone::tests::telling;
using nimstone::tests::verdictIn;

class TestJudge : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void judges_data();
    void judges();
    void saysWhereAnAnswerDiffers();
    void saysWhatRunsTook_data();
    void saysWhatRunsTook();
    void goesByTheRulesOfTheSite_data();
    void goesByTheRulesOfTheSite();
    void notesWhatTheDataLacks_data();
    void notesWhatTheDataLacks();
    void layoutDoesNotEndTheSearch();
    void callsRandomAnswersFlaky();
    void isTheSameForTheSameSeed();
    void canBeCancelled();
    void givesWordOfItsProgress();
    void triesTheInputsOfKnownPrograms();
};

namespace {

/// Right, but it ends like this where `when` is true of a case.
template <class When>
RunProgram ending(RunEnding how, When when, int code = 0)
{
    return [how, when, code](std::string_view input, const Limits&) {
        judge::Run run = ended({});
        for (const auto& heaps : heapsIn(input)) {
            run.output += nimSumOf(heaps) != 0 ? "first\n" : "second\n";
            if (when(heaps)) {
                run.ending = how;
                run.code = code;
                return run;
            }
        }
        return run;
    };
}

struct Row {
    const char* name;
    RunProgram program;
    const char* verdict;
    const char* input;  ///< the smallest on which it fails
};

const std::vector<Row>& rows()
{
    static const auto holdsSeven = [](const std::vector<Count>& heaps) { return std::ranges::find(heaps, Count{7}) != heaps.end(); };
    static const std::vector<Row> all{
        {"right", telling(nimSumOf), "AC", ""},
        {"the sum of the heaps", telling([](const std::vector<Count>& heaps) {
             Count sum = 0;
             for (const Count heap : heaps)
                 sum += heap;
             return sum;
         }), "WA", "1\n2\n1 1\n"},
        {"sixteen bits", telling([](const std::vector<Count>& heaps) { return nimSumOf(heaps) & 0xFFFF; }), "WA", "1\n1\n65536\n"},
        {"no nim-sum that ends in ten zeros", telling([](const std::vector<Count>& heaps) {
             const Count sum = nimSumOf(heaps);
             return heaps.size() >= 2 && sum % 1024 == 0 ? 0 : sum;
         }), "WA", "1\n2\n1 1025\n"},
        {"at most three heaps", telling([](const std::vector<Count>& heaps) {
             return nimSumOf({heaps.begin(), heaps.begin() + static_cast<std::ptrdiff_t>(std::min<std::size_t>(heaps.size(), 3))});
         }), "WA", "1\n4\n1 1 1 1\n"},
        {"sums run on from case to case", [](std::string_view input, const Limits&) {
             std::string output;
             Count sum = 0;
             for (const auto& heaps : heapsIn(input)) {
                 sum ^= nimSumOf(heaps);
                 output += sum != 0 ? "first\n" : "second\n";
             }
             return ended(output);
         }, "WA", "2\n1\n1\n1\n1\n"},
        {"the first case alone", [](std::string_view input, const Limits&) {
             return ended(nimSumOf(heapsIn(input).front()) != 0 ? "first\n" : "second\n");
         }, "WA", "2\n1\n1\n1\n1\n"},
        {"nothing", [](std::string_view, const Limits&) { return ended({}); }, "WA", "1\n1\n1\n"},
        {"an empty line between", [](std::string_view input, const Limits&) {
             std::string output;
             for (const auto& heaps : heapsIn(input))
                 output += nimSumOf(heaps) != 0 ? "first\n\n" : "second\n\n";
             return ended(output);
         }, "AC", ""},
        {"a signal", ending(RunEnding::Signalled, holdsSeven, 11), "RE", "1\n1\n7\n"},
        {"an exit status", ending(RunEnding::Exited, holdsSeven, 3), "RE", "1\n1\n7\n"},
        {"too slow", ending(RunEnding::OutOfTime, [](const auto& heaps) { return heaps.size() >= 20; }), "TLE",
         "1\n20\n1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1\n"},
        {"idle", ending(RunEnding::Idle, [](const auto&) { return true; }), "ILE", "1\n1\n1\n"},
        {"much memory", ending(RunEnding::OutOfMemory, [](const auto& heaps) { return heaps.size() >= 5; }), "MLE", "1\n5\n1 1 1 1 1\n"},
        {"much output", ending(RunEnding::TooMuchOutput, [](const auto& heaps) { return heaps[0] >= 1'000'000; }), "OLE",
         "1\n1\n1000000\n"},
        {"not started", ending(RunEnding::NotStarted, [](const auto&) { return true; }), "JE", nullptr},
    };
    return all;
}

}  // namespace

void TestJudge::judges_data()
{
    QTest::addColumn<int>("row");
    for (int row = 0; row < static_cast<int>(rows().size()); ++row)
        QTest::newRow(rows()[static_cast<std::size_t>(row)].name) << row;
}

void TestJudge::judges()
{
    QFETCH(int, row);
    const auto& [name, program, verdict, input] = rows()[static_cast<std::size_t>(row)];
    const Judgement judgement = judge::judge(nim(), program, {.tests = 50, .shrinking = std::chrono::minutes(5)}, {}, {});
    QCOMPARE(verdictIn(judgement), QString::fromUtf8(verdict));
    QCOMPARE(judgement.failure.has_value(), judgement.verdict != Verdict::Accepted);
    if (!judgement.failure) {
        // 399 small cases in one run, those beside powers of two in another, and the inputs of known wrong programs.
        QCOMPARE(judgement.runs, 2 + static_cast<int>(pitfallsOf("cses-1730").size()) + 50);
        return;
    }
    const Failure& failure = *judgement.failure;
    QVERIFY(!failure.flaky);
    if (input)
        QCOMPARE(QString::fromStdString(failure.input), QString::fromUtf8(input));
    QCOMPARE(QString::fromStdString(failure.input), QString::fromStdString(contest::written(nim(), failure.cases)));
    QCOMPARE(QString::fromStdString(failure.expected), QString::fromStdString(contest::answersTo(nim(), failure.input)));
    QVERIFY(failure.size.bytes <= failure.rawSize.bytes);
    QCOMPARE(failure.size.bytes, failure.input.size());
    QCOMPARE(failure.difference.has_value(), judgement.verdict == Verdict::WrongAnswer);
    qInfo("%d runs, %zu bytes to %zu", judgement.runs, failure.rawSize.bytes, failure.size.bytes);
}

void TestJudge::saysWhereAnAnswerDiffers()
{
    const RunProgram silent = [](std::string_view, const Limits&) { return ended("first"); };
    const Judgement judgement = judge::judge(nim(), silent, {}, {}, {});
    QVERIFY(judgement.failure && judgement.failure->difference);
    // The smallest cases are answered rightly on their own.
    QCOMPARE(QString::fromStdString(judgement.failure->input), QStringLiteral("1\n2\n1 1\n"));
    const contest::Difference& difference = *judgement.failure->difference;
    QCOMPARE(QString::fromStdString(difference.expected), QStringLiteral("second"));
    QCOMPARE(QString::fromStdString(difference.got), QStringLiteral("first"));
    QCOMPARE(difference.gotAt.line, std::uint64_t{1});
}

void TestJudge::saysWhatRunsTook_data()
{
    QTest::addColumn<int>("ending");
    QTest::addColumn<int>("milliseconds");
    QTest::addColumn<int>("megabytes");
    const auto row = [](const char* name, RunEnding ending, int milliseconds, int megabytes) {
        QTest::newRow(name) << static_cast<int>(ending) << milliseconds << megabytes;
    };
    // It is given 2 s, 6 s by the clock, and 256 MB; what it takes beside that is 3 ms and 4 MB.
    row("it ends by itself", RunEnding::Exited, 3, 4);
    row("ended by a signal", RunEnding::Signalled, 3, 4);
    row("too much output", RunEnding::TooMuchOutput, 3, 4);
    row("out of time", RunEnding::OutOfTime, 2'000, 4);
    row("idle", RunEnding::Idle, 6'000, 4);
    row("out of memory", RunEnding::OutOfMemory, 3, 256);
    row("not started", RunEnding::NotStarted, 0, 0);
}

/// Also of a program that is never right, and of the run that was stopped.
void TestJudge::saysWhatRunsTook()
{
    QFETCH(int, ending);
    QFETCH(int, milliseconds);
    QFETCH(int, megabytes);
    const auto wrong = [ending](std::string_view, const Limits&) {
        judge::Run run = ended("neither\n");
        run.ending = static_cast<RunEnding>(ending);
        run.cpu = std::chrono::milliseconds(3);
        run.memory = 4U << 20;
        return run;
    };
    const Judgement judgement = judge::judge(*contest::problemNamed("cses-1730"), wrong, {}, {}, {});
    QVERIFY(judgement.verdict && judgement.verdict != Verdict::Accepted);
    QCOMPARE(judgement.slowest, std::chrono::microseconds(std::chrono::milliseconds(milliseconds)));
    QCOMPARE(judgement.memory, static_cast<std::uint64_t>(megabytes) << 20);
}

void TestJudge::goesByTheRulesOfTheSite_data()
{
    QTest::addColumn<QString>("problem");
    QTest::addColumn<QString>("lineEnd");
    QTest::addColumn<int>("status");
    QTest::addColumn<QString>("errors");
    QTest::addColumn<QString>("verdict");
    QTest::addColumn<QString>("note");  // its kind and number
    const auto row = [](const char* name, const char* problem, const char* lineEnd, int status, const char* errors, const char* verdict,
                        const char* note) {
        QTest::newRow(name) << QString::fromUtf8(problem) << QString::fromUtf8(lineEnd) << status << QString::fromUtf8(errors)
                            << QString::fromUtf8(verdict) << QString::fromUtf8(note);
    };
    row("HDU, as it should be", "hdu-1", "\n", 0, "", "AC", "");
    row("HDU, a blank at the end", "hdu-1", " \n", 0, "", "PE", "");
    row("Luogu, a blank at the end", "luogu-p1", " \n", 0, "", "AC", "0 0");
    row("CSES, blank lines", "cses-1", "\n\n", 0, "", "AC", "0 0");
    row("HDU, another exit status", "hdu-1", "\n", 3, "", "AC", "1 3");
    row("POJ, stopped by an error", "poj-1", "\n", 1, "Traceback", "RE", "");
    row("AtCoder, another exit status", "atcoder-1", "\n", 3, "", "RE", "");
}

void TestJudge::goesByTheRulesOfTheSite()
{
    QFETCH(QString, problem);
    QFETCH(QString, lineEnd);
    QFETCH(int, status);
    QFETCH(QString, errors);
    QFETCH(QString, verdict);
    QFETCH(QString, note);
    const RunProgram program = [&](std::string_view input, const Limits&) {
        std::string output;
        for (const auto& heaps : heapsIn(input))
            output += (nimSumOf(heaps) != 0 ? "first" : "second") + lineEnd.toStdString();
        judge::Run run = ended(output);
        run.code = status;
        run.errors = errors.toStdString();
        return run;
    };
    contest::Problem there = nim();
    const std::string name = problem.toStdString();
    there.name = name;
    const Judgement judgement = judge::judge(there, program, {.tests = 5}, {}, {});
    QCOMPARE(verdictIn(judgement), verdict);
    QStringList notes;
    for (const Note& each : judgement.notes)
        notes << QStringLiteral("%1 %2").arg(static_cast<int>(each.kind)).arg(each.number);
    QCOMPARE(notes.join(QLatin1Char(',')), note);
}

void TestJudge::notesWhatTheDataLacks_data()
{
    QTest::addColumn<QString>("problem");
    QTest::addColumn<QString>("stopsAt");  // from there on it answers nothing more
    QTest::addColumn<QString>("verdict");
    QTest::addColumn<QStringList>("inputs");
    QTest::newRow("right") << "hdu-1527" << QString() << "AC" << QStringList();
    QTest::newRow("two empty heaps") << "hdu-1527" << "0 0\n" << "AC" << QStringList{QStringLiteral("0 0\n")};
    QTest::newRow("a first heap of none") << "hdu-2177" << "0 1\n" << "AC" << QStringList{QStringLiteral("0 1\n0 0\n")};
    QTest::newRow("carriage return") << "sicily-1922" << "1\r" << "AC" << QStringList{QStringLiteral("1\r\n1\r\n1\r\n")};
    QTest::newRow("a case that is there") << "hdu-1527" << "3 5\n" << "WA" << QStringList();
}

void TestJudge::notesWhatTheDataLacks()
{
    QFETCH(QString, problem);
    QFETCH(QString, stopsAt);
    QFETCH(QString, verdict);
    QFETCH(QStringList, inputs);
    const contest::Problem& there = *contest::problemNamed(problem.toStdString());
    const RunProgram program = [&](std::string_view input, const Limits&) {
        const auto end = ('\n' + std::string(input)).find('\n' + stopsAt.toStdString());
        return ended(contest::answersTo(there, stopsAt.isEmpty() || end == std::string::npos ? input : std::string_view()));
    };
    const Judgement judgement = judge::judge(there, program, {.tests = 20}, {}, {});
    QCOMPARE(verdictIn(judgement), verdict);
    QStringList noted;
    for (const Note& note : judgement.notes) {
        if (note.kind == Note::Kind::FailsOn)
            noted << QString::fromStdString(note.text);
    }
    QCOMPARE(noted, inputs);
}

/// Wrong on large numbers alone, and laid out badly everywhere.
void TestJudge::layoutDoesNotEndTheSearch()
{
    const RunProgram program = [](std::string_view input, const Limits&) {
        std::string output;
        for (const auto& heaps : heapsIn(input))
            output += (nimSumOf(heaps) & 0xFFFF) != 0 ? "first\n\n" : "second\n\n";
        return ended(output);
    };
    contest::Problem there = nim();
    there.name = "hdu-1";
    const Judgement judgement = judge::judge(there, program, {}, {}, {});
    QCOMPARE(verdictIn(judgement), QStringLiteral("WA"));
    QCOMPARE(QString::fromStdString(judgement.failure->input), QStringLiteral("1\n1\n65536\n"));
}

void TestJudge::callsRandomAnswersFlaky()
{
    Chance chance(19);
    const RunProgram program = [&chance](std::string_view input, const Limits&) {
        std::string output;
        for (std::size_t left = heapsIn(input).size(); left > 0; --left)
            output += chance.below(2) == 0 ? "first\n" : "second\n";
        return ended(output);
    };
    const Judgement judgement = judge::judge(nim(), program, {}, {}, {});
    QCOMPARE(verdictIn(judgement), QStringLiteral("WA"));
    QVERIFY(judgement.failure->flaky);
    QVERIFY(judgement.failure->cases.size() == 1);
}

void TestJudge::isTheSameForTheSameSeed()
{
    std::vector<std::string> inputs;
    const auto recorded = [&inputs](Seed seed) {
        inputs.clear();
        const RunProgram program = [&inputs](std::string_view input, const Limits&) {
            inputs.emplace_back(input);
            return ended(contest::answersTo(nim(), input));
        };
        judge::judge(nim(), program, {.tests = 20, .seed = seed}, {}, {});
        return inputs;
    };
    const auto first = recorded(7);
    QCOMPARE(first.size(), 22 + pitfallsOf("cses-1730").size());
    QVERIFY(recorded(7) == first);
    QVERIFY(recorded(8) != first);
}

void TestJudge::canBeCancelled()
{
    std::stop_source stop;
    int runs = 0;
    const RunProgram right = [&](std::string_view input, const Limits&) {
        if (++runs == 5)
            stop.request_stop();
        return ended(contest::answersTo(nim(), input));
    };
    const Judgement judgement = judge::judge(nim(), right, {}, {}, stop.get_token());
    QVERIFY(!judgement.verdict && !judgement.failure);
    QCOMPARE(runs, 5);
}

void TestJudge::givesWordOfItsProgress()
{
    std::vector<JudgeProgress> seen;
    const auto note = [&seen](const JudgeProgress& progress) { seen.push_back(progress); };
    judge::judge(nim(), ending(RunEnding::Exited, [](const auto& heaps) { return heaps.size() >= 200; }, 3), {}, note, {});
    QVERIFY(!seen.empty());
    QVERIFY(seen.front().phase == JudgeProgress::Phase::Small && seen.front().done == seen.front().all);
    QVERIFY(seen.back().phase == JudgeProgress::Phase::Shrinking);
    std::size_t bytes = std::numeric_limits<std::size_t>::max();
    int tests = 0;
    for (const JudgeProgress& progress : seen) {
        if (progress.phase == JudgeProgress::Phase::Generated)
            QCOMPARE(progress.done, ++tests);
        if (progress.phase == JudgeProgress::Phase::Shrinking) {
            QVERIFY(progress.bytes <= bytes);
            bytes = progress.bytes;
        }
    }
    QVERIFY(tests > 0);
}

/// Wrong on one pair alone, which is drawn for no input.
void TestJudge::triesTheInputsOfKnownPrograms()
{
    const contest::Problem& problem = *contest::problemNamed("hdu-1527");
    const std::string known = "165580140 267914295\n";
    const std::vector<Pitfall> pitfalls = pitfallsOf(problem.name);
    QVERIFY(std::ranges::find(pitfalls, known, &Pitfall::input) != pitfalls.end());
    const RunProgram program = [&](std::string_view input, const Limits&) {
        return ended(input == known ? std::string("7\n") : contest::answersTo(problem, input));
    };
    const Judgement judgement = judge::judge(problem, program, {.tests = 10}, {}, {});
    QCOMPARE(verdictIn(judgement), QStringLiteral("WA"));
    QVERIFY(judgement.failure->input == known && !judgement.failure->flaky);
}

NIMSTONE_TEST(TestJudge)
#include "tst_judge.moc"
