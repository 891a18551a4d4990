// Contest problems about Bash games: the game has one heap, and a move takes 1 … m stones. The player to move loses
// exactly when m + 1 divides the heap size. In a sum of Bash games, the Grundy value of a heap is its size modulo m +
// 1.
#include "core/contest/families.h"

#include <array>

#include "core/contest/cases.h"
#include "core/contest/problems/bash_positions.h"
#include "core/contest/problems/exhaustive.h"
#include "core/contest/problems/heap_values.h"
#include "core/contest/solving.h"
#include "core/contest/tracing.h"

namespace nimstone::contest {

namespace {

using Expected = InputError::Expected;
constexpr InputField heap{Expected::HeapSize};
constexpr InputField target{Expected::Target};
constexpr InputField mostTaken{Expected::MostTaken, 1};

/// The Grundy value of a heap of n stones when a move takes 1 … m stones. Requires m ≥ 1.
Count bashValue(Count n, Count m)
{
    return n % (m + 1);
}

/// The options of a state {m, n}: n is the number of stones in the heap, and a move takes 1 … m stones.
std::vector<State> optionsOfBash(const State& state)
{
    std::vector<State> options;
    for (Count taken = 1; taken <= std::min(state[0], state[1]); ++taken)
        options.push_back({state[0], state[1] - taken});
    return options;
}

/// True if the first player wins a case that is two numbers: the heap size and the limit m.
struct HeapAndLimit {
    template <class Case>
    bool operator()(const Case& given) const
    {
        return bashValue(given[0], given[1]) != 0;
    }
};

struct SearchedHeapAndLimit {
    bool operator()(const std::array<Count, 2>& given) { return m_search.wins({given[1], given[0]}); }

private:
    Exhaustive m_search{optionsOfBash};
};

/// Draws a target and a limit m. In about half of the cases the target is a multiple of m + 1 or one more than such a
/// multiple, if the range allows it.
template <NumberRange targets, NumberRange limits>
void drawTarget(Draw& draw, Case& numbers)
{
    const Count m = draw.number(limits, 6);
    Count n = draw.number(targets, 25);
    if (draw.rarely(2) && n > m + 1)
        n = std::max(targets.least, n - n % (m + 1) + draw.chance().below(2));
    numbers = {std::min(n, targets.most), m};
}

template <NumberRange targets, NumberRange limits>
void writeTarget(Choices& choices, LineWriter& input)
{
    input.put(choices.number(targets, 30));
    input.put(' ');
    input.line(choices.number(limits, 8));
}

template <NumberRange targets, NumberRange limits>
inline constexpr CaseForm targetCases{drawTarget<targets, limits>, writeTarget<targets, limits>};

// --- counting up

/// HDU 4764: the player who first writes N or more loses, so the players try to reach N − 1.
struct StaysUnder {
    bool operator()(const std::array<Count, 2>& given) const
    {
        return given[0] > 0 && bashValue(given[0] - 1, given[1]) != 0;
    }
};

/// The options in the counting game. The state is {k, N, the last number written}. The game is over when a player has
/// written N or more.
std::vector<State> optionsOfWriting(const State& state)
{
    std::vector<State> options;
    for (Count added = 1; added <= state[0] && state[2] < state[1]; ++added)
        options.push_back({state[0], state[1], state[2] + added});
    return options;
}

/// Decides HDU 4764 by search. The player who has written N or more has lost, so the player who cannot move wins.
class SearchedWriting {
public:
    bool operator()(const std::array<Count, 2>& given) { return m_search.wins({given[1], given[0], 0}); }

private:
    Exhaustive m_search{optionsOfWriting, true};
};

/// Decides HDU 2188 and HDU 2149 by search: the player who first reaches the target wins. The state of the search is
/// {m, target, total}.
class SearchedRaising {
public:
    bool operator()(const std::array<Count, 2>& given) { return wins(given, 0); }

