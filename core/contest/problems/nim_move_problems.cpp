// Contest problems that ask for the winning first moves of Nim. A heap of x stones has a winning move exactly when s ⊕
// x < x, where s is the nim-sum of all heaps. This is true exactly when x has a 1 in the highest column of s (C. L.
// Bouton 1901). The winning move leaves s ⊕ x stones in the heap.
#include "core/contest/families.h"

#include <array>

#include "core/contest/cases.h"
#include "core/contest/problems/exhaustive.h"
#include "core/contest/solving.h"
#include "core/contest/tracing.h"
#include "core/nimber.h"

namespace nimstone::contest {

namespace {

/// The index of a heap, from 0, and the number of stones that a winning move leaves in this heap.
struct WinningTake {
    std::size_t heap;
    Count left;
};

std::size_t winningFirstMoves(std::span<const Count> heaps)
{
    const auto column = highestColumn(nimSum(heaps));
    return column ? onesInColumn(heaps, *column) : 0;
}

struct WinningMoveCount {
    std::size_t operator()(const HeapCase& heaps) const { return winningFirstMoves(heaps); }
};

/// Calls `each` with each winning move, in the order of the heaps, until `each` returns false.
struct ByNimSum {
    template <class Each>
    void operator()(std::span<const Count> heaps, Each&& each) const
    {
        const Count sum = nimSum(heaps);
        const auto column = highestColumn(sum);
        for (std::size_t heap = 0; column && heap < heaps.size(); ++heap) {
            if (hasBit(heaps[heap], *column) && !each(WinningTake{heap, heaps[heap] ^ sum}))
                return;
        }
    }
};

class BySearch {
public:
    template <class Each>
    void operator()(std::span<const Count> heaps, Each&& each)
    {
        for (const WinningTake& move : found(heaps)) {
            if (!each(move))
                return;
        }
    }

private:
    std::vector<WinningTake> found(std::span<const Count> heaps);

