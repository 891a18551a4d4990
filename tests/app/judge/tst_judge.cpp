// Tests verdicts and smallest failing cases. The programs are functions, so no process runs.
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
    void judgeFindsTheVerdictAndTheSmallestInput_data();
    void judgeFindsTheVerdictAndTheSmallestInput();
    void failureShowsTheFirstDifference();
    void judgmentHasTimeAndMemoryOfTheRuns_data();
    void judgmentHasTimeAndMemoryOfTheRuns();
    void verdictFollowsTheRulesOfTheSite_data();
    void verdictFollowsTheRulesOfTheSite();
    void noteNamesInputThatTheJudgesDataLacks_data();
    void noteNamesInputThatTheJudgesDataLacks();
    void presentationErrorDoesNotEndTheSearch();
    void programWithRandomAnswersIsFlaky();
    void equalSeedsGiveEqualInputs();
    void judgingCanBeCancelled();
    void judgeReportsItsProgress();
    void judgeTriesTheInputsOfPitfalls();
};

namespace {

/// Returns a program that is right, but ends with `how` and `code` after the first case for which `when` is true.
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
    const char* input;  ///< the smallest input on which the program fails; null if the test does not check it
};

const std::vector<Row>& rows()
{
    static const auto holdsSeven = [](const std::vector<Count>& heaps) { return std::ranges::find(heaps, Count{7}) != heaps.end(); };
    static const std::vector<Row> all{
        {"a right program", telling(nimSumOf), "AC", ""},
        {"the sum of the heaps", telling([](const std::vector<Count>& heaps) {
             Count sum = 0;
             for (const Count heap : heaps)
                 sum += heap;
             return sum;
         }), "WA", "1\n2\n1 1\n"},
        {"a nim-sum of sixteen bits", telling([](const std::vector<Count>& heaps) { return nimSumOf(heaps) & 0xFFFF; }), "WA", "1\n1\n65536\n"},
        {"wrong if the nim-sum ends in ten zero bits", telling([](const std::vector<Count>& heaps) {
             const Count sum = nimSumOf(heaps);
             return heaps.size() >= 2 && sum % 1024 == 0 ? 0 : sum;
         }), "WA", "1\n2\n1 1025\n"},
        {"reads at most three heaps", telling([](const std::vector<Count>& heaps) {
             return nimSumOf({heaps.begin(), heaps.begin() + static_cast<std::ptrdiff_t>(std::min<std::size_t>(heaps.size(), 3))});
         }), "WA", "1\n4\n1 1 1 1\n"},
        {"the nim-sum is not reset between cases", [](std::string_view input, const Limits&) {
             std::string output;
             Count sum = 0;
             for (const auto& heaps : heapsIn(input)) {
                 sum ^= nimSumOf(heaps);
                 output += sum != 0 ? "first\n" : "second\n";
             }
             return ended(output);
         }, "WA", "2\n1\n1\n1\n1\n"},
        {"answers the first case only", [](std::string_view input, const Limits&) {
             return ended(nimSumOf(heapsIn(input).front()) != 0 ? "first\n" : "second\n");
         }, "WA", "2\n1\n1\n1\n1\n"},
        {"prints nothing", [](std::string_view, const Limits&) { return ended({}); }, "WA", "1\n1\n1\n"},
        {"empty lines between the answers", [](std::string_view input, const Limits&) {
             std::string output;
             for (const auto& heaps : heapsIn(input))
                 output += nimSumOf(heaps) != 0 ? "first\n\n" : "second\n\n";
             return ended(output);
         }, "AC", ""},
        {"ends by a signal", ending(RunEnding::Signalled, holdsSeven, 11), "RE", "1\n1\n7\n"},
        {"ends with an exit status", ending(RunEnding::Exited, holdsSeven, 3), "RE", "1\n1\n7\n"},
        {"too slow", ending(RunEnding::OutOfTime, [](const auto& heaps) { return heaps.size() >= 20; }), "TLE",
         "1\n20\n1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1\n"},
        {"waits idly", ending(RunEnding::Idle, [](const auto&) { return true; }), "ILE", "1\n1\n1\n"},
        {"uses too much memory", ending(RunEnding::OutOfMemory, [](const auto& heaps) { return heaps.size() >= 5; }), "MLE", "1\n5\n1 1 1 1 1\n"},
        {"prints too much", ending(RunEnding::TooMuchOutput, [](const auto& heaps) { return heaps[0] >= 1'000'000; }), "OLE",
         "1\n1\n1000000\n"},
        {"cannot be started", ending(RunEnding::NotStarted, [](const auto&) { return true; }), "JE", nullptr},
    };
    return all;
}

}  // namespace