    bool wins(const std::array<Count, 2>& given, Count total) { return m_search.wins({given[1], given[0], total}); }

private:
    Exhaustive m_search{optionsOfWriting};
};

/// HDU 2149: answers with all winning first bids.
struct WinningBids {
    void operator()(const std::array<Count, 2>& given, LineWriter& answers) const
    {
        const auto [price, most] = given;
        const Count bid = bashValue(price, most);
        if (price <= most) {
            for (Count winning = std::max<Count>(price, 1); winning <= most; ++winning)
                answers.putListed(winning, winning <= std::max<Count>(price, 1));
            answers.endLine();
        } else if (bid == 0) {
            answers.line("none");
        } else {
            answers.line(bid);
        }
    }
};

struct SearchedBids {
    void operator()(const std::array<Count, 2>& given, LineWriter& answers)
    {
        bool any = false;
        for (Count bid = 1; bid <= given[1]; ++bid) {
            if (!m_search.wins(given, bid)) {
                answers.putListed(bid, !any);
                any = true;
            }
        }
        if (any)
            answers.endLine();
        else
            answers.line("none");
    }

private:
    SearchedRaising m_search;
};

// --- games in which a move must take a least number of stones

/// HDU 2897: a move takes p … q coins, or all coins if fewer than p are left; the player who takes the last coin loses.
/// The player to move loses exactly when n modulo p + q is in 1 … p.
struct KeepsACoin {
    bool operator()(const std::array<Count, 3>& given) const
    {
        const auto [n, least, most] = given;
        const Count rest = n % (least + most);
        return rest == 0 || rest > least;
    }
};

/// The options in HDU 2897. The state is {p, q, n}.
std::vector<State> optionsOfMinimum(const State& state)
{
    const auto [least, most, n] = std::array{state[0], state[1], state[2]};
    if (n > 0 && n < least)
        return {{least, most, 0}};
    std::vector<State> options;
    for (Count taken = least; taken <= std::min(most, n); ++taken)
        options.push_back({least, most, n - taken});
    return options;
}

struct SearchedMinimum {
    bool operator()(const std::array<Count, 3>& given) { return m_search.wins({given[1], given[2], given[0]}); }

private:
    Exhaustive m_search{optionsOfMinimum, true};
};

struct MinimumShape {
    using Case = std::array<Count, 3>;

