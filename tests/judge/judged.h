// Programs for contest problems, compiled and run.
#pragma once

#include <QString>

#include <string>

#include "app/judge/program_bench.h"
#include "core/contest/problem.h"

namespace nimstone::tests {

/// Once a test program; what it compiles is kept from one run of the tests to the next.
inline judge::ProgramBench& bench()
{
    static const auto bench = judge::ProgramBench::make({}, NIMSTONE_BINARY_DIR "/judged");
    if (!bench)
        qFatal("nimstone-run does not start: %s", bench.error().path.c_str());
    return **bench;
}

/// A source file of the project, compiled.
inline tl::expected<judge::CompiledProgram, judge::CompileError> compiled(const std::string& file)
{
    return bench().compiled({std::string(NIMSTONE_SOURCE_DIR "/") + file});
}

/// What it prints; where it does not end as it should, how it ends instead.
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
