// Decides whether the claims of an argument are true, by trying moves and from the definitions. It shares no closed form
// with core/practice/skills/other_games/claims.cpp. tests/core/practice/search/search.h includes this file.
#pragma once

#include "core/games/golden/fibonacci_nim.h"
#include "core/practice/exercise.h"
#include "core/wide.h"
#include "tests/core/practice/search/misere.h"
#include "tests/core/practice/search/values.h"

namespace nimstone::tests {

class ClaimBySearch {
public:
    bool operator()(const practice::SumIs& claim) const { return sumOf(claim.heaps) == claim.sum; }
    bool operator()(const practice::HighestOddIs& claim) const
    {
        for (Count column = 1 << 10; column > 0; column /= 2) {
            if (sumOf(claim.heaps) / column % 2 == 1)
                return column == claim.column;
        }
        return false;
    }
    bool operator()(const practice::WinningHeapsAre& claim) const
    {
        std::size_t heaps = 0;
        for (std::size_t heap = 0; heap < claim.heaps.size(); ++heap) {
            for (Count left = 0; left < claim.heaps[heap]; ++left)
                heaps += sumOf(with(claim.heaps, heap, left)) == 0 ? 1 : 0;
        }
        return heaps == claim.count;
    }
    bool operator()(const practice::SomeHeapStays& claim) const
    {
        const bool some = std::ranges::any_of(claim.heaps, [&](Count heap) { return sumOf({sumOf(claim.heaps), heap}) == heap; });
        return some == claim.some;
    }
    bool operator()(const practice::TakeMakesZero& claim) const
    {
        const Count heap = claim.heaps[claim.heap];
        return claim.taken > 0 && claim.taken <= heap && sumOf(with(claim.heaps, claim.heap, heap - claim.taken)) == 0;
    }
    bool operator()(const practice::MovesLeftAre& claim) const
    {
        Count moves = 0;
        for (Count left = claim.ones; left > 0; --left)
            ++moves;
        return moves == claim.moves;
    }
    bool operator()(const practice::MisereLoses& claim) const { return winsMisere(claim.heaps) != claim.loses; }
    bool operator()(const practice::BashTakeWins& claim) const
    {
        return claim.taken >= 1 && claim.taken <= claim.most && !winsBash(claim.heap - claim.taken, claim.most);
    }
    bool operator()(const practice::BashReplyIs& claim) const
    {
        // From every lost heap, a move that takes `claim.taken` and the reply `claim.reply` lead to a lost heap again.
        for (Count heap = claim.most; heap < 12 * claim.most; ++heap) {
            if (!winsBash(heap, claim.most) && winsBash(heap - claim.taken - claim.reply, claim.most))
                return false;
        }
        return true;
    }
    bool operator()(const practice::BashLoses& claim) const { return winsBash(claim.heap, claim.most) != claim.loses; }
    bool operator()(const practice::ZeckendorfIs& claim) const
    {
        std::vector<Count> numbers{1, 2};
        while (numbers.back() < claim.n)
            numbers.push_back(numbers[numbers.size() - 1] + numbers[numbers.size() - 2]);
        Count total = 0;
        std::size_t before = numbers.size() + 2;
        for (const Count part : claim.parts) {
            const auto place = static_cast<std::size_t>(std::ranges::find(numbers, part) - numbers.begin());
            if (place == numbers.size() || place + 2 > before)
                return false;
            before = place;
            total += part;
        }
        return total == claim.n;
    }
    bool operator()(const practice::QuotaIs& claim) const
    {
        // The number of moves that the rules allow the next player on a heap with enough stones left.
        const auto after = FibonacciNim().play(FibonacciNim::fresh(10 * claim.taken), {0, claim.taken}).value();
        return FibonacciNim().legalMoves(after).size() == claim.most;
    }
    bool operator()(const practice::FibonacciLoses& claim) const { return winsFibonacci(claim.n, claim.n - 1) != claim.loses; }
    bool operator()(const practice::FibonacciTakeWins& claim) const
    {
        return claim.taken >= 1 && claim.taken < claim.n && !winsFibonacci(claim.n - claim.taken, 2 * claim.taken);
    }
    bool operator()(const practice::PairIsCold& claim) const
    {
        // Cold pairs with a difference d up to 1000 come from the rule of the least unused number. For larger d, a is the
        // greatest number whose ratio to d is under φ, that is a² − ad − d² < 0; the products have 128 bits.
        const Count difference = claim.b - claim.a;
        if (difference <= 1000)
            return coldPairs().at(difference) == claim.a;
        const auto isUnder = [difference](Count a) {
            return Wide{a} * a < Wide{a} * difference + Wide{difference} * difference;
        };
        return isUnder(claim.a) && !isUnder(claim.a + 1);
    }
    bool operator()(const practice::EqualHeapsLose& claim) const { return claim.loses == (claim.heap == 0); }
    bool operator()(const practice::HeapIsWorth& claim) const { return value(claim.amounts, claim.heap) == claim.value; }
    bool operator()(const practice::PeriodIs& claim) const
    {
        for (Count heap = 0; heap < 200; ++heap) {
            if (value(claim.amounts, heap) != value(claim.amounts, heap + claim.period))
                return false;
        }
        return true;
    }
    bool operator()(const practice::WindowProves& claim) const
    {
        // A move in the game 0.4 removes one stone and leaves two heaps that are not empty.
        std::vector<Count> values;
        for (Count heap = 0; heap < 60; ++heap) {
            std::set<Count> options;
            for (Count part = 1; part + 1 < heap; ++part)
                options.insert(values[part] ^ values[heap - 1 - part]);
            Count mex = 0;
            while (options.contains(mex))
                ++mex;
            values.push_back(mex);
        }
        return (std::ranges::count(values, Count{0}) == std::ssize(values)) == claim.all;
    }

private:
    static std::vector<Count> with(std::vector<Count> heaps, std::size_t heap, Count left)
    {
        heaps[heap] = left;
        return heaps;
    }

