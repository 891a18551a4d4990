// Contest problems about subtraction games: a move takes an amount that is in a given set.
#include "core/contest/families.h"

#include <algorithm>
#include <array>
#include <map>
#include <optional>
#include <set>

#include "core/contest/cases.h"
#include "core/contest/problems/subtraction_positions.h"
#include "core/contest/problems/exhaustive.h"
#include "core/contest/problems/heap_values.h"
#include "core/contest/solving.h"
#include "core/contest/tracing.h"
#include "core/sequences/subtraction_set.h"
#include "core/zeckendorf.h"

namespace nimstone::contest {

namespace {

using Expected = InputError::Expected;

constexpr InputField heap{Expected::HeapSize};
constexpr InputField tabledHeap{Expected::HeapSize, 0, largestTabled};
constexpr InputField amount{Expected::Amount, 1};

/// The number of amounts in a set is limited, because the time to compute a table is the size of the table multiplied
/// by the number of amounts.
constexpr InputField amountCount{Expected::AmountCount, 0, 1'000};

std::vector<State> optionsOfAmounts(const State& heaps, std::span<const Count> amounts)
{
    std::vector<State> options;
    for (std::size_t at = 0; at < heaps.size(); ++at) {
        for (const Count taken : amounts) {
            if (taken <= heaps[at])
                options.push_back(withHeap(heaps, at, heaps[at] - taken));
        }
    }
    return options;
}

// --- powers of two: the set has 1 and 2 and no multiple of 3, so its P-positions are those of the set {1, 2}

std::vector<State> optionsOfPowers(const State& heaps)
{
    return optionsOfAmounts(heaps, std::array<Count, 7>{1, 2, 4, 8, 16, 32, 64});
}

// --- Fibonacci numbers

/// The subtraction game whose amounts are the Fibonacci numbers up to the largest heap of a table.
HeapRules fibonacciAmounts()
{
    const auto end = std::ranges::upper_bound(fibonacciNumbers, largestTabled);
    return *SubtractionSet::make({fibonacciNumbers.begin(), end});
}

using FibonacciWins = SumNotZero<ValuesOf<fibonacciAmounts>>;

std::vector<State> optionsOfFibonacci(const State& heaps)
{
    return optionsOfAmounts(heaps, std::array<Count, 8>{1, 2, 3, 5, 8, 13, 21, 34});
}

template <NumberRange range, Count smallMost>
void drawThree(Draw& draw, Case& heaps)
{
    for (int i = 0; i < 3; ++i)
        heaps.push_back(draw.number(range, smallMost));
    // Often the first two heaps are equal, so that the third heap decides the outcome. Often the third heap is a
    // multiple of 4.
    if (draw.rarely(2))
        heaps[1] = heaps[0];
    if (draw.rarely(2) && heaps[2] >= 4)
        heaps[2] -= heaps[2] % 4;
}

template <NumberRange range>
void writeThree(Choices& choices, LineWriter& input)
{
    for (int i = 0; i < 3; ++i)
        input.putListed(choices.number(range, 9), i == 0);
    input.endLine();
}

template <NumberRange range, Count smallMost>
inline constexpr CaseForm threeHeaps{drawThree<range, smallMost>, writeThree<range>};

// --- squares

/// Finds the heaps that the player to move loses, in ascending order. A lost heap plus a square number is a heap that
/// the player to move wins.
class SquareAmounts {
public:
    bool operator()(const std::array<Count, 1>& given) const { return m_won[given[0]]; }

private:
    static std::vector<bool> won()
    {
        std::vector<bool> won(largestTabled + 1, false);
        for (Count n = 0; n <= largestTabled; ++n) {
            for (Count root = 1; !won[n] && n + root * root <= largestTabled; ++root)
                won[n + root * root] = true;
        }
        return won;
    }

    /// The table is filled once, because the judge solves hundreds of small inputs.
    static const std::vector<bool>& table()
    {
        static const std::vector<bool> table = won();
        return table;
    }

    const std::vector<bool>& m_won = table();
};

std::vector<State> optionsOfSquares(const State& heaps)
{
    return optionsOfAmounts(heaps, std::array<Count, 6>{1, 4, 9, 16, 25, 36});
}

// --- problems whose input contains the set of amounts

struct SetShape {
    /// The numbers of a case: the amounts of the set and the heap.
    struct Case {
        Count heap = 0;
        std::vector<Count> amounts;
    };

    static bool read(Scanner& input, Case& next)
    {
        const auto count = input.next(amountCount);
        const auto size = input.next(tabledHeap);
        next = {size.value_or(0), {}};
        for (Count left = count.value_or(0); left > 0; --left) {
            const auto number = input.next(amount);
            if (!number)
                return false;
            next.amounts.push_back(*number);
        }
        return count && size;
    }
};

/// The Grundy values of the game with this set of amounts. Nullopt if the set is empty, because then no move is
/// possible.
std::optional<HeapValues> valuesOf(std::vector<Count> amounts)
{
    auto set = SubtractionSet::make(std::move(amounts));
    return set ? std::optional(HeapValues(*std::move(set))) : std::nullopt;
}

struct OneHeapOfASet {
    bool operator()(const SetShape::Case& given) const
    {
        auto values = valuesOf(given.amounts);
        return values && (*values)(given.heap) != 0;
    }
};

/// True if the player to move wins the position with these heaps when a move takes one of these amounts. `known` is a
/// cache of the results.
bool searchedWithSet(const State& heaps, std::span<const Count> amounts, std::map<State, bool>& known)
{
    if (const auto found = known.find(heaps); found != known.end())
        return found->second;
    const bool won = std::ranges::any_of(optionsOfAmounts(heaps, amounts), [&](const State& option) {
        return !searchedWithSet(option, amounts, known);
    });
    return known[heaps] = won;
}

struct SearchedSet {
    bool operator()(const SetShape::Case& given) const
    {
        std::map<State, bool> known;
        return searchedWithSet({given.heap}, given.amounts, known);
    }
};

std::vector<Count> drawAmounts(Draw& draw, Count most, Count mostCount, Count smallMost)
{
    std::vector<Count> amounts;
    const Count count = draw.number({1, mostCount}, 4);
    for (Count i = 0; i < count; ++i) {
        Draw each = draw.at(draw.index() == 0 ? i : 2);
        amounts.push_back(each.number({1, most}, smallMost));
    }
    std::ranges::sort(amounts);
    amounts.erase(std::unique(amounts.begin(), amounts.end()), amounts.end());
    return amounts;
}

constexpr NumberRange setSize{1, 100};

/// Writes a line of amounts. They are in ascending order.
void writeAmounts(Choices& choices, Choices::List amounts, Count most, Count smallMost, LineWriter& input)
{
    Count left = amounts.count;
    Count previous = 0;
    choices.items(amounts, [&](bool first) {
        previous = choices.number({previous + 1, most - --left}, smallMost);
        input.putListed(previous, first);
    });
    input.endLine();
}

constexpr Count largestHeapOfASet = 100'000;

void drawSet(Draw& draw, Case& numbers)
{
    const Count size = draw.number({1, largestHeapOfASet}, 30);
    const std::vector<Count> amounts = drawAmounts(draw, size, setSize.most, 8);
    numbers = {amounts.size(), size};
    numbers.insert(numbers.end(), amounts.begin(), amounts.end());
}

void writeSet(Choices& choices, LineWriter& input)
{
    const auto amounts = choices.list(setSize, 3);
    input.put(amounts.count);
    input.put(' ');
    const Count size = choices.number({amounts.count, largestHeapOfASet}, 8);
    input.line(size);
    writeAmounts(choices, amounts, size, 8, input);
}

/// HDU 1536: the input has, for each set, its amounts, the number of positions, and the heaps of each position. A set
/// of 0 amounts is the terminator. The answer to each position is one letter, written as soon as the position has been
/// read. So the program never stores more than one set and one position.
struct SetGames {
    template <class Wins>
    static void answer(Scanner& input, LineWriter& answers)
    {
        read<Wins>(
            input, [&answers](const auto&, const auto&, bool won) { answers.put(won ? 'W' : 'L'); return true; },
            [&answers] { return answers.endLine(); });
    }

    /// Traces the input. Each position of a set counts as a case.
    template <class Wins>
    static void trace(Scanner& input, const CaseVisitor& see)
    {
        std::uint64_t before = 0;
        const auto show = [&](const std::vector<Count>& amounts, const std::vector<Count>& heaps, bool won) {
            const std::uint64_t last = input.lastPlace().line;
            const std::uint64_t first = std::min(before + 1, last);
            before = last;
            return see({first, last, won ? "W" : "L", heapsWith(amountsInOrder(amounts), heaps)});
        };
        read<Wins>(input, show, [] { return true; });
    }

private:
    /// Reads the input. Calls `position` with the amounts, the heaps, and true if the player to move wins. Calls
    /// `setEnds` after each set. Stops reading if `position` or `setEnds` returns false.
    template <class Wins>
    static void read(Scanner& input, auto position, auto setEnds)
    {
        while (!input.atEnd()) {
            const auto count = input.next(amountCount);
            if (!count || *count == 0)
                return;
            std::vector<Count> amounts;
            for (Count left = *count; left > 0; --left)
                amounts.push_back(input.next(amount).value_or(1));
            const auto positions = input.next({Expected::PositionCount});
            if (!positions)
                return;
            Wins wins(amounts);
            for (Count left = *positions; left > 0; --left) {
                std::vector<Count> heaps(input.next({Expected::HeapCount, 0, maxHeaps}).value_or(0));
                for (Count& size : heaps)
                    size = input.next(tabledHeap).value_or(0);
                if (input.error() || !position(amounts, heaps, wins(heaps)))
                    return;
            }
            if (!setEnds())
                return;
        }
    }
};

class WinsBySum : public SumNotZero<HeapValues> {
public:
    explicit WinsBySum(std::vector<Count> amounts) : SumNotZero(*valuesOf(std::move(amounts))) {}
};

class WinsBySearch {
public:
    explicit WinsBySearch(std::vector<Count> amounts) : m_amounts(std::move(amounts)) {}

    bool operator()(std::vector<Count> heaps)
    {
        std::ranges::sort(heaps);
        return searchedWithSet(heaps, m_amounts, m_known);
    }

private:
    std::vector<Count> m_amounts;
    std::map<State, bool> m_known;
};

constexpr Count largestAmount = 10'000;
constexpr NumberRange positionCount{1, 100};
constexpr HeapBounds setGameHeaps{.count = {1, 100}, .size = {0, 10'000}, .smallSize = 8, .together = 10'000,
                                  .balance = HeapBounds::Balance::Mirrored};

void drawSetGame(Draw& draw, Case& numbers)
{
    std::vector<Count> amounts = drawAmounts(draw, largestAmount, setSize.most, 6);
    if (draw.rarely(2))
        shuffle(amounts, draw.chance());
    append(amounts, numbers);
    const Count positions = draw.number(positionCount, 5);
    numbers.push_back(positions);
    for (Count left = positions; left > 0; --left)
        append(drawHeaps(draw, setGameHeaps), numbers);
}

/// Writes the amounts in any order, because the statement does not say that the amounts are sorted.
void writeSetGame(Choices& choices, LineWriter& input)
{
    const auto amounts = choices.list(setSize, 3);
    input.put(amounts.count);
    std::set<Count> others;
    choices.items(amounts, [&](bool) { input.putListed(distinctNumber(choices, {1, largestAmount}, 5, others), false); });
    input.endLine();
    const auto positions = choices.list(positionCount, 1);
    input.line(positions.count);
    choices.items(positions, [&](bool) {
        const auto heaps = choices.list(setGameHeaps.count, 2);
        input.put(heaps.count);
        choices.items(heaps, [&](bool) { input.putListed(choices.number(setGameHeaps.size, 8), false); });
        input.endLine();
    });
}

using OneNumber = NumberShape<false, heap>;
using OneTabled = NumberShape<false, tabledHeap>;
using ThreeTabled = NumberShape<true, tabledHeap, tabledHeap, tabledHeap>;

}  // namespace

std::span<const Problem> subtractionProblems()
{
    static constexpr std::array problems{
        Problem{.name = "hdu-1847", .title = "Good Luck in CET-4 Everybody!", .chineseTitle = "",
                .game = "subtraction(1,2,4,8,…)", .limits = "1 ≤ n ≤ 1000",
                .solve = solveCases<CasesToTheEnd<OneNumber>, Tell<SumNotZero<ValuesOf<bash<2>>>, "Kiki", "Cici">>,
                .reference = solveCases<CasesToTheEnd<OneNumber>, Tell<Searched<optionsOfPowers>, "Kiki", "Cici">>,
                .input = {{CaseEnding::EndOfInput, 1'000}, numberCases<NumberRange{1, 1'000}, 60>},
                .trace = traceCases<CasesToTheEnd<OneNumber>, Tell<SumNotZero<ValuesOf<bash<2>>>, "Kiki", "Cici">,
                                 WithPowers>,
                .theorem = proof::Theorem::Mex, .subject = "subtraction(1,2,4,8):9"},
        Problem{.name = "hdu-1848", .title = "Fibonacci again and again", .chineseTitle = "",
                .game = "subtraction(1,2,3,5,8,…)", .limits = "1 ≤ m, n, p ≤ 1000",
                .solve = solveCases<CasesToATerminator<ThreeTabled>, Tell<FibonacciWins, "Fibo", "Nacci">>,
                .reference = solveCases<CasesToATerminator<ThreeTabled>,
                                     Tell<Searched<optionsOfFibonacci>, "Fibo", "Nacci">>,
                .input = {{CaseEnding::ThreeZeros, 1'000}, threeHeaps<NumberRange{1, 1'000}, 9>},
                .trace = traceCases<CasesToATerminator<ThreeTabled>, Tell<FibonacciWins, "Fibo", "Nacci">, WithFibonacci>,
                .theorem = proof::Theorem::SubtractionPeriod, .subject = "subtraction(1,2,3):1,4,1"},
        Problem{.name = "hdu-1536", .title = "S-Nim", .chineseTitle = "", .game = "subtraction(s_1,…,s_k)",
                .limits = "k, m, l ≤ 100, 0 < s_i ≤ 10^4, 0 ≤ h_i ≤ 10^4",
                .solve = SetGames::answer<WinsBySum>, .reference = SetGames::answer<WinsBySearch>,
                .input = {{CaseEnding::Zero, 20}, {drawSetGame, writeSetGame}},
                .trace = SetGames::trace<WinsBySum>,
                .theorem = proof::Theorem::SubtractionPeriod, .subject = "subtraction(2,5):2,5,12"},
        Problem{.name = "atcoder-dp-k", .title = "Educational DP Contest K - Stones", .chineseTitle = "",
                .game = "subtraction(a_1,…,a_N)", .limits = "1 ≤ N ≤ 100, 1 ≤ K ≤ 10^5, 1 ≤ a_i ≤ K",
                .solve = solveCases<OneCase<SetShape>, Tell<OneHeapOfASet, "First", "Second">>,
                .reference = solveCases<OneCase<SetShape>, Tell<SearchedSet, "First", "Second">>,
                .input = {{CaseEnding::OneCase, 1}, {drawSet, writeSet}},
                .trace = traceCases<OneCase<SetShape>, Tell<OneHeapOfASet, "First", "Second">, WithItsSet>,
                .theorem = proof::Theorem::Mex, .subject = "subtraction(2,3):4"},
        Problem{.name = "leetcode-1510", .title = "Stone Game IV", .chineseTitle = "石子游戏 IV",
                .game = "subtraction(1,4,9,…)", .limits = "1 ≤ n ≤ 10^5",
                .solve = solveCases<CasesToTheEnd<OneTabled>, Tell<SquareAmounts, "true", "false">>,
                .reference = solveCases<CasesToTheEnd<OneTabled>, Tell<Searched<optionsOfSquares>, "true", "false">>,
                .input = {{CaseEnding::EndOfInput, 10'000}, numberCases<NumberRange{1, 100'000}, 45>},
                .trace = traceCases<CasesToTheEnd<OneTabled>, Tell<SquareAmounts, "true", "false">, WithSquares>,
                .theorem = proof::Theorem::Mex, .subject = "subtraction(1,4):4",
                .method = Method{"winnerSquareGame", Method::Takes::Number}},
    };
    return problems;
}

}  // namespace nimstone::contest
