// Contest problems about Wythoff's game: the first player loses exactly when the heaps are a cold pair. The function
// isCold decides this without floating point.
#include "core/contest/families.h"

#include <algorithm>
#include <array>
#include <charconv>

#include "core/contest/cases.h"
#include "core/contest/problems/exhaustive.h"
#include "core/contest/solving.h"
#include "core/contest/tracing.h"
#include "core/games/golden/wythoff.h"
#include "core/golden.h"

namespace nimstone::contest {

namespace {

using Expected = InputError::Expected;
using Pair = std::array<Count, 2>;
using HeapPair = NumberShape<false, InputField{Expected::HeapSize}, InputField{Expected::HeapSize}>;
using HeapPairToZero = NumberShape<true, InputField{Expected::HeapSize}, InputField{Expected::HeapSize}>;
using Square = NumberShape<false, InputField{Expected::Column}, InputField{Expected::Column}>;

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

/// The options of the queen: a move goes west, south, or south-west, any number of squares up to the edge of the board.
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

/// The pairs of heaps after the winning first moves: first the pairs after moves in both heaps, then the pairs after
/// moves in one heap, each pair once.
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

/// HDU 2177: answers 0 if no move wins; otherwise answers 1 and the pairs of heaps after the winning first moves.
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

/// Draws a pair of heaps in any order. In about half of the cases, it is a cold pair or differs a little from one.
Pair drawPair(Draw& draw, Count most, Count smallMost)
{
    if (draw.rarely(2) || (draw.size() == Size::Limit && draw.index() < 2))
        return {draw.number({0, most}, smallMost), draw.number({0, most}, smallMost)};
    const Count largest = draw.size() == Size::Small ? std::min(most, smallMost) : most;
    // Let n be `largest`. ⌊⌊n/φ⌋/φ⌋ ≤ n/φ², so the larger number of the cold pair is at most n.
    const Count k = draw.number({0, goldenPart(goldenPart(largest))}, smallMost);
    Pair pair{goldenMultiple(k), goldenMultiple(k) + k};
    if (draw.rarely(2) && pair[1] < largest)
        ++pair[draw.chance().below(2)];
    if (draw.rarely(2))
        std::swap(pair[0], pair[1]);
    return pair;
}

constexpr Count smallHeap = 14;

/// Writes a pair of numbers. `leastSecond` returns the least second number that is possible for a first number.
template <Count most, Count (*leastSecond)(Count first)>
void writePair(Choices& choices, LineWriter& input)
{
    const Count first = choices.number({0, most}, smallHeap);
    input.put(first);
    input.put(' ');
    input.line(choices.number({leastSecond(first), most}, smallHeap));
}

constexpr Count mostStones = 1'000'000'000;

/// Draws two heaps. With Size::Limit, two cases are pairs for which the usual formula in double gives wrong answers.
void drawHeapPair(Draw& draw, Case& numbers)
{
    constexpr Count k = 102'334'155;
    const Pair pair = drawPair(draw, mostStones, smallHeap);
    if (draw.size() == Size::Limit && draw.index() >= 2 && draw.index() < 4) {
        const Count a = goldenMultiple(k) + (draw.index() - 2);
        numbers = {a, a + k};
    } else {
        numbers = {pair[0], pair[1]};
    }
}

constexpr CaseForm heapPairs{drawHeapPair, writePair<mostStones, [](Count) { return Count{0}; }>};

/// True if both heaps are empty. Many programs that the judge accepts stop at two empty heaps, so the test data of the
/// judge evidently has no such case.
bool areBothEmpty(const Case& heaps)
{
    return heaps[0] == 0 && heaps[1] == 0;
}

bool isFirstEmpty(const Case& heaps)
{
    return heaps[0] == 0;
}

constexpr Count lastSquare = 9'999;

/// Draws a square of the board. It does not draw the corner (0, 0), because the statement does not say who wins there.
void drawSquare(Draw& draw, Case& numbers)
{
    Pair pair = drawPair(draw, lastSquare, smallHeap);
    if (pair == Pair{})
        pair = {0, draw.chance().between(1, 9)};
    numbers = {pair[0], pair[1]};
}

constexpr CaseForm squares{drawSquare, writePair<lastSquare, [](Count first) { return Count{first == 0 ? 1U : 0U}; }>};

/// True if the statement allows several outputs for a pair. The statement does not say in which order to print two
/// moves in one heap, or how to print a pair to which both a move in one heap and a move in both heaps lead.
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

constexpr Count mostListed = 1'000'000;

void drawOrderedPair(Draw& draw, Case& numbers)
{
    Pair pair;
    do {
        const Pair drawn = drawPair(draw, mostListed, smallHeap);
        pair = inOrder(drawn[0], drawn[1]);
        if (pair == Pair{})
            pair = {draw.number({1, mostListed}, smallHeap), 0};
        pair = inOrder(pair[0], pair[1]);
    } while (answerIsOpen(pair));
    numbers = {pair[0], pair[1]};
}

constexpr CaseForm orderedPairs{drawOrderedPair,
                                writePair<mostListed, [](Count first) { return std::max<Count>(first, 1); }>};

/// Splits the output of HDU 2177 into the lines of each case. The first line of a case has one number, and the other
/// lines have pairs.
std::vector<std::vector<std::string_view>> linesByCase(std::string_view text)
{
    std::vector<std::vector<std::string_view>> cases;
    for (std::size_t begin = 0; begin < text.size();) {
        const std::size_t end = std::min(text.find('\n', begin), text.size());
        std::string_view line = text.substr(begin, end - begin);
        while (!line.empty() && isBlank(line.back()))
            line.remove_suffix(1);
        begin = end + 1;
        if (line.empty())
            continue;
        if (cases.empty() || line.find(' ') == std::string_view::npos)
            cases.emplace_back();
        cases.back().push_back(line);
    }
    return cases;
}

/// The lines of a case in the order of `expected`, if `got` contains the same pairs in any order, with or without
/// duplicates; otherwise `got`.
std::vector<std::string_view> settledPairs(Count difference, const std::vector<std::string_view>& expected,
                                           const std::vector<std::string_view>& got)
{
    std::vector<std::string_view> once;
    for (const std::string_view line : got) {
        if (std::ranges::find(once, line) == once.end())
            once.push_back(line);
    }
    // A move that takes equal numbers from both heaps does not change their difference. The pairs after these moves are
    // printed first.
    const auto fromBoth = [difference](std::string_view line) {
        Count a = 0;
        Count b = 0;
        const char* const second = std::from_chars(line.data(), line.data() + line.size(), a).ptr + 1;
        return second < line.data() + line.size() && std::from_chars(second, line.data() + line.size(), b).ec == std::errc()
            && b - a == difference;
    };
    const bool sameFirst = once.size() < 2 || expected.size() < 2 || !fromBoth(expected[1]) || once[1] == expected[1];
    return sameFirst && once.size() == expected.size() && std::ranges::is_permutation(once, expected) ? expected : got;
}

/// Rewrites an output of HDU 2177. The statement does not say in which order to print two moves in one heap, or whether
/// to print a pair twice to which two moves lead.
std::string settlePairs(std::string_view input, std::string_view expected, std::string_view got)
{
    const auto expectedLines = linesByCase(expected);
    const auto gotLines = linesByCase(got);
    Scanner scanner(bytesOf(input));
    CasesToATerminator<HeapPairToZero> reader;
    Pair pair{};
    std::string settled;
    for (std::size_t at = 0; at < gotLines.size(); ++at) {
        const bool known = at < expectedLines.size() && reader.next(scanner, pair);
        for (const std::string_view line : known ? settledPairs(pair[1] - pair[0], expectedLines[at], gotLines[at]) : gotLines[at])
            settled.append(line) += '\n';
    }
    return settled;
}

}  // namespace

std::span<const Problem> wythoffProblems()
{
    static constexpr std::array problems{
        Problem{.name = "hdu-1527", .title = "The Stone-Taking Game", .chineseTitle = "取石子游戏", .game = "wythoff",
                .limits = "0 ≤ a, b ≤ 10^9",
                .solve = solveCases<CasesToTheEnd<HeapPair>, Tell<IsHot, "1", "0">>,
                .reference = solveCases<CasesToTheEnd<HeapPair>, Tell<Searched<optionsOfPair>, "1", "0">>,
                .input = {{CaseEnding::EndOfInput, 100'000}, heapPairs},
                .judgeDataLacks = areBothEmpty,
                .trace = traceCases<CasesToTheEnd<HeapPair>, Tell<IsHot, "1", "0">, HeapsOf<"wythoff">>,
                .theorem = proof::Theorem::WythoffExact, .subject = "wythoff:8,4"},
        Problem{.name = "poj-1067", .title = "The Stone-Taking Game", .chineseTitle = "取石子游戏", .game = "wythoff",
                .limits = "0 ≤ a, b ≤ 10^9",
                .solve = solveCases<CasesToTheEnd<HeapPair>, Tell<IsHot, "1", "0">>,
                .reference = solveCases<CasesToTheEnd<HeapPair>, Tell<Searched<optionsOfPair>, "1", "0">>,
                .input = {{CaseEnding::EndOfInput, 100'000}, heapPairs},
                .judgeDataLacks = areBothEmpty,
                .trace = traceCases<CasesToTheEnd<HeapPair>, Tell<IsHot, "1", "0">, HeapsOf<"wythoff">>,
                .theorem = proof::Theorem::WythoffExact, .subject = "wythoff:4,7"},
        Problem{.name = "luogu-p2252", .title = "[SHOI2002] The Stone-Taking Game", .chineseTitle = "[SHOI2002] 取石子游戏",
                .game = "wythoff", .limits = "a, b ≤ 10^9",
                .solve = solveCases<OneCase<HeapPair>, Tell<IsHot, "1", "0">>,
                .reference = solveCases<OneCase<HeapPair>, Tell<Searched<optionsOfPair>, "1", "0">>,
                .input = {{CaseEnding::OneCase, 1}, heapPairs},
                .judgeDataLacks = areBothEmpty,
                .trace = traceCases<OneCase<HeapPair>, Tell<IsHot, "1", "0">, HeapsOf<"wythoff">>,
                .theorem = proof::Theorem::WythoffExact, .subject = "wythoff:3,5"},
        Problem{.name = "nowcoder-116g", .title = "chess", .chineseTitle = "", .game = "wythoff",
                .limits = "0 ≤ a, b < 10000",
                .solve = solveCases<CasesToTheEnd<Square>, Tell<IsHot, "Xiao Ren", "Lao Wang">>,
                .reference = solveCases<CasesToTheEnd<Square>, Tell<Searched<optionsOfQueen>, "Xiao Ren", "Lao Wang">>,
                .input = {{CaseEnding::EndOfInput, 10'000}, squares},
                .trace = traceCases<CasesToTheEnd<Square>, Tell<IsHot, "Xiao Ren", "Lao Wang">, HeapsOf<"wythoff">>,
                .theorem = proof::Theorem::WythoffCold, .subject = "wythoff:3,5"},
        Problem{.name = "hdu-2177", .title = "The Stone-Taking Game with Two Heaps", .chineseTitle = "取(2堆)石子游戏", .game = "wythoff",
                .limits = "0 ≤ a ≤ b ≤ 10^6",
                .solve = solveCases<CasesToATerminator<HeapPairToZero>, ListPairs<ReachedByTheorem>>,
                .reference = solveCases<CasesToATerminator<HeapPairToZero>, ListPairs<ReachedBySearch>>,
                // An input has only 1,000 cases, because the judge accepts programs that try every number of stones in
                // each case.
                .input = {{CaseEnding::TwoZeros, 1'000}, orderedPairs},
                .judgeDataLacks = isFirstEmpty,
                .settle = settlePairs,
                .trace = traceCases<CasesToATerminator<HeapPairToZero>, ListPairs<ReachedByTheorem>, HeapsOf<"wythoff">>,
                .theorem = proof::Theorem::WythoffCold, .subject = "wythoff:5,8"},
    };
    return problems;
}

}  // namespace nimstone::contest
