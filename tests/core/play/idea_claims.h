// Checks by search what the first two hints of a hint ladder claim. tests/core/play/rung_claims.h includes this file.
#pragma once

#include <set>

#include "tests/core/play/searched.h"

namespace nimstone::tests {

struct IdeaClaims {
    const Searched& at;
    Claims& claims;

    // The questions (first hint) claim how many heaps, moves, and components the position has.
    void operator()(const play::rung::AskWhatToLeave& rung) const { CLAIM(rung.heaps == at.movableHeaps()); }
    void operator()(const play::rung::AskWhoTakesTheLast& rung) const { CLAIM(rung.heaps == at.movableHeaps()); }
    void operator()(const play::rung::AskWithManyHeaps& rung) const
    {
        CLAIM(rung.heaps == at.movableHeaps());
        std::size_t most = 0;
        for (const Option& option : at.options)
            most = std::max(most, at.heapsChanged(option.move).size());
        CLAIM(most == std::min<std::size_t>(rung.heaps, rung.k));
    }
    void operator()(const play::rung::AskWhatBothTake& rung) const
    {
        CLAIM(rung.heaps == at.movableHeaps());
        CLAIM(at.options.size() == sumOver([&](Count heap) { return std::min(heap, rung.most); }));
    }
    void operator()(const play::rung::AskAboutSmallHeaps& rung) const
    {
        CLAIM(rung.heaps == at.movableHeaps());
        CLAIM(rung.largest == std::ranges::max(at.heaps));
    }
    void operator()(const play::rung::AskWhichPairs& rung) const
    {
        CLAIM(rung.smaller == std::ranges::min(at.heaps) && rung.larger == std::ranges::max(at.heaps));
    }
    void operator()(const play::rung::AskWhatHeMayTake& rung) const
    {
        CLAIM(rung.n == at.heaps.front());
        CLAIM(rung.quota == at.options.size());
    }
    void operator()(const play::rung::AskWhichCount& rung) const
    {
        CLAIM(rung.places == at.movableHeaps());
    }
    void operator()(const play::rung::AskWhoHasAChoice& rung) const
    {
        CLAIM(rung.smaller == std::ranges::min(at.heaps) && rung.larger == std::ranges::max(at.heaps));
    }
    void operator()(const play::rung::AskWhoHasMoreCuts& rung) const
    {
        CLAIM(rung.player == at.player);
        CLAIM(rung.blocks == blocks([](Count, Count) { return true; }));
    }
    void operator()(const play::rung::AskWhatPartsAreWorth& rung) const { CLAIM(rung.parts == at.gameSum.components().size()); }

