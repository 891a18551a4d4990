// Checks by search what the hints of exercises on who wins claim. tests/core/practice/tst_claims.cpp includes this file.
#pragma once

#include "tests/core/practice/hint_claims.h"

namespace nimstone::tests {

struct OutcomeHintClaims {
    Claims& claims;

    using Exercise = practice::OutcomeExercise;

    void operator()(const Exercise&, const practice::AskWhatCanBeLeft&) const {}
    void operator()(const Exercise& of, const practice::RuleOfGame& rung) const
    {
        CLAIM(isLost(of) == isLostByRule(of, rung));
    }
    void operator()(const Exercise& of, const practice::ColumnsToCount& rung) const
    {
        CLAIM(std::ranges::max(heaps(of)) < 2 * rung.highest && lostByColumns(of, rung.multiple) == isLost(of));
    }
    void operator()(const Exercise& of, const practice::HeapsInBinary& rung) const
    {
        CLAIM(rung.heaps == heaps(of) && rung.columns == columnsOf(rung.heaps));
        CLAIM(lostByColumns(of, rung.multiple) == isLost(of));
    }
    void operator()(const Exercise& of, const practice::BlocksToCut& rung) const
    {
        CLAIM(rung.n == heaps(of).front() && (rung.n % std::max<Count>(rung.block, 1) == 0) == isLost(of));
    }
    void operator()(const Exercise& of, const practice::WholeBlocks& rung) const
    {
        CLAIM(rung.n == heaps(of).front());
        CLAIM(rung.blocks * rung.block <= rung.n && rung.n < (rung.blocks + 1) * rung.block);
        CLAIM((rung.blocks * rung.block == rung.n) == isLost(of));
    }
    void operator()(const Exercise& of, const practice::FirstLostSizes& rung) const
    {
        CLAIM(!rung.sizes.empty());
        for (const Count size : rung.sizes)
            CLAIM(isLost(withHeap(of, size)));
    }
    void operator()(const Exercise& of, const practice::LostSizesBelow& rung) const
    {
        CLAIM(rung.n == heaps(of).front());
        for (const Count size : rung.sizes)
            CLAIM(size < rung.n && isLost(withHeap(of, size)));
        const bool reached = std::ranges::any_of(rung.amounts, [&](Count amount) {
            return amount <= rung.n && std::ranges::count(rung.sizes, rung.n - amount) != 0;
        });
        CLAIM(reached != isLost(of));
    }
    void operator()(const Exercise& of, const practice::DifferenceOfPair& rung) const
    {
        CLAIM(rung.difference == std::ranges::max(heaps(of)) - std::ranges::min(heaps(of)));
    }
    void operator()(const Exercise& of, const practice::ColdPairBegins& rung) const
    {
        CLAIM(rung.difference == std::ranges::max(heaps(of)) - std::ranges::min(heaps(of)));
        CLAIM(NumberHintClaims::partner(rung.smaller) == rung.smaller + rung.difference);
        CLAIM((std::ranges::min(heaps(of)) == rung.smaller) == isLost(of));
    }
    void operator()(const Exercise& of, const practice::HeapsOfTwoOrMore& rung) const { CLAIM(rung.large == large(of)); }
    void operator()(const Exercise& of, const practice::SumOrOnes& rung) const
    {
        CLAIM(rung.large == large(of));
        if (rung.large == 0)
            CLAIM(Count(std::ranges::count(heaps(of), Count{1})) == rung.number && (rung.number % 2 == 1) == isLost(of));
        else
            CLAIM(rung.number == sumByCounting({heaps(of)}) && (rung.number == 0) == isLost(of));
    }
    void operator()(const Exercise& of, const practice::LargestPileParts& rung) const
    {
        CLAIM(rung.n == heaps(of).front() && fibonacciUpTo(rung.n).back() == rung.part);
    }
    void operator()(const Exercise& of, const practice::AllParts& rung) const
    {
        CLAIM(rung.n == heaps(of).front() && rung.parts == NumberHintClaims::termsOf({rung.n}));
        CLAIM(rung.quota == of.sum.components().front().position.quota && (rung.quota < rung.parts.front()) == isLost(of));
    }
    void operator()(const Exercise& of, const practice::WorthOfLastPart& rung) const
    {
        CLAIM(NumberHintClaims::valuesOf(of.sum).at(rung.part) == rung.worth);
    }
    void operator()(const Exercise& of, const practice::WorthOfParts& rung) const
    {
        CLAIM(NumberHintClaims::valuesOf(of.sum) == rung.worths && (sumByCounting({rung.worths}) == 0) == isLost(of));
    }
    void operator()(const Exercise& of, const practice::OutcomeShown& rung) const
    {
        CLAIM((rung.outcome == Outcome::P) == isLost(of) && rung.sum == of.sum);
        const GameSum after = of.sum.play(rung.move).value();
        if (rung.reply)
            CLAIM(isLost({after.play(*rung.reply).value()}));
        else
            CLAIM(rung.outcome == Outcome::N ? isLost({after}) : !after.canMove());
    }

private:
    static const std::vector<Count>& heaps(const Exercise& of) { return of.sum.components().front().position.heaps; }
    static bool isLost(const Exercise& of) { return rightBySearch(of) == practice::Answers{Count{0}}; }
    static std::size_t large(const Exercise& of)
    {
        return static_cast<std::size_t>(std::ranges::count_if(heaps(of), [](Count heap) { return heap > 1; }));
    }
    static Exercise withHeap(const Exercise& of, Count size)
    {
        GameSum sum = of.sum;
        sum.replace(0, {{size}});
        return {sum};
    }
    static bool lostByColumns(const Exercise& of, Count multiple)
    {
        for (Count column = 1; column <= std::ranges::max(heaps(of)); column *= 2) {
            if (onesOf(heaps(of), column) % multiple != 0)
                return false;
        }
        return true;
    }
    static bool isLostByRule(const Exercise& of, const practice::RuleOfGame& rung)
    {
        switch (rung.game) {
        case practice::OutcomeGame::Nim: return lostByColumns(of, 2);
        case practice::OutcomeGame::MooreNim: return lostByColumns(of, rung.parameters.at(0) + 1);
        case practice::OutcomeGame::Bash: return heaps(of).front() % (rung.parameters.at(0) + 1) == 0;
        case practice::OutcomeGame::Wythoff: return NumberHintClaims::partner(heaps(of).at(0)) == heaps(of).at(1);
        case practice::OutcomeGame::MisereNim: return sumByCounting({heaps(of)}) == (large(of) != 0 ? 0U : 1U);
        case practice::OutcomeGame::FibonacciNim:
            return of.sum.components().front().position.quota < NumberHintClaims::termsOf({heaps(of).front()}).at(0);
        case practice::OutcomeGame::Sum: return sumByCounting({NumberHintClaims::valuesOf(of.sum)}) == 0;
        case practice::OutcomeGame::Subtraction: break;
        }
        return std::ranges::none_of(rung.parameters, [&](Count amount) {
            return amount <= heaps(of).front() && isLost(withHeap(of, heaps(of).front() - amount));
        });
    }
};

}  // namespace nimstone::tests
