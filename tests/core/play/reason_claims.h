// Checks by search what the reason of a position claims (core/sum/reason.h), and so the sentences that say why the position
// is won or lost. There is no generic overload, so a new kind of reason does not compile until its claims are checked here.
#pragma once

#include <exception>

#include "core/sum/reason.h"
#include "tests/core/play/idea_claims.h"

namespace nimstone::tests {

struct ReasonClaims {
    const Searched& at;
    Claims& claims;

    /// The outcome is not computed. This never happens in the small positions that are searched.
    void operator()(const reason::None&) const { CLAIM(at.options.size() > 1000); }
    void operator()(const reason::End& end) const
    {
        CLAIM(at.options.empty() && at.won == end.misere);
        CLAIM(at.part.rules->isPartisan() || end.stones == (std::ranges::max(at.heaps) > 0));
    }
    void operator()(const reason::Columns& columns) const
    {
        CLAIM(columns.sum == nimSumOf(at.heaps) && at.won == (columns.sum != 0));
        CLAIM(at.winsExactly([&](const Option& option) { return nimSumOf(at.heapsAfter(option)) == 0; }));
    }
    void operator()(const reason::Misere& misere) const
    {
        CLAIM(misere.sum == nimSumOf(at.heaps) && static_cast<Count>(misere.ones) == onesOf(at.heaps));
        CLAIM(static_cast<std::ptrdiff_t>(misere.large) == std::ranges::count_if(at.heaps, [](Count heap) { return heap > 1; }));
        if (misere.large == 0)
            CLAIM(at.won == (misere.ones % 2 == 0) && at.every([&](const Option& option) { return option.wins == at.won; }));
        else if (misere.large == 1)
            CLAIM(at.won && at.winsExactly([&](const Option& option) {
                return std::ranges::max(at.heapsAfter(option)) == 1 && onesOf(at.heapsAfter(option)) % 2 == 1;
            }));
        else
            CLAIM(at.won == (misere.sum != 0)
                  && at.winsExactly([&](const Option& option) { return nimSumOf(at.heapsAfter(option)) == 0; }));
    }
    void operator()(const reason::ColumnResidue& column) const
    {
        CLAIM(at.won == (column.weight != 0));
        CLAIM(column.weight == 0 || (onesIn(at.heaps, column.weight) == column.ones && column.ones % (column.k + 1) != 0));
        CLAIM(at.winsExactly([&](const Option& option) { return multiplesOver(at.heapsAfter(option), column.k, 0); }));
        CLAIM(multiplesOver(at.heaps, column.k, column.weight));
    }
    void operator()(const reason::Residue& residue) const
    {
        const Count size = residue.most + 1;
        CLAIM(residue.n == at.heaps.front() && residue.n == residue.blocks * size + residue.rest && residue.rest < size);
        CLAIM(at.won == (residue.rest != 0));
        CLAIM(at.winsExactly([&](const Option& option) { return option.move.move.taken == residue.rest; }));
        CLAIM(residue.rest != 0 || at.every([&](const Option& option) {
            const MoveInSum answer{0, {0, size - option.move.move.taken}};
            return !option.after.check(answer) && !at.search.wins(option.after.play(answer).value(), at.player);
        }));
    }
    void operator()(const reason::ColdPair& pair) const
    {
        const auto cold = coldPairsTo(std::ranges::max(at.heaps));
        CLAIM(pair.smaller == std::ranges::min(at.heaps) && pair.larger == std::ranges::max(at.heaps));
        CLAIM(pair.difference == pair.larger - pair.smaller);
        CLAIM(cold.at(pair.difference).first == pair.coldSmaller && Wide{cold.at(pair.difference).second} == pair.coldLarger);
        CLAIM(at.won == (pair.smaller != pair.coldSmaller));
        CLAIM(at.winsExactly([&](const Option& option) {
            const auto [a, b] = std::ranges::minmax(at.heapsAfter(option));
            return std::ranges::find(cold, std::pair(a, b)) != cold.end();
        }));
    }
    void operator()(const reason::Zeckendorf& form) const
    {
        CLAIM(form.n == at.heaps.front() && form.quota == at.options.size());
        CLAIM(form.parts == fibonacciTerms(form.n));
        CLAIM(at.won == (form.quota >= form.parts.front()));
        // If the smallest term is within the quota, taking it wins, and the next term then exceeds the new quota. Otherwise
        // every move can be answered by taking the smallest term of what is left.
        if (at.won) {
            const Option& made = at.option({0, {0, form.parts.front()}});
            CLAIM(made.wins && (form.parts.size() == 1 || legalMoves(made.after, at.player).size() < form.parts[1]));
        } else {
            CLAIM(at.every([&](const Option& option) {
                const MoveInSum answer{0, {0, fibonacciTerms(at.heapsAfter(option).front()).front()}};
                return !option.after.check(answer) && !at.search.wins(option.after.play(answer).value(), at.player);
            }));
        }
    }
    void operator()(const reason::InnerNimHeaps& within) const
    {
        CLAIM(within.heaps == at.rows(play::rung::Rows::Within, at.part) && within.sum == nimSumOf(within.heaps));
        CLAIM(at.won == (within.sum != 0));
        CLAIM(at.winsExactly([&](const Option& option) {
            return nimSumOf(at.rows(play::rung::Rows::Within, at.partAfter(option))) == 0;
        }));
    }
    void operator()(const reason::GoldenRatio& ratio) const
    {
        CLAIM(ratio.a == std::ranges::max(at.heaps) && ratio.b == std::ranges::min(at.heaps));
        CLAIM(ratio.left == Wide{ratio.a} * (ratio.a - ratio.b) && ratio.right == Wide{ratio.b} * ratio.b);
        CLAIM(at.won == (ratio.a == ratio.b || ratio.left > ratio.right));
        if (ratio.a == ratio.b)
            CLAIM(at.every([&](const Option& option) { return legalMoves(option.after, at.player).empty(); }));
        else if (!at.won) {
            // The only move leaves b and c, and b is more than the golden ratio times c.
            const Count c = ratio.a - ratio.b;
            CLAIM(at.options.size() == 1 && ratio.b * (ratio.b - c) > c * c);
        }
    }
    void operator()(const reason::Values& values) const
    {
        CLAIM(values.values == valuesOf(values, at.gameSum) && values.sum == nimSumOf(values.values));
        CLAIM(at.won == (values.sum != 0));
        CLAIM(at.winsExactly([&](const Option& option) { return nimSumOf(valuesOf(values, option.after)) == 0; }));
    }
    void operator()(const reason::Blocks& blocks) const
    {
        SignedWide sum = 0;
        for (const std::int64_t value : blocks.values)
            sum += value;
        CLAIM(sum == blocks.sum && at.isWorth(at.gameSum, at.player == Cutter::Left ? sum : -sum));
        CLAIM(at.won == (at.player == Cutter::Left ? sum > 0 : sum < 0));
    }
    void operator()(const reason::OnePart& one) const
    {
        auto values = at.partValues(at.gameSum);
        values.at(one.part) = 0;
        CLAIM(nimSumOf(values) == 0 && at.won);
        CLAIM(at.every([&](const Option& option) {
            return option.move.component != one.part
                || option.wins == !at.search.wins(GameSum(option.after.components()[one.part]), at.player);
        }));
    }

private:
    static Count onesOf(const std::vector<Count>& heaps) { return static_cast<Count>(std::ranges::count(heaps, Count{1})); }
    /// True if the number of 1s in every column above `column` is a multiple of k + 1.
    static bool multiplesOver(const std::vector<Count>& heaps, Count k, Count column)
    {
        for (Count higher = 64; higher > column; higher /= 2) {
            if (onesIn(heaps, higher) % (k + 1) != 0)
                return false;
        }
        return true;
    }
    std::vector<Count> valuesOf(const reason::Values& values, const GameSum& gameSum) const
    {
        return values.ofParts ? at.partValues(gameSum) : at.rows(play::rung::Rows::Values, gameSum.components().front());
    }
};

inline Claims claimsOf(const Reason& reason, const Searched& at)
{
    Claims claims;
    try {
        std::visit(ReasonClaims{at, claims}, reason);
    } catch (const std::exception& error) {
        claims.check(false, error.what());
    }
    return claims;
}

}  // namespace nimstone::tests
