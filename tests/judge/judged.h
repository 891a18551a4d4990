// Programs for contest problems, compiled and run.
#pragma once

#include <QString>

#include <string>

#include "app/judge/runner.h"
#include "app/judge/toolchain.h"
#include "core/contest/problem.h"

namespace nimstone::tests {

/// What starts programs; once a test program.
struct Bench {
    judge::Runner runner;
    std::vector<judge::Tool> tools;

    static Bench& instance()
    {
        static Bench bench = [] {
            auto runner = judge::Runner::start();
            if (!runner)
                qFatal("nimstone-run does not start: %s", runner.error().path.c_str());
            auto tools = judge::findTools(*runner);
            return Bench{std::move(*runner), std::move(tools)};
        }();
        return bench;
    }

    /// A source file of the project, compiled; from one run of the tests to the next it is kept.
    tl::expected<judge::Command, judge::CompileError> compiled(const std::string& file)
    {
        return judge::compile(runner, tools, {std::string(NIMSTONE_SOURCE_DIR "/") + file}, NIMSTONE_BINARY_DIR "/judged");
    }
};

/// What it prints; where it does not end as it should, how it ends instead.
inline std::string printed(const judge::Run& run)
{
    if (run.ending == judge::Ending::Exited && run.code == 0)
        return run.output;
    return "ended " + std::to_string(static_cast<int>(run.ending)) + " with " + std::to_string(run.code) + ": " + run.errors;
}

inline std::string answered(const contest::Problem& problem, std::string_view input)
{
    std::string output;
    const auto error = contest::solve(
        problem,
        [input](std::span<char> buffer) mutable {
            const std::size_t count = std::min(input.size(), buffer.size());
            std::copy_n(input.begin(), count, buffer.begin());
            input.remove_prefix(count);
            return count;
        },
        [&output](std::string_view text) { output += text; return true; });
    return error ? "line " + std::to_string(error->place.line) + ": no input of this problem" : output;
}

}  // namespace nimstone::tests
