// Contest problems in which the player who takes the last stone loses.
//
// HDU 2509: a move takes any run of adjacent apples from a row. A row of n apples can become any two rows that together
// have fewer than n apples, so its Grundy value is n. The outcome is the outcome of misère Nim, for the following
// reason. If all rows have one apple, no player has a choice. If some row is longer and the nim-sum is 0, no move
// leaves nim-sum 0, and no move leaves an odd number of rows of one apple and no other rows. If some row is longer and
// the nim-sum is not 0, the winning move of misère Nim is also possible in this game.
#include "core/contest/families.h"

#include <array>

#include "core/contest/cases.h"
#include "core/contest/problems/deciding.h"
#include "core/contest/problems/exhaustive.h"
#include "core/contest/solving.h"
#include "core/contest/tracing.h"
#include "core/games/nim/misere_nim.h"

namespace nimstone::contest {

namespace {

/// The options in HDU 2509: a move takes a run of adjacent apples, and two rows are left.
std::vector<State> optionsOfRows(const State& rows)
{
    std::vector<State> options;
    for (std::size_t row = 0; row < rows.size(); ++row) {
        for (Count run = 1; run <= rows[row]; ++run) {
            for (Count before = 0; before + run <= rows[row]; ++before)
                options.push_back(withHeapSplit(rows, row, before, rows[row] - before - run));
        }
    }
    // Removes empty rows, because no move is possible in an empty row.
    for (State& option : options)
        std::erase(option, Count{0});
    return options;
}

/// Draws heaps. In about a quarter of the cases all heaps have one stone; the outcome then differs from normal play.
template <HeapBounds bounds>
void drawMisereCase(Draw& draw, Case& numbers)
{
    std::vector<Count> heaps = drawHeaps(draw, bounds);
    if (draw.index() > 0 && draw.rarely(4))
        std::ranges::fill(heaps, Count{1});
    append(heaps, numbers);
}

template <HeapBounds bounds>
inline constexpr CaseForm misereCases{drawMisereCase<bounds>, writeHeapCase<bounds>};

/// Writes a case of HDU 2509. The statement says: "Each test case ends with a blank line".
template <HeapBounds bounds>
inline constexpr CaseForm misereCasesApart{drawMisereCase<bounds>, [](Choices& choices, LineWriter& input) {
                                               writeHeapList(bounds, choices, input);
                                               input.endLine();
                                           }};

using JohnWins = Tell<Decided<MisereNim>, "John", "Brother">;
using JohnIsFoundToWin = Tell<Searched<optionsOfHeaps, true>, "John", "Brother">;

}  // namespace

std::span<const Problem> misereProblems()
{
    using Bounds = HeapBounds;
    static constexpr std::array problems{
        Problem{.name = "hdu-1907", .title = "John", .chineseTitle = "", .game = "misere-nim",
                .limits = "T ≤ 474, 1 ≤ N ≤ 47, 1 ≤ A_i ≤ 4747",
                .solve = solveCases<CountedCases<HeapShape<>>, JohnWins>,
                .reference = solveCases<CountedCases<HeapShape<>>, JohnIsFoundToWin>,
                .input = {{CaseEnding::CountFirst, 474},
                          misereCases<Bounds{.count = {1, 47}, .size = {1, 4'747}}>},
                .trace = traceCases<CountedCases<HeapShape<>>, JohnWins, HeapsOf<"misere-nim">>,
                .theorem = proof::Theorem::MisereNim, .subject = "misere-nim:3,5,1"},
        Problem{.name = "luogu-p4279", .title = "[SHOI2008] Little John's Game", .chineseTitle = "[SHOI2008] 小约翰的游戏",
                .game = "misere-nim", .limits = "T ≤ 500, 1 ≤ N ≤ 50, 1 ≤ a_i ≤ 5000",
                .solve = solveCases<CountedCases<HeapShape<>>, JohnWins>,
                .reference = solveCases<CountedCases<HeapShape<>>, JohnIsFoundToWin>,
                .input = {{CaseEnding::CountFirst, 500},
                          misereCases<Bounds{.count = {1, 50}, .size = {1, 5'000}}>},
                .trace = traceCases<CountedCases<HeapShape<>>, JohnWins, HeapsOf<"misere-nim">>,
                .theorem = proof::Theorem::MisereNim, .subject = "misere-nim:3,5,1"},
        Problem{.name = "hdu-2509", .title = "Be the Winner", .chineseTitle = "", .game = "misere-nim",
                .limits = "1 ≤ n ≤ 100, 1 ≤ a_i ≤ 100",
                .solve = solveCases<CasesToTheEnd<HeapShape<>>, Tell<Decided<MisereNim>, "Yes", "No">>,
                .reference = solveCases<CasesToTheEnd<HeapShape<>>, Tell<Searched<optionsOfRows, true>, "Yes", "No">>,
                .input = {{CaseEnding::EndOfInput, 1'000},
                          misereCasesApart<Bounds{.count = {1, 100}, .size = {1, 100}, .smallSize = 4}>},
                .trace = traceCases<CasesToTheEnd<HeapShape<>>, Tell<Decided<MisereNim>, "Yes", "No">,
                                 HeapsOf<"misere-nim">>,
                .theorem = proof::Theorem::MisereNim, .subject = "misere-nim:2,2"},
    };
    return problems;
}

}  // namespace nimstone::contest
