#include "core/contest/problem.h"

#include <algorithm>
#include <array>
#include <utility>

#include "core/contest/winning_ways.h"

namespace nimstone::contest {

std::span<const Problem> allProblems()
{
    static constexpr std::array problems{
        Problem{"sicily-1922", "Winning Ways", solveWinningWays},
    };
    return problems;
}

const Problem* problemNamed(std::string_view name)
{
    const auto problems = allProblems();
    const auto found = std::ranges::find(problems, name, &Problem::name);
    return found == problems.end() ? nullptr : &*found;
}

std::optional<InputError> solve(const Problem& problem, ByteSource source, ByteSink sink)
{
    Scanner input(std::move(source));
    Answers answers(std::move(sink));
    auto error = problem.solve(input, answers);
    answers.flush();
    return error;
}

}  // namespace nimstone::contest
