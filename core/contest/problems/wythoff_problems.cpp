// Contest problems on Wythoff's game: the first player loses exactly the cold pairs, told apart without floating point.
#include "core/contest/families.h"

#include <algorithm>
#include <array>

#include "core/contest/cases.h"
#include "core/contest/problems/exhaustive.h"
#include "core/contest/solving.h"
#include "core/games/golden/wythoff.h"
#include "core/golden.h"

namespace nimstone::contest {

namespace {

using Expected = InputError::Expected;
using Pair = std::array<Count, 2>;
using HeapPair = NumberShape<false, Field{Expected::HeapSize}, Field{Expected::HeapSize}>;
using HeapPairToZero = NumberShape<true, Field{Expected::HeapSize}, Field{Expected::HeapSize}>;
using Square = NumberShape<false, Field{Expected::Column}, Field{Expected::Column}>;

struct IsHot {
    bool operator()(const Pair& pair) const { return !isCold(pair[0], pair[1]); }
};

std::vector<State> optionsOfPair(const State& pair)
{
    std::vector<State> options;
    for (Count taken = 1; taken <= pair[0]; ++taken)
        options.push_back({pair[0] - taken, pair[1]});
    for (Count taken = 1; taken <= pair[1]; ++taken)
        options.push_back({pair[0], pair[1] - taken});
    for (Count taken = 1; taken <= std::min(pair[0], pair[1]); ++taken)
        options.push_back({pair[0] - taken, pair[1] - taken});
    return options;
}

/// The queen goes west, south or south-west, square by square until the edge.
std::vector<State> optionsOfQueen(const State& square)
{
    std::vector<State> options;
    for (const auto& [west, south] : {Pair{1, 0}, Pair{0, 1}, Pair{1, 1}}) {
        State next = square;
        while (next[0] >= west && next[1] >= south) {
            next = {next[0] - west, next[1] - south};
            options.push_back(next);
        }
    }
    return options;
}

Pair inOrder(Count a, Count b)
{
    return {std::min(a, b), std::max(a, b)};
}

/// What the winning first moves lead to: from both heaps first, then from one; no pair twice.
std::vector<Pair> reachedByWinning(const Pair& pair)
{
    std::vector<Pair> both;
    std::vector<Pair> one;
    for (const Move& move : Wythoff().winningMoves({{pair[0], pair[1]}}, maxHeaps).listed) {
        Pair after = pair;
        after[move.heap] -= move.taken;
        for (const Take& further : move.also)
            after[further.heap] -= further.taken;
        (move.also.empty() ? one : both).push_back(inOrder(after[0], after[1]));
    }
    for (const Pair& after : one) {
        if (std::ranges::find(both, after) == both.end())
            both.push_back(after);
    }
    return both;
}

/// HDU 2177: 0, or 1 and the pairs that the winning first moves lead to.
template <class Reached>
struct ListPairs {
    void operator()(const Pair& pair, LineWriter& answers)
    {
        const std::vector<Pair> all = reached(pair);
        answers.line(all.empty() ? "0" : "1");
        for (const auto& [a, b] : all) {
            answers.put(a);
            answers.put(' ');
            answers.line(b);
        }
    }

