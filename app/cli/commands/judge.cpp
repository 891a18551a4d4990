// nimstone-cli judge PROBLEM PROGRAM: judges a program for a contest problem and finds the smallest input on which it fails.
#include "app/cli/commands/commands.h"

#include <CLI/App.hpp>
#include <chrono>
#include <stop_token>
#include <thread>

#include "app/cli/commands/named_problem.h"
#include "app/cli/files/interrupt.h"
#include "app/cli/files/output.h"
#include "app/cli/files/progress_line.h"
#include "app/cli/files/speech.h"
#include "app/cli/number.h"
#include "app/judge/diagnosis.h"
#include "app/judge/program_bench.h"
#include "app/wording/analysis.h"
#include "app/wording/contest.h"
#include "app/wording/judge.h"
#include "app/wording/quotation.h"
#include "app/wording/rich_text.h"
#include "core/sum/analysis.h"
#include "core/sum/sum_notation.h"
#include "translations/contest_texts.h"

namespace nimstone::cli {

namespace {

std::string plainLine(const QString& richText)
{
    return wording::plain(richText).toStdString() + '\n';
}

class Judge : public Command {
public:
    Words words() const override
    {
        return {"judge", "PROBLEM [--tests N] [--seed S] [--time T] [--memory M] [--hint K] [--repair] [-o FILE] [--] PROGRAM [ARG…]",
                translate("cli::Judge", "Judges a program on a contest problem and finds the smallest input on which it fails."),
                {"printf \"import sys\\nfor n in sys.stdin: print('true' if int(n) %% 4 else 'false')\\n\" > nim.py && "
                 "nimstone-cli judge leetcode-292 nim.py",
                 "nimstone-cli judge leetcode-292 --tests 20 --time 1 -o failing.txt nim.py"}};
    }

    void declare(CLI::App& app) override
    {
        declareProblem(app, m_problem);
        app.add_option("PROGRAM", m_program,
                       translate("cli::Judge", "A source file in C++, C, Python, or Java, or an executable program, and its arguments")
                           .toStdString());
        const auto number = [&app](const char* name, const char* type, std::string& value, const QString& help) {
            app.add_option(name, value, help.toStdString())->type_name(type)->take_last();
        };
        number("--tests", "N", m_tests, translate("cli::Judge", "How many inputs to generate after all small ones; default: 100"));
        number("--seed", "S", m_seed, translate("cli::Judge", "Random seed: 0 or more; default: 1"));
        number("--time", "T", m_time, translate("cli::Judge", "Time limit in seconds; default: 2"));
        number("--memory", "M", m_memory, translate("cli::Judge", "Memory limit in megabytes; default: 256"));
        number("--hint", "K", m_hint, translate("cli::Judge", "Shows hints 1 to K instead of the failing input; K from 1 to 5"));
        app.add_flag("--repair", m_repairs,
                     translate("cli::Judge", "Mends what keeps a C or C++ program from compiling, if the cure is known; the file stays as it is")
                         .toStdString());
    }

