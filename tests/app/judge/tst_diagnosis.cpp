// Tests the judge's diagnosis of a failing program, which comes with the verdict: the symptom, the position, the
// results of the samples, and the time.
#include <QRegularExpression>
#include <QTest>

#include "app/judge/diagnosis.h"
#include "core/contest/inputs.h"
#include "tests/app/judge/functions.h"
#include "tests/program.h"

using namespace nimstone;
using namespace nimstone::judge;
using nimstone::tests::ended;
using nimstone::tests::heapsIn;
using nimstone::tests::nim;
using nimstone::tests::nimSumOf;
using nimstone::tests::Numbers;

class TestDiagnosis : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void diagnosisFindsTheSymptom_data();
    void diagnosisFindsTheSymptom();
    void diagnosisNamesThePositionOfTheWrongCase();
    void judgmentSaysIfTheSamplesPass_data();
    void judgmentSaysIfTheSamplesPass();
    void samplesMayUseAllOfTheProcessorTime();
    void runsOnInputThatTheJudgesDataLacksDoNotCount();
};

namespace {

/// Returns the right answer to each case of an input of CSES 1730.
std::vector<std::string> answersTo(std::string_view input)
{
    std::vector<std::string> answers;
    for (const auto& heaps : heapsIn(input))
        answers.push_back(nimSumOf(heaps) != 0 ? "first" : "second");
    return answers;
}

std::string lines(const std::vector<std::string>& all)
{
    std::string text;
    for (const std::string& line : all)
        text += line + '\n';
    return text;
}

}  // namespace

void TestDiagnosis::diagnosisFindsTheSymptom_data()
{
    using Kind = contest::Symptom::Kind;
    QTest::addColumn<int>("kind");  // the kind of the symptom; −1: no symptom
    QTest::addColumn<bool>("isAboutTheGame");
    const auto row = [](const char* name, std::optional<Kind> kind, bool isAboutTheGame) {
        QTest::newRow(name) << (kind ? static_cast<int>(*kind) : -1) << isAboutTheGame;
    };
    row("reads nothing", Kind::ReadsNothing, false);
    row("prints nothing", Kind::PrintsNothing, false);
    row("answers in other capitals", Kind::OtherCapitals, false);
    row("prints a prompt", Kind::Prompt, false);
    row("prints no case numbers", Kind::OtherLabels, false);
    row("prints other case numbers", Kind::OtherLabels, false);
    row("answers one case of many", Kind::FewerAnswers, false);
    row("answers in other words", Kind::OtherWords, false);
    row("prints one answer too many", Kind::OneMore, false);
    row("goes on after the last answer", Kind::GoesOn, false);
    row("never ends or answers", Kind::Endless, false);
    row("prints without end", Kind::GoesOn, false);
    row("repeats the first answer", Kind::LeftOver, true);
    row("overflows an int", Kind::NearInt, true);
    row("slow in every case", Kind::TimePerCase, false);
    row("wrong on two heaps", std::nullopt, true);
    row("wrong behind 200,000 blanks", std::nullopt, true);
    row("ends with an exit status", std::nullopt, false);
}

