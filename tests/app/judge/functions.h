// Stand-ins for programs that solve CSES 1730: they are functions, so no process runs.
#pragma once

#include <QString>

#include <sstream>

#include "app/judge/judge.h"

namespace nimstone::tests {

using Numbers = std::vector<std::vector<Count>>;

/// Settings::shrinking for tests that check the reduced input. It suffices even on a busy machine, so the result does not depend on
/// the time.
inline constexpr std::chrono::minutes enoughTime{5};

/// Returns the heaps of each case in an input of Nim. The input begins with the number of cases.
inline Numbers heapsIn(std::string_view input)
{
    std::istringstream text{std::string(input)};
    std::size_t count = 0;
    text >> count;
    Numbers cases(count);
    for (auto& heaps : cases) {
        text >> count;
        heaps.resize(count);
        for (Count& heap : heaps)
            text >> heap;
    }
    return cases;
}

inline judge::Run ended(std::string output)
{
    judge::Run run;
    run.ending = judge::RunEnding::Exited;
    run.output = std::move(output);
    return run;
}

/// Returns a program for CSES 1730 that computes a number from the heaps and answers "first" unless the number is 0.
template <class Value>
judge::RunProgram telling(Value value)
{
    return [value](std::string_view input, const judge::Limits&) {
        std::string output;
        for (const auto& heaps : heapsIn(input))
            output += value(heaps) != 0 ? "first\n" : "second\n";
        return ended(output);
    };
}

inline Count nimSumOf(const std::vector<Count>& heaps)
{
    Count sum = 0;
    for (const Count heap : heaps)
        sum ^= heap;
    return sum;
}

inline const contest::Problem& nim()
{
    return *contest::problemNamed("cses-1730");
}

inline QString verdictIn(const judge::Judgement& judgement)
{
    return judgement.verdict ? QString::fromUtf8(judge::letters(*judgement.verdict).data()) : QString();
}

}  // namespace nimstone::tests
