// Checks by search what the last two hints of a hint ladder claim. tests/core/play/rung_claims.h includes this file.
#pragma once

#include "core/play/hints/ladder.h"
#include "tests/core/play/idea_claims.h"

namespace nimstone::tests {

struct MoveClaims {
    const Searched& at;
    Claims& claims;
    const play::HintLadder& ladder;  ///< the hint ladder with these hints; its third hint says which moves fit

    void operator()(const play::rung::TakeFromHeap& rung) const
    {
        CLAIM(at.row(rung.rows, rung.heap) == rung.value && (rung.value & rung.column) != 0);
        CLAIM(onesIn(at.rows(rung.rows, at.part), rung.column) == rung.choices);
        CLAIM(at.someWinning([&](const Option& option) { return option.move.move.heap == rung.heap; }));
        std::size_t choices = 0;
        for (std::size_t heap = 0; heap < at.heaps.size(); ++heap) {
            choices += (at.row(rung.rows, heap) & rung.column) != 0
                && at.someWinning([&](const Option& option) { return option.move.move.heap == heap; });
        }
        CLAIM(choices == rung.choices);
        if (rung.rows == play::rung::Rows::Heaps && rung.choices == 1)
            CLAIM(at.everyWinning([&](const Option& option) { return option.move.move.heap == rung.heap; }));
    }
    void operator()(const play::rung::ResistFromHeap& rung) const
    {
        CLAIM(at.found.move.heap == rung.heap);
        CLAIM(rung.replies.exact && at.option(at.found).replies == rung.replies.count);
        if (!std::holds_alternative<Nim>(at.part.rules.game()))
            return;
        CLAIM((at.heaps.at(rung.heap) & rung.column) != 0 && rung.replies.count == at.fewest);
        CLAIM(at.every([&](const Option& option) {
            return option.move.move.heap != rung.heap || at.changedColumn(rung.rows, option) != rung.column
                || option.replies == rung.replies.count;
        }));
    }
    void operator()(const play::rung::AnyHeapOfOne& rung) const
    {
        CLAIM(at.heaps.at(rung.heap) == 1);
        CLAIM(at.every([&](const Option& option) {
            return option.wins == at.won && option.replies == at.options.front().replies;
        }));
    }
    void operator()(const play::rung::BringDownToOne& rung) const
    {
        CLAIM(at.heaps.at(rung.heap) == rung.size);
        CLAIM(at.option({at.found.component, {rung.heap, rung.size}}).wins
              != at.option({at.found.component, {rung.heap, rung.size - 1}}).wins);
        CLAIM(at.everyWinning([&](const Option& option) {
            return std::ranges::count(at.heapsAfter(option), Count{1}) % 2 == 1;
        }));
    }
    void operator()(const play::rung::InHeaps& rung) const
    {
        const auto here = [&](const Option& option) {
            return option.move.component == rung.part && at.heapsChanged(option.move) == rung.heaps;
        };
        CLAIM(rung.wins == at.won);
        CLAIM(rung.wins || rung.fewest);
        CLAIM(rung.wins ? at.someWinning(here) : at.someFewest(here));
    }
    void operator()(const play::rung::OneOfTwo& rung) const
    {
        const Option& first = at.option(rung.first);
        const Option& second = at.option(rung.second);
        CLAIM(rung.wins == at.won && rung.other != play::rung::Other::NotCompared && first.move != second.move);
        CLAIM(first.move == at.found || second.move == at.found);
        const bool asGood = rung.other == play::rung::Other::AsGood;
        if (rung.wins)
            CLAIM(asGood ? first.wins && second.wins : first.wins != second.wins);
        else
            CLAIM(std::min(first.replies, second.replies) == at.fewest && asGood == (first.replies == second.replies));
    }
    void operator()(const play::rung::OnlyOneFits& rung) const
    {
        const auto such = std::ranges::count_if(
            at.options, [&](const Option& option) { return play::fits(ladder[2], at.gameSum, option.move); });
        CLAIM(such == 1);
        CLAIM(rung.wins == at.option(at.found).wins);
    }
    void operator()(const play::rung::LastTwoRests& rung) const
    {
        CLAIM(rung.smaller == std::ranges::min(at.heaps) && rung.more == rung.rest + rung.smaller);
        CLAIM(leaves(rung.smaller, rung.rest).wins != leaves(rung.smaller, rung.more).wins);
        CLAIM(at.everyWinning([&](const Option& option) {
            return std::ranges::max(at.heapsAfter(option)) <= std::max(rung.more, rung.smaller);
        }));
    }

