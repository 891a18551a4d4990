// Contest problems in which a move may split a heap: Lasker's Nim, Grundy's game, and take-and-break games.
#include "core/contest/families.h"

#include <algorithm>
#include <array>

#include "core/contest/cases.h"
#include "core/contest/problems/exhaustive.h"
#include "core/contest/problems/heap_values.h"
#include "core/contest/problems/treblecross.h"
#include "core/contest/solving.h"
#include "core/contest/tracing.h"

namespace nimstone::contest {

namespace {

using Expected = InputError::Expected;
using OneHeap = NumberShape<false, InputField{Expected::HeapSize}>;
using HeapToZero = NumberShape<true, InputField{Expected::HeapSize}>;

// --- HDU 3032: a move takes stones from a heap or breaks it in two

std::vector<State> optionsOfLasker(const State& heaps)
{
    std::vector<State> options = optionsOfHeaps(heaps);
    for (std::size_t at = 0; at < heaps.size(); ++at) {
        for (Count one = 1; one < heaps[at]; ++one)
            options.push_back(withHeapSplit(heaps, at, one, heaps[at] - one));
    }
    // Removes empty heaps, because no move is possible in an empty heap.
    for (State& option : options)
        std::erase(option, Count{0});
    return options;
}

// --- CSES 2207: a move breaks a heap into two of different sizes

std::vector<State> optionsOfUnequalHeaps(const State& heaps)
{
    std::vector<State> options;
    for (std::size_t at = 0; at < heaps.size(); ++at) {
        for (Count one = 1; 2 * one < heaps[at]; ++one)
            options.push_back(withHeapSplit(heaps, at, one, heaps[at] - one));
    }
    return options;
}

// --- POJ 2484: Kayles on a ring, which the second player wins by symmetry

struct RingIsShort {
    bool operator()(const std::array<Count, 1>& coins) const { return coins[0] == 1 || coins[0] == 2; }
};

/// The options on a ring of coins. The state has 1 for a coin and 0 for an empty place.
std::vector<State> optionsOfRing(const State& coins)
{
    std::vector<State> options;
    for (std::size_t at = 0; at < coins.size(); ++at) {
        const std::size_t next = (at + 1) % coins.size();
        if (coins[at] == 0)
            continue;
        options.push_back(coins);
        options.back()[at] = 0;
        if (next != at && coins[next] != 0) {
            options.push_back(options.back());
            options.back()[next] = 0;
        }
    }
    return options;
}

class SearchedRing {
public:
    bool operator()(const std::array<Count, 1>& coins) { return m_search.wins(State(coins[0], 1)); }

private:
    Exhaustive m_search{optionsOfRing};
};

// --- LeetCode 294: a run of + is a heap of Dawson's Kayles

constexpr std::size_t longestSigns = 1'000'000;

struct SignShape {
    using Case = std::string;
    static bool read(Scanner& input, Case& row) { return input.word(Expected::SignRow, "+-", longestSigns, row); }
};

struct FlipWins {
    bool operator()(const std::string& row)
    {
        Count sum = 0;
        Count run = 0;
        for (const char sign : row) {
            if (sign != '+')
                sum ^= m_values(run);
            run = sign == '+' ? run + 1 : 0;
        }
        return (sum ^ m_values(run)) != 0;
    }

private:
    ValuesOf<dawsonsKayles> m_values;
};

/// The options in LeetCode 294. The numbers of the state are the characters of the row.
std::vector<State> optionsOfFlips(const State& row)
{
    std::vector<State> options;
    for (std::size_t at = 0; at + 1 < row.size(); ++at) {
        if (row[at] == '+' && row[at + 1] == '+') {
            options.push_back(row);
            options.back()[at] = options.back()[at + 1] = '-';
        }
    }
    return options;
}

constexpr NumberRange signCount{1, 60};

/// The largest number of plus signs in a row of the judge's test data. The judge's own solution tries all ways to play,
/// and is too slow for 25 plus signs, so the test data has fewer.
/// (github.com/LeetCode-Feedback/LeetCode-Feedback/issues/31418)
constexpr std::ptrdiff_t mostPluses = 24;

/// Draws a row of signs: 1 for a plus sign, 0 for a minus sign. All rows except the first two have at most `mostPluses`
/// plus signs.
void drawSigns(Draw& draw, Case& numbers)
{
    std::vector<Count> row(draw.number(signCount, 10), 1);
    for (Count& sign : row)
        sign = draw.index() >= 2 && draw.rarely(6) ? 0 : 1;
    while (draw.index() >= 2 && std::ranges::count(row, Count{1}) > mostPluses)
        row[draw.chance().below(row.size())] = 0;
    append(row, numbers);
}

/// True if the row has more than `mostPluses` plus signs. The first number of `row` is the number of signs; the other
/// numbers are the signs.
bool hasManyPluses(const Case& row)
{
    return std::count(row.begin() + 1, row.end(), Count{1}) > mostPluses;
}

void writeSigns(Choices& choices, LineWriter& input)
{
    choices.items(choices.list(signCount, 8), [&](bool) { input.put(choices.number({0, 1}, 1) == 1 ? '+' : '-'); });
    input.endLine();
}

// --- UVa 10561: Treblecross

constexpr std::size_t longestCrosses = 10'000;

/// The number of adjacent X that ends the game.
constexpr std::size_t crossesThatEnd = 3;

struct CrossShape {
    using Case = std::string;
    static bool read(Scanner& input, Case& row)
    {
        if (!input.word(Expected::CrossRow, ".X", longestCrosses, row))
            return false;
        const bool over = row.find(std::string(crossesThatEnd, 'X')) != std::string::npos;
        if (over)
            input.refuseLast({Expected::CrossRow, 1, longestCrosses}, InputError::Fault::Unreadable,
                             row.substr(0, longestExcerpt));
        return !over;
    }
};

void writeCells(const std::vector<std::size_t>& cells, LineWriter& answers)
{
    answers.line(cells.empty() ? "LOSING" : "WINNING");
    for (std::size_t i = 0; i < cells.size(); ++i)
        answers.putListed(cells[i] + 1, i == 0);
    answers.endLine();
}

struct WinningCrosses {
    void operator()(const std::string& row, LineWriter& answers) { writeCells(m_treblecross.winningCells(row), answers); }

private:
    Treblecross m_treblecross;
};

bool holdsThree(const State& row)
{
    for (std::size_t at = 0; at + 2 < row.size(); ++at) {
        if (row[at] == 'X' && row[at + 1] == 'X' && row[at + 2] == 'X')
            return true;
    }
    return false;
}

/// The options in Treblecross. No move is possible after three X in a row, because the player who made them has won. A
/// full row always contains three adjacent X.
std::vector<State> optionsOfCrosses(const State& row)
{
    std::vector<State> options;
    for (std::size_t at = 0; at < row.size() && !holdsThree(row); ++at) {
        if (row[at] == '.') {
            options.push_back(row);
            options.back()[at] = 'X';
        }
    }
    return options;
}

class SearchedCrosses {
public:
    void operator()(const std::string& row, LineWriter& answers)
    {
        std::vector<std::size_t> cells;
        for (std::size_t at = 0; at < row.size(); ++at) {
            State after(row.begin(), row.end());
            after[at] = 'X';
            if (row[at] == '.' && !m_search.wins(after))
                cells.push_back(at);
        }
        writeCells(cells, answers);
    }

private:
    Exhaustive m_search{optionsOfCrosses};
};

constexpr NumberRange cellCount{3, 200};

/// Draws a row of cells, 1 for an X and 0 for a free cell, without three X in a row.
void drawCrosses(Draw& draw, Case& numbers)
{
    std::string row(draw.number(cellCount, 9), '.');
    const Count sparse = draw.index() < 2 ? row.size() + 1 : draw.chance().between(3, 30);
    for (std::size_t at = 0; at < row.size(); ++at) {
        if (draw.rarely(sparse) && !(at >= 2 && row[at - 1] == 'X' && row[at - 2] == 'X'))
            row[at] = 'X';
    }
    numbers.push_back(row.size());
    for (const char cell : row)
        numbers.push_back(cell == 'X' ? 1 : 0);
}

void writeCrosses(Choices& choices, LineWriter& input)
{
    Count together = 0;
    choices.items(choices.list(cellCount, 9), [&](bool) {
        const bool cross = choices.number({0, together + 1 == crossesThatEnd ? Count{0} : Count{1}}, 1) == 1;
        together = cross ? together + 1 : 0;
        input.put(cross ? 'X' : '.');
    });
    input.endLine();
}

// --- functions that write a case as a position

/// Returns no position: the notation has positions only for rows, not for rings.
struct NoPosition {
    std::string operator()(const std::array<Count, 1>&) const { return {}; }
};

/// The position whose heaps are the lengths of the runs of the character `kept`, each increased by `more`. If the row
/// has no such run, the position has one heap of 0.
std::string runsAs(std::string_view game, std::string_view row, char kept, Count more)
{
    std::vector<Count> runs;
    Count run = 0;
    for (std::size_t at = 0; at <= row.size(); ++at) {
        if (at < row.size() && row[at] == kept) {
            ++run;
            continue;
        }
        if (run > 0)
            runs.push_back(run + more);
        run = 0;
    }
    if (runs.empty())
        runs.push_back(0);
    return positionText(game, runs);
}

struct RunsAsHeaps {
    std::string operator()(const std::string& row) const { return runsAs("dawson-kayles", row, '+', 0); }
};

/// Writes a row as the position whose heaps are the runs of free cells that have no X within two cells. Empty if the
/// next move can make three X in a row, because then these runs do not decide the game.
struct FreeRuns {
    std::string operator()(const std::string& row) const
    {
        std::string free(row.size(), '.');
        for (std::size_t at = 0; at < row.size(); ++at) {
            if (row[at] != 'X')
                continue;
            for (std::size_t near = at - std::min<std::size_t>(at, 2); near <= std::min(at + 2, row.size() - 1); ++near) {
                if (near != at && row[near] == 'X')
                    return {};
                free[near] = 'X';
            }
        }
        return runsAs("treblecross", free, '.', 2);
    }
};

}  // namespace

std::span<const Problem> takeAndBreakProblems()
{
    using GrundyHeap = NumberShape<false, InputField{Expected::HeapSize, 0, 1'000'000}>;
    static constexpr std::array problems{
        Problem{.name = "hdu-3032", .title = "Nim or not Nim?", .chineseTitle = "", .game = "lasker-nim",
                .limits = "T ≤ 100, 1 ≤ N ≤ 10^6, 1 ≤ s_i < 2^31",
                .solve = solveCases<CountedCases<HeapShape<>>, Tell<SumNotZero<ValuesOf<laskersNim>>, "Alice", "Bob">>,
                .reference = solveCases<CountedCases<HeapShape<>>, Tell<Searched<optionsOfLasker>, "Alice", "Bob">>,
                .input = {{CaseEnding::CountFirst, 100},
                          heapCases<HeapBounds{.count = {1, 1'000'000}, .size = {1, 2'147'483'647},
                                                  .smallSize = 5, .together = 1'100'000,
                                                  .balance = HeapBounds::Balance::Mirrored}>},
                .trace = traceCases<CountedCases<HeapShape<>>, Tell<SumNotZero<ValuesOf<laskersNim>>, "Alice", "Bob">,
                                 HeapsOf<"lasker-nim">>,
                .theorem = proof::Theorem::SumTheorem, .subject = "lasker-nim:2 + lasker-nim:2 + lasker-nim:3"},
        Problem{.name = "cses-2207", .title = "Grundy's Game", .chineseTitle = "", .game = "grundy-game",
                .limits = "t ≤ 10^5, 1 ≤ n ≤ 10^6",
                .solve = solveCases<CountedCases<GrundyHeap>, Tell<SumNotZero<ValuesOf<grundysGame>>, "first", "second">>,
                .reference = solveCases<CountedCases<GrundyHeap>, Tell<Searched<optionsOfUnequalHeaps>, "first", "second">>,
                .input = {{CaseEnding::CountFirst, 100'000}, numberCases<NumberRange{1, 1'000'000}, 20>},
                .trace = traceCases<CountedCases<GrundyHeap>, Tell<SumNotZero<ValuesOf<grundysGame>>, "first", "second">,
                                 HeapsOf<"grundy-game">>,
                .theorem = proof::Theorem::Mex, .subject = "grundy-game:8"},
        Problem{.name = "poj-2484", .title = "A Funny Game", .chineseTitle = "", .game = "kayles",
                .limits = "1 ≤ n ≤ 10^6",
                .solve = solveCases<CasesToATerminator<HeapToZero>, Tell<RingIsShort, "Alice", "Bob">>,
                .reference = solveCases<CasesToATerminator<HeapToZero>, Tell<SearchedRing, "Alice", "Bob">>,
                .input = {{CaseEnding::Zero, 1'000}, numberCases<NumberRange{1, 1'000'000}, 9>},
                .trace = traceCases<CasesToATerminator<HeapToZero>, Tell<RingIsShort, "Alice", "Bob">, NoPosition>,
                .theorem = proof::Theorem::SumTheorem, .subject = "kayles:3 + kayles:3"},
        Problem{.name = "leetcode-294", .title = "Flip Game II", .chineseTitle = "翻转游戏 II", .game = "dawson-kayles",
                .limits = "1 ≤ L ≤ 60",
                .solve = solveCases<CasesToTheEnd<SignShape>, Tell<FlipWins, "true", "false">>,
                .reference = solveCases<CasesToTheEnd<SignShape>, Tell<Searched<optionsOfFlips>, "true", "false">>,
                .input = {{CaseEnding::EndOfInput, 1'000}, {drawSigns, writeSigns}},
                .judgeDataLacks = hasManyPluses,
                .trace = traceCases<CasesToTheEnd<SignShape>, Tell<FlipWins, "true", "false">, RunsAsHeaps>,
                .theorem = proof::Theorem::Mex, .subject = "dawson-kayles:4",
                .method = Method{"canWin", Method::Takes::Text}},
        Problem{.name = "uva-10561", .title = "Treblecross", .chineseTitle = "", .game = "treblecross",
                .limits = "N < 100, 3 ≤ L ≤ 200",
                .solve = solveCases<CountedCases<CrossShape>, WinningCrosses>,
                .reference = solveCases<CountedCases<CrossShape>, SearchedCrosses>,
                .input = {{CaseEnding::CountFirst, 99}, {drawCrosses, writeCrosses}},
                .trace = traceCases<CountedCases<CrossShape>, WinningCrosses, FreeRuns>,
                .theorem = proof::Theorem::SumTheorem, .subject = "treblecross:7 + treblecross:5"},
    };
    return problems;
}

}  // namespace nimstone::contest
