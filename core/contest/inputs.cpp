#include "core/contest/inputs.h"

#include <algorithm>
#include <functional>

namespace nimstone::contest {

namespace {

bool discard(std::string_view)
{
    return true;
}

/// How many words there are.
std::size_t tokenCount(std::string_view text)
{
    std::size_t count = 0;
    bool inToken = false;
    for (const char byte : text) {
        const bool blank = isBlank(byte);
        count += !blank && !inToken ? 1 : 0;
        inToken = !blank;
    }
    return count;
}

/// Counts on from a case among all that are small: the last number that can be larger, and the least ones after it.
bool countOn(const Choices::Record& from, Case& proposed)
{
    const auto& choices = from.choices;
    std::size_t at = choices.size();
    while (at > 0 && choices[at - 1].value >= choices[at - 1].smallMost)
        --at;
    if (at == 0)
        return false;
    proposed = from.numbers();
    proposed.resize(at);
    ++proposed.back();
    return true;
}

}  // namespace

std::vector<Case> drawnCases(const Problem& problem, Size size, Seed seed)
{
    Chance chance(seed);
    std::vector<Case> cases;
    drawCases(problem.input, chance, size, [&](Count count) { cases.reserve(count); },
              [&](const Case& drawn) {
                  cases.push_back(drawn);
                  return true;
              });
    return cases;
}

std::string written(const Problem& problem, std::span<const Case> cases)
{
    std::string text;
    LineWriter input(appendTo(text));
    writeBegin(problem.input, cases.size(), input);
    for (const Case& each : cases) {
        Choices choices(each);
        problem.input.form.write(choices, input);
    }
    writeEnd(problem.input, input);
    input.flush();
    return text;
}

Count mostCases(const Problem& problem)
{
    return problem.input.framing.ending == CaseEnding::OneCase ? 1 : problem.input.framing.cases;
}

SettledCase settled(const Problem& problem, const Case& numbers)
{
    SettledCase result;
    Choices choices(numbers, &result.record, Choices::Afterwards::Nothing);
    LineWriter nowhere(discard);
    problem.input.form.write(choices, nowhere);
    result.whole = !choices.ranOut();
    return result;
}

std::vector<Case> everySmall(const Problem& problem, std::size_t most)
{
    std::vector<Case> all;
    LineWriter nowhere(discard);
    Case proposed;
    Choices::Record record;
    do {
        record = {};
        Choices choices(proposed, &record);
        problem.input.form.write(choices, nowhere);
        all.push_back(record.numbers());
    } while (all.size() < most && countOn(record, proposed));
    std::ranges::sort(all, isSmaller);
    const auto again = std::ranges::unique(all);
    all.erase(again.begin(), again.end());
    return all;
}

std::vector<Case> edgeCases(const Problem& problem, Seed seed, std::size_t most)
{
    constexpr std::size_t mostNumbers = 12;
    constexpr Count mostBits = 50;
    Chance chance(seed);
    std::vector<Case> cases;
    // A number that counts too many others makes no case, so some of what is drawn is lost.
    for (std::size_t drawn = 0; drawn < 8 * most && cases.size() < most; ++drawn) {
        Case numbers(mostNumbers);
        for (Count& number : numbers)
            number = chance.below(2) == 0 ? chance.below(5) : (Count{1} << chance.between(3, mostBits)) + chance.below(3) - 1;
        const SettledCase valid = settled(problem, numbers);
        if (valid.whole)
            cases.push_back(valid.record.numbers());
    }
    std::ranges::sort(cases, isSmaller);
    const auto again = std::ranges::unique(cases);
    cases.erase(again.begin(), again.end());
    return cases;
}

std::size_t caseOfToken(const Problem& problem, std::span<const Case> cases, std::size_t token)
{
    // The answers to the first cases are the first answers.
    std::size_t without = 0;
    std::size_t with = cases.size();
    while (with - without > 1) {
        const std::size_t middle = without + (with - without) / 2;
        const bool there = tokenCount(answersTo(problem, written(problem, cases.first(middle)))) > token;
        (there ? with : without) = middle;
    }
    return without;
}

std::string answersTo(const Problem& problem, std::string_view input)
{
    std::string answers;
    solve(problem, bytesOf(input), appendTo(answers));
    return answers;
}

}  // namespace nimstone::contest