    void operator()(const play::rung::MakeEven& rung) const
    {
        CLAIM(at.option(rung.move).wins);
        CLAIM(rung.sum == nimSumOf(at.rows(rung.rows, at.part)));
        CLAIM(rung.before == at.row(rung.rows, rung.move.move.heap) && rung.after == (rung.sum ^ rung.before));
        const auto after = at.rows(rung.rows, at.partAfter(at.option(rung.move)));
        CLAIM(nimSumOf(after) == 0);
        CLAIM((rung.sum ^ rung.before ^ nimSumOf(after)) == rung.after);
        // Two equal rows have the nim-sum 0, so a game may remove both of them.
        if (rung.rows != play::rung::Rows::Values) {
            std::vector<Count> wanted = at.rows(rung.rows, at.part);
            const auto changed = std::ranges::find(wanted, rung.before);
            if (changed != wanted.end())
                *changed = rung.after;
            CLAIM(changed != wanted.end() && withoutPairs(after) == withoutPairs(wanted));
        }
    }
    void operator()(const play::rung::LeaveOddOnes& rung) const
    {
        const auto& after = at.heapsAfter(at.option(rung.move));
        CLAIM(at.option(rung.move).wins);
        CLAIM(std::ranges::max(after) == 1 && onesIn(after, 1) == rung.ones && rung.ones % 2 == 1);
    }
    void operator()(const play::rung::MakeMultiples& rung) const
    {
        CLAIM(at.option(rung.move).wins);
        bool multiples = true;
        for (Count column = 1; column <= std::ranges::max(at.heaps); column *= 2)
            multiples = multiples && onesIn(at.heapsAfter(at.option(rung.move)), column) % (rung.k + 1) == 0;
        CLAIM(multiples);
    }
    void operator()(const play::rung::LeaveBlocks& rung) const
    {
        CLAIM(at.option(rung.move).wins);
        CLAIM(std::ranges::max(at.heapsAfter(at.option(rung.move))) == rung.blocks * rung.size);
    }
    void operator()(const play::rung::LeaveWorthNothing& rung) const
    {
        const Option& made = at.option(rung.move);
        const Component& after = at.partAfter(made);
        CLAIM(made.wins && nimSumOf(rung.values) == 0 && rung.left.size() == rung.values.size());
        CLAIM(at.values.of(after) == 0);
        bool known = true;
        for (std::size_t piece = 0; piece < rung.left.size(); ++piece) {
            known = known && std::ranges::find(after.position.heaps, rung.left[piece]) != after.position.heaps.end()
                && at.values.ofHeap(after.rules, rung.left[piece]) == rung.values[piece];
        }
        CLAIM(known);
        if (rung.left.empty())
            CLAIM(legalMoves(made.after, at.player).empty());
    }
    void operator()(const play::rung::LeaveColdPair& rung) const
    {
        const Option& made = at.option(rung.move);
        CLAIM(made.wins && std::ranges::max(at.heapsAfter(made)) == rung.larger);
        CLAIM(std::ranges::min(at.heapsAfter(made)) == rung.smaller);
        CLAIM(coldPairsTo(rung.larger - rung.smaller).back() == std::pair(rung.smaller, rung.larger));
        CLAIM(rung.larger != 0 || legalMoves(made.after, at.player).empty());
    }
    void operator()(const play::rung::LeaveOutOfReach& rung) const
    {
        const Option& made = at.option(rung.move);
        CLAIM(made.wins && rung.parts == fibonacciTerms(at.heaps.front()));
        const Count left = at.heapsAfter(made).front();
        if (rung.smallest == 0) {
            CLAIM(left == 0);
            return;
        }
        CLAIM(rung.move.move.taken == rung.parts.front() && fibonacciTerms(left).front() == rung.smallest);
        CLAIM(rung.quota < rung.smallest && legalMoves(made.after, at.player).size() == std::min(left, rung.quota));
    }
    void operator()(const play::rung::LeaveUnderRatio& rung) const
    {
        const Option& made = at.option(rung.move);
        const auto [b, a] = std::ranges::minmax(at.heapsAfter(made));
        CLAIM(made.wins && rung.a == a && rung.b == b);
        const auto replies = legalMoves(made.after, at.player);
        if (b == 0) {
            CLAIM(replies.empty());
            return;
        }
        CLAIM(a * (a - b) < b * b);
        CLAIM(replies.size() == 1 && at.search.wins(made.after.play(replies.front()).value(), at.player));
    }
    void operator()(const play::rung::KeepAhead& rung) const
    {
        CLAIM(at.option(rung.move).wins && rung.after >= 0);
        CLAIM(at.isWorth(at.gameSum, rung.before));
        CLAIM(at.isWorth(at.option(rung.move).after, rung.after));
    }
    void operator()(const play::rung::MakePartEqual& rung) const
    {
        const Option& made = at.option(rung.move);
        CLAIM(made.wins);
        const auto before = at.partValues(at.gameSum);
        const auto after = at.partValues(made.after);
        CLAIM(nimSumOf(after) == 0);
        if (rung.known)
            CLAIM(before.at(rung.move.component) == rung.before && after.at(rung.move.component) == rung.after);
        else
            CLAIM(!at.search.wins(GameSum(made.after.components()[rung.move.component]), at.player));
    }
    void operator()(const play::rung::Resist& rung) const
    {
        const Option& made = at.option(rung.move);
        CLAIM(!at.won && !made.wins);
        CLAIM(rung.ends == legalMoves(made.after, opponent(at.player)).empty());
        CLAIM(rung.replies.exact && rung.replies.count == made.replies);
        CLAIM(rung.compared && made.replies == at.fewest);
    }
    void operator()(const play::rung::ResistCutting& rung) const
    {
        const Option& made = at.option(rung.move);
        CLAIM(!at.won && !made.wins && rung.after < 0);
        CLAIM(at.isWorth(made.after, rung.after));
        CLAIM(rung.fewest && made.replies == at.fewest);
    }

private:
    const Option& leaves(Count one, Count other) const
    {
        const auto found = std::ranges::find_if(at.options, [&](const Option& option) {
            const auto& left = at.heapsAfter(option);
            return (left[0] == one && left[1] == other) || (left[0] == other && left[1] == one);
        });
        if (found == at.options.end())
            throw std::out_of_range("no move leaves these two heaps");
        return *found;
    }
};

}  // namespace nimstone::tests
