// Checks the claims of the hints of exercises on heaps of Nim, by search and from the definitions. Each hint (rung) of
// each skill has its own overload. tests/core/practice/hint_claims.h includes this file.
#pragma once

#include <algorithm>
#include <bit>
#include <exception>

#include "core/practice/exercise.h"
#include "tests/core/claims.h"
#include "tests/core/practice/search/search.h"

namespace nimstone::tests {

inline std::size_t onesOf(const std::vector<Count>& heaps, Count column)
{
    return static_cast<std::size_t>(std::ranges::count_if(heaps, [column](Count heap) { return heap / column % 2 == 1; }));
}

/// Returns the number of columns in the binary table of the heaps, at least 1.
inline int columnsOf(const std::vector<Count>& heaps)
{
    return std::max(1, static_cast<int>(std::bit_width(std::ranges::max(heaps))));
}

/// Returns the highest column with an odd number of 1s, or 0 if there is none.
inline Count highestOddOf(const std::vector<Count>& heaps)
{
    for (Count column = std::bit_floor(std::ranges::max(heaps)); column > 0; column /= 2) {
        if (onesOf(heaps, column) % 2 == 1)
            return column;
    }
    return 0;
}

inline std::vector<std::size_t> heapsOfMoves(const std::vector<Move>& moves)
{
    std::vector<std::size_t> heaps;
    for (const Move& move : moves)
        heaps.push_back(move.heap);
    std::ranges::sort(heaps);
    return heaps;
}

/// Checks the claims of hints about heaps of Nim.
struct NimHintClaims {
    Claims& claims;

    void operator()(const practice::NimSumExercise&, const practice::AskWhatPairsDo&) const {}
    void operator()(const practice::NimSumExercise& of, const practice::AddWithoutCarries& rung) const
    {
        CLAIM(rung.columns == columnsOf(of.position.heaps));
    }
    void operator()(const practice::NimSumExercise& of, const practice::CountOneColumn& rung) const
    {
        CLAIM(onesOf(of.position.heaps, rung.column) == rung.ones);
    }
    void operator()(const practice::NimSumExercise& of, const practice::UpperColumns& rung) const
    {
        CLAIM(rung.value == sumByCounting(of.position) / rung.lowest * rung.lowest);
    }
    void operator()(const practice::NimSumExercise& of, const practice::TheSum& rung) const
    {
        CLAIM(rung.sum == sumByCounting(of.position));
    }

    void operator()(const practice::DecidingColumnExercise&, const practice::AskWhichAreEven&) const {}
    void operator()(const practice::DecidingColumnExercise& of, const practice::CountFromTheTop& rung) const
    {
        CLAIM(rung.columns == columnsOf(of.position.heaps));
    }
    void operator()(const practice::DecidingColumnExercise& of, const practice::OneOfSomeColumns& rung) const
    {
        CLAIM((rung.columns & highestOddOf(of.position.heaps)) != 0);
    }
    void operator()(const practice::DecidingColumnExercise& of, const practice::OneOfLastTwoColumns& rung) const
    {
        const auto& heaps = of.position.heaps;
        const bool bothOdd = onesOf(heaps, rung.higher) % 2 == 1 && onesOf(heaps, rung.lower) % 2 == 1;
        CLAIM(highestOddOf(heaps) == rung.higher || highestOddOf(heaps) == rung.lower);
        CLAIM(!bothOdd || highestOddOf(heaps) == rung.higher);
    }
    void operator()(const practice::DecidingColumnExercise& of, const practice::TheColumn& rung) const
    {
        CLAIM(rung.column == highestOddOf(of.position.heaps) && onesOf(of.position.heaps, rung.column) == rung.ones);
        CLAIM(rung.sum == sumByCounting(of.position) && std::bit_floor(rung.sum) == rung.column);
    }

