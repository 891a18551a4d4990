// Checks by search what the third hint of a hint ladder claims. tests/core/play/rung_claims.h includes this file.
#pragma once

#include "tests/core/play/idea_claims.h"

namespace nimstone::tests {

struct LookClaims {
    const Searched& at;
    Claims& claims;

    void operator()(const play::rung::LookAtOddColumn& rung) const
    {
        const auto rows = at.rows(rung.rows, at.part);
        CLAIM(highestOne(nimSumOf(rows)) == rung.column);
        CLAIM(onesIn(rows, rung.column) == rung.ones);
        CLAIM(at.won && at.everyWinning([&](const Option& option) {
            return at.changedColumn(rung.rows, option) == rung.column;
        }));
        if (rung.rows == play::rung::Rows::Heaps) {
            CLAIM(at.everyWinning([&](const Option& option) {
                const std::size_t heap = option.move.move.heap;
                return (at.heaps[heap] & rung.column) != 0 && (at.heapsAfter(option).at(heap) & rung.column) == 0;
            }));
        }
        bool everywhere = true;
        for (std::size_t heap = 0; heap < at.heaps.size(); ++heap) {
            if ((at.row(rung.rows, heap) & rung.column) != 0)
                everywhere = everywhere && at.someWinning([&](const Option& option) { return option.move.move.heap == heap; });
        }
        CLAIM(everywhere);
    }
    void operator()(const play::rung::LookAtThinnestColumn& rung) const
    {
        bool none = true;
        for (Count column = 1; column <= std::ranges::max(at.heaps); column *= 2)
            none = none && (onesIn(at.heaps, column) == 0 || onesIn(at.heaps, column) >= rung.ones);
        CLAIM(noMoveWins() && nimSumOf(at.heaps) == 0);
        CLAIM(none && onesIn(at.heaps, rung.column) == rung.ones && rung.ones > 0);
        CLAIM(at.someFewest([&](const Option& option) { return changes(option, rung.column); }));
        CLAIM(at.every([&](const Option& option) { return !changes(option, rung.column) || option.replies == at.fewest; }));
    }
    void operator()(const play::rung::LookAtColumnToBreak& rung) const
    {
        const auto rows = at.rows(rung.rows, at.part);
        CLAIM(noMoveWins() && nimSumOf(rows) == 0);
        CLAIM(onesIn(rows, rung.column) == rung.ones);
        CLAIM(rung.fewest);
        CLAIM(at.someFewest([&](const Option& option) { return at.changedColumn(rung.rows, option) == rung.column; }));
    }
    void operator()(const play::rung::CountTheOnes& rung) const
    {
        CLAIM(std::ranges::max(at.heaps) == 1);
        CLAIM(heapsOfOne() == rung.ones);
        CLAIM(at.won == (rung.ones % 2 == 0));
    }
    void operator()(const play::rung::LookAtTheLargeHeap& rung) const
    {
        CLAIM(heapsOfOne() == rung.ones);
        CLAIM(at.won && std::ranges::count_if(at.heaps, [](Count heap) { return heap > 1; }) == 1);
        CLAIM(at.everyWinning([&](const Option& option) { return std::ranges::max(at.heapsAfter(option)) <= 1; }));
    }
    void operator()(const play::rung::LookAtMooreColumn& rung) const
    {
        CLAIM(onesIn(at.heaps, rung.column) == rung.ones && rung.ones % (rung.k + 1) != 0);
        CLAIM(noHigherColumnIsOdd(rung.k, rung.column));
        CLAIM(at.won && at.everyWinning([&](const Option& option) { return at.changedColumnOfAny(option) <= rung.column; }));
    }
    void operator()(const play::rung::LookAtMooreColumnToBreak& rung) const
    {
        CLAIM(noMoveWins() && noHigherColumnIsOdd(rung.k, 0));
        CLAIM(onesIn(at.heaps, rung.column) == rung.ones);
        CLAIM(rung.fewest);
        CLAIM(at.someFewest([&](const Option& option) { return at.changedColumnOfAny(option) == rung.column; }));
    }
    void operator()(const play::rung::LookBeyondTheBlocks& rung) const
    {
        CLAIM(rung.n == std::ranges::max(at.heaps));
        CLAIM(at.won && rung.n % rung.size != 0);
    }
    void operator()(const play::rung::OnlyWholeBlocks& rung) const
    {
        CLAIM(rung.n == std::ranges::max(at.heaps) && rung.n == rung.blocks * rung.size);
        CLAIM(noMoveWins());
        CLAIM(at.every([&](const Option& option) {
            const MoveInSum reply{option.move.component, {option.move.move.heap, rung.size - option.move.move.taken}};
            return !option.after.check(reply) && !at.search.wins(option.after.play(reply).value(), at.player);
        }));
    }
    void operator()(const play::rung::LookAtPieces& rung) const
    {
        CLAIM(rung.n == heapOfFound());
        CLAIM(rung.value != 0 && at.values.of(at.part) == rung.value);
        CLAIM(at.someWinning([&](const Option& option) { return !rung.pieces || pieces(option) == *rung.pieces; }));
        if (rung.pieces == 2) {
            CLAIM(at.everyWinning([&](const Option& option) {
                return pieces(option) != 2 || at.values.ofHeap(at.part.rules, option.move.move.pieces.first)
                    == at.values.ofHeap(at.part.rules, rung.n - option.move.move.taken - option.move.move.pieces.first);
            }));
        }
    }
    void operator()(const play::rung::LookAtWorth& rung) const
    {
        CLAIM(rung.n == heapOfFound());
        CLAIM(noMoveWins() && at.values.of(at.part) == 0);
        CLAIM(at.every([&](const Option& option) { return at.values.of(at.partAfter(option)) > 0; }));
        CLAIM(rung.fewest);
        if (rung.worth)
            CLAIM(at.someFewest([&](const Option& option) { return at.values.of(at.partAfter(option)) == *rung.worth; }));
    }
    void operator()(const play::rung::LookAtPlaceInPeriod& rung) const
    {
        CLAIM(rung.n == heapOfFound());
        CLAIM(at.values.of(at.part) == rung.value && at.values.ofHeap(at.part.rules, rung.rest) == rung.value);
        CLAIM((rung.n - rung.rest) % rung.period.period == 0);
        CLAIM(at.won && at.everyWinning([&](const Option& option) { return at.values.of(at.partAfter(option)) == 0; }));
    }
    void operator()(const play::rung::LookAlongTheDiagonal& rung) const
    {
        const auto cold = coldPairsTo(rung.difference);
        CLAIM(rung.difference == std::ranges::max(at.heaps) - std::ranges::min(at.heaps));
        CLAIM(at.someWinning([&](const Option& option) { return at.heapsChanged(option.move).size() == 2; }));
        CLAIM(std::ranges::count_if(cold, [&](const auto& pair) { return pair.second - pair.first == rung.difference; }) == 1);
    }
    void operator()(const play::rung::LookForThePartner& rung) const
    {
        CLAIM(rung.smaller == std::ranges::min(at.heaps) && rung.larger == std::ranges::max(at.heaps));
        CLAIM(coldPairsWith(rung.smaller) == 1 && coldPairsWith(rung.larger) == 1);
        CLAIM(at.someWinning([&](const Option& option) { return at.heapsChanged(option.move).size() == 1; }));
    }
    void operator()(const play::rung::ColdAlready& rung) const
    {
        CLAIM(rung.smaller == std::ranges::min(at.heaps) && rung.larger == std::ranges::max(at.heaps));
        CLAIM(noMoveWins() && coldPairsWith(rung.smaller) == 1 && coldPairsWith(rung.larger) == 1);
        CLAIM(coldPairsTo(rung.larger - rung.smaller).back() == std::pair(rung.smaller, rung.larger));
        CLAIM(rung.fewest);
        CLAIM(at.someFewest([&](const Option& option) {
            return at.heapsChanged(option.move).size() == (rung.both ? 2U : 1U);
        }));
    }
    void operator()(const play::rung::LookBelowTheLargestPart& rung) const
    {
        CLAIM(rung.n == at.heaps.front() && fibonacciTerms(rung.n).back() == rung.largest);
        CLAIM(rung.rest == rung.n - rung.largest);
        CLAIM(at.won && at.everyWinning([&](const Option& option) { return option.move.move.taken <= rung.rest; }));
    }
    void operator()(const play::rung::LookAtPartsInReach& rung) const
    {
        CLAIM(rung.n == at.heaps.front() && rung.quota == at.options.size());
        CLAIM(at.won);
    }
    void operator()(const play::rung::AllInReach& rung) const
    {
        CLAIM(rung.n == at.heaps.front());
        CLAIM(at.won && rung.quota == rung.n && at.options.size() == rung.n);
    }
    void operator()(const play::rung::SmallestPartOutOfReach& rung) const
    {
        CLAIM(rung.parts == fibonacciTerms(at.heaps.front()));
        CLAIM(rung.quota == at.options.size() && rung.quota < rung.parts.front());
        CLAIM(noMoveWins() && at.every([&](const Option& option) {
            const MoveInSum reply{option.move.component, {0, fibonacciTerms(at.heapsAfter(option).front()).front()}};
            return !option.after.check(reply) && !at.search.wins(option.after.play(reply).value(), at.player);
        }));
    }
    void operator()(const play::rung::OverTheGoldenRatio& rung) const
    {
        CLAIM(areProducts(rung) && rung.left > rung.right);
        CLAIM(at.won && at.everyWinning([&](const Option& option) {
            const auto [b, a] = std::ranges::minmax(at.heapsAfter(option));
            return b == 0 || (a != b && a * (a - b) < b * b);
        }));
    }
    void operator()(const play::rung::UnderTheGoldenRatio& rung) const
    {
        CLAIM(areProducts(rung) && rung.left < rung.right);
        CLAIM(at.options.size() == 1 && noMoveWins());
    }
    void operator()(const play::rung::NumbersEqual& rung) const
    {
        CLAIM(at.heaps == std::vector<Count>(2, rung.number));
        CLAIM(at.won);
    }
    void operator()(const play::rung::AheadInCuts& rung) const
    {
        CLAIM(at.won && rung.ahead >= 1 && at.isWorth(at.gameSum, rung.ahead));
        CLAIM(at.someWinning([&](const Option& option) { return isOf(rung.cake, option); }));
    }
    void operator()(const play::rung::NotAheadInCuts& rung) const
    {
        CLAIM(noMoveWins() && rung.ahead <= 0 && at.isWorth(at.gameSum, rung.ahead));
        CLAIM(rung.fewest);
        CLAIM(at.someFewest([&](const Option& option) { return isOf(rung.cake, option); }));
        // Every cut costs the player at least 1, so the value after it is lower by 1 or more.
        CLAIM(at.every([&](const Option& option) {
            for (SignedWide after = rung.ahead - 1; after > rung.ahead - 40; --after) {
                if (at.isWorth(option.after, after))
                    return true;
            }
            return false;
        }));
    }
    void operator()(const play::rung::LookAtPart& rung) const
    {
        const auto values = at.partValues(at.gameSum);
        CLAIM(values.at(rung.part) == rung.value && nimSumOf(values) == rung.sum);
        CLAIM(highestOne(rung.sum) == rung.column && (rung.value & rung.column) != 0);
        CLAIM(at.someWinning([&](const Option& option) { return option.move.component == rung.part; }));
    }
    void operator()(const play::rung::LookAtPartToBreak& rung) const
    {
        const auto values = at.partValues(at.gameSum);
        CLAIM(noMoveWins() && nimSumOf(values) == 0);
        CLAIM(values.at(rung.part) == rung.value);
        CLAIM(rung.fewest);
        CLAIM(at.someFewest([&](const Option& option) { return option.move.component == rung.part; }));
    }
    void operator()(const play::rung::LookAtTheOtherPart& rung) const
    {
        auto values = at.partValues(at.gameSum);
        values.at(rung.part) = 0;
        CLAIM(nimSumOf(values) == 0 && rung.others == values.size() - 1);
        CLAIM(at.every([&](const Option& option) {
            const GameSum alone(option.after.components()[option.move.component]);
            return option.move.component != rung.part || option.wins == !at.search.wins(alone, Cutter::None);
        }));
        CLAIM(at.someWinning([&](const Option& option) { return option.move.component == rung.part; }));
    }

private:
    bool noMoveWins() const { return !at.won && !at.someWinning([](const Option&) { return true; }); }
    bool changes(const Option& option, Count column) const
    {
        return at.changedColumn(play::rung::Rows::Heaps, option) == column;
    }
    std::size_t heapsOfOne() const { return static_cast<std::size_t>(std::ranges::count(at.heaps, Count{1})); }
    bool noHigherColumnIsOdd(Count k, Count column) const
    {
        for (Count higher = column == 0 ? 1 : 2 * column; higher <= std::ranges::max(at.heaps); higher *= 2) {
            if (onesIn(at.heaps, higher) % (k + 1) != 0)
                return false;
        }
        return true;
    }
    Count heapOfFound() const { return at.heaps.at(at.found.move.heap); }
    static int pieces(const Option& option)
    {
        const Pieces& pieces = option.move.move.pieces;
        return pieces.first == 0 ? 1 : pieces.second == 0 ? 2 : 3;
    }
    std::size_t coldPairsWith(Count number) const
    {
        const auto cold = coldPairsTo(number);
        return static_cast<std::size_t>(std::ranges::count_if(
            cold, [number](const auto& pair) { return pair.first == number || pair.second == number; }));
    }
    bool areProducts(const auto& rung) const
    {
        const auto [b, a] = std::ranges::minmax(at.heaps);
        return rung.a == a && rung.b == b && rung.left == Wide{a} * (a - b) && rung.right == Wide{b} * b;
    }
    bool isOf(play::rung::Cake cake, const Option& option) const
    {
        const auto& sides = at.gameSum.components()[option.move.component].position.heaps;
        const Count other = sides[2 * option.move.move.heap + (at.player == Cutter::Left ? 1 : 0)];
        return cake == play::rung::Cake::Any || (other == 1) == (cake == play::rung::Cake::Strips);
    }
};

}  // namespace nimstone::tests
