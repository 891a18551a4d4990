// Stand-ins for programs that solve contest problems: they are functions of a case, so no process runs.
#pragma once

#include <functional>
#include <span>
#include <string>
#include <vector>

#include "app/judge/judge.h"
#include "core/contest/inputs.h"

namespace nimstone::tests {

inline judge::Run endedWith(std::string output)
{
    judge::Run run;
    run.ending = judge::RunEnding::Exited;
    run.output = std::move(output);
    return run;
}

inline std::string rightAnswer(const contest::Problem& problem, const contest::Case& given)
{
    return contest::answersTo(problem, contest::written(problem, {&given, 1}));
}

/// Returns a program that answers one case after another.
inline judge::RunProgram answering(const contest::Problem& problem, std::function<std::string(const contest::Case&)> answer)
{
    return [&problem, answer = std::move(answer)](std::string_view input, const judge::Limits&) {
        std::string output;
        for (const contest::Case& each : contest::casesIn(problem, input).value_or(std::vector<contest::Case>()))
            output += answer(each);
        return endedWith(output);
    };
}

/// Returns a program that is right except on cases for which `isWrong` is true. The second argument of `isWrong` is the
/// number of cases in the input.
inline judge::RunProgram wrongWhere(const contest::Problem& problem, std::function<bool(const contest::Case&, std::size_t)> isWrong)
{
    return [&problem, isWrong = std::move(isWrong)](std::string_view input, const judge::Limits&) {
        const auto cases = contest::casesIn(problem, input).value_or(std::vector<contest::Case>());
        std::string output = contest::answersTo(problem, input);
        // The output has one line for each case. Replace the line of each wrong case.
        std::size_t at = 0;
        for (const contest::Case& each : cases) {
            const std::size_t end = output.find('\n', at);
            if (end == std::string::npos)
                break;
            if (isWrong(each, cases.size()))
                output.replace(at, end - at, "wrong");
            at = output.find('\n', at) + 1;
        }
        return endedWith(output);
    };
}

}  // namespace nimstone::tests