    /// Returns the nim-sum, found by counting the 1s of each column.
    static Count sumOf(const std::vector<Count>& heaps)
    {
        Count sum = 0;
        for (Count column = 1; column < (1 << 12); column *= 2) {
            const auto ones = std::ranges::count_if(heaps, [column](Count heap) { return heap / column % 2 == 1; });
            sum += ones % 2 == 1 ? column : 0;
        }
        return sum;
    }

    static bool winsBash(Count heap, Count most)
    {
        std::vector<bool> wins{false};
        while (wins.size() <= heap) {
            bool won = false;
            for (Count taken = 1; taken <= most && taken <= wins.size(); ++taken)
                won = won || !wins[wins.size() - taken];
            wins.push_back(won);
        }
        return wins[heap];
    }

    static bool winsFibonacci(Count heap, Count quota)
    {
        static std::map<std::pair<Count, Count>, bool> known;
        quota = std::min(heap, quota);
        if (const auto found = known.find({heap, quota}); found != known.end())
            return found->second;
        bool wins = false;
        for (Count taken = 1; taken <= quota && !wins; ++taken)
            wins = !winsFibonacci(heap - taken, 2 * taken);
        return known[{heap, quota}] = wins;
    }

    static const std::vector<Count>& coldPairs()
    {
        static const std::vector<Count> pairs = [] {
            std::vector<Count> smaller;
            std::set<Count> used;
            Count least = 0;
            for (Count difference = 0; difference <= 1000; ++difference) {
                while (used.contains(least))
                    ++least;
                smaller.push_back(least);
                used.insert(least);
                used.insert(least + difference);
            }
            return smaller;
        }();
        return pairs;
    }

    static Count value(const std::vector<Count>& amounts, Count heap)
    {
        std::vector<Count> values;
        while (values.size() <= heap) {
            std::set<Count> options;
            for (const Count amount : amounts) {
                if (amount <= values.size())
                    options.insert(values[values.size() - amount]);
            }
            Count mex = 0;
            while (options.contains(mex))
                ++mex;
            values.push_back(mex);
        }
        return values[heap];
    }
};

inline practice::Answers rightBySearch(const practice::SpotFlawExercise& exercise)
{
    practice::Answers flawed;
    for (Count place = 0; place < exercise.claims.size(); ++place) {
        if (!std::visit(ClaimBySearch(), exercise.claims[place]))
            flawed.push_back(place);
    }
    return flawed;
}

inline practice::Answers possibleAnswers(const practice::SpotFlawExercise& exercise)
{
    return numbers(0, exercise.claims.size());
}

}  // namespace nimstone::tests