void TestDiagnosis::diagnosisFindsTheSymptom()
{
    QFETCH(int, kind);
    QFETCH(bool, isAboutTheGame);
    const QString what = QString::fromUtf8(QTest::currentDataTag());
    // Two kinds of rows use other problems than CSES 1730, because they need numbers of more than 30 bits, or case
    // numbers in the output.
    const bool isAboutNumbers = what.endsWith(QStringLiteral("case numbers"));
    const contest::Problem& there = *contest::problemNamed(what == QStringLiteral("overflows an int") ? "hdu-3032" : isAboutNumbers ? "hdu-3544" : "cses-1730");
    const RunProgram program = [&](std::string_view input, const Limits&) {
        judge::Run run = ended({});
        if (what == QStringLiteral("overflows an int")) {
            const bool overflows = std::ranges::any_of(*contest::casesIn(there, input), [](const contest::Case& numbers) {
                return std::ranges::max(numbers) >= Count{1} << 30;
            });
            return ended(overflows ? "neither\n" : contest::answersTo(there, input));
        }
        if (isAboutNumbers) {
            QString answers = QString::fromStdString(contest::answersTo(there, input));
            const QString number = what == QStringLiteral("prints no case numbers") ? QString() : QStringLiteral("Case #\\1:");
            answers.replace(QRegularExpression(QStringLiteral("Case (\\d+): ")), number);
            return ended(answers.toStdString());
        }
        std::vector<std::string> answers = answersTo(input);
        run.inputRead = input.size();
        if (what == QStringLiteral("reads nothing"))
            run.inputRead = 0;
        if (what == QStringLiteral("reads nothing") || what == QStringLiteral("prints nothing"))
            answers.clear();
        else if (what == QStringLiteral("answers in other capitals"))
            answers = {lines(answers).replace(0, 1, answers[0] == "first" ? "F" : "S")};
        else if (what == QStringLiteral("prints a prompt"))
            answers.insert(answers.begin(), "How many? ");
        else if (what == QStringLiteral("answers one case of many"))
            answers.resize(1);
        else if (what == QStringLiteral("prints one answer too many"))
            answers.push_back(answers.back());
        else if (what == QStringLiteral("answers in other words"))
            std::ranges::transform(answers, answers.begin(), [](const std::string& answer) { return answer == "first" ? "a win" : "a loss"; });
        else if (what == QStringLiteral("wrong behind 200,000 blanks"))
            answers[0] = std::string(200'000, ' ') + "wrong";
        for (std::size_t at = 1; what == QStringLiteral("repeats the first answer") && at < answers.size(); ++at)
            answers[at] = answers[0];
        std::size_t at = 0;
        for (const auto& heaps : heapsIn(input)) {
            if (what == QStringLiteral("wrong on two heaps") && heaps.size() == 2)
                answers[at] = "first";
            ++at;
        }
        run.output = lines(answers);
        if (what == QStringLiteral("prints without end")) {
            run.ending = RunEnding::TooMuchOutput;
            run.output += run.output;
        } else if (what == QStringLiteral("goes on after the last answer") || what == QStringLiteral("never ends or answers")) {
            run.ending = RunEnding::OutOfTime;
            if (what == QStringLiteral("never ends or answers"))
                run.output.clear();
        } else if (what == QStringLiteral("slow in every case") && answers.size() > 50) {
            run.ending = RunEnding::OutOfTime;
            run.cpu = std::chrono::seconds(2);
            run.output = answers[0] + '\n';
        } else if (what == QStringLiteral("ends with an exit status")) {
            run.code = 1;
        }
        return run;
    };
    const Judgement judgement = judge::judge(there, program, {.tests = 20, .shrinking = tests::enoughTime}, {}, {});
    QVERIFY(judgement.failure);
    const Failure& failure = *judgement.failure;
    QCOMPARE(failure.symptom ? static_cast<int>(failure.symptom->kind) : -1, kind);
    QCOMPARE(judge::isAboutTheGame(failure), isAboutTheGame);
    if (what == QStringLiteral("prints a prompt"))
        QCOMPARE(QString::fromStdString(failure.symptom->text), QStringLiteral("How many?"));
    if (what == QStringLiteral("answers one case of many"))
        QVERIFY(failure.symptom->number == 1 && failure.symptom->of == 2);
    if (what == QStringLiteral("repeats the first answer"))
        QCOMPARE(failure.symptom->number, Count{2});
}

/// The program repeats its first answer for the second case of an input.
void TestDiagnosis::diagnosisNamesThePositionOfTheWrongCase()
{
    const RunProgram program = [](std::string_view input, const Limits&) {
        std::vector<std::string> answers = answersTo(input);
        if (answers.size() > 1)
            answers[1] = answers[0];
        return ended(lines(answers));
    };
    const Judgement judgement = judge::judge(nim(), program, {.shrinking = tests::enoughTime}, {}, {});
    QCOMPARE(QString::fromStdString(judgement.failure->input), QStringLiteral("2\n1\n1\n2\n1 1\n"));
    QCOMPARE(QString::fromStdString(judgement.failure->position), QStringLiteral("nim:1,1"));
}

void TestDiagnosis::judgmentSaysIfTheSamplesPass_data()
{
    QTest::addColumn<QStringList>("samples");
    QTest::addColumn<QString>("pass");
    QTest::newRow("no samples") << QStringList() << QString();
    QTest::newRow("the sample is right") << QStringList{QStringLiteral("1\n1\n3\n")} << QStringLiteral("yes");
    QTest::newRow("the second sample is wrong") << QStringList{QStringLiteral("1\n1\n3\n"), QStringLiteral("1\n2\n3 3\n")} << QStringLiteral("no");
}

void TestDiagnosis::judgmentSaysIfTheSamplesPass()
{
    QFETCH(QStringList, samples);
    QFETCH(QString, pass);
    const RunProgram silent = [](std::string_view, const Limits&) { return ended("first\n"); };
    Settings settings;
    for (const QString& sample : samples)
        settings.samples.push_back(sample.toStdString());
    const Judgement judgement = judge::judge(nim(), silent, settings, {}, {});
    QCOMPARE(judgement.samplesPass ? *judgement.samplesPass ? QStringLiteral("yes") : QStringLiteral("no") : QString(), pass);
}

/// A run that gets less wall-clock time than processor time would stop a program that fills a table for nearly two seconds.
void TestDiagnosis::samplesMayUseAllOfTheProcessorTime()
{
    const RunProgram slow = [](std::string_view, const Limits& limits) {
        Run run = ended("first\n");
        if (limits.wall <= limits.time)
            run.ending = RunEnding::Idle;
        return run;
    };
    Settings settings;
    settings.samples = {"1\n1\n3\n"};
    QCOMPARE(judge::judge(nim(), slow, settings, {}, {}).samplesPass, std::optional<bool>(true));
}

/// The program is accepted although it does not end on two empty heaps. The verdict does not report the time of that run.
void TestDiagnosis::runsOnInputThatTheJudgesDataLacksDoNotCount()
{
    using namespace std::chrono_literals;
    const contest::Problem& there = *contest::problemNamed("hdu-1527");
    const RunProgram program = [&](std::string_view input, const Limits& limits) {
        Run run = ended(contest::answersTo(there, input));
        run.cpu = 1ms;
        run.memory = 1 << 20;
        if (('\n' + std::string(input)).find("\n0 0\n") != std::string::npos) {
            run.ending = RunEnding::OutOfTime;
            run.cpu = limits.time;
            run.memory = 100 << 20;
        }
        return run;
    };
    const Judgement judgement = judge::judge(there, program, {.tests = 20}, {}, {});
    QVERIFY(judgement.verdict == Verdict::Accepted);
    QVERIFY(std::ranges::any_of(judgement.notes, [](const contest::Note& note) { return note.kind == contest::Note::Kind::FailsOn; }));
    QVERIFY(judgement.slowest == 1ms);
    QCOMPARE(judgement.memory, std::uint64_t{1} << 20);
}

NIMSTONE_TEST(TestDiagnosis)
#include "tst_diagnosis.moc"