    Exit run(const std::string& path) override
    {
        const auto problem = problemCalled(m_problem);
        if (!problem)
            return problem.error();
        if (m_program.empty())
            return reportArgument(1, translate("cli::Judge", "expected a program to judge, but the command ends here"));
        if (const auto wrong = readNumbers())
            return *wrong;
        const auto bench = judge::JudgeSession::make();
        if (!bench)
            return reportArgument(1, wording::sentence(bench.error()));

        for (const ContestSample& sample : contestSamples(QString::fromStdString(std::string((*problem)->name))))
            m_settings.samples.push_back(sample.input.toStdString());
        const auto judged = judgedBy(**bench, **problem);
        auto output = Output::open({});
        if (!judged)
            return refused(**problem, judged.error(), *output);
        if (!(*bench)->confinement().whole())
            output->write(plainLine(wording::unconfinedText()));
        const judge::Judgement& judgement = judged->judgement;
        if (judgement.failure && !path.empty()) {
            auto kept = Output::open(path);
            if (!kept)
                return reportError(kept.error());
            kept->write(judgement.failure->input);
            if (const Exit end = kept->finish(); end != Exit::Done)
                return end;
        }
        if (!judgement.verdict)
            return reportArgument(1, translate("cli::Judge", "judging was cancelled before there was a verdict"));
        tell(**problem, judgement, judged->like, *output);
        if (judgement.verdict == judge::Verdict::JudgeError)
            return output->finish(Exit::BadInput);
        return output->finish(judgement.verdict == judge::Verdict::Accepted ? Exit::Done : Exit::CheckFailed);
    }

private:
    std::optional<Exit> readNumbers()
    {
        struct Asked {
            const char* option;
            const std::string& text;
            Count least;
            Count most;
            Count value;
        };
        std::array asked{Asked{"--tests", m_tests, 0, 10'000, 100}, Asked{"--seed", m_seed, 0, maxCount, 1},
                         Asked{"--time", m_time, 1, 60, 2}, Asked{"--memory", m_memory, 16, 4096, 256},
                         Asked{"--hint", m_hint, 1, wording::judgeHints, 0}};
        for (Asked& each : asked) {
            if (each.text.empty())
                continue;
            const auto number = readNumber(each.text);
            if (!number || *number < each.least || *number > each.most)
                return reportOption(each.option, 1, translate("cli::Judge", "expected a number from %2 to %3, found '%1'")
                                                            .arg(wording::quotedRichText(each.text), QString::number(each.least),
                                                                 QString::number(each.most)));
            each.value = *number;
        }
        m_settings.tests = static_cast<int>(asked[0].value);
        m_settings.seed = asked[1].value;
        m_settings.limits.time = std::chrono::seconds(asked[2].value);
        m_settings.limits.wall = 3 * m_settings.limits.time;
        m_settings.limits.memory = asked[3].value << 20;
        m_hints = static_cast<int>(asked[4].value);
        return std::nullopt;
    }

    /// Judges the program. Ctrl+C stops judging.
    tl::expected<judge::JudgeSession::Judged, judge::CompileError> judgedBy(judge::JudgeSession& bench,
                                                                            const contest::Problem& problem) const
    {
        using namespace std::chrono_literals;
        const Interrupt interrupt;
        std::stop_source stop;
        const std::jthread watch([&](const std::stop_token& done) {
            while (!done.stop_requested() && !interrupt.happened())
                std::this_thread::sleep_for(10ms);
            stop.request_stop();
        });
        ProgressLine line;
        return bench.judged(problem, m_program, m_settings, [&line](const judge::JudgeProgress& progress) { show(line, progress); },
                            stop.get_token(), {.repairs = m_repairs});
    }

    /// Reports an error of the compiler. If the source does not compile, the exit code says that the program failed;
    /// for any other error, it says that the command failed.
    Exit refused(const contest::Problem& problem, const judge::CompileError& error, Output& output) const
    {
        using Kind = judge::CompileError::Kind;
        if (error.kind != Kind::Refused && error.kind != Kind::OutOfTime && error.kind != Kind::OutOfMemory)
            return reportArgument(1, QStringLiteral("%1: %2").arg(wording::quotedRichText(m_program.front()), wording::sentence(error)));
        writeVerdict(judge::Verdict::CompileError, output);
        if (error.kind != Kind::Refused)
            output.write(plainLine(wording::sentence(error)));
        // The output has the first error, its causes and how to correct them, and then the whole output of the
        // compiler.
        if (!error.causes.empty()) {
            if (!contest::isSeenInSource(error.causes.front().kind) && !error.log.empty())
                output.write(wording::printable(QString::fromStdString(error.log.substr(0, error.log.find('\n')))).toStdString() + '\n');
            for (const judge::Note& cause : error.causes)
                output.write(plainLine(wording::noteText(cause, problem)));
            if (error.repair)
                output.write(plainLine(translate("cli::Judge", "With --repair, it is mended and judged; your file stays as it is.")));
            if (!error.log.empty())
                output.write("\n");
        }
        output.write(wording::excerpt(error.log, 0).toStdString());
        return output.finish(Exit::CheckFailed);
    }

    static void writeVerdict(judge::Verdict verdict, Output& output)
    {
        output.write(std::string(judge::letters(verdict)) + "  " + plainLine(wording::verdictName(verdict)));
    }

    static void show(ProgressLine& line, const judge::JudgeProgress& progress)
    {
        if (!line.isDue())
            return;
        switch (progress.phase) {
        case judge::JudgeProgress::Phase::Small:
            line.show(translate("cli::Judge", "small cases: %1 of %2").arg(QString::number(progress.done), QString::number(progress.all)));
            break;
        case judge::JudgeProgress::Phase::Generated:
            line.show(translate("cli::Judge", "generated inputs: %1 of %2").arg(QString::number(progress.done), QString::number(progress.all)));
            break;
        case judge::JudgeProgress::Phase::Shrinking:
            line.show(translate("cli::Judge", "shrinking the failing input: %1 bytes").arg(progress.bytes));
            break;
        }
    }

    void tell(const contest::Problem& problem, const judge::Judgement& judgement, const std::vector<std::string>& like,
              Output& output) const
    {
        writeVerdict(*judgement.verdict, output);
        output.write(plainLine(wording::runsText(judgement)));
        for (const judge::Note& note : judgement.notes)
            output.write(plainLine(wording::noteText(note, problem)));
        if (!judgement.failure)
            return;
        const judge::Failure& failure = *judgement.failure;
        if (failure.flaky)
            output.write(plainLine(wording::flakyText()));
        if (failure.symptom)
            output.write(plainLine(wording::symptomText(failure)));
        if (m_hints > 0) {
            for (int rung = 1; rung <= m_hints; ++rung)
                output.write(std::to_string(rung) + ". " + plainLine(wording::judgeHint(judgement, rung)));
            return;
        }
        output.write(plainLine(wording::failureText(failure, m_settings.limits)));
        output.write(plainLine(wording::shrunkText(failure)));
        // Positions of partisan games such as Cutcake have no single outcome for the player to move.
        const auto position = parseSum(failure.position);
        if (judge::isAboutTheGame(failure) && position && !position->isPartisan()) {
            const Analysis analysis = analyze(*position, 1);
            output.write(print(*position) + ": " + plainLine(wording::outcomeText(analysis.outcome)));
            output.write(plainLine(wording::outcomeReason(*position, analysis)));
        }
        for (const std::string& name : like) {
            const QString pitfall = QString::fromStdString(name);
            output.write(plainLine(wording::pitfallMatchText(pitfall, like.size() == 1)));
            for (const wording::ContestPitfall& told : wording::contestSections(problem, spokenLanguage()).pitfalls) {
                if (told.program == pitfall)
                    output.write("  " + plainLine(wording::withoutLinks(told.text)));
            }
        }
        const auto section = [&output](const QString& heading, const std::string& text, std::uint64_t marked) {
            output.write('\n' + heading.toStdString() + '\n' + wording::excerpt(text, marked).toStdString());
        };
        const auto& difference = failure.difference;
        section(translate("cli::Judge", "Input:"), failure.input, 0);
        section(translate("cli::Judge", "Expected:"), failure.expected, difference ? difference->expectedAt.line : 0);
        section(translate("cli::Judge", "Found:"), failure.run.output, difference ? difference->gotAt.line : 0);
        if (!failure.run.errors.empty())
            section(translate("cli::Judge", "Standard error:"), failure.run.errors, 0);
    }

    std::string m_problem;
    std::vector<std::string> m_program;
    std::string m_tests;
    std::string m_seed;
    std::string m_time;
    std::string m_memory;
    std::string m_hint;
    int m_hints = 0;
    bool m_repairs = false;
    judge::Settings m_settings;
};

}  // namespace

std::unique_ptr<Command> makeJudge()
{
    return std::make_unique<Judge>();
}

}  // namespace nimstone::cli
