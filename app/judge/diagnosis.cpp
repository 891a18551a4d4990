#include "app/judge/diagnosis.h"

#include <algorithm>
#include <map>
#include <set>
#include <sstream>

#include "core/contest/inputs.h"

namespace nimstone::judge {

namespace {

using contest::Case;
using contest::Symptom;
using SymptomKind = contest::Symptom::Kind;

/// The wall-clock time that a run on a sample may take in addition to the limit of the processor time.
constexpr std::chrono::milliseconds sampleWait{1'000};

/// The numbers from half of 2^31 to twice 2^31 count as near the limit of int.
constexpr Count nearIntLeast = Count{1} << 30;
constexpr Count nearIntMost = Count{1} << 32;

/// The largest size in bytes, and the largest number, of an input that counts as small. Every program that terminates is fast on a small
/// input.
constexpr std::size_t smallBytes = 12;
constexpr Count smallNumber = 9;

/// The smallest number of answers that can show that a program prints other words than the right answers, such as "Yes" for "First".
constexpr std::size_t leastAnswers = 4;

/// The largest number of words that are read from an output, in addition to the number of right answers. An output may have many megabytes.
constexpr std::size_t mostOtherWords = 100'000;

/// The number of random inputs to try on a program that has failed on other inputs.
constexpr Seed randomInputs = 20;

/// Returns the first words of a text, but not more than `most` words.
std::vector<std::string> wordsOf(std::string_view text, std::size_t most = std::string_view::npos)
{
    constexpr std::string_view blanks = " \t\n\v\f\r";
    std::vector<std::string> words;
    for (std::size_t at = text.find_first_not_of(blanks); at != std::string_view::npos && words.size() < most;) {
        const std::size_t end = text.find_first_of(blanks, at);
        words.emplace_back(text.substr(at, end - at));
        at = text.find_first_not_of(blanks, end);
    }
    return words;
}

std::string inSmallLetters(std::string text)
{
    std::ranges::transform(text, text.begin(), [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; });
    return text;
}

bool sameWords(const std::vector<std::string>& a, const std::vector<std::string>& b)
{
    return std::ranges::equal(a, b, {}, inSmallLetters, inSmallLetters);
}

/// Returns the first words of the output that are no answers, such as "How many?". Returns nothing if there are no such words, or
/// if the words of the output that are answers differ from the right answers.
std::optional<std::string> promptIn(const std::vector<std::string>& expected, const std::vector<std::string>& got)
{
    const std::set<std::string> answers(expected.begin(), expected.end());
    std::vector<std::string> rest;
    std::string prompt;
    bool ended = false;
    for (const std::string& word : got) {
        if (answers.contains(word)) {
            rest.push_back(word);
            ended = ended || !prompt.empty();
        } else if (!ended) {
            prompt += (prompt.empty() ? "" : " ") + word;
        }
    }
    return !prompt.empty() && rest == expected ? std::optional(prompt) : std::nullopt;
}

std::vector<std::string> linesOf(const std::string& text)
{
    std::vector<std::string> lines;
    std::istringstream stream(text);
    for (std::string line; std::getline(stream, line);)
        lines.push_back(std::move(line));
    return lines;
}

/// Returns the line without the label that numbers its case: "Alice" for "Case 1: Alice" or "case #1:Alice".
std::string withoutLabel(const std::string& line)
{
    // std::regex is not used, because it overflows the stack on a long line.
    constexpr std::string_view label = "case";
    std::string_view rest = line;
    const auto skip = [&rest](auto&& isSkipped) {
        const auto end = std::ranges::find_if_not(rest, isSkipped);
        rest.remove_prefix(static_cast<std::size_t>(end - rest.begin()));
    };
    const auto skipOne = [&rest](std::string_view signs) { rest.remove_prefix(!rest.empty() && signs.find(rest.front()) != std::string_view::npos ? 1 : 0); };
    skip(contest::isBlank);
    if (inSmallLetters(std::string(rest.substr(0, label.size()))) != label)
        return line;
    rest.remove_prefix(label.size());
    skip(contest::isBlank);
    skipOne("#");
    skip(contest::isBlank);
    skip([](char c) { return c >= '0' && c <= '9'; });
    skip(contest::isBlank);
    skipOne(":.");
    skip(contest::isBlank);
    return std::string(rest);
}

/// True if the right answers have labels that number the cases, and the output has the right answers, but other labels or none.
bool haveOtherLabels(const std::string& expected, const std::string& got)
{
    const auto wordsWithoutLabels = [](const std::string& text) {
        std::string unlabeled;
        for (const std::string& line : linesOf(text))
            unlabeled += withoutLabel(line) + '\n';
        return wordsOf(unlabeled);
    };
    const std::vector<std::string> words = wordsWithoutLabels(expected);
    return words.size() < wordsOf(expected).size() && words == wordsWithoutLabels(got);
}

bool hasDigit(const std::string& text)
{
    return std::ranges::any_of(text, [](char c) { return c >= '0' && c <= '9'; });
}

/// True if the program prints a line of its own for each distinct right answer, always the same line for the same answer, and none of these
/// lines is a right answer. Always false if a right answer contains a digit.
bool areOtherWords(const std::vector<std::string>& expected, const std::vector<std::string>& got)
{
    if (expected.size() != got.size() || expected.size() < leastAnswers)
        return false;
    std::map<std::string, std::string> printed;
    std::set<std::string> own;
    for (std::size_t at = 0; at < expected.size(); ++at) {
        const auto [pair, isNew] = printed.try_emplace(expected[at], got[at]);
        if (hasDigit(expected[at]) || pair->second != got[at] || (isNew && !own.insert(got[at]).second))
            return false;
    }
    return printed.size() > 1 && std::ranges::none_of(own, [&](const std::string& line) { return printed.contains(line); });
}

/// Returns the symptom of a wrong output, or of a run that exceeded a limit; nothing if no symptom is recognized.
std::optional<Symptom> symptomOf(const Failure& failure, std::chrono::microseconds timeLimit)
{
    const Run& run = failure.run;
    const std::vector<std::string> expected = wordsOf(failure.expected);
    const std::vector<std::string> got = wordsOf(run.output, expected.size() + mostOtherWords);
    if (failure.verdict == Verdict::WrongAnswer) {
        if (got.empty())
            return Symptom{run.inputRead == 0 ? SymptomKind::ReadsNothing : SymptomKind::PrintsNothing};
        if (sameWords(expected, got))
            return Symptom{SymptomKind::OtherCapitals};
        if (haveOtherLabels(failure.expected, run.output))
            return Symptom{SymptomKind::OtherLabels};
        if (const auto prompt = promptIn(expected, got))
            return Symptom{SymptomKind::Prompt, 0, 0, *prompt};
    }
    const bool stopped = failure.verdict == Verdict::OutputLimitExceeded || failure.verdict == Verdict::TimeLimitExceeded;
    const bool answers = got.size() >= expected.size() && std::equal(expected.begin(), expected.end(), got.begin());
    if (answers && (stopped || failure.verdict == Verdict::IdleLimitExceeded))
        return Symptom{SymptomKind::GoesOn};
    if (answers && failure.verdict == Verdict::WrongAnswer && got.size() > expected.size())
        return Symptom{SymptomKind::OneMore};
    if (stopped && failure.size.cases <= 1 && failure.size.bytes <= smallBytes && failure.size.largest <= smallNumber)
        return Symptom{SymptomKind::Endless};
    if (failure.verdict == Verdict::WrongAnswer && got.size() < expected.size() && std::equal(got.begin(), got.end(), expected.begin()))
        return Symptom{SymptomKind::FewerAnswers, got.size(), expected.size()};
    if (failure.verdict == Verdict::TimeLimitExceeded && failure.size.cases > 1)
        return Symptom{SymptomKind::TimePerCase, failure.size.cases, static_cast<Count>(timeLimit.count()) / failure.size.cases};
    return std::nullopt;
}

/// Returns the number of characters of the right answers that come before the first wrong character. Blanks do not count.
std::size_t lettersBefore(const Failure& failure)
{
    const std::vector<std::string> expected = wordsOf(failure.expected);
    const contest::Difference& difference = *failure.difference;
    std::size_t letters = 0;
    for (std::size_t token = 0; token < std::min(difference.token, expected.size()); ++token)
        letters += expected[token].size();
    const auto parted = std::ranges::mismatch(difference.expected, difference.got).in1 - difference.expected.begin();
    return letters + std::min(static_cast<std::size_t>(parted), std::max<std::size_t>(difference.expected.size(), 1) - 1);
}

/// Returns the position of the case whose answer contains the character with the index `letter`, as lettersBefore() counts characters.
std::string positionOf(const contest::Problem& problem, const std::string& input, std::size_t letter)
{
    std::string position;
    std::size_t end = 0;
    contest::trace(problem, contest::bytesOf(input), [&](const contest::TracedCase& seen) {
        end += static_cast<std::size_t>(std::ranges::count_if(seen.answer, [](char c) { return !contest::isBlank(c); }));
        position = seen.position;
        return end <= letter;
    });
    return position;
}

}  // namespace

void diagnose(Trials& trials, Failure& failure)
{
    const contest::Problem& problem = trials.problem();
    failure.symptom = symptomOf(failure, trials.settings().limits.time);
    if (!failure.difference) {
        failure.position = contest::firstPosition(problem, failure.input);
        return;
    }
    failure.position = positionOf(problem, failure.input, lettersBefore(failure));
    if (failure.symptom && failure.symptom->kind == SymptomKind::FewerAnswers) {
        // symptomOf() has counted words. Here the numbers of words become numbers of cases.
        if (failure.cases.size() > 1)
            failure.symptom = Symptom{SymptomKind::FewerAnswers, contest::caseOfToken(problem, failure.cases, failure.symptom->number),
                                      failure.cases.size()};
        else
            failure.symptom.reset();
    }
    if (failure.symptom || failure.flaky)
        return;
    // The smallest input has too few answers to show that the program prints other words. The input that failed first has more answers.
    if (const Trial first = trials.on(failure.rawInput);
        first.verdict == Verdict::WrongAnswer && areOtherWords(linesOf(first.expected), linesOf(first.run.output))) {
        failure.symptom = Symptom{SymptomKind::OtherWords};
        return;
    }
    if (failure.cases.size() > 1) {
        const std::size_t number = contest::caseOfToken(problem, failure.cases, failure.difference->token);
        if (trials.on(std::vector<Case>{failure.cases[number]}).verdict == Verdict::Accepted)
            failure.symptom = Symptom{SymptomKind::LeftOver, number + 1};
    } else if (failure.size.largest >= nearIntLeast && failure.size.largest <= nearIntMost) {
        failure.symptom = Symptom{SymptomKind::NearInt};
    }
}

bool isAboutTheGame(const Failure& failure)
{
    return failure.verdict == Verdict::WrongAnswer && !failure.flaky
           && (!failure.symptom || failure.symptom->kind == SymptomKind::LeftOver || failure.symptom->kind == SymptomKind::NearInt);
}

bool randomInputPasses(Trials& trials)
{
    for (Seed seed = 1; seed <= randomInputs && !trials.stopped(); ++seed) {
        std::vector<Case> cases = contest::drawnCases(trials.problem(), contest::Size::Large, seed);
        std::erase_if(cases, [&trials](const Case& each) { return contest::judgeDataLacks(trials.problem(), each); });
        if (!cases.empty() && trials.on(cases).verdict != Verdict::Accepted)
            return false;
    }
    return !trials.stopped();
}

std::optional<bool> samplesPass(Trials& trials)
{
    Limits limits = trials.settings().limits;
    limits.wall = std::min(limits.wall, limits.time + sampleWait);
    std::optional<bool> pass;
    for (const std::string& sample : trials.settings().samples) {
        const Verdict verdict = trials.on(sample, limits).verdict;
        if (trials.stopped())
            return std::nullopt;
        pass = verdict == Verdict::Accepted || verdict == Verdict::PresentationError;
        if (!*pass)
            break;
    }
    return pass;
}

}  // namespace nimstone::judge
