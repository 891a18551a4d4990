#include "core/contest/problem.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "core/contest/families.h"

namespace nimstone::contest {

namespace {

std::vector<Problem> gathered()
{
    std::vector<Problem> problems;
    for (const auto family : {nimProblems, nimMoveProblems, misereProblems, staircaseProblems, bashProblems,
                              subtractionProblems, wythoffProblems, fibonacciProblems, euclidProblems,
                              takeAndBreakProblems, cutcakeProblems})
        problems.insert(problems.end(), family().begin(), family().end());
    return problems;
}

/// The name in lower case and without dashes.
std::string bareName(std::string_view name)
{
    std::string bare;
    for (const char c : name) {
        if (c != '-')
            bare += c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
    }
    return bare;
}

std::optional<InputError> run(Solve program, ByteSource source, ByteSink sink)
{
    Scanner input(std::move(source));
    LineWriter answers(std::move(sink));
    program(input, answers);
    answers.flush();
    return input.error();
}

}  // namespace

std::span<const Problem> allProblems()
{
    static const std::vector<Problem> problems = gathered();
    return problems;
}

const Problem* problemNamed(std::string_view name)
{
    const auto problems = allProblems();
    const auto found = std::ranges::find(problems, bareName(name), [](const Problem& problem) { return bareName(problem.name); });
    return found == problems.end() ? nullptr : &*found;
}

std::optional<InputError> solve(const Problem& problem, ByteSource source, ByteSink sink)
{
    return run(problem.solve, std::move(source), std::move(sink));
}

std::optional<InputError> search(const Problem& problem, ByteSource source, ByteSink sink)
{
    return run(problem.reference, std::move(source), std::move(sink));
}

std::optional<InputError> trace(const Problem& problem, ByteSource source, const CaseVisitor& see)
{
    Scanner input(std::move(source));
    problem.trace(input, see);
    return input.error();
}

std::string firstPosition(const Problem& problem, std::string_view input)
{
    std::string position;
    trace(problem, bytesOf(input), [&position](const TracedCase& seen) {
        position = seen.position;
        return position.empty();
    });
    return position;
}

void generate(const Problem& problem, Size size, Seed seed, ByteSink sink)
{
    Chance chance(seed);
    LineWriter input(std::move(sink));
    drawCases(problem.input, chance, size, [&](Count cases) { writeBegin(problem.input, cases, input); },
              [&](const Case& drawn) {
                  Choices choices(drawn);
                  problem.input.form.write(choices, input);
                  return input.wanted();
              });
    writeEnd(problem.input, input);
    input.flush();
}

}  // namespace nimstone::contest