void TestJudge::judgeFindsTheVerdictAndTheSmallestInput_data()
{
    QTest::addColumn<int>("row");
    for (int row = 0; row < static_cast<int>(rows().size()); ++row)
        QTest::newRow(rows()[static_cast<std::size_t>(row)].name) << row;
}

void TestJudge::judgeFindsTheVerdictAndTheSmallestInput()
{
    QFETCH(int, row);
    const auto& [name, program, verdict, input] = rows()[static_cast<std::size_t>(row)];
    const Judgement judgement = judge::judge(nim(), program, {.tests = 50, .shrinking = tests::enoughTime}, {}, {});
    QCOMPARE(verdictIn(judgement), QString::fromUtf8(verdict));
    QCOMPARE(judgement.failure.has_value(), judgement.verdict != Verdict::Accepted);
    if (!judgement.failure) {
        // The judge makes one run for the 399 small cases, one run for cases near powers of two, one run for each
        // pitfall, and 50 runs for generated inputs.
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
    qInfo("the judge ran the program %d times and reduced %zu bytes to %zu", judgement.runs, failure.rawSize.bytes, failure.size.bytes);
}

void TestJudge::failureShowsTheFirstDifference()
{
    const RunProgram silent = [](std::string_view, const Limits&) { return ended("first"); };
    const Judgement judgement = judge::judge(nim(), silent, {}, {}, {});
    QVERIFY(judgement.failure && judgement.failure->difference);
    // The program always answers "first", which is right for the cases before this one.
    QCOMPARE(QString::fromStdString(judgement.failure->input), QStringLiteral("1\n2\n1 1\n"));
    const contest::Difference& difference = *judgement.failure->difference;
    QCOMPARE(QString::fromStdString(difference.expected), QStringLiteral("second"));
    QCOMPARE(QString::fromStdString(difference.got), QStringLiteral("first"));
    QCOMPARE(difference.gotAt.line, std::uint64_t{1});
}

void TestJudge::judgmentHasTimeAndMemoryOfTheRuns_data()
{
    QTest::addColumn<int>("ending");
    QTest::addColumn<int>("milliseconds");
    QTest::addColumn<int>("megabytes");
    const auto row = [](const char* name, RunEnding ending, int milliseconds, int megabytes) {
        QTest::newRow(name) << static_cast<int>(ending) << milliseconds << megabytes;
    };
    // The limits are 2 s of processor time, 6 s of wall-clock time and 256 MB. The run itself reports 3 ms and 4 MB.
    row("ended by itself", RunEnding::Exited, 3, 4);
    row("ended by a signal", RunEnding::Signalled, 3, 4);
    row("ended by too much output", RunEnding::TooMuchOutput, 3, 4);
    row("ended by the time limit", RunEnding::OutOfTime, 2'000, 4);
    row("ended while idle", RunEnding::Idle, 6'000, 4);
    row("ended by the memory limit", RunEnding::OutOfMemory, 3, 256);
    row("not started", RunEnding::NotStarted, 0, 0);
}

/// The judgment also has the time and memory of a program that is never right, and of a run that was stopped.
void TestJudge::judgmentHasTimeAndMemoryOfTheRuns()
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

void TestJudge::verdictFollowsTheRulesOfTheSite_data()
{
    QTest::addColumn<QString>("problem");
    QTest::addColumn<QString>("lineEnd");
    QTest::addColumn<int>("status");
    QTest::addColumn<QString>("errors");
    QTest::addColumn<QString>("verdict");
    QTest::addColumn<QString>("note");  // kind and number of the note
    const auto row = [](const char* name, const char* problem, const char* lineEnd, int status, const char* errors, const char* verdict,
                        const char* note) {
        QTest::newRow(name) << QString::fromUtf8(problem) << QString::fromUtf8(lineEnd) << status << QString::fromUtf8(errors)
                            << QString::fromUtf8(verdict) << QString::fromUtf8(note);
    };
    row("HDU, output as in the statement", "hdu-1", "\n", 0, "", "AC", "");
    row("HDU, a blank at the end", "hdu-1", " \n", 0, "", "PE", "");
    row("Luogu, a blank at the end", "luogu-p1", " \n", 0, "", "AC", "0 0");
    row("CSES, blank lines", "cses-1", "\n\n", 0, "", "AC", "0 0");
    row("HDU, another exit status", "hdu-1", "\n", 3, "", "AC", "1 3");
    row("POJ, an error on standard error", "poj-1", "\n", 1, "Traceback", "RE", "");
    row("AtCoder, another exit status", "atcoder-1", "\n", 3, "", "RE", "");
}

void TestJudge::verdictFollowsTheRulesOfTheSite()
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

void TestJudge::noteNamesInputThatTheJudgesDataLacks_data()
{
    QTest::addColumn<QString>("problem");
    QTest::addColumn<QString>("stopsAt");  // the program prints nothing if a line of its input begins with this
    QTest::addColumn<QString>("verdict");
    QTest::addColumn<QStringList>("inputs");
    QTest::newRow("a right program") << "hdu-1527" << QString() << "AC" << QStringList();
    QTest::newRow("two empty heaps") << "hdu-1527" << "0 0\n" << "AC" << QStringList{QStringLiteral("0 0\n")};
    QTest::newRow("an empty first heap") << "hdu-2177" << "0 1\n" << "AC" << QStringList{QStringLiteral("0 1\n0 0\n")};
    QTest::newRow("lines that end with CRLF") << "sicily-1922" << "1\r" << "AC" << QStringList{QStringLiteral("1\r\n1\r\n1\r\n")};
    QTest::newRow("a case that the data has") << "hdu-1527" << "3 5\n" << "WA" << QStringList();
}

void TestJudge::noteNamesInputThatTheJudgesDataLacks()
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
    const Judgement judgement = judge::judge(there, program, {.tests = 20, .shrinking = tests::enoughTime}, {}, {});
    QCOMPARE(verdictIn(judgement), verdict);
    QStringList noted;
    for (const Note& note : judgement.notes) {
        if (note.kind == Note::Kind::FailsOn)
            noted << QString::fromStdString(note.text);
    }
    QCOMPARE(noted, inputs);
}

/// The program is wrong only on large numbers, and its layout is wrong everywhere.
void TestJudge::presentationErrorDoesNotEndTheSearch()
{
    const RunProgram program = [](std::string_view input, const Limits&) {
        std::string output;
        for (const auto& heaps : heapsIn(input))
            output += (nimSumOf(heaps) & 0xFFFF) != 0 ? "first\n\n" : "second\n\n";
        return ended(output);
    };
    contest::Problem there = nim();
    there.name = "hdu-1";
    const Judgement judgement = judge::judge(there, program, {.shrinking = tests::enoughTime}, {}, {});
    QCOMPARE(verdictIn(judgement), QStringLiteral("WA"));
    QCOMPARE(QString::fromStdString(judgement.failure->input), QStringLiteral("1\n1\n65536\n"));
}

void TestJudge::programWithRandomAnswersIsFlaky()
{
    Chance chance(19);
    const RunProgram program = [&chance](std::string_view input, const Limits&) {
        std::string output;
        for (std::size_t left = heapsIn(input).size(); left > 0; --left)
            output += chance.below(2) == 0 ? "first\n" : "second\n";
        return ended(output);
    };
    const Judgement judgement = judge::judge(nim(), program, {.shrinking = tests::enoughTime}, {}, {});
    QCOMPARE(verdictIn(judgement), QStringLiteral("WA"));
    QVERIFY(judgement.failure->flaky);
    QVERIFY(judgement.failure->cases.size() == 1);
}

void TestJudge::equalSeedsGiveEqualInputs()
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

void TestJudge::judgingCanBeCancelled()
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

void TestJudge::judgeReportsItsProgress()
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

/// The program is wrong on a single pair, which no generated input contains.
void TestJudge::judgeTriesTheInputsOfPitfalls()
{
    const contest::Problem& problem = *contest::problemNamed("hdu-1527");
    const std::string known = "165580140 267914295\n";
    const std::vector<Pitfall> pitfalls = pitfallsOf(problem.name);
    QVERIFY(std::ranges::find(pitfalls, known, &Pitfall::input) != pitfalls.end());
    const RunProgram program = [&](std::string_view input, const Limits&) {
        return ended(input == known ? std::string("7\n") : contest::answersTo(problem, input));
    };
    const Judgement judgement = judge::judge(problem, program, {.tests = 10, .shrinking = tests::enoughTime}, {}, {});
    QCOMPARE(verdictIn(judgement), QStringLiteral("WA"));
    QVERIFY(judgement.failure->input == known && !judgement.failure->flaky);
}

NIMSTONE_TEST(TestJudge)
#include "tst_judge.moc"