    void operator()(const practice::EligibleHeapExercise&, const practice::AskWhichShrinks&) const {}
    void operator()(const practice::EligibleHeapExercise& of, const practice::HighestOddColumnDecides& rung) const
    {
        CLAIM(rung.columns == columnsOf(of.position.heaps));
    }
    void operator()(const practice::EligibleHeapExercise& of, const practice::OneOfTwoColumns& rung) const
    {
        const Count column = highestOddOf(of.position.heaps);
        CLAIM(column == rung.higher || column == rung.lower);
        const auto right = [&](std::size_t heap) { return of.position.heaps.at(heap) / column % 2 == 1; };
        CLAIM(rung.among.empty() || (std::ranges::any_of(rung.among, right) && !std::ranges::all_of(rung.among, right)));
    }
    void operator()(const practice::EligibleHeapExercise& of, const practice::EitherHeap& rung) const
    {
        const auto winning = heapsOfMoves(winningBySearch(of.position));
        const auto wins = [&](std::size_t heap) { return std::ranges::count(winning, heap) != 0; };
        CLAIM(wins(rung.first) != wins(rung.second));
        const Count column = highestOddOf(of.position.heaps);
        CLAIM(of.position.heaps.at(rung.first) / column % 2 != of.position.heaps.at(rung.second) / column % 2);
    }
    void operator()(const practice::EligibleHeapExercise& of, const practice::TheHeap& rung) const
    {
        const auto winning = winningBySearch(of.position);
        CLAIM(rung.size == of.position.heaps.at(rung.heap) && rung.target < rung.size);
        CLAIM(std::ranges::count(winning, Move{rung.heap, rung.size - rung.target}) == 1);
        CLAIM(rung.column == highestOddOf(of.position.heaps) && rung.sum == sumByCounting(of.position));
        CLAIM(rung.size / rung.column % 2 == 1 && rung.target / rung.column % 2 == 0);
    }

    void operator()(const practice::HowManyExercise& of, const practice::AskWhatRemains& rung) const
    {
        CLAIM(rung.heap == of.heap);
    }
    void operator()(const practice::HowManyExercise& of, const practice::FlipInOddColumns& rung) const
    {
        Count after = of.position.heaps.at(rung.heap);
        for (Count column = 1; column <= std::ranges::max(of.position.heaps); column *= 2)
            after ^= onesOf(of.position.heaps, column) % 2 == 1 ? column : 0;
        CLAIM(rightBySearch(of) == practice::Answers{of.position.heaps[rung.heap] - after});
    }
    void operator()(const practice::HowManyExercise& of, const practice::ClearInColumn& rung) const { clears(of, rung); }
    void operator()(const practice::HowManyExercise& of, const practice::OddColumns& rung) const { odd(of.position, rung.columns); }
    void operator()(const practice::HowManyExercise& of, const practice::TheAmount& rung) const
    {
        CLAIM(rightBySearch(of) == practice::Answers{rung.move.taken});
        CLAIM(rung.before - rung.move.taken == rung.after && rung.sum == sumByCounting(of.position));
        CLAIM(rung.before == of.position.heaps.at(of.heap));
    }

    void operator()(const practice::CountMovesExercise&, const practice::AskHowManyOfOneHeap&) const {}
    void operator()(const practice::CountMovesExercise& of, const practice::CountInDecidingColumn& rung) const
    {
        CLAIM(rung.columns == columnsOf(of.position.heaps));
        const Count column = highestOddOf(of.position.heaps);
        for (std::size_t heap = 0; heap < of.position.heaps.size(); ++heap) {
            CLAIM(std::ranges::count(heapsOfMoves(winningBySearch(of.position)), heap)
                  == (column != 0 && of.position.heaps[heap] / column % 2 == 1));
        }
    }
    void operator()(const practice::CountMovesExercise& of, const practice::OddOrNone&) const
    {
        const Count column = highestOddOf(of.position.heaps);
        const std::size_t moves = winningBySearch(of.position).size();
        CLAIM(column == 0 ? moves == 0 : moves % 2 == 1 && moves == onesOf(of.position.heaps, column));
    }
    void operator()(const practice::CountMovesExercise& of, const practice::OneOfTwoNumbers& rung) const
    {
        const std::size_t moves = winningBySearch(of.position).size();
        CLAIM((moves == rung.fewer) != (moves == rung.more));
    }
    void operator()(const practice::CountMovesExercise& of, const practice::TheNumberOfMoves& rung) const
    {
        CLAIM(winningBySearch(of.position).size() == rung.count && rung.column == highestOddOf(of.position.heaps));
        CLAIM(rung.count == 0 || rung.heaps == heapsOfMoves(winningBySearch(of.position)));
    }

    void operator()(const practice::AllMovesExercise&, const practice::AskInWhichHeaps&) const {}
    void operator()(const practice::AllMovesExercise& of, const practice::OneForEachOne& rung) const
    {
        CLAIM(rung.columns == columnsOf(of.position.heaps));
        const Count column = highestOddOf(of.position.heaps);
        for (std::size_t heap = 0; heap < of.position.heaps.size(); ++heap) {
            CLAIM(std::ranges::count(heapsOfMoves(winningBySearch(of.position)), heap)
                  == (of.position.heaps[heap] / column % 2 == 1));
        }
    }
    void operator()(const practice::AllMovesExercise& of, const practice::MovesInOneOfColumns& rung) const
    {
        const Count column = highestOddOf(of.position.heaps);
        CLAIM((column == rung.higher) != (column == rung.lower));
        CLAIM(rung.lower > 0 && rung.higher <= std::bit_floor(std::ranges::max(of.position.heaps)));
    }
    void operator()(const practice::AllMovesExercise& of, const practice::MovesInHeaps& rung) const
    {
        CLAIM(rung.heaps == heapsOfMoves(winningBySearch(of.position)));
    }
    void operator()(const practice::AllMovesExercise& of, const practice::TheMoves& rung) const
    {
        CLAIM(rung.moves == winningBySearch(of.position));
        CLAIM(rung.sum == sumByCounting(of.position) && rung.position == of.position);
    }

