// Checks the claims of the hints of exercises, by search and from the definitions. Each hint (rung) of each skill has
// its own overload, and there is no generic overload. Questions and ideas without a number claim nothing about the
// exercise.
#pragma once

#include <exception>
#include <numeric>

#include "tests/core/practice/nim_hint_claims.h"

namespace nimstone::tests {

/// Checks the claims of hints about numbers, cold pairs, Zeckendorf terms, and values.
struct NumberHintClaims {
    Claims& claims;

    void operator()(const practice::ReadBinaryExercise& of, const practice::AskWhatColumnsAreWorth& rung) const
    {
        CLAIM(rung.task == of.task);
    }
    void operator()(const practice::ReadBinaryExercise& of, const practice::DoubleToTheLeft& rung) const
    {
        CLAIM(rung.columns == of.columns && of.number < Count{1} << rung.columns);
    }
    void operator()(const practice::ReadBinaryExercise& of, const practice::HighestOne& rung) const
    {
        CLAIM(rung.column <= of.number && of.number < 2 * rung.column && std::has_single_bit(rung.column));
    }
    void operator()(const practice::ReadBinaryExercise& of, const practice::UpperHalf& rung) const
    {
        CLAIM(rung.value == of.number / rung.lowest * rung.lowest);
    }
    void operator()(const practice::ReadBinaryExercise& of, const practice::TheBinary& rung) const
    {
        CLAIM(rightBySearch(of) == practice::Answers{rung.number} && rung.columns == of.columns);
    }

    void operator()(const practice::BashResidueExercise&, const practice::AskWhatRoundsMake&) const {}
    void operator()(const practice::BashResidueExercise& of, const practice::WholeBlocksLose& rung) const
    {
        CLAIM(rung.most == of.task.most);
        for (Count blocks = 1; blocks < 5; ++blocks) {
            const practice::BashTask whole{practice::BashVariant::Heap, blocks * (rung.most + 1), rung.most};
            CLAIM(rightBySearch(practice::BashResidueExercise{whole}) == practice::Answers{Count{0}});
        }
    }
    void operator()(const practice::BashResidueExercise& of, const practice::DivideIntoBlocks& rung) const
    {
        CLAIM(rung.task == of.task);
        CLAIM(rightBySearch(of) == practice::Answers{of.task.heap() % of.task.block()});
    }
    void operator()(const practice::BashResidueExercise& of, const practice::OneOfTwoRests& rung) const
    {
        const auto right = rightBySearch(of);
        CLAIM(rung.task == of.task && (right == practice::Answers{rung.lower}) != (right == practice::Answers{rung.higher}));
        const Count heap = of.task.heap();
        CLAIM((heap - rung.lower) % of.task.block() == 0 || (heap - rung.higher) % of.task.block() == 0);
    }
    void operator()(const practice::BashResidueExercise& of, const practice::TheResidue& rung) const
    {
        CLAIM(rightBySearch(of) == practice::Answers{rung.rest});
        CLAIM(rung.quotient * of.task.block() + rung.rest == of.task.heap() && rung.rest < of.task.block());
    }

    void operator()(const practice::ColdPairExercise&, const practice::AskWhatIsUnused&) const {}
    void operator()(const practice::ColdPairExercise&, const practice::MexAndDifference& rung) const
    {
        for (std::size_t index = 0; index < rung.first.size(); ++index)
            CLAIM(rung.first[index].index() == index && partner(rung.first[index].smaller) == rung.first[index].larger);
    }
    void operator()(const practice::ColdPairExercise& of, const practice::SideOfThePair& rung) const
    {
        CLAIM(rung.given == of.given && rung.isSmaller == (partner(of.given) > of.given));
    }
    void operator()(const practice::ColdPairExercise& of, const practice::PairBefore& rung) const
    {
        const Count other = partner(of.given);
        const Count index = std::max(of.given, other) - std::min(of.given, other);
        CLAIM(partner(rung.before.smaller) == rung.before.larger && rung.before.larger > rung.before.smaller);
        CLAIM(index == rung.before.index() + 1 || index == rung.before.index() + 2);
    }
    void operator()(const practice::ColdPairExercise& of, const practice::ThePair& rung) const
    {
        CLAIM(rung.given == of.given && (of.given == rung.pair.smaller || of.given == rung.pair.larger));
        CLAIM(partner(rung.pair.smaller) == rung.pair.larger);
        Count unused = 0;
        for (Count number = 0; number < rung.pair.smaller; ++number) {
            // Every smaller number is in a pair with a smaller difference.
            unused += std::max(number, partner(number)) - std::min(number, partner(number)) >= rung.pair.index();
        }
        CLAIM(unused == 0);
    }

