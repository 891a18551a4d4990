// Compiles and runs programs for contest problems.
#pragma once

#include <QString>

#include <string>

#include "app/judge/program_bench.h"
#include "core/contest/problem.h"

namespace nimstone::tests {

/// Returns the judge session of this test program. Compiled programs stay in a cache between runs of the tests.
inline judge::JudgeSession& bench()
{
    static const auto bench = judge::JudgeSession::make({}, NIMSTONE_BINARY_DIR "/judged");
    if (!bench)
        qFatal("nimstone-run cannot be started: %s", bench.error().path.c_str());
    return **bench;
}

/// Compiles a source file of the project. `file` is relative to the project's folder.
inline tl::expected<judge::CompiledProgram, judge::CompileError> compiled(const std::string& file)
{
    return bench().compiled({std::string(NIMSTONE_SOURCE_DIR "/") + file});
}

/// Returns the output of a run. If the program failed, returns how it ended and its errors instead.
inline std::string printed(const judge::Run& run)
{
    if (run.ending == judge::RunEnding::Exited && run.code == 0)
        return run.output;
    return "ended " + std::to_string(static_cast<int>(run.ending)) + " with " + std::to_string(run.code) + ": " + run.errors;
}

inline std::string answered(const contest::Problem& problem, std::string_view input)
{
    std::string output;
    const auto error = contest::solve(problem, contest::bytesOf(input), contest::appendTo(output));
    return error ? "line " + std::to_string(error->place.line) + ": no input of this problem" : output;
}

}  // namespace nimstone::tests
