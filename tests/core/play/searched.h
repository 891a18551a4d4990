// Searches a position by the rules alone: which moves win, how many winning replies each of them leaves, and Grundy values.
// The search shares no code with the hint ladders.
#pragma once

#include <algorithm>
#include <bit>
#include <set>
#include <unordered_map>

#include "core/play/hints/rungs.h"
#include "tests/core/claims.h"
#include "tests/core/play/table_search.h"

namespace nimstone::tests {

/// Computes Grundy values by their definition: the least number that is not the value of any option.
class ValueSearch {
public:
    Count of(const Component& part)
    {
        const GameSum gameSum(part);
        const std::string key = SumSearch::keyOf(gameSum, Cutter::None);
        if (const auto known = m_values.find(key); known != m_values.end())
            return known->second;
        std::vector<Count> options;
        for (const MoveInSum& move : legalMoves(gameSum, Cutter::None))
            options.push_back(of(gameSum.play(move).value().components().front()));
        Count least = 0;
        while (std::ranges::find(options, least) != options.end())
            ++least;
        return m_values[key] = least;
    }

    Count ofHeap(const Rules& rules, Count heap) { return heap == 0 ? 0 : of({rules, Position{{heap}}}); }

private:
    std::unordered_map<std::string, Count> m_values;
};

struct Option {
    MoveInSum move;
    GameSum after;
    bool wins;
    std::size_t replies;  ///< the number of the other player's replies that win
};

inline Count nimSumOf(const std::vector<Count>& values)
{
    Count sum = 0;
    for (const Count value : values)
        sum ^= value;
    return sum;
}

/// Returns the highest 1 of a number as a power of two, 0 for 0.
inline Count highestOne(Count number) { return std::bit_floor(number); }

inline std::size_t onesIn(const std::vector<Count>& values, Count column)
{
    return static_cast<std::size_t>(std::ranges::count_if(values, [column](Count value) { return (value & column) != 0; }));
}

/// Returns the numbers other than 0 that occur an odd number of times, in ascending order.
inline std::vector<Count> withoutPairs(const std::vector<Count>& numbers)
{
    std::set<Count> single;
    for (const Count number : numbers) {
        if (number != 0 && !single.insert(number).second)
            single.erase(number);
    }
    return {single.begin(), single.end()};
}

class Searched {
public:
    /// `move` is the move to which the hints lead, or a default-constructed one if there are no hints. What the hints claim is
    /// about the component in which `move` is made.
    Searched(const GameSum& of, Cutter mover, const MoveInSum& move, SumSearch& by, ValueSearch& valuesBy)
        : gameSum(of), player(mover), found(move), part(of.components()[move.component]), heaps(part.position.heaps), search(by),
          values(valuesBy)
    {
        for (const MoveInSum& legal : legalMoves(gameSum, player)) {
            const GameSum after = gameSum.play(legal).value();
            const bool wins = !search.wins(after, opponent(player));
            options.push_back({legal, after, wins, search.winningMoves(after, opponent(player))});
        }
        won = search.wins(gameSum, player);
        if (!options.empty())
            fewest = std::ranges::min(options, {}, &Option::replies).replies;
    }

    const GameSum& gameSum;
    const Cutter player;
    const MoveInSum found;
    const Component& part;
    const std::vector<Count>& heaps;
    SumSearch& search;
    ValueSearch& values;
    std::vector<Option> options;
    bool won = false;
    std::size_t fewest = 0;

    /// Returns the option of a legal move. Throws std::out_of_range for any other move.
    const Option& option(const MoveInSum& move) const
    {
        const auto legal = std::ranges::find(options, move, &Option::move);
        if (legal == options.end())
            throw std::out_of_range("this move is not legal in the position");
        return *legal;
    }

    bool every(auto holds) const { return std::ranges::all_of(options, holds); }
    bool some(auto holds) const { return std::ranges::any_of(options, holds); }

    /// True if `holds` is true of every winning move.
    bool everyWinning(auto holds) const
    {
        return every([&](const Option& option) { return !option.wins || holds(option); });
    }
    bool someWinning(auto holds) const
    {
        return some([&](const Option& option) { return option.wins && holds(option); });
    }

    /// True if the position is lost and `holds` is true of some move that leaves the fewest winning replies.
    bool someFewest(auto holds) const
    {
        return !won && some([&](const Option& option) { return option.replies == fewest && holds(option); });
    }

    /// True if `holds` is true of the winning moves and of no other move.
    bool winsExactly(auto holds) const
    {
        return every([&](const Option& option) { return option.wins == holds(option); });
    }

    const Component& partAfter(const Option& option) const { return option.after.components()[found.component]; }
    const std::vector<Count>& heapsAfter(const Option& option) const { return partAfter(option).position.heaps; }