    // The ideas (second hint) claim which moves win.
    void operator()(const play::rung::CountTheColumns& rung) const
    {
        CLAIM(rung.columns == columns());
        CLAIM(at.winsExactly([&](const Option& option) { return nimSumOf(at.heapsAfter(option)) == 0; }));
    }
    void operator()(const play::rung::SwitchAtTheEnd& rung) const
    {
        CLAIM(rung.large == sumOver([](Count heap) { return Count{heap > 1}; }));
        CLAIM(rung.ones == sumOver([](Count heap) { return Count{heap == 1}; }));
        CLAIM(at.winsExactly([&](const Option& option) {
            const auto& left = at.heapsAfter(option);
            return std::ranges::max(left) > 1 ? nimSumOf(left) == 0 : nimSumOf(left) == 1;
        }));
    }
    void operator()(const play::rung::CountModulo& rung) const
    {
        CLAIM(rung.columns == columns());
        CLAIM(at.winsExactly([&](const Option& option) {
            for (Count column = 1; column <= 64; column *= 2) {
                if (onesIn(at.heapsAfter(option), column) % (rung.k + 1) != 0)
                    return false;
            }
            return true;
        }));
    }
    void operator()(const play::rung::LeaveWholeBlocks& rung) const
    {
        const Count size = rung.most + 1;
        CLAIM(rung.n == std::ranges::max(at.heaps) && at.movableHeaps() == 1);
        CLAIM(at.winsExactly([&](const Option& option) { return (rung.n - option.move.move.taken) % size == 0; }));
        // A move and a reply to it can take a whole block together.
        CLAIM(rung.n < size || at.every([&](const Option& option) {
            return !option.after.check({option.move.component, {option.move.move.heap, size - option.move.move.taken}});
        }));
    }
    void operator()(const play::rung::CountTheRests& rung) const
    {
        CLAIM(rung.heaps == at.movableHeaps());
        CLAIM(at.winsExactly([&](const Option& option) {
            std::vector<Count> rests;
            for (const Count heap : at.heapsAfter(option))
                rests.push_back(heap % (rung.most + 1));
            return nimSumOf(rests) == 0;
        }));
    }
    void operator()(const play::rung::ValuesOfAmounts& rung) const
    {
        CLAIM(rung.amounts == at.part.rules->legalMoves(Position{{1000}}).size());
        CLAIM(valuesDecide());
        if (!rung.period)
            return;
        bool repeats = true;
        for (Count heap = rung.period->preperiod; heap < rung.period->preperiod + 60; ++heap) {
            repeats = repeats && at.values.ofHeap(at.part.rules, heap)
                == at.values.ofHeap(at.part.rules, heap + rung.period->period);
        }
        CLAIM(repeats);
    }
    void operator()(const play::rung::ValuesOfBreaking& rung) const
    {
        CLAIM(rung.heaps == at.movableHeaps());
        CLAIM(rung.largest == std::ranges::max(at.heaps));
        CLAIM(valuesDecide());
    }
    void operator()(const play::rung::ValuesOfLasker& rung) const
    {
        CLAIM(rung.heaps == at.movableHeaps());
        CLAIM(valuesDecide());
        CLAIM(std::ranges::all_of(at.heaps, [&](Count heap) {
            const Count changed = heap % 4 == 3 ? heap + 1 : heap % 4 == 0 && heap != 0 ? heap - 1 : heap;
            return at.values.ofHeap(at.part.rules, heap) == changed;
        }));
    }
    void operator()(const play::rung::ColdPairs& rung) const
    {
        const auto [smaller, larger] = std::ranges::minmax(at.heaps);
        const auto cold = coldPairsTo(larger);
        CLAIM(rung.difference == larger - smaller);
        CLAIM(std::ranges::count_if(cold, [&](const auto& pair) { return pair.second - pair.first == rung.difference; }) == 1);
        CLAIM(at.winsExactly([&](const Option& option) {
            const auto [a, b] = std::ranges::minmax(at.heapsAfter(option));
            return std::ranges::find(cold, std::pair(a, b)) != cold.end();
        }));
    }
    void operator()(const play::rung::FibonacciParts& rung) const
    {
        CLAIM(rung.n == at.heaps.front());
        CLAIM(rung.parts == fibonacciTerms(at.heaps.front()).size());
        CLAIM(at.winsExactly([&](const Option& option) {
            const Count left = at.heapsAfter(option).front();
            return left == 0 || fibonacciTerms(left).front() > 2 * option.move.move.taken;
        }));
    }
    void operator()(const play::rung::OnlyTheseCount& rung) const
    {
        const auto rows = at.rows(play::rung::Rows::Within, at.part);
        CLAIM(rung.these + std::size_t(std::ranges::count(rows, 0)) == rows.size());
        CLAIM(rung.these + rung.others == at.movableHeaps());
        CLAIM(at.winsExactly([&](const Option& option) {
            return nimSumOf(at.rows(play::rung::Rows::Within, at.partAfter(option))) == 0;
        }));
    }
    void operator()(const play::rung::LookAtQuotient& rung) const
    {
        std::set<std::vector<Count>> pairs;
        for (const Option& option : at.options) {
            auto pair = at.heapsAfter(option);
            std::ranges::sort(pair);
            pairs.insert(pair);
        }
        CLAIM(rung.quotient == pairs.size());
        CLAIM(pairs.size() < 2 || at.won);
    }
    void operator()(const play::rung::CountCuts& rung) const
    {
        CLAIM(rung.mine == blocks([](Count own, Count other) { return own > 1 && other == 1; }));
        CLAIM(rung.theirs == blocks([](Count own, Count other) { return own == 1 && other > 1; }));
        CLAIM(rung.both == blocks([](Count own, Count other) { return own > 1 && other > 1; }));
        SignedWide ahead = 0;
        blocks([&](Count own, Count other) {
            while (own > 1 && other > 1) {
                own /= 2;
                other /= 2;
            }
            ahead += static_cast<SignedWide>(own) - static_cast<SignedWide>(other);
            return true;
        });
        CLAIM(at.isWorth(at.gameSum, ahead));
    }
    void operator()(const play::rung::PartsAsHeaps& rung) const
    {
        CLAIM(rung.parts == at.gameSum.components().size());
        CLAIM(at.winsExactly([&](const Option& option) { return nimSumOf(at.partValues(option.after)) == 0; }));
    }

private:
    std::size_t sumOver(auto of) const
    {
        Count all = 0;
        for (const Count heap : at.heaps)
            all += of(heap);
        return all;
    }

    /// Returns the number of blocks for which `holds(own, other)` is true; `own` is the side that the player may cut.
    std::size_t blocks(auto holds) const
    {
        std::size_t found = 0;
        for (const Component& part : at.gameSum.components()) {
            for (std::size_t side = 0; side < part.position.heaps.size(); side += 2) {
                const Count first = part.position.heaps[side];
                const Count second = part.position.heaps[side + 1];
                found += at.player == Cutter::Left ? holds(first, second) : holds(second, first);
            }
        }
        return found;
    }

    int columns() const { return static_cast<int>(std::bit_width(std::ranges::max(at.heaps))); }

    bool valuesDecide() const
    {
        return at.winsExactly([&](const Option& option) {
            return nimSumOf(at.rows(play::rung::Rows::Values, at.partAfter(option))) == 0;
        });
    }
};

}  // namespace nimstone::tests
