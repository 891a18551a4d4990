// Checks the proofs of the theorem on sums. It compares their values with values of the components that it computes
// from the rules.
#include "core/proofs/verifiers.h"

#include <algorithm>

#include "core/proofs/verify/nim/nim_facts.h"
#include "core/proofs/verify/values/component_values.h"
#include "core/proofs/verify/walk.h"

namespace nimstone::proof {

namespace {

constexpr std::size_t mostParts = 12;

/// The facts with which the steps are compared. They are all derived from the values of the components.
struct SumFacts {
    std::vector<Count> values;
    Count sum = 0;

    /// The value that component `part` must have so that the value of the sum is `target`. It may be larger than the
    /// present value of the component.
    Count towards(std::size_t part, Count target) const
    {
        std::vector<Count> others = values;
        others[part] = target;
        return sumOfOddColumns(others);
    }

    /// Makes the step that changes the value of the sum to `target`. It uses the first component whose value has a 1 in
    /// the highest column in which the value of the sum and `target` differ.
    SumReach reach(Count target) const
    {
        const Count column = highestPower(sumOfOddColumns({sum, target}));
        std::size_t first = 0;
        while (!oneIn(values[first], column))
            ++first;
        return {target, column, first, values[first], towards(first, target)};
    }
};

SumNoOption noOption(const SumFacts& facts)
{
    SumNoOption step{{}, facts.sum};
    for (std::size_t part = 0; part < facts.values.size(); ++part)
        step.parts.push_back({facts.values[part], facts.towards(part, 0)});
    return step;
}

/// Checks the step SumRaise: it shows the first component whose value a move can increase, this move, and the reply
/// that decreases the value again.
void needRaise(StepChecker& walk, const SumFacts& facts, const GameSum& subject, const std::vector<PartValue>& parts)
{
    for (std::size_t part = 0; part < parts.size(); ++part) {
        const auto move = parts[part].leastRaise();
        if (!move)
            continue;
        const Component& component = subject.components()[part];
        const PartValue after = valueAfter(component.rules, *played(component.rules, heapsOf(component), *move));
        const Count before = facts.values[part];
        const auto reply = after.leastMoveTo(before);
        const SumRaise wanted{true, part, *move, before, after.value, facts.towards(part, after.value), reply.value_or(Move{})};
        walk.need(wanted, reply.has_value());
        return;
    }
    walk.need(SumRaise{});
}

/// Requires a nim-sum s ≠ 0.
void needMove(StepChecker& walk, const SumFacts& facts, const std::vector<PartValue>& parts)
{
    const auto [target, column, part, before, after] = facts.reach(0);
    int exponent = 0;
    for (Count weight = 1; weight < column; weight *= 2)
        ++exponent;
    SumChoice choice{column, {}, part, before, after};
    for (std::size_t other = 0; other < facts.values.size(); ++other) {
        if (oneIn(facts.values[other], column))
            choice.eligible.push_back(other);
    }
    const std::size_t ones = countOnes(facts.values, column);
    walk.need(SumColumn{facts.sum, column, exponent, ones}, ones % 2 == 1).need(choice, after < before);
    if (const auto move = parts[part].leastMoveTo(after))
        walk.need(SumMove{part, *move, before, after, 0});
    else
        walk.need<SumMove>([](const SumMove&) { return false; });
}

SumEveryValue everyValue(const SumFacts& facts)
{
    SumEveryValue step{facts.sum, {}, 0};
    for (Count target = 1; target < facts.sum && target <= SumEveryValue::mostListed; ++target)
        step.reached.push_back(facts.reach(target));
    step.unlisted = facts.sum - 1 - step.reached.size();
    return step;
}

}  // namespace

std::optional<std::size_t> verifySum(const Proof& proof)
{
    const auto& parts = proof.subject.components();
    if (!proof.subject.isSum() || parts.size() > mostParts || proof.move)
        return 0;
    SumFacts facts;
    std::vector<PartValue> found;
    for (const Component& part : parts) {
        const bool hasQuota = part.position.quota != noQuota;
        auto value = hasQuota == (part.rules.as<FibonacciNim>() != nullptr) ? partValue(part.rules, heapsOf(part)) : std::nullopt;
        if (!value)
            return 0;
        facts.values.push_back(value->value);
        found.push_back(*std::move(value));
    }
    facts.sum = sumOfOddColumns(facts.values);

    StepChecker walk(proof);
    walk.need(SumValues{facts.values, facts.sum}).need(noOption(facts));
    needRaise(walk, facts, proof.subject, found);
    if (facts.sum != 0)
        needMove(walk, facts, found);
    if (facts.sum >= 2) {
        const SumEveryValue step = everyValue(facts);
        walk.need(step, std::ranges::all_of(step.reached, [](const SumReach& reach) { return reach.after < reach.before; }));
    }
    return walk.need(SumConclusion{facts.sum, facts.sum == 0 ? Outcome::P : Outcome::N}).end();
}

}  // namespace nimstone::proof