    /// Returns the numbers that hints write one below another. The Nim heaps within a position (Rows::Within) come from
    /// the rules of the game; the tests of each game check these heaps.
    std::vector<Count> rows(play::rung::Rows kind, const Component& of) const
    {
        std::vector<Count> all;
        if (kind == play::rung::Rows::Within) {
            const auto within = *of.rules->nimHeaps(of.position);
            for (const NimHeap& heap : within)
                all.push_back(heap.size);
            return all;
        }
        for (const Count size : of.position.heaps)
            all.push_back(kind == play::rung::Rows::Values ? values.ofHeap(of.rules, size) : size);
        return all;
    }

    /// Returns the number that hints write for a heap, a step, or a coin; 0 if they write none for it.
    Count row(play::rung::Rows kind, std::size_t heap) const
    {
        const Count size = heaps.at(heap);
        if (kind != play::rung::Rows::Within)
            return kind == play::rung::Rows::Values ? values.ofHeap(part.rules, size) : size;
        const auto within = *part.rules->nimHeaps(part.position);
        const auto found = std::ranges::find(within, heap, &NimHeap::place);
        return found == within.end() ? 0 : found->size;
    }

    /// Returns the highest column of the rows that a move changes, for moves that change one row.
    Count changedColumn(play::rung::Rows kind, const Option& option) const
    {
        return highestOne(nimSumOf(rows(kind, part)) ^ nimSumOf(rows(kind, partAfter(option))));
    }

    /// Returns the highest column that a move changes in any heap, for moves that change several heaps.
    Count changedColumnOfAny(const Option& option) const
    {
        Count highest = 0;
        for (std::size_t heap = 0; heap < heaps.size(); ++heap)
            highest = std::max(highest, highestOne(heaps[heap] ^ heapsAfter(option).at(heap)));
        return highest;
    }

    std::vector<std::size_t> heapsChanged(const MoveInSum& move) const
    {
        std::vector<std::size_t> changed{move.move.heap};
        for (const Take& take : move.move.also)
            changed.push_back(take.heap);
        std::ranges::sort(changed);
        return changed;
    }

    /// Returns the number of heaps that have a move.
    std::size_t movableHeaps() const
    {
        std::set<std::size_t> movable;
        for (const Option& option : options)
            movable.insert(option.move.move.heap);
        return movable.size();
    }

    /// True if the blocks are worth `ahead` cuts to the player: together with a strip of `ahead` cuts for the other
    /// player, the player who starts loses.
    bool isWorth(const GameSum& cake, SignedWide ahead) const
    {
        Position all;
        for (const Component& one : cake.components())
            all.heaps.insert(all.heaps.end(), one.position.heaps.begin(), one.position.heaps.end());
        const SignedWide toLeft = player == Cutter::Left ? ahead : -ahead;
        if (toLeft < -50 || toLeft > 50)
            return false;
        if (toLeft > 0)
            all.heaps.insert(all.heaps.end(), {1, static_cast<Count>(toLeft) + 1});
        if (toLeft < 0)
            all.heaps.insert(all.heaps.end(), {static_cast<Count>(-toLeft) + 1, 1});
        const GameSum both(Component{part.rules, all});
        return !search.wins(both, Cutter::Left) && !search.wins(both, Cutter::Right);
    }

    /// Returns the Grundy values of all components of a sum.
    std::vector<Count> partValues(const GameSum& of) const
    {
        std::vector<Count> all;
        for (const Component& one : of.components())
            all.push_back(values.of(one));
        return all;
    }
};

/// Returns the cold pairs with differences from 0 to `difference`, found by the rule of the least unused number.
inline std::vector<std::pair<Count, Count>> coldPairsTo(Count difference)
{
    std::vector<std::pair<Count, Count>> pairs;
    std::vector<Count> used;
    Count least = 0;
    for (Count apart = 0; apart <= difference; ++apart) {
        while (std::ranges::find(used, least) != used.end())
            ++least;
        pairs.emplace_back(least, least + apart);
        used.insert(used.end(), {least, least + apart});
    }
    return pairs;
}

/// Returns the Zeckendorf terms of n, the smallest first.
inline std::vector<Count> fibonacciTerms(Count n)
{
    std::vector<Count> numbers{1, 2};
    while (numbers.back() < n)
        numbers.push_back(numbers[numbers.size() - 1] + numbers[numbers.size() - 2]);
    std::vector<Count> terms;
    for (auto number = numbers.rbegin(); number != numbers.rend(); ++number) {
        if (*number <= n) {
            terms.insert(terms.begin(), *number);
            n -= *number;
        }
    }
    return terms;
}

}  // namespace nimstone::tests
