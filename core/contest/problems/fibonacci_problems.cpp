// Contest problems about Fibonacci Nim (M. J. Whinihan 1963).
#include "core/contest/families.h"

#include <algorithm>
#include <array>

#include "core/contest/cases.h"
#include "core/contest/problems/exhaustive.h"
#include "core/contest/solving.h"
#include "core/contest/tracing.h"
#include "core/zeckendorf.h"

namespace nimstone::contest {

namespace {

using Expected = InputError::Expected;
using OneHeap = NumberShape<false, InputField{Expected::HeapSize, 1}>;
using HeapToZero = NumberShape<true, InputField{Expected::HeapSize, 1}>;

/// True if the first player wins: the player to move loses exactly when the heap size is a Fibonacci number.
struct NoFibonacciNumber {
    bool operator()(const std::array<Count, 1>& heap) const { return !isFibonacci(heap[0]); }
};

/// The options in Fibonacci Nim. The state is {heap, the largest number of stones that the next move may take}.
std::vector<State> optionsOfQuota(const State& state)
{
    std::vector<State> options;
    for (Count taken = 1; taken <= std::min(state[0], state[1]); ++taken)
        options.push_back({state[0] - taken, 2 * taken});
    return options;
}

struct SearchedFreshHeap {
    bool operator()(const std::array<Count, 1>& heap) { return m_search.wins({heap[0], heap[0] - 1}); }

private:
    Exhaustive m_search{optionsOfQuota};
};

/// The least number of stones with which the first player wins if the first move may take any number of stones: the
/// smallest Zeckendorf term of the heap size.
struct LeastTake {
    Count operator()(const std::array<Count, 1>& heap) const { return smallestPart(heap[0]); }
};

struct SearchedLeastTake {
    Count operator()(const std::array<Count, 1>& heap)
    {
        Count taken = 1;
        while (m_search.wins({heap[0] - taken, 2 * taken}))
            ++taken;
        return taken;
    }

private:
    Exhaustive m_search{optionsOfQuota};
};

/// Draws a heap. In about half of the cases its size is a Fibonacci number or differs from one by 1. With Size::Limit
/// some cases are numbers for which a table of type `int` gives wrong answers, because its sums overflow.
template <NumberRange range>
void drawHeap(Draw& draw, Case& numbers)
{
    constexpr std::array<Count, 6> wrapped{368'225'352, 512'559'680, 1'776'683'621, 2'144'908'973, 649, 12'113};
    constexpr Count smallMost = 45;
    const Count most = draw.size() == Size::Small ? smallMost : range.most;
    Count n = draw.number(range, smallMost);
    if (draw.size() == Size::Limit && draw.cases() > wrapped.size() && draw.index() >= 2
        && draw.index() < 2 + wrapped.size()) {
        n = wrapped[draw.index() - 2];
    } else if (draw.rarely(2) && draw.index() >= 2) {
        const auto end = std::ranges::upper_bound(fibonacciNumbers, most);
        n = fibonacciNumbers[draw.chance().below(static_cast<Count>(end - fibonacciNumbers.begin()))];
        n = std::clamp(n + draw.chance().below(3) - 1, range.least, most);
    }
    numbers = {n};
}

/// Writes the case as the position in which the first move may take all stones.
struct WithFreeFirstMove {
    std::string operator()(const std::array<Count, 1>& heap) const
    {
        return positionText("fibonacci-nim", heap) + '~' + std::to_string(heap[0]);
    }
};
template <NumberRange range>
inline constexpr CaseForm heapOf{drawHeap<range>, numberCases<range, 0>.write};

}  // namespace

std::span<const Problem> fibonacciProblems()
{
    static constexpr std::array problems{
        Problem{.name = "hdu-2516", .title = "The Stone-Taking Game", .chineseTitle = "取石子游戏", .game = "fibonacci-nim",
                .limits = "2 ≤ n < 2^31",
                .solve = solveCases<CasesToATerminator<HeapToZero>, Tell<NoFibonacciNumber, "First win", "Second win">>,
                .reference = solveCases<CasesToATerminator<HeapToZero>,
                                     Tell<SearchedFreshHeap, "First win", "Second win">>,
                .input = {{CaseEnding::Zero, 100'000}, heapOf<NumberRange{2, 2'147'483'647}>},
                .trace = traceCases<CasesToATerminator<HeapToZero>, Tell<NoFibonacciNumber, "First win", "Second win">,
                                 HeapsOf<"fibonacci-nim">>,
                .theorem = proof::Theorem::FibonacciNim, .subject = "fibonacci-nim:13"},
        Problem{.name = "luogu-p6487", .title = "[COCI 2010/2011 #4] HRPA", .chineseTitle = "",
                .game = "fibonacci-nim", .limits = "2 ≤ n ≤ 10^15",
                .solve = solveCases<OneCase<OneHeap>, AnswerNumber<LeastTake>>,
                .reference = solveCases<OneCase<OneHeap>, AnswerNumber<SearchedLeastTake>>,
                .input = {{CaseEnding::OneCase, 1}, heapOf<NumberRange{2, 1'000'000'000'000'000}>},
                .trace = traceCases<OneCase<OneHeap>, AnswerNumber<LeastTake>, WithFreeFirstMove>,
                .theorem = proof::Theorem::FibonacciNim, .subject = "fibonacci-nim:8~8"},
    };
    return problems;
}

}  // namespace nimstone::contest
