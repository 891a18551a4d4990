// Programs for contest problems that are functions of a case: nothing is run.
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

/// Answers one case after the other.
inline judge::RunProgram answering(const contest::Problem& problem, std::function<std::string(const contest::Case&)> answer)
{
    return [&problem, answer = std::move(answer)](std::string_view input, const judge::Limits&) {
        std::string output;
        for (const contest::Case& each : contest::casesIn(problem, input).value_or(std::vector<contest::Case>()))
            output += answer(each);
        return endedWith(output);
    };
}

/// Right, but for the cases of which `isWrong` is true, in an input of so many cases.
inline judge::RunProgram wrongWhere(const contest::Problem& problem, std::function<bool(const contest::Case&, std::size_t)> isWrong)
{
    return [&problem, isWrong = std::move(isWrong)](std::string_view input, const judge::Limits&) {
        const auto cases = contest::casesIn(problem, input).value_or(std::vector<contest::Case>());
        std::string output = contest::answersTo(problem, input);
        // What is wrong in one case makes the whole output wrong; a line for each case is where it belongs.
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