    void operator()(const practice::MisereSwitchExercise& of, const practice::AskWhatKindIsLeft& rung) const
    {
        CLAIM(rung.heap == of.heap);
    }
    void operator()(const practice::MisereSwitchExercise& of, const practice::LeaveOddManyOnes&) const
    {
        bool holds = true;
        for (Count left = 0; left < of.position.heaps.at(of.heap); ++left) {
            Position after = of.position;
            after.heaps[of.heap] = left;
            const Count sum = sumByCounting(after);
            holds = holds && !winsMisere(after.heaps) == (std::ranges::max(after.heaps) > 1 ? sum == 0 : sum == 1);
        }
        CLAIM(holds);
    }
    void operator()(const practice::MisereSwitchExercise& of, const practice::OtherLargeHeaps& rung) const
    {
        std::vector<std::size_t> others;
        for (std::size_t heap = 0; heap < of.position.heaps.size(); ++heap) {
            if (heap != of.heap && of.position.heaps[heap] > 1)
                others.push_back(heap);
        }
        CLAIM(rung.heap == of.heap && rung.others == others);
        const auto right = rightBySearch(of);
        // Without other large heaps, the right move leaves fewer than 2 stones of the heap; otherwise it makes the
        // nim-sum 0.
        CLAIM(!right.empty() && std::ranges::all_of(right, [&](const practice::Answer& answer) {
            Position after = of.position;
            after.heaps[of.heap] -= answer.number();
            return others.empty() ? after.heaps[of.heap] < 2 : sumByCounting(after) == 0;
        }));
        if (rung.clear)
            clears(of, *rung.clear);
    }
    void operator()(const practice::MisereSwitchExercise& of, const practice::OneOfTwoLeft& rung) const
    {
        const Count size = of.position.heaps.at(rung.heap);
        const auto right = rightBySearch(of);
        if (rung.onlyOnes)
            CLAIM(right == practice::Answers{size} || right == practice::Answers{size - 1});
        else
            odd(of.position, rung.columns);
    }
    void operator()(const practice::MisereSwitchExercise& of, const practice::TheSwitch& rung) const
    {
        CLAIM(rightBySearch(of) == practice::Answers{rung.move.taken});
        Position after = of.position;
        after.heaps.at(of.heap) = rung.after;
        CLAIM(rung.before == of.position.heaps[of.heap] && rung.before - rung.move.taken == rung.after);
        CLAIM(static_cast<std::ptrdiff_t>(rung.left.ones) == std::ranges::count(after.heaps, Count{1}));
        CLAIM(rung.left.large > 0 ? sumByCounting(after) == 0 : rung.left.ones % 2 == 1);
    }

private:
    /// Checks that every right move clears the heap's 1 in `rung.column`. If the hint names a lower column, too, also
    /// checks that the size of the heap is `rung.column`, and what every right move does to the bit in the lower column.
    void clears(const auto& of, const practice::ClearInColumn& rung) const
    {
        const Count size = of.position.heaps.at(rung.heap);
        CLAIM(rung.column == highestOddOf(of.position.heaps) && size / rung.column % 2 == 1);
        const auto right = rightBySearch(of);
        CLAIM(!right.empty() && std::ranges::all_of(right, [&](const practice::Answer& answer) {
            return (size - answer.number()) / rung.column % 2 == 0;
        }));
        if (rung.lowest == rung.column)
            return;
        CLAIM(size == rung.column);
        const bool nextIsOdd = onesOf(of.position.heaps, rung.lowest) % 2 == 1;
        CLAIM(nextIsOdd == ((rung.flips & rung.lowest) != 0));
        CLAIM(std::ranges::all_of(right, [&](const practice::Answer& answer) {
            return (size - answer.number()) / rung.lowest % 2 == (nextIsOdd ? 1 : 0);
        }));
    }
    /// Checks that of the columns above the 1s column, exactly those in `columns` are odd.
    void odd(const Position& position, Count columns) const
    {
        bool just = columns % 2 == 0;
        for (Count column = 2; column <= std::bit_ceil(std::ranges::max(position.heaps)); column *= 2)
            just = just && (onesOf(position.heaps, column) % 2 == 1) == ((columns & column) != 0);
        CLAIM(just);
    }
};

}  // namespace nimstone::tests