    void operator()(const practice::ZeckendorfExercise&, const practice::AskWhatMustBeIn&) const {}
    void operator()(const practice::ZeckendorfExercise&, const practice::TakeTheLargest&) const {}
    void operator()(const practice::ZeckendorfExercise& of, const practice::LargestPart& rung) const
    {
        CLAIM(termsOf(of).back() == rung.part && fibonacciUpTo(of.n).back() == rung.part);
    }
    void operator()(const practice::ZeckendorfExercise& of, const practice::LargerParts& rung) const
    {
        const auto terms = termsOf(of);
        CLAIM(std::ranges::all_of(rung.parts, [&](Count part) { return std::ranges::count(terms, part) == 1; }));
        CLAIM(std::ranges::count(terms, rung.beneath) == 0 && std::ranges::count(fibonacciUpTo(of.n), rung.beneath) == 1);
        CLAIM(static_cast<std::size_t>(std::ranges::count_if(terms, [&](Count part) { return part >= rung.parts.front(); }))
              == rung.parts.size());
    }
    void operator()(const practice::ZeckendorfExercise& of, const practice::TheForm& rung) const
    {
        CLAIM(rung.n == of.n && rung.parts == termsOf(of) && rightBySearch(of).size() == 1);
    }

    void operator()(const practice::QuotaExercise& of, const practice::AskWhatMayAnswer& rung) const
    {
        CLAIM(rung.quota == of.quota);
    }
    void operator()(const practice::QuotaExercise& of, const practice::SmallestGoes& rung) const
    {
        const auto terms = termsOf({of.n});
        CLAIM(rung.n == of.n && terms.size() > 1 && terms[1] > 2 * terms[0]);
        CLAIM(terms.front() > of.quota ? rightBySearch(of) == practice::Answers{Count{0}}
                                       : rightBySearch(of).front() == practice::Answer(terms.front()));
    }
    void operator()(const practice::QuotaExercise& of, const practice::LargestStays& rung) const
    {
        CLAIM(rung.n == of.n && rung.largest == termsOf({of.n}).back() && rung.rest == of.n - rung.largest);
        const auto right = rightBySearch(of);
        CLAIM(std::ranges::all_of(right, [&](const practice::Answer& take) { return take.number() <= rung.rest; }));
    }
    void operator()(const practice::QuotaExercise& of, const practice::SmallestPartIs& rung) const
    {
        CLAIM(rung.n == of.n && rung.smallest == termsOf({of.n}).front());
        CLAIM((rung.smallest > of.quota) == (rightBySearch(of) == practice::Answers{Count{0}}));
    }
    void operator()(const practice::QuotaExercise& of, const practice::TheQuotaTake& rung) const
    {
        const auto right = rightBySearch(of);
        CLAIM(rung.task.n == of.n && rung.task.quota == of.quota && rung.task.parts == termsOf({of.n}));
        CLAIM(std::ranges::find(right, practice::Answer(rung.taken)) != right.end());
        CLAIM(rung.taken == 0 || (rung.taken == rung.task.parts[0] && 2 * rung.taken < rung.task.parts[1]));
    }