    Exhaustive m_search{optionsOfHeaps};
};

std::vector<WinningTake> BySearch::found(std::span<const Count> heaps)
{
    const State state(heaps.begin(), heaps.end());
    std::vector<WinningTake> moves;
    for (std::size_t heap = 0; heap < state.size(); ++heap) {
        for (Count left = 0; left < state[heap]; ++left) {
            if (!m_search.wins(withHeap(state, heap, left)))
                moves.push_back({heap, left});
        }
    }
    return moves;
}

struct SearchedMoveCount {
    std::size_t operator()(const HeapCase& heaps)
    {
        std::size_t count = 0;
        m_moves(heaps, [&count](WinningTake) { return ++count > 0; });
        return count;
    }

private:
    BySearch m_moves;
};

/// Answers "No" if no move wins; otherwise answers "Yes" and the sizes of the heap before and after each winning move.
template <class Moves>
class ListMoves {
public:
    void operator()(const HeapCase& heaps, LineWriter& answers)
    {
        bool any = false;
        m_moves(heaps, [&](WinningTake move) {
            if (!any)
                answers.line("Yes");
            any = true;
            answers.put(heaps[move.heap]);
            answers.put(' ');
            return answers.line(move.left);
        });
        if (!any)
            answers.line("No");
    }

private:
    Moves m_moves;
};

/// Answers "lose" if no move wins; otherwise answers with the first winning move and the heaps after this move.
template <class Moves>
class ShowOneMove {
public:
    void operator()(const HeapCase& heaps, LineWriter& answers)
    {
        bool any = false;
        m_moves(heaps, [&](WinningTake move) {
            any = true;
            answers.put(heaps[move.heap] - move.left);
            answers.put(' ');
            answers.line(move.heap + 1);
            for (std::size_t heap = 0; heap < heaps.size(); ++heap)
                answers.putListed(heap == move.heap ? move.left : heaps[heap], heap == 0);
            answers.endLine();
            return false;
        });
        if (!any)
            answers.line("lose");
    }

private:
    Moves m_moves;
};

}  // namespace

std::span<const Problem> nimMoveProblems()
{
    using Bounds = HeapBounds;
    static constexpr std::array problems{
        Problem{.name = "sicily-1922", .title = "Winning Ways", .chineseTitle = "", .game = "nim", .limits = "",
                .solve = solveCases<CountedCases<HeapShape<>>, AnswerNumber<WinningMoveCount>>,
                .reference = solveCases<CountedCases<HeapShape<>>, AnswerNumber<SearchedMoveCount>>,
                .input = {{CaseEnding::CountFirst, 20},
                                       heapCases<Bounds{.count = {1, 50'000}, .size = {1, 1'000'000'000}}>},
                .trace = traceCases<CountedCases<HeapShape<>>, AnswerNumber<WinningMoveCount>, HeapsOf<"nim">>,
                .theorem = proof::Theorem::NimCount, .subject = "nim:3,4,5"},
        Problem{.name = "poj-2975", .title = "Nim", .chineseTitle = "", .game = "nim",
                .limits = "1 ≤ n ≤ 1000, 1 ≤ k_i ≤ 10^9",
                .solve = solveCases<CasesToATerminator<HeapShape<>>, AnswerNumber<WinningMoveCount>>,
                .reference = solveCases<CasesToATerminator<HeapShape<>>, AnswerNumber<SearchedMoveCount>>,
                .input = {{CaseEnding::Zero, 200},
                                       heapCases<Bounds{.count = {1, 1'000}, .size = {1, 1'000'000'000}}>},
                .trace = traceCases<CasesToATerminator<HeapShape<>>, AnswerNumber<WinningMoveCount>, HeapsOf<"nim">>,
                .theorem = proof::Theorem::NimCount, .subject = "nim:7,11,13"},
        Problem{.name = "hdu-1850", .title = "Being a Good Boy in Spring Festival", .chineseTitle = "", .game = "nim",
                .limits = "1 < M ≤ 100, 1 ≤ N_i ≤ 10^6",
                .solve = solveCases<CasesToATerminator<HeapShape<>>, AnswerNumber<WinningMoveCount>>,
                .reference = solveCases<CasesToATerminator<HeapShape<>>, AnswerNumber<SearchedMoveCount>>,
                .input = {{CaseEnding::Zero, 1'000},
                                       heapCases<Bounds{.count = {2, 100}, .size = {1, 1'000'000}}>},
                .trace = traceCases<CasesToATerminator<HeapShape<>>, AnswerNumber<WinningMoveCount>, HeapsOf<"nim">>,
                .theorem = proof::Theorem::NimCount, .subject = "nim:5,7,9"},
        Problem{.name = "hdu-2176", .title = "The Stone-Taking Game with m Heaps", .chineseTitle = "取(m堆)石子游戏", .game = "nim",
                .limits = "m ≤ 200000",
                .solve = solveCases<CasesToATerminator<HeapShape<>>, ListMoves<ByNimSum>>,
                .reference = solveCases<CasesToATerminator<HeapShape<>>, ListMoves<BySearch>>,
                .input = {{CaseEnding::Zero, 20},
                                       heapCases<Bounds{.count = {1, 200'000}, .size = {1, 1'000'000'000},
                                                           .together = 400'000}>},
                .trace = traceCases<CasesToATerminator<HeapShape<>>, ListMoves<ByNimSum>, HeapsOf<"nim">>,
                .theorem = proof::Theorem::NimLemma2, .subject = "nim:3,6,9"},
        Problem{.name = "luogu-p1247", .title = "The Match-Taking Game", .chineseTitle = "取火柴游戏", .game = "nim",
                .limits = "k ≤ 500000, n_i ≤ 10^9",
                .solve = solveCases<OneCase<HeapShape<>>, ShowOneMove<ByNimSum>>,
                .reference = solveCases<OneCase<HeapShape<>>, ShowOneMove<BySearch>>,
                .input = {{CaseEnding::OneCase, 1},
                                       heapCases<Bounds{.count = {1, 500'000}, .size = {1, 1'000'000'000}}>},
                .trace = traceCases<OneCase<HeapShape<>>, ShowOneMove<ByNimSum>, HeapsOf<"nim">>,
                .theorem = proof::Theorem::NimLemma2, .subject = "nim:3,6,9"},
    };
    return problems;
}

}  // namespace nimstone::contest
