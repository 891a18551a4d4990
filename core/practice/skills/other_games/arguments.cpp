#include "core/practice/skills/other_games/arguments.h"

#include <algorithm>
#include <array>

#include "core/games/nim/nim.h"
#include "core/games/taking/subtraction_game.h"
#include "core/golden.h"
#include "core/nimber.h"
#include "core/practice/skills/nim/heaps.h"
#include "core/zeckendorf.h"

namespace nimstone::practice {

namespace {

/// Pairs a claim with its flawed version. If the flawed version is true too, it is left out.
template <class Kind>
ClaimPair argumentPair(Kind intact, Kind flawed)
{
    if (holds(flawed))
        return {std::move(intact)};
    return {std::move(intact), std::move(flawed)};
}

std::vector<ClaimPair> argumentOnNim(Chance& chance, int level)
{
    Position position;
    do {
        position = drawHeaps(chance, {level < highestLevel ? std::size_t{3} : std::size_t{4}, 3 + level});
    } while (nimSum(position.heaps) == 0);
    const auto& heaps = position.heaps;
    const Count sum = nimSum(heaps);
    Count joined = 0;
    for (const Count heap : heaps)
        joined |= heap;
    const Count column = *highestColumn(sum);
    const Count top = *highestColumn(*std::ranges::max_element(heaps));
    const auto byHighestBit = static_cast<std::size_t>(
        std::ranges::count_if(heaps, [column](Count heap) { return highestColumn(heap) == column; }));
    const auto moves = Nim().winningMoves(position, 1);
    const Move& move = moves.listed.front();
    const Count left = heaps[move.heap] - move.taken;
    ClaimPair take{TakeMakesZero{heaps, move.heap, move.taken}};
    if (left > 0)
        take = argumentPair(TakeMakesZero{heaps, move.heap, move.taken}, TakeMakesZero{heaps, move.heap, left});
    return {argumentPair(SumIs{heaps, sum}, SumIs{heaps, joined}), argumentPair(HighestOddIs{heaps, column}, HighestOddIs{heaps, top}),
            argumentPair(WinningHeapsAre{heaps, moves.count}, WinningHeapsAre{heaps, byHighestBit}),
            argumentPair(SomeHeapStays{heaps, false}, SomeHeapStays{heaps, true}), std::move(take)};
}

std::vector<ClaimPair> argumentOnMisere(Chance& chance, int level)
{
    const Count ones = chance.between(2, 5 + static_cast<Count>(level));
    const Count large = chance.between(2, 4 * static_cast<Count>(level) + 4);
    const std::vector<Count> heaps(ones, 1);
    std::vector<Count> withLarge = heaps;
    withLarge.push_back(chance.between(2, 9));
    const bool loses = ones % 2 == 1;
    return {argumentPair(SumIs{heaps, ones % 2}, SumIs{heaps, 1}), {MovesLeftAre{ones, ones}},
            argumentPair(MisereLoses{heaps, loses}, MisereLoses{heaps, !loses}),
            argumentPair(MisereLoses{{large, large}, true}, MisereLoses{{large, large}, false}),
            {MisereLoses{withLarge, false}}};
}

std::vector<ClaimPair> argumentOnBash(Chance& chance, int level)
{
    const Count most = chance.between(3, 5 + static_cast<Count>(level));
    const Count block = most + 1;
    const Count blocks = chance.between(2, 6);
    Count rest = 0;
    do {
        rest = chance.between(1, most);
    } while ((blocks * block + rest) % most == 0);
    const Count heap = blocks * block + rest;
    const Count first = chance.between(1, most - 1);
    Count second = chance.between(1, most - 1);
    second = second == first ? most : second;
    const Count lost = block * chance.between(1, 6);
    const auto reply = [most](Count taken) {
        return taken < most ? argumentPair(BashReplyIs{most, taken, most + 1 - taken}, BashReplyIs{most, taken, most - taken})
                            : ClaimPair{BashReplyIs{most, taken, 1}};
    };
    return {argumentPair(BashLoses{lost, most, true}, BashLoses{most * chance.between(1, 6), most, true}), reply(first),
            {BashLoses{heap, most, false}}, argumentPair(BashTakeWins{heap, most, rest}, BashTakeWins{heap, most, heap % most}),
            reply(second)};
}

std::vector<ClaimPair> argumentOnFibonacci(Chance& chance, int level)
{
    std::vector<Count> parts;
    Count n = 0;
    while (parts.size() < 2) {
        n = chance.between(6, 30 * static_cast<Count>(level));
        parts = zeckendorf(n);
    }
    const Count least = parts.front();
    std::ranges::reverse(parts);
    // The flawed claim replaces the largest Zeckendorf term by the two Fibonacci numbers before it, which are neighbors.
    const auto place = std::ranges::find(fibonacciNumbers, parts.front());
    std::vector<Count> neighbors{*(place - 1), *(place - 2)};
    neighbors.insert(neighbors.end(), parts.begin() + 1, parts.end());
    ClaimPair form{ZeckendorfIs{n, parts}};
    if (parts[1] != neighbors[1])
        form = argumentPair(ZeckendorfIs{n, parts}, ZeckendorfIs{n, neighbors});
    const Count taken = chance.between(1, n / 3);
    const Count fibonacci = fibonacciNumbers[chance.between(2, 6 + static_cast<Count>(level))];
    return {std::move(form), {FibonacciLoses{n, false}}, {FibonacciTakeWins{n, least}},
            argumentPair(QuotaIs{taken, 2 * taken}, QuotaIs{taken, taken}), {FibonacciLoses{fibonacci, true}}};
}

/// A claim about the cold pair with the difference k. The flawed claim rounds kφ to the nearest integer instead of down.
ClaimPair argumentCold(Count difference)
{
    const Count a = goldenMultiple(difference);
    const Count rounded = goldenMultiple(2 * difference) - a;
    return argumentPair(PairIsCold{a, a + difference}, PairIsCold{rounded, rounded + difference});
}

std::vector<ClaimPair> argumentOnWythoff(Chance& chance)
{
    const Count difference = chance.between(1, 12);
    const Count equal = chance.between(2, 20);
    const Count a = goldenMultiple(beyondDouble);
    return {argumentCold(difference), argumentPair(EqualHeapsLose{equal, false}, EqualHeapsLose{equal, true}),
            argumentCold(difference + chance.between(1, 12)), argumentCold(chance.between(25, 60)),
            argumentPair(PairIsCold{a, a + beyondDouble}, PairIsCold{a + 1, a + 1 + beyondDouble})};
}

std::vector<ClaimPair> argumentOnSubtraction(Chance& chance)
{
    // These are subtraction sets whose values repeat from heap 0 on.
    static const std::array<std::vector<Count>, 5> sets{{{1, 3, 4}, {1, 4}, {2, 3}, {2, 5}, {1, 3, 6}}};
    const std::vector<Count>& amounts = sets[chance.below(sets.size())];
    const Count period = leastPeriod(amounts);
    const Count wrong = chance.below(2) == 0 ? period - 1 : period + 1;
    const auto worth = [&amounts](Count heap) {
        return ClaimPair{HeapIsWorth{amounts, heap, SubtractionGame::make(amounts).value().grundy({{heap}}).value()}};
    };
    const Count heap = chance.between(4, 9);
    return {worth(heap), worth(heap + chance.between(1, 4)), argumentPair(PeriodIs{amounts, period}, PeriodIs{amounts, wrong}),
            worth(heap + period), argumentPair(WindowProves{false}, WindowProves{true})};
}

}  // namespace

std::vector<ClaimPair> drawArgument(ArgumentOn game, Chance& chance, int level)
{
    switch (game) {
    case ArgumentOn::Nim: return argumentOnNim(chance, level);
    case ArgumentOn::MisereNim: return argumentOnMisere(chance, level);
    case ArgumentOn::Bash: return argumentOnBash(chance, level);
    case ArgumentOn::FibonacciNim: return argumentOnFibonacci(chance, level);
    case ArgumentOn::Wythoff: return argumentOnWythoff(chance);
    case ArgumentOn::Subtraction: return argumentOnSubtraction(chance);
    }
    return {};
}

}  // namespace nimstone::practice
