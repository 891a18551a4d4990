#include "core/contest/inputs.h"

#include <algorithm>
#include <charconv>
#include <functional>
#include <sstream>

namespace nimstone::contest {

namespace {

bool discard(std::string_view)
{
    return true;
}

/// The number of tokens in a text.
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

/// The numbers of a text. A row of signs becomes the number of its signs and then 1 for each '+' or 'X' and 0 for each
/// '-' or '.'. Nullopt if a word is neither a number nor a row of signs.
std::optional<Case> numbersIn(std::string_view text)
{
    Case numbers;
    std::istringstream words{std::string(text)};
    for (std::string word; words >> word;) {
        Count number = 0;
        const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), number);
        if (error == std::errc() && end == word.data() + word.size()) {
            numbers.push_back(number);
        } else if (word.find_first_not_of("+-X.") == std::string::npos) {
            numbers.push_back(word.size());
            for (const char sign : word)
                numbers.push_back(sign == '+' || sign == 'X' ? 1 : 0);
        } else {
            return std::nullopt;
        }
    }
    return numbers;
}

/// The number of zeros in the line that marks the end of the cases; 0 if the end is marked in another way.
std::size_t zerosAtEnd(CaseEnding ending)
{
    switch (ending) {
    case CaseEnding::Zero: return 1;
    case CaseEnding::TwoZeros: return 2;
    case CaseEnding::ThreeZeros: return 3;
    case CaseEnding::CountFirst: case CaseEnding::EndOfInput: case CaseEnding::OneCase: break;
    }
    return 0;
}

/// Changes `proposed` to the next small case: increases the last number that stays small when it is increased, and
/// drops the numbers after it, which then become the least numbers of their ranges. Returns false after the last small
/// case.
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

std::optional<std::vector<Case>> casesIn(const Problem& problem, std::string_view input)
{
    const auto numbers = numbersIn(input);
    const CaseEnding ending = problem.input.framing.ending;
    if (!numbers || (ending == CaseEnding::CountFirst && numbers->empty()))
        return std::nullopt;
    std::span<const Count> left(*numbers);
    std::optional<Count> count;
    if (ending == CaseEnding::CountFirst) {
        count = left.front();
        left = left.subspan(1);
    }
    const std::size_t zeros = zerosAtEnd(ending);
    std::vector<Case> cases;
    LineWriter nowhere(discard);
    while (!left.empty()) {
        if (zeros > 0 && left.size() >= zeros && std::ranges::all_of(left.first(zeros), [](Count number) { return number == 0; }))
            break;
        Choices::Record record;
        Choices choices(left, &record, Choices::Afterwards::Nothing);
        problem.input.form.write(choices, nowhere);
        Case numbersOfCase = record.numbers();
        // Either numbers are missing, or the writer changed a number because it was out of bounds.
        if (choices.ranOut() || !std::ranges::equal(numbersOfCase, left.first(numbersOfCase.size())))
            return std::nullopt;
        left = left.subspan(numbersOfCase.size());
        cases.push_back(std::move(numbersOfCase));
    }
    const bool asMany = !count || *count == cases.size();
    return asMany && cases.size() <= mostCases(problem) ? std::optional(std::move(cases)) : std::nullopt;
}

bool judgeDataLacks(const Problem& problem, const Case& numbers)
{
    return problem.judgeDataLacks && problem.judgeDataLacks(numbers);
}

Count mostCases(const Problem& problem)
{
    return problem.input.framing.ending == CaseEnding::OneCase ? 1 : problem.input.framing.cases;
}

ClampedCase settled(const Problem& problem, const Case& numbers)
{
    ClampedCase result;
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
    all.erase(std::unique(all.begin(), all.end()), all.end());
    return all;
}

std::vector<Case> edgeCases(const Problem& problem, Seed seed, std::size_t most)
{
    constexpr std::size_t mostNumbers = 12;
    constexpr Count mostBits = 50;
    Chance chance(seed);
    std::vector<Case> cases;
    // Some of the drawn sequences are not used, because one of their numbers is the length of a list, and the list
    // would be too long.
    for (std::size_t drawn = 0; drawn < 8 * most && cases.size() < most; ++drawn) {
        Case numbers(mostNumbers);
        for (Count& number : numbers)
            number = chance.below(2) == 0 ? chance.below(5) : (Count{1} << chance.between(3, mostBits)) + chance.below(3) - 1;
        const ClampedCase valid = settled(problem, numbers);
        if (valid.whole)
            cases.push_back(valid.record.numbers());
    }
    std::ranges::sort(cases, isSmaller);
    cases.erase(std::unique(cases.begin(), cases.end()), cases.end());
    return cases;
}

std::size_t caseOfToken(const Problem& problem, std::span<const Case> cases, std::size_t token)
{
    // The answers to the first n cases are the first answers of the output, so a binary search finds the case of a
    // token.
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