    Reached reached{};
};

struct ReachedByTheorem {
    std::vector<Pair> operator()(const Pair& pair) const { return reachedByWinning(pair); }
};

class ReachedBySearch {
public:
    std::vector<Pair> operator()(const Pair& pair)
    {
        std::vector<Pair> all;
        const auto take = [&](Count fromFirst, Count fromSecond) {
            const Pair after = inOrder(pair[0] - fromFirst, pair[1] - fromSecond);
            if (!m_search.wins({after[0], after[1]}) && std::ranges::find(all, after) == all.end())
                all.push_back(after);
        };
        for (Count taken = 1; taken <= std::min(pair[0], pair[1]); ++taken)
            take(taken, taken);
        for (Count taken = 1; taken <= pair[0]; ++taken)
            take(taken, 0);
        for (Count taken = 1; taken <= pair[1]; ++taken)
            take(0, taken);
        return all;
    }

private:
    Exhaustive m_search{optionsOfPair};
};

/// In half of the cases a cold pair, or one beside it; either way round.
Pair drawPair(Draw& draw, Count most, Count smallMost)
{
    if (draw.rarely(2) || (draw.size() == Size::Limit && draw.index() < 2))
        return {draw.number({0, most}, smallMost), draw.number({0, most}, smallMost)};
    const Count largest = draw.size() == Size::Small ? std::min(most, smallMost) : most;
    // ⌊⌊n/φ⌋/φ⌋ ≤ n/φ², so the larger of the pair stays within n.
    const Count k = draw.number({0, goldenPart(goldenPart(largest))}, smallMost);
    Pair pair{goldenMultiple(k), goldenMultiple(k) + k};
    if (draw.rarely(2) && pair[1] < largest)
        ++pair[draw.chance().below(2)];
    if (draw.rarely(2))
        std::swap(pair[0], pair[1]);
    return pair;
}

void writePair(const Pair& pair, LineWriter& input)
{
    input.put(pair[0]);
    input.put(' ');
    input.line(pair[1]);
}

/// At the limit with the pairs on which the usual formula in double goes wrong.
void drawHeapPair(Draw& draw, LineWriter& input)
{
    constexpr Count k = 102'334'155;
    const Pair pair = drawPair(draw, 1'000'000'000, 14);
    if (draw.size() == Size::Limit && draw.index() >= 2 && draw.index() < 4) {
        const Count a = goldenMultiple(k) + (draw.index() - 2);
        writePair({a, a + k}, input);
    } else {
        writePair(pair, input);
    }
}

/// The corner is left out: the statement does not say who wins there.
void drawSquare(Draw& draw, LineWriter& input)
{
    Pair pair = drawPair(draw, 9'999, 14);
    if (pair == Pair{})
        pair = {0, draw.chance().between(1, 9)};
    writePair(pair, input);
}

/// Whether the statement leaves open what is printed: the order of two moves from one heap, or a pair that is reached
/// both from one heap and from both.
bool answerIsOpen(const Pair& pair)
{
    std::vector<Pair> one;
    std::vector<Pair> both;
    for (const Move& move : Wythoff().winningMoves({{pair[0], pair[1]}}, maxHeaps).listed) {
        const bool fromBoth = !move.also.empty();
        Pair after = pair;
        after[move.heap] -= move.taken;
        if (fromBoth)
            after[move.also[0].heap] -= move.also[0].taken;
        (fromBoth ? both : one).push_back(inOrder(after[0], after[1]));
    }
    const auto reachedByBoth = [&both](const Pair& after) { return std::ranges::find(both, after) != both.end(); };
    return std::ranges::any_of(one, reachedByBoth) || (one.size() > 1 && one[0] != one[1]);
}

void drawOrderedPair(Draw& draw, LineWriter& input)
{
    Pair pair;
    do {
        const Pair drawn = drawPair(draw, 1'000'000, 14);
        pair = inOrder(drawn[0], drawn[1]);
        if (pair == Pair{})
            pair = {draw.number({1, 1'000'000}, 14), 0};
        pair = inOrder(pair[0], pair[1]);
    } while (answerIsOpen(pair));
    writePair(pair, input);
}

}  // namespace

std::span<const Problem> wythoffProblems()
{
    static constexpr std::array problems{
        Problem{.name = "hdu-1527", .title = "取石子游戏", .chineseTitle = "取石子游戏", .game = "wythoff",
                .limits = "0 ≤ a, b ≤ 10^9",
                .solve = solving<CasesToTheEnd<HeapPair>, Tell<IsHot, "1", "0">>,
                .reference = solving<CasesToTheEnd<HeapPair>, Tell<Searched<optionsOfPair>, "1", "0">>,
                .generate = generating<{Ending::EndOfInput, 100'000}, drawHeapPair>},
        Problem{.name = "poj-1067", .title = "取石子游戏", .chineseTitle = "取石子游戏", .game = "wythoff",
                .limits = "0 ≤ a, b ≤ 10^9",
                .solve = solving<CasesToTheEnd<HeapPair>, Tell<IsHot, "1", "0">>,
                .reference = solving<CasesToTheEnd<HeapPair>, Tell<Searched<optionsOfPair>, "1", "0">>,
                .generate = generating<{Ending::EndOfInput, 100'000}, drawHeapPair>},
        Problem{.name = "luogu-p2252", .title = "[SHOI2002] 取石子游戏", .chineseTitle = "[SHOI2002] 取石子游戏",
                .game = "wythoff", .limits = "a, b ≤ 10^9",
                .solve = solving<OneCase<HeapPair>, Tell<IsHot, "1", "0">>,
                .reference = solving<OneCase<HeapPair>, Tell<Searched<optionsOfPair>, "1", "0">>,
                .generate = generating<{Ending::OneCase, 1}, drawHeapPair>},
        Problem{.name = "nowcoder-116g", .title = "chess", .chineseTitle = "", .game = "wythoff",
                .limits = "0 ≤ a, b < 10000",
                .solve = solving<CasesToTheEnd<Square>, Tell<IsHot, "Xiao Ren", "Lao Wang">>,
                .reference = solving<CasesToTheEnd<Square>, Tell<Searched<optionsOfQueen>, "Xiao Ren", "Lao Wang">>,
                .generate = generating<{Ending::EndOfInput, 10'000}, drawSquare>},
        Problem{.name = "hdu-2177", .title = "取(2堆)石子游戏", .chineseTitle = "取(2堆)石子游戏", .game = "wythoff",
                .limits = "0 ≤ a ≤ b ≤ 10^6",
                .solve = solving<CasesToATerminator<HeapPairToZero>, ListPairs<ReachedByTheorem>>,
                .reference = solving<CasesToATerminator<HeapPairToZero>, ListPairs<ReachedBySearch>>,
                .generate = generating<{Ending::TwoZeros, 10'000}, drawOrderedPair>},
    };
    return problems;
}

}  // namespace nimstone::contest