    static bool read(Scanner& input, Case& given)
    {
        const auto n = input.next({Expected::HeapSize, 1});
        const auto least = input.next({Expected::LeastTaken, 1});
        const auto most = input.next({Expected::MostTaken, least.value_or(1)});
        given = {n.value_or(0), least.value_or(0), most.value_or(0)};
        return n && least && most;
    }
};

constexpr NumberRange coins{1, 1'000'000'000};
constexpr NumberRange leastTaken{1, 1'000};
constexpr Count greatestMost = 10'000;

void drawMinimum(Draw& draw, Case& numbers)
{
    const Count least = draw.number(leastTaken, 4);
    const Count most = draw.number({least, greatestMost}, 7);
    numbers = {draw.number(coins, 30), least, most};
}

void writeMinimum(Choices& choices, LineWriter& input)
{
    input.put(choices.number(coins, 30));
    input.put(' ');
    const Count least = choices.number(leastTaken, 4);
    input.put(least);
    input.put(' ');
    input.line(choices.number({least, greatestMost}, 7));
}

// --- several heaps

/// HDU 1851: each heap has its own limit on the number of stones that a move takes. The judge asks whether the second
/// player wins.
struct CappedHeaps {
    template <class Case>
    bool operator()(const Case& pairs) const
    {
        Count sum = 0;
        for (const auto& [size, limit] : pairs)
            sum ^= bashValue(size, limit);
        return sum != 0;
    }
};

using CappedShape = PairsShape<Expected::HeapCount, heap, mostTaken>;

/// The options in HDU 1851. The state is a list of heaps, and each heap is followed by its limit.
std::vector<State> optionsOfCapped(const State& state)
{
    std::vector<State> options;
    for (std::size_t at = 0; at < state.size(); at += 2) {
        for (Count taken = 1; taken <= std::min(state[at], state[at + 1]); ++taken) {
            options.push_back(state);
            options.back()[at] -= taken;
        }
    }
    return options;
}

class SearchedCapped {
public:
    bool operator()(const CappedShape::Case& pairs)
    {
        State state;
        for (const auto& pair : pairs)
            state.insert(state.end(), pair.begin(), pair.end());
        return m_search.wins(state);
    }

private:
    Exhaustive m_search{optionsOfCapped};
};

constexpr NumberRange cappedHeaps{1, 10};
constexpr NumberRange cappedSize{1, 20};

void drawCapped(Draw& draw, Case& numbers)
{
    const Count count = draw.number(cappedHeaps, 3);
    numbers.push_back(count);
    Count sum = 0;
    for (Count left = count; left > 0; --left) {
        const Count limit = draw.number(cappedSize, 5);
        Count size = draw.number(cappedSize, 6);
        // In about half of the cases the last heap makes the nim-sum of the values 0, if its size and its limit allow
        // this.
        if (left == 1 && draw.rarely(2) && sum > 0 && sum <= std::min(limit, size))
            size = sum;
        sum ^= bashValue(size, limit);
        numbers.push_back(size);
        numbers.push_back(limit);
    }
}

void writeCapped(Choices& choices, LineWriter& input)
{
    const auto heaps = choices.list(cappedHeaps, 3);
    input.line(heaps.count);
    choices.items(heaps, [&](bool) {
        input.put(choices.number(cappedSize, 7));
        input.put(' ');
        input.line(choices.number(cappedSize, 3));
    });
}

/// The options in CSES 1098: a move takes 1 to 3 stones from any heap.
std::vector<State> optionsOfThrees(const State& heaps)
{
    std::vector<State> options;
    for (std::size_t at = 0; at < heaps.size(); ++at) {
        for (Count taken = 1; taken <= std::min<Count>(3, heaps[at]); ++taken)
            options.push_back(withHeap(heaps, at, heaps[at] - taken));
    }
    return options;
}

using TwoNumbers = NumberShape<false, heap, mostTaken>;
using TargetAndStep = NumberShape<false, target, mostTaken>;
using TargetToZero = NumberShape<true, target, mostTaken>;
/// The largest bid is at most 1,000,000, because the answer lists every winning bid.
using PriceAndBid = NumberShape<false, target, InputField{Expected::MostTaken, 1, 1'000'000}>;
using OneHeap = NumberShape<false, heap>;

}  // namespace

std::span<const Problem> bashProblems()
{
    static constexpr std::array problems{
        Problem{.name = "hdu-1846", .title = "Brave Game", .chineseTitle = "", .game = "bash(m)",
                .limits = "C ≤ 100, 1 ≤ n, m ≤ 1000",
                .solve = solveCases<CountedCases<TwoNumbers>, Tell<HeapAndLimit, "first", "second">>,
                .reference = solveCases<CountedCases<TwoNumbers>, Tell<SearchedHeapAndLimit, "first", "second">>,
                .input = {{CaseEnding::CountFirst, 100}, targetCases<NumberRange{1, 1'000}, NumberRange{1, 1'000}>},
                .trace = traceCases<CountedCases<TwoNumbers>, Tell<HeapAndLimit, "first", "second">, AsBash>,
                .theorem = proof::Theorem::Bash, .subject = "bash(2):23"},
        Problem{.name = "leetcode-292", .title = "Nim Game", .chineseTitle = "Nim 游戏", .game = "bash(3)",
                .limits = "1 ≤ n < 2^31",
                .solve = solveCases<CasesToTheEnd<OneHeap>, Tell<SumNotZero<ValuesOf<bash<3>>>, "true", "false">>,
                .reference = solveCases<CasesToTheEnd<OneHeap>, Tell<Searched<optionsOfThrees>, "true", "false">>,
                .input = {{CaseEnding::EndOfInput, 100'000}, numberCases<NumberRange{1, 2'147'483'647}, 30>},
                .trace = traceCases<CasesToTheEnd<OneHeap>, Tell<SumNotZero<ValuesOf<bash<3>>>, "true", "false">,
                                 HeapsOf<"bash(3)">>,
                .theorem = proof::Theorem::Bash, .subject = "bash(3):4",
                .method = Method{"canWinNim", Method::Takes::Number}},
        Problem{.name = "hdu-2188", .title = "In Memory of the Wenchuan Earthquake: Selecting Volunteers",
                .chineseTitle = "悼念512汶川大地震遇难同胞——选拔志愿者", .game = "bash(m)", .limits = "",
                .solve = solveCases<CountedCases<TargetAndStep>, Tell<HeapAndLimit, "Grass", "Rabbit">>,
                .reference = solveCases<CountedCases<TargetAndStep>, Tell<SearchedRaising, "Grass", "Rabbit">>,
                .input = {{CaseEnding::CountFirst, 1'000},
                          targetCases<NumberRange{1, 1'000'000'000}, NumberRange{1, 1'000'000}>},
                .trace = traceCases<CountedCases<TargetAndStep>, Tell<HeapAndLimit, "Grass", "Rabbit">, AsBash>,
                .theorem = proof::Theorem::BashCountUp, .subject = "bash(10):21"},
        Problem{.name = "hdu-2149", .title = "Public Sale", .chineseTitle = "", .game = "bash(N)",
                .limits = "0 < N, M < 1100",
                .solve = solveCases<CasesToTheEnd<PriceAndBid>, WinningBids>,
                .reference = solveCases<CasesToTheEnd<PriceAndBid>, SearchedBids>,
                .input = {{CaseEnding::EndOfInput, 200}, targetCases<NumberRange{1, 1'099}, NumberRange{1, 1'099}>},
                .trace = traceCases<CasesToTheEnd<PriceAndBid>, WinningBids, AsBash>,
                .theorem = proof::Theorem::BashCountUp, .subject = "bash(2):3"},
        Problem{.name = "hdu-4764", .title = "Stone", .chineseTitle = "", .game = "bash(k)",
                .limits = "0 < N ≤ 10^8, 0 < k ≤ 100",
                .solve = solveCases<CasesToATerminator<TargetToZero>, Tell<StaysUnder, "Tang", "Jiang">>,
                .reference = solveCases<CasesToATerminator<TargetToZero>, Tell<SearchedWriting, "Tang", "Jiang">>,
                .input = {{CaseEnding::TwoZeros, 10'000}, targetCases<NumberRange{1, 100'000'000}, NumberRange{1, 100}>},
                .trace = traceCases<CasesToATerminator<TargetToZero>, Tell<StaysUnder, "Tang", "Jiang">, AsLastSafeNumber>,
                .theorem = proof::Theorem::BashCountUp, .subject = "bash(3):29"},
        Problem{.name = "hdu-2897", .title = "A Chance Encounter", .chineseTitle = "邂逅明下", .game = "subtraction(p,…,q)", .limits = "",
                .solve = solveCases<CasesToTheEnd<MinimumShape>, Tell<KeepsACoin, "WIN", "LOST">>,
                .reference = solveCases<CasesToTheEnd<MinimumShape>, Tell<SearchedMinimum, "WIN", "LOST">>,
                .input = {{CaseEnding::EndOfInput, 10'000}, {drawMinimum, writeMinimum}},
                .trace = traceCases<CasesToTheEnd<MinimumShape>, Tell<KeepsACoin, "WIN", "LOST">, WithoutTheLastCoin>,
                .theorem = proof::Theorem::SubtractionPeriod, .subject = "subtraction(2,3,4):11"},
        Problem{.name = "cses-1098", .title = "Nim Game II", .chineseTitle = "", .game = "bash(3)",
                .limits = "Σn ≤ 2·10^5, 1 ≤ x_i ≤ 10^9",
                .solve = solveCases<CountedCases<HeapShape<>>, Tell<SumNotZero<ValuesOf<bash<3>>>, "first", "second">>,
                .reference = solveCases<CountedCases<HeapShape<>>, Tell<Searched<optionsOfThrees>, "first", "second">>,
                .input = {{CaseEnding::CountFirst, 1'000},
                          heapCases<HeapBounds{.count = {1, 199'001}, .size = {1, 1'000'000'000},
                                                  .together = 200'000,
                                                  .balance = HeapBounds::Balance::Mirrored}>},
                .trace = traceCases<CountedCases<HeapShape<>>, Tell<SumNotZero<ValuesOf<bash<3>>>, "first", "second">,
                                 HeapsOf<"bash(3)">>,
                .theorem = proof::Theorem::SumTheorem, .subject = "bash(3):5 + bash(3):7 + bash(3):2 + bash(3):5"},
        Problem{.name = "hdu-1851", .title = "A Simple Game", .chineseTitle = "", .game = "bash(L_1):M_1 + …",
                .limits = "1 ≤ n ≤ 10, 1 ≤ M_i, L_i ≤ 20",
                .solve = solveCases<CountedCases<CappedShape>, Tell<CappedHeaps, "No", "Yes">>,
                .reference = solveCases<CountedCases<CappedShape>, Tell<SearchedCapped, "No", "Yes">>,
                .input = {{CaseEnding::CountFirst, 1'000}, {drawCapped, writeCapped}},
                .trace = traceCases<CountedCases<CappedShape>, Tell<CappedHeaps, "No", "Yes">, AsSumOfBash>,
                .theorem = proof::Theorem::SumTheorem, .subject = "bash(1):1 + bash(2):2"},
    };
    return problems;
}

}  // namespace nimstone::contest