    void operator()(const practice::MexExercise& of, const practice::AskWhatIsMissing& rung) const { whose(of, rung.heap); }
    void operator()(const practice::MexExercise& of, const practice::CountUpFromZero& rung) const { whose(of, rung.heap); }
    void operator()(const practice::MexExercise& of, const practice::MexIsAtMost& rung) const
    {
        whose(of, rung.heap);
        CLAIM(rightBySearch(of).front().number() <= rung.most);
        std::vector<Count> options;
        for (const Count amount : of.amounts) {
            if (amount <= of.values.size())
                options.push_back(of.values.size() - amount);
        }
        CLAIM(rung.options == options && (options.empty() ? differentValues(of).size() : options.size()) == rung.most);
    }
    void operator()(const practice::MexExercise& of, const practice::MexIsOneOfTwo& rung) const
    {
        const Count mex = rightBySearch(of).front().number();
        const auto values = differentValues(of);
        // The hint says: "Is the smaller number there? If it is, the answer is the larger number."
        CLAIM(mex == rung.smaller || mex == rung.larger);
        CLAIM((std::ranges::count(values, rung.smaller) != 0) == (mex == rung.larger));
    }
    void operator()(const practice::MexExercise& of, const practice::TheMex& rung) const
    {
        CLAIM(rightBySearch(of) == practice::Answers{rung.mex});
        CLAIM(rung.values == differentValues(of));
    }

    void operator()(const practice::SumValueExercise& of, const practice::AskWhatComponentsAreWorth& rung) const
    {
        CLAIM(rung.parts == of.gameSum.components().size());
    }
    void operator()(const practice::SumValueExercise&, const practice::ReplacePartsByHeaps&) const {}
    void operator()(const practice::SumValueExercise& of, const practice::ValueOfOnePart& rung) const
    {
        const auto values = valuesOf(of.gameSum);
        CLAIM(values.at(rung.part) == rung.value);
        CLAIM(std::ranges::all_of(values, [&](Count value) { return value < 2 * rung.column; }));
        CLAIM((onesOf(values, rung.column) % 2 == 1) == rung.isOdd);
    }
    void operator()(const practice::SumValueExercise& of, const practice::SumAboveLastColumn& rung) const
    {
        CLAIM(rung.value == rightBySearch(of).front().number() / 2 * 2);
    }
    void operator()(const practice::SumValueExercise& of, const practice::TheSumValue& rung) const
    {
        CLAIM(rung.values == valuesOf(of.gameSum) && rightBySearch(of) == practice::Answers{rung.sum});
    }

    void operator()(const practice::SpotFlawExercise& of, const practice::AskWhatIsChecked& rung) const
    {
        CLAIM(rung.claims == of.claims.size());
    }
    void operator()(const practice::SpotFlawExercise& of, const practice::TestEachClaim&) const
    {
        CLAIM(rightBySearch(of).size() == 1);
    }
    void operator()(const practice::SpotFlawExercise& of, const practice::LawOfTheGame& rung) const
    {
        CLAIM(rung.game == of.game);
        for (const std::size_t place : rung.intact)
            CLAIM(std::visit(ClaimBySearch(), of.claims.at(place)));
    }
    void operator()(const practice::SpotFlawExercise& of, const practice::OneOfTwoClaims& rung) const
    {
        CLAIM(std::visit(ClaimBySearch(), of.claims.at(rung.first))
              != std::visit(ClaimBySearch(), of.claims.at(rung.second)));
    }
    void operator()(const practice::SpotFlawExercise& of, const practice::TheFlaw& rung) const
    {
        CLAIM(rightBySearch(of) == practice::Answers{Count{rung.place}} && of.claims.at(rung.place) == rung.claim);
    }

    static std::vector<Count> termsOf(const practice::ZeckendorfExercise& of) { return rightBySearch(of).front().numbers(); }
    static std::vector<Count> valuesOf(const GameSum& gameSum)
    {
        std::vector<Count> values;
        for (const Component& part : gameSum.components())
            values.push_back(grundyBySearch(GameSum(part)));
        return values;
    }
    static Count partner(Count number)
    {
        static const ColdBySearch search(640);
        return search.partner(number);
    }

private:
    void whose(const practice::MexExercise& of, const std::optional<Count>& heap) const
    {
        CLAIM(heap == (of.amounts.empty() ? std::nullopt : std::optional<Count>(of.values.size())));
    }
    /// Returns the different values whose mex is asked for.
    static std::vector<Count> differentValues(const practice::MexExercise& of)
    {
        std::set<Count> values(of.values.begin(), of.values.end());
        if (!of.amounts.empty())
            values.clear();
        for (const Count amount : of.amounts) {
            if (amount <= of.values.size())
                values.insert(of.values[of.values.size() - amount]);
        }
        return {values.begin(), values.end()};
    }
};

}  // namespace nimstone::tests
