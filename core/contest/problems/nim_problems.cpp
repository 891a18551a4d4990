// Contest problems that ask who wins a game of Nim. The first player wins exactly when the nim-sum is not 0 (C. L.
// Bouton 1901).
#include "core/contest/families.h"

#include <array>

#include "core/contest/cases.h"
#include "core/contest/problems/exhaustive.h"
#include "core/contest/solving.h"
#include "core/contest/tracing.h"
#include "core/nimber.h"

namespace nimstone::contest {

namespace {

/// A case that is the number of heaps and then the heaps. The type `Case` contains only their nim-sum.
template <InputError::Expected countOf, InputError::Expected numberOf>
struct NimSumShape {
    struct Case {
        Count heaps = 0;
        Count sum = 0;
    };

    static bool read(Scanner& input, Case& next)
    {
        const auto count = input.next({countOf, 0, maxHeaps});
        next = {count.value_or(0), 0};
        for (Count left = next.heaps; left > 0;) {
            const auto heaps = input.some(numberOf, left);
            if (heaps.empty())
                return false;
            next.sum ^= nimSum(heaps);
            left -= heaps.size();
        }
        return count.has_value();
    }
    static bool last(const Case& given) { return given.heaps == 0; }
};

using NimSum = NimSumShape<InputError::Expected::HeapCount, InputError::Expected::HeapSize>;
using CellSum = NimSumShape<InputError::Expected::PieceCount, InputError::Expected::Cell>;
using CellList = HeapShape<InputError::Expected::PieceCount, InputError::Expected::Cell>;

struct Unbalanced {
    template <class Case>
    bool operator()(const Case& given) const
    {
        if constexpr (requires { given.sum; })
            return given.sum != 0;
        else
            return nimSum(given) != 0;
    }
};

/// The options in HDU 1849: a move takes one coin any distance to the left. A cell may contain several coins.
std::vector<State> optionsOfCoins(const State& cells)
{
    std::vector<State> options;
    for (std::size_t coin = 0; coin < cells.size(); ++coin) {
        for (Count distance = 1; distance <= cells[coin]; ++distance)
            options.push_back(withHeap(cells, coin, cells[coin] - distance));
    }
    return options;
}

}  // namespace

std::span<const Problem> nimProblems()
{
    using Bounds = HeapBounds;
    static constexpr std::array problems{
        Problem{.name = "poj-2234", .title = "Matches Game", .chineseTitle = "", .game = "nim",
                .limits = "1 ≤ M ≤ 20, 1 ≤ n_i ≤ 10^7",
                .solve = solveCases<CasesToTheEnd<NimSum>, Tell<Unbalanced, "Yes", "No">>,
                .reference = solveCases<CasesToTheEnd<HeapShape<>>, Tell<Searched<optionsOfHeaps>, "Yes", "No">>,
                .input = {{CaseEnding::EndOfInput, 20'000},
                                       heapLines<Bounds{.count = {1, 20}, .size = {1, 10'000'000}}>},
                .trace = traceCases<CasesToTheEnd<HeapShape<>>, Tell<Unbalanced, "Yes", "No">, HeapsOf<"nim">>,
                .theorem = proof::Theorem::Bouton, .subject = "nim:3,6,9"},
        Problem{.name = "luogu-p2197", .title = "[Template] Nim Game", .chineseTitle = "【模板】Nim 游戏", .game = "nim",
                .limits = "T ≤ 10, 1 ≤ n ≤ 10^4, 0 ≤ a_i < 10^4",
                .solve = solveCases<CountedCases<NimSum>, Tell<Unbalanced, "Yes", "No">>,
                .reference = solveCases<CountedCases<HeapShape<>>, Tell<Searched<optionsOfHeaps>, "Yes", "No">>,
                .input = {{CaseEnding::CountFirst, 10},
                                       heapCases<Bounds{.count = {1, 10'000}, .size = {0, 9'999}}>},
                .trace = traceCases<CountedCases<HeapShape<>>, Tell<Unbalanced, "Yes", "No">, HeapsOf<"nim">>,
                .theorem = proof::Theorem::Bouton, .subject = "nim:1,1"},
        Problem{.name = "cses-1730", .title = "Nim Game I", .chineseTitle = "", .game = "nim",
                .limits = "Σn ≤ 2·10^5, 1 ≤ x_i ≤ 10^9",
                .solve = solveCases<CountedCases<NimSum>, Tell<Unbalanced, "first", "second">>,
                .reference = solveCases<CountedCases<HeapShape<>>, Tell<Searched<optionsOfHeaps>, "first", "second">>,
                .input = {{CaseEnding::CountFirst, 1'000},
                                       heapCases<Bounds{.count = {1, 199'001}, .size = {1, 1'000'000'000},
                                                           .together = 200'000}>},
                .trace = traceCases<CountedCases<HeapShape<>>, Tell<Unbalanced, "first", "second">, HeapsOf<"nim">>,
                .theorem = proof::Theorem::Bouton, .subject = "nim:5,7,2,5"},
        Problem{.name = "hdu-1849", .title = "Rabbit and Grass", .chineseTitle = "", .game = "nim",
                .limits = "1 ≤ m ≤ 1000, 0 ≤ k_i ≤ 1000",
                .solve = solveCases<CasesToATerminator<CellSum>, Tell<Unbalanced, "Rabbit Win!", "Grass Win!">>,
                .reference = solveCases<CasesToATerminator<CellList>,
                                     Tell<Searched<optionsOfCoins>, "Rabbit Win!", "Grass Win!">>,
                .input = {{CaseEnding::Zero, 1'000},
                                       heapCases<Bounds{.count = {1, 1'000}, .size = {0, 1'000},
                                                           .together = 200'000}>},
                .trace = traceCases<CasesToATerminator<CellList>, Tell<Unbalanced, "Rabbit Win!", "Grass Win!">,
                                 HeapsOf<"nim">>,
                .theorem = proof::Theorem::Bouton, .subject = "nim:3,5,6"},
    };
    return problems;
}

}  // namespace nimstone::contest
